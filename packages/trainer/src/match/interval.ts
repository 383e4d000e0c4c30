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

/** The 0.975 quantile of the normal distribution: samples here are hundreds of values at least. */
const Z = 1.959963984540054;

/** The interval of the values' mean; an infinite one below two values. */
export function intervalOf({ count, mean, squares }: Sums): Interval {
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : Number.POSITIVE_INFINITY;
  return { mean, half: (Z * deviation) / Math.sqrt(count), deviation, count };
}

/** How likely a mean at least so far from 0, to either side, would be if the true one were 0: who wins need not be said before. */
export function chanceOf({ mean, half }: Interval): number {
  if (half === 0) return mean === 0 ? 1 : 0;
  return 2 * above(Math.abs(mean / half) * Z);
}

/**
 * How likely a standard normal value is above z: by its series near 0, by its continued fraction (Laplace) farther out, each with an
 * error below 1e-12.
 */
export function above(z: number): number {
  if (z < 0) return 1 - above(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    let term = z;
    let sum = z;
    for (let i = 1; i < 100; i++) {
      term *= (z * z) / (2 * i + 1);
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let below = z;
  for (let i = 100; i > 0; i--) below = z + i / below;
  return density / below;
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
