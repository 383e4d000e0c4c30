/** Where chance comes from: a number from 0 up to but not 1. Who calls injects it, so that a table can be dealt again exactly. */
export type Random = () => number;

/** A whole number from 0 up to but not `n`. */
export const below = (random: Random, n: number): number => Math.min(n - 1, Math.floor(random() * n));

/** The same things in an order that chance chose (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** The same row of numbers for the same seed (mulberry32): for whatever must not depend on chance. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
