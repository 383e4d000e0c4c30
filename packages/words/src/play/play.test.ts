import { LEVELS, STYLES } from "@sidepot/trainer/bots";
import { ANTES, MODES, type TableProblem } from "@sidepot/trainer/table";
import type { Problem } from "sidepot";
import type { HandEvent } from "sidepot/hand";
import { settle } from "sidepot/showdown";
import { describe, expect, test } from "vitest";
import { handWords } from "../hand/index.ts";
import { say } from "../languages.ts";
import { plain } from "../text.ts";
import { LANGS } from "../words.ts";
import { playWords } from "./index.ts";

/** One of each problem that is the table's own, and one of any input. */
const PROBLEMS = {
  SEED_INVALID: { code: "SEED_INVALID", path: "seed", got: "-1" },
  PEOPLE_TOO_MANY: { code: "PEOPLE_TOO_MANY", path: "players", count: 2, most: 1 },
  BLINDS_INVALID: { code: "BLINDS_INVALID", path: "blinds", got: "100/50" },
  NUMBER_INVALID: { code: "NUMBER_INVALID", path: "depth", got: "0", least: 1, most: 10_000 },
  SESSION_BROKEN: { code: "SESSION_BROKEN", path: "play" },
  NAME_TAKEN: { code: "NAME_TAKEN", path: "players[1].name", name: "Leo", first: "players[0].name" },
} satisfies { readonly [C in Exclude<TableProblem, Problem>["code"] | "NAME_TAKEN"]: Extract<TableProblem, { readonly code: C }> };

describe.each(LANGS)("the practice table in %s", (lang) => {
  const words = playWords(lang);

  test("every choice has a name of its own and one line on what it means", () => {
    const lists = [
      STYLES.map((style) => words.styles[style]),
      LEVELS.map((level) => words.levels[level]),
      MODES.map((mode) => words.modes[mode]),
      ANTES.map((ante) => words.antes[ante]),
    ];
    for (const choices of lists) {
      expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
      for (const { name, about } of choices) {
        expect(name.trim()).not.toBe("");
        expect(about).toMatch(/[.。]$/);
        // Nobody here is sold as more than it is.
        expect(`${name} ${about}`).not.toMatch(/GTO|optimal|unbeatable|최적|最適/i);
        if (lang !== "en") expect(name).toMatch(/[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u);
      }
    }
  });

  test.each(Object.values(PROBLEMS))("$code names what was given, and says how to mend it", (problem) => {
    const said = words.problem(problem);
    expect(said).toMatch(/^[^\n]+[.。]$/);
    expect(said).not.toMatch(/undefined|null|\[object|은\(는\)|을\(를\)/);
    for (const given of ["got", "name"] as const) if (given in problem) expect(said).toContain((problem as never)[given]);
  });

  test("nine opponents can sit with nobody called alike", () => {
    expect(new Set([...words.opponents, words.you, words.youIn]).size).toBeGreaterThanOrEqual(words.opponents.length + 1);
    expect(words.opponents.length).toBeGreaterThanOrEqual(8);
  });
});

/** A hand of two in which the person calls, bets, and takes the pot with a pair. */
const said = (lang: "en" | "ko" | "ja"): string[] => {
  const { youIn, addressed } = playWords(lang);
  const names = [youIn, lang === "ko" ? "하나" : "Leo"];
  const { event } = handWords(lang);
  const seat = 0 as never;
  const deeds = [
    { type: "posted", seat, kind: "big-blind", amount: 100, dead: false },
    { type: "folded", seat },
    { type: "checked", seat },
    { type: "mucked", seat },
    { type: "called", seat, amount: 300, allIn: true },
    { type: "bet", seat, to: 300, amount: 300, allIn: false, full: true },
    { type: "raised", seat, to: 900, amount: 900, allIn: false, full: true },
    { type: "returned", seat, amount: 300 },
    { type: "tabled", seats: [0, 1] },
    { type: "tabled", seats: [1, 0] },
    { type: "folded", seat: 1 },
  ] as unknown as HandEvent[];
  return deeds.map((deed) => addressed(event(deed, names)));
};

describe("the person is spoken to", () => {
  test("in English, with the verb that goes with it", () => {
    expect(said("en")).toEqual([
      "You post the big blind of 100",
      "You fold",
      "You check",
      "You muck",
      "You call 300, all-in",
      "You bet 300",
      "You raise to 900",
      "300 was not called and goes back to you",
      "You and Leo table your hands",
      "Leo and you table your hands",
      "Leo folds",
    ]);
  });

  test("in Korean, where 나 is 내 before 가, and 하나 stays 하나", () => {
    expect(said("ko")).toEqual([
      "내가 빅 블라인드 100을 내요",
      "내가 폴드해요",
      "내가 체크해요",
      "내가 머크해요",
      "내가 300을 콜해요(올인)",
      "내가 300을 벳해요",
      "내가 900으로 레이즈해요",
      "콜을 받지 못한 300이 나에게 돌아가요",
      "나와 하나가 카드를 모두 공개해요",
      "하나와 내가 카드를 모두 공개해요",
      "하나가 폴드해요",
    ]);
  });

  test("in Japanese as anybody else", () => {
    expect(said("ja")[1]).toBe("あなたがフォールドします");
  });

  test.each([
    ["en", "You take 200: pair of aces, queen kicker.", "Leo and you tie. 200 → Leo 100 · you 100.", "you"],
    ["ko", "내가 200칩을 가져가요.", "레오와 내가 비겨요.", "나"],
    ["ja", "あなたが200枚を", "レオとあなた", "あなた"],
  ] as const)("where a pot is pushed, in %s", (lang, won, tied, you) => {
    const { addressed, youIn } = playWords(lang);
    expect(youIn).toBe(you);
    const leo = { en: "Leo", ko: "레오", ja: "レオ" }[lang];
    const line = (mine: string, his: string): string => {
      const s = settle({
        board: "Qc Jd 9s 2h 5d",
        players: [
          { name: leo, bet: 100, cards: his },
          { name: you, bet: 100, cards: mine },
        ],
      });
      if (!s.ok) throw new Error(s.error.code);
      return plain(addressed(say(lang).awardLine(s.value, 0)));
    };
    expect(line("As Ah", "Ks 4d")).toContain(won);
    expect(line("As 4h", "Ad 4s")).toContain(tied);
  });

  test("of a whole hand no verb is left in the third person", () => {
    const { youIn, addressed, wins } = playWords("en");
    expect(wins("you", 1, 600)).toBe("You win side pot 1: 600");
    expect(wins("Leo", 0, 600)).toBe("Leo wins the main pot: 600");
    const pots = say("en");
    const s = settle({
      players: [
        { name: youIn, bet: 100, strength: 3 },
        { name: "Leo", bet: 300, strength: 2 },
        { name: "Yu", bet: 300, strength: 1 },
        { name: "Ada", bet: 50, folded: true },
      ],
    });
    if (!s.ok) throw new Error(s.error.code);
    expect(addressed(pots.awardLine(s.value, 0))).toBe("You take 350. You had the best hand and won everything you could: 350.");
    expect(addressed(pots.potStanding(s.value.layers, 0, s.value.names))).toBe("You, Leo or Yu. Ada folded: 50 stays, Ada cannot win it.");
    expect(addressed(pots.potStanding(s.value.layers, 1, s.value.names))).toBe("Leo or Yu. You put in less and cannot win it.");
  });
});
