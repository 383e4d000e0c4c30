import { type Card, parseCards } from "sidepot/cards";
import { type Range, setClass } from "sidepot/equity";
import { apply, type Hand, type HandConfig, type HandEvent, start } from "sidepot/hand";
import { seeded } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { playBots, randomTable, seenBy } from "../bots/play.oracle.ts";
import { type Bot, STYLES } from "../bots/types.ts";
import { boardOrder } from "./board.ts";
import { HOLDINGS, holdingOf } from "./combos.ts";
import { boardOf, readRange } from "./read.ts";
import { WIDTHS, type Width } from "./types.ts";

const SIX: HandConfig = { game: "holdem", blinds: [50, 100], stacks: Array.from({ length: 6 }, () => 10_000), button: 5 };

/** A table after actions `SEAT fold|check|call|TOTAL`; streets are dealt from the board as they come due, hole cards are not known. */
function after(actions: readonly string[], board = "", config: HandConfig = SIX): { hand: Hand; events: readonly HandEvent[] } {
  const begun = start(config);
  if (!begun.ok) throw new Error(begun.error.code);
  let { hand } = begun.value;
  const events = [...begun.value.events];
  const cards = parseCards(board);
  const deck: (Card | null)[] = cards.ok ? [...cards.value] : [];
  const rest = [...actions];
  for (;;) {
    const { phase } = hand;
    const todo = rest[0];
    if (phase.at !== "dealing" && todo === undefined) break;
    if (phase.at === "dealing" && phase.due.some(({ to }) => to === "board") && deck.length === 0) break;
    const [seat = 0, what = ""] = (todo ?? "").split(" ").map((word, i) => (i === 0 ? Number(word) : word)) as [number, string];
    const answer =
      phase.at === "dealing"
        ? apply(hand, {
            do: "deal",
            cards: phase.due.flatMap((due) => (due.to === "board" ? deck.splice(0, due.count) : due.up.map(() => null))),
          })
        : what === "fold" || what === "check" || what === "call"
          ? apply(hand, { do: what, seat })
          : apply(hand, { do: phase.at === "betting" && phase.round.level > 0 ? "raise" : "bet", seat, to: Number(what) });
    if (!answer.ok) throw new Error(`${todo}: ${answer.error.code}`);
    if (phase.at !== "dealing") rest.shift();
    hand = answer.value.hand;
    events.push(...answer.value.events);
  }
  return { hand, events };
}

function read(table: { hand: Hand; events: readonly HandEvent[] }, seat: number, width: Width = "median"): Range {
  return readRange(seenBy(table.hand, table.events, 0 as never), seat as never, width);
}

/** Holdings, each as much as it counts. */
const sizeOf = (range: Range): number => range.reduce((sum, { weight }) => sum + weight, 0);
const weightOf = (range: Range, text: string): number => {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(text);
  const hand = holdingOf(cards.value[0] as Card, cards.value[1] as Card);
  return range.find((combo) => holdingOf(...combo.cards) === hand)?.weight ?? 0;
};
/** How strong a range is on a board on the whole. */
function strengthOf(range: Range, board: string): number {
  const cards = parseCards(board);
  if (!cards.ok) throw new Error(board);
  const { strengths } = boardOrder(cards.value);
  return range.reduce((sum, combo) => sum + combo.weight * (strengths[holdingOf(...combo.cards)] as number), 0) / sizeOf(range);
}

describe("a range before the flop", () => {
  it("is everything where nothing was done but posted", () => {
    expect(read(after([]), 1)).toHaveLength(HOLDINGS);
    expect(sizeOf(read(after([]), 1))).toBe(HOLDINGS);
  });

  it("of a raise is a chart by position: the first seat raises some 15 %, the button three times as much", () => {
    const first = read(after(["2 250"]), 2);
    const button = read(after(["2 fold", "3 fold", "4 fold", "5 250"]), 5);
    expect(sizeOf(first) / HOLDINGS).toBeGreaterThan(0.12);
    expect(sizeOf(first) / HOLDINGS).toBeLessThan(0.25);
    expect(sizeOf(button) / sizeOf(first)).toBeGreaterThan(2);
    expect([weightOf(first, "AsAd"), weightOf(first, "7h2d"), weightOf(first, "KhTd")]).toEqual([1, 0, expect.any(Number)]);
    expect(weightOf(first, "KhTd")).toBeLessThan(0.1);
    expect(weightOf(button, "KhTd")).toBe(1);
  });

  it("of raises on raises is ever narrower", () => {
    const open = sizeOf(read(after(["2 fold", "3 250"]), 3));
    const second = sizeOf(read(after(["2 fold", "3 250", "4 800"]), 4));
    const third = sizeOf(read(after(["2 fold", "3 250", "4 800", "5 fold", "0 fold", "1 fold", "3 2000"]), 3));
    expect([second < 0.6 * open, third < 0.7 * second]).toEqual([true, true]);
  });

  it("of a call has few of the best hands, which would have raised", () => {
    const call = read(after(["2 250", "3 call"]), 3);
    expect(weightOf(call, "AsAd")).toBeLessThan(0.4);
    expect(weightOf(call, "KsTs")).toBeGreaterThan(weightOf(call, "AsAd"));
    const limp = read(after(["2 call"]), 2);
    expect(sizeOf(limp)).toBeGreaterThan(sizeOf(call));
    const checked = read(after(["2 call", "3 fold", "4 fold", "5 fold", "0 fold", "1 check"], "Ks8d4c"), 1);
    expect(weightOf(checked, "7h2d")).toBe(1);
  });

  it("of an all-in is wider the shorter the stack, and near the equilibrium with ten big blinds heads-up (58.3 %)", () => {
    const push = (chips: number): number =>
      sizeOf(read(after([`0 ${chips}`], "", { game: "holdem", blinds: [50, 100], stacks: [chips, chips], button: 0 }), 0)) / HOLDINGS;
    expect(push(1000)).toBeGreaterThan(0.55);
    expect(push(1000)).toBeLessThan(0.64);
    expect(push(500)).toBeGreaterThan(push(1000) + 0.1);
  });
});

