// Badugi: the most of four cards with no rank and no suit twice; of equally many, the lowest, highest card first.

/** The card as `4 × rank + suit` with the ace as rank 0. */
const LOW: Uint8Array = new Uint8Array(52);
for (let card = 0; card < 52; card++) LOW[card] = 4 * (((card >> 2) + 1) % 13) + (card & 3);

/** By the exclusive or of two such cards: 1 where they share a rank or a suit. */
const CLASH: Uint8Array = new Uint8Array(64);
for (let difference = 0; difference < 64; difference++) CLASH[difference] = Number((difference & 3) === 0 || difference < 4);

/** The pairs of four cards in the order of their bits in a number of clashes. */
const PAIRS = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100] as const;
/** By clashes of four cards from the lowest up: how many play, `<< 4`, and which do. Empty until it is first asked for. */
const PLAYED: Uint8Array = new Uint8Array(64);

function fillPlayed(): void {
  for (let clashes = 0; clashes < 64; clashes++) {
    // Cards that are higher have higher bits: the first of the largest sets without a clash is the lowest.
    let best = 0;
    for (let set = 1; set < 16; set++) {
      if (PAIRS.some((pair, i) => (clashes >> i) & 1 && (set & pair) === pair)) continue;
      const size = (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + (set >> 3);
      if (size > best >> 4) best = (size << 4) | set;
    }
    PLAYED[clashes] = best;
  }
}

/** The value of four different cards as a badugi: higher is better, equal ties. */
export function badugi4(a: number, b: number, c: number, d: number): number {
  const [p, q, r, s] = [LOW[a] as number, LOW[b] as number, LOW[c] as number, LOW[d] as number];
  // Sorts them: the lower and the higher of each pair, then the lowest and the highest of all, then the two between.
  const lowOne = Math.min(p, q);
  const highOne = Math.max(p, q);
  const lowTwo = Math.min(r, s);
  const highTwo = Math.max(r, s);
  const w = Math.min(lowOne, lowTwo);
  const z = Math.max(highOne, highTwo);
  const u = Math.max(lowOne, lowTwo);
  const v = Math.min(highOne, highTwo);
  const x = Math.min(u, v);
  const y = Math.max(u, v);
  const low = (CLASH[w ^ x] as number) | ((CLASH[w ^ y] as number) << 1) | ((CLASH[w ^ z] as number) << 2);
  const high = ((CLASH[x ^ y] as number) << 3) | ((CLASH[x ^ z] as number) << 4) | ((CLASH[y ^ z] as number) << 5);
  let play = PLAYED[low | high] as number;
  if (play === 0) {
    fillPlayed();
    play = PLAYED[low | high] as number;
  }
  const set =
    ((play & 1) << (w >> 2)) | (((play >> 1) & 1) << (x >> 2)) | (((play >> 2) & 1) << (y >> 2)) | (((play >> 3) & 1) << (z >> 2));
  // Of equally many ranks the higher set is the worse.
  return ((play >> 4) << 13) | (0x1fff ^ set);
}
