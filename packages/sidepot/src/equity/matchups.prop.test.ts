import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import type { Card } from "../cards/card.ts";
import { countEvery } from "./every.ts";
import { planMatchups } from "./matchups.ts";
import { addTally, emptyTally } from "./tally.ts";
import type { Combo, EquityInput, Range, Tally } from "./types.ts";

const combos: readonly Combo["cards"][] = Array.from({ length: 52 }, (_, a) => a).flatMap((a) =>
  Array.from({ length: a }, (_, b) => [a, b] as unknown as Combo["cards"]),
);

/** Every combo of a class of hands, as ranges have them, or single ones; weights of 1 or of an eighth. */
const range: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(combos.length - 1), fc.boolean(), fc.nat(combos.length - 1), fc.constantFrom(1, 0.125))
  .map(([at, whole, more, weight]) => {
    const [a, b] = combos[at] as Combo["cards"];
    const same = combos.filter(([c, d]) => c >> 2 === a >> 2 && d >> 2 === b >> 2 && ((c & 3) === (d & 3)) === ((a & 3) === (b & 3)));
    const all = new Set([...(whole ? same : [combos[at] as Combo["cards"]]), combos[more] as Combo["cards"]]);
    return [...all].map((cards, i) => ({ cards, weight: i === 0 ? weight : 1 }));
  });

function countPlan(input: Required<EquityInput>): Tally {
  const plan = planMatchups(input);
  const sum = emptyTally(input.players.length, input.contests.length);
  for (let unit = 0; unit < plan.units; unit++) addTally(sum, plan.run(unit));
  return sum;
}

test.prop([fc.array(range, { minLength: 2, maxLength: 3 }), fc.shuffledSubarray([...Array(52).keys()], { minLength: 14, maxLength: 14 })], {
  numRuns: 12,
  endOnFailure: true,
})("ranges against ranges count what every deal counts", (players, known) => {
  const [board, dead] = [known.slice(0, 2) as Card[], known.slice(2) as Card[]];
  const input = { players, board, dead, contests: [players.map((_, player) => player), [0, 1]] };
  expect(countPlan(input)).toEqual(countEvery(input));
});
