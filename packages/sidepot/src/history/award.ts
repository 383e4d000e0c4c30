import type { Card } from "../cards/index.ts";
import { splitBoards } from "../hand/ending.ts";
import { type Award, awardPots, type Layers, type OddChips } from "../pots/index.ts";
import { checkDeal, rank } from "../ranking/rank.ts";
import { comparisons } from "../showdown/judge.ts";
import type { Chips } from "../units.ts";
import type { Dealt, HandRecord } from "./record.ts";

/** Who won what, as far as the record shows. */
export interface RecordAward {
  /** By pot, the main pot first, then by board. Null for a pot whose winner cannot be told. */
  readonly pots: readonly (readonly (readonly Award[])[] | null)[];
  /** By seat, from the pots; null when some pot's winner cannot be told. */
  readonly won: readonly Chips[] | null;
}

/** What the record shows of the end. */
export interface Shown {
  readonly mucked: readonly boolean[];
  readonly cards: readonly (readonly Dealt[])[];
  readonly boards: readonly (readonly Card[])[];
}

/**
 * Pushes the pots of a record: to the one left in, or to the best hand seen. A mucked hand lays no claim (TDA 2024 17-B).
 * Odd chips go by position, as in `settle`; `unit` is the smallest chip.
 */
export function awardRecord(record: HandRecord, layers: Layers, shown: Shown, oddChips: OddChips = "one-each", unit = 1): RecordAward {
  const { boards } = shown;
  const parts = splitBoards(layers, boards.length, unit);
  const answers = boards.map((board, i) => awardBoard(record, parts[i] as Layers, board, shown, { oddChips, unit }));
  const pots = layers.pots.map((_, pot) => {
    const each = answers.map((answer) => answer[pot] ?? null);
    return each.every((awards) => awards !== null) ? each : null;
  });
  if (pots.some((pot) => pot === null)) return { pots, won: null };
  const won = record.seats.map(() => 0);
  for (const { seat, amount } of pots.flatMap((pot) => pot ?? []).flat()) won[seat] = (won[seat] as number) + amount;
  return { pots, won: won as Chips[] };
}

/** A card that is in two places at once: such a record shows nothing that can be compared. */
function isTwice(cards: readonly Dealt[]): boolean {
  const known = cards.filter((card) => card !== null);
  return new Set(known).size < known.length;
}

function awardBoard(
  record: HandRecord,
  layers: Layers,
  board: readonly Card[],
  shown: Shown,
  rules: { readonly oddChips: OddChips; readonly unit: number },
): (readonly Award[] | null)[] {
  const playing = shown.cards.filter((_, seat) => !layers.folded[seat]);
  const game = isTwice([...board, ...playing.flat()]) ? null : record.game;
  const ranked = shown.cards.map((hand, seat) => {
    if (game === null || layers.folded[seat] || shown.mucked[seat] || hand.includes(null)) return null;
    const cards = hand as readonly Card[];
    return checkDeal(game, cards, board, "", "") === null ? rank(game, cards, board) : null;
  });
  // A mucked hand loses to any that is shown.
  const players = shown.mucked.map((out) => (out ? { strength: -1 } : {}));
  const awards = awardPots(layers, comparisons(players, game ?? "holdem", ranked), rules);
  return awards.ok ? awards.value.map((pot) => pot.awards) : layers.pots.map(() => null);
}
