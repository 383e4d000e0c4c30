import type { Lang } from "../../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { ShowdownText } from "./showdown.ts";

export type { Mark, ShowdownText } from "./showdown.ts";

const texts: Readonly<Record<Lang, ShowdownText>> = { en, ko, ja };

/** What the Showdown screen says in a language. */
export const showdownText = (lang: Lang): ShowdownText => texts[lang];
