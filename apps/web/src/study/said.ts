import type { Lang, Words } from "@sidepot/words";
import type { StudyText } from "@sidepot/words/screen/study";
import type { EquityProblem } from "sidepot/equity";
import type { Missing } from "./asked.ts";
import { letterOf } from "./question.ts";

/** Why a question cannot be asked yet. */
export function sayMissing(missing: Missing | undefined, words: Words, text: StudyText): string {
  if (missing?.code === "range") return text.needRange(letterOf(missing.player));
  if (missing?.code === "board") return text.needBoard(missing.cards);
  return missing ? text.needCards(words.list(missing.players.map(letterOf))) : text.nothingYet;
}

/** What is wrong with a question, in a language. */
export const sayProblem = (problem: EquityProblem, lang: Lang): string => `${lang} ${problem.code}`;
