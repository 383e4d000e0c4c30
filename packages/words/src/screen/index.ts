import type { Lang } from "../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { Screen } from "./screen.ts";

export type { Screen } from "./screen.ts";

const screens: Readonly<Record<Lang, Screen>> = { en, ko, ja };

/** What the screens say in a language. */
export const screen = (lang: Lang): Screen => screens[lang];
