import type { Words } from "@sidepot/words";
import type { StudyText } from "@sidepot/words/screen/study";
import type { Missing } from "./asked.ts";
import { letterOf } from "./question.ts";

/** Why a question cannot be asked yet. */
export function sayMissing(missing: Missing | undefined, words: Words, text: StudyText): string {
  if (missing?.code === "range") return text.needRange(letterOf(missing.player));
  if (missing?.code === "board") return text.needBoard(missing.cards);
  return missing ? text.needCards(words.list(missing.players.map(letterOf))) : text.nothingYet;
}
