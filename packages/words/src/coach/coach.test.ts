import type { Choice, ChoiceReview, Finding, Model, Review } from "@sidepot/trainer/coach";
import { NO_REVIEWS } from "@sidepot/trainer/coach";
import type { Card } from "sidepot/cards";
import { describe, expect, test } from "vitest";
import { plain } from "../text.ts";
import { LANGS } from "../words.ts";
import { coachWords, mean, signed } from "./index.ts";

const NAMES = ["You", "Leo", "Ana"];
const MODELS: readonly Model[] = (["tight", "median", "wide"] as const).map((width) => ({ width, response: "minimum-defence" }));
type Layer = ChoiceReview["values"][number]["layers"][number];
const seats = (...all: number[]): Layer["eligible"] => all as unknown as Layer["eligible"];

/** A choice on a dry side pot: the main pot of three, new bets of you and Leo. */
function valued(choice: Choice, ev: number, error = 0): ChoiceReview {
  const layers: readonly Layer[] = [
    { kind: "main", pot: 0, band: null, eligible: seats(0, 1, 2), amount: 300, paid: 0, won: 120 },
    { kind: "new", pot: 1, band: null, eligible: seats(0, 1), amount: 100, paid: 50, won: 30 },
  ];
  return { choice, values: MODELS.map((model) => ({ model, ev, error, layers, folds: choice.do === "bet" ? 0.4 : null })) };
}
const BET: Choice = { do: "bet", to: 150, allIn: false };
const base: Omit<Review, "verdict"> = {
  at: 9,
  street: "river",
  event: { type: "bet", seat: seats(0)[0], to: 150, amount: 150, allIn: false, full: true } as unknown as Review["event"],
  toCall: 0,
  pot: 300,
  reach: 300,
  models: MODELS,
  middle: 1,
  choices: [valued({ do: "check" }, 1.15), valued(BET, -14.17)],
  made: 1,
  findings: [],
  method: "exact",
  solved: null,
};
const lost: Review = { ...base, verdict: { kind: "agreed", best: 0, grade: "blunder", loss: 15.3, ofPot: 0.051, still: null } };
const right: Review = { ...base, made: 0, verdict: { kind: "agreed", best: 0, grade: "best", loss: 0, ofPot: 0, still: null } };
const ALL_IN_BET: Choice = { do: "bet", to: 450, allIn: true };
/** The same, with an all-in that two models like better than what all of them agree on. */
const still: Review = {
  ...lost,
  choices: [...lost.choices, valued(ALL_IN_BET, 40)],
  verdict: { kind: "agreed", best: 0, grade: "blunder", loss: 15.3, ofPot: 0.051, still: { at: 2, models: 2 } },
};
const size: Review = {
  ...right,
  made: 1,
  choices: [valued({ do: "check" }, 1), valued(BET, 5), valued(ALL_IN_BET, 40)],
  verdict: { kind: "agreed", best: 1, grade: "best", loss: 0, ofPot: 0, still: { at: 2, models: 3 } },
};
const near: Review = { ...right, choices: [valued({ do: "check" }, 1), valued(BET, 1.2)] };
const hinge = { breakEven: 0.4545, ordinary: 1 / 3, share: null } as const;
const none = { breakEven: null, ordinary: null, share: null } as const;
const open: Review = { ...base, verdict: { kind: "depends", between: [1, 0], least: 0.2, most: 0.6, ...hinge } };
const price: Review = {
  ...base,
  choices: [valued({ do: "fold" }, 0), valued({ do: "call" }, 3)],
  verdict: {
    kind: "depends",
    between: [1, 0],
    least: -10,
    most: 20,
    ...none,
    share: { needed: 0.4545, seemed: 1 / 3, least: 0.2, most: 0.6 },
  },
};
const plainly: Review = { ...base, verdict: { kind: "depends", between: [1, 0], least: -10, most: 20.4, ...none } };

