import { describe, expect, test } from "vitest";
import { awardPots, type Layers, layerPots } from "./index.ts";
import { afterRake, type Rake, takeRake } from "./rake.ts";

const pots = (...amounts: number[]): { amount: number }[] => amounts.map((amount) => ({ amount }));
const rake = (amounts: number[], rules: Rake): unknown => {
  const answer = takeRake(pots(...amounts) as never, rules);
  return answer.ok ? answer.value : [answer.error.code, answer.error.path];
};

describe("the house's share", () => {
  test.each<[string, number[], Rake, number[]]>([
    ["5 % of one pot, rounded down", [99], { basisPoints: 500 }, [4]],
    ["rounding is done once for the hand: 1.95 + 1.95 is 3, not 1 + 1", [39, 39], { basisPoints: 500 }, [1, 2]],
    ["the cap is one for the hand and used up by the first pots", [1_000, 1_000, 1_000], { basisPoints: 500, cap: 70 }, [50, 20, 0]],
    ["in whole chips of the table", [400, 600], { basisPoints: 500, unit: 25 }, [0, 50]],
    ["the cap too is in whole chips", [10_000], { basisPoints: 1_000, cap: 90, unit: 25 }, [75]],
    ["no flop, no drop", [1_000], { basisPoints: 500, flopSeen: false }, [0]],
    ["a house that drops without a flop", [1_000], { basisPoints: 500, noFlopNoDrop: false, flopSeen: false }, [50]],
    ["a pot smaller than the unit that falls due leaves it to the next one", [30, 10, 40], { basisPoints: 5_000, unit: 20 }, [0, 0, 40]],
    ["everything", [3, 4], { basisPoints: 10_000 }, [3, 4]],
    ["nothing", [3, 4], { basisPoints: 0 }, [0, 0]],
    ["no pots", [], { basisPoints: 500 }, []],
    ["exact where a float would not be", [Number.MAX_SAFE_INTEGER], { basisPoints: 9_999 }, [9006298534815516]],
  ])("%s", (_name, amounts, rules, want) => {
    expect(rake(amounts, rules)).toEqual(want);
  });

  test.each<[unknown, string, string]>([
    [null, "NOT_AN_OBJECT", "rake"],
    [{}, "RAKE_INVALID", "rake.basisPoints"],
    [{ basisPoints: 2.5 }, "RAKE_INVALID", "rake.basisPoints"],
    [{ basisPoints: 10_001 }, "RAKE_INVALID", "rake.basisPoints"],
    [{ basisPoints: "5" }, "RAKE_INVALID", "rake.basisPoints"],
    [{ basisPoints: 5, cap: -1 }, "CHIPS_INVALID", "rake.cap"],
    [{ basisPoints: 5, cap: "x" }, "CHIPS_INVALID", "rake.cap"],
    [{ basisPoints: 5, cap: 0.5 }, "CHIPS_INVALID", "rake.cap"],
    [{ basisPoints: 5, cap: 1e300 }, "CHIPS_INVALID", "rake.cap"],
    [{ basisPoints: 5, flopSeen: 1 }, "NOT_TRUE_OR_FALSE", "rake.flopSeen"],
    [{ basisPoints: 5, noFlopNoDrop: "no" }, "NOT_TRUE_OR_FALSE", "rake.noFlopNoDrop"],
    [{ basisPoints: 5, unit: 0 }, "UNIT_INVALID", "unit"],
  ])("%j is refused", (rules, code, path) => {
    expect(rake([10], rules as Rake)).toEqual([code, path]);
  });

  test("odd chips are those of the raked pots", () => {
    const layers = layerPots([{ bet: 50 }, { bet: 50 }]);
    if (!layers.ok) throw new Error(layers.error.code);
    const taken = takeRake(layers.value.pots, { basisPoints: 500 });
    if (!taken.ok) throw new Error(taken.error.code);
    const net: Layers = afterRake(layers.value, taken.value);
    const awards = awardPots(net, { high: { strength: [1, 1] } });
    expect(awards.ok && awards.value[0]?.awards?.map(({ amount, oddChips }) => [amount, oddChips])).toEqual([
      [48, 1],
      [47, 0],
    ]);
  });
});
