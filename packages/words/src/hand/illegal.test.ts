import type { Card, Problem } from "sidepot";
import type { Illegal } from "sidepot/hand";
import { apply, playScript, start } from "sidepot/hand";
import { describe, expect, test } from "vitest";
import { LANGS, say } from "../index.ts";
import type { Coded } from "../text.ts";
import { handWords } from "./index.ts";

type Own = Exclude<Illegal, Problem>;
type Samples<T extends { readonly code: string }> = { readonly [C in T["code"]]: readonly Coded<T, C>[] };

const spadeAce = 51 as Card;
const path = "action";
const settings = [
  ..."stacks[1] names antes bounties blinds straddles straddles[0].amount posts posts[1] bigBlindAnte buttonAnte buttonBlind".split(" "),
  ..."bringIn smallBet bigBet minBet raiseCap cap draws boards unit rake action.to somethingNew".split(" "),
];

/** One of each code at least: a code without a sample does not compile. */
const samples: Samples<Own> = {
  STREET_NOT_COMPLETE: [{ code: "STREET_NOT_COMPLETE", path: "actions[2]", toAct: 1 }],
  NOT_YOUR_TURN: [{ code: "NOT_YOUR_TURN", path: "action.seat", seat: 0, toAct: 1 }],
  NOT_REOPENED: [{ code: "NOT_REOPENED", path, facing: 75, full: 100 }],
  BELOW_MINIMUM: [
    { code: "BELOW_MINIMUM", path, to: 150, min: 200, max: 1_000 },
    { code: "BELOW_MINIMUM", path, to: 150, min: 200, max: 200 },
  ],
  ABOVE_MAXIMUM: [{ code: "ABOVE_MAXIMUM", path, to: 1_500, min: 200, max: 1_000 }],
  NOTHING_TO_CALL: [{ code: "NOTHING_TO_CALL", path: "actions[0]" }],
  CANNOT_CHECK: [{ code: "CANNOT_CHECK", path, owed: 200 }],
  HAND_OVER: [{ code: "HAND_OVER", path: "actions[9]" }],
  ALREADY_BET: [{ code: "ALREADY_BET", path, level: 100 }],
  NOTHING_TO_RAISE: [{ code: "NOTHING_TO_RAISE", path }],
  NOBODY_CAN_ANSWER: [{ code: "NOBODY_CAN_ANSWER", path }],
  RAISE_CAP: [1, 3].map((cap) => ({ code: "RAISE_CAP", path, cap })),
  STACK_TOO_SHORT: [{ code: "STACK_TOO_SHORT", path, stack: 80, owed: 100 }],
  CANNOT_FOLD: [{ code: "CANNOT_FOLD", path }],
  BRING_IN_DUE: [{ code: "BRING_IN_DUE", path, amount: 5 }],
  NO_BRING_IN: [{ code: "NO_BRING_IN", path }],
  DEAL_FIRST: [1, 6].map((count) => ({ code: "DEAL_FIRST", path, count })),
  DEAL_COUNT: [
    { code: "DEAL_COUNT", path, got: 2, want: 3 },
    { code: "DEAL_COUNT", path: "action.cards", got: 1, want: 1 },
  ],
  CARD_NEEDED: ["action.cards[3]", "board"].map((where) => ({ code: "CARD_NEEDED", path: where })),
  CARD_IN_PLAY: [{ code: "CARD_IN_PLAY", path: "action.cards[0]", card: spadeAce }],
  NOT_NOW: (["dealing", "betting", "drawing", "showdown"] as const).map((phase) => ({ code: "NOT_NOW", path, phase })),
  DISCARD_INVALID: [{ code: "DISCARD_INVALID", path: "action.discard", got: "7", cards: 5 }],
  CANNOT_MUCK: [{ code: "CANNOT_MUCK", path }],
  NOT_IN_HAND: [{ code: "NOT_IN_HAND", path: "action.seat", seat: 2 }],
  RUNS_INVALID: [4, 1].map((most) => ({ code: "RUNS_INVALID", path: "action.times", got: "9", most })),
  PLAYER_UNKNOWN: [{ code: "PLAYER_UNKNOWN", path: "actions[1]", got: "Zoe", names: ["A", "B"] }],
  ACTION_UNREADABLE: [{ code: "ACTION_UNREADABLE", path: "actions[1]", got: "A jumps" }],
  SETTING_INVALID: settings.flatMap((where) => ["-5", "undefined"].map((got) => ({ code: "SETTING_INVALID", path: where, got }))),
};
const problems: readonly Problem[] = [
  { code: "NOT_A_LIST", path: "stacks", got: "5" },
  { code: "NAME_TAKEN", path: "names[1]", name: "A", first: "names[0]" },
  { code: "CARD_UNKNOWN", path: "actions[3]", text: "Zx", at: 0 },
  { code: "GAME_UNKNOWN", path: "game", got: "bridge", choices: ["holdem", "razz"] },
];

