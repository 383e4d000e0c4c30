import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { type Card, fullDeck, makeCards } from "./card.ts";
import { latinKeys } from "./hangul.ts";
import { parseCards } from "./parse.ts";

const hand = fc.shuffledSubarray(fullDeck());

test.prop([hand])("parseCards undoes makeCards", (cards) => {
  expect(parseCards(makeCards(cards))).toEqual({ ok: true, value: cards });
});

/** What the two-set layout types for the letters of card texts, composed as an input method composes it. */
const JAMO: Record<string, string> = { a: "ㅁ", k: "ㅏ", q: "ㅂ", j: "ㅓ", t: "ㅅ", s: "ㄴ", h: "ㅗ", d: "ㅇ", c: "ㅊ" };

test.prop([hand])("parseCards reads what a Korean keyboard makes of makeCards, jamo by jamo", (cards) => {
  const typed = [...makeCards(cards).toLowerCase()].map((letter) => JAMO[letter] ?? letter).join("");
  expect(parseCards(typed)).toEqual({ ok: true, value: cards });
});

test.prop([fc.integer({ min: 0xac00, max: 0xd7a3 })])("a syllable and its decomposed form are the same keys", (code) => {
  const syllable = String.fromCodePoint(code);
  expect([...syllable.normalize("NFD")].map(latinKeys).join("")).toBe(latinKeys(syllable));
});

test.prop([fc.string({ unit: "binary" })])("no text makes it throw", (text) => {
  const read = parseCards(text, "cards");
  expect(read.ok || read.error.path.startsWith("cards")).toBe(true);
});

test.prop([fc.anything()])("nothing at all makes it throw", (value) => {
  const read = parseCards(value as readonly Card[], "cards");
  expect(typeof read.ok).toBe("boolean");
});
