import fc from "fast-check";
import { type Card, fullDeck } from "sidepot/cards";
import type { Combo, Range } from "sidepot/equity";
import { type Action, apply, type Hand, type HandEvent, legalActions, start } from "sidepot/hand";
import { type Random, seeded, shuffled } from "sidepot/random";
import { expect, test } from "vitest";
import type { Seat } from "../seat.ts";
import { opponentsOf } from "./answers.ts";
import { decisionsOf } from "./decisions.ts";
import { besides, worthOf } from "./exact.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { askedBy } from "./outcome.ts";
import { type Answers, samplingOf } from "./sampled.ts";
import { showdownsOf } from "./showdowns.ts";
import { type Spot, spotOf } from "./spot.ts";
import { type Goes, worthSlowly } from "./worth.oracle.ts";

/** Every amount is a multiple of it, so that ties of up to five divide without an odd chip. */
const CHIP = 60;

/** Plays a hand at random until it is over; the more calls, the more of them see the river. */
function randomHand(random: Random): HandEvent[] {
  const players = 2 + random(4);
  const stacks = Array.from({ length: players }, () => CHIP * (2 + random(random(3) === 0 ? 60 : 12)));
  const antes = random(3) === 0 ? { antes: stacks.map(() => CHIP) } : random(3) === 0 ? { bigBlindAnte: 2 * CHIP } : {};
  const begun = start({ game: "holdem", stacks, blinds: [CHIP, 2 * CHIP], unit: CHIP, ...antes });
  if (!begun.ok) throw new Error(begun.error.code);
  const deck = shuffled(fullDeck(), random);
  const events: HandEvent[] = [...begun.value.events];
  let { hand } = begun.value;
  while (hand.phase.at !== "complete") {
    const done = apply(hand, nextAction(hand, deck, random));
    if (!done.ok) throw new Error(done.error.code);
    events.push(...done.value.events);
    hand = done.value.hand;
  }
  return events;
}

function nextAction(hand: Hand, deck: Card[], random: Random): Action {
  const { phase } = hand;
  if (phase.at === "dealing") {
    const count = phase.due.reduce((sum, due) => sum + (due.to === "board" ? due.count : due.up.length), 0);
    return { do: "deal", cards: deck.splice(0, count) };
  }
  if (phase.at !== "betting") return { do: "show", seat: phase.at === "showdown" ? phase.toAct : 0 };
  const seat = phase.toAct;
  const legal = legalActions(hand);
  const range = legal?.bet ?? legal?.raise;
  const luck = random(20);
  if (luck < 5 && range) {
    const most = Math.floor((range.max - range.min) / CHIP);
    const to = luck === 0 || most <= 0 ? range.max : range.min + CHIP * random(Math.min(4, most) + 1);
    return { do: legal?.bet ? "bet" : "raise", seat, to };
  }
  if (legal?.check) return { do: "check", seat };
  return luck < 18 ? { do: "call", seat } : { do: "fold", seat };
}

/** A few hands for each opponent, the actual one or not; shared cards are common. */
function smallRanges(spot: Spot, random: Random): Map<Seat, Range> {
  const known = new Set<number>([...spot.board, ...spot.hero]);
  const pack = shuffled(fullDeck(), random)
    .filter((card) => !known.has(card))
    .slice(0, 14);
  return new Map(
    opponentsOf(spot).map((seat) => {
      const hands = new Map<string, Combo>();
      for (let i = 0; i < 4; i++) {
        const [a, b] = shuffled(pack, random)
          .slice(0, 2)
          .sort((x, y) => y - x) as [Card, Card];
        hands.set(`${a} ${b}`, { cards: [a, b], weight: (1 + random(4)) / 4 });
      }
      return [seat, [...hands.values()]];
    }),
  );
}

/** The rule of a made-up opponent: by seat and cards alone. */
const goes: Goes = (seat, [a, b]) => ((seat * 7 + a * 3 + b) % 4) / 3;

