import type { Card, Chips, Seat } from "sidepot";
import { parseCards } from "sidepot";
import { type Action, apply, type HandEvent, type Phase, start, streetsOf } from "sidepot/hand";
import type { RecordEvent } from "sidepot/history";
import { describe, expect, test } from "vitest";
import { LANGS } from "../index.ts";
import { written } from "./figures.ts";
import { handWords } from "./index.ts";

const cards = (text: string): Card[] => {
  const read = parseCards(text);
  return read.ok ? [...read.value] : [];
};
const chips = (n: number): Chips => n as Chips;
const seat = (n: number): Seat => n as Seat;
const names = ["A", "김밥", "carol"];

/** Plays a hand and gives its events with the street that each belongs to. */
function played(config: Parameters<typeof start>[0], actions: readonly Action[]): string[][] {
  const begun = start(config);
  if (!begun.ok) throw new Error(begun.error.code);
  let { hand } = begun.value;
  const lines: string[][] = [];
  const tell = (events: readonly HandEvent[]): void => {
    for (const event of events) {
      const index = event.type === "opened" ? event.street : hand.street;
      const street = streetsOf(hand.settings.game, hand.settings.draws)[index]?.name ?? null;
      lines.push(LANGS.map((lang) => handWords(lang).event(event, names, { street })));
    }
  };
  tell(begun.value.events);
  for (const action of actions) {
    const next = apply(hand, action);
    if (!next.ok) throw new Error(`${action.do}: ${next.error.code}`);
    tell(next.value.events);
    hand = next.value.hand;
  }
  return lines;
}

test("a hand of hold'em, told as it goes", () => {
  const lines = played({ game: "holdem", stacks: [1_000, 1_000, 300], blinds: [50, 100], bigBlindAnte: 100, button: 2 }, [
    { do: "deal", cards: [...cards("AsKd"), null, null, null, null] },
    { do: "all-in", seat: 2 },
    { do: "call", seat: 0 },
    { do: "call", seat: 1 },
    { do: "deal", cards: cards("QcJd9s") },
    { do: "check", seat: 0 },
    { do: "bet", seat: 1, to: 200 },
    { do: "fold", seat: 0 },
  ]);
  expect(lines.map((line) => line.join(" | "))).toEqual([
    "New hand: 3 players, button at carol | 새 핸드: 3명, 버튼 carol | 新しいハンド：3人、ボタンはcarol",
    "A posts the small blind of 50 | A가 스몰 블라인드 50을 내요 | Aがスモールブラインド50を出します",
    "김밥 posts the big blind of 100 | 김밥이 빅 블라인드 100을 내요 | 김밥がビッグブラインド100を出します",
    "김밥 posts an ante of 100 (dead money) | 김밥이 앤티 100을 내요(데드 칩) | 김밥がアンティ100を出します（デッドチップ）",
    "Next to deal: preflop, 6 cards | 깔 차례: 프리플랍, 6장 | 次に配るカード：プリフロップ、6枚",
    "Cards: A [A♠ K♦] · 김밥 [? ?] · carol [? ?] | 카드: A [A♠ K♦] · 김밥 [? ?] · carol [? ?] | カード：A [A♠ K♦]・김밥 [? ?]・carol [? ?]",
    "Preflop: carol to act | 프리플랍: carol 차례예요 | プリフロップ：carolの番です",
    "carol raises to 300, all-in | carol이 300으로 레이즈해요(올인) | carolが300にレイズします（オールイン）",
    "A calls 250 | A가 250을 콜해요 | Aが250をコールします",
    "김밥 calls 200 | 김밥이 200을 콜해요 | 김밥が200をコールします",
    "Next to deal: flop, 3 cards | 깔 차례: 플랍, 3장 | 次に配るカード：フロップ、3枚",
    "Flop: Q♣ J♦ 9♠ | 플랍: Q♣ J♦ 9♠ | フロップ：Q♣ J♦ 9♠",
    "Flop: A to act | 플랍: A 차례예요 | フロップ：Aの番です",
    "A checks | A가 체크해요 | Aがチェックします",
    "김밥 bets 200 | 김밥이 200을 벳해요 | 김밥が200をベットします",
    "A folds | A가 폴드해요 | Aがフォールドします",
    "200 was not called and goes back to 김밥 | 콜을 받지 못한 200이 김밥에게 돌아가요 | コールされなかった200が김밥に戻ります",
    "Next to deal: turn, 1 card | 깔 차례: 턴, 1장 | 次に配るカード：ターン、1枚",
  ]);
});

