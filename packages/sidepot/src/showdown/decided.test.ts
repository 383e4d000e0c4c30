import { describe, expect, test } from "vitest";
import { decidedPots, type SettleInput, settle } from "./index.ts";

const decided = (input: SettleInput): (string | null)[] => {
  const settlement = settle(input);
  if (!settlement.ok) throw new Error(settlement.error.code);
  return decidedPots(settlement.value).map((pot) => pot && (pot.awards ?? []).map((a) => `${a.seat}:${a.amount}`).join(" "));
};
const players = (...hands: (readonly [bet: number, cards?: string])[]): SettleInput["players"] =>
  hands.map(([bet, cards], i) => ({ name: `P${i}`, bet, ...(cards ? { cards } : {}) }));

describe("pots that no card to come can change", () => {
  test("quads against a drawing-dead full house, one card to come", () =>
    expect(decided({ board: "9c9dKsKh", players: players([50, "9s9h"], [50, "AsAd"]) })).toEqual(["0:100"]));
  test("a flopped royal flush, two cards to come", () =>
    expect(decided({ board: "QsJsTs", players: players([50, "AsKs"], [50, "QhQd"]) })).toEqual(["0:100"]));
  test("one out is enough to leave it open", () =>
    expect(decided({ board: "9c9dKs2h", players: players([50, "KhKd"], [50, "9s9h"]) })).toEqual([null]));
  test("a tie that nothing can break is decided too, with its odd chip", () => {
    const table = [...players([50, "AcKd"], [50, "AdKc"]), { name: "C", bet: 1, folded: true }];
    expect(decided({ board: "9c9d9h9s", players: table })).toEqual(["0:51 1:50"]);
  });
  test("the side pot may be decided while the main pot is open", () =>
    expect(decided({ board: "9c9dKs2h", players: players([20, "KhKd"], [50, "9s9h"], [50, "AcAd"]) })).toEqual([null, "1:60"]));
  test("the main pot waits for a hand that is not known, the side pot does not", () =>
    expect(decided({ board: "9c9dKs2h", players: players([20], [50, "9s9h"], [50, "AcAd"]) })).toEqual([null, "1:60"]));
});

describe("nothing to decide", () => {
  test("a complete board", () => expect(decided({ board: "9c9dKsKh2c", players: players([50, "9s9h"], [50, "AsAd"]) })).toEqual([null]));
  test("no board", () => expect(decided({ players: players([50, "9s9h"], [50, "AsAd"]) })).toEqual([null]));
  test("an uncontested pot is pushed already", () =>
    expect(
      decided({
        board: "9c9dKsKh",
        players: [
          { name: "A", bet: 5, folded: true },
          { name: "B", bet: 5 },
        ],
      }),
    ).toEqual([null]));
});
