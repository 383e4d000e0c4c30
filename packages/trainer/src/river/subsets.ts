// Sums over sets of cards: what is added for a set can be asked for without some cards. By inclusion and exclusion a sum over all sets
// that avoid four cards needs the sums over the sets that hold each of the sixteen choices of them.

const MOST = 52;
/** `PAIRS[c]` = c over 2, and so on: where the sets whose highest card is c begin. */
const PAIRS: Int32Array = new Int32Array(MOST);
const TRIPLES: Int32Array = new Int32Array(MOST);
const FOURS: Int32Array = new Int32Array(MOST);
for (let c = 0; c < MOST; c++) {
  PAIRS[c] = (c * (c - 1)) / 2;
  TRIPLES[c] = (c * (c - 1) * (c - 2)) / 6;
  FOURS[c] = (c * (c - 1) * (c - 2) * (c - 3)) / 24;
}

/** Sums over sets of cards that hold some given ones: none, one, two, three or four. */
export interface SubsetSums {
  all: number;
  readonly one: Float64Array;
  readonly two: Float64Array;
  readonly three: Float64Array;
  readonly four: Float64Array;
}

/** Empty sums of sets of `size` cards: a set of two holds no three. */
export function emptySums(size: number): SubsetSums {
  const room = (sets: number, cards: number): Float64Array => new Float64Array(size < cards ? 0 : sets);
  return { all: 0, one: room(52, 1), two: room(1326, 2), three: room(22_100, 3), four: room(270_725, 4) };
}

/** Makes sums empty again. */
export function clearSums(sums: SubsetSums): void {
  sums.all = 0;
  sums.one.fill(0);
  sums.two.fill(0);
  sums.three.fill(0);
  sums.four.fill(0);
}

/** Adds `weight` for the set of the cards at `from` to `to` - 1, the lowest first. */
export function addSet(sums: SubsetSums, cards: Uint8Array, from: number, to: number, weight: number): void {
  const { one, two, three, four } = sums;
  sums.all += weight;
  for (let i = from; i < to; i++) {
    const a = cards[i] as number;
    one[a] = (one[a] as number) + weight;
    for (let j = i + 1; j < to; j++) {
      const b = cards[j] as number;
      const ab = a + (PAIRS[b] as number);
      two[ab] = (two[ab] as number) + weight;
      for (let k = j + 1; k < to; k++) {
        const c = cards[k] as number;
        const abc = ab + (TRIPLES[c] as number);
        three[abc] = (three[abc] as number) + weight;
        for (let l = k + 1; l < to; l++) {
          const abcd = abc + (FOURS[cards[l] as number] as number);
          four[abcd] = (four[abcd] as number) + weight;
        }
      }
    }
  }
}

/** The sum over all sets that hold none of four different cards, the lowest first. */
export function sumWithout(sums: SubsetSums, a: number, b: number, c: number, d: number): number {
  const { one, two, three, four } = sums;
  const singles = (one[a] as number) + (one[b] as number) + (one[c] as number) + (one[d] as number);
  const bPairs = PAIRS[b] as number;
  const cPairs = PAIRS[c] as number;
  const dPairs = PAIRS[d] as number;
  const low = (two[a + bPairs] as number) + (two[a + cPairs] as number) + (two[b + cPairs] as number);
  const high = (two[a + dPairs] as number) + (two[b + dPairs] as number) + (two[c + dPairs] as number);
  const rest = sums.all - singles + (low + high);
  if (three.length === 0) return rest;
  const cTriples = TRIPLES[c] as number;
  const dTriples = TRIPLES[d] as number;
  const lows = (three[a + bPairs + cTriples] as number) + (three[a + bPairs + dTriples] as number);
  const highs = (three[a + cPairs + dTriples] as number) + (three[b + cPairs + dTriples] as number);
  return rest - (lows + highs) + (four[a + bPairs + cTriples + (FOURS[d] as number)] as number);
}