test("a hand of draw, told as it goes", () => {
  const lines = played({ game: "27", stacks: [1_000, 1_000], blinds: [5, 10] }, [
    { do: "deal", cards: new Array<null>(10).fill(null) },
    { do: "call", seat: 1 },
    { do: "check", seat: 0 },
    { do: "draw", seat: 0, discard: [0, 4] },
    { do: "draw", seat: 1, discard: [] },
    { do: "deal", cards: [null, null] },
  ]);
  expect(lines.map((line) => line.join(" | "))).toEqual([
    "New hand: 2 players, button at 김밥 | 새 핸드: 2명, 버튼 김밥 | 新しいハンド：2人、ボタンは김밥",
    "김밥 posts the small blind of 5 | 김밥이 스몰 블라인드 5를 내요 | 김밥がスモールブラインド5を出します",
    "A posts the big blind of 10 | A가 빅 블라인드 10을 내요 | Aがビッグブラインド10を出します",
    "Next to deal: before the draw, 10 cards | 깔 차례: 드로우 전, 10장 | 次に配るカード：ドロー前、10枚",
    "5 cards each to A and 김밥 | A와 김밥에게 5장씩 | Aと김밥に5枚ずつ",
    "Before the draw: 김밥 to act | 드로우 전: 김밥 차례예요 | ドロー前：김밥の番です",
    "김밥 calls 5 | 김밥이 5를 콜해요 | 김밥が5をコールします",
    "A checks | A가 체크해요 | Aがチェックします",
    "Draw: A to change cards | 드로우: A가 카드를 바꿀 차례예요 | ドロー：Aがカードを交換する番です",
    "A changes 2 cards | A가 2장을 바꿔요 | Aが2枚交換します",
    "김밥 stands pat | 김밥이 카드를 바꾸지 않아요 | 김밥はカードを交換しません",
    "Next to deal: draw, 2 cards | 깔 차례: 드로우, 2장 | 次に配るカード：ドロー、2枚",
    "2 cards to A | A에게 2장 | Aに2枚",
    "Draw: A to act | 드로우: A 차례예요 | ドロー：Aの番です",
  ]);
});

const outcome = (rake: number): Extract<Phase, { at: "complete" }>["outcome"] => ({
  pots: [],
  rake: chips(rake),
  won: [chips(450), chips(0), chips(425)],
  finishing: [],
  bounties: null,
  busted: [],
});
const due = [0, 1, 2].map((s) => ({ to: "seat" as const, seat: seat(s), up: [false, false] }));
const round = { front: [], acted: [], level: 0, full: 0, base: 0, bets: 0, bringIn: null };
const phases: readonly Phase[] = [
  { at: "dealing", due },
  { at: "dealing", due: [{ to: "board", board: 0, count: 1 }] },
  { at: "betting", toAct: seat(1), round },
  { at: "drawing", toAct: seat(1), drawn: [] },
  { at: "showdown", toAct: seat(1), order: [] },
  { at: "complete", outcome: outcome(0) },
];

type Types<T extends string> = Readonly<Record<T, readonly HandEvent[]>>;
/** One of each event at least: one without a sample does not compile. */
const events: Omit<Types<HandEvent["type"]>, "started"> = {
  posted: (["ante", "small-blind", "big-blind", "straddle", "post", "dead"] as const).flatMap((kind) =>
    [false, true].map((dead) => ({ type: "posted", seat: seat(1), kind, amount: chips(50), dead }) as const),
  ),
  dealt: [
    { type: "dealt", due, cards: new Array<null>(6).fill(null) },
    { type: "dealt", due, cards: [null, null, ...cards("AsKd"), null, null] },
    { type: "dealt", due: [...due.slice(0, 1), { to: "seat", seat: seat(1), up: [false] }], cards: [null, null, null] },
    { type: "dealt", due: [{ to: "seat", seat: seat(1), up: [true] }], cards: cards("9s") },
    { type: "dealt", due: [{ to: "board", board: 0, count: 1 }], cards: cards("9s") },
    {
      type: "dealt",
      due: [0, 1].map((board) => ({ to: "board", board, count: 3 })),
      cards: cards("QcJd9s2c3c4c"),
    },
  ],
  folded: [{ type: "folded", seat: seat(1) }],
  checked: [{ type: "checked", seat: seat(1) }],
  mucked: [{ type: "mucked", seat: seat(1) }],
  killed: [{ type: "killed", seat: seat(1) }],
  called: [true, false].map((allIn) => ({ type: "called", seat: seat(1), amount: chips(200), allIn })),
  bet: [true, false].map((allIn) => ({ type: "bet", seat: seat(2), to: chips(200), amount: chips(200), allIn, full: true })),
  raised: [true, false].map((allIn) => ({ type: "raised", seat: seat(0), to: chips(300), amount: chips(200), allIn, full: true })),
  "brought-in": [true, false].map((allIn) => ({ type: "brought-in", seat: seat(0), to: chips(5), amount: chips(5), allIn, full: false })),
  drew: [[], [0], [0, 1]].map((discard) => ({ type: "drew", seat: seat(1), discard })),
  returned: [{ type: "returned", seat: seat(1), amount: chips(100) }],
  showed: [{ type: "showed", seat: seat(1), cards: [...cards("As"), null] }],
  tabled: [[0], [0, 1], [0, 1, 2]].map((seats) => ({ type: "tabled", seats: seats.map(seat) })),
  run: [2, 3].map((times) => ({ type: "run", times })),
  opened: phases.map((phase) => ({ type: "opened", street: 1, phase })),
  ended: [0, 10].map((rake) => ({ type: "ended", outcome: outcome(rake) })),
};

