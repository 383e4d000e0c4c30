import { describe, expect, it } from "vitest";
import { countPreflop } from "./preflop.ts";
import { countEvery } from "./every.ts";
import type { Card } from "../cards/card.ts";
import { parseCards } from "../cards/parse.ts";

function cards(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}
const hand = (text: string): [Card, Card] => cards(text).sort((a, b) => b - a) as [Card, Card];

describe("x", () => {
  it.each([
    ["AsAh KsKh", "", ""], ["AsAh KdKc", "", ""], ["AsAh KsKh QsQh", "", ""], ["AsKs QhJh", "", ""], ["AsKs QhJh", "Ts9s", ""], ["AsKs QhJh 2s2d", "TsTd", "3c4h"], ["9s8s 9h8h", "Ts", ""],
    ["2s3s 2h3d 4s5s 8c8d", "AsKs", ""],
  ])("%s on %s", (h, b, d) => {
    const hands = h.split(" ").map(hand);
    const contests = [hands.map((_, i) => i), [0, 1]];
    const a = countPreflop(hands, cards(b), cards(d), contests);
    const e = countEvery({ players: hands.map((c) => [{ cards: c, weight: 1 }]), board: cards(b), dead: cards(d), contests });
    expect(a).toEqual(e);
  });
});
