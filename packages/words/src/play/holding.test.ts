import { fc, test as prop } from "@fast-check/vitest";
import { fullDeck, parseCards } from "sidepot/cards";
import { rankHand } from "sidepot/ranking";
import { describe, expect, test } from "vitest";
import { say } from "../languages.ts";
import { holdingName } from "./holding.ts";

const cards = (text: string): readonly number[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const named = (own: string, board: string): string => holdingName(cards(own), cards(board), say("en"));

describe("what a player holds so far", () => {
  test.each([
    ["Ac 7c", "Qc Jd 9s 9h", "Pair of nines, ace kicker"],
    ["Ac 7c", "Qc Jd 9s", "Ace high"],
    ["Ac 7c", "Qc Jc 9c 9h", "Flush, ace high"],
    ["9c 9d", "", "Pair of nines"],
    ["2c Kd", "", "King high"],
    ["As Kd", "Qc Jd Tc 2h 3s", "Straight, ace high"],
  ] as const)("%s on %s: %s", (own, board, name) => expect(named(own, board)).toBe(name));

  test("nothing is said of cards that are not known", () => expect(holdingName([], [], say("en"))).toBe(""));

  prop.prop([fc.shuffledSubarray(fullDeck(), { minLength: 7, maxLength: 7 })], { numRuns: 200 })(
    "on the river as hold'em ranks it",
    (deck) => {
      const own = deck.slice(0, 2);
      const board = deck.slice(2);
      const ranked = rankHand("holdem", own, board);
      if (!ranked.ok || !ranked.value.high) throw new Error("seven cards without a rank");
      expect(holdingName(own, board, say("en"))).toBe(say("en").handName(ranked.value.high, "holdem", "high"));
    },
  );
});
