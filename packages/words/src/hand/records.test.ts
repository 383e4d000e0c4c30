import type { Chips, Problem, Seat } from "sidepot";
import type { Because, DeviationCode, Difference, RecordEvent, RecordProblem } from "sidepot/history";
import { describe, expect, test } from "vitest";
import { LANGS } from "../index.ts";
import type { Coded } from "../text.ts";
import { handWords } from "./index.ts";

type Samples<T extends { readonly code: string }> = { readonly [C in T["code"]]: readonly Coded<T, C>[] };

const chips = (n: number): Chips => n as Chips;
const seat = (n: number): Seat => n as Seat;

const problems: Samples<RecordProblem> = {
  FORMAT_UNKNOWN: [{ code: "FORMAT_UNKNOWN", at: 0, text: "hello" }],
  TOML_INVALID: [{ code: "TOML_INVALID", at: 3, text: "a = [" }],
  JSON_INVALID: [{ code: "JSON_INVALID", at: 3, text: "[" }],
  FIELD_MISSING: [{ code: "FIELD_MISSING", at: 0, field: "actions" }],
  FIELD_INVALID: [{ code: "FIELD_INVALID", at: 0, field: "antes", text: "'x'" }],
  VARIANT_UNKNOWN: [{ code: "VARIANT_UNKNOWN", at: 1, text: "XX" }],
  ACTION_UNREADABLE: [{ code: "ACTION_UNREADABLE", at: 7, text: "p9 dance" }],
  PLAYER_UNKNOWN: [{ code: "PLAYER_UNKNOWN", at: 7, text: "p9 f" }],
  STACK_EXCEEDED: [{ code: "STACK_EXCEEDED", at: 7, seat: 0, amount: 500, stack: 300 }],
  AMOUNT_UNREADABLE: [{ code: "AMOUNT_UNREADABLE", at: 7, text: "0.001" }],
  RECORD_CUT: [{ code: "RECORD_CUT", at: 12 }],
};

const codes: Readonly<Record<DeviationCode, readonly (RecordEvent | null)[]>> = {
  NOT_YOUR_TURN: [null, { at: 7, do: "fold", seat: seat(0) }],
  NOT_REOPENED: [null, { at: 7, do: "raise", seat: seat(0), to: chips(300) }],
  BELOW_MINIMUM: [null, { at: 7, do: "bet", seat: seat(0), to: chips(3) }],
  ABOVE_MAXIMUM: [null, { at: 7, do: "raise", seat: seat(0), to: chips(300) }],
  CANNOT_CHECK: [null, { at: 7, do: "check", seat: seat(0) }],
  NOTHING_TO_CALL: [null, { at: 7, do: "call", seat: seat(0), amount: chips(20) }],
  NOBODY_CAN_ANSWER: [null, { at: 7, do: "raise", seat: seat(0), to: chips(300) }],
  RAISE_CAP: [null, { at: 7, do: "raise", seat: seat(0), to: chips(300) }],
  STREET_NOT_COMPLETE: [null, { at: 7, do: "street", street: 1 }],
  BRING_IN_DUE: [null, { at: 7, do: "check", seat: seat(0) }],
  NO_BRING_IN: [null, { at: 7, do: "bring-in", seat: seat(0) }],
  NOT_IN_HAND: [null, { at: 7, do: "check-or-call", seat: seat(0) }],
  HAND_OVER: [null, { at: 7, do: "check-or-call", seat: seat(0) }],
  CALLED_SHORT: [null, { at: 7, do: "call", seat: seat(0), amount: chips(20) }],
  CALLED_MORE: [null, { at: 7, do: "call", seat: seat(0), amount: chips(20) }],
  RAISED_NOTHING: [null, { at: 7, do: "raise", seat: seat(0), to: chips(20) }],
};

const BECAUSE: Readonly<Record<Because, true>> = {
  ODD_CHIPS_ALL_TO_ONE: true,
  ODD_CHIPS_ELSEWHERE: true,
  ODD_CHIP_HALVED: true,
  UNCALLED_IN_POT: true,
  RETURN_DIFFERS: true,
  DOES_NOT_ADD_UP: true,
  OTHER_WINNER: true,
  OTHER_LAYERS: true,
  UNEXPLAINED: true,
};
const differences = (Object.keys(BECAUSE) as Because[]).flatMap((because) =>
  (["finishing", "total-pot", "pots", "returned", "collected"] as const).flatMap((what): Difference[] => {
    const seats = what === "pots" || what === "total-pot" ? [null] : what === "collected" ? [null, 0] : [0];
    const pots = what === "pots" ? [0, 2] : what === "finishing" || what === "collected" ? [null, 0, 1] : [null];
    return seats.flatMap((seat) => pots.map((pot) => ({ what, seat, pot, recorded: 1_200.5, ours: 1_225, because })));
  }),
);