interface River {
  readonly spot: Spot;
  readonly ranges: Map<Seat, Range>;
}

/** The decisions on rivers of random hands. */
function rivers(seed: number, wanted: (spot: Spot) => boolean): River[] {
  const random = seeded(seed);
  const events = randomHand(random);
  const found: River[] = [];
  for (let seat = 0; seat < 6; seat++) {
    for (const decision of decisionsOf(events, seat as Seat)) {
      const spot = spotOf(decision);
      if (!("code" in spot) && spot.board.length === 5 && wanted(spot)) found.push({ spot, ranges: smallRanges(spot, random) });
    }
  }
  return found;
}

const holdings = ({ spot, ranges }: River): Holdings[] => {
  const known = new Set<number>([...spot.board, ...spot.hero]);
  return opponentsOf(spot).map((seat) => holdingsOf(ranges.get(seat) ?? [], known));
};

function answers(seat: number, { count, first, second }: Holdings): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => goes(seat, [first[i] as Card, second[i] as Card]));
}

test("a river with one live opponent: every choice is worth what playing it out by the referee comes to, deal by deal", () => {
  const seen = { choices: 0, allIn: 0, several: 0, sides: 0 };
  fc.assert(
    fc.property(fc.nat(1e6), (seed) => {
      for (const river of rivers(seed, ({ live }) => live.length <= 1)) {
        const { spot, ranges } = river;
        const opponents = opponentsOf(spot);
        const held = holdings(river);
        const of = (seat: number): Holdings => held[opponents.indexOf(seat as Seat)] as Holdings;
        const showdowns = showdownsOf(spot.board, spot.hero, of(spot.principal), besides(spot).map(of));
        if (showdowns === null) continue;
        if (spot.allIn.length > 0) seen.allIn++;
        if (spot.allIn.length > 1) seen.several++;
        if (spot.layers.filter(({ kind }) => kind !== "new").length > 1) seen.sides++;
        for (const choice of spot.choices) {
          const worth = worthOf(spot, choice, showdowns, answers(spot.principal, of(spot.principal)));
          expect(worth.ev).toBeCloseTo(worthSlowly(spot.hand, spot.seat, choice, ranges, goes), 6);
          const layers = worth.layers.reduce((sum, { won, paid }) => sum + won - paid, 0);
          expect(layers).toBeCloseTo(worth.ev, 6);
          seen.choices++;
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(seen.choices).toBeGreaterThan(100);
  expect(seen.allIn).toBeGreaterThan(30);
  expect(seen.several).toBeGreaterThan(3);
  expect(seen.sides).toBeGreaterThan(20);
});

test("several live opponents: the sampled values lie within five standard errors of playing every deal out", () => {
  let compared = 0;
  let beyond = 0;
  for (let seed = 0; seed < 120 && compared < 60; seed++) {
    for (const river of rivers(seed, ({ live, allIn }) => live.length >= 2 && live.length + allIn.length <= 3)) {
      const { spot, ranges } = river;
      const opponents = opponentsOf(spot);
      const held = holdings(river);
      const rules = spot.choices.map((choice): Answers => {
        const { responders } = askedBy(spot, choice);
        return opponents.map((seat, i) => (responders.includes(seat) ? answers(seat, held[i] as Holdings) : null));
      });
      const sampling = samplingOf(spot, opponents, held, [rules], seeded(seed));
      if (held.some(({ count }) => count === 0) || !sampling.deal(3000)) continue;
      for (const [i, worth] of (sampling.worths()[0] ?? []).entries()) {
        const choice = spot.choices[i];
        if (!choice) continue;
        const slow = worthSlowly(spot.hand, spot.seat, choice, ranges, goes);
        compared++;
        if (Math.abs(worth.ev - slow) > 5 * worth.error + 1e-6) beyond++;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(beyond).toBe(0);
});
