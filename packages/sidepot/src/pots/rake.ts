import { badChips } from "../chips.ts";
import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import type { Chips } from "../units.ts";
import type { Layers, Pot } from "./layers.ts";

/** The house's share of a hand. */
export interface Rake {
  /** Hundredths of a percent, 0 to 10,000: 500 is 5 %. A whole number, so that no chip meets a float. */
  readonly basisPoints: number;
  /** The most that is taken from one hand. Default: no cap. */
  readonly cap?: number;
  /** Nothing is taken from a hand that ended before the flop. Default true. */
  readonly noFlopNoDrop?: boolean;
  /** Whether this hand saw a flop. Default true. */
  readonly flopSeen?: boolean;
  /** The smallest chip that the rake is taken in. Default 1. */
  readonly unit?: number;
}

const WHOLE = 10_000;

/** `basisPoints` of `amount`, rounded down, exact for every safe integer. */
function portion(amount: number, basisPoints: number): number {
  const whole = Math.floor(amount / WHOLE);
  return whole * basisPoints + Math.floor(((amount - whole * WHOLE) * basisPoints) / WHOLE);
}

/**
 * What each pot pays to the house, after the uncalled bet went back.
 *
 * All pots up to the k-th together pay the rate of their chips, at most the cap, rounded down to whole units; so the k-th pays
 * that less what the earlier ones paid. Rounding is done once for the hand: no unit is made or lost, and a cut of the same
 * chips into more pots pays no more.
 *
 * @param pots the main pot first
 * @returns the rake of each pot, or what is wrong with the rules
 */
export function takeRake(pots: readonly Pick<Pot, "amount">[], rake: Rake): Result<Chips[], Problem> {
  const problem = checkRake(rake);
  if (problem) return fail(problem);
  const { basisPoints, cap = Number.MAX_SAFE_INTEGER, noFlopNoDrop = true, flopSeen = true, unit = 1 } = rake;
  if (noFlopNoDrop && !flopSeen) return ok(pots.map(() => 0 as Chips));
  let chips = 0;
  let paid = 0;
  return ok(
    pots.map(({ amount }) => {
      chips += amount;
      const due = Math.min(portion(chips, basisPoints), cap);
      // A pot that no chip can make may be smaller than the unit that fell due with it.
      const part = Math.min(Math.floor(due / unit) * unit - paid, Math.floor(amount / unit) * unit);
      paid += part;
      return part as Chips;
    }),
  );
}

function checkRake(rake: Rake): Problem | null {
  if (typeof rake !== "object" || rake === null) return { code: "NOT_AN_OBJECT", path: "rake", got: show(rake) };
  const { basisPoints, cap, noFlopNoDrop, flopSeen, unit } = rake;
  if (!(Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= WHOLE)) {
    return { code: "RAKE_INVALID", path: "rake.basisPoints", got: show(basisPoints) };
  }
  const wrong = cap === undefined ? null : badChips(cap, "rake.cap");
  if (wrong) return wrong;
  for (const [field, value] of Object.entries({ noFlopNoDrop, flopSeen })) {
    if (value !== undefined && typeof value !== "boolean") {
      return { code: "NOT_TRUE_OR_FALSE", path: `rake.${field}`, got: show(value) };
    }
  }
  if (unit !== undefined && !(Number.isSafeInteger(unit) && unit >= 1)) return { code: "UNIT_INVALID", path: "unit", got: show(unit) };
  return null;
}

/** The same layers with what is left in each pot, ready to be pushed: odd chips are those of the raked pots. */
export const afterRake = (layers: Layers, rake: readonly number[]): Layers => ({
  ...layers,
  pots: layers.pots.map((pot, i) => ({ ...pot, amount: (pot.amount - (rake[i] ?? 0)) as Chips })),
});
