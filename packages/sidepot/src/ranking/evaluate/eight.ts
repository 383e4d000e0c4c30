// The ace-to-five low of eight or better: five different ranks, none above the eight. Sets have bit 0 for the ace, bit 7 for the eight.

/** The bit of a card's rank; 0 above the eight. */
const BITS: Uint8Array = new Uint8Array(52);
for (let card = 0; card < 52; card++) BITS[card] = 1 << (((card >> 2) + 1) % 13);

/** By set: the value of its lowest five ranks. Empty until it is first asked for: all eight ranks make a low. */
const LOWS: Uint8Array = new Uint8Array(1 << 8);
/** The same for exactly two of one set and three of another: `two's set << 8 | three's set`; empty until it is first asked for. */
const TWO_AND_THREE: Uint8Array = new Uint8Array(1 << 16);

const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
};

function fillLows(): void {
  let value = 0;
  // The higher set is the higher low, which is the worse one.
  for (let set = 255; set > 0; set--) if (sizeOf(set) === 5) LOWS[set] = ++value;
  // Of more ranks the lowest five play.
  for (let set = 0; set < 256; set++) {
    let lowest = set;
    while (sizeOf(lowest) > 5) lowest ^= 1 << (31 - Math.clz32(lowest));
    LOWS[set] = LOWS[lowest] as number;
  }
}

function fillTwoAndThree(): void {
  fillLows();
  for (let two = 0; two < 256; two++) {
    if (sizeOf(two) !== 2) continue;
    for (let three = 0; three < 256; three++) {
      if (sizeOf(three) === 3) TWO_AND_THREE[(two << 8) | three] = LOWS[two | three] as number;
    }
  }
  // A larger set plays the best of what its parts play.
  for (let bit = 1; bit < 1 << 16; bit <<= 1) {
    for (let sets = 0; sets < 1 << 16; sets++) {
      if ((sets & bit) === 0) continue;
      const less = TWO_AND_THREE[sets ^ bit] as number;
      if (less > (TWO_AND_THREE[sets] as number)) TWO_AND_THREE[sets] = less;
    }
  }
}

/** The value of the best low of eight or better among seven cards: higher is better, equal ties, 0 where none qualifies. */
export function eightLow7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const left = (BITS[a] as number) | (BITS[b] as number) | (BITS[c] as number);
  const right = (BITS[d] as number) | (BITS[e] as number) | (BITS[f] as number);
  const found = LOWS[left | right | (BITS[g] as number)] as number;
  if (found !== 0 || LOWS[0xff] !== 0) return found;
  fillLows();
  return LOWS[left | right | (BITS[g] as number)] as number;
}

/** The same in Omaha: two of the cards of a hand, three of a board of five. The first call fills a table: some milliseconds. */
export function omahaLow(hole: ArrayLike<number>, board: ArrayLike<number>): number {
  let own = 0;
  for (let i = 0; i < hole.length; i++) own |= BITS[hole[i] as number] as number;
  let common = 0;
  for (let i = 0; i < 5; i++) common |= BITS[board[i] as number] as number;
  const found = TWO_AND_THREE[(own << 8) | common] as number;
  if (found !== 0 || TWO_AND_THREE[0xffff] !== 0) return found;
  fillTwoAndThree();
  return TWO_AND_THREE[(own << 8) | common] as number;
}
