import { describe, expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { parseCards } from "../cards/parse.ts";
import { equity, planEquity } from "./equity.ts";
import { parseRange } from "./range.ts";
import type { Equity, EquityOptions, Range } from "./types.ts";

function range(text: string): Range {
  const read = parseRange(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
}

function cards(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

function ask(players: string, board = "", options: EquityOptions = {}, dead = ""): Equity {
  const found = equity({ players: players.split(" v ").map(range), board: cards(board), dead: cards(dead) }, options);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const first = (found: Equity): number => found.contests[0]?.shares[0]?.equity ?? Number.NaN;
/** Boards on which only the first, only the second, and both have the best hand. */
const counts = ({ tally }: Equity): number[] => [...(tally.counts[0] as Float64Array).slice(1)];

describe("known answers", () => {
  test.each([
    ["AsAh v KsKh", "", 1_712_304, 0.826366],
    ["AsAh v KdKc", "", 1_712_304, 0.812555],
    ["AsAh v KsKh v QsQh", "", 1_370_754, 0.676703],
    ["TT+,AQs+,AKo v 22+,A2s+,KTs+,QJs,ATo+", "Kh7d2c", 6_162_750, 0.732449],
    ["AA v random", "", 6 * 1225 * 1_712_304, 0.852037],
  ])("%s on “%s”: %i deals", (players, board, deals, share) => {
    const found = ask(players, board);
    expect(found.method).toBe("exact");
    expect(found.boards).toBe(deals);
    expect(first(found)).toBeCloseTo(share, 6);
  });

  test("ties are boards, not shares of them", () => {
    expect(counts(ask("Jc5c v QdTd"))).toEqual([600_384, 1_096_118, 15_802]);
    expect(counts(ask("AcAs v KhKd"))).toEqual([1_388_072, 317_694, 6538]);
  });

  test("a hand that can only tie has half of its ties", () => {
    const found = ask("5s4h v random", "KsJhTh8h8c");
    expect(counts(found)).toEqual([0, 731, 259]);
    expect(found.contests[0]?.shares[0]).toEqual({ win: 0, tie: 259 / 990, equity: 259 / 1980, error: 0 });
  });
});

describe("how a question is answered", () => {
  test("a weight counts", () => {
    // One hand in three of the second range is aces, but at half weight one in five.
    const [whole, half] = [ask("KsKh v AcAd,QcQd", "2s7d9h3c4s"), ask("KsKh v AcAd@50%,QcQd", "2s7d9h3c4s")];
    expect(first(whole)).toBe(1 / 2);
    expect(first(half)).toBe(2 / 3);
  });

  test("dead cards are out of the deck", () => {
    expect(first(ask("AsAh v KsKh", "2s7d9h3c", {}, "KdKc"))).toBe(1);
    expect(first(ask("AsAh v KsKh", "2s7d9h3c", {}, "KdQc"))).toBe(41 / 42);
  });

  test("many ranges before the flop are sampled, a few are counted when that is asked for", () => {
    expect(ask("22+ v 22+ v 22+ v 22+", "", { precision: 0.01 }).method).toBe("sampled");
    expect(ask("AA v KK v QQ", "", { method: "exact" }).method).toBe("exact");
  });

  test("a sample is near the count, by its own standard error, and the same for the same seed", () => {
    const players = "QQ+,AKs v 88,A5s v QJs";
    const exact = ask(players, "", { method: "exact" });
    for (const seed of [1, 2, 3]) {
      const options = { method: "sampled", seed, precision: 0.002 } as const;
      const found = ask(players, "", options);
      for (const player of [0, 1, 2]) {
        const [share, truth] = [found.contests[0]?.shares[player], exact.contests[0]?.shares[player]];
        expect(share?.error).toBeLessThanOrEqual(0.002);
        expect(Math.abs((share?.equity ?? 0) - (truth?.equity ?? 1))).toBeLessThan(5 * (share?.error ?? 0));
      }
      expect(ask(players, "", options)).toEqual(found);
    }
  });

  test("sampling ends after so many deals whatever the precision", () => {
    const found = ask("AA v KK", "", { method: "sampled", precision: 1e-9, mostSamples: 150_000 });
    expect(found.boards).toBeGreaterThanOrEqual(150_000);
    expect(found.boards).toBeLessThan(200_000);
  });

  test("a sure thing is not certain by sampling", () => {
    const found = ask("AsAh v KsKh", "AcAdKc", { method: "sampled" });
    expect(first(found)).toBe(1);
    expect(found.contests[0]?.shares[0]?.error).toBeGreaterThan(0);
  });
});

test("counting that would take days is refused", () => {
  const players = ["random", "random", "random", "random", "random"].map(range);
  const plan = planEquity({ players, board: cards("2c3d4h") }, { method: "exact" });
  expect(plan.ok ? "answered" : plan.error.code).toBe("TOO_MUCH_TO_COUNT");
  expect(planEquity({ players }, { method: "exact" }).ok).toBe(false);
  expect(planEquity({ players }).ok).toBe(true);
});

test.each([
  ["AsAh", "", "", "TOO_FEW_PLAYERS"],
  ["AsAh v AsKh", "", "", "CARD_TWICE"],
  ["AsAh,AsAd v AsKh,AsKd", "", "", "NO_DEAL"],
  ["AsAh,AsAd v KsKh", "As2c3d", "", "NO_HAND_LEFT"],
  ["AsAh v KsKh", "2c4c3d", "3d", "CARD_TWICE"],
])("%s on “%s” without “%s” has no answer: %s", (players, board, dead, code) => {
  const plan = planEquity({ players: players.split(" v ").map(range), board: cards(board), dead: cards(dead) });
  expect(plan.ok ? "answered" : plan.error.code).toBe(code);
});
