import { type Card, parseCards } from "sidepot/cards";
import { apply, type Hand, type HandConfig, type HandEvent, legalActions, start } from "sidepot/hand";
import { seeded, shuffled } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { measureStyle, playMatch } from "../match/index.ts";
import { STYLE_CARDS } from "./cards.ts";
import { decide } from "./decide.ts";
import { seenBy } from "./play.oracle.ts";
import type { Level, Style } from "./types.ts";

function cardsOf(text: string): Card[] {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(text);
  return [...cards.value];
}

/** A table after actions `fold`, `check`, `call` or a total, whoever is to act; cards come from the deck in their order. */
function after(
  config: HandConfig,
  deck: readonly (Card | null)[],
  actions: readonly (string | number)[],
): { hand: Hand; events: HandEvent[] } {
  const begun = start(config);
  if (!begun.ok) throw new Error(begun.error.code);
  let { hand } = begun.value;
  const events = [...begun.value.events];
  const rest = [...deck];
  const todo = [...actions];
  while (hand.phase.at === "dealing" || (hand.phase.at === "betting" && todo.length > 0)) {
    const { phase } = hand;
    let answer: ReturnType<typeof apply>;
    if (phase.at === "dealing") {
      const count = phase.due.reduce((sum, due) => sum + (due.to === "board" ? due.count : due.up.length), 0);
      answer = apply(hand, { do: "deal", cards: rest.splice(0, count) });
    } else {
      const what = todo.shift() as string | number;
      const seat = phase.toAct;
      answer =
        typeof what === "number"
          ? apply(hand, { do: phase.round.level > 0 ? "raise" : "bet", seat, to: what })
          : apply(hand, { do: what as "fold" | "check" | "call", seat });
    }
    if (!answer.ok) throw new Error(answer.error.code);
    hand = answer.value.hand;
    events.push(...answer.value.events);
  }
  return { hand, events };
}

/** What a style does at the table; level hard, so that it does not slip. */
function doneBy(style: Style, { hand, events }: { hand: Hand; events: HandEvent[] }, seed = 1, level: Level = "hard") {
  if (hand.phase.at !== "betting") throw new Error(hand.phase.at);
  return decide(seenBy(hand, events, hand.phase.toAct), { style, level }, seeded(seed));
}

describe("a short stack's price", () => {
  // The button has 600 left on the river; the other two bet 1,500 and raise to 4,500. Calling 600 can win 600 of each of them and the
  // 1,800 of before, not everything that lies there.
  const config: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [10_000, 10_000, 1_200], button: 2 };
  const deck = (own: string): (Card | null)[] => [null, null, null, null, ...cardsOf(own), ...cardsOf("Ks8d4c9h2s")];
  const line = [600, "call", "call", "check", "check", "check", "check", "check", "check", 1500, 4500];

  it("is weighed by what it can win; naive counts what it cannot", () => {
    // Third pair wins some 11 %: enough for 8,400, which ask for 7 %, and not for 3,600, which ask for 17 %.
    const table = after(config, deck("8c7c"), line);
    expect(legalActions(table.hand)?.call).toBe(600);
    for (let seed = 0; seed < 30; seed++) {
      expect(doneBy("naive", table, seed).do).toBe("call");
      expect(doneBy("tight-aggressive", table, seed).do).toBe("fold");
    }
    // The nuts and nothing are no question for either.
    for (const style of ["naive", "tight-aggressive"] as const) {
      expect(doneBy(style, after(config, deck("KcKd"), line)).do).toBe("call");
      expect(doneBy(style, after(config, deck("5c3d"), line)).do).toBe("fold");
    }
  });

  it("is not different where nobody plays on the side", () => {
    const two: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [10_000, 10_000], button: 0 };
    for (let seed = 0; seed < 40; seed++) {
      const table = after(two, shuffled(cardsOf("2c3c4c5c6c7c8c9cTcJcQcKcAc2d3d4d5d6d7d8d9dTdJdQdKdAd"), seeded(seed)), [
        250,
        "call",
        "check",
        300,
      ]);
      expect(doneBy("naive", table, seed)).toEqual(doneBy("tight-aggressive", table, seed));
    }
  });
});

describe("a bet into a side pot", () => {
  // The first player is all-in before the flop; the other two check to the button on the river.
  const table = (own: string): { hand: Hand; events: HandEvent[] } =>
    after(
      { game: "holdem", blinds: [50, 100], stacks: [600, 10_000, 10_000], button: 2 },
      [null, null, null, null, ...cardsOf(own), ...cardsOf("Ks8d4c9h2s")],
      [600, "call", "call", "check", "check", "check", "check", "check"],
    );
  const bets = (style: Style, own: string): number => {
    let count = 0;
    for (let seed = 0; seed < 200; seed++) if (doneBy(style, table(own), seed).do === "bet") count++;
    return count;
  };

  it("is never a bluff while the side pot is dry, and is one for naive", () => {
    expect(bets("tight-aggressive", "7c6c")).toBe(0);
    expect(bets("naive", "7c6c")).toBeGreaterThan(10);
    expect(bets("tight-aggressive", "KcKd")).toBeGreaterThan(120);
  });
});

