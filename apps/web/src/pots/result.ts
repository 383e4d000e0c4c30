import type { Words } from "@sidepot/words";
import type { Screen } from "@sidepot/words/screen";
import type { Layers, Seat } from "sidepot";
import { type AwardOrder, pushingOrder, shareOf } from "sidepot/pots";
import { bare } from "./names.ts";

/** One thing to do: give chips back, or push a pot. */
export type Step =
  | { readonly kind: "return"; readonly seat: number; readonly amount: number }
  | { readonly kind: "pot"; readonly pot: number; readonly amount: number; readonly eligible: readonly number[] };

/** What to do, in order: what nobody called goes back first, then the pots in the order set. */
export function stepsOf(layers: Layers, order: AwardOrder): Step[] {
  const pots = pushingOrder(layers.pots.length, order).map((pot): Step => {
    const { amount, eligible } = layers.pots[pot] as Layers["pots"][number];
    return { kind: "pot", pot, amount, eligible };
  });
  const { returned } = layers;
  return returned ? [{ kind: "return", seat: returned.seat, amount: returned.amount }, ...pots] : pots;
}

/** The sum that proves itself. */
export interface Sum {
  readonly total: number;
  readonly pots: number;
  readonly returned: number;
}

/** What came in, what is in the pots, what goes back. */
export const sumOf = ({ total, pots, returned }: Layers): Sum => ({
  total,
  pots: pots.reduce((sum, pot) => sum + pot.amount, 0),
  returned: returned?.amount ?? 0,
});

/** The picture as a table: a row a player, a column a pot. `returned` is null where nothing goes back, `dead` where nothing is dead. */
export interface PotTable {
  readonly rows: readonly {
    readonly seat: number;
    readonly folded: boolean;
    readonly shares: readonly number[];
    readonly returned: number;
    readonly total: number;
  }[];
  readonly dead: readonly number[] | null;
  readonly amounts: readonly number[];
  readonly returned: number | null;
  readonly total: number;
}

/** Lays the layers out as a table; every column and row adds up. */
export function tableOf(layers: Layers): PotTable {
  const dead = layers.pots.map((pot) => pot.dead);
  return {
    rows: layers.bets.map((_, seat) => {
      const shares = layers.pots.map((pot) => shareOf(layers, pot, seat as Seat));
      const returned = layers.returned?.seat === seat ? layers.returned.amount : 0;
      return { seat, folded: layers.folded[seat] === true, shares, returned, total: shares.reduce((a, b) => a + b, 0) + returned };
    }),
    dead: dead.some((amount) => amount > 0) ? dead : null,
    amounts: layers.pots.map(({ amount }) => amount),
    returned: layers.returned?.amount ?? null,
    total: layers.total,
  };
}

/** What is said of the result, one sentence a step in the order of doing. */
export function sentencesOf(layers: Layers, names: readonly string[], order: AwardOrder, words: Words): string[] {
  return stepsOf(layers, order).map((step) =>
    step.kind === "return" ? words.returnLine(names[step.seat] ?? "", step.amount) : words.potScript(layers, step.pot, names),
  );
}

/** The result as plain text for a chat. */
export function chatText(layers: Layers, names: readonly string[], order: AwardOrder, words: Words, screen: Screen): string {
  const lines = [`${words.potCount(layers.pots.length)} · ${screen.sum} ${words.chips(layers.total)}`];
  for (const step of stepsOf(layers, order)) {
    if (step.kind === "return") lines.push(`↩ ${names[step.seat]} ${words.chips(step.amount)}`);
    else lines.push(`${screen.potShort(step.pot)} ${words.chips(step.amount)}: ${rowOf(step.eligible, names)}`);
  }
  return lines.join("\n");
}

/** Names beside a number: letters apart by blanks, longer names by dots. */
export const rowOf = (seats: readonly number[], names: readonly string[]): string => {
  const list = seats.map((seat) => names[seat] ?? "");
  return list.join(list.every(isLetter) ? " " : " · ");
};

/** Whether a name is as short as a row's letter. */
export const isLetter = (name: string): boolean => bare(name).length === 1;