const names = ["김밥", "carol", "C"];
const said = LANGS.flatMap((lang) =>
  [...Object.values<readonly Illegal[]>(samples).flat(), ...problems].map((value): [string, string, string, string] => [
    lang,
    value.code,
    value.path,
    handWords(lang).illegal(value, names),
  ]),
);

describe("every refusal in every language", () => {
  test.each(said)("%s %s at %s: %s", (lang, code, _path, text) => {
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|\}/);
    expect(text).not.toContain(code);
    expect(text).not.toMatch(/[A-Z]+_[A-Z]+/);
    expect(text.trim()).toBe(text);
    expect(text).toMatch(lang === "ja" ? /。$/ : /[.?]$/);
    expect(text).not.toMatch(/이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로/);
    expect(text).not.toMatch(/\p{Sc}/u);
    if (lang === "en") expect(text).toMatch(/^[\p{Lu}“\d]|^somethingNew/u);
    if (lang === "ko") expect(text).toMatch(/(요|세요|골라 주세요: .*|omaha|holdem.*)[.?]$/);
    if (lang === "ja") expect(text).toMatch(/(です|ます|ません|ください)(：holdem、razz)?。$/);
  });
});

const exact: readonly (readonly [Illegal, string, string, string])[] = [
  [
    { code: "NOT_YOUR_TURN", path: "actions[2]", seat: 0, toAct: 1 },
    "Action 3: out of turn: carol acts before 김밥.",
    "액션 3: 김밥은 차례가 아니에요. carol이 먼저예요.",
    "アクション3：김밥の番ではありません。先にcarolがアクションします。",
  ],
  [
    { code: "BELOW_MINIMUM", path, to: 400, min: 500, max: 1_000 },
    "400 is below the minimum of 500. Make it 500 to 1,000.",
    "400은 최소 500보다 적어요. 500부터 1,000까지 할 수 있어요.",
    "400は最小の500に足りません。500から1,000までにしてください。",
  ],
  [
    { code: "SETTING_INVALID", path: "stacks[1]", got: "0" },
    "Player 2 (stack): “0” does not fit here. Give a whole number of chips, 1 or more.",
    "플레이어 2(스택): ‘0’은 여기에 맞지 않아요. 1 이상의 정수로 넣어 주세요.",
    "プレイヤー2（スタック）：「0」はここに合いません。1以上の整数を入れてください。",
  ],
  [
    { code: "NAME_TAKEN", path: "names[1]", name: "A", first: "names[0]" },
    "Player 2 (name): “A” is already the name of player 1. Give each player a different one.",
    "플레이어 2(이름): ‘A’는 플레이어 1의 이름이에요. 서로 다른 이름으로 바꿔 주세요.",
    "プレイヤー2（名前）：「A」はもうプレイヤー1の名前です。別々の名前にしてください。",
  ],
];
test.each(exact)("%j", (value, ...sentences) => {
  expect(LANGS.map((lang) => handWords(lang).illegal(value, names))).toEqual(sentences);
});

test("a problem without a place of the hand's own is said as everywhere", () => {
  const problem: Problem = { code: "NOT_CARDS", path: "action.cards", got: "7" };
  for (const lang of LANGS) expect(handWords(lang).illegal(problem, names)).toBe(say(lang).problem(problem));
});

test("TDA 47: the three who face 100, 75 and 175 are told as the betting stands", () => {
  const played = playScript({
    blinds: [50, 100],
    stacks: [5_000, 125, 5_000, 200, 5_000, 5_000],
    button: 3,
    names: ["A", "B", "C", "D", "S", "Z"],
    actions: ["A call", "B all-in", "C call", "D all-in", "S fold", "Z fold", "A call", "C raise 400"],
  });
  expect(played.ok ? "" : handWords("en").illegal(played.error, ["A", "B", "C", "D", "S", "Z"])).toBe(
    "Action 8: 75 more is owed, less than a full raise of 100, so the betting is not re-opened (TDA 47-A). Call or fold.",
  );
});

test("what a user typed cannot hide or reorder the rest", () => {
  const begun = start({ game: "holdem", stacks: [100, 100], blinds: [5, 10] });
  const wrong = begun.ok && apply(begun.value.hand, { do: "deal", cards: ["\u202eA" as unknown as Card, null, null, null] });
  for (const lang of LANGS) {
    expect(wrong && !wrong.ok ? handWords(lang).illegal(wrong.error, names) : "").toContain("[U+202E]A");
    expect(handWords(lang).illegal({ code: "PLAYER_UNKNOWN", path: "", got: "\u001b[31m", names: ["\u202eB"] }, names)).toMatch(
      /\[U\+001B\].*\[U\+202E\]B/,
    );
  }
});

test("why the one to act may not raise", () => {
  for (const lang of LANGS) {
    const all = (["NOT_REOPENED", "NOBODY_CAN_ANSWER", "RAISE_CAP", "STACK_TOO_SHORT"] as const).map(handWords(lang).closed);
    expect(new Set(all).size).toBe(4);
    for (const text of all) expect(text).toMatch(lang === "ja" ? /。$/ : /\.$/);
  }
});
