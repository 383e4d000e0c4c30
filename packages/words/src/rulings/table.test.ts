import type { Card } from "sidepot/cards";
import { attempt, openPractice, type Refusal, rule, type SetupProblem, type TableStep, verbsOf } from "sidepot/rulings";
import { expect, test } from "vitest";
import type { Coded } from "../text.ts";
import { LANGS } from "../words.ts";
import { tableWords } from "./index.ts";

type Samples<T extends { readonly code: string }> = { readonly [C in T["code"]]: Coded<T, C> };

/** One of each code: a code without a sample does not compile. */
const refusals: Samples<Refusal> = {
  STUB_TOO_SHORT: { code: "STUB_TOO_SHORT", needed: 2, left: 1 },
  NOTHING_THERE: { code: "NOTHING_THERE", cards: ["turn", "aside"] },
  STILL_OWED: { code: "STILL_OWED", seats: [4, 5] },
  ALREADY_BURNED: { code: "ALREADY_BURNED", street: "turn", burns: 1 },
  NOT_SHUFFLED: { code: "NOT_SHUFFLED" },
  NOT_SCRAMBLED: { code: "NOT_SCRAMBLED", street: "flop" },
  FACE_DOWN: { code: "FACE_DOWN", street: "flop" },
  STREET_FULL: { code: "STREET_FULL", street: "flop", cards: 4, most: 3 },
  STREET_MISSING: { code: "STREET_MISSING", street: "flop", cards: 2, most: 3 },
  NO_STREET_LEFT: { code: "NO_STREET_LEFT" },
  OTHER_STREET: { code: "OTHER_STREET", street: "river", on: "preflop" },
  HAND_NOT_SHORT: { code: "HAND_NOT_SHORT", seat: 0, cards: 2, most: 2 },
  HAND_FULL: { code: "HAND_FULL", seat: 0, cards: 7, most: 7 },
  HAND_OVER: { code: "HAND_OVER", live: 1 },
  BETS_STILL_IN: { code: "BETS_STILL_IN", chips: 12 },
  NOT_NOW: { code: "NOT_NOW" },
  SHUFFLE_FIRST: { code: "SHUFFLE_FIRST" },
  ONE_BURN_A_STREET: { code: "ONE_BURN_A_STREET", street: "stud-street", burns: 1 },
  FINISH_BETTING_FIRST: { code: "FINISH_BETTING_FIRST", seats: [5] },
  WOULD_EXPOSE: { code: "WOULD_EXPOSE", street: "river" },
  PRACTICE_OVER: { code: "PRACTICE_OVER" },
};

const problems: Samples<SetupProblem> = {
  SETUP_NOT_AN_OBJECT: { code: "SETUP_NOT_AN_OBJECT", path: "", got: "7" },
  KEY_UNKNOWN: { code: "KEY_UNKNOWN", path: "board.trun", key: "trun", choices: ["flop", "turn", "river"] },
  PLAYERS_INVALID: { code: "PLAYERS_INVALID", path: "players", got: "1", least: 2, most: 22 },
  COUNT_INVALID: { code: "COUNT_INVALID", path: "burns", got: "-1", least: 0, most: 52 },
  STREET_UNKNOWN: { code: "STREET_UNKNOWN", path: "street", got: "undefined", choices: ["preflop", "flop"] },
  CARDS_UNREADABLE: { code: "CARDS_UNREADABLE", path: "muck", got: "x\u202ey" },
  CARD_IN_TWO_PLACES: { code: "CARD_IN_TWO_PLACES", path: "muck", card: 3 as Card, first: "board.flop", second: "muck" },
  TOO_MANY_BURNS: { code: "TOO_MANY_BURNS", path: "burns", street: "turn", got: 5, most: 4 },
  BOARD_WITHOUT: { code: "BOARD_WITHOUT", path: "board", street: "turn", before: "flop" },
  SEATS_DIFFER: { code: "SEATS_DIFFER", path: "hands", got: 5, players: 6 },
  TOO_MANY_CARDS: { code: "TOO_MANY_CARDS", path: "", got: 56, most: 52 },
  COUNT_DOES_NOT_ADD_UP: { code: "COUNT_DOES_NOT_ADD_UP", path: "stub", got: 51, expected: 52 },
  MORE_LIVE_THAN_DEALT: { code: "MORE_LIVE_THAN_DEALT", path: "live", live: 7, players: 6 },
};

