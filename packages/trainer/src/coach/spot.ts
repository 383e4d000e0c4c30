import { layerPots } from "sidepot";
import type { Card } from "sidepot/cards";
import { type Hand, type Legal, legalActions, type StreetName, streetsOf } from "sidepot/hand";
import type { Seat } from "../seat.ts";
import type { Choice, Decision, LayerValue, NoReview } from "./types.ts";

/** A layer of the money, as all choices of a review share it. */
interface SpotLayer extends Pick<LayerValue, "kind" | "pot" | "band" | "eligible"> {
  /** Chips of earlier streets in it; 0 for a `new` one. */
  readonly amount: number;
  /** A `new` layer: up to which street total its chips lie; Infinity for the highest. 0 for the others. */
  readonly cap: number;
}

/** A decision as the reckoning needs it. Lists are by seat. */
export interface Spot {
  readonly hand: Hand;
  readonly seat: Seat;
  readonly hero: readonly [Card, Card];
  readonly board: readonly Card[];
  readonly street: StreetName;
  readonly folded: readonly boolean[];
  /** Chips behind. */
  readonly stacks: readonly number[];
  /** Chips put in on this street. */
  readonly fronts: readonly number[];
  /** The street total to match. */
  readonly level: number;
  readonly toCall: number;
  /** All chips in the middle and in front. */
  readonly pot: number;
  /** Those of them that the player can win with the chips they have: losses are measured by it. */
  readonly reach: number;
  readonly layers: readonly SpotLayer[];
  /** Opponents with chips behind, and those without; both still in. */
  readonly live: readonly Seat[];
  readonly allIn: readonly Seat[];
  /** The opponent whose hands are told apart where there is one live opponent: that one, or whoever put in most where all are all-in. */
  readonly principal: Seat;
  readonly choices: readonly Choice[];
  /** The place of what was done among the choices. */
  readonly made: number;
}

/** Parts of the pot that a bet or raise is tried at, besides all-in and what was done. */
const SIZES = [1 / 2, 2 / 3, 1];

/** Reads a decision; or says why it cannot be reviewed. */
export function spotOf({ seen, event }: Decision): Spot | NoReview {
  const { hand, seat } = seen;
  const { settings, phase } = hand;
  if (settings.game !== "holdem" || settings.betting !== "no-limit" || hand.boards.length !== 1) return { code: "GAME_NOT_COVERED" };
  const legal = legalActions(hand);
  if (phase.at !== "betting" || phase.toAct !== seat || legal === null) return { code: "NOT_A_DECISION" };
  const [first, second] = hand.cards[seat] ?? [];
  const board = (hand.boards[0] ?? []).filter((card): card is Card => card !== null);
  if (first === null || first === undefined || second === null || second === undefined) return { code: "CARDS_UNKNOWN" };
  const { front: fronts, level } = phase.round;
  const { folded, stacks } = hand;
  const others = stacks.flatMap((_, i) => (i === seat || folded[i] ? [] : [i as Seat]));
  const live = others.filter((i) => (stacks[i] as number) > 0);
  const allIn = others.filter((i) => stacks[i] === 0);
  const pot = hand.bets.reduce((sum, bet, i) => sum + bet + (hand.dead[i] as number), 0);
  const most = (fronts[seat] as number) + (stacks[seat] as number);
  const all = (hand.bets[seat] as number) + (stacks[seat] as number);
  const reach = hand.bets.reduce((sum, bet, i) => sum + Math.min(bet, all) + (hand.dead[i] as number), 0);
  const cover = Math.max(level, ...live.map((i) => (fronts[i] as number) + (stacks[i] as number)));
  // Before the flop a raise that is not all-in is a plan for later streets, which are not seen here.
  const sizes = board.length === 0 ? [] : SIZES;
  const made = choiceOf(event, most);
  if (made === null) return { code: "NOT_A_DECISION" };
  const options = withMade(choicesOf({ legal, sizes, most, cover, level, pot, unit: settings.unit }), made);
  const base = { hand, seat, hero: [first, second] as const, board, street: streetsOf("holdem", 0)[hand.street]?.name ?? "preflop" };
  const principal = live[0] ?? [...allIn].sort((a, b) => (hand.bets[b] as number) - (hand.bets[a] as number))[0];
  if (principal === undefined) return { code: "NOT_A_DECISION" };
  const table = { folded, stacks, fronts, level, toCall: legal.call as number, pot, reach, live, allIn, principal };
  return {
    ...base,
    ...table,
    layers: layersOf(hand, seat, fronts, level),
    choices: options,
    made: options.findIndex((each) => same(each, made)),
  };
}

