import { BOOK_IDS, chancesOf, halfClaimOf, outsChancesOf, rule } from "sidepot/rulings";
import { expect, test } from "vitest";
import { factsOf } from "../../../sidepot/src/rulings/every.oracle.ts";
import { LANGS } from "../words.ts";
import { chanceLines, chanceWords, decimalOf, percentOf } from "./chances.ts";

const turn = rule({ situation: "premature-turn", facts: { actionPending: true } });
if (!turn.ok) throw new Error("no ruling");
const [own] = chancesOf(turn.value, 6);
if (!own) throw new Error("no chance");

test("a chance is read out exactly, and as a percentage", () => {
  expect(chanceWords("en").line(own)).toBe("This card on the board: 2 in 35 (5.7%)");
  expect(chanceWords("ko").line(own)).toBe("이 카드가 보드에 깔릴 확률: 35분의 2 (5.7%)");
  expect(chanceWords("ja").line(own)).toBe("このカードがボードに出る確率：35分の2（5.7%）");
});

test("lines stand by procedure in the order of the chances, the quotients are no percentages", () => {
  const groups = chanceLines("en", chancesOf(turn.value, 6));
  expect(groups.map(({ title }) => title)).toEqual([
    "Shuffled back, dealt again",
    "Old way: natural river",
    "River kept, new turn",
    "Without the error",
  ]);
  const old = groups[1]?.lines ?? [];
  expect(old[0]).toBe("This card on the board: 1 in 33 (3.0%)");
  expect(old[1]).toBe("This card as the turn: never (0%)");
  expect(old[3]).toBe("The card that would have been the river, on the board: always (100%)");
  expect(old.at(-2)).toBe("This card's chance against shuffling back: 0.530 times");
});

test("the claim of the half is answered with its numbers at nine players", () => {
  const claim = halfClaimOf(turn.value, 9);
  if (claim === null) throw new Error("no claim");
  for (const lang of LANGS) {
    const said = chanceWords(lang).half(claim).join(" ");
    expect(said).toContain("0.537");
    expect(said).toContain("0.970");
  }
});

test.each([
  [{ num: 2, den: 35 }, "5.7%"],
  [{ num: 1, den: 3 }, "33.3%"],
  [{ num: 1, den: 100 }, "1.0%"],
  [{ num: 1, den: 101 }, "0.99%"],
  [{ num: 1, den: 5456 }, "0.018%"],
  [{ num: 1, den: 16215 }, "0.0062%"],
  [{ num: 0, den: 1 }, "0%"],
  [{ num: 1, den: 1 }, "100%"],
])("%o is %s", (ratio, percent) => expect(percentOf(ratio)).toBe(percent));

test("decimals are rounded half up", () => {
  expect(decimalOf({ num: 1, den: 8 }, 2)).toBe("0.13");
  expect(decimalOf({ num: 35, den: 66 }, 3)).toBe("0.530");
  expect(decimalOf({ num: 7, den: 2 }, 0)).toBe("4");
});

const WITH_CHANCES = ["premature-flop", "premature-turn", "premature-river", "four-card-flop", "missing-burn"] as const;

test.each(LANGS)("%s says every chance of every decision in its own script", (lang) => {
  const words = chanceWords(lang);
  const seen = new Set<string>();
  for (const situation of WITH_CHANCES) {
    for (const facts of factsOf(situation)) {
      for (const rules of BOOK_IDS) {
        const decided = rule({ rules, situation, facts });
        if (!decided.ok) throw new Error(`${situation} ${JSON.stringify(facts)}`);
        const chances = [...chancesOf(decided.value, 9), ...outsChancesOf(decided.value, 9)];
        for (const { title, lines } of words.groups(chances)) for (const line of [title, ...lines]) seen.add(line);
        const claim = halfClaimOf(decided.value, 9);
        for (const line of claim === null ? [] : words.half(claim)) seen.add(line);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  for (const line of seen) {
    expect(line).not.toMatch(/undefined|NaN|\[object/);
    if (lang !== "en") expect(line).not.toMatch(/[a-z]{3}/i);
  }
});
