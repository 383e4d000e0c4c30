import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prizeMoney } from "./prize-money.ts";
import { ANY, atLeast, evidence, example } from "./scene.oracle.ts";
import { tournament } from "./tournament.ts";

/** The same by plain recursion over who comes first, second, and so on. */
function slowly(stacks: readonly number[], prizes: readonly number[]): number[] {
  const money = stacks.map(() => 0);
  const go = (left: readonly number[], chance: number, place: number): void => {
    const total = left.reduce((sum, i) => sum + (stacks[i] as number), 0);
    for (const i of left) {
      const often = (chance * (stacks[i] as number)) / total;
      money[i] = (money[i] as number) + often * (prizes[place] ?? 0);
      go(
        left.filter((other) => other !== i),
        often,
        place + 1,
      );
    }
  };
  go([...stacks.keys()], 1, 0);
  return money;
}

describe("prize money", () => {
  test("of two players: the first place by chips", () => {
    expect(prizeMoney([3, 1], [100, 20])).toEqual([80, 40]);
  });

  test("is what plain recursion comes to", () => {
    const chips = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    const prizes = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 7 });
    fc.assert(
      fc.property(chips, prizes, (stacks, places) => {
        const slow = slowly(stacks, places);
        for (const [i, money] of (prizeMoney(stacks, places) ?? []).entries()) expect(money).toBeCloseTo(slow[i] as number, 8);
      }),
      { numRuns: 60 },
    );
  });

  test("adds up to the prizes, with players who are out", () => {
    const money = prizeMoney([0, 5, 0, 3, 9], [50, 30, 20, 10, 6]) ?? [];
    expect(money.reduce((sum, each) => sum + each, 0)).toBeCloseTo(116, 9);
    expect(money[0]).toBe(8);
    expect(money[2]).toBe(8);
  });

  test("ten players, no more", () => {
    const stacks = Array.from({ length: 10 }, (_, i) => i + 1);
    expect(prizeMoney(stacks, [100])?.[9]).toBeCloseTo(1000 / 55, 9);
    expect(prizeMoney([...stacks, 1], [100])).toBeNull();
    expect(prizeMoney([0, 0], [100])).toBeNull();
  });
});

describe("D9: a bet in chips and in prize money", () => {
  const found = (action: string, prizes?: readonly number[]) => {
    const decision = example("8h7h", action, 0, 500);
    return tournament(decision, evidence(decision, [atLeast("Kd3c")], ANY), prizes === undefined ? {} : { prizes });
  };

  test("is told where prizes are given, and only then", () => {
    expect(found("bet 400", [60, 40])?.id).toBe("tournament");
    expect(found("bet 400")).toBeNull();
  });

  test("winner takes all is as chips are: 1,100 of them for a prize of 2,200", () => {
    const all = found("bet 400", [2200]);
    if (all?.id !== "tournament") throw new Error("nothing found");
    expect(all.prize).toBeCloseTo(2 * all.chips, 8);
  });

  test("with flat prizes the same bet loses more of them than its chips are worth", () => {
    const flat = found("bet 400", [50, 50]);
    if (flat?.id !== "tournament") throw new Error("nothing found");
    // All prizes are 100 and all chips 1,100: an even exchange would be an eleventh.
    expect(flat.prize).toBeLessThan(flat.chips / 11);
  });

  test("the same seed gives the same number", () => {
    expect(found("bet 400", [60, 40])).toEqual(found("bet 400", [60, 40]));
  });
});