const same = (a: Choice, b: Choice): boolean => a.do === b.do && ("to" in a ? a.to : 0) === ("to" in b ? b.to : 0);

const RANK: Readonly<Record<Choice["do"], number>> = { fold: 0, check: 1, call: 1, bet: 2, raise: 2 };
const weigh = (choice: Choice): number => 1e15 * RANK[choice.do] + ("to" in choice ? choice.to : 0);

function withMade(choices: readonly Choice[], made: Choice): Choice[] {
  const all = choices.some((choice) => same(choice, made)) ? [...choices] : [...choices, made];
  return all.sort((a, b) => weigh(a) - weigh(b));
}

interface Sizing {
  readonly legal: Legal;
  readonly sizes: readonly number[];
  /** The player's street total when all-in, and the most that any opponent could match. */
  readonly most: number;
  readonly cover: number;
  readonly level: number;
  readonly pot: number;
  readonly unit: number;
}

function choicesOf({ legal, sizes, most, cover, level, pot, unit }: Sizing): Choice[] {
  const choices: Choice[] = legal.check ? [{ do: "check" }] : [{ do: "fold" }, { do: "call" }];
  const range = legal.bet ?? legal.raise;
  if (!range) return choices;
  const act = legal.bet ? "bet" : "raise";
  // More than anybody can match comes straight back.
  const top = Math.max(range.min, Math.min(range.max, cover));
  const totals = new Set([top]);
  for (const size of sizes) {
    const to = level + Math.round((size * (pot + legal.call)) / unit) * unit;
    // Nearly all-in is all-in.
    if (to < 0.9 * top) totals.add(Math.max(to, range.min));
  }
  return [...choices, ...[...totals].map((to): Choice => ({ do: act, to, allIn: to === most }))];
}

function choiceOf(event: Decision["event"], most: number): Choice | null {
  switch (event.type) {
    case "folded":
      return { do: "fold" };
    case "checked":
      return { do: "check" };
    case "called":
      return { do: "call" };
    case "bet":
      return { do: "bet", to: event.to, allIn: event.to === most };
    case "raised":
      return { do: "raise", to: event.to, allIn: event.to === most };
    default:
      return null;
  }
}

/** The pots of the streets before, and what is bet on this one, cut where somebody is all-in for less. */
function layersOf(hand: Hand, seat: Seat, fronts: readonly number[], level: number): SpotLayer[] {
  const { folded, stacks, bets, dead } = hand;
  const before = layerPots(
    bets.map((bet, i) => ({ bet: bet - (fronts[i] as number), dead: dead[i] as number, folded: folded[i] === true })),
  );
  const layers: SpotLayer[] = [];
  if (before.ok) {
    // Antes of different size alone can leave something uncalled here: whoever paid it would win it.
    const extra = before.value.returned?.amount ?? 0;
    const last = before.value.pots.length - 1;
    for (const [pot, { amount, eligible }] of before.value.pots.entries()) {
      layers.push({ kind: pot === 0 ? "main" : "side", pot, band: null, eligible, amount: amount + (pot === last ? extra : 0), cap: 0 });
    }
  }
  const reach = (i: number): number => (fronts[i] as number) + (stacks[i] as number);
  const inHand = stacks.flatMap((_, i) => (folded[i] ? [] : [i as Seat]));
  const caps = new Set(inHand.filter((i) => stacks[i] === 0).map((i) => fronts[i] as number));
  if (reach(seat) < level) caps.add(reach(seat));
  const cuts = [...caps].filter((cap) => cap > 0).sort((a, b) => a - b);
  for (const cap of [...cuts, Number.POSITIVE_INFINITY]) {
    const floor = cuts.filter((cut) => cut < cap).at(-1) ?? 0;
    const eligible = inHand.filter((i) => reach(i) > floor);
    // Above the highest cut a single player's chips come back.
    if (cap === Number.POSITIVE_INFINITY && floor > 0 && eligible.length < 2) continue;
    const band = { from: floor, to: cap === Number.POSITIVE_INFINITY ? null : cap };
    layers.push({ kind: "new", pot: layers.length, band, eligible, amount: 0, cap });
  }
  const several = layers.filter(({ kind }) => kind === "new").length > 1;
  return several ? layers : layers.map((layer) => ({ ...layer, band: null }));
}
