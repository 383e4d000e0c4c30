import type { Lang } from "../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { CoachWords } from "./words.ts";

export { mean, signed } from "./figures.ts";
export type { CoachWords, Lesson, Saying } from "./words.ts";

const all: Readonly<Record<Lang, CoachWords>> = { en, ko, ja };

/** What a language says of a reviewed hand. */
export const coachWords = (lang: Lang): CoachWords => all[lang];
