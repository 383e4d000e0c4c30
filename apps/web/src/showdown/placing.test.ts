import { type Card, makeCards, parseCards } from "sidepot/cards";
import { expect, test } from "vitest";
import { emptyHand, type Hand } from "../pots/hand.ts";
import { parseFragment } from "../pots/link.ts";
import { linkIn, placeCards } from "./placing.ts";

const cards = (text: string): Card[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const handOf = (fragment: string): Hand => parseFragment(fragment) ?? emptyHand();
const first = { of: "board", at: 0 } as const;

test("cards go into empty places in turn, and the next place is the one after", () => {
  const placed = placeCards(handOf("1;p=A:100,B:100;c=--Kh"), first, cards("AsQd2c2sAh"));
  expect("hand" in placed && makeCards((placed.hand.board ?? []) as Card[])).toBe("AsKhQd2c2s");
  expect(placed).toMatchObject({ slot: { of: 0, at: 1 } });
});

test("of cards with one that is out, none is put down", () => {
  const hand = handOf("1;p=A:100,B:100;h=B:AhAd");
  expect(placeCards(hand, first, cards("KsAd"))).toEqual({ code: "out", card: cards("Ad")[0], place: { of: 1, at: 1 } });
  expect(placeCards(handOf("1;p=A:1,B:1;g=short"), first, cards("Ks2d"))).toEqual({ code: "strange", card: cards("2d")[0] });
});

test("a card in its own place stays there, and a chosen place is filled anew", () => {
  const hand = handOf("1;p=A:100,B:100;c=As");
  expect(placeCards(hand, first, cards("As"))).toEqual({ hand, slot: { of: "board", at: 1 } });
  const placed = placeCards(hand, first, cards("KsAs"));
  expect("hand" in placed && placed.hand.board).toEqual(cards("KsAs"));
});

test("more cards than places write over none", () => {
  const hand = handOf("1;p=A:100,B:100;c=AsKhQd2c2s;h=A:AhAd,B:KcKs");
  expect(placeCards(hand, { of: 1, at: 1 }, cards("9c9d"))).toEqual({ code: "no-room", cards: 2, room: 1 });
  expect(placeCards(hand, { of: 1, at: 1 }, cards("9c"))).toMatchObject({ slot: { of: 1, at: 1 } });
});

test("a link is found in a text where it holds a hand", () => {
  const address = "https://example.org/ko/pot";
  const link = "#1;p=A:100,B:100";
  for (const text of [address + link, `\n${address}${link} `, `A takes 200. ${address}${link}`])
    expect(linkIn(text), text).toEqual({ address, fragment: link });
  expect(linkIn(link)).toEqual({ address: "", fragment: link });
  for (const text of ["", "AsKh", address, `${address}#1;p=A`, `${address}#2;p=A:100,B:100`]) expect(linkIn(text), text).toBeNull();
});