const names = ["김밥", "carol", "C"];
const said = LANGS.flatMap((lang) => {
  const words = handWords(lang);
  return [
    ...Object.values<readonly RecordProblem[]>(problems)
      .flat()
      .flatMap((p) => [words.recordProblem(p), words.recordProblem(p, { names, format: "phh", scale: 100 })]),
    ...Object.entries(codes).flatMap(([code, events]) =>
      events.map((event) => words.deviation({ action: 7, code: code as DeviationCode }, names, event, { format: "pokerstars" })),
    ),
    ...differences.map((d) => words.difference(d, names)),
    ...(Object.keys(BECAUSE) as Because[]).map(words.because),
    words.unknownLine(4, "Dealer says hello"),
  ].map((text): [string, string] => [lang, text]);
});

describe("everything that is said of records", () => {
  test.each(said)("%s: %s", (lang, text) => {
    expect(text).not.toMatch(/undefined|NaN|null|\[object|\{|\}|[A-Z]+_[A-Z]+/);
    expect(text.trim()).toBe(text);
    expect(text).toMatch(lang === "ja" ? /。$/ : /\.$/);
    expect(text).not.toMatch(/이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로|이에요\(예요\)/);
    expect(text).not.toMatch(/\p{Sc}/u);
    if (lang === "ko") expect(text).toMatch(/요(\([^)]*\))?[.:]/);
    if (lang === "ja") expect(text).toMatch(/(です|ます|ません|ください|ました|でした)(（[^）]*）)?(。|：)/);
  });
});

test("a place is a line, or an action of PHH, or neither where nobody says which", () => {
  const p: RecordProblem = { code: "ACTION_UNREADABLE", at: 7, text: "x" };
  expect(LANGS.map((lang) => handWords(lang).recordProblem(p, { format: "pokerstars" }).split(/[:：]/)[0])).toEqual([
    "Line 7",
    "7번째 줄",
    "7行目",
  ]);
  expect(LANGS.map((lang) => handWords(lang).recordProblem(p, { format: "phh" }).split(/[:：]/)[0])).toEqual([
    "Action 7",
    "액션 7",
    "アクション7",
  ]);
  expect(LANGS.map((lang) => handWords(lang).recordProblem(p).split(/[:：]/)[0])).toEqual(["No. 7", "7번째", "7番目"]);
  // TOML fails before there are actions, and the text as a whole has no line.
  expect(handWords("en").recordProblem({ code: "TOML_INVALID", at: 3, text: "a" }, { format: "phh" })).toMatch(/^Line 3: this/);
  expect(handWords("en").recordProblem({ code: "FIELD_MISSING", at: 0, field: "actions" })).toBe("The field “actions” is missing. Add it.");
  const other: Problem = { code: "TOO_FEW_PLAYERS", path: "players", count: 1, least: 2 };
  expect(handWords("en").recordProblem(other)).toBe("Players: 1 is too few. At least 2 are needed.");
});

test("with its event a departure says who went how far", () => {
  const event: RecordEvent = { at: 7, do: "raise", seat: seat(1), to: chips(1_250) };
  const about = { format: "phh", scale: 100 } as const;
  expect(LANGS.map((lang) => handWords(lang).deviation({ action: 7, code: "NOT_REOPENED" }, names, event, about))).toEqual([
    "Action 7: carol raised to 12.50, although the betting was not re-opened (TDA 47-A).",
    "액션 7: carol은 12.50으로 레이즈했지만, 베팅이 다시 열리지 않은 때였어요(TDA 47-A).",
    "アクション7：carolは12.50にレイズしましたが、ベットは再開していませんでした（TDA 47-A）。",
  ]);
  expect(LANGS.map((lang) => handWords(lang).deviation({ action: 2, code: "CALLED_SHORT" }, names))).toEqual([
    "No. 2: the player made a call, less than what was owed, with chips left.",
    "2번째: 플레이어는 콜했는데, 칩이 있으면서 내야 할 것보다 적게 냈어요.",
    "2番目：プレイヤーはコールしましたが、チップがあるのに必要な額より少なく出しました。",
  ]);
});

test("a difference names the two amounts, the pot and the reason", () => {
  const found: Difference = { what: "finishing", seat: 0, pot: 1, recorded: 1_200, ours: 1_201, because: "ODD_CHIPS_ALL_TO_ONE" };
  expect(LANGS.map((lang) => handWords(lang).difference(found, names))).toEqual([
    "Final stack of 김밥: recorded 1,200, by the rules 1,201. All odd chips went to one player (side pot 1).",
    "김밥의 마지막 스택: 기록은 1,200, 규칙으로는 1,201이에요. 남는 칩이 모두 한 사람에게 갔어요(사이드 팟 1).",
    "김밥の最後のスタック：記録は1,200、ルールでは1,201です。端数チップがすべて1人に渡っています（サイドポット1）。",
  ]);
});

test("what a record holds cannot hide or reorder the rest", () => {
  for (const lang of LANGS) expect(handWords(lang).unknownLine(4, "\u202e\u001b[31mA")).toContain("[U+202E][U+001B][31mA");
});
