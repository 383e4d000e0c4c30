import { describe, expect, it } from "vitest";
import { fraction, nextRandom, type Random, randomState, seeded, shuffled } from "./random.ts";

describe("random numbers", () => {
  it("are those of xoshiro128** from the state 1, 2, 3, 4", () => {
    const state = Int32Array.of(1, 2, 3, 4);
    const words = Array.from({ length: 10 }, () => nextRandom(state) >>> 0);
    expect(words).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]);
  });

  it("begin with the first outputs of splitmix64, whose seed is the seed and the chunk", () => {
    const seed = 1477776061723855037n;
    const state = randomState(Number(seed >> 32n), Number(seed & 0xffffffffn));
    const [a, b, c, d] = Array.from(state, (word) => BigInt(word >>> 0)) as [bigint, bigint, bigint, bigint];
    expect([a | (b << 32n), c | (d << 32n)]).toEqual([1985237415132408290n, 2979275885539914483n]);
  });
});

describe("a seeded source", () => {
  it("answers whole numbers below n, each about as often, and the same again", () => {
    const random = seeded(7, 3);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const x = random(6);
      counts[x] = (counts[x] as number) + 1;
    }
    // Five degrees of freedom: 20.5 is passed once in a thousand, and the seed is fixed.
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
    expect(counts).toHaveLength(6);
    const [a, b] = [seeded(7, 3), seeded(7, 4)];
    const first = Array.from({ length: 8 }, () => a(1000));
    expect(Array.from({ length: 8 }, () => b(1000))).not.toEqual(first);
    const again = seeded(7, 3);
    expect(Array.from({ length: 8 }, () => again(1000))).toEqual(first);
  });

  it("draws again what lies above the last whole multiple", () => {
    // Of 3 * 2^30 numbers the words from 2^31 on would be one multiple too many.
    const random = seeded(1);
    const most = 3 * 2 ** 30;
    let high = 0;
    for (let i = 0; i < 3000; i++) high += Number(random(most) >= 2 ** 31);
    // A third of them; a plain remainder would leave a quarter.
    expect(high / 3000).toBeGreaterThan(0.3);
  });

  it("makes fractions from 0 to below 1", () => {
    const last: Random = (n) => n - 1;
    expect(fraction(last)).toBeLessThan(1);
    expect(fraction(() => 0)).toBe(0);
  });

  it("shuffles three things into each of six orders about as often", () => {
    const random = seeded(11);
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = shuffled(["a", "b", "c"], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect([...counts.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });
});
