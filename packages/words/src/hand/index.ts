import type { Lang } from "../words.ts";
import { en } from "./en/index.ts";
import { ja } from "./ja/index.ts";
import { ko } from "./ko/index.ts";
import type { HandWords } from "./words.ts";

export type { About, Around, HandWords } from "./words.ts";

const all: Readonly<Record<Lang, HandWords>> = { en, ko, ja };

/** What a language says of a hand in progress and of recorded hands. */
export const handWords = (lang: Lang): HandWords => all[lang];
