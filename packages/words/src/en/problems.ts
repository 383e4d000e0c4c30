import type { ChipsFault, Problem, Warning } from "sidepot";
import type { AmountFault } from "../amount.ts";
import { grouped } from "../numbers.ts";
import { type Field, readPlace } from "../places.ts";
import { nameAt, type Sentences, sentence, showCharacter, showText } from "../text.ts";
import { cardName } from "./cards.ts";
import { gameName } from "./games.ts";
import { capital, listOr, verb } from "./lists.ts";
import { potName, thePot } from "./pots.ts";

const fields: Readonly<Record<Field, string>> = {
  name: "name",
  bet: "bet",
  dead: "dead money",
  folded: "folded",
  cards: "cards",
  strength: "strength",
  strengthLow: "strength of the low",
  stack: "stack",
  players: "players",
  hands: "hands",
  board: "board",
  button: "button",
  unit: "smallest chip",
  game: "game",
  rules: "rules",
  "rules.oddChips": "rule for odd chips",
  "rules.awardOrder": "order of awards",
  rake: "rake",
  bounties: "bounties",
  pots: "pots",
  id: "id",
};

/** `player 2 (bet)`. */
export function place(path: string, names?: readonly string[]): string {
  const found = readPlace(path);
  if (!found) return showText(path);
  const { of, field, item } = found;
  const inner = [field ? fields[field] : "", item === null ? "" : `no. ${item + 1}`].filter(Boolean).join(" ");
  if (!of) return inner;
  const whose = of.kind === "pot" ? potName(of.index).toLowerCase() : `${of.kind} ${of.index + 1}`;
  const head = of.kind === "player" && names ? nameAt(names, of.index) : whose;
  return inner ? `${head} (${inner})` : head;
}

/** Where a card already is. */
function whereIs(path: string): string {
  const found = readPlace(path);
  if (!found?.of) return found?.field === "board" ? "on the board" : `at ${place(path)}`;
  return found.of.kind === "player" ? `with player ${found.of.index + 1}` : `in ${place(path)}`;
}

/** Whose field a path leads to. */
const owner = (path: string): string => place(path.replace(/\.\w+$/, ""));

const at = (path: string, text: string): string => (path === "" ? capital(text) : `${capital(place(path))}: ${text}`);
/** With the path itself beside it, for those who write the input with a program. */
const atField = (path: string, text: string): string => {
  if (path === "") return at(path, text);
  const said = place(path);
  const raw = showText(path);
  return said === raw ? `${raw}: ${text}` : `${capital(said)}, ${raw}: ${text}`;
};
const quoted = (text: string): string => (text === "undefined" ? "nothing" : `“${showText(text)}”`);

const chipsFaults: Readonly<Record<ChipsFault, string>> = {
  "not-a-number": "is not a number. Give a whole number of chips, 0 or more",
  negative: "is below zero. Give a whole number of chips, 0 or more",
  zero: "is too little here. Give a whole number of chips, 1 or more",
  fraction: "is not whole. Count in the smallest chip, so that there are no fractions",
  "too-large": "is too large to count exactly. Count in a larger unit",
};

const missingChips = "the amount is missing. Give a whole number of chips, 0 or more";

