import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type Card, fullDeck } from "../cards/card.ts";
import { findDeal } from "./deal.ts";
import type { Pair } from "./grid.ts";
import { emptyGraph, hasMatching, join, largestMatching } from "./matching.ts";
import { parseRange } from "./range.ts";

const handsOf = (text: string): Pair[] => {
  const read = parseRange(text);
  return read.ok ? read.value.map(({ cards }) => cards) : expect.unreachable(text);
};

/** One hand each of what the players may hold, no card twice. */
function isDeal(ranges: readonly (readonly Pair[])[], dealt: readonly Pair[] | null): boolean {
  const cards = dealt?.flat() ?? [];
  return (
    new Set(cards).size === 2 * ranges.length && ranges.every((hands, player) => dealt !== null && hands.includes(dealt[player] as Pair))
  );
}

describe("some deal or none", () => {
  test.each<[string, string[], boolean]>([
    ["ten times anything", Array(10).fill("random"), true],
    ["ten narrow ranges that just fit", ["AA", "KK", "QQ", "JJ", "TT", "AA", "KK", "QQ", "JJ", "TT"], true],
    ["ten narrow ranges, one too many for the aces", ["AA", "KK", "QQ", "JJ", "TT", "AA", "KK", "QQ", "JJ", "AA"], false],
    ["a chain of known hands with one way out", ["AsKs", "AsKs,KhQh", "KhQh,QdJd", "QdJd,JcTc", "JcTc,Ts9s"], true],
    ["the same chain with its end taken", ["AsKs", "AsKs,KhQh", "KhQh,QdJd", "QdJd,JcTc", "JcTc,AsKs"], false],
    ["four aces for four", Array(4).fill("AA,A2+"), true],
    ["four aces for ten", Array(10).fill("AA,A2+"), false],
    ["four aces for five, beside five who are not in their way", [...Array(5).fill("AA,A2+"), ...Array(5).fill("99-22")], false],
    ["eight aces and kings for nine", [...Array(5).fill("AA,A2-AQ"), ...Array(5).fill("KK,K2-KQ")], false],
    ["twenty cards for ten", Array(10).fill("AA-TT,AT+,KT+,QT+,JT"), true],
    ["nineteen cards for ten", Array(10).fill("AA-JJ,AJ+,KJ+,QJ,AsTs,AsTh,AsTd,KsTs,KsTh,KsTd,TsTh,TsTd,ThTd"), false],
    ["threes of a rank, one pair in each", Array(10).fill("AsAh,AsAd,AhAd,KsKh,KsKd,KhKd,QsQh,QsQd,QhQd,JsJh,JsJd,JhJd"), false],
    ["four suited hands for five", Array(5).fill("AKs"), false],
    ["anything beside what is narrow", [...Array(5).fill("random"), "AsAh", "AdAc", "KK", "KK", "AKs,QQ"], true],
  ])("%s", (_name, texts, there) => {
    const ranges = texts.map(handsOf);
    const dealt = findDeal(ranges);
    expect(dealt !== null).toBe(there);
    if (there) expect(isDeal(ranges, dealt)).toBe(true);
  });
});

/** Every choice, one player after another. */
function anyDeal(ranges: readonly (readonly Pair[])[], used: ReadonlySet<Card> = new Set()): boolean {
  const [hands, ...rest] = ranges;
  if (!hands) return true;
  return hands.some(([a, b]) => !used.has(a) && !used.has(b) && anyDeal(rest, new Set([...used, a, b])));
}

/** Hands of few cards, so that they are in each other's way. */
const tight = fc.integer({ min: 4, max: 11 }).chain((cards) => {
  const pairs = fullDeck()
    .slice(0, cards)
    .flatMap((a) =>
      fullDeck()
        .slice(0, a)
        .map((b): Pair => [a, b]),
    );
  return fc.array(fc.uniqueArray(fc.constantFrom(...pairs), { maxLength: 6 }), { minLength: 1, maxLength: 5 });
});

property.prop([tight], { numRuns: 1_000 })("a deal is found where trying everything finds one", (ranges) => {
  const dealt = findDeal(ranges);
  expect(dealt !== null).toBe(anyDeal(ranges));
  if (dealt) expect(isDeal(ranges, dealt)).toBe(true);
});

/** The largest matching by leaving the first edge out or taking it. */
function byTrying([edge, ...rest]: readonly (readonly [number, number])[]): number {
  if (!edge) return 0;
  const [a, b] = edge;
  return Math.max(byTrying(rest), 1 + byTrying(rest.filter(([c, d]) => c !== a && c !== b && d !== a && d !== b)));
}

const edges = fc.integer({ min: 2, max: 11 }).chain((count) =>
  fc.uniqueArray(
    fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).filter(([a, b]) => a < b),
    { maxLength: 15, selector: String },
  ),
);

property.prop([edges], { numRuns: 1_000 })("Edmonds' matching is as large as the one found by trying", (given) => {
  const most = byTrying(given);
  const neighbours = Array.from({ length: 11 }, (_, v) => given.flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : [])));
  expect(largestMatching(neighbours)).toBe(most);
  const graph = emptyGraph();
  // Spread over both words of the sets.
  for (const [a, b] of given) join(graph, 5 * a, 5 * b);
  expect([hasMatching(graph, most), hasMatching(graph, most + 1)]).toEqual([true, false]);
});
