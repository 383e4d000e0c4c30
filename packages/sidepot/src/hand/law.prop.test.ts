import fc from "fast-check";
import { expect, test } from "vitest";
import type { Card } from "../cards/index.ts";
import { apply, legalActions, replayEvents, start } from "./apply.ts";
import type { IllegalCode } from "./illegal.ts";
import { type Attempt, bounds, cardsDue, type Law, lawActed, lawDealt, newLaw, owing, verdict } from "./law.oracle.ts";
import { seeded, shuffled } from "./random.oracle.ts";
import type { Action, Hand, HandEvent } from "./types.ts";

// The law of the house: a street cannot open while anyone still owes an action.

/** The hand under test, with its deck and all that has happened. */
interface Real {
  hand: Hand;
  deck: readonly Card[];
  events: HandEvent[];
  readonly chips: number;
}

/** Does an action, and requires the answer that the model gives: null is legal. */
function attempt(real: Real, action: Action, code: string | null): boolean {
  const before = JSON.stringify(real.hand);
  const done = apply(real.hand, action);
  expect(done.ok ? null : done.error.code, `${JSON.stringify(action)} in ${before}`).toBe(code satisfies IllegalCode | string | null);
  expect(JSON.stringify(real.hand)).toBe(before);
  if (!done.ok) return false;
  real.hand = done.value.hand;
  real.events.push(...done.value.events);
  return true;
}

/** After each command the two agree on everything that the model knows. */
function agree(law: Law, { hand, events, chips }: Real): void {
  const toAct = owing(law);
  const { phase } = hand;
  expect(phase.at).toBe({ cards: "dealing", betting: "betting", showdown: "showdown", end: "complete" }[law.now]);
  if (phase.at === "betting") {
    expect(phase.toAct).toBe(toAct);
    const legal = legalActions(hand);
    const range = bounds(law, phase.toAct);
    const ours = legal?.bet ?? legal?.raise;
    expect(typeof range === "string" ? legal?.closed : [ours?.min, ours?.max]).toEqual(range);
  } else expect(toAct).toBeNull();
  if (phase.at !== "complete") {
    expect(hand.stacks).toEqual(law.stacks);
    expect(hand.bets).toEqual(law.total);
    expect([...hand.stacks, ...hand.bets].reduce((sum, part) => sum + part, 0)).toBe(chips);
  } else expect(hand.stacks.reduce((sum, part) => sum + part, 0)).toBe(chips);
  expect(JSON.stringify(replayEvents(events))).toBe(JSON.stringify(hand));
}

type Command = fc.Command<Law, Real>;

/** Cards: as many as are due, or another number. Accepted exactly when nobody owes anything and cards are to come. */
const deal = (extra: number): Command => ({
  check: () => true,
  run: (law, real) => {
    const due = cardsDue(law);
    const cards = real.deck.slice(0, due > 0 ? due + extra : 3);
    const code = due > 0 ? (cards.length === due ? null : "DEAL_COUNT") : law.now === "end" ? "HAND_OVER" : "STREET_NOT_COMPLETE";
    if (attempt(real, { do: "deal", cards }, code)) {
      real.deck = real.deck.slice(due);
      lawDealt(law);
    }
    agree(law, real);
  },
  toString: () => `deal(${extra})`,
});

/** Any action of any seat, `x` chooses its size: below, at, within and above what is legal. */
const act = (what: Attempt["do"], who: number | null, x: number): Command => ({
  check: (law) => law.now !== "showdown",
  run: (law, real) => {
    const n = law.stacks.length;
    const seat = who === null ? (owing(law) ?? 0) : who % n;
    const range = law.now === "betting" ? bounds(law, seat) : "none";
    const [least, most] = typeof range === "string" ? [law.level, law.level + 2 * law.big] : range;
    const to = [least - 1, least, most, most + 1, least + Math.floor((most - least) * (x % 1))][Math.floor(x) % 5] as number;
    const wanted: Attempt = { do: what, seat, to: Math.max(0, to) };
    const action = what === "bet" || what === "raise" ? { do: what, seat, to: wanted.to } : { do: what, seat };
    if (attempt(real, action as Action, verdict(law, wanted))) lawActed(law, wanted);
    agree(law, real);
  },
  toString: () => `${what}(${who}, ${x})`,
});

const size = fc.double({ min: 0, max: 4.999, noNaN: true });
const sensible = fc.constantFrom<Attempt["do"]>("call", "call", "check", "check", "raise", "bet", "raise", "all-in", "fold");
const any = fc.constantFrom<Attempt["do"]>("fold", "check", "call", "bet", "raise", "all-in", "bring-in", "show", "muck");
const commands = fc.commands(
  [
    fc.constantFrom(0, 0, 0, 1, -1).map(deal),
    fc.tuple(sensible, fc.double({ min: 1, max: 4.999, noNaN: true })).map(([what, x]) => act(what, null, x)),
    fc.tuple(sensible, size).map(([what, x]) => act(what, null, x)),
    fc.tuple(any, fc.nat(9), size).map(([what, who, x]) => act(what, who, x)),
  ],
  { maxCommands: 120, size: "max" },
);

const table = fc.record({
  betting: fc.constantFrom("no-limit" as const, "pot-limit" as const),
  stacks: fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 40, max: 2000 })), { minLength: 2, maxLength: 6 }),
  button: fc.nat(5),
  seed: fc.nat(),
});

test("cards are accepted exactly when nobody owes an action; whatever is illegal is refused with its code and changes nothing", () => {
  let dealt = 0;
  let ended = 0;
  fc.assert(
    fc.property(table, commands, ({ betting, stacks, button, seed }, list) => {
      const seat = button % stacks.length;
      const begun = start({ game: "holdem", betting, stacks, button: seat, blinds: [10, 20] });
      if (!begun.ok) throw new Error(begun.error.code);
      const real: Real = {
        hand: begun.value.hand,
        deck: shuffled("holdem", seeded(seed)),
        events: [...begun.value.events],
        chips: stacks.reduce((sum, stack) => sum + stack, 0),
      };
      const law = newLaw(betting, stacks, seat, 10, 20);
      agree(law, real);
      fc.modelRun(() => ({ model: law, real }), list);
      dealt += law.street;
      if (law.now === "end" || law.now === "showdown") ended++;
    }),
    { numRuns: 120 },
  );
  // The commands reach the later streets and the ends, or they prove little.
  expect(dealt).toBeGreaterThan(60);
  expect(ended).toBeGreaterThan(20);
}, 120_000);