const problems: Sentences<Problem> = {
  NOT_AN_OBJECT: (p) => atField(p.path, `an object is needed here, but this is ${quoted(p.got)}.`),
  NOT_A_LIST: (p) => atField(p.path, `a list is needed here, but this is ${quoted(p.got)}.`),
  NOT_CARDS: (p) => atField(p.path, `cards are needed here, as text (AsKd) or as a list, but this is ${quoted(p.got)}.`),
  NOT_TEXT: (p) => atField(p.path, `text is needed here, but this is ${quoted(p.got)}.`),
  NOT_TRUE_OR_FALSE: (p) => atField(p.path, `true or false is needed here, but this is ${quoted(p.got)}.`),
  NOT_JSON: (p) => atField(p.path, `this is not JSON: ${quoted(p.got)}. Give one JSON value.`),
  TOO_FEW_PLAYERS: (p) =>
    at(p.path, `${p.count} ${verb(p.count, "is", "are")} too few. At least ${p.least} ${verb(p.least, "is", "are")} needed.`),
  TOO_MANY_PLAYERS: (p) => at(p.path, `${grouped(p.count)} are too many: ${grouped(p.most)} at most.`),
  NAME_MISSING: (p) => at(p.path, "the name is missing. Give each player a name."),
  NAME_TAKEN: (p) => at(p.path, `${quoted(p.name)} is already the name of ${owner(p.first)}. Give each player a different one.`),
  CHIPS_INVALID: (p) => at(p.path, `${p.got === "undefined" ? missingChips : `${quoted(p.got)} ${chipsFaults[p.fault]}`}.`),
  CHIPS_SUM_UNSAFE: (p) => at(p.path, "all chips together are too many to count exactly. Count in a larger unit."),
  UNIT_INVALID: (p) => at(p.path, `${quoted(p.got)} cannot be the smallest chip. Give a whole number, 1 or more.`),
  RAKE_INVALID: (p) =>
    atField(
      p.path,
      `${quoted(p.got)} is not a rate of rake. Give either percent, 0 to 100 with two decimals at most, or basisPoints, 0 to 10000.`,
    ),
  FLOP_UNCLEAR: (p) =>
    atField(
      p.path,
      p.board > 0
        ? `the board has ${p.board} ${verb(p.board, "card", "cards")}, so there was a flop. Change one of the two.`
        : "the rake depends on whether there was a flop. Say true or false here, or give the board.",
    ),
  MORE_THAN_STACK: (p) => at(p.path, `${grouped(p.amount)} went in, but the stack was ${grouped(p.stack)}. Change one of the two.`),
  ABOVE_MOST: (p) => at(p.path, `${grouped(p.amount)} is too much here: ${grouped(p.most)} at most.`),
  NOTHING_DECLARED: (p) => at(p.path, "nothing was said and no chips went out. Give one of the two."),
  NOT_ONE_EACH: (p) =>
    at(p.path, `${grouped(p.count)} ${verb(p.count, "entry", "entries")} for ${grouped(p.players)} players. Give one for each player.`),
  BUTTON_OUT_OF_RANGE: (p) =>
    at(p.path, `${quoted(p.got)} is no seat. With ${p.players} players, counted from 0, give a number from 0 to ${p.players - 1}.`),
  SEAT_OUT_OF_RANGE: (p) =>
    at(p.path, `${quoted(p.got)} is no seat. With ${p.players} players, counted from 0, give a number from 0 to ${p.players - 1}.`),
  NOBODY_LIVE: (p) => at(p.path, "everyone has folded. Someone must still hold cards: take back one fold."),
  GAME_UNKNOWN: (p) => at(p.path, `${quoted(p.got)} is not a game that is known. Choose ${listOr(p.choices)}.`),
  RULE_UNKNOWN: (p) => at(p.path, `${quoted(p.got)} is not a setting that is known. Choose ${listOr(p.choices)}.`),
  STRENGTH_INVALID: (p) => at(p.path, `${quoted(p.got)} is not a strength. Give a number: the higher one wins, equal ones tie.`),
  CARDS_AND_STRENGTH: (p) =>
    at(p.path, "some players have cards and some a strength, which cannot be compared. Give everyone the same kind."),
  NO_LOW_IN_GAME: (p) => at(p.path, `${gameName(p.game)} has no low half. Leave the strength of the low out.`),
  ODD_CHIP_NEEDS_CARDS: (p) =>
    at(p.path, "an odd chip goes by the highest card here, and these cards are not known. Give the cards or another rule for odd chips."),
  CARD_UNKNOWN: (p) => at(p.path, `${quoted(p.text)} is not a card (character ${p.at + 1}). Write rank and suit, such as As, Td or 9h.`),
  CARDS_IN_ENTRY: (p) =>
    at(
      p.path,
      `${quoted(p.text)} is ${grouped(p.count)} cards, and each entry of a list is one. Part them, or give one text in place of the list.`,
    ),
  CARD_INCOMPLETE: (p) => at(p.path, `${p.rank} has no suit (character ${p.at + 1}). Add s, h, d or c.`),
  CARD_TWICE: (p) => at(p.path, `the ${cardName(p.card)} is already ${whereIs(p.first)}. Change one of the two.`),
  CARD_NOT_IN_DECK: (p) =>
    at(p.path, `the ${cardName(p.card)} is not in the deck (${gameName(p.game)}). Take another card or another game.`),
  CARD_COUNT: (p) =>
    at(
      p.path,
      `${p.got} ${verb(p.got, "card", "cards")}, but ${gameName(p.game)} needs ${listOr(p.want.map(String))} here. Add or remove cards.`,
    ),
};

