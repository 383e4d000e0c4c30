// Random numbers from a seed: xoshiro128** by Blackman and Vigna (prng.di.unimi.it), a state of 128 bits with a period of
// 2^128 - 1, started by splitmix64 as its authors advise. Not for shuffling cards that are played for: who sees enough of it can go on.

/** The four 32-bit words of a generator. */
export type RandomState = Int32Array;

const MASK = (1n << 64n) - 1n;
const GOLDEN = 0x9e3779b97f4a7c15n;

/** One output of splitmix64 at a point of its counter. It is a permutation: different points have different outputs. */
function splitmix(counter: bigint): bigint {
  let z = counter & MASK;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return z ^ (z >> 31n);
}

/**
 * Where the random numbers of a chunk of work begin: a function of the seed and the chunk's number (32 bits each) alone, so that
 * chunks can be worked in any order by anyone. No two of them begin alike, since the first two words are a permutation of both.
 */
export function randomState(seed: number, chunk: number): RandomState {
  const start = (BigInt(seed >>> 0) << 32n) | BigInt(chunk >>> 0);
  const first = splitmix(start + GOLDEN);
  const second = splitmix(start + 2n * GOLDEN);
  const words = [first, first >> 32n, second, second >> 32n].map((word) => Number(word & 0xffffffffn));
  return Int32Array.from(words);
}

/** The next 32 random bits, as a signed number. */
export function nextRandom(state: RandomState): number {
  const s0 = state[0] as number;
  const s1 = state[1] as number;
  const s2 = (state[2] as number) ^ s0;
  const s3 = (state[3] as number) ^ s1;
  const five = Math.imul(s1, 5);
  state[0] = s0 ^ s3;
  state[1] = s1 ^ s2;
  state[2] = s2 ^ (s1 << 9);
  state[3] = (s3 << 11) | (s3 >>> 21);
  return Math.imul((five << 7) | (five >>> 25), 9);
}

/** A source of randomness: the next whole number from 0 to below `n`, each as likely. `n` is 1 to 2^32. */
export type Random = (n: number) => number;

/** A source that answers the same for the same seed and stream (32 bits each), everywhere. */
export function seeded(seed: number, stream = 0): Random {
  const state = randomState(seed, stream);
  return (n) => {
    // The largest multiple of n below 2^32: what lies above it would make the first numbers likelier.
    const most = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = nextRandom(state) >>> 0;
      if (word < most) return word % n;
    }
  };
}

/** A number from 0 to below 1 in steps of 2^-32. */
export const fraction = (random: Random): number => random(2 ** 32) / 2 ** 32;

/** The items in random order: every order is as likely. The list itself is not changed. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = items.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
