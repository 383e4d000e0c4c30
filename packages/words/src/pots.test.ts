import { type SettleInput, type Settlement, settle } from "sidepot";
import { describe, expect, test } from "vitest";
import { LANGS, plain, say } from "./index.ts";

function settled(input: SettleInput): Settlement {
  const result = settle(input);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const spoken = (speak: (words: ReturnType<typeof say>) => string): string[] => LANGS.map((lang) => plain(speak(say(lang))));

/** design.md 3.2 and 3.3: one hand, three winners, a return, a fold and a big blind ante. */
const example = settled({
  board: "As Kh Qd 2c 2s",
  players: [
    { name: "A", bet: 2_500, cards: "AhAd" },
    { name: "B", bet: 6_000, cards: "KcKs", dead: 1_000 },
    { name: "C", bet: 12_300, cards: "JcTc" },
    { name: "D", bet: 20_000, cards: "QcQs" },
    { name: "E", bet: 4_000, folded: true },
  ],
});
const { layers, names } = example;

describe("the hand of design.md 3.2", () => {
  test.each([
    [
      0,
      [
        "13,500 = 2,500 × 5 (A B C D E) + ante 1,000",
        "13,500 = 2,500 × 5 (A B C D E) + 앤티 1,000",
        "13,500 = 2,500 × 5 (A B C D E) + アンティ 1,000",
      ],
    ],
    [1, Array.from(LANGS, () => "12,000 = 3,500 × 3 (B C D) + 1,500 (E)")],
    [2, Array.from(LANGS, () => "12,600 = 6,300 × 2 (C D)")],
  ])("pot %d adds up in one line", (pot, lines) => {
    expect(spoken((w) => w.potArithmetic(layers, pot, names, "ante"))).toEqual(lines);
  });

  test("dead money is not called an ante unless it is known to be one", () => {
    expect(spoken((w) => w.potArithmetic(layers, 0, names).split(" + ")[1] ?? "")).toEqual([
      "dead money 1,000",
      "데드 칩 1,000",
      "デッドチップ 1,000",
    ]);
  });

  test("who may win, and why others may not", () => {
    expect(spoken((w) => w.potStanding(layers, 1, names))).toEqual([
      "B, C or D. A put in less and cannot win it. E folded: 1,500 stays, E cannot win it.",
      "B, C, D가 겨뤄요. A는 덜 넣어서 가져갈 수 없어요. E는 폴드했어요. 1,500칩은 팟에 남고, E는 가져갈 수 없어요.",
      "B、C、Dに権利があります。Aは出した額が足りないので獲得できません。Eはフォールドしました。1,500枚はポットに残り、Eは獲得できません。",
    ]);
  });

  test("a folded player without chips in a pot is not named there", () => {
    for (const line of spoken((w) => w.potStanding(layers, 2, names))) expect(line).not.toContain("E");
  });

  test("the return", () => {
    expect(spoken((w) => w.returnLine("D", 7_700))).toEqual([
      "7,700 was not called. It goes back to D.",
      "7,700칩은 콜을 받지 못했어요. D에게 돌아가요.",
      "7,700枚はコールされませんでした。Dに戻ります。",
    ]);
  });

  test("what a dealer says over each pot", () => {
    expect([2, 1, 0].map((pot) => say("en").potScript(layers, pot, names))).toEqual([
      "Side pot 2, 12,600: C and D only.",
      "Side pot 1, 12,000: B, C and D.",
      "Main pot, 13,500: A, B, C and D.",
    ]);
    expect([2, 0].map((pot) => plain(say("ko").potScript(layers, pot, names)))).toEqual([
      "사이드 팟 2, 12,600: C와 D만 겨뤄요.",
      "메인 팟, 13,500: A, B, C, D가 겨뤄요.",
    ]);
    expect([2, 0].map((pot) => plain(say("ja").potScript(layers, pot, names)))).toEqual([
      "サイドポット2、12,600：CとDだけで争います。",
      "メインポット、13,500：A、B、C、Dで争います。",
    ]);
  });

  test("[point 18] awards: the best hand wins everything it could, and no more", () => {
    expect(spoken((w) => w.awardLine(example, 2))).toEqual([
      "D takes 12,600: full house, queens full of twos.",
      "D가 12,600칩을 가져가요. 풀하우스, 퀸 셋과 2 둘이에요.",
      "Dが12,600枚を獲得します。フルハウス、クイーンが3枚と2が2枚です。",
    ]);
    expect(spoken((w) => w.awardLine(example, 0))).toEqual([
      "A takes 13,500: full house, aces full of twos. A had the best hand and won everything A could: 13,500.",
      "A가 13,500칩을 가져가요. 풀하우스, 에이스 셋과 2 둘이에요. A는 가장 좋은 핸드로, 가져갈 수 있는 칩을 모두 가져갔어요: 13,500.",
      "Aが13,500枚を獲得します。フルハウス、エースが3枚と2が2枚です。Aは一番強いハンドで、獲得できるチップをすべて獲得しました：13,500。",
    ]);
    expect(say("en").awardLine(example, 1)).toBe("B takes 12,000: full house, kings full of twos.");
  });
});

describe("odd chips", () => {
  const tie = (input: Partial<SettleInput>, bet = 6_000): Settlement =>
    settled({
      board: "Qc Jd 9s 9h 5d",
      players: [
        { name: "A", bet: 0, folded: true, dead: 1 },
        { name: "B", bet, cards: "Ac7c" },
        { name: "C", bet, cards: "Ad6s" },
      ],
      ...input,
    });

  test("[point 15] one goes to the first seat left of the button (design.md 3.3)", () => {
    expect(spoken((w) => w.awardLine(tie({}), 0))).toEqual([
      "B and C tie. 12,001 → B 6,001 · C 6,000. The odd chip goes to B, the first winner left of the button (TDA 20).",
      "B와 C가 비겨요. 12,001 → B 6,001 · C 6,000. 남는 1칩은 승자 중 버튼 왼쪽 첫 자리인 B에게 가요(TDA 20).",
      "BとCは引き分けです。12,001 → B 6,001・C 6,000。端数の1枚は勝者のうちボタンの左に一番近いBに渡ります（TDA 20）。",
    ]);
  });

  test("a smallest chip of 100, and what is left below it", () => {
    const players = [
      { name: "A", bet: 350, folded: true },
      { name: "B", bet: 350, cards: "Ac7c" },
      { name: "C", bet: 350, cards: "Ad6s" },
    ];
    expect(spoken((w) => w.awardLine(tie({ unit: 100, players: [...players, { name: "D", bet: 100, folded: true }] }), 0))).toEqual([
      "B and C tie. 1,150 → B 650 · C 500. The odd 100 goes to B, the first winner left of the button (TDA 20). 50 is less than the smallest chip and goes to B too.",
      "B와 C가 비겨요. 1,150 → B 650 · C 500. 남는 100칩은 승자 중 버튼 왼쪽 첫 자리인 B에게 가요(TDA 20). 가장 작은 칩보다 작은 50도 B에게 가요.",
      "BとCは引き分けです。1,150 → B 650・C 500。端数の100枚は勝者のうちボタンの左に一番近いBに渡ります（TDA 20）。最小のチップに満たない50もBに渡ります。",
    ]);
    expect(say("en").awardLine(tie({ unit: 100, players }), 0)).toBe(
      "B and C tie. 1,050 → B 550 · C 500. 50 is less than the smallest chip and goes to B.",
    );
  });

  test("[point 16] two among three go one each, or both to one by a house rule", () => {
    const players = ["A", "B", "C"].map((name) => ({ name, bet: 33, strength: 1, dead: name === "A" ? 2 : 0 }));
    expect(spoken((w) => w.awardLine(settled({ players, button: 0 }), 0))).toEqual([
      "B, C and A tie. 101 → B 34 · C 34 · A 33. The 2 odd chips go one each to B and C, clockwise from the button.",
      "B, C, A가 비겨요. 101 → B 34 · C 34 · A 33. 남는 2칩은 버튼 왼쪽부터 시계 방향으로 B와 C에게 1칩씩 가요.",
      "B、C、Aは引き分けです。101 → B 34・C 34・A 33。端数の2枚はボタンの左から時計回りに、BとCに1枚ずつ渡ります。",
    ]);
    expect(spoken((w) => w.awardLine(settled({ players, button: 0, rules: { oddChips: "all-to-first" } }), 0))).toEqual([
      "B, C and A tie. 101 → B 35 · C 33 · A 33. The 2 odd chips go to B, the first winner left of the button (house rule).",
      "B, C, A가 비겨요. 101 → B 35 · C 33 · A 33. 남는 2칩은 모두 승자 중 버튼 왼쪽 첫 자리인 B에게 가요(하우스 룰).",
      "B、C、Aは引き分けです。101 → B 35・C 33・A 33。端数の2枚はすべて勝者のうちボタンの左に一番近いBに渡ります（ハウスルール）。",
    ]);
  });

  test("stud goes by the high card", () => {
    const stud = settled({
      game: "stud",
      rules: { oddChips: "high-card-by-suit" },
      players: [
        { name: "A", bet: 5, cards: "AcKd9h7c5s3d2h" },
        { name: "B", bet: 5, dead: 1, cards: "AsKh9c7d5h3c2d" },
      ],
    });
    expect(spoken((w) => w.awardLine(stud, 0))).toEqual([
      "B and A tie. 11 → B 6 · A 5. The odd chip goes to B, who holds the highest card by suit (TDA 20-B).",
      "B와 A가 비겨요. 11 → B 6 · A 5. 남는 1칩은 무늬까지 따져 가장 높은 카드를 든 B에게 가요(TDA 20-B).",
      "BとAは引き分けです。11 → B 6・A 5。端数の1枚はスートまで比べて一番高いカードを持つBに渡ります（TDA 20-B）。",
    ]);
  });
});

describe("pots that split between high and low", () => {
  const board = "Qc 3d 9s 4h 5d";
  const players = [
    { name: "A", bet: 450, cards: "QdQhTsTc" },
    { name: "B", bet: 450, dead: 1, cards: "As2s8dKd" },
  ];
  test("no low", () => {
    const hand = settled({ game: "omaha8", board: "Qc 3d 9s 9h 5d", players });
    expect(spoken((w) => w.awardLine(hand, 0))).toEqual([
      "A takes 901: full house, queens full of nines. No low qualifies.",
      "A가 901칩을 가져가요. 풀하우스, 퀸 셋과 9 둘이에요. 로우 조건을 채운 핸드가 없어요.",
      "Aが901枚を獲得します。フルハウス、クイーンが3枚と9が2枚です。ローの条件を満たすハンドはありません。",
    ]);
  });
  test("one takes both", () => {
    expect(spoken((w) => w.awardLine(settled({ game: "omaha8", board, players }), 0))).toEqual([
      "B scoops 901. High: straight, five high (the wheel). Low: five-four low (the wheel).",
      "B가 901칩을 스쿱해요. 하이: 스트레이트, 5 하이 (휠). 로우: 5-4 로우 (휠).",
      "Bが901枚をスクープします。ハイ：ストレート、5ハイ（ホイール）。ロー：5-4ロー（ホイール）。",
    ]);
  });
  test("the odd chip of the halves stays high", () => {
    const strong = settled({
      game: "omaha8",
      players: [
        { name: "A", bet: 450, strength: 2 },
        { name: "B", bet: 450, dead: 1, strength: 1, strengthLow: 1 },
      ],
    });
    expect(spoken((w) => w.awardLine(strong, 0))).toEqual([
      "High: A takes 451. Low: B takes 450. The odd chip of the split stays with the high half (TDA 20).",
      "하이 쪽: A가 451칩을 가져가요. 로우 쪽: B가 450칩을 가져가요. 반으로 나누고 남는 1칩은 하이 쪽에 남아요(TDA 20).",
      "ハイ側：Aが451枚を獲得します。ロー側：Bが450枚を獲得します。半分に割れない端数の1枚はハイ側に残ります（TDA 20）。",
    ]);
  });
});

describe("pots not compared", () => {
  const players = [
    { name: "A", bet: 100 },
    { name: "B", bet: 300 },
    { name: "C", bet: 300, folded: true },
  ];
  test("[point 19] uncontested", () => {
    const hand = settled({ players });
    expect(spoken((w) => w.potScript(hand.layers, 1, hand.names))).toEqual([
      "Side pot 1, 400: B takes it, uncontested.",
      "사이드 팟 1, 400: B가 겨루지 않고 가져가요.",
      "サイドポット1、400：Bが争わずに獲得します。",
    ]);
    expect(spoken((w) => w.awardLine(hand, 1))).toEqual([
      "B takes 400, uncontested.",
      "B가 400칩을 겨루지 않고 가져가요.",
      "Bが400枚を争わずに獲得します。",
    ]);
    expect(spoken((w) => w.potStanding(hand.layers, 1, hand.names).split(/(?<=[.。]) ?/)[0] ?? "")).toEqual([
      "B alone.",
      "B만 가져갈 수 있어요.",
      "権利があるのはBだけです。",
    ]);
  });
  test("cards missing, board missing", () => {
    expect(spoken((w) => w.awardLine(settled({ players }), 0))).toEqual([
      "Not decided: the cards of A and B are not known.",
      "A와 B의 카드를 몰라서 아직 정할 수 없어요.",
      "AとBのカードがわからないので、まだ決まりません。",
    ]);
    const early = settled({ board: "Qc Jd 9s", players: players.map((p, i) => (i < 2 ? { ...p, cards: i ? "AcAd" : "KcKd" } : p)) });
    expect(spoken((w) => w.awardLine(early, 0))).toEqual([
      "Not decided: the board is not complete.",
      "보드가 다 깔리지 않아서 아직 정할 수 없어요.",
      "ボードがそろっていないので、まだ決まりません。",
    ]);
    expect(say("en").awardLine(early, 7)).toBe("");
  });
});

test("names, tags, counts and lists", () => {
  expect(spoken((w) => [0, 1, 2].map(w.potTag).join())).toEqual(["M,S1,S2", "M,S1,S2", "M,S1,S2"]);
  expect(spoken((w) => `${w.potName(0)}/${w.potName(2)}`)).toEqual([
    "Main pot/Side pot 2",
    "메인 팟/사이드 팟 2",
    "メインポット/サイドポット2",
  ]);
  expect(spoken((w) => [0, 1, 3].map(w.potCount).join())).toEqual([
    "No pot,1 pot,3 pots",
    "팟 없음,팟 1개,팟 3개",
    "ポットなし,ポット1個,ポット3個",
  ]);
  expect(spoken((w) => [["A"], ["A", "B"], ["A", "B", "C"]].map(w.list).join("/"))).toEqual([
    "A/A and B/A, B and C",
    "A/A와 B/A, B, C",
    "A/AとB/A、B、C",
  ]);
  expect(spoken((w) => [[], ["L", "B"], ["A", "B", "C"]].map(w.listOr).join("/"))).toEqual([
    "/L or B/A, B or C",
    "/L이나 B/A, B 또는 C",
    "/LかB/A、BまたはC",
  ]);
});
