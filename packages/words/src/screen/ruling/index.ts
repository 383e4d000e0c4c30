import type { Lang } from "../../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { RulingText } from "./ruling.ts";

export type { RulingText } from "./ruling.ts";

const texts: Readonly<Record<Lang, RulingText>> = { en, ko, ja };

/** What the Rulings screen says in a language. */
export const rulingText = (lang: Lang): RulingText => texts[lang];
