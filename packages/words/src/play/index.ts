import type { Lang } from "../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { PlayWords } from "./words.ts";

export { holdingName } from "./holding.ts";
export type { Choice, PlayWords } from "./words.ts";

const all: Readonly<Record<Lang, PlayWords>> = { en, ko, ja };

/** What a language says at the practice table. */
export const playWords = (lang: Lang): PlayWords => all[lang];
