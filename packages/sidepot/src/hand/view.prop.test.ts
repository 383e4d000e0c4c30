import { expect, test } from "vitest";
import type { Card } from "../cards/index.ts";
import { GAMES } from "../ranking/index.ts";
import type { Seat } from "../units.ts";
import { apply, legalActions, replayEvents, start } from "./apply.ts";
import { playRandomly, randomConfig, seeded, shuffled } from "./random.oracle.ts";
import type { Action, Dealt, Hand, HandConfig, HandEvent } from "./types.ts";
import { type Viewer, viewEvent, viewFor } from "./view.ts";

const HANDS = 260;

/** A hand at every point on its way: after its start, and after each action. */
function steps(config: HandConfig, actions: readonly Action[]): { hand: Hand; events: HandEvent[] }[] {
  const begun = start(config);
  if (!begun.ok) throw new Error(begun.error.code);
  const all = [{ hand: begun.value.hand, events: [...begun.value.events] }];
  for (const action of actions) {
    const done = apply((all.at(-1) as { hand: Hand }).hand, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.code}`);
    all.push({ hand: done.value.hand, events: [...done.value.events] });
  }
  return all;
}

/** Every random hand, one after the other. */
function eachHand(seedFrom: number, check: (config: HandConfig, actions: readonly Action[], random: () => number) => void): void {
  for (let seed = seedFrom; seed < seedFrom + HANDS; seed++) {
    const random = seeded(seed);
    const config = randomConfig(random, GAMES);
    check(config, playRandomly(config, random).actions, random);
  }
}

/** What a viewer may know at one moment, said without the views: their own cards, open ones, boards, hands turned up. */
const allowed = ({ cards, up, tabled, boards }: Hand, viewer: Viewer): Dealt[] => [
  ...boards.flat(),
  ...cards.flatMap((own, seat) => own.filter((_, i) => seat === viewer || tabled[seat] || up[seat]?.[i])),
];

/** The same actions in a world where the cards that are not in `fixed` are others: `fixed` and the deck stay what they are. */
function elsewhere(game: HandConfig["game"], fixed: ReadonlySet<Dealt>, actions: readonly Action[], random: () => number): Action[] {
  const deck = shuffled(game, random);
  const hidden = deck.filter((card) => !fixed.has(card)).sort((a, b) => a - b);
  const other = deck.filter((card) => !fixed.has(card));
  const swap = new Map<Dealt, Card>(hidden.map((card, i) => [card, other[i] as Card]));
  const swapped = <T extends Dealt>(cards: readonly T[]): T[] => cards.map((card) => (swap.get(card) ?? card) as T);
  return actions.map((action) => (action.do === "deal" ? { ...action, cards: swapped(action.cards) } : action));
}

test("no view tells apart two hands that differ only in what its viewer may not know", () => {
  let compared = 0;
  eachHand(1, (config, actions, random) => {
    const real = steps(config, actions);
    const viewers: Viewer[] = ["rail", Math.floor(random() * config.stacks.length) as Seat];
    for (const viewer of viewers) {
      for (let at = 0; at <= actions.length; at++) {
        if (random() > 0.25 && at < actions.length) continue;
        const here = (real[at] as { hand: Hand }).hand;
        // What was seen on the way and lies in the muck now was known all the same.
        const known = new Set(real.slice(0, at + 1).flatMap(({ hand }) => allowed(hand, viewer)));
        const other = steps(config, elsewhere(config.game, known, actions.slice(0, at), random));
        expect(JSON.stringify(viewFor((other[at] as { hand: Hand }).hand, viewer))).toBe(JSON.stringify(viewFor(here, viewer)));
        const told = (all: typeof real) =>
          JSON.stringify(all.slice(0, at + 1).flatMap(({ events }) => events.map((event) => viewEvent(event, viewer))));
        expect(told(other)).toBe(told(real));
        if (JSON.stringify((other[at] as { hand: Hand }).hand) !== JSON.stringify(here)) compared++;
      }
    }
  });
  // Worlds that did not differ prove nothing.
  expect(compared).toBeGreaterThan(HANDS);
}, 120_000);

test("a view shows whoever looks their own cards, the open ones, the boards and the tabled hands", () => {
  eachHand(5000, (config, actions) => {
    for (const { hand } of steps(config, actions)) {
      const own = viewFor(hand, 0 as Seat);
      expect(own.cards[0]).toEqual(hand.cards[0]);
      expect(own.boards).toEqual(hand.boards);
      for (const [seat, cards] of viewFor(hand, "rail").cards.entries()) {
        for (const [i, card] of cards.entries()) {
          const open = hand.tabled[seat] || hand.up[seat]?.[i];
          expect(card).toBe(open ? hand.cards[seat]?.[i] : null);
        }
      }
    }
  });
}, 120_000);

test("after every action: the state survives JSON, its events replay to it byte for byte, and every chip is there", () => {
  eachHand(10_000, (config, actions) => {
    const { cap } = config;
    const all = config.stacks.reduce((sum, stack) => sum + (cap === undefined ? stack : Math.min(stack, cap)), 0);
    const events: HandEvent[] = [];
    for (const { hand, events: more } of steps(config, actions)) {
      events.push(...more);
      const text = JSON.stringify(hand);
      expect(JSON.parse(text)).toEqual(hand);
      expect(JSON.stringify(replayEvents(JSON.parse(JSON.stringify(events))))).toBe(text);
      const { stacks, bets, dead, phase } = hand;
      const chips = stacks.reduce((sum, stack) => sum + stack, 0);
      const inPots = phase.at === "complete" ? phase.outcome.rake : [...bets, ...dead].reduce((sum, part) => sum + part, 0);
      expect(chips + inPots).toBe(all);
      expect(Math.min(...stacks, ...bets, ...dead)).toBeGreaterThanOrEqual(0);
    }
  });
}, 120_000);

test("what legalActions names is accepted, and what is just outside of it refused", () => {
  const answer = (hand: Hand, action: Action): string => {
    const done = apply(hand, action);
    return done.ok ? "ok" : done.error.code;
  };
  eachHand(20_000, (config, actions) => {
    for (const { hand } of steps(config, actions)) {
      const legal = legalActions(hand);
      if (hand.phase.at !== "betting" || !legal) {
        expect(legal).toBeNull();
        continue;
      }
      const seat = hand.phase.toAct;
      expect(answer(hand, { do: "fold", seat }) === "ok").toBe(legal.fold);
      expect(answer(hand, { do: "check", seat }) === "ok").toBe(legal.check);
      expect(answer(hand, { do: "call", seat }) === "ok").toBe(legal.call > 0);
      expect(answer(hand, { do: "bring-in", seat }) === "ok").toBe(legal.bringIn !== null);
      const range = legal.bet ?? legal.raise;
      const word = legal.bet ? "bet" : "raise";
      expect(legal.closed === null).toBe(range !== null);
      if (range) {
        expect(range.min).toBeLessThanOrEqual(range.max);
        expect(answer(hand, { do: word, seat, to: range.min })).toBe("ok");
        expect(answer(hand, { do: word, seat, to: range.max })).toBe("ok");
        expect(answer(hand, { do: word, seat, to: range.min - 1 })).toBe("BELOW_MINIMUM");
        expect(answer(hand, { do: word, seat, to: range.max + 1 })).toBe("ABOVE_MAXIMUM");
      } else {
        const word = hand.phase.round.level > 0 ? "raise" : "bet";
        expect(answer(hand, { do: word, seat, to: 10_000 })).toBe(legal.closed);
      }
    }
  });
}, 120_000);