const ALL_IN = { allIn: seats(2) };
const cards = (...all: number[]): Card[] => all as Card[];
const FINDINGS: readonly Finding[] = [
  { id: "dry-side-pot-bluff", effectivePot: 15.1, ordinaryPot: 300, mainGain: 15.13, cost: 30.45, loss: 15.3, ...ALL_IN },
  { id: "protection-bet", fromLive: 0.6, cost: 50.5, ...ALL_IN },
  { id: "beats-all-in-only", pays: false, difference: -49.9, beatsAllIn: 0.66, beatsLive: 0.2, ...ALL_IN },
  { id: "beats-all-in-only", pays: true, difference: 20.1, beatsAllIn: 0.66, beatsLive: 0.2, ...ALL_IN },
  { id: "entitlement", canWin: 114, onTable: 370, call: 40, needed: 0.2597, seemed: 0.0976, equity: 0.2 },
  { id: "uncalled", amount: 80, cover: 120 },
  { id: "missed-value", share: 0.62, gain: 7.7, to: 150, ...ALL_IN },
  { id: "missed-value", share: 0.62, gain: 7.7, to: 150, allIn: seats() },
  { id: "out-of-play", cards: cards(20), because: "board-kicker", five: cards(51, 50, 47, 40, 39) },
  { id: "out-of-play", cards: cards(20, 21), because: "counterfeit", five: cards(51, 50, 47, 40, 39) },
  { id: "out-of-play", cards: cards(20, 24), because: "board-plays", five: cards(51, 50, 47, 40, 39) },
  { id: "folded-money", pot: 1, said: 300, amount: 340, folded: 40 },
  { id: "tournament", chips: 7.7, prize: -0.0041, prizes: [0.5, 0.3, 0.2] },
  { id: "tournament", chips: -7.7, prize: -0.00021, prizes: [1] },
];

const BANDS = [
  { from: 0, to: 400 },
  { from: 400, to: 1900 },
  { from: 1900, to: null },
] as const;

/** Everything that a language says, by what it says it of. */
function said(lang: (typeof LANGS)[number]): [string, string][] {
  const words = coachWords(lang);
  const names = lang === "en" ? NAMES : lang === "ko" ? ["나", "레오", "아나"] : ["自分", "レオ", "アナ"];
  const reviews: [string, Review][] = Object.entries({ lost, right, still, size, near, open, price, plainly });
  const choices: Choice[] = [
    ...(["fold", "check", "call"] as const).map((one): Choice => ({ do: one })),
    BET,
    { do: "raise", to: 600, allIn: false },
    { do: "bet", to: 450, allIn: true },
  ];
  return [
    ...reviews.flatMap(([name, review]): [string, string][] => {
      const { verdict, grounds } = words.review(review, names);
      return [
        // Two differ from others in their grounds alone.
        ...(review === still || review === near ? [] : [[`${name}.verdict`, verdict] as [string, string]]),
        [`${name}.grounds`, grounds],
      ];
    }),
    ...FINDINGS.flatMap((finding, at): [string, string][] => {
      const { lesson, numbers } = words.finding(finding, names);
      return [
        [`${finding.id} ${at}.lesson`, lesson],
        [`${finding.id} ${at}.numbers`, numbers],
      ];
    }),
    ...choices.map((choice, at): [string, string] => [`choice ${at}`, words.choice(choice)]),
    ...NO_REVIEWS.map((code): [string, string] => [code, words.noReview({ code })]),
    ...(["best", "fine", "mistake", "blunder"] as const).map((grade): [string, string] => [grade, words.grade(grade)]),
    ...(["equilibrium", "minimum-defence", "never-folds-better"] as const).flatMap((response): [string, string][] => [
      [response, words.response(response)],
      [`${response}.note`, words.responseNote(response)],
      [`${response}.model`, words.model({ width: "wide", response })],
    ]),
    ["main", words.layer({ kind: "main", pot: 0, band: null })],
    ["side", words.layer({ kind: "side", pot: 2, band: null })],
    ["new", words.layer({ kind: "new", pot: 3, band: null })],
    ...BANDS.map((band): [string, string] => [JSON.stringify(band), words.layer({ kind: "new", pot: 2, band })]),
    ["exact", words.method(lost)],
    ["sampled", words.method({ ...lost, method: "sampled", choices: [valued(BET, 1, 0.42)] })],
    ["solved", words.solved({ ...lost, solved: { iterations: 100, ofPot: 0.0016 } })],
  ];
}

