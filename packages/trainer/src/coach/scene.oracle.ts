import { parseCards } from "sidepot";
import type { Card } from "sidepot/cards";
import { parseRange, type Range } from "sidepot/equity";
import { type Action, apply, type HandConfig, type HandEvent, start } from "sidepot/hand";
import type { Seat } from "../seat.ts";
import { decisionsOf } from "./decisions.ts";
import { beatsIn, worthOf } from "./exact.ts";
import type { Evidence } from "./findings.ts";
import { holdingsOf, strengthOn } from "./holdings.ts";
import type { LayerSpot } from "./layer-ev.ts";
import { showdownsOf } from "./showdowns.ts";
import { type Spot, spotOf } from "./spot.ts";
import type { Decision } from "./types.ts";

/** Cards from text. */
export function cards(text: string): readonly Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** Two cards from text. */
export const two = (text: string): readonly [Card, Card] => cards(text) as unknown as readonly [Card, Card];

/** A range from text. */
function range(text: string): Range {
  const read = parseRange(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The board of the worked examples. */
export const BOARD: readonly Card[] = cards("Ks8d4c9h2s");
/** Any two cards. */
export const ANY: Range = range("random");

type Rule = LayerSpot["goesOn"];
const strength = (hand: readonly [Card, Card]): number => strengthOn(BOARD, hand[0], hand[1]);

/** Hands on the examples' board that are at least as strong as another. */
export const atLeast =
  (text: string): Rule =>
  (hand) =>
    strength(hand) >= strength(two(text)) ? 1 : 0;
/** Hands that are stronger. */
export const better =
  (text: string): Rule =>
  (hand) =>
    strength(hand) > strength(two(text)) ? 1 : 0;
/** Any two cards that a rule takes. */
export const from = (rule: Rule): Range => ANY.filter(({ cards: hand }) => rule(hand) === 1);

/** A hand of given actions: `check`, `bet 150`, a board's cards, `fold`. Seat 0 is the player; others' cards are unknown. */
export function script(config: Omit<HandConfig, "game">, hero: string, steps: readonly string[]): HandEvent[] {
  const begun = start({ game: "holdem", ...config });
  if (!begun.ok) throw new Error(begun.error.code);
  const events: HandEvent[] = [...begun.value.events];
  let { hand } = begun.value;
  const run = (action: Action): void => {
    const done = apply(hand, action);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    events.push(...done.value.events);
    hand = done.value.hand;
  };
  const own = two(hero);
  for (const step of steps) {
    const { phase } = hand;
    const [what = "", to] = step.split(" ");
    if (phase.at === "dealing") {
      const board = phase.due.some((due) => due.to === "board");
      // Hole cards come one round at a time, or all at once: each seat's are its own.
      const dealt = phase.due.flatMap((due) => (due.to === "seat" ? due.up.map((_, i) => (due.seat === 0 ? (own[i] as Card) : null)) : []));
      run({ do: "deal", cards: board ? cards(step) : dealt });
    } else if (phase.at === "betting") {
      run(to === undefined ? ({ do: what, seat: phase.toAct } as Action) : ({ do: what, seat: phase.toAct, to: Number(to) } as Action));
    } else throw new Error(`${phase.at}: ${step}`);
  }
  return events;
}

/** The last decision of seat 0. */
export function lastDecision(events: readonly HandEvent[]): Decision {
  const decision = decisionsOf(events, 0 as Seat).at(-1);
  if (!decision) throw new Error("no decision");
  return decision;
}

/**
 * The worked examples as a hand: antes make a main pot of 300 that the player (seat 0), a live opponent (1) and an all-in one (2)
 * contest; `side` chips more between the first two; then the player acts on the river.
 */
export function example(hero: string, action: string, side = 0, stack = 1000): Decision {
  const flop = side > 0 ? [`bet ${side / 2}`, "call"] : ["check", "check"];
  const steps = ["", "Ks8d4c", ...flop, "9h", "check", "check", "2s", action];
  return lastDecision(script({ stacks: [stack, stack, 100], antes: [100, 100, 100], bombPot: true, minBet: 10 }, hero, steps));
}

/** A decision's spot; throws where there is none. */
export function spotIn(decision: Decision): Spot {
  const spot = spotOf(decision);
  if ("code" in spot) throw new Error(spot.code);
  return spot;
}

/** What the detectors look at, with given ranges and one rule a model; the first model is the middle one. */
export function evidence(decision: Decision, rules: readonly Rule[], live: Range = ANY, allIn: Range = ANY): Evidence {
  const spot = spotIn(decision);
  const known = new Set<number>([...spot.board, ...spot.hero]);
  const held = holdingsOf(live, known);
  const others = spot.allIn.map(() => holdingsOf(allIn, known));
  const showdowns = showdownsOf(spot.board, spot.hero, held, others);
  if (!showdowns) throw new Error("no deal");
  const models = rules.map((rule) => {
    const answer = Float64Array.from({ length: held.count }, (_, i) => rule([held.first[i] as Card, held.second[i] as Card]));
    const worths = spot.choices.map((choice) => worthOf(spot, choice, showdowns, answer));
    return { model: { width: "median", response: "minimum-defence" } as const, worths, errors: spot.choices.map(() => 0) };
  });
  const beats = beatsIn(spot, showdowns);
  return { spot, models, middle: 0, beatsAllIn: beats.allIn, beatsLive: beats.live };
}
