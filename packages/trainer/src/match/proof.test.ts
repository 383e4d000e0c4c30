import type { HandConfig } from "sidepot/hand";
import { seeded, shuffled } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { decide } from "../bots/index.ts";
import { type Decide, type Seen, STYLES, type Style } from "../bots/types.ts";
import { deckOf, type Entrant, playHand } from "./hand.ts";
import { peeksAt, proveBots, randomTable } from "./proof.ts";
import { gambler } from "./stand-ins.oracle.ts";

/** All but the one that solves rivers, which takes longer. */
const QUICK = STYLES.filter((style) => style !== "solver");

describe("bots at random tables", () => {
  it("take no illegal action, throw nothing, lose no chip and see no hidden card, in thousands of hands", () => {
    const { sidePots, decisions, ...rest } = proveBots({ decide, styles: QUICK, hands: 2000, seed: 20 });
    expect(rest).toEqual({ hands: 2000, illegal: 0, exceptions: 0, broken: 0, peeks: 0, first: [] });
    expect(sidePots).toBeGreaterThan(400);
    expect(decisions).toBeGreaterThan(10_000);
  }, 120_000);

  it("do so where rivers are solved", () => {
    let rivers = 0;
    const counting: Decide = (seen, bot, random) => {
      const { hand } = seen;
      const able = hand.stacks.filter((chips, seat) => chips > 0 && !hand.folded[seat]).length;
      if (bot.style === "solver" && hand.boards[0]?.length === 5 && able === 2) rivers++;
      return decide(seen, bot, random);
    };
    const { sidePots, decisions, ...rest } = proveBots({ decide: counting, styles: ["solver", "station"], hands: 10, seed: 21 });
    expect(rest).toEqual({ hands: 10, illegal: 0, exceptions: 0, broken: 0, peeks: 0, first: [] });
    expect(rivers).toBeGreaterThan(0);
  }, 120_000);

  it("choose the same when the hidden cards and the stub are others", () => {
    for (const [styles, hands] of [
      [QUICK, 60],
      [["solver", "station"], 3],
    ] as const) {
      let asked = 0;
      for (let number = 0; number < hands; number++) asked += changedDecks(styles, number);
      expect(asked).toBeGreaterThan(2 * hands);
    }
  });
});

/** Plays a hand, and asks each of its decisions again with every card changed that the player did not see. How many there were. */
function changedDecks(styles: readonly Style[], number: number): number {
  const { config, bots } = randomTable(seeded(22, number), styles);
  const deal = { config, seed: 22, number };
  const deck = deckOf(deal);
  const asked: { seen: Seen; action: ReturnType<Decide> }[] = [];
  const dice = (at: number) => seeded(23, 1000 * number + at);
  const recording: Decide = (seen, bot) => {
    const action = decide(seen, bot, dice(asked.length));
    asked.push({ seen, action });
    return action;
  };
  playHand(
    deal,
    bots.map((bot): Entrant => ({ bot, decide: recording })),
    deck,
  );
  for (const [at, { seen, action }] of asked.entries()) {
    const known = new Set([...(seen.hand.cards[seen.seat] ?? []), ...(seen.hand.boards[0] ?? [])]);
    const hidden = shuffled(
      deck.filter((card) => !known.has(card)),
      seeded(24, at),
    );
    const other = deck.map((card) => (known.has(card) ? card : (hidden.pop() ?? card)));
    let turn = 0;
    const again: Decide = (now, bot) => {
      const current = turn++;
      if (current < at) return (asked[current] as (typeof asked)[number]).action;
      if (current === at) {
        expect(now).toEqual(seen);
        expect(decide(now, bot, dice(at))).toEqual(action);
      }
      return { do: "fold", seat: now.seat };
    };
    const { faults } = value(
      playHand(
        deal,
        bots.map((bot): Entrant => ({ bot, decide: again })),
        other,
      ),
    );
    expect(faults).toEqual([]);
    expect(turn).toBeGreaterThan(at);
  }
  return asked.length;
}

const value = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!answer.ok) throw new Error("no hand");
  return answer.value;
};

describe("the proof itself", () => {
  it("finds what is illegal and what is thrown, and says what it was", () => {
    const wild: Decide = ({ seat }) => ({ do: "bet", seat, to: 0.5 });
    const proof = proveBots({ decide: wild, styles: ["maniac"], hands: 20, seed: 1 });
    expect(proof.illegal).toBe(proof.decisions);
    expect(proof.first[0]).toMatch(/^hand \d+: maniac illegal \{"do":"bet"/);
    const broken: Decide = () => {
      throw new Error("out of order");
    };
    const thrown = proveBots({ decide: broken, styles: ["nit"], hands: 20, seed: 1 });
    expect([thrown.illegal, thrown.exceptions]).toEqual([0, thrown.decisions]);
    expect(thrown.first[0]).toContain("out of order");
  });

  it("sees a hidden card that is shown, in the hand or in an event, and lets open ones pass", () => {
    const config: HandConfig = { game: "holdem", blinds: [1, 2], stacks: [100, 100, 100] };
    const seen: Seen[] = [];
    const witness: Decide = (now, bot, random) => {
      seen.push(now);
      return gambler.decide(now, bot, random);
    };
    const played = value(
      playHand(
        { config, seed: 1, number: 0 },
        [0, 1, 2].map(() => ({ bot: { style: "random" }, decide: witness })),
      ),
    );
    const [first] = seen as [Seen];
    expect(seen.some(peeksAt)).toBe(false);
    expect(peeksAt({ ...first, events: played.events })).toBe(true);
    const open = first.hand.cards.map((own, other) => (other === (first.seat + 1) % 3 ? ([0, 1] as unknown as typeof own) : own));
    expect(peeksAt({ ...first, hand: { ...first.hand, cards: open } })).toBe(true);
    expect(peeksAt({ ...first, hand: { ...first.hand, cards: open, tabled: [true, true, true] } })).toBe(false);
  });

  it("is the same in parts", () => {
    const trial = { decide: gambler.decide, styles: STYLES, seed: 3 };
    const whole = proveBots({ ...trial, hands: 60 });
    const parts = [proveBots({ ...trial, hands: 25 }), proveBots({ ...trial, hands: 35, from: 25 })];
    expect(parts.map(({ decisions }) => decisions).reduce((a, b) => a + b)).toBe(whole.decisions);
    expect(parts.map(({ sidePots }) => sidePots).reduce((a, b) => a + b)).toBe(whole.sidePots);
  });

  it("draws tables of every kind", () => {
    const tables = Array.from({ length: 400 }, (_, i) => randomTable(seeded(9, i), STYLES));
    expect(new Set(tables.map(({ config }) => config.stacks.length))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]));
    expect(new Set(tables.flatMap(({ bots }) => bots.map(({ style }) => style))).size).toBe(STYLES.length);
    const kinds = (has: (config: HandConfig) => unknown): number => tables.filter(({ config }) => has(config)).length;
    expect(kinds(({ antes }) => antes)).toBeGreaterThan(50);
    expect(kinds(({ bigBlindAnte }) => bigBlindAnte)).toBeGreaterThan(50);
    expect(kinds(({ straddles }) => straddles)).toBeGreaterThan(40);
    expect(kinds(({ stacks, blinds }) => stacks.some((stack) => stack < (blinds?.[1] ?? 0)))).toBeGreaterThan(100);
  });
});
