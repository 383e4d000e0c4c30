import { LEVELS, STYLES } from "@sidepot/trainer/bots";
import { ANTES, MODES, type PushFault, type QuestionPot, type TableProblem } from "@sidepot/trainer/table";
import type { Problem, Seat } from "sidepot";
import type { HandEvent } from "sidepot/hand";
import { settle } from "sidepot/showdown";
import { describe, expect, test } from "vitest";
import { handWords } from "../hand/index.ts";
import { say } from "../languages.ts";
import { plain } from "../text.ts";
import { LANGS, type Lang } from "../words.ts";
import { playWords } from "./index.ts";

/** One of each problem that is the table's own, and one of any input. */
const PROBLEMS = {
  SEED_INVALID: { code: "SEED_INVALID", path: "seed", got: "-1" },
  PEOPLE_TOO_MANY: { code: "PEOPLE_TOO_MANY", path: "players", count: 2, most: 1 },
  BLINDS_INVALID: { code: "BLINDS_INVALID", path: "blinds", got: "100/50", most: 10_000_000 },
  NUMBER_INVALID: { code: "NUMBER_INVALID", path: "depth", got: "0", least: 1, most: 10_000 },
  SESSION_BROKEN: { code: "SESSION_BROKEN", path: "play" },
  NAME_TAKEN: { code: "NAME_TAKEN", path: "players[1].name", name: "Leo", first: "players[0].name" },
} satisfies { readonly [C in Exclude<TableProblem, Problem>["code"] | "NAME_TAKEN"]: Extract<TableProblem, { readonly code: C }> };

/** One of each fault of a push, the person in seat 2. */
const FAULTS: { readonly [C in PushFault["code"]]: Extract<PushFault, { readonly code: C }> } = {
  POT_ORDER: { code: "POT_ORDER", pot: 0, first: 1 },
  POT_NOT_THERE: { code: "POT_NOT_THERE", pot: 3 },
  NOBODY_NAMED: { code: "NOBODY_NAMED", pot: 1 },
  FOLDED: { code: "FOLDED", pot: 0, seat: 2 },
  NOT_ELIGIBLE: { code: "NOT_ELIGIBLE", pot: 1, seat: 2, put: 600, floor: 600 },
  BETTER_HAND: {
    code: "BETTER_HAND",
    pot: 0,
    seat: 0,
    winner: 2 as Seat,
    why: { code: "CATEGORY", better: "flush", worse: "pair" },
  },
  TIE: { code: "TIE", pot: 0, seat: 2 as Seat, with: 0 as Seat },
  ODD_CHIP: { code: "ODD_CHIP", pot: 0, named: [0], odd: [2 as Seat] },
};
const names = (lang: Lang): string[] => [...playWords(lang).opponents.slice(0, 2), playWords(lang).youIn];

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

  test("the largest blinds are named", () => {
    expect(words.problem({ ...PROBLEMS.BLINDS_INVALID, got: "20000000/20000000" })).toContain("10,000,000");
  });

  test.each(Object.values(FAULTS))("a push that is wrong: $code", (fault) => {
    const said = words.question.fault(fault, names(lang));
    expect(said).toMatch(/^[^\n]+[.。]$/);
    expect(said).not.toMatch(/undefined|null|\[object|은\(는\)|을\(를\)|(?<![가-힣])나가 |\byou (?:has|folds)\b/);
    if ("seat" in fault) expect(said.toLowerCase()).toContain(names(lang)[fault.seat]?.toLowerCase());
    expect(words.question.fault({ ...FAULTS.ODD_CHIP, odd: [] }, names(lang))).not.toContain("TDA");
  });

  test("a push that is right, alone and shared", () => {
    const pot = { pot: 1, amount: 1200, winners: [0, 2] } as unknown as QuestionPot;
    for (const said of [words.question.right(pot, names(lang)), words.question.answer({ ...pot, winners: [2 as Seat] }, names(lang))]) {
      expect(said).toContain("1,200");
      expect(said).toContain(lang === "ko" ? (said.includes("나눠") ? "내가" : "나에게") : words.youIn);
    }
  });

  test("nine opponents can sit with nobody called alike", () => {
    expect(new Set([...words.opponents, words.you, words.youIn]).size).toBeGreaterThanOrEqual(words.opponents.length + 1);
    expect(words.opponents.length).toBeGreaterThanOrEqual(8);
  });
});

/** A hand of two in which the person calls, bets, and takes the pot with a pair. */
const said = (lang: Lang): string[] => {
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
    expect(said("ja")[1]).toBe("自分がフォールドします");
  });

  test.each([
    ["en", "You take 200: pair of aces, queen kicker.", "Leo and you tie. 200 → Leo 100 · you 100.", "you"],
    ["ko", "내가 200칩을 가져가요.", "레오와 내가 비겨요.", "나"],
    ["ja", "自分が200枚を", "レオと自分", "自分"],
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

  test("in the pause, where a push is wrong", () => {
    const say = (lang: Lang, code: PushFault["code"]): string => playWords(lang).question.fault(FAULTS[code], names(lang));
    expect(say("en", "NOT_ELIGIBLE")).toBe("You put in 600, and side pot 1 is what lies above 600. You cannot win it.");
    expect(say("en", "BETTER_HAND")).toBe("You have a better hand than Min. A flush beats a pair.");
    expect(say("en", "POT_ORDER")).toBe("Side pot 1 goes before the main pot: the last side pot is pushed first, the main pot last.");
    expect(say("ko", "BETTER_HAND")).toBe("내 핸드가 민의 핸드보다 좋아요. 플러시가 원페어를 이겨요.");
    expect(say("ko", "TIE")).toBe("나는 민과 비겨서 메인 팟을 나눠 가져요.");
    expect(say("ja", "FOLDED")).toBe("自分はフォールドしました。チップはメインポットに残りますが、獲得する権利はもうありません。");
  });
});