/** What is wrong, where, and how to mend it. */
export const problem = (value: Problem): string => sentence(problems, value);

const streets = ["", "The river is", "The turn and the river are"];

/** What is odd but settled all the same. */
export function warning(value: Warning, names: readonly string[]): string {
  const warnings: Sentences<Warning> = {
    NOT_A_MULTIPLE_OF_UNIT: (w) =>
      `${capital(place(w.path, names))}: ${grouped(w.amount)} cannot be made with chips of ${grouped(w.unit)}. It is counted as it is.`,
    UNCALLED_BY_FOLDED: (w) =>
      `${grouped(w.amount)} from ${nameAt(names, w.seat)}, who folded, was never called. TDA 15-B returns it; check with the floor.`,
    FOLDED_ABOVE_LIVE: (w) =>
      `Folded players put in more than anyone left: ${grouped(w.amount)} joins ${thePot(w.pot)}. The rulebooks are silent here.`,
    BOARD_INCOMPLETE: (w) =>
      `${streets[w.missing] || `${w.missing} cards of the board are`} missing: the pots are right, the winner is not known yet.`,
    ODD_CHIP_CARD_SHARED: (w) =>
      `${potName(w.pot)}: the winners share their highest card, so the odd chip went by position. The rulebooks leave this open.`,
    STUD_ODD_CHIP_BY_POSITION: (w) =>
      `The odd chip of ${thePot(w.pot)} went by position. In stud, TDA 20-B gives it to the highest card by suit; set the rule for odd chips to follow that.`,
    FIELD_UNKNOWN: (w) => `${atField(w.path, `the field ${quoted(w.field)} is not known.`)} It changed nothing; check the spelling.`,
  };
  return sentence(warnings, value);
}

const amounts: Sentences<AmountFault> = {
  EMPTY: () => "Type a number of chips.",
  MINUS: () => "An amount cannot be below zero. Take the minus sign out.",
  CHARACTER: (f) =>
    `${f.character === " " ? "A space" : quoted(showCharacter(f.character))} cannot stand here (character ${f.at + 1}). Write the amount like 12300, 12,300 or 12.3k.`,
  AMBIGUOUS_DECIMAL: (f) =>
    `${grouped(Number(f.grouped))} or ${f.text}? For the first, write ${grouped(Number(f.grouped))} or ${f.grouped}; chips have no fractions.`,
  GROUPING: (f) => `The commas in ${quoted(f.text)} do not part the thousands. Write them like 12,300, or leave them out.`,
  FRACTION: (f) => `${quoted(f.text)} is not a whole number of chips. Count in the smallest chip.`,
  UNIT_ORDER: (f) => `The units in ${quoted(f.text)} are out of order. Write the amount in digits.`,
  TOO_LARGE: (f) => `${quoted(f.text)} is too large to count exactly.`,
};

/** What is wrong with an amount that was typed. */
export const amount = (fault: AmountFault): string => sentence(amounts, fault);
