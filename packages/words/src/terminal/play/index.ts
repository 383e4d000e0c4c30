import type { Lang } from "../../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { PlayLines } from "./words.ts";

export { PLAY_KEYS, type PlayFault, type PlayKey, type PlayLines, type PlayOptionName } from "./words.ts";

const all: Readonly<Record<Lang, PlayLines>> = { en, ko, ja };

/** What `sidepot play` says in a language. */
export const playLines = (lang: Lang): PlayLines => all[lang];