const steps: { readonly [K in TableStep["do"]]: Extract<TableStep, { readonly do: K }> } = {
  "call-floor": { do: "call-floor" },
  "finish-betting": { do: "finish-betting", street: "turn" },
  "keep-burns": { do: "keep-burns" },
  "return-to-stub": { do: "return-to-stub", cards: ["turn"] },
  "shuffle-stub": { do: "shuffle-stub", faceDown: true },
  "cut-stub": { do: "cut-stub" },
  deal: { do: "deal", street: "turn", burn: false },
  burn: { do: "burn" },
  scramble: { do: "scramble", cards: "flop" },
  "draw-as-burn": { do: "draw-as-burn", from: "flop", by: "floor", for: "next-street" },
  "turn-up": { do: "turn-up", cards: "flop" },
  "set-aside": { do: "set-aside", cards: ["turn"] },
  "make-burn": { do: "make-burn", cards: "marked", for: "next-street" },
  "replace-card": { do: "replace-card" },
  "give-card": { do: "give-card" },
  "discard-card": { do: "discard-card", cards: "marked" },
  "kill-hand": { do: "kill-hand" },
  "return-bets": { do: "return-bets" },
  "finish-deal": { do: "finish-deal" },
  "third-card-down": { do: "third-card-down" },
  "gather-cards": { do: "gather-cards" },
  "redeal-hand": { do: "redeal-hand" },
  "restore-stub": { do: "restore-stub" },
  "mix-into-stub": { do: "mix-into-stub", cards: ["burns"] },
  "let-stand": { do: "let-stand" },
  "move-button": { do: "move-button", to: "right-seat" },
};

const BROKEN = /undefined|NaN|\[object|이\(가\)|을\(를\)|은\(는\)|\u202e|[$€£¥₩]/u;

test.each(LANGS)("%s says every refusal, alone and beside each step that comes now, as one sentence", (lang) => {
  const words = tableWords(lang);
  const said = new Set<string>();
  for (const refusal of Object.values(refusals)) {
    const alone = words.refusal(refusal);
    expect(alone).not.toMatch(BROKEN);
    expect(alone, "one sentence").toMatch(/^[^.。]+[.。]$/);
    if (lang !== "en") expect(alone).not.toMatch(/[a-z]{3}/i);
    for (const expected of Object.values(steps)) {
      const text = words.refusal({ ...refusal, expected });
      expect(text, "one sentence").toMatch(/^[^.。]+[.。]$/);
      expect(text).not.toMatch(BROKEN);
      const label = words.verb(expected);
      expect(text.toLowerCase(), "the step that comes now is named").toContain(label.toLowerCase());
      if (refusal.code === "NOT_NOW") said.add(text);
    }
  }
  expect(said.size, "every step has a reason of its own").toBe(Object.keys(steps).length);
});

test.each(LANGS)("%s labels every verb differently, short enough for a button", (lang) => {
  const labels = Object.values(steps).map((step) => tableWords(lang).verb(step));
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) {
    expect(label).not.toMatch(BROKEN);
    expect(label.length, label).toBeLessThanOrEqual(lang === "en" ? 30 : 16);
    if (lang !== "en") expect(label).not.toMatch(/[a-z]{3}/i);
  }
});

test.each(LANGS)("%s says every problem of a claimed table", (lang) => {
  const texts = Object.values(problems).map((problem) => tableWords(lang).setup(problem));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text).not.toMatch(BROKEN);
    expect(text).toMatch(/[.。]$/);
  }
});

test("a burn before the returned turn is dealt again is refused with the step that comes now and why", () => {
  const decided = rule({ situation: "premature-turn", facts: { actionPending: true } });
  if (!decided.ok) throw new Error(decided.error.code);
  const opened = openPractice(decided.value, 6, () => 0.5);
  if (opened === null || !opened.ok) throw new Error("no practice");
  const burn = verbsOf(opened.value).find((verb) => verb.do === "burn");
  if (burn === undefined) throw new Error("no burn is offered");
  let practice = opened.value;
  while (practice.steps[practice.done]?.do !== "deal") {
    const step = practice.steps[practice.done];
    if (step === undefined) throw new Error("nothing is dealt");
    const done = attempt(practice, step, () => 0.5);
    if (!done.ok) throw new Error(done.error.code);
    practice = done.value;
  }
  const refused = attempt(practice, burn, () => 0.5);
  if (refused.ok) throw new Error("a second burn went through");
  expect(LANGS.map((lang) => tableWords(lang).refusal(refused.error))).toEqual([
    "Now deal the turn: one burn a street, and the one for the turn is out already.",
    "지금은 ‘턴 깔기’ 차례예요: 번은 스트리트마다 한 장이고, 턴의 번은 이미 나와 있어요.",
    "今は「ターンを配る」の番です：バーンは1ストリートに1枚で、ターンのバーンはもう出ています。",
  ]);
});
