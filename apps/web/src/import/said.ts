import type { Words } from "@sidepot/words";
import { type HandWords, handWords } from "@sidepot/words/hand";
import { type ImportText, importText } from "@sidepot/words/screen/import";
import type { Deviation, HandRecord } from "sidepot/history";
import { isolated, shownOf, uniqueNames } from "../pots/names.ts";
import { figure } from "./figures.ts";
import { type Fault, isWhole, type Place, type Row, type Unknown } from "./rows.ts";
import type { Step } from "./steps.ts";

/** Names and numbers of records are shortened to this many characters. */
const LONGEST = 24;

/** A strange text of a record, as it can be shown. */
export const shown = (text: string): string => isolated(shownOf(text, LONGEST));

/** What the players of a record are called, each one differently. */
export const namesOf = (names: readonly string[]): string[] => uniqueNames(names.map((name) => shownOf(name, LONGEST))).map(isolated);

/** Which hand it is: by its file where there are several. */
export const placeName = ({ file, hand }: Place, text: ImportText, words: Words, files: number): string =>
  file !== null && files > 1 ? text.handIn(words.chips(hand), shown(file)) : text.hand(words.chips(hand));

/** What a row is called: by the number that the record gives it, else by its place. */
export const titleOf = ({ id, hand }: Pick<Row, "id" | "hand">, text: ImportText, words: Words): string =>
  text.hand(id === null || id.trim() === "" ? words.chips(hand) : shown(id));

/** The game as the list names it. */
export const gameOf = ({ game, variant }: Pick<Row, "game" | "variant">, words: Words): string =>
  game === null ? shown(variant) : words.gameName(game);

/** `50/100`. */
export const blindsOf = ({ smallBlind, bigBlind, scale }: Pick<Row, "smallBlind" | "bigBlind" | "scale">, words: Words): string =>
  bigBlind === 0 ? "" : `${figure(smallBlind, scale, words)}/${figure(bigBlind, scale, words)}`;

/** Which hand was not read, or which file, and why. */
export function faultLine(fault: Fault, words: Words, files: number): string {
  const text = importText(words.lang);
  const { format, names, scale, problem, file } = fault;
  const why = handWords(words.lang).recordProblem(problem, { format, names: namesOf(names), scale });
  if (!isWhole(fault)) return text.said(placeName(fault, text, words, files), why);
  return file === null ? why : text.said(shown(file), why);
}

/** The lines of a step: what happened, in words. */
export function linesOf(step: Step, record: HandRecord, names: readonly string[], hand: HandWords): string[] {
  const several = step.events.length > 1;
  return step.events.flatMap((event, at) => {
    // The cards that open a round say so themselves.
    if (event.do === "street" && several) return [];
    const added = step.added[at] ?? null;
    // A whole further board is no street.
    const street = event.do === "board" && event.cards.length > 3 ? null : step.streetName;
    return [hand.recordEvent(event, names, { street, scale: record.scale, added })];
  });
}

/** The departures from the rules that a step holds. */
export const deviationsAt = (step: Step, deviations: readonly Deviation[]): Deviation[] =>
  deviations.filter(({ action, code }) =>
    step.events.some((event) => event.at === action && (code === "STREET_NOT_COMPLETE" ? event.do === "street" : isAction(event.do))),
  );

const isAction = (what: string): boolean => ["fold", "check", "call", "check-or-call", "bet", "raise", "bring-in"].includes(what);

/** Everything that was not read or not understood, as plain text. */
export function reportOf(
  faults: readonly Fault[],
  unknown: readonly Unknown[],
  closed: readonly string[],
  words: Words,
  files: number,
): string {
  const text = importText(words.lang);
  const hand = handWords(words.lang);
  return [
    ...closed.map((file) => text.notOpened(shownOf(file))),
    ...faults.map((fault) => faultLine(fault, words, files)),
    ...unknown.flatMap((one) =>
      one.lines.map((line) => text.said(placeName(one, text, words, files), hand.unknownLine(line.at, line.text, { format: one.format }))),
    ),
  ].join("\n");
}
