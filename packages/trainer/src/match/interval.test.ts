import { fraction, seeded } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { above, addValue, chanceOf, holm, intervalOf, noSums } from "./interval.ts";

const summed = (values: readonly number[]) => {
  const sums = noSums();
  for (const value of values) addValue(sums, value);
  return intervalOf(sums);
};

describe("an interval", () => {
  it("is that of a sum done by hand", () => {
    // Mean 5, squares 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32 over 7.
    const { mean, deviation, half, count } = summed([2, 4, 4, 4, 5, 5, 7, 9]);
    expect([mean, count]).toEqual([5, 8]);
    expect(deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(half).toBeCloseTo((1.959964 * Math.sqrt(32 / 7)) / Math.sqrt(8), 6);
  });

  it("keeps small differences of large values", () => {
    expect(summed([1e9, 1e9 + 1, 1e9 + 2]).deviation).toBeCloseTo(1, 9);
  });

  it("covers the true mean about 95 times in a hundred", () => {
    // Lopsided values like those of poker: usually -1, one time in five +4. The true mean is 0.
    const random = seeded(3);
    let covered = 0;
    for (let sample = 0; sample < 2000; sample++) {
      const { mean, half } = summed(Array.from({ length: 400 }, () => (fraction(random) < 0.2 ? 4 : -1)));
      if (Math.abs(mean) <= half) covered++;
    }
    // The standard error of the count is 0.5 %.
    expect(covered / 2000).toBeGreaterThan(0.935);
    expect(covered / 2000).toBeLessThan(0.965);
  });

  it("is infinite for one value", () => expect(summed([3]).half).toBe(Number.POSITIVE_INFINITY));
});

describe("claims", () => {
  it("are judged by the tails of the normal distribution", () => {
    expect(above(0)).toBeCloseTo(0.5, 14);
    expect(above(1)).toBeCloseTo(0.15865525393145705, 13);
    expect(above(1.959963984540054)).toBeCloseTo(0.025, 13);
    expect(above(-1)).toBeCloseTo(0.8413447460685429, 13);
    expect(above(2.9999999999) / above(3)).toBeCloseTo(1, 8);
    expect(above(6) / 9.865876450376946e-10).toBeCloseTo(1, 10);
    expect(chanceOf(summed([1, 1, 1]))).toBe(0);
    expect(chanceOf(summed([0, 0, 0]))).toBe(1);
    expect(chanceOf(summed([5, -5, 4, -4]))).toBe(1);
    // Mean 1, standard error 1: beyond one of them, to either side.
    expect(chanceOf(summed([0, 2]))).toBeCloseTo(0.31731050786291415, 12);
    expect(chanceOf(summed([0, -2]))).toBeCloseTo(0.31731050786291415, 12);
  });

  it("hold together by steps: the worked example of four tests at 5 %", () => {
    // 0.005 <= 0.05/4, 0.01 <= 0.05/3, 0.03 > 0.05/2: the third fails, and the fourth with it.
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
    expect(holm([0.04])).toEqual([true]);
    expect(holm([0.04, 0.04])).toEqual([false, false]);
    expect(holm([])).toEqual([]);
  });
});
