import type { Card } from "sidepot/cards";
import { GAME_SHAPES, GAMES } from "sidepot/ranking";
import { expect, test } from "vitest";
import { type Hand, nextHand } from "../pots/hand.ts";
import { makeFragment, parseFragment } from "../pots/link.ts";
import {
  allSlots,
  cardAt,
  isOut,
  nextEmpty,
  settledSlot,
  stepFrom,
  whereIs,
  withCard,
  withGame,
  withMark,
  withoutCards,
  withPushed,
} from "./slots.ts";

const from = (fields: string): Hand => {
  const hand = parseFragment(`1;p=A:100,B:200,C:300;${fields}`);
  if (!hand) throw new Error(fields);
  return hand;
};
const text = (hand: Hand): string => makeFragment(hand).replace(/^1;p=[^;]*;?/, "");
const ace = 51 as Card;

test("every game has its places, and the folded and the hidden have none", () => {
  for (const game of GAMES) {
    const [deal] = GAME_SHAPES[game].deals;
    expect(allSlots(withGame(from(""), game))).toHaveLength(deal.board + 3 * deal.hand);
  }
  expect(allSlots(withMark(withMark(from(""), 0, "hidden"), 1, "killed"))).toHaveLength(7);
});

test("an empty chair among players with chips takes no cards", () => {
  const hand = parseFragment("1;p=A:100,B:0,C:300,D:0a;c=AsKhQd2c2s;h=A:AhAd") as Hand;
  expect([0, 1, 2, 3].map((row) => isOut(hand, row))).toEqual([false, true, false, false]);
  expect(nextEmpty(hand, { of: 0, at: 1 })).toEqual({ of: 2, at: 0 });
  const bare = parseFragment("1;p=A:0,B:0,C:0") as Hand;
  expect(allSlots(bare)).toHaveLength(11);
});

test("a card goes into a place and out of it, and trailing gaps go with it", () => {
  const hand = withCard(from("c=KhQd"), { of: 1, at: 1 }, ace);
  expect(text(hand)).toBe("c=KhQd;h=B:--As");
  expect(whereIs(hand, ace)).toEqual({ of: 1, at: 1 });
  expect(cardAt(hand, { of: 1, at: 0 })).toBeNull();
  expect(text(withCard(hand, { of: 1, at: 1 }, null))).toBe("c=KhQd");
  expect(text(withCard(withCard(from("c=Kh"), { of: "board", at: 0 }, null), { of: "board", at: 2 }, ace))).toBe("c=----As");
});

test("the next empty place runs around the table once", () => {
  const hand = from("c=AsKhQd--2s;h=A:AhAd,B:KcKs,C:JcTc");
  expect(nextEmpty(hand, { of: 2, at: 1 })).toEqual({ of: "board", at: 3 });
  const full = from("c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc");
  expect(nextEmpty(full, { of: 0, at: 0 })).toEqual({ of: 0, at: 0 });
  expect(stepFrom(full, { of: "board", at: 4 }, 1)).toEqual({ of: 0, at: 0 });
  expect(stepFrom(full, { of: "board", at: 0 }, -1)).toEqual({ of: "board", at: 0 });
  expect(settledSlot(withMark(full, 0, "killed"), { of: 0, at: 1 })).toEqual({ of: "board", at: 0 });
});

test("marks: hidden takes the cards back, killed keeps them out of the deck, shown undoes both", () => {
  const hand = from("h=A:AhAd");
  expect(text(withMark(hand, 0, "hidden"))).toBe("h=A:n");
  const killed = withMark(hand, 0, "killed");
  expect([killed.players[0]?.state, text(killed)]).toEqual(["folded", "h=A:AhAd"]);
  expect(withMark(killed, 0, "shown")).toEqual(hand);
});

test("another game keeps what fits", () => {
  const hand = from("g=omaha;c=AsKhQd2c2s;h=A:AhAdAcTc");
  expect(text(withGame(hand, "holdem"))).toBe("c=AsKhQd2c2s;h=A:AhAd");
  expect(text(withGame(hand, "draw"))).toBe("g=draw;h=A:AhAdAcTc");
});

test("cards go back to the deck; the next hand has none and no ticks", () => {
  const hand = withPushed(from("g=omaha;c=AsKhQd;h=A:AhAd,B:n"), [-1, 1]);
  expect(hand.pushed).toEqual([-1, 1]);
  expect(text(withoutCards(hand))).toBe("g=omaha");
  expect(text(nextHand(hand))).toBe("g=omaha");
});
