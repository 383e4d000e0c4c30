import type { Lang } from "../../words.ts";
import type { CoachText } from "./coach.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";

export type { CoachText } from "./coach.ts";

const texts: Readonly<Record<Lang, CoachText>> = { en, ko, ja };

/** What the coach's page says in a language, around `coachWords`. */
export const coachText = (lang: Lang): CoachText => texts[lang];