describe("against large bets", () => {
  it("tight-aggressive and loose-aggressive do not give up: they go on about as often as a bluff needs to fail", () => {
    const config: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [3000, 3000], button: 0 };
    for (const style of ["tight-aggressive", "loose-aggressive"] as const) {
      for (const [to, least] of [
        [500, 0.38],
        [2750, 0.16],
      ] as const) {
        let goes = 0;
        let hands = 0;
        for (let seed = 0; seed < 400; seed++) {
          const deck = shuffled(
            Array.from({ length: 52 }, (_, card) => card as Card),
            seeded(seed),
          );
          const before = after(config, deck, [250]);
          // What it would not have called with before the flop is no part of its range.
          if (doneBy(style, before, seed).do !== "call") continue;
          hands++;
          const table = after(config, deck, [250, "call", "check", to]);
          if (doneBy(style, table, seed).do !== "fold") goes++;
        }
        expect(hands).toBeGreaterThan(80);
        // Against a bet of the pot half of the range would have to go on, against 5.5 times the pot 15 %.
        expect(goes / hands, `${style} against ${to}`).toBeGreaterThan(least);
      }
    }
  });
});

describe("the solver", () => {
  const config: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [3000, 3000, 800], button: 2 };
  const at = (own: string, line: readonly (string | number)[]): { hand: Hand; events: HandEvent[] } =>
    after(config, [null, null, ...cardsOf(own), null, null, ...cardsOf("Ks8d4c9h2s")], line);
  /** The button is all-in before the flop, the first player bets the river into a dry side pot or checks. */
  const toRiver = [800, "call", "call", "check", "check", "check", "check"] as const;

  it("calls with what beats everything and folds what beats nothing, with an all-in player beside", () => {
    for (let seed = 0; seed < 2; seed++) {
      expect(["call", "raise"]).toContain(doneBy("solver", at("KcKd", [...toRiver, 900]), seed).do);
      expect(doneBy("solver", at("5c3d", [...toRiver, 900]), seed).do).toBe("fold");
      expect(doneBy("solver", at("7c6c", [...toRiver, "check"]), seed).do).toBe("check");
    }
  });

  it("plays the same hand the same way, and as tight-aggressive where more than two can bet", () => {
    const two = at("KcQd", [...toRiver, "check"]);
    expect(doneBy("solver", two, 4)).toEqual(doneBy("solver", structuredClone(two), 4));
    const three = after(
      { ...config, stacks: [3000, 3000, 3000] },
      [null, null, ...cardsOf("KcQd"), null, null, ...cardsOf("Ks8d4c9h2s")],
      [250, "call", "call", "check", "check", "check", "check", "check", "check", "check"],
    );
    for (let seed = 0; seed < 5; seed++) expect(doneBy("solver", three, seed)).toEqual(doneBy("tight-aggressive", three, seed));
  });
});

describe("levels", () => {
  const match = (strong: Level, weak: Level, blocks: number) => {
    const answer = playMatch({
      players: [strong, weak].map((level) => ({ bot: { style: "loose-aggressive", level }, decide })),
      config: () => ({ game: "holdem", blinds: [50, 100], stacks: [2000, 2000], unit: 50 }),
      blocks,
      seed: 5,
    });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.standings[0]?.rate as { mean: number; half: number };
  };

  it("differ in strength: hard beats easy", () => {
    const { mean, half } = match("hard", "easy", 700);
    expect(mean - half).toBeGreaterThan(0);
  });
});

describe("styles", () => {
  it("play as their cards say", () => {
    for (const style of ["station", "maniac", "nit", "loose-aggressive", "tight-aggressive"] as const) {
      const { vpip, pfr, aggression } = measureStyle(style, decide, 250, 3);
      const card = STYLE_CARDS[style];
      // 250 hands: the standard error is at most 3.2 points; the bench plays 20,000.
      expect(Math.abs(vpip - card.vpip), `${style} ${vpip}`).toBeLessThan(9);
      expect(Math.abs(pfr - card.pfr), `${style} ${pfr}`).toBeLessThan(9);
      if (style === "station") expect(aggression).toBe(0);
      else expect(aggression, style).toBeGreaterThan(0.7);
    }
  });

  it("honest calls with a better hand than most and folds a worse one, station calls, fold-man folds what costs", () => {
    const config: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [10_000, 10_000], button: 0 };
    const at = (own: string): { hand: Hand; events: HandEvent[] } =>
      after(config, [null, null, ...cardsOf(own), ...cardsOf("Ks8d4c")], [250, "call", 300]);
    expect(doneBy("honest", at("KcQd")).do).toBe("call");
    expect(doneBy("honest", at("3c2d")).do).toBe("fold");
    expect(doneBy("station", at("3c2d")).do).toBe("call");
    expect(doneBy("fold-man", at("KcKd")).do).toBe("fold");
  });
});
