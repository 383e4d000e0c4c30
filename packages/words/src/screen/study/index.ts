import type { Lang } from "../../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { StudyText } from "./study.ts";

export { percent } from "../../percent.ts";
export type { StudyText } from "./study.ts";

const texts: Readonly<Record<Lang, StudyText>> = { en, ko, ja };

/** What the Study page says in a language. */
export const studyText = (lang: Lang): StudyText => texts[lang];
