import type { Lang } from "../../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { PlayText } from "./play.ts";

export { type Deed, type PlayText, SPEEDS, type Speed } from "./play.ts";

const texts: Readonly<Record<Lang, PlayText>> = { en, ko, ja };

/** What the screen of the practice table says in a language. */
export const playText = (lang: Lang): PlayText => texts[lang];
