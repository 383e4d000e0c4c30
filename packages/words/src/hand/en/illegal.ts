import type { Problem } from "sidepot";
import type { Illegal, Legal } from "sidepot/hand";
import { cardName } from "../../en/cards.ts";
import { capital, list, verb } from "../../en/lists.ts";
import { problem } from "../../en/problems.ts";
import { grouped } from "../../numbers.ts";
import { nameAt, type Sentences, sentence, showText } from "../../text.ts";
import { hereOf, isHere, isOwn, type Need, needAt, readHandPlace, type Setting } from "../places.ts";

const settings: Readonly<Record<Setting, string>> = {
  stacks: "Stacks",
  names: "Names",
  antes: "Antes",
  bounties: "Bounties",
  blinds: "Blinds",
  straddles: "Straddles",
  posts: "Posts",
  bigBlindAnte: "Big blind ante",
  buttonAnte: "Button ante",
  buttonBlind: "Button blind",
  bringIn: "Bring-in",
  smallBet: "Small bet",
  bigBet: "Big bet",
  minBet: "Minimum bet",
  raiseCap: "Cap on raises",
  cap: "Cap",
  draws: "Draws",
  boards: "Boards",
  unit: "Smallest chip",
  rake: "Rake",
};
const own: Readonly<Partial<Record<Setting, string>>> = { stacks: "stack", names: "name", antes: "ante", bounties: "bounty" };
const items: Readonly<Partial<Record<Setting, string>>> = { straddles: "Straddle", posts: "Post" };

/** `Action 4`, `Player 2 (stack)`; null where the path says nothing new. */
function placed(path: string): string | null {
  if (isHere(path)) return null;
  const place = readHandPlace(path);
  if (!place) return path === "board" ? "Board" : showText(path);
  if (place.kind !== "setting") return `${place.kind === "action" ? "Action" : "Card"} ${place.index + 1}`;
  const { setting, index } = place;
  if (index === null) return settings[setting];
  return own[setting] ? `Player ${index + 1} (${own[setting]})` : `${items[setting] ?? settings[setting]} ${index + 1}`;
}

const at = (path: string, text: string): string => {
  const place = placed(path);
  return place === null ? capital(text) : `${place}: ${text}`;
};
const quoted = (text: string): string => `“${showText(text)}”`;

const needs: Readonly<Record<Need, string>> = {
  chips: "Give a whole number of chips, 0 or more.",
  "chips-above-zero": "Give a whole number of chips, 1 or more.",
  blinds: "Give the small and the big blind as two whole numbers, the small one first and no larger; none where there is a bring-in.",
  straddle: "Give a whole number of chips, more than the blind or straddle before it.",
  "no-bring-in": "Leave it out where there is a bring-in.",
  post: "Give live and dead chips as whole numbers, 0 or more.",
  each: "Give one whole number of chips for each player.",
  "small-bet": "Fixed limit needs a small bet: a whole number of chips, 1 or more.",
  "bring-in": "Stud needs a bring-in: a whole number of chips, 1 or more, and no larger than the small bet.",
  "raise-cap": "Give a whole number of raises, or null for no cap.",
  draws: "Give 1 or 3.",
  boards: "Give a whole number from 1 to 4.",
  rake: "Give basisPoints as a whole number from 0 to 10000, and cap as a whole number of chips.",
  names: "Give one name for each stack.",
  amount: "Give a whole number of chips.",
};

const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `Only ${grouped(min)} is possible.` : `Make it ${grouped(min)} to ${grouped(max)}.`;

const phases = {
  dealing: "cards are due now: deal them first.",
  betting: "the betting is open now: fold, check, call, bet or raise.",
  drawing: "players change cards now: draw, or stand pat.",
  showdown: "hands are shown now: show or muck.",
};

