import { describe, expect, it } from "vitest";
import { evaluate7 } from "./evaluate.ts";
import { type Kernel, kernel, makeKernel } from "./kernel.ts";
import { categoryOf } from "./values.ts";

const made = kernel() as Kernel;

/** Hands of seven random cards, always the same. */
function randomHands(many: number): Uint8Array {
  const hands = new Uint8Array(7 * many);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  let state = 1;
  for (let i = 0; i < hands.length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const at = i % 7;
    const from = at + ((state >>> 0) % (52 - at));
    [deck[at], deck[from]] = [deck[from] as number, deck[at] as number];
    hands[i] = deck[at] as number;
  }
  return hands;
}

const plain = (hands: Uint8Array): number[] =>
  Array.from({ length: hands.length / 7 }, (_, hand) => {
    const [a, b, c, d, e, f, g] = hands.subarray(7 * hand, 7 * hand + 7) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return evaluate7(a, b, c, d, e, f, g);
  });

describe("the kernel", () => {
  it("is there on this platform, and made once", () => {
    expect(made).not.toBeNull();
    expect(kernel()).toBe(made);
  });

  it("values many hands as evaluate7 does, straight flushes too", () => {
    const many = 100_003;
    const hands = randomHands(many);
    const want = plain(hands);
    expect(new Set(want.map(categoryOf)).size).toBe(9);
    const values = new Uint16Array(many);
    made.evaluateMany(hands, values);
    expect(Array.from(values)).toEqual(want);
  });

  it("values as many hands as there are and as there is room for", () => {
    const hands = randomHands(20);
    const want = plain(hands);
    for (let many = 0; many <= 20; many++) {
      const values = new Uint16Array(20);
      made.evaluateMany(hands.subarray(0, 7 * many + 6), values);
      expect(Array.from(values)).toEqual(want.map((value, hand) => (hand < many ? value : 0)));
    }
    const few = new Uint16Array(3);
    made.evaluateMany(hands, few);
    expect(Array.from(few)).toEqual(want.slice(0, 3));
  });

  it("values hands in rooms of their own", () => {
    const hands = randomHands(5001);
    const one = made.room(5001);
    const other = made.room(7);
    one?.hands.set(hands);
    other?.hands.set(hands.subarray(0, 49));
    one?.evaluate();
    other?.evaluate(5);
    expect(Array.from(one?.values ?? [])).toEqual(plain(hands));
    expect(Array.from(other?.values ?? [])).toEqual([...plain(hands.subarray(0, 35)), 0, 0]);
  });

  it("has no room that no memory has", () => {
    expect(made.room(1e9)).toBeNull();
  });

  it("counts all hands", () => {
    const { counts, sum } = made.countAll();
    // The last two together: 37,260 straight flushes and 4,324 royal flushes.
    expect(counts).toEqual([23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584]);
    // As evaluate7 sums them up, one hand after another.
    expect(sum).toBe(1009992785332);
    expect(made.sumAll()).toBe(sum);
  });
});

describe("a platform without it", () => {
  const refuses = class {
    readonly exports: unknown;
    constructor() {
      throw new Error("no SIMD, or not allowed");
    }
  };

  it("has no kernel", () => {
    expect(makeKernel({})).toBeNull();
    expect(makeKernel({ atob, WebAssembly: { Module: refuses, Instance: refuses } })).toBeNull();
  });
});
