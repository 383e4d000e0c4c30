/** A mean with its 95 % interval: `mean` ± `half`. */
export interface Interval {
  readonly mean: number;
  readonly half: number;
  /** Standard deviation of the values. */
  readonly deviation: number;
  readonly count: number;
}

/** Sums from which means and deviations are made; values can be added one by one (Welford's way, so that nothing cancels). */
export interface Sums {
  count: number;
  mean: number;
  squares: number;
}

/** Nothing yet. */
export const noSums = (): Sums => ({ count: 0, mean: 0, squares: 0 });

/** Takes one more value in. */
export function addValue(sums: Sums, value: number): void {
  sums.count++;
  const off = value - sums.mean;
  sums.mean += off / sums.count;
  sums.squares += off * (value - sums.mean);
}

/** The standard deviation of the values; an infinite one below two values. */
export const deviationOf = ({ count, squares }: Sums): number => (count > 1 ? Math.sqrt(squares / (count - 1)) : Number.POSITIVE_INFINITY);

/** The interval of the values' mean, by Student's t; an infinite one below two values. */
export function intervalOf(sums: Sums): Interval {
  const { count, mean } = sums;
  const deviation = deviationOf(sums);
  const half = count > 1 ? (quantile(count - 1) * deviation) / Math.sqrt(count) : Number.POSITIVE_INFINITY;
  return { mean, half, deviation, count };
}

/** Of fewer values nothing is claimed: they are lopsided here, and a mean of few of them is not spread as the tables have it. */
export const LEAST_FOR_CLAIM = 30;

/**
 * How likely a mean at least so far from 0, to either side, would be if the true one were 0: who wins need not be said before. 1, so
 * that nothing is claimed, of fewer than {@link LEAST_FOR_CLAIM} values, and where all values are alike: these do not show how values
 * vary.
 */
export function chanceOf({ mean, deviation, count }: Interval): number {
  if (count < LEAST_FOR_CLAIM || !(deviation > 0)) return 1;
  return beyond((Math.abs(mean) * Math.sqrt(count)) / deviation, count - 1);
}

/**
 * How likely Student's t of so many degrees of freedom is farther from 0 than `t`, to either side. The sums are the finite ones for whole
 * degrees (Abramowitz and Stegun, 26.7.3 and 26.7.4); 1 less them, so that chances below some 1e-13 are rounding, or 0.
 */
export function beyond(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const square = Math.cos(angle) ** 2;
  const odd = degrees % 2;
  // Odd degrees have the powers 1, 3, 5 … of the cosine, even ones 0, 2, 4 …
  let term = odd ? Math.cos(angle) : 1;
  let sum = 0;
  for (let power = odd; power <= degrees - 2; power += 2) {
    sum += term;
    term *= (square * (power + 1)) / (power + 2);
  }
  const within = odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return Math.max(0, 1 - within);
}

/** What Student's t stays within with 95 %, to either side of 0. */
export function quantile(degrees: number): number {
  let low = 0;
  let high = 16;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (beyond(middle, degrees) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Which of several claims hold together, so that all of them are right with 95 %: Holm's step-down correction.
 *
 * @param chances how likely each finding would be if its claim were wrong
 */
export function holm(chances: readonly number[], level = 0.05): boolean[] {
  const order = chances.map((_, i) => i).sort((a, b) => (chances[a] as number) - (chances[b] as number));
  const holds = chances.map(() => false);
  for (const [i, claim] of order.entries()) {
    if ((chances[claim] as number) > level / (chances.length - i)) break;
    holds[claim] = true;
  }
  return holds;
}
