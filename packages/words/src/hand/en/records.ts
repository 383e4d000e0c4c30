import type { Problem } from "sidepot";
import type { Because, Deviation, DeviationCode, Difference, RecordEvent, RecordProblem } from "sidepot/history";
import { capital } from "../../en/lists.ts";
import { potName } from "../../en/pots.ts";
import { problem } from "../../en/problems.ts";
import { nameAt, type Sentences, sentence, showText } from "../../text.ts";
import { written } from "../figures.ts";
import { countedBy } from "../places.ts";
import type { About } from "../words.ts";

const quoted = (text: string): string => `“${showText(text)}”`;

/** `Line 7: `; nothing for the text as a whole. */
function front(at: number, code: string, about: About): string {
  if (at === 0) return "";
  return `${{ line: "Line", action: "Action", unknown: "No." }[countedBy(code, about.format) ?? "unknown"]} ${at}: `;
}

const problemsWith = (about: About): Sentences<RecordProblem> => ({
  FORMAT_UNKNOWN: (p) =>
    `this is no hand history of a kind that is known: ${quoted(p.text)}. Give a PHH file, or a history as the site wrote it.`,
  TOML_INVALID: (p) => `this is not TOML: ${quoted(p.text)}. Check quotes, brackets and commas.`,
  JSON_INVALID: (p) => `this is not JSON: ${quoted(p.text)}. Check quotes, brackets and commas.`,
  FIELD_MISSING: (p) => `the field ${quoted(p.field)} is missing. Add it.`,
  FIELD_INVALID: (p) => `the field ${quoted(p.field)} cannot be ${quoted(p.text)}. Correct it.`,
  VARIANT_UNKNOWN: (p) => `the game ${quoted(p.text)} is not known. Check how it is written.`,
  ACTION_UNREADABLE: (p) => `${quoted(p.text)} is not an action that can be read. Correct it.`,
  PLAYER_UNKNOWN: (p) => `${quoted(p.text)} names nobody with a seat in this hand. Check names and seats.`,
  STACK_EXCEEDED: (p) => {
    const who = about.names ? nameAt(about.names, p.seat) : `player ${p.seat + 1}`;
    return `the stack of ${who} is ${written(p.stack, about.scale)}, but ${written(p.amount, about.scale)} goes in. Check the amount and the stack.`;
  },
  AMOUNT_UNREADABLE: (p) => `${quoted(p.text)} cannot be counted exactly. Give an amount with two decimals at most.`,
  RECORD_CUT: () => "the record ends before the hand does. Give the whole of it.",
});

/** Why a record cannot be read or settled. */
export function recordProblem(value: RecordProblem | Problem, about: About = {}): string {
  if (!("at" in value) || "path" in value) return problem(value as Problem);
  const text = sentence(problemsWith(about), value);
  return `${front(value.at, value.code, about)}${value.at === 0 ? capital(text) : text}`;
}

/** `raised to 300`; `acted` where the event is not known. */
function did(event: RecordEvent | null, about: About, otherwise: string): string {
  switch (event?.do) {
    case "bet":
      return `bet ${written(event.to, about.scale)}`;
    case "raise":
      return `raised to ${written(event.to, about.scale)}`;
    case "call":
      return `called ${written(event.amount, about.scale)}`;
    case "check":
      return "checked";
    case "fold":
      return "folded";
    default:
      return otherwise;
  }
}

const deviations: Readonly<Record<DeviationCode, (who: string, what: (otherwise: string) => string) => string>> = {
  NOT_YOUR_TURN: (who, what) => `${who} ${what("acted")} out of turn.`,
  NOT_REOPENED: (who, what) => `${who} ${what("raised")}, although the betting was not re-opened (TDA 47-A).`,
  BELOW_MINIMUM: (who, what) => `${who} ${what("made a bet or raise")}, less than the minimum.`,
  ABOVE_MAXIMUM: (who, what) => `${who} ${what("made a bet or raise")}, more than the maximum.`,
  CANNOT_CHECK: (who) => `${who} checked, although a bet was owed.`,
  NOTHING_TO_CALL: (who, what) => `${who} ${what("called")}, although nothing was owed.`,
  NOBODY_CAN_ANSWER: (who, what) => `${who} ${what("bet or raised")}, although nobody could answer it.`,
  RAISE_CAP: (who, what) => `${who} ${what("made a raise")}, beyond the cap on raises.`,
  STREET_NOT_COMPLETE: () => "the next street opened while somebody still owed an action.",
  BRING_IN_DUE: (who, what) => `${who} ${what("acted")} before the bring-in was paid.`,
  NO_BRING_IN: (who) => `${who} paid a bring-in that was not due.`,
  NOT_IN_HAND: (who, what) => `${who} ${what("acted")} after folding.`,
  HAND_OVER: (who, what) => `${who} ${what("acted")} when nobody owed an action any more.`,
  CALLED_SHORT: (who, what) => `${who} ${what("made a call")}, less than what was owed, with chips left.`,
  CALLED_MORE: (who, what) => `${who} ${what("made a call")}, more than what was owed.`,
  RAISED_NOTHING: (who, what) => `${who} ${what("made a bet or raise")}, no more than was there already.`,
};

/** Where a record left the rules. */
export function deviation(value: Deviation, names: readonly string[], event: RecordEvent | null = null, about: About = {}): string {
  const who = event && "seat" in event ? nameAt(names, event.seat) : "the player";
  return front(value.action, value.code, about) + deviations[value.code](who, (otherwise) => did(event, about, otherwise));
}

const reasons: Readonly<Record<Because, string>> = {
  ODD_CHIPS_ALL_TO_ONE: "All odd chips went to one player",
  ODD_CHIPS_ELSEWHERE: "The odd chips went to other seats",
  ODD_CHIP_HALVED: "An odd chip was halved",
  UNCALLED_IN_POT: "The recorded pot still holds the bet that nobody called",
  RETURN_DIFFERS: "The bet that nobody called was not given back, or not all of it",
  DOES_NOT_ADD_UP: "The recorded amounts do not add up to the pot",
  OTHER_WINNER: "The pot went to another player than the best hand that may win it",
  OTHER_LAYERS: "The pots were cut at other amounts",
  UNEXPLAINED: "No reason was found",
};

/** Why a record and the rules differ. */
export const because = (code: Because): string => `${reasons[code]}.`;

const pots = (pot: number): string => (pot === 0 ? "main pot" : `side pot ${pot}`);

function head({ what, seat, pot }: Difference, names: readonly string[]): string {
  const who = seat === null ? "all players" : nameAt(names, seat);
  switch (what) {
    case "finishing":
      return `Final stack of ${who}`;
    case "collected":
      return `Collected by ${who}`;
    case "returned":
      return `Returned to ${who}`;
    case "total-pot":
      return "Total pot";
    case "pots":
      return potName(pot ?? 0);
  }
}

/** What a record says, what the rules say, and why they differ. */
export function difference(value: Difference, names: readonly string[], about: About = {}): string {
  const { what, pot, recorded, ours } = value;
  const where = pot === null || what === "pots" ? "" : ` (${pots(pot)})`;
  const amounts = `recorded ${written(recorded, about.scale)}, by the rules ${written(ours, about.scale)}`;
  return `${head(value, names)}: ${amounts}. ${reasons[value.because]}${where}.`;
}

/** A line of a record that was not understood. */
export const unknownLine = (at: number, text: string, about: About = {}): string =>
  `${front(at, "", about)}not understood and left out of account: ${quoted(text)}.`;
