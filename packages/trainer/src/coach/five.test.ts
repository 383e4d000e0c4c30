import fc from "fast-check";
import { layerPots } from "sidepot";
import type { Card } from "sidepot/cards";
import { evaluate5 } from "sidepot/evaluate";
import { describe, expect, test } from "vitest";
import { outOfPlay, playingCards } from "./five.ts";
import { strengthOn } from "./holdings.ts";
import { checkPotAmounts } from "./pot-amounts.ts";
import { cards, two } from "./scene.oracle.ts";

const strength = (hand: string, board: string): number => strengthOn(cards(board), ...two(hand));

describe("D7: cards that do not play", () => {
  test("Q-J-9-9-5: with an ace the seven does not play, so A-7 and A-6 share", () => {
    const board = "QcJd9s9h5d";
    expect(outOfPlay(two("Ac7c"), cards(board))).toMatchObject({ because: "board-kicker", cards: cards("7c") });
    expect(playingCards(two("Ac7c"), cards(board))).toEqual({ plays: cards("Ac"), idle: cards("7c") });
    expect(strength("Ac7c", board)).toBe(strength("Ad6s", board));
  });

  test("a kicker beside a pair that the board outranks", () => {
    expect(outOfPlay(two("Ks3d"), cards("KhQdJs9c4d"))).toMatchObject({ because: "board-kicker", cards: cards("3d") });
    // A ten makes a straight, an ace plays.
    expect(outOfPlay(two("KsTd"), cards("KhQdJs9c4d"))).toBeNull();
    expect(outOfPlay(two("KsAd"), cards("KhQdJs9c4d"))).toBeNull();
  });

  test("a pair of the flop that two pairs of the board have outranked", () => {
    const found = outOfPlay(two("5c5d"), cards("8s8d2hQcQd"));
    expect(found).toMatchObject({ because: "counterfeit", cards: cards("5c5d") });
    expect(outOfPlay(two("8c5d"), cards("8s5h2hKcKd"))).toMatchObject({ because: "counterfeit", cards: cards("5d") });
    expect(outOfPlay(two("5c5d"), cards("8s8d2hQcJd"))).toBeNull();
  });

  test("the board plays", () => {
    expect(outOfPlay(two("3c2d"), cards("AsKdQhJcTd"))).toMatchObject({ because: "board-plays", cards: cards("3c2d") });
    expect(outOfPlay(two("9c2d"), cards("AsKdQhJcTd"))).toMatchObject({ because: "board-plays" });
  });

  test("the board does not play where one of two equal cards is needed, whichever", () => {
    for (const [hand, board] of [
      ["5s5c", "3d4c8s6h7h"],
      ["7h7d", "8c9dThJs2c"],
      ["KdKc", "Ac8dThQcJd"],
      ["9c9d", "9hKsKdKhQs"],
    ] as const) {
      expect(playingCards(two(hand), cards(board)).plays, hand).toEqual([]);
      expect(outOfPlay(two(hand), cards(board)), hand).toBeNull();
    }
  });

  test("the board is said to play exactly where it is as strong alone", () => {
    const deck = fc.shuffledSubarray([...Array(52).keys()], { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(deck, (seven) => {
        const [hole, board] = [seven.slice(0, 2), seven.slice(2)] as unknown as [readonly [Card, Card], readonly Card[]];
        const alone = evaluate5(...(board as unknown as [Card, Card, Card, Card, Card]));
        const found = outOfPlay(hole, board);
        if (found?.id === "out-of-play" && found.because === "board-plays") expect(alone).toBe(strengthOn(board, ...hole));
        else if (found === null) expect(strengthOn(board, ...hole)).toBeGreaterThan(alone);
      }),
      { numRuns: 2000 },
    );
  });

  test("a kicker is outranked by the board alone, not by the player's other card", () => {
    expect(outOfPlay(two("Ac3c"), cards("8c8d5h5sQd"))).toMatchObject({ because: "board-kicker", cards: cards("3c") });
    // The ten is above every card of the board that could be a kicker: only the ace keeps it out.
    expect(outOfPlay(two("AcTc"), cards("8c8d5h5s2d"))).toBeNull();
  });

  test("a card that an equal card of the board could stand in for does not play", () => {
    expect(playingCards(two("Tc2d"), cards("AsKdQhJcTd")).plays).toEqual([]);
  });
});

describe("corrections of common advice", () => {
  test("five hearts on the board are not shared by all without a heart above the lowest: a lower one can make a straight flush", () => {
    const board = "6h7h8h9hKh";
    expect(strength("5h2c", board)).toBeGreaterThan(strength("AhAs", board));
    expect(playingCards(two("5h2c"), cards(board)).plays).toEqual(cards("5h"));
    // Below that it is as said: the four makes nothing, and the board plays.
    expect(outOfPlay(two("4h2c"), cards(board))).toMatchObject({ because: "board-plays" });
  });

  test("8-8-5-5-Q: an ace, a king or an eight improve, too, and 7-6 and 4-3 share", () => {
    const board = "8c8d5h5sQd";
    const shared = strength("7c6d", board);
    expect(strength("4c3d", board)).toBe(shared);
    for (const hand of ["Ac2d", "Kc2d", "8h2d", "5c2d"]) expect(strength(hand, board)).toBeGreaterThan(shared);
    expect(strength("8h2d", board)).toBeGreaterThan(strength("5c2d", board));
    expect(outOfPlay(two("7c6d"), cards(board))).toMatchObject({ because: "board-plays" });
    expect(playingCards(two("Ac2d"), cards(board)).plays).toEqual(cards("Ac"));
  });

  test("the main pot is not the smallest all-in times the players still in: folded chips are in it", () => {
    const layers = layerPots([{ bet: 20 }, { bet: 50 }, { bet: 50 }, { bet: 20, folded: true }]);
    if (!layers.ok) throw new Error(layers.error.code);
    const check = checkPotAmounts(layers.value, [20 * 3, 60]);
    expect(check.right).toBe(false);
    expect(check.pots.map(({ right }) => right)).toEqual([false, true]);
    expect(check.findings).toEqual([{ id: "folded-money", pot: 0, said: 60, amount: 80, folded: 20 }]);
  });
});

describe("D8: amounts that were typed", () => {
  const layers = layerPots([{ bet: 2500 }, { bet: 6000 }, { bet: 12300 }, { bet: 20000, dead: 1000 }, { bet: 4000, folded: true }]);
  if (!layers.ok) throw new Error(layers.error.code);

  test("are right with folded and dead chips in, and without what comes back", () => {
    expect(checkPotAmounts(layers.value, [13500, 12000, 12600])).toMatchObject({ right: true, findings: [] });
  });

  test("tell which pot lacks the folded chips", () => {
    const { findings } = checkPotAmounts(layers.value, [13500 - 2500, 12000 - 1500, 12600]);
    expect(findings).toEqual([
      { id: "folded-money", pot: 0, said: 11000, amount: 13500, folded: 2500 },
      { id: "folded-money", pot: 1, said: 10500, amount: 12000, folded: 1500 },
    ]);
  });

  test("are wrong without a lesson where something else is amiss, where one is missing, and where there is one too many", () => {
    expect(checkPotAmounts(layers.value, [12500, 12000, 12600])).toMatchObject({ right: false, findings: [] });
    expect(checkPotAmounts(layers.value, [13500, 12000]).pots[2]).toEqual({ pot: 2, said: 0, amount: 12600, right: false });
    expect(checkPotAmounts(layers.value, [13500, 12000, 12600, 7700])).toMatchObject({ right: false });
  });
});
