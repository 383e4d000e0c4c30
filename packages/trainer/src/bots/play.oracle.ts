import { fullDeck } from "sidepot/cards";
import { type Action, apply, dueCount, type Hand, type HandConfig, type HandEvent, start, viewEvent, viewFor } from "sidepot/hand";
import { type Random, seeded, shuffled } from "sidepot/random";
import { decide } from "./decide.ts";
import type { Bot, Seen } from "./types.ts";

/** What a seat sees of a hand. */
export const seenBy = (hand: Hand, events: readonly HandEvent[], seat: Seen["seat"]): Seen => ({
  hand: viewFor(hand, seat),
  events: events.map((event) => viewEvent(event, seat)),
  seat,
});

/** One decision on the way. */
export interface Decision {
  readonly seen: Seen;
  readonly bot: Bot;
  readonly action: Action;
}

/** Plays a hand of bots to its end; throws where an action is refused. */
export function playBots(
  config: HandConfig,
  bots: readonly Bot[],
  seed: number,
): { hand: Hand; events: HandEvent[]; decisions: Decision[] } {
  const deck = shuffled(fullDeck(), seeded(seed));
  const dice: Random[] = bots.map((_, seat) => seeded(seed, seat + 1));
  const begun = start(config);
  if (!begun.ok) throw new RangeError(`no hand: ${JSON.stringify(begun.error)}`);
  let { hand } = begun.value;
  const events = [...begun.value.events];
  const decisions: Decision[] = [];
  let dealt = 0;
  while (hand.phase.at !== "complete") {
    const { phase } = hand;
    let action: Action;
    if (phase.at === "dealing") {
      const count = dueCount(phase.due);
      action = { do: "deal", cards: deck.slice(dealt, dealt + count) };
      dealt += count;
    } else {
      const seen = seenBy(hand, events, phase.toAct);
      const bot = bots[phase.toAct] as Bot;
      action = decide(seen, bot, dice[phase.toAct] as Random);
      decisions.push({ seen, bot, action });
    }
    const done = apply(hand, action);
    if (!done.ok) throw new RangeError(`${JSON.stringify(action)}: ${JSON.stringify(done.error)}`);
    hand = done.value.hand;
    events.push(...done.value.events);
    if (decisions.length > 500) throw new RangeError("a hand without end");
  }
  return { hand, events, decisions };
}

/** A table at random: 2 to 9 players, uneven stacks, and every kind of forced money. */
export function randomTable(random: Random): HandConfig {
  const players = 2 + random(8);
  const unit = [1, 5, 25][random(3)] as number;
  const stacks = Array.from({ length: players }, () => unit * (1 + random([8, 60, 600][random(3)] as number)));
  const button = random(players);
  const money = random(5);
  return {
    game: "holdem",
    blinds: [2 * unit, 4 * unit],
    stacks,
    button,
    unit: random(4) === 0 ? 1 : unit,
    ...(money === 1 ? { antes: stacks.map(() => unit) } : {}),
    ...(money === 2 ? { bigBlindAnte: 4 * unit } : {}),
    ...(money === 3 && players > 3 ? { straddles: [{ seat: (button + 3) % players, amount: 8 * unit }] } : {}),
    ...(money === 4 && players > 4 ? { posts: [{ seat: (button + 4) % players, live: 4 * unit, dead: unit }] } : {}),
  };
}
