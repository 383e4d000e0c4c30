import { fail, type Result } from "../../result.ts";
import type { HandRecord, RecordProblem } from "../record.ts";
import { readFullTilt } from "./fulltilt.ts";
import { readPokerStars } from "./pokerstars.ts";
import { type HandText, linesOf, MOST_LINES, splitHands } from "./split.ts";
import { readWinamax } from "./winamax.ts";

export { type HandText, linesOf, makeSplitter, siteOf } from "./split.ts";
export { makeSiteText } from "./write.ts";

/** One hand of a text, and where it begins. */
export interface ReadHand {
  /** The number of the hand's first line, from 1. */
  readonly line: number;
  readonly result: Result<HandRecord, RecordProblem>;
}

/** Reads one hand's lines. */
export function readHand(hand: HandText): Result<HandRecord, RecordProblem> {
  const first = (hand.lines[0] ?? "").slice(0, 80);
  if (hand.lines.length >= MOST_LINES) return fail({ code: "FIELD_INVALID", at: hand.line, field: "hand", text: first });
  switch (hand.site) {
    case "pokerstars":
      return readPokerStars(hand);
    case "fulltilt":
      return readFullTilt(hand);
    case "winamax":
      return readWinamax(hand);
    default:
      return fail({ code: "FORMAT_UNKNOWN", at: hand.line, text: first });
  }
}

/** Reads all hands of a text, one at a time, whichever of the sites wrote them. */
export function* readSiteText(text: string): Generator<ReadHand> {
  for (const hand of splitHands(linesOf(text))) yield { line: hand.line, result: readHand(hand) };
}