describe("a range after the flop", () => {
  const called = ["2 fold", "3 fold", "4 fold", "5 250", "0 fold", "1 call"];
  const board = "Ks8d4c9h2s";

  it("gets stronger by bets and raises and weaker by checks", () => {
    const before = strengthOf(read(after(called, board.slice(0, 6)), 5), "Ks8d4c");
    const checked = strengthOf(read(after([...called, "1 check", "5 check"], board.slice(0, 6)), 5), "Ks8d4c");
    const small = strengthOf(read(after([...called, "1 check", "5 150"], board.slice(0, 6)), 5), "Ks8d4c");
    const raised = strengthOf(read(after([...called, "1 150", "5 700"], board.slice(0, 6)), 5), "Ks8d4c");
    expect(checked).toBeLessThan(before);
    expect(small).toBeGreaterThan(before);
    expect(raised).toBeGreaterThan(small);
  });

  it("of a caller has neither the weakest hands nor all of the best", () => {
    const call = read(after([...called, "1 check", "5 350", "1 call"], board.slice(0, 6)), 1);
    const before = read(after(called, board.slice(0, 6)), 1);
    const less = (hand: string): number => weightOf(call, hand) / weightOf(before, hand);
    expect(less("QhJh")).toBeLessThan(0.3);
    expect(less("8h7h")).toBeGreaterThan(2 * less("QhJh"));
    expect(strengthOf(call, "Ks8d4c")).toBeGreaterThan(strengthOf(before, "Ks8d4c"));
  });

  it("counts draws before the river, where they are nothing any more", () => {
    const flop = "Ks8s4c";
    const bet = read(after([...called, "1 check", "5 350"], flop), 5);
    expect(weightOf(bet, "JsTs")).toBeGreaterThan(weightOf(bet, "JhTh"));
    const line = [...called, "1 check", "5 check", "1 check", "5 check", "1 check", "5 400"];
    const river = read(after(line, "Ks8s4c9h2d"), 5);
    const call = read(after([...called, "1 check", "5 350", "1 call"], flop), 1);
    expect(weightOf(call, "JsTs")).toBeGreaterThan(5 * weightOf(call, "JhTh"));
    expect(weightOf(river, "7s6s") / weightOf(river, "7h6h")).toBeCloseTo(1, 1);
  });

  it("stands for more hands the wider the player is taken to be", () => {
    const bet = after([...called, "1 check", "5 350"], board.slice(0, 6));
    for (const seat of [5, 1]) {
      const [tight, median, wide] = WIDTHS.map((width) => sizeOf(read(bet, seat, width)));
      expect(tight).toBeLessThan(median as number);
      expect(median).toBeLessThan(wide as number);
    }
  });

  it("is of what everybody knows: the reader's own cards change nothing", () => {
    const table = after([...called, "1 check", "5 350"], board.slice(0, 6));
    const held = { ...table.hand, cards: table.hand.cards.map((own, seat) => (seat === 1 ? ([50, 51] as never) : own)) };
    expect(read({ ...table, hand: held }, 5)).toEqual(read(table, 5));
  });
});

it("is never empty, holds no board card, and weighs at most 1, whatever anybody does", () => {
  const random = seeded(3);
  for (let number = 0; number < 60; number++) {
    const config = randomTable(random);
    const bots = config.stacks.map((): Bot => ({ style: STYLES[random(STYLES.length - 1)] as Bot["style"] }));
    for (const { seen } of playBots(config, bots, number).decisions) {
      const board = boardOf(seen.hand.boards[0]);
      for (let seat = 0; seat < bots.length; seat++) {
        const range = readRange(seen, seat as never, WIDTHS[random(3)] as Width);
        expect(range.length).toBeGreaterThan(0);
        expect(Math.max(...range.map(({ weight }) => weight))).toBe(1);
        expect(range.some(({ cards, weight }) => weight <= 0 || board.includes(cards[0]) || board.includes(cards[1]))).toBe(false);
      }
    }
  }
});

it("is a range that other rooms take: each holding once, the higher card first", () => {
  const range = read(after(["2 250"]), 2);
  expect(range.every(({ cards: [high, low] }) => high > low)).toBe(true);
  expect(new Set(range.map(({ cards }) => holdingOf(...cards))).size).toBe(range.length);
  expect(setClass(range, 0, 0.5)).toHaveLength(range.length);
});
