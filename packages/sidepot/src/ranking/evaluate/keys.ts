// One int32 a card that adds up: the upper 23 bits are a rank sum that no other choice of ranks has, the lower 9 a suit sum.

/**
 * Multipliers of the ranks, two to ace: the sums of five, of six and of seven cards, at most four of a rank, are all different
 * (proven by exhaustion in `tables.test.ts`; the sequence is the one of SKPokerEval).
 */
const RANK_SUMS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;
/** Odd, so that multiplying by it modulo 2^23 keeps different sums different; it scatters them, which makes the tables easy to pack. */
const SCATTER = 0x5bd1e995;
/** Suit sums of up to seven cards tell how many of each suit there are, given the number of cards. */
const SUIT_SUMS = [0, 1, 8, 57] as const;

/** Bits below the rank sum. */
export const SUIT_BITS = 9;

/** What one card of a rank adds to a key, apart from its suit. */
export const RANK_KEYS: Int32Array = Int32Array.from(RANK_SUMS, (sum) => Math.imul(sum, SCATTER) << SUIT_BITS);

/** The key of each card by its number; keys of cards add up, modulo 2^32. */
export const CARD_KEYS: Int32Array = Int32Array.from(
  { length: 52 },
  (_, c) => (RANK_KEYS[c >> 2] as number) + (SUIT_SUMS[c & 3] as number),
);

/** No suit has five cards. */
export const NO_FLUSH = 4;

/** For `n` cards: suit sum → the suit of which there are at least five, or {@link NO_FLUSH}. */
export function flushSuits(n: number): Uint8Array {
  const found = new Uint8Array(1 << SUIT_BITS).fill(NO_FLUSH);
  for (let suit = 0; suit < 4; suit++) {
    const others = [0, 1, 2, 3].filter((s) => s !== suit).map((s) => SUIT_SUMS[s] as number);
    for (let many = 5; many <= n; many++) {
      // The rest, at most two cards, among the other suits.
      const own = many * (SUIT_SUMS[suit] as number);
      const rest = n - many;
      for (const a of rest > 0 ? others : [0]) for (const b of rest > 1 ? others : [0]) found[own + a + b] = suit;
    }
  }
  return found;
}
