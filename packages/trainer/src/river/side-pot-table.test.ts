import { expect, it } from "vitest";
import { betsBySidePot, type SidePotBets } from "./index.ts";

it("shows that bluffs vanish where the side pot is dry, and come back with it", () => {
  const rows = betsBySidePot(undefined, undefined, 200);
  if (!rows.ok) throw new Error(rows.error.code);
  const column = (name: keyof SidePotBets): number[] => rows.value.map((row) => row[name]);
  expect(column("main")).toEqual([300, 200, 100, 0]);
  expect(column("side")).toEqual([0, 100, 200, 300]);
  const [dry, ...wet] = column("bluffShare") as [number, ...number[]];
  expect(dry).toBeLessThan(0.01);
  for (const share of wet) expect(share).toBeGreaterThan(0.2);
  const rising = (numbers: number[]): boolean => numbers.every((number, at) => at === 0 || number > (numbers[at - 1] as number));
  expect(rising(column("bets"))).toBe(true);
  expect(rising(column("airBets"))).toBe(true);
  expect(rising(column("folds").reverse())).toBe(true);
  // Where nobody else can win the pot, the opponent folds to half a pot about as often as makes bluffs break even: a third.
  expect(column("folds").at(-1)).toBeCloseTo(1 / 3, 1);
  expect(Math.max(...column("ofPot"))).toBeLessThan(0.0001);
});
