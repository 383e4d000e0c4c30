import { combosOf, equity, HAND_CLASSES, parseRange, type Range } from "sidepot/equity";
import { describe, expect, it } from "vitest";
import { HAND_ORDER, partIn, topRange } from "./chart.ts";
import { HOLDINGS, holdingOf } from "./combos.ts";

const weightOf = (range: Range): number => range.reduce((sum, { weight }) => sum + weight, 0);
const indexOf = (name: string): number => HAND_CLASSES.find((hand) => hand.name === name)?.index ?? -1;
const handsOf = (name: string): Range => combosOf(indexOf(name)).map((cards) => ({ cards, weight: 1 }));

function shareOf(players: readonly Range[], mostSamples = 400_000): number {
  const answer = equity({ players }, { method: "sampled", precision: 0.001, mostSamples });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.contests[0]?.shares[0]?.equity ?? 0;
}

describe("the order of starting hands", () => {
  it("has each of the 169 classes once, aces first, three-deuce last", () => {
    expect([...HAND_ORDER].sort()).toEqual(HAND_CLASSES.map(({ name }) => name).sort());
    expect([HAND_ORDER[0], HAND_ORDER[168]]).toEqual(["AA", "32o"]);
  });

  it("is that of the sum it names", () => {
    const any = parseRange("random");
    if (!any.ok) throw new Error(any.error.code);
    const fifth = topByEquity();
    const extra = [
      ["AA", 0.12],
      ["88", 0.12],
      ["KTs", 0.08 + 0.015],
      ["A9o", 0],
      ["T8s", 0.11],
      ["J9o", 0.03],
      ["Q6o", 0],
      ["84o", 0],
    ] as const;
    const scores = extra.map(([name, more]) => {
      const own = handsOf(name);
      return shareOf([own, any.value]) + shareOf([own, fifth]) + 2 * shareOf([own, any.value, any.value, any.value]) + more;
    });
    const places = extra.map(([name]) => HAND_ORDER.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    // The eight lie ten places apart and more, far above the error of a sample.
    for (let i = 1; i < scores.length; i++) expect(scores[i]).toBeLessThan((scores[i - 1] as number) - 0.01);
  });

  it("holds any part of all hands to the last hand, the border in part", () => {
    for (const part of [0.001, 0.05, 0.2, 0.333, 0.5, 0.9, 1]) expect(weightOf(topRange(part)) / HOLDINGS).toBeCloseTo(part, 9);
    expect(topRange(0).map(({ cards }) => cards)).toEqual(combosOf(indexOf("AA")));
    const [inside, border] = [topRange(0.1), topRange(0.1).filter(({ weight }) => weight < 1)];
    expect(new Set(border.map(({ weight }) => weight)).size).toBeLessThanOrEqual(1);
    for (const { cards, weight } of inside) expect(partIn(holdingOf(...cards), 0.1)).toBe(weight);
    expect(partIn(holdingOf(50 as never, 45 as never), 0)).toBe(0);
  });
});

/** The best fifth of hands by equity against any two cards, from published tables: pairs from fives, aces and most broadways. */
function topByEquity(): Range {
  const read = parseRange("55+, A3s+, K7s+, Q9s+, JTs, A7o+, A5o, K9o+, QTo+, JTo");
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}
