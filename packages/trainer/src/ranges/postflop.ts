// What an action after the flop leaves of a range: holdings are weighed by their place within what the player had until then.
import type { BoardOrder } from "./board.ts";
import type { Step } from "./line.ts";

/** Steps of the weights along a range, the weakest part first. */
const PLACES = 64;
const weightAt = new Float64Array(PLACES + 1);

const clamp = (x: number, least: number, most: number): number => Math.min(most, Math.max(least, x));

/** By street: how many bets a bluff is taken to be ready for, somewhat fewer than are to come. */
const BARRELS = [1, 2.2, 1.6, 1] as const;

/** Nothing is ruled out: people do strange things, and a range must not be empty. */
const LEAST = 0.02;

/**
 * Narrows a range by one action, in place.
 *
 * @param weights by holding
 * @param width how many more hands than usual the action stands for: 1 is usual
 */
export function narrow(weights: Float64Array, order: BoardOrder, step: Step, width: number): void {
  if (step.kind === "fold") return;
  setWeights(step, width);
  const { order: sorted } = order;
  let total = 0;
  for (let i = 0; i < sorted.length; i++) total += weights[sorted[i] as number] as number;
  if (total <= 0) return;
  const scale = PLACES / total;
  let below = 0;
  for (let i = 0; i < sorted.length; i++) {
    const at = sorted[i] as number;
    const weight = weights[at] as number;
    weights[at] = weight * (weightAt[Math.floor((below + weight / 2) * scale)] as number);
    below += weight;
  }
}

/** Fills the weights along the range, from the weakest to the strongest. */
function setWeights(step: Step, width: number): void {
  const owed = Math.max(0, step.level - step.front);
  const size = clamp((step.to - step.front - owed) / Math.max(1, step.pot + owed), 0.05, 4);
  const price = clamp(owed / Math.max(1, step.pot), 0.02, 4);
  for (let i = 0; i <= PLACES; i++) {
    const place = (i + 0.5) / (PLACES + 1);
    weightAt[i] = Math.max(LEAST, keptBy(step, place, size, price, width));
  }
}

function keptBy(step: Step, place: number, size: number, price: number, width: number): number {
  switch (step.kind) {
    case "raise": {
      // The larger it is, the fewer hands are worth it. Bluffs are as many as such a bet pays for on the river, and more before it,
      // where each bet must pay for the next one too.
      const again = step.raises > 0;
      const value = clamp((again ? 0.17 : 0.42 - 0.11 * size) * width, 0.06, 0.8);
      const honest = (1 - size / (1 + 2 * size)) ** (BARRELS[step.street] ?? 1);
      const bluffs = value * (1 / honest - 1) * (again ? 0.7 : 1) * width;
      if (place > 1 - value) return 1;
      if (place > 1 - value * 1.5) return 0.5;
      // Before the river the better ones of the rest are draws, which bluff more often than nothing at all.
      const rest = Math.max(0.1, 1 - value * 1.5);
      return Math.min(0.8, (bluffs / rest) * (step.street < 3 ? 0.5 + place / rest : 1));
    }
    case "call": {
      // The best hands would often have raised; what is too weak for the price would have folded.
      const going = clamp((1 / (1 + price * 1.6)) * (step.raises > 1 ? 0.8 : 1) * width, 0.1, 1);
      if (place > 0.93) return 0.55;
      if (place > 1 - going) return 1;
      return place > 1 - going * 1.25 ? 0.25 : 0.03;
    }
    default:
      // A check is no sign of strength, but strong hands check too.
      return place > 0.8 ? 0.45 : place > 0.6 ? 0.75 : 1;
  }
}
