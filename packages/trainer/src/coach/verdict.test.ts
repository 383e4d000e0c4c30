import { describe, expect, test } from "vitest";
import type { Choice } from "./types.ts";
import { type Case, gradeOf, judge, threshold } from "./verdict.ts";

const CHOICES: readonly Choice[] = [{ do: "check" }, { do: "bet", to: 50, allIn: false }, { do: "bet", to: 100, allIn: true }];

/** Values by model, by choice, in a pot of 1,000: what is below 2.5 does not count. */
function case_(made: number, evs: readonly (readonly number[])[], solved = false, error = 0): Case {
  const models = evs.map((row) => ({
    worths: row.map((ev) => ({ ev, error, layers: [], folds: null })),
    errors: row.map(() => error),
    solved,
  }));
  return { choices: CHOICES, made, pot: 1000, models, middle: 0 };
}

describe("a verdict", () => {
  test("is agreed where no model prefers another kind of choice", () => {
    const said = judge(
      case_(0, [
        [10, 5, 9],
        [10, 12, -40],
      ]),
    );
    expect(said).toEqual({ kind: "agreed", best: 0, grade: "best", loss: 0, ofPot: 0, still: null });
  });

  test("is a mistake by the middle model's loss, where one other choice is never worse", () => {
    const said = judge(
      case_(0, [
        [10, 25, 20],
        [10, 9, 60],
      ]),
    );
    expect(said).toEqual({ kind: "agreed", best: 1, grade: "mistake", loss: 15, ofPot: 0.015, still: null });
  });

  test("depends where every better choice is worse under some model", () => {
    const said = judge(
      case_(0, [
        [10, 40, 60],
        [10, -30, -90],
      ]),
    );
    expect(said).toEqual({ kind: "depends", between: [0, 2] });
  });

  test("depends on what the dissenting model likes, where the middle one is content", () => {
    const said = judge(
      case_(0, [
        [10, -20, -30],
        [10, 40, 60],
      ]),
    );
    expect(said).toEqual({ kind: "depends", between: [0, 2] });
  });

  test("agreed on a bet: sizes count where the solver answered, and only there", () => {
    const evs = [
      [0, 20, 30],
      [0, 20, 30],
    ];
    expect(judge(case_(1, evs))).toMatchObject({ best: 1, grade: "best", loss: 0 });
    expect(judge(case_(1, evs, true))).toMatchObject({ best: 2, grade: "mistake", loss: 10 });
  });

  test("loses against what every model agrees on, and tells of what the middle one shows as better still", () => {
    const said = judge(
      case_(0, [
        [10, 25, 90],
        [10, 30, 60],
        [10, 40, -80],
      ]),
    );
    expect(said).toEqual({ kind: "agreed", best: 1, grade: "mistake", loss: 15, ofPot: 0.015, still: { at: 2, models: 2 } });
  });

  test("of the right kind tells of a size that an unsolved middle model puts higher, and of another kind that some other model does", () => {
    const sizes = [
      [0, 20, 30],
      [0, 20, 10],
    ];
    expect(judge(case_(1, sizes))).toMatchObject({ best: 1, loss: 0, still: { at: 2, models: 1 } });
    // The same size under other models alone is in no table that is shown first.
    expect(judge(case_(1, [...sizes].reverse()))).toMatchObject({ best: 1, loss: 0, still: null });
    const sure = [
      [10, 10, 9],
      [10, 40, 9],
    ];
    expect(judge(case_(0, sure))).toMatchObject({ best: 0, grade: "best", still: { at: 1, models: 1 } });
  });

  test("of the right kind compares it with sizes alone, whatever little the middle model makes of another kind", () => {
    const evs = [
      [12, 10, 10.5],
      [0, 10, 5],
    ];
    expect(judge(case_(1, evs, true))).toMatchObject({ kind: "agreed", best: 2, loss: 0.5, grade: "best" });
  });

  test("takes no difference for one that chance could have made", () => {
    expect(judge(case_(0, [[10, 25, 5]], false, 6))).toMatchObject({ kind: "agreed", best: 0, loss: 0 });
    expect(judge(case_(0, [[10, 25, 5]], false, 4))).toMatchObject({ kind: "agreed", best: 1, loss: 15 });
  });
});

test("grades are cut at 0.1, 0.5 and 2 % of the pot", () => {
  expect([0, 0.0009, 0.001, 0.0049, 0.005, 0.0199, 0.02, 1].map(gradeOf)).toEqual([
    ...["best", "best", "fine", "fine", "mistake", "mistake", "blunder", "blunder"],
  ]);
});

test("a difference counts from 0.25 % of the pot or three standard errors on", () => {
  expect(threshold(400, 0)).toBe(1);
  expect(threshold(400, 2)).toBe(6);
});
