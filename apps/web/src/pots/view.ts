import type { Words } from "@sidepot/words";
import type { Screen } from "@sidepot/words/screen";
import type { Layers, Problem, Stake, Warning } from "sidepot";
import { layerPots, potWarnings } from "sidepot/pots";
import { type Hand, nameOf } from "./hand.ts";

/** A calm line beside the result, as data. */
export type Note =
  | { readonly code: "nothing-yet" | "one-more" | "nobody-live" }
  | { readonly code: "to-act"; readonly name: string; readonly less: number }
  | { readonly code: "no-showdown"; readonly name: string; readonly amount: number; readonly returned: number | null }
  | { readonly code: "problem"; readonly problem: Problem }
  | { readonly code: "warning"; readonly warning: Warning };

/** A hand as the referee sees it. */
export interface View {
  /** The rows that are in the hand: chips in, or all-in for the ante alone. By seat. */
  readonly rows: readonly number[];
  /** The players' names by seat. */
  readonly names: readonly string[];
  readonly layers: Layers | null;
  /** The row with the largest bet; null where nobody has chips in. */
  readonly top: number | null;
  readonly notes: readonly Note[];
}

/** Whether a row takes part: an untouched row is an empty chair, not a player who put in nothing. */
const isIn = (hand: Hand, row: number): boolean => {
  const player = hand.players[row];
  return player !== undefined && (player.bet > 0 || player.state === "all-in");
};

/** Asks the referee about a hand. */
export function viewOf(hand: Hand): View {
  const rows = hand.players.flatMap((_, row) => (isIn(hand, row) ? [row] : []));
  const names = rows.map((row) => nameOf(hand, row));
  const top = topOf(hand);
  const none = { rows, names, layers: null, top };
  if (rows.length < 2) return { ...none, notes: [{ code: rows.length === 0 ? "nothing-yet" : "one-more" }] };
  const stakes: Stake[] = rows.map((row, seat) => {
    const { bet, state } = hand.players[row] as Hand["players"][number];
    // Whose the dead money was changes nothing; the first seat carries it.
    return { bet, folded: state === "folded", dead: seat === 0 ? hand.dead : 0 };
  });
  const answer = layerPots(stakes);
  if (!answer.ok) {
    return { ...none, notes: [answer.error.code === "NOBODY_LIVE" ? { code: "nobody-live" } : { code: "problem", problem: answer.error }] };
  }
  const layers = answer.value;
  return { rows, names, layers, top, notes: notesOf(hand, stakes, layers, rows, names, top) };
}

function topOf({ players }: Hand): number | null {
  const most = Math.max(...players.map(({ bet }) => bet));
  return most > 0 ? players.findIndex(({ bet }) => bet === most) : null;
}

function notesOf(
  hand: Hand,
  stakes: readonly Stake[],
  layers: Layers,
  rows: readonly number[],
  names: readonly string[],
  top: number | null,
): Note[] {
  const notes: Note[] = [];
  const live = layers.folded.flatMap((folded, seat) => (folded ? [] : [seat]));
  const [only] = live;
  if (live.length === 1 && only !== undefined) {
    const amount = layers.pots.reduce((sum, pot) => sum + pot.amount, 0);
    const back = layers.returned?.seat === only ? layers.returned.amount : null;
    notes.push({ code: "no-showdown", name: names[only] ?? "", amount, returned: back });
  }
  const most = top === null ? 0 : (hand.players[top]?.bet ?? 0);
  for (const [seat, row] of rows.entries()) {
    const player = hand.players[row];
    if (player?.state === "to-act" && player.bet < most) notes.push({ code: "to-act", name: names[seat] ?? "", less: most - player.bet });
  }
  for (const warning of potWarnings(stakes, layers, hand.unit)) {
    const dead = warning.path === "players[0].dead";
    notes.push({ code: "warning", warning: dead ? { ...warning, path: "dead" } : warning });
  }
  return notes;
}

/** Whether a live row has less than the top one: taken for all-in, and asked about. */
export function isShort(hand: Hand, row: number, top: number | null): boolean {
  const player = hand.players[row];
  const most = top === null ? undefined : hand.players[top];
  return player !== undefined && most !== undefined && player.state !== "folded" && player.bet > 0 && player.bet < most.bet;
}

/** A note as a sentence. */
export function sayNote(note: Note, names: readonly string[], words: Words, screen: Screen): string {
  switch (note.code) {
    case "nothing-yet":
      return screen.nothingYet;
    case "one-more":
      return screen.oneMore;
    case "nobody-live":
      return screen.nobodyLive;
    case "to-act":
      return screen.stillToAct(note.name, words.chips(note.less));
    case "no-showdown":
      return screen.noShowdown(note.name, words.chips(note.amount), note.returned === null ? null : words.chips(note.returned));
    case "problem":
      return words.problem(note.problem);
    case "warning":
      return words.warning(note.warning, names);
  }
}
