import { type Card, fullDeck, makeCard, makeCards } from "sidepot/cards";
import { expect, test } from "vitest";
import { join, readCharacter, readText } from "./typing.ts";

const read = (text: string): string => {
  const { cards, rest, fault } = readText(text);
  return [makeCards(cards), rest === null ? "" : `${rest}?`, fault ? fault.code : ""].filter(Boolean).join(" ");
};

test("[point 58] every notation of the grammar", () => {
  for (const text of ["AsKh", "A♠ K♥", "[As Kh]", "ａｓＫｈ", "as,kh", "ㅁㄴㅏㅗ", "A♠️K♥️"]) expect(read(text), text).toBe("AsKh");
  expect(read("10h")).toBe("Th");
  expect(read("모ㅏㅇ")).toBe("AhKd");
  expect(read("ㅂㅊ ㅓㅗ ㅅㄴ")).toBe("QcJhTs");
});

test("8s8 waits for a suit, and so does a syllable that swallowed the next rank", () => {
  expect(read("8s8")).toBe("8s 6?");
  expect(read("ㅁ나")).toBe("As 11?");
  expect(read("As10")).toBe("As 8?");
  expect(read("As1")).toBe("As");
});

test("a text that is more than cards gives none, whatever cards could be made of it", () => {
  for (const text of ["AsKhZz", "ace of spades", "Thanks", "https://example.org/en/showdown#1;p=A:100,B:100;c=AsKhQd2c2s", "As Kh?", "ｘ"])
    expect(read(text), text).toBe("CARD_UNKNOWN");
  expect(read("8 9s")).toBe("CARD_INCOMPLETE");
  expect(read("AsKhAsQd")).toBe("CARD_TWICE");
  expect(readText("").cards).toEqual([]);
  expect(readText("x".repeat(10_000)).fault?.code).toBe("CARD_UNKNOWN");
  expect(readText(`${makeCards(fullDeck())} and more`).cards).toEqual([]);
});

test("one character is a rank, a suit, the start of a ten or nothing", () => {
  expect(readCharacter("a")).toEqual({ rank: 12 });
  expect(readCharacter("ㅁ")).toEqual({ rank: 12 });
  expect(readCharacter("T")).toEqual({ rank: 8 });
  expect(readCharacter("♥")).toEqual({ suit: 2 });
  expect(readCharacter("ㅗ")).toEqual({ suit: 2 });
  expect(readCharacter("1")).toBe("one");
  for (const text of ["z", " ", ",", "Enter", "ArrowLeft", "", "0"]) expect(readCharacter(text)).toBeNull();
});

test("halves join in either order, and every card can be made so", () => {
  for (const card of fullDeck()) {
    const [rank = "", suit = ""] = makeCard(card);
    const halves = [readCharacter(rank), readCharacter(suit)] as [{ rank: number }, { suit: number }];
    expect(join(join(null, halves[0]) as { rank: number }, halves[1])).toBe(card);
    expect(join(halves[1], halves[0])).toBe(card as Card);
  }
  expect(join({ rank: 3 }, { rank: 5 })).toEqual({ rank: 5 });
});
