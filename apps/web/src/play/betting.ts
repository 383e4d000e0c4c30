import { type Hand, legalActions } from "sidepot/hand";

/** What the person can do at their turn. Amounts are totals of the street, but `call`, which is what is added. */
export interface Options {
  readonly check: boolean;
  readonly call: number;
  /** The call takes everything. */
  readonly callAllIn: boolean;
  /** What the aggressive action is; null where there is none. */
  readonly kind: "bet" | "raise" | null;
  readonly least: number;
  /** All-in. */
  readonly most: number;
  readonly unit: number;
  /** Half the pot, two thirds, the pot, all-in. */
  readonly presets: readonly [number, number, number, number];
}

/** Parts of the pot after a call, as numerator and denominator. */
const PARTS = [
  [1, 2],
  [2, 3],
  [1, 1],
] as const;

/** What the one to act can do; null where nobody is asked. */
export function optionsOf(hand: Hand): Options | null {
  const legal = legalActions(hand);
  if (!legal || hand.phase.at !== "betting") return null;
  const { toAct, round } = hand.phase;
  const { unit } = hand.settings;
  const stack = hand.stacks[toAct] ?? 0;
  const range = legal.bet ?? legal.raise;
  const [least, most] = range ? [range.min, range.max] : [0, 0];
  const pot = [...hand.bets, ...hand.dead].reduce((sum, chips) => sum + chips, 0) + legal.call;
  const fit = (to: number): number => Math.max(least, Math.min(most, Math.floor(to / unit) * unit));
  const [half, thirds, whole] = PARTS.map(([part, of]) => fit(Math.max(round.level, 0) + (pot * part) / of)) as [number, number, number];
  return {
    check: legal.check,
    call: legal.call,
    callAllIn: legal.call > 0 && legal.call >= stack,
    kind: legal.bet ? "bet" : legal.raise ? "raise" : null,
    least,
    most,
    unit,
    presets: [half, thirds, whole, most],
  };
}

/** An amount one step up or down: to the next whole unit, within what is allowed. */
export function stepped(amount: number, by: number, { unit, least, most }: Options): number {
  const next = by > 0 ? (Math.floor(amount / unit) + by) * unit : (Math.ceil(amount / unit) + by) * unit;
  return Math.max(least, Math.min(most, next));
}