describe.each(LANGS)("%s", (lang) => {
  test("says everything", () => {
    const texts = said(lang);
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe("");
      expect(text, path).not.toMatch(/[$€£¥₩￥]|undefined|NaN|null|이\(가\)|을\(를\)|은\(는\)|이에요\(예요\)|\(으\)로|\(이\)나|GTO/u);
      if (lang !== "en") expect(text, path).not.toMatch(/[a-z]{2}/i);
    }
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
    expect(coachWords(lang).lang).toBe(lang);
    expect(coachWords(lang).solved(lost)).toBe("");
  });

  test("says each number of a finding", () => {
    for (const [at, finding] of FINDINGS.entries()) {
      const text = plain(coachWords(lang).finding(finding, NAMES).numbers);
      for (const value of Object.values(finding)) {
        if (typeof value !== "number" || ("pot" in finding && value === finding.pot)) continue;
        const percent = (places: number): string => `${Math.abs(value * 100).toFixed(places)}%`;
        const written = [mean(Math.abs(value)), percent(1), ...(finding.id === "tournament" ? [percent(2), percent(3)] : [])];
        expect(
          written.some((one) => text.includes(one)),
          `${finding.id} ${at}: ${value} in ${text}`,
        ).toBe(true);
      }
      if ("allIn" in finding && finding.allIn.length > 0) expect(text).toContain("Ana");
    }
  });
});

test("the verdict names who can fold and what it takes", () => {
  const en = coachWords("en").review(open, NAMES);
  expect(en.verdict).toBe("Bet 150 only if Leo folds better hands more than 45.5% of the time.");
  expect(en.grounds).toBe(
    "The models put it between 20.0% and 60.0%. In a pot that a fold wins whole, 33.3% would do; here Ana is still to be beaten. Betting 150 is better under 0 of 3 models.",
  );
  expect(coachWords("ko").review(open, ["나", "레오", "아나"]).verdict).toBe(
    "레오가 나보다 좋은 핸드를 45.5% 넘게 폴드할 때만 150 벳이 나아요.",
  );
  expect(coachWords("ja").review(open, ["自分", "レオ", "アナ"]).verdict).toBe(
    "150のベットが得なのは、こちらに勝つハンドをレオが45.5%より多く降りるときだけです。",
  );
});

test("what would do elsewhere is said where it is less alone", () => {
  const cheap: Review = { ...open, verdict: { kind: "depends", between: [1, 0], least: 0, most: 0.3, ...hinge, breakEven: 0.3 } };
  for (const lang of LANGS) {
    expect(coachWords(lang).review(open, NAMES).grounds).toContain("33.3%");
    expect(coachWords(lang).review(cheap, NAMES).grounds).not.toContain("33.3%");
  }
});

test("an agreed verdict says what was better and what the other cost", () => {
  expect(coachWords("en").review(lost, NAMES)).toEqual({
    verdict: "Checking was better than betting 150.",
    grounds: "Betting 150 cost 15.3 chips on average, 5.1% of the pot. All 3 models of the opponents agree.",
  });
  expect(coachWords("en").review(right, NAMES).verdict).toBe("Checking was right.");
  expect(coachWords("ko").review(lost, NAMES).verdict).toBe("150 벳보다 체크가 나았어요.");
  expect(coachWords("ja").review(lost, NAMES).verdict).toBe("150のベットよりチェックのほうが得でした。");
});