const sentencesWith = (names: readonly string[]): Sentences<Exclude<Illegal, Problem>> => ({
  STREET_NOT_COMPLETE: (i) => at(i.path, `no cards yet: ${nameAt(names, i.toAct)} still has to act.`),
  NOT_YOUR_TURN: (i) => at(i.path, `out of turn: ${nameAt(names, i.toAct)} acts before ${nameAt(names, i.seat)}.`),
  NOT_IN_HAND: (i) => at(i.path, `out of the hand: ${nameAt(names, i.seat)} cannot act any more. Take this out.`),
  NOT_REOPENED: (i) =>
    at(
      i.path,
      `${grouped(i.facing)} more is owed, less than a full raise of ${grouped(i.full)}, so the betting is not re-opened (TDA 47-A). Call or fold.`,
    ),
  BELOW_MINIMUM: (i) => at(i.path, `${grouped(i.to)} is below the minimum of ${grouped(i.min)}. ${range(i)}`),
  ABOVE_MAXIMUM: (i) => at(i.path, `${grouped(i.to)} is above the maximum of ${grouped(i.max)}. ${range(i)}`),
  NOTHING_TO_CALL: (i) => at(i.path, "there is nothing to call. Check instead."),
  CANNOT_CHECK: (i) => at(i.path, `${grouped(i.owed)} is owed, so a check is not possible. Call ${grouped(i.owed)}, raise or fold.`),
  HAND_OVER: (i) => at(i.path, "the hand is over, and nobody can act any more. Take this out."),
  ALREADY_BET: (i) => at(i.path, `there is a bet of ${grouped(i.level)} already. Raise to more than that.`),
  NOTHING_TO_RAISE: (i) => at(i.path, "there is no bet to raise yet. Bet instead."),
  NOBODY_CAN_ANSWER: (i) => at(i.path, "no opponent has the chips to answer that. Call, check or fold."),
  RAISE_CAP: (i) => at(i.path, `the cap of ${grouped(i.cap)} ${verb(i.cap, "raise", "raises")} is reached. Call or fold.`),
  STACK_TOO_SHORT: (i) =>
    at(i.path, `the stack of ${grouped(i.stack)} is not more than the ${grouped(i.owed)} owed. Call with all of it, or fold.`),
  CANNOT_FOLD: (i) => at(i.path, "this is the last hand left, and it takes the pot: it cannot be folded or killed."),
  BRING_IN_DUE: (i) => at(i.path, `the bring-in of ${grouped(i.amount)} is due. Pay it, or bet more.`),
  NO_BRING_IN: (i) => at(i.path, "no bring-in is due here. Fold, check, call, bet or raise."),
  DEAL_FIRST: (i) =>
    at(
      i.path,
      `${grouped(i.count)} ${verb(i.count, "card is", "cards are")} due before anybody may act. Deal ${verb(i.count, "it", "them")} first.`,
    ),
  DEAL_COUNT: (i) =>
    at(
      i.path,
      `${grouped(i.want)} ${verb(i.want, "card belongs", "cards belong")} here, but there ${verb(i.got, "is", "are")} ${grouped(i.got)}. Give exactly ${grouped(i.want)}.`,
    ),
  CARD_NEEDED: (i) => at(i.path, "this card lies open and must be known. Name it, such as As, Td or 9h."),
  CARD_IN_PLAY: (i) => at(i.path, `the ${cardName(i.card)} is already in play. Name another card.`),
  NOT_NOW: (i) => at(i.path, phases[i.phase]),
  DISCARD_INVALID: (i) =>
    at(i.path, `${quoted(i.got)} does not say which cards are changed. Give places from 0 to ${i.cards - 1}, each once.`),
  CANNOT_MUCK: (i) => at(i.path, "somebody is all-in and the betting is over: every hand is shown (TDA 16). Show it."),
  RUNS_INVALID: (i) =>
    at(
      i.path,
      i.most < 2
        ? "too few cards are left to run the board more than once. Deal it once."
        : `${quoted(i.got)} is not how often the board can be run. Give a whole number from 2 to ${i.most}.`,
    ),
  PLAYER_UNKNOWN: (i) => at(i.path, `nobody is called ${quoted(i.got)}. The players are ${list(i.names.map(showText))}.`),
  ACTION_UNREADABLE: (i) =>
    at(i.path, `${quoted(i.got)} is not an action. Write a name and fold, check, call, bet 100, raise 300 or all-in, or write deal.`),
  SETTING_INVALID: (i) => {
    const wrong = i.got === "undefined" ? "this is missing." : `${quoted(i.got)} does not fit here.`;
    return at(i.path, `${wrong} ${needs[needAt(i.path)]}`);
  },
});

/** Why an action cannot be done, and what can. */
export function illegal(value: Illegal, names: readonly string[]): string {
  const sentences = sentencesWith(names);
  if (isOwn(value, sentences)) return sentence(sentences, value);
  const place = placed(value.path);
  return place === null || place === showText(value.path) ? problem(value) : `${place}: ${problem(hereOf(value))}`;
}

const reasons: Readonly<Record<NonNullable<Legal["closed"]>, string>> = {
  NOT_REOPENED: "No raise: the betting is not re-opened (TDA 47-A).",
  NOBODY_CAN_ANSWER: "No bet or raise: no opponent has the chips to answer it.",
  RAISE_CAP: "No raise: the cap on raises is reached.",
  STACK_TOO_SHORT: "No raise: the stack is not more than what is owed.",
};

/** Why the one to act may neither bet nor raise. */
export const closed = (why: NonNullable<Legal["closed"]>): string => reasons[why];