const records: { readonly [D in RecordEvent["do"]]: readonly RecordEvent[] } = {
  post: (["ante", "small-blind", "big-blind", "button-blind", "straddle", "post", "dead", "bring-in"] as const).map((kind) => ({
    at: 1,
    do: "post",
    seat: seat(1),
    kind,
    amount: chips(50),
  })),
  deal: [cards("AsKd"), [null, null], [null, null, ...cards("9s")]].map((given) => ({ at: 1, do: "deal", seat: seat(1), cards: given })),
  board: [0, 1].flatMap((run) => ["QcJd9s", "2c"].map((text) => ({ at: 1, do: "board", run, cards: cards(text) }) as const)),
  street: [{ at: 1, do: "street", street: 1 }],
  fold: [{ at: 1, do: "fold", seat: seat(1) }],
  check: [{ at: 1, do: "check", seat: seat(1) }],
  call: [{ at: 1, do: "call", seat: seat(1), amount: chips(200) }],
  "check-or-call": [{ at: 1, do: "check-or-call", seat: seat(1) }],
  bet: [{ at: 1, do: "bet", seat: seat(1), to: chips(200) }],
  raise: [{ at: 1, do: "raise", seat: seat(2), to: chips(300) }],
  "bring-in": [{ at: 1, do: "bring-in", seat: seat(1) }],
  draw: [
    { at: 1, do: "draw", seat: seat(1), count: 0, cards: [] },
    { at: 1, do: "draw", seat: seat(1), count: 2, cards: null },
    { at: 1, do: "draw", seat: seat(1), count: 2, cards: cards("2c3c") },
  ],
  returned: [{ at: 1, do: "returned", seat: seat(1), amount: chips(7) }],
  show: [{ at: 1, do: "show", seat: seat(1), cards: cards("AsKd") }],
  muck: [null, [null, null], cards("AsKd")].map((given) => ({ at: 1, do: "muck", seat: seat(1), cards: given })),
  collect: [
    { at: 1, do: "collect", seat: seat(1), amount: chips(875), pot: null, run: null },
    { at: 1, do: "collect", seat: seat(1), amount: chips(875), pot: 0, run: null },
    { at: 1, do: "collect", seat: seat(1), amount: chips(875), pot: 2, run: 1 },
  ],
};

const told = LANGS.flatMap((lang) => {
  const words = handWords(lang);
  return [
    ...Object.values(events)
      .flat()
      .flatMap((e) => [words.event(e, names), words.event(e, names, { street: "turn", scale: 100 })]),
    ...Object.values<readonly RecordEvent[]>(records)
      .flat()
      .flatMap((e) => [0, 20, null].map((added) => words.recordEvent(e, names, { street: added === null ? null : "river", added }))),
    ...phases.flatMap((p) => [words.phase(p, names), words.phase(p, names, "flop")]),
  ].map((text): [string, string] => [lang, text]);
});

