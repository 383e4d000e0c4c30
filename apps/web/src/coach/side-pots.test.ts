import { expect, test } from "vitest";
import type { SidePotRow } from "./messages.ts";
import { sidePotsJob } from "./side-pots.ts";

test("each row comes nearer to an equilibrium, and the dry side pot loses its bluffs", () => {
  const told: { readonly rows: readonly SidePotRow[]; readonly over: boolean }[] = [];
  const job = sidePotsJob((rows, over) => told.push({ rows, over }));
  let steps = 1;
  while (job.step()) steps++;
  expect(told).toHaveLength(steps);
  expect(told.findIndex(({ over }) => over)).toBe(steps - 1);
  const { rows } = told.at(-1) as (typeof told)[number];
  expect(rows.map(({ main, side }) => [main, side])).toEqual([
    [300, 0],
    [200, 100],
    [100, 200],
    [0, 300],
  ]);
  for (const { course } of rows) for (const [at, now] of course.entries()) if (at > 0) expect(now).toBeLessThan(course[at - 1] as number);
  // As parts of the pot: the solver's own promise for spots with a side pot.
  for (const { course } of rows) expect(course.at(-1)).toBeLessThan(0.0002);
  const [dry, ...wet] = rows.map(({ bluffShare }) => bluffShare);
  expect(dry).toBeLessThan(0.01);
  for (const share of wet) expect(share).toBeGreaterThan(0.2);
});
