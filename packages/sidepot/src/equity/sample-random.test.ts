import { describe, expect, it } from "vitest";
import { nextRandom, randomState } from "./sample-random.ts";

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