test("what some models put above the verdict is said, so that the table does not seem to contradict it", () => {
  expect(coachWords("en").review(still, NAMES).grounds).toBe(
    "Betting 150 cost 15.3 chips on average, 5.1% of the pot. All 3 models of the opponents agree. Going all-in for 450 is better still under 2 of 3 models.",
  );
  expect(coachWords("en").review(size, NAMES).grounds).toBe(
    "All 3 models of the opponents agree. Going all-in for 450 wins more under 3 of 3 models, but only the solver’s answers are fine enough to compare sizes.",
  );
  expect(coachWords("ko").review(still, NAMES).grounds).toContain("모델 3개 중 2개에서는 450 올인이 그보다 더 나아요.");
  expect(coachWords("ja").review(still, NAMES).grounds).toContain("3種類のうち2種類のモデルでは、450のオールインのほうがさらに得です。");
});

test("no other choice is said to win more only where none does, sizes included", () => {
  const en = (review: Review): string => coachWords("en").review(review, NAMES).grounds;
  expect(en(right)).toBe("No other choice wins noticeably more. All 3 models of the opponents agree.");
  expect(en(near)).toBe(
    "Betting 150 comes out 0.2 chips higher, 0.1% of the pot: too little to tell apart. All 3 models of the opponents agree.",
  );
  // Another size is worth more in the models that are not shown.
  const elsewhere: Review = {
    ...size,
    choices: size.choices.map((each, at) => ({
      ...each,
      values: each.values.map((value, model) => (at === 2 && model === 1 ? { ...value, ev: 0 } : value)),
    })),
    verdict: { kind: "agreed", best: 1, grade: "best", loss: 0, ofPot: 0, still: null },
  };
  expect(en(elsewhere)).toBe("All 3 models of the opponents agree.");
});

test("several layers of new bets are told apart, by name and where there is little room", () => {
  const named = (lang: (typeof LANGS)[number]): string[] => BANDS.map((band) => coachWords(lang).layer({ kind: "new", pot: 2, band }));
  expect(named("en")).toEqual(["Bets this street up to 400", "Bets this street 400–1,900", "Bets this street above 1,900"]);
  expect(named("ko")).toEqual(["이번 스트리트 벳 400까지", "이번 스트리트 벳 400–1,900", "이번 스트리트 벳 1,900 초과"]);
  expect(named("ja")).toEqual([
    "このストリートのベット（400まで）",
    "このストリートのベット（400–1,900）",
    "このストリートのベット（1,900超）",
  ]);
  expect(BANDS.map((band) => coachWords("en").band({ kind: "new", pot: 2, band }))).toEqual(["≤400", "400–1,900", ">1,900"]);
  expect(coachWords("en").band({ kind: "new", pot: 2, band: null })).toBe("");
});

test("a hand that is ahead of the live players, too, is not called one that beats them only so often", () => {
  const finding = (beatsLive: number): Finding => ({
    id: "beats-all-in-only",
    pays: true,
    difference: 20,
    beatsAllIn: 0.7,
    beatsLive,
    ...ALL_IN,
  });
  const said = (lang: (typeof LANGS)[number], beatsLive: number): string =>
    coachWords(lang).finding(finding(beatsLive), ["You", "Leo", "Ana"]).numbers;
  expect(said("en", 0.6)).toContain("You beat Ana 70.0% of the time, and those who can still call 60.0%.");
  expect(said("en", 0.3)).toContain("You beat Ana 70.0% of the time, but those who can still call only 30.0%.");
  expect(said("ko", 0.6)).not.toContain("밖에");
  expect(said("ko", 0.3)).toContain("30.0%밖에 못 이겨요");
});