describe("every event in every language is one line without a full stop", () => {
  test.each(told)("%s: %s", (lang, text) => {
    expect(text).not.toMatch(/undefined|NaN|null|\[object|\{|\}|\n|[A-Z]+_[A-Z]+|[.。]$/);
    expect(text.trim()).toBe(text);
    expect(text).not.toBe("");
    expect(text).not.toMatch(/이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로/);
    if (lang !== "en") expect(text).toMatch(/[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u);
  });
});

test("the lines of a record, as they read", () => {
  const lines = Object.values<readonly RecordEvent[]>(records)
    .flat()
    .map((e) => LANGS.map((lang) => handWords(lang).recordEvent(e, names)).join(" | "));
  expect(lines).toEqual([
    "김밥 posts an ante of 50 | 김밥이 앤티 50을 내요 | 김밥がアンティ50を出します",
    "김밥 posts the small blind of 50 | 김밥이 스몰 블라인드 50을 내요 | 김밥がスモールブラインド50を出します",
    "김밥 posts the big blind of 50 | 김밥이 빅 블라인드 50을 내요 | 김밥がビッグブラインド50を出します",
    "김밥 posts the button blind of 50 | 김밥이 버튼 블라인드 50을 내요 | 김밥がボタンブラインド50を出します",
    "김밥 straddles for 50 | 김밥이 스트래들 50을 내요 | 김밥がストラドル50を出します",
    "김밥 posts 50 | 김밥이 포스트 50을 내요 | 김밥がポスト50を出します",
    "김밥 posts 50 dead | 김밥이 데드 칩 50을 내요 | 김밥がデッドチップ50を出します",
    "김밥 brings in for 50 | 김밥이 브링인 50을 내요 | 김밥がブリングイン50を出します",
    "김밥 is dealt A♠ K♦ | 김밥에게 A♠ K♦ | 김밥にA♠ K♦",
    "2 cards to 김밥 | 김밥에게 2장 | 김밥に2枚",
    "김밥 is dealt ? ? 9♠ | 김밥에게 ? ? 9♠ | 김밥に? ? 9♠",
    "Flop: Q♣ J♦ 9♠ | 플랍: Q♣ J♦ 9♠ | フロップ：Q♣ J♦ 9♠",
    "Board: 2♣ | 보드: 2♣ | ボード：2♣",
    "Flop, board 2: Q♣ J♦ 9♠ | 플랍, 보드 2: Q♣ J♦ 9♠ | フロップ、ボード2：Q♣ J♦ 9♠",
    "Board 2: 2♣ | 보드 2: 2♣ | ボード2：2♣",
    "Betting round 2 | 베팅 라운드 2 | ベッティングラウンド2",
    "김밥 folds | 김밥이 폴드해요 | 김밥がフォールドします",
    "김밥 checks | 김밥이 체크해요 | 김밥がチェックします",
    "김밥 calls 200 | 김밥이 200을 콜해요 | 김밥が200をコールします",
    "김밥 checks or calls | 김밥이 체크하거나 콜해요 | 김밥がチェックかコールをします",
    "김밥 bets 200 | 김밥이 200을 벳해요 | 김밥が200をベットします",
    "carol raises to 300 | carol이 300으로 레이즈해요 | carolが300にレイズします",
    "김밥 brings in | 김밥이 브링인을 내요 | 김밥がブリングインを出します",
    "김밥 stands pat | 김밥이 카드를 바꾸지 않아요 | 김밥はカードを交換しません",
    "김밥 changes 2 cards | 김밥이 2장을 바꿔요 | 김밥が2枚交換します",
    "김밥 changes 2 cards: 2♣ 3♣ | 김밥이 2장을 바꿔요: 2♣ 3♣ | 김밥が2枚交換します：2♣ 3♣",
    "7 was not called and goes back to 김밥 | 콜을 받지 못한 7이 김밥에게 돌아가요 | コールされなかった7が김밥に戻ります",
    "김밥 shows A♠ K♦ | 김밥이 카드를 공개해요: A♠ K♦ | 김밥がカードを開きます：A♠ K♦",
    "김밥 mucks | 김밥이 머크해요 | 김밥がマックします",
    "김밥 mucks | 김밥이 머크해요 | 김밥がマックします",
    "김밥 mucks A♠ K♦ | 김밥이 머크해요: A♠ K♦ | 김밥がマックします：A♠ K♦",
    "김밥 collects 875 | 김밥이 875를 받아요 | 김밥が875を受け取ります",
    "김밥 collects 875 from the main pot | 김밥이 메인 팟에서 875를 받아요 | 김밥がメインポットから875を受け取ります",
    "김밥 collects 875 from side pot 2 (board 2) | 김밥이 사이드 팟 2에서 875를 받아요(보드 2) | 김밥がサイドポット2から875を受け取ります（ボード2）",
  ]);
});

test("every street has a name of its own", () => {
  const all = (["holdem", "stud", "27", "badugi"] as const).flatMap((game) =>
    streetsOf(game, game === "27" ? 1 : 3).map(({ name }) => name),
  );
  for (const lang of LANGS) expect(new Set(all.map(handWords(lang).street)).size).toBe(new Set(all).size);
});

test("a check-or-call is what it added, where that is known", () => {
  const event: RecordEvent = { at: 1, do: "check-or-call", seat: seat(2) };
  const { recordEvent } = handWords("en");
  expect([recordEvent(event, names), recordEvent(event, names, { added: 0 }), recordEvent(event, names, { added: 20 })]).toEqual([
    "carol checks or calls",
    "carol checks",
    "carol calls 20",
  ]);
});

test.each([
  [1_234_567, 1, "1,234,567"],
  [1_234, 100, "12.34"],
  [1_200, 100, "12"],
  [5, 100, "0.05"],
  [-1_250, 100, "−12.50"],
  [12.5, 1, "12.5"],
  [1_234.5, 100, "12.345"],
  [0, 100, "0"],
  [123_456_789, 100, "1,234,567.89"],
])("%d at a scale of %d is %s", (amount, scale, text) => {
  expect(written(amount, scale)).toBe(text);
});
