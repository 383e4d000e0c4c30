import type { Lang } from "../../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { PracticeText } from "./practice.ts";

export type { HouseText } from "./house.ts";
export type { Fate, PracticeText } from "./practice.ts";

const texts: Readonly<Record<Lang, PracticeText>> = { en, ko, ja };

/** What the practice and the editor of house rules say in a language. */
export const practiceText = (lang: Lang): PracticeText => texts[lang];
