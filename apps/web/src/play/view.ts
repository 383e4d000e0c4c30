import type { Deed } from "@sidepot/words/screen/play";
import { type Dealt, type Hand, type HandEvent, layersOf, openLayers, type StreetName, streetsOf } from "sidepot/hand";
import { type Layers, layerPots, type Pot, type Stake } from "sidepot/pots";
import { type Settlement, settle } from "sidepot/showdown";

/** A pot in the middle: what earlier streets have put there. */
export interface MiddlePot {
  readonly amount: number;
  readonly eligible: readonly number[];
}

/** One player as the table shows them. */
export interface SeatView {
  readonly seat: number;
  readonly stack: number;
  readonly allIn: boolean;
  readonly folded: boolean;
  readonly button: boolean;
  readonly toAct: boolean;
  /** Chips put in on this street that still lie in front. */
  readonly inFront: number;
  readonly deed: Deed | null;
  /** The pots in the middle that this player can win. */
  readonly pots: readonly number[];
  /** Null for a card that the viewer may not see; empty before the deal and once the hand is out. */
  readonly cards: readonly Dealt[];
}

/** Chips in front, by seat; none once the street is over. Blinds lie there before the first cards too, antes never. */
function frontOf({ phase, bets, street, settings: { forced } }: Hand): readonly number[] {
  if (phase.at === "betting") return phase.round.front;
  if (phase.at !== "dealing" || street > 0 || !phase.due.some(({ to }) => to === "seat")) return bets.map(() => 0);
  const antes = bets.map(() => 0);
  for (const { kind, seat, amount, dead } of forced) if (kind === "ante" && !dead) antes[seat] = amount;
  return bets.map((bet, seat) => Math.max(0, bet - (antes[seat] ?? 0)));
}

/**
 * The pots in the middle, the main pot first: the chips of this street are still in front of the players.
 *
 * @param pushed the pots of a hand that is over that lie there no more; they are left empty, so that the others keep their names
 */
export function middleOf(hand: Hand, pushed: readonly number[] = []): readonly MiddlePot[] {
  if (hand.phase.at === "complete")
    return hand.phase.outcome.pots.map(({ amount, eligible }, pot) => ({ amount: pushed.includes(pot) ? 0 : amount, eligible }));
  const front = frontOf(hand);
  const stakes = hand.bets.map(
    (bet, seat): Stake => ({
      bet: bet - (front[seat] ?? 0),
      dead: hand.dead[seat] ?? 0,
      folded: hand.folded[seat] === true,
    }),
  );
  const layers = layerPots(stakes);
  if (!layers.ok) return [];
  // Who went all-in on this street has not parted what lay there before.
  return openLayers(
    layers.value,
    hand.stacks.map((chips, seat) => chips + (front[seat] ?? 0)),
  ).pots.filter(({ amount }) => amount > 0);
}

/** What each player has got from the pots that are pushed, by seat. */
export function wonOf(hand: Hand, pushed: readonly number[]): readonly number[] {
  const won = hand.stacks.map(() => 0);
  if (hand.phase.at !== "complete") return won;
  for (const pot of pushed)
    for (const { seat, amount } of hand.phase.outcome.pots[pot]?.awards ?? []) won[seat] = (won[seat] ?? 0) + amount;
  return won;
}

/** What each player did last on this street. */
function deedsOf(events: readonly HandEvent[], players: number): (Deed | null)[] {
  const deeds = new Array<Deed | null>(players).fill(null);
  for (const event of events) {
    if (event.type === "dealt" && event.due.some(({ to }) => to === "board")) deeds.fill(null);
    const deed = deedOf(event);
    if (deed && "seat" in event) deeds[event.seat] = deed;
  }
  return deeds;
}

const DEEDS: Readonly<Partial<Record<HandEvent["type"], Deed>>> = {
  folded: "fold",
  checked: "check",
  called: "call",
  bet: "bet",
  raised: "raise",
};

/** What a player did, where an event is that. */
export const deedOf = (event: HandEvent): Deed | null => DEEDS[event.type] ?? null;

/**
 * The players of a hand as they are seen after some of its events.
 *
 * @param pushed the pots of a hand that is over which have reached their winners
 */
export function seatsOf(hand: Hand, events: readonly HandEvent[], pushed: readonly number[] = []): SeatView[] {
  const front = frontOf(hand);
  const middle = middleOf(hand, pushed);
  const left = middle.some(({ amount }) => amount > 0);
  const won = wonOf(hand, pushed);
  const deeds = deedsOf(events, hand.stacks.length);
  const over = hand.phase.at === "complete";
  return hand.settings.stacks.map((before, seat) => {
    const folded = hand.folded[seat] === true;
    // A hand that is over holds its winnings already; here they come with their pots.
    const stack = before - (hand.bets[seat] ?? 0) - (hand.dead[seat] ?? 0) + (won[seat] ?? 0);
    return {
      seat,
      stack,
      allIn: !folded && stack === 0 && (left || !over),
      folded,
      button: hand.settings.button === seat,
      toAct: hand.phase.at === "betting" && hand.phase.toAct === seat,
      inFront: front[seat] ?? 0,
      deed: over ? null : (deeds[seat] ?? null),
      pots: middle.flatMap(({ amount, eligible }, pot) => (amount > 0 && (eligible as readonly number[]).includes(seat) ? [pot] : [])),
      cards: folded ? [] : (hand.cards[seat] ?? []),
    };
  });
}

