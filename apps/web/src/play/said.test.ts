import { act, defaultTable, nextHand, openTable, type Session, toAct } from "@sidepot/trainer/table";
import { say } from "@sidepot/words";
import { legalActions, viewEvent } from "sidepot/hand";
import { expect, test } from "vitest";
import { saidOf } from "./said.ts";

const opened = openTable(defaultTable(["You", "Leo", "Hana"], 5));
if (!opened.ok) throw new Error(opened.error.code);

/** The first hand until the flop lies there. */
const flop = ((): Session => {
  let session = nextHand(opened.value);
  for (let seat = toAct(session); seat !== null && session.play?.hand.street === 0; seat = toAct(session)) {
    const done = act(session, { do: legalActions(session.play.hand)?.check ? "check" : "call", seat });
    if (!done.ok) throw new Error(done.error.code);
    session = done.value;
  }
  return session;
})();
const events = (flop.play?.events ?? []).map((event) => viewEvent(event, 0 as never));
const hand = flop.play?.hand;
const named = (lang: "en" | "ko" | "ja", cards: readonly unknown[] = []): string =>
  say(lang).list(cards.map((card) => say(lang).cardName(card as never)));
const telling = { events, names: ["you", "Leo", "Hana"], yours: true } as const;

test.each([
  ["en", "Hand 1. Your cards: ", ". Flop: ", ". Your turn."],
  ["ko", "핸드 1. 내 카드: ", ". 플랍: ", ". 내 차례."],
  ["ja", "ハンド1。自分のカード：", "。フロップ：", "。自分の番。"],
] as const)("aloud a hand begins with its number and the own cards, and no card is a symbol: %s", (lang, begins, flop, ends) => {
  const said = saidOf({ ...telling, from: 0, lang, aloud: { number: 1, words: say(lang) } });
  expect(said.startsWith(begins + named(lang, hand?.cards[0]))).toBe(true);
  expect(said.endsWith(flop + named(lang, hand?.boards[0]) + ends)).toBe(true);
  expect(said).not.toMatch(/[♣♦♥♠]/u);
});

test("for the eye cards are symbols, and what is seen anyway is not told", () => {
  const said = saidOf({ ...telling, from: 0, lang: "en" });
  expect(said).toMatch(/Flop: \S+[♣♦♥♠] \S+[♣♦♥♠] \S+[♣♦♥♠]\. Your turn\.$/u);
  expect(said).not.toMatch(/Hand 1|Your cards/);
});
