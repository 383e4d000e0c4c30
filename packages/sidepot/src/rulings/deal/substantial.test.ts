import { describe, expect, test } from "vitest";
import { ACTS, type Act } from "../facts.ts";
import { byBook, decide } from "./decide.oracle.ts";
import { isCheckAndFold, type SubstantialAction, substantialAction } from "./substantial.ts";

const LONGEST = 4;

function* sequences(length: number): Generator<readonly Act[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(length - 1)) for (const act of ACTS) yield [...rest, act];
}
const all: readonly (readonly Act[])[] = Array.from({ length: LONGEST + 1 }, (_, length) => [...sequences(length)]).flat();

/** The definitions again, written by counting and by trying every pair, as the rulebooks put them. */
const count = (actions: readonly Act[], ...which: readonly Act[]): number => actions.filter((act) => which.includes(act)).length;
const pairs = (actions: readonly Act[]): readonly (readonly [Act, Act])[] =>
  actions.flatMap((first, at) => actions.slice(at + 1).map((second): [Act, Act] => [first, second]));
const ORACLES: Readonly<Record<SubstantialAction, (actions: readonly Act[]) => boolean>> = {
  "chips-or-three": (actions) => actions.length >= 3 || pairs(actions).some((pair) => count(pair, "bet", "call", "raise", "all-in") > 0),
  "unlike-pair": (actions) =>
    count(actions, "fold") >= 3 ||
    count(actions, "check") >= 3 ||
    pairs(actions).some((pair) => count(pair, "fold") < 2 && count(pair, "check") < 2),
  "two-acted": (actions) => actions.length >= 2,
};

test.each(Object.keys(ORACLES) as SubstantialAction[])(
  "%s agrees with its definition on all 1,555 sequences of up to four actions",
  (definition) => {
    expect(all).toHaveLength(1 + 6 + 36 + 216 + 1296);
    for (const actions of all) expect(substantialAction(actions, definition), actions.join(" ")).toBe(ORACLES[definition](actions));
  },
);

test("of the 36 pairs four have no chips, and two of those are unlike", () => {
  const reached = (definition: SubstantialAction): number =>
    all.filter((actions) => actions.length === 2 && substantialAction(actions, definition)).length;
  expect([reached("chips-or-three"), reached("unlike-pair"), reached("two-acted")]).toEqual([32, 34, 36]);
  expect(all.filter(isCheckAndFold).toSorted()).toEqual([
    ["check", "fold"],
    ["fold", "check"],
  ]);
});

test("the order of actions does not matter, and another action never takes it back", () => {
  for (const definition of Object.keys(ORACLES) as SubstantialAction[]) {
    for (const actions of all) {
      const reached = substantialAction(actions, definition);
      expect(substantialAction(actions.toReversed(), definition)).toBe(reached);
      if (reached) for (const act of ACTS) expect(substantialAction([...actions, act], definition)).toBe(true);
    }
  }
});

describe("substantial action, one row a sequence: TDA 36, WSOP 88-c, Robert's Rules misdeals 1, WSOP live 109", () => {
  const [yes, no] = ["sa-reached", "sa-not-reached"];
  // In the order tda-2024, tda-pre-2022, roberts, wsop-tournament-2026, wsop-live-2026.
  test.each<[readonly Act[], readonly string[]]>([
    [[], [no, no, no, no, no]],
    [["fold"], [no, no, no, no, no]],
    [["raise"], [no, no, no, no, no]],
    [
      ["check", "check"],
      [no, no, yes, no, no],
    ],
    [
      ["fold", "fold"],
      [no, no, yes, no, no],
    ],
    [
      ["bet", "fold"],
      [yes, yes, yes, yes, yes],
    ],
    [
      ["call", "call"],
      [yes, yes, yes, yes, yes],
    ],
    [
      ["fold", "call"],
      [yes, yes, yes, yes, yes],
    ],
    [
      ["check", "all-in"],
      [yes, yes, yes, yes, yes],
    ],
    [
      ["check", "fold"],
      [no, no, yes, no, yes],
    ],
    [
      ["fold", "check"],
      [no, no, yes, no, yes],
    ],
    [
      ["check", "check", "check"],
      [yes, yes, yes, yes, yes],
    ],
    [
      ["fold", "fold", "fold"],
      [yes, yes, yes, yes, yes],
    ],
    [
      ["fold", "check", "fold"],
      [yes, yes, yes, yes, yes],
    ],
  ])("%j", (actions, expected) => {
    expect(byBook("substantial-action", { actions })).toEqual(expected);
  });
});

test("a check and a fold are told to be open where the definition goes by chips (TDA 36)", () => {
  expect(decide("tda-2024", "substantial-action", { actions: ["check", "fold"] })).toMatchObject({
    basis: "text",
    cites: ["TDA-2024 36"],
    notes: ["check-fold-open"],
    wrong: [{ answer: "check-and-fold-count", rightIn: ["roberts", "wsop-live-2026"] }, { answer: "blinds-count" }],
  });
  expect(decide("wsop-live-2026", "substantial-action", { actions: ["check", "fold"] }).notes).toEqual([]);
  expect(decide("tda-2024", "misdeal", { cause: "seat-dealt-out", actions: ["fold", "check"] })).toMatchObject({
    decision: "misdeal",
    notes: ["check-fold-open"],
  });
});

test("each book cites its own definition", () => {
  const cites = (["tda-2024", "tda-pre-2022", "roberts", "wsop-tournament-2026", "wsop-live-2026"] as const).map(
    (rules) => decide(rules, "substantial-action", { actions: [] }).cites,
  );
  expect(cites).toEqual([["TDA-2024 36"], ["TDA-2019 36"], ["ROBERTS MISDEALS-1"], ["WSOP-TOURNAMENT-2026 88-c"], ["WSOP-LIVE-2026 109"]]);
});