/**
 * The layers of everything put in so far, of the players who put something in; null before anybody has. While the betting is open they
 * part only where somebody is all-in, and what nobody has matched yet is apart from them: it waits for an answer.
 */
export function picturedOf(hand: Hand): { readonly layers: Layers; readonly seats: readonly number[] } | null {
  const order = hand.bets.map((_, at) => (hand.settings.button + 1 + at) % hand.bets.length);
  const seats = order.filter((seat) => (hand.bets[seat] ?? 0) > 0);
  const dead = hand.dead.reduce((sum, chips) => sum + chips, 0);
  const cut = layerPots(
    seats.map((seat, at): Stake => ({ bet: hand.bets[seat] ?? 0, dead: at === 0 ? dead : 0, folded: hand.folded[seat] === true })),
  );
  if (!cut.ok || cut.value.pots.length === 0) return null;
  if (hand.phase.at === "complete") return { layers: cut.value, seats };
  const { returned } = cut.value;
  const stacks = seats.map((seat) => hand.stacks[seat] ?? 0);
  return { layers: { ...openLayers({ ...cut.value, returned: null }, stacks), returned }, seats };
}

/** Who is all-in and can win some of the pots alone, while the betting goes on. */
export interface Limited {
  readonly seat: number;
  readonly amount: number;
  readonly pots: readonly number[];
}

/** What is worth saying of the pots while they grow. */
export function limitsOf(hand: Hand): { readonly limited: readonly Limited[]; readonly open: { seat: number; amount: number } | null } {
  if (hand.phase.at === "complete") return { limited: [], open: null };
  const layers = layersOf(hand);
  const pots: readonly Pot[] = openLayers(layers, hand.stacks).pots;
  const limited = hand.stacks.flatMap((stack, seat): Limited[] => {
    if (stack > 0 || hand.folded[seat]) return [];
    const own = pots.flatMap(({ eligible }, pot) => ((eligible as readonly number[]).includes(seat) ? [pot] : []));
    return own.length < pots.length ? [{ seat, amount: hand.bets[seat] ?? 0, pots: own }] : [];
  });
  const { returned } = layers;
  return { limited, open: returned && hand.phase.at === "betting" ? { seat: returned.seat, amount: returned.amount } : null };
}

/** A line of the log. */
export interface Line {
  /** Its place among the events. */
  readonly at: number;
  readonly seat: number;
  readonly what: Deed | "ante" | "small-blind" | "big-blind" | "straddle" | "back";
  readonly amount: number | null;
  readonly allIn: boolean;
}

/** A street of the log. */
export interface LoggedStreet {
  readonly at: number;
  readonly street: StreetName;
  /** The cards that opened it. */
  readonly cards: readonly Dealt[];
  readonly lines: readonly Line[];
}

/** Everything that happened, by street. */
export function logOf(events: readonly HandEvent[]): LoggedStreet[] {
  const streets = streetsOf("holdem", 0);
  const log: { at: number; street: StreetName; cards: readonly Dealt[]; lines: Line[] }[] = [
    { at: 0, street: "preflop", cards: [], lines: [] },
  ];
  for (const [at, event] of events.entries()) {
    if (event.type === "dealt" && event.due.some(({ to }) => to === "board")) {
      log.push({ at, street: streets[log.length]?.name ?? "river", cards: event.cards, lines: [] });
      continue;
    }
    const line = lineOf(event, at);
    if (line) log.at(-1)?.lines.push(line);
  }
  return log;
}

function lineOf(event: HandEvent, at: number): Line | null {
  const deed = deedOf(event);
  if (event.type === "posted") {
    const { kind } = event;
    if (kind === "post" || kind === "dead") return null;
    return { at, seat: event.seat, what: kind, amount: event.amount, allIn: false };
  }
  if (event.type === "returned") return { at, seat: event.seat, what: "back", amount: event.amount, allIn: false };
  if (!deed || !("seat" in event)) return null;
  const amount = event.type === "called" ? event.amount : "to" in event ? event.to : null;
  return { at, seat: event.seat, what: deed, amount, allIn: "allIn" in event && event.allIn };
}

/** The hand settled by the referee, with every step: who gets which pot, and why. Null while it goes on. */
export function settledOf(hand: Hand, names: readonly string[]): Settlement | null {
  if (hand.phase.at !== "complete") return null;
  const { settings, bets, dead, folded, cards, boards } = hand;
  const known = (list: readonly Dealt[] | undefined): string | readonly number[] => (list ?? []).filter((card) => card !== null);
  const settled = settle({
    button: settings.button,
    unit: settings.unit,
    board: known(boards[0]) as never,
    players: names.map((name, seat) => {
      const own = known(cards[seat]);
      const shown = own.length === 2 && !folded[seat];
      return {
        name,
        bet: bets[seat] ?? 0,
        dead: dead[seat] ?? 0,
        folded: folded[seat] === true,
        stack: settings.stacks[seat] ?? 0,
        ...(shown ? { cards: own as never } : {}),
      };
    }),
  });
  return settled.ok ? settled.value : null;
}

/** What came back uncalled in the whole hand. */
export function returnedIn(events: readonly HandEvent[]): { readonly seat: number; readonly amount: number } | null {
  const back = events.findLast((event) => event.type === "returned");
  return back ? { seat: back.seat, amount: back.amount } : null;
}
