import type { Layers, Pot } from "../pots/index.ts";
import type { Chips, Seat } from "../units.ts";

/**
 * The pots while the betting is open. Whoever has chips behind can still match, so pots part only where somebody is all-in, and
 * nothing is uncalled yet.
 */
export function openLayers(layers: Layers, stacks: readonly number[]): Layers {
  const { returned } = layers;
  const bets = layers.bets.map((bet, seat) => (returned?.seat === seat ? bet + returned.amount : bet));
  const isAllIn = (level: number): boolean => bets.some((bet, seat) => bet === level && !layers.folded[seat] && stacks[seat] === 0);
  const top = Math.max(...bets.filter((_, seat) => !layers.folded[seat]));
  const parts = withReturn(layers, top);
  const pots: Pot[] = [];
  for (const part of parts) {
    const last = pots.at(-1);
    const open = last !== undefined && !isAllIn(last.cap);
    if (open) pots[pots.length - 1] = joined(last, part);
    else pots.push(part);
  }
  const eligible = ({ cap }: Pot): Seat[] =>
    bets.flatMap((bet, seat) => (!layers.folded[seat] && (bet >= cap || (stacks[seat] ?? 0) > 0) ? [seat as Seat] : []));
  return { ...layers, bets: bets as Chips[], returned: null, pots: pots.map((pot) => ({ ...pot, eligible: eligible(pot) })) };
}

/** The layers with the uncalled part as one more on top; of a folded player's, it lies above every live total. */
function withReturn({ returned, pots, bets, folded }: Layers, top: number): readonly Pot[] {
  if (!returned) return pots;
  const { seat, amount } = returned;
  const last = pots.at(-1);
  if (folded[seat]) {
    if (last) return [...pots.slice(0, -1), joined(last, { ...last, floor: last.cap, amount, dead: 0 as Chips, foldedAbove: amount })];
    return [layer(0, 0, amount, amount)];
  }
  return [...pots, layer(bets[seat] ?? 0, top, amount, 0)];
}

const layer = (floor: number, cap: number, amount: number, foldedAbove: number): Pot => ({
  ...{ floor: floor as Chips, cap: cap as Chips, amount: amount as Chips },
  ...{ dead: 0 as Chips, foldedAbove: foldedAbove as Chips, eligible: [] },
});

const joined = (lower: Pot, upper: Pot): Pot => ({
  ...lower,
  cap: upper.cap,
  amount: (lower.amount + upper.amount) as Chips,
  dead: (lower.dead + upper.dead) as Chips,
  // What lay above the lower cut lies within the joined one now.
  foldedAbove: upper.foldedAbove,
});