test("a tournament's figures are of the prize pool and over a check, with what is assumed of the prizes", () => {
  const said = (lang: (typeof LANGS)[number], at: number): string =>
    coachWords(lang).finding(FINDINGS.filter(({ id }) => id === "tournament")[at] as Finding, NAMES).numbers;
  expect(said("en", 0)).toBe(
    "Compared with checking, the bet brings +7.7 in chips and −0.41% of the prize pool. This assumes prizes of 50 / 30 / 20% of the prize pool, and that chances of a place go by chips (Malmuth–Harville). Everybody decides alone: agreeing to check a hand down is against the rules.",
  );
  expect(said("en", 1)).toContain("−7.7 in chips and −0.021% of the prize pool. This assumes that the winner takes the whole prize pool");
  for (const lang of LANGS) expect(said(lang, 0)).toContain("50 / 30 / 20%");
});

test("a loss where some of the pot is out of reach is a part of the rest", () => {
  const short: Review = { ...lost, reach: 150, verdict: { ...lost.verdict, ofPot: 0.102 } as Review["verdict"] };
  expect(coachWords("en").review(short, NAMES).grounds).toContain("15.3 chips on average, 10.2% of the chips that you can win.");
  expect(coachWords("ko").review(short, NAMES).grounds).toContain("가져갈 수 있는 칩의 10.2%");
  expect(coachWords("ja").review(short, NAMES).grounds).toContain("獲得できるチップの10.2%");
});

test("what depends on the model says how many of them are for it", () => {
  const evs = [-10, 5, 20.4];
  const [check, bet] = base.choices as [ChoiceReview, ChoiceReview];
  const split = { ...bet, values: bet.values.map((value, model) => ({ ...value, ev: 1.15 + (evs[model] ?? 0) })) };
  const either: Review = {
    ...plainly,
    made: 0,
    choices: [check, split],
    verdict: { ...plainly.verdict, between: [0, 1] } as Review["verdict"],
  };
  expect(coachWords("en").review(either, NAMES).grounds).toBe(
    "Betting 150 is between 10 chips worse and 20.4 better than checking, by the model; it is better under 2 of 3.",
  );
  expect(coachWords("ko").review(either, NAMES).grounds).toContain("모델 3개 중 2개에서는 150 벳이 더 나아요.");
  expect(coachWords("ja").review(either, NAMES).grounds).toContain("3種類のうち2種類のモデルでは、150のベットのほうが得です。");
});

test("a price is said of what can be won, and beside it what it seems to be where that is less", () => {
  const dear: Review = {
    ...price,
    verdict: {
      kind: "depends",
      between: [1, 0],
      least: -10,
      most: 20,
      ...none,
      share: { needed: 0.25, seemed: 0.28, least: 0.2, most: 0.6 },
    },
  };
  for (const lang of LANGS) {
    expect(coachWords(lang).review(price, NAMES).grounds).toContain("33.3%");
    expect(coachWords(lang).review(dear, NAMES).grounds).not.toContain("28.0%");
  }
  expect(coachWords("en").review(price, NAMES).verdict).toBe("Call only if you win more than 45.5% of what you can win.");
});

test.each([
  [0, "0", "0"],
  [0.04, "0", "0"],
  [-0.04, "0", "0"],
  [128.66, "128.7", "+128.7"],
  [-15.3, "−15.3", "−15.3"],
  // Halves go away from zero, whatever the nearest float is: 30.45 lies just below, 30.35 just above.
  [30.45, "30.5", "+30.5"],
  [-30.45, "−30.5", "−30.5"],
  [30.35, "30.4", "+30.4"],
  [0.05, "0.1", "+0.1"],
  [3 * 10.15, "30.5", "+30.5"],
  [30.4499, "30.4", "+30.4"],
  // A sum of floats that should be whole.
  [499.9999999999, "500", "+500"],
  [500.0000000001, "500", "+500"],
  [499.98, "500.0", "+500.0"],
  [1234.5, "1,235", "+1,235"],
  [300, "300", "+300"],
  [999.96, "1,000.0", "+1,000.0"],
  [12_345.6, "12,346", "+12,346"],
])("%d is written %s and %s", (chips, plainly, withSign) => {
  expect(mean(chips)).toBe(plainly);
  expect(signed(chips)).toBe(withSign);
});
