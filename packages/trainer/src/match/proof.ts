import type { HandConfig } from "sidepot/hand";
import { type Random, seeded } from "sidepot/random";
import { type Bot, type Decide, LEVELS, type Seen, type Style } from "../bots/types.ts";
import { type Entrant, playHand } from "./hand.ts";

/** What many hands at random tables showed. */
export interface Proof {
  readonly hands: number;
  /** Hands that ended with two pots or more. */
  readonly sidePots: number;
  readonly decisions: number;
  readonly illegal: number;
  readonly exceptions: number;
  /** Hands in which chips were made or lost, or that the engine refused to begin or end. */
  readonly broken: number;
  /** Decisions for which a bot was shown a card that it may not see. */
  readonly peeks: number;
  /** The first things that went wrong, as text, for whoever looks for the cause. */
  readonly first: readonly string[];
}

/** What {@link proveBots} plays. */
export interface Trial {
  readonly decide: Decide;
  /** Who may sit at the tables. */
  readonly styles: readonly Style[];
  readonly hands: number;
  readonly seed: number;
  /** The number of the first hand, so that a long trial can be cut into parts. Default 0. */
  readonly from?: number;
}

/** A table at random: two to nine seats, stacks from less than a blind to two hundred big blinds, every kind of ante, straddles. */
export function randomTable(random: Random, styles: readonly Style[]): { readonly config: HandConfig; readonly bots: readonly Bot[] } {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const players = 2 + random(8);
  const button = random(players);
  const [small, big] = pick([
    [50, 100],
    [1, 2],
    [25, 50],
    [100, 200],
    [5, 10],
    [100, 100],
  ] as const);
  const unit = pick([1, 1, small]);
  // Mostly whole chips; now and then what no chip of the table can make.
  const grain = random(8) === 0 ? 1 : unit;
  const stacks = Array.from({ length: players }, () => {
    const [least, most] = pick([
      [1, big],
      [big, 10 * big],
      [big, 10 * big],
      [10 * big, 40 * big],
      [40 * big, 200 * big],
    ]) as [number, number];
    return Math.max(grain, Math.round((least + random(most - least + 1)) / grain) * grain);
  });
  const ante = pick(["none", "none", "each", "big-blind"] as const);
  const straddles = players > 2 && random(5) === 0 ? [{ seat: (button + 3) % players, amount: 2 * big }] : [];
  return {
    config: {
      game: "holdem",
      blinds: [small, big],
      stacks,
      button,
      unit,
      ...(ante === "each" ? { antes: stacks.map(() => Math.max(1, Math.round(big / 10))) } : {}),
      ...(ante === "big-blind" ? { bigBlindAnte: big } : {}),
      ...(straddles.length > 0 ? { straddles } : {}),
    },
    bots: stacks.map(() => ({ style: pick(styles), level: pick(LEVELS) })),
  };
}

/** How many faults are told. */
const TOLD = 5;
/** The tables are drawn from streams above those of the deals. */
const TABLES = 2 ** 31;

/** Lets bots play at random tables and counts everything that must not happen. The same trial plays the same hands. */
export function proveBots({ decide, styles, hands, seed, from = 0 }: Trial): Proof {
  let sidePots = 0;
  let decisions = 0;
  let illegal = 0;
  let exceptions = 0;
  let broken = 0;
  let peeks = 0;
  const first: string[] = [];
  const tell = (number: number, what: string): void => {
    if (first.length < TOLD) first.push(`hand ${number}: ${what}`);
  };
  const watched: Decide = (seen, bot, random) => {
    decisions++;
    if (peeksAt(seen)) peeks++;
    return decide(seen, bot, random);
  };
  for (let number = from; number < from + hands; number++) {
    const { config, bots } = randomTable(seeded(seed, TABLES + number), styles);
    const players = bots.map((bot): Entrant => ({ bot, decide: watched }));
    const played = playHand({ config, seed, number }, players);
    if (!played.ok) {
      broken++;
      tell(number, played.error.code);
      continue;
    }
    const { hand, net, faults } = played.value;
    for (const { kind, seat, got } of faults) {
      if (kind === "illegal") illegal++;
      else exceptions++;
      tell(number, `${bots[seat]?.style} ${kind} ${got instanceof Error ? got.stack : JSON.stringify(got)}`);
    }
    if (net.reduce((sum, chips) => sum + chips, 0) !== 0 || hand.stacks.some((chips) => !Number.isSafeInteger(chips) || chips < 0)) {
      broken++;
      tell(number, `net ${net.join(" ")}`);
    }
    if (hand.phase.at === "complete" && hand.phase.outcome.pots.length > 1) sidePots++;
  }
  return { hands, sidePots, decisions, illegal, exceptions, broken, peeks, first };
}

/** Whether something shows a card that belongs to another player, while nobody has turned it up. */
export function peeksAt({ hand, events, seat }: Seen): boolean {
  for (let other = 0; other < hand.cards.length; other++) {
    if (other === seat || hand.tabled[other]) continue;
    for (const card of hand.cards[other] as readonly unknown[]) if (card !== null) return true;
  }
  for (const event of events) {
    if (event.type !== "dealt") continue;
    let at = 0;
    for (const due of event.due) {
      const count = due.to === "seat" ? due.up.length : due.count;
      if (due.to === "seat" && due.seat !== seat) for (let i = 0; i < count; i++) if (event.cards[at + i] !== null) return true;
      at += count;
    }
  }
  return false;
}
