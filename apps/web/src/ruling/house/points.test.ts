import { POINTS } from "sidepot/rulings";
import { expect, test } from "vitest";
import { POINTS_BY_GROUP, searchPoints } from "./points.ts";

test("every point is in one group", () => {
  expect(Object.values(POINTS_BY_GROUP).flat().sort()).toEqual(Object.keys(POINTS).sort());
});

test("a point is found by its name in any language, by a value, and by its name in files", () => {
  for (const query of ["premature-turn", "premature turn", "턴", "ターン", "TURN"])
    expect(searchPoints(query), query).toContain("premature-turn");
  expect(searchPoints("reshuffle-cut")).toEqual(["reshuffle-cut"]);
  expect(searchPoints("  ")).toEqual([]);
  expect(searchPoints("zzzz")).toEqual([]);
});
