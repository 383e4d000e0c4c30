import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prizeMoney } from "./prize-money.ts";
import { review } from "./review.ts";
import { ANY, atLeast, evidence, example } from "./scene.oracle.ts";
import { tournament, tournamentOptions } from "./tournament.ts";

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

  test("winner takes all is as chips are: 1,100 of them are the whole prize", () => {
    const all = found("bet 400", [2200]);
    if (all?.id !== "tournament") throw new Error("nothing found");
    expect(all.prize).toBeCloseTo(all.chips / 1100, 10);
    expect(all.prizes).toEqual([1]);
  });

  test("with flat prizes the same bet loses more of them than its chips are worth", () => {
    const flat = found("bet 400", [50, 50]);
    if (flat?.id !== "tournament") throw new Error("nothing found");
    // An even exchange would be a part of the 1,100 chips.
    expect(flat.prize).toBeLessThan(flat.chips / 1100);
    expect(flat.prizes).toEqual([0.5, 0.5]);
  });

  test("counts those who are still in the tournament, but not in the hand", () => {
    const decision = example("8h7h", "bet 400", 0, 500);
    const among = (others: readonly number[]) => {
      const found = tournament(decision, evidence(decision, [atLeast("Kd3c")], ANY), { prizes: [1], others });
      return found?.id === "tournament" ? found : null;
    };
    // The winner takes all: of twice the chips each one is worth half as much.
    expect(among([1100])?.prize).toBeCloseTo((among([])?.prize ?? 0) / 2, 10);
    expect(among([600, 500])?.chips).toBe(among([])?.chips);
    expect(among(Array(8).fill(100))).toBeNull();
  });

  test("a practice tournament's prizes are taken by how many began it", () => {
    const prizes = (entrants: number) => tournamentOptions({ tournament: { entrants, others: [] } }).prizes;
    expect([2, 3, 4, 5, 6, 9].map(prizes)).toEqual([[1], [1], [0.65, 0.35], [0.65, 0.35], [0.5, 0.3, 0.2], [0.5, 0.3, 0.2]]);
    expect(tournamentOptions({})).toEqual({});
  });

  test("a review has it where prizes are given", () => {
    const decision = example("8h7h", "bet 400", 0, 500);
    const ids = (options: object): string[] => {
      const made = review(decision, { iterations: 0, ...options });
      return made.ok ? made.value.findings.map(({ id }) => id) : [];
    };
    expect(ids({ prizes: [0.65, 0.35] })).toContain("tournament");
    expect(ids({})).not.toContain("tournament");
  });

  test("the same seed gives the same number", () => {
    expect(found("bet 400", [60, 40])).toEqual(found("bet 400", [60, 40]));
  });
});
