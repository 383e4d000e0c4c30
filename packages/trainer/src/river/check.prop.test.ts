import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betsBySidePot, makeRiverSolver, type RiverSpot, type SuiteSpot, spotOf } from "./index.ts";

const written: SuiteSpot = {
  name: "",
  board: "Ks8d4c9h2s",
  ranges: ["AsAd,KcQc,7h6h", "KhKd,QdJd,Tc9c"],
  allIn: ["8h7h,AcTc"],
  pots: [
    { amount: 200, allIn: [0] },
    { amount: 100, allIn: [] },
  ],
  stacks: [300, 250],
  menu: { bets: [0.5], raises: [1], allIn: true, mostRaises: 1, also: [90] },
};
const BESIDE_ONE: RiverSpot = { ...spotOf(written), dead: [] };
const PLAIN: RiverSpot = { ...BESIDE_ONE, allIn: [], pots: [{ amount: 300, allIn: [] }] };
const BESIDE_TWO: RiverSpot = { ...spotOf({ ...written, allIn: ["8h7h,AcTc", "5h5d,Jh9d"] }), dead: [] };

const CODES = [
  "FIELD_INVALID",
  "BOARD_NOT_FIVE",
  "CARD_UNKNOWN",
  "HAND_INVALID",
  "HAND_WEIGHT_INVALID",
  "HAND_TWICE",
  "RANGE_EMPTY",
  "NO_DEAL",
  "POT_INVALID",
  "STACK_INVALID",
  "MENU_INVALID",
];

/** Everything that a spot is made of, as keys from the spot to the part; the spot itself is no keys. */
function partsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, part]) => partsOf(part, [...path, key]))];
}

/** The same with another part; without it where the new one is undefined and the place is a field. */
function replaced(value: unknown, [key, ...path]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = replaced((value as Record<string, unknown>)[key], path, part);
  if (inner === undefined && !Array.isArray(copy)) delete (copy as Record<string, unknown>)[key];
  else (copy as Record<string, unknown>)[key] = inner;
  return copy;
}

const numbers = fc.constantFrom(
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0, 0.5, 1, 2, 51, 52, 99, 1e-300, 5e-324, 1e300, 2 ** 53 - 1, 2 ** 53],
);
const anything = fc.oneof({ arbitrary: numbers, weight: 4 }, fc.constantFrom(undefined, null, [], {}, "", "1"), fc.anything());

describe("whatever a spot is made of", () => {
  it("is refused with a code, or solved in finite numbers", () => {
    let [refused, solved] = [0, 0];
    const spots = fc.constantFrom(PLAIN, BESIDE_ONE, BESIDE_TWO);
    const changes = fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(spots, changes, (good, changed) => {
        let spot: unknown = good;
        for (const [at, part] of changed) {
          const parts = partsOf(spot);
          spot = replaced(spot, parts[at % parts.length] as readonly string[], part);
        }
        const solver = makeRiverSolver(spot as RiverSpot);
        if (!solver.ok) {
          refused++;
          expect(CODES).toContain(solver.error.code);
          return;
        }
        solved++;
        solver.value.run(3);
        const { chips, ofPot, gains } = solver.value.exploitability();
        const found = solver.value.nodes.flatMap(({ index }) => [...solver.value.strategy(index), ...solver.value.values(index)]);
        expect([chips, ofPot, ...gains, ...found].filter((value) => !Number.isFinite(value))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(300);
    expect(solved).toBeGreaterThan(60);
  });

  it("so is a spot of the side-pot table", () => {
    fc.assert(
      fc.property(fc.nat(), anything, fc.oneof(numbers, fc.integer({ min: 0, max: 300 })), (at, part, side) => {
        const parts = partsOf(BESIDE_ONE);
        const spot = replaced(BESIDE_ONE, parts[at % parts.length] as readonly string[], part);
        const table = betsBySidePot(spot as RiverSpot, [side], 2);
        if (!table.ok) expect(CODES).toContain(table.error.code);
        else for (const row of table.value) expect(Object.values(row).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
