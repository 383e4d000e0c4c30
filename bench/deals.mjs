// The same random hands for everyone, the native peer included: a xorshift with seed 1 that shuffles the front of one deck again and
// again (`native/ompeval.cpp` makes the same).

/** `count` hands of `size` different cards, one after another; with `ranks` from that rank up (a short deck: 4). */
export function deal(count, size, lowest = 0) {
  let state = 1;
  const below = (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
  const deck = Uint8Array.from({ length: 52 - 4 * lowest }, (_, i) => 4 * lowest + i);
  const hands = new Uint8Array(count * size);
  for (let hand = 0; hand < hands.length; hand += size) {
    for (let i = 0; i < size; i++) {
      const j = i + below(deck.length - i);
      const card = deck[j];
      deck[j] = deck[i];
      deck[i] = card;
      hands[hand + i] = card;
    }
  }
  return hands;
}

/** The first `count` of the hands as lists, each card written by `write`. */
export const lists = (hands, size, count, write) =>
  Array.from({ length: count }, (_, hand) => Array.from(hands.subarray(hand * size, (hand + 1) * size), write));

/** `As`, as every peer reads it. */
export const letters = (card) => `${"23456789TJQKA"[card >> 2]}${"cdhs"[card & 3]}`;
