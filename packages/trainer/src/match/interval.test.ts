import { fraction, seeded } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { addValue, beyond, chanceOf, holm, intervalOf, noSums, quantile } from "./interval.ts";

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
    // Seven degrees of freedom.
    expect(half).toBeCloseTo((2.364624 * Math.sqrt(32 / 7)) / Math.sqrt(8), 6);
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
  it("are judged by Student's t, as the printed tables have it", () => {
    // Two-sided 95 %.
    const table = [
      [1, 12.706],
      [2, 4.303],
      [3, 3.182],
      [4, 2.776],
      [5, 2.571],
      [10, 2.228],
      [20, 2.086],
      [29, 2.045],
      [30, 2.042],
      [60, 2.0],
      [120, 1.98],
      [1000, 1.962],
      [9999, 1.96],
    ] as const;
    for (const [degrees, t] of table) expect(quantile(degrees), `${degrees}`).toBeCloseTo(t, 3);
    // Other levels: 99 % of 10 and 29, 99.9 % of 5 and 30.
    expect(beyond(3.169273, 10)).toBeCloseTo(0.01, 7);
    expect(beyond(2.756386, 29)).toBeCloseTo(0.01, 7);
    expect(beyond(6.868827, 5)).toBeCloseTo(0.001, 8);
    expect(beyond(3.645959, 30)).toBeCloseTo(0.001, 8);
    // One degree is Cauchy's distribution, many are nearly the normal one.
    expect(beyond(1, 1)).toBeCloseTo(0.5, 14);
    expect(beyond(3, 100_000)).toBeCloseTo(0.0026998, 5);
    expect(beyond(0, 7)).toBe(1);
    expect(beyond(1e9, 8)).toBe(0);
  });

  const repeated = (values: readonly number[], times: number) => summed(Array.from({ length: times }, () => values).flat());

  it("are none from fewer than 30 values, and none from values that are all alike", () => {
    expect(chanceOf(repeated([90, 110], 14))).toBe(1);
    expect(chanceOf(repeated([90, 110], 15))).toBeLessThan(1e-6);
    expect(chanceOf(repeated([5], 1000))).toBe(1);
    expect(chanceOf(repeated([0], 1000))).toBe(1);
    expect(chanceOf(summed([5]))).toBe(1);
  });

  it("ask how far the mean is from 0, to either side", () => {
    expect(chanceOf(repeated([5, -5, 4, -4], 10))).toBeCloseTo(1, 14);
    // 61 values of which the mean is 1 standard error: 60 degrees of freedom.
    const half = Math.sqrt(61);
    const values = [1, ...Array.from({ length: 30 }, () => [1 + half, 1 - half]).flat()];
    expect(chanceOf(summed(values))).toBeCloseTo(beyond(1, 60), 12);
    expect(chanceOf(summed(values.map((value) => -value)))).toBeCloseTo(0.32133, 5);
  });

  it("hold together by steps: the worked example of four tests at 5 %", () => {
    // 0.005 <= 0.05/4, 0.01 <= 0.05/3, 0.03 > 0.05/2: the third fails, and the fourth with it.
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
    expect(holm([0.04])).toEqual([true]);
    expect(holm([0.04, 0.04])).toEqual([false, false]);
    expect(holm([])).toEqual([]);
  });
});
