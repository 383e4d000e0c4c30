import type { Lang } from "../../words.ts";
import { en } from "./en.ts";
import type { ImportText } from "./import.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";

export type { ImportText } from "./import.ts";

const texts: Readonly<Record<Lang, ImportText>> = { en, ko, ja };

/** What the Import screen says in a language. */
export const importText = (lang: Lang): ImportText => texts[lang];
