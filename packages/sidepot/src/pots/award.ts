import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import type { Chips, Seat } from "../units.ts";
import type { Layers, Pot } from "./layers.ts";

/**
 * Where odd chips go: one each clockwise from the button (TDA 2024 20; Robert's Rules, ties), all to the first seat,
 * or one each by the highest card of the five by suit (stud; TDA 2024 20-B).
 */
export const ODD_CHIP_RULES = ["one-each", "all-to-first", "high-card-by-suit"] as const;
/** A setting of {@link ODD_CHIP_RULES}. */
export type OddChips = (typeof ODD_CHIP_RULES)[number];

/** The order in which pots are pushed (TDA 2024, addendum to 16: the last side pot first). It never changes an amount. */
export const AWARD_ORDERS = ["last-side-first", "main-first"] as const;
/** A setting of {@link AWARD_ORDERS}. */
export type AwardOrder = (typeof AWARD_ORDERS)[number];

/** How pots are pushed. */
export interface AwardRules {
  /** The seat with the dealer button. Default: the last one, so that seat 0 is first left of it. */
  readonly button?: number;
  /** The smallest chip in play. Default 1. */
  readonly unit?: number;
  /** Default `one-each`. */
  readonly oddChips?: OddChips;
  /** Default `last-side-first`. */
  readonly awardOrder?: AwardOrder;
}

/** How the players compare on one side, by seat; a higher number wins, null is not known (or does not qualify for the low). */
export interface Comparison {
  readonly strength: readonly (number | null)[];
  /** By seat, for `high-card-by-suit`: the higher one takes an odd chip first; null where the cards are not known. */
  readonly highCard?: readonly (number | null)[];
}

/** The comparisons that a hand's pots are awarded by. `low` is there in games that split the pot. */
export interface Comparisons {
  readonly high: Comparison;
  readonly low?: Comparison;
}

/** One winner's part of one pot. */
export interface Award {
  readonly seat: Seat;
  readonly amount: Chips;
  /** Odd units among them. */
  readonly oddChips: number;
  /** What placed those units: the seat's position or its high card; null where there are none. */
  readonly oddBy: "position" | "high-card" | null;
  /** The half that was won, where the game splits pots. */
  readonly side?: "high" | "low";
}

/** A pot pushed, or not yet: `awards` is null while a player eligible for it has neither cards nor strength. */
export interface PotAward {
  readonly awards: readonly Award[] | null;
  /** One eligible player: nothing was compared. */
  readonly uncontested: boolean;
  /** Who is still to be known. */
  readonly missing: readonly Seat[];
}

/** The seats clockwise from the one left of the button. */
export function clockwiseFrom(button: number, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i <= players; i++) seats.push(((button + i) % players) as Seat);
  return seats;
}

/** The order in which pots are pushed, as indices of the pots. */
export function pushingOrder(pots: number, order: AwardOrder): number[] {
  const main = Array.from({ length: pots }, (_, i) => i);
  return order === "main-first" ? main : main.reverse();
}

/** The first thing wrong with the rules of awarding; null when they can be used. */
function checkAwardRules(rules: AwardRules, players: number): Problem | null {
  const { button, unit, oddChips, awardOrder } = rules;
  if (button !== undefined && !(Number.isInteger(button) && button >= 0 && button < players)) {
    return { code: "BUTTON_OUT_OF_RANGE", path: "button", got: show(button), players };
  }
  if (unit !== undefined && !(Number.isSafeInteger(unit) && unit >= 1)) return { code: "UNIT_INVALID", path: "unit", got: show(unit) };
  if (oddChips !== undefined && !ODD_CHIP_RULES.includes(oddChips)) {
    return { code: "RULE_UNKNOWN", path: "rules.oddChips", got: show(oddChips), choices: ODD_CHIP_RULES };
  }
  if (awardOrder !== undefined && !AWARD_ORDERS.includes(awardOrder)) {
    return { code: "RULE_UNKNOWN", path: "rules.awardOrder", got: show(awardOrder), choices: AWARD_ORDERS };
  }
  return null;
}

/**
 * Pushes each pot on its own to the best of those who may win it (TDA 2024 21).
 *
 * Ties share whole units of the smallest chip; odd units go by the rule in force among that pot's winners alone. In a game
 * that splits pots the odd unit of the total goes to the high side first. What is left below one unit goes with the first odd unit.
 *
 * @returns one answer a pot, the main pot first
 */
export function awardPots(layers: Layers, comparisons: Comparisons, rules: AwardRules = {}): Result<PotAward[], Problem> {
  const problem = checkAwardRules(rules, layers.bets.length);
  if (problem) return fail(problem);
  const order = clockwiseFrom(rules.button ?? layers.bets.length - 1, layers.bets.length);
  const answers: PotAward[] = [];
  for (const pot of layers.pots) {
    const answer = awardPot(pot, comparisons, rules, order);
    if (!answer.ok) return answer;
    answers.push(answer.value);
  }
  return ok(answers);
}

function awardPot(pot: Pot, { high, low }: Comparisons, rules: AwardRules, order: readonly Seat[]): Result<PotAward, Problem> {
  const [only] = pot.eligible;
  if (pot.eligible.length === 1 && only !== undefined) {
    const award: Award = { seat: only, amount: pot.amount, oddChips: 0, oddBy: null };
    return ok({ awards: [award], uncontested: true, missing: [] });
  }
  const missing = pot.eligible.filter((seat) => high.strength[seat] == null);
  if (missing.length > 0) return ok({ awards: null, uncontested: false, missing });

  const unit = rules.unit ?? 1;
  const highWinners = best(pot.eligible, high);
  const lowWinners = low ? best(pot.eligible, low) : [];
  const units = Math.floor(pot.amount / unit);
  const lowAmount = lowWinners.length > 0 ? Math.floor(units / 2) * unit : 0;
  const share = (amount: number, winners: readonly Seat[], comparison: Comparison, served: ReadonlySet<Seat>): Result<Award[], Problem> =>
    splitPot({ amount, winners, unit, rule: rules.oddChips ?? "one-each", order, comparison, served });
  const highParts = share(pot.amount - lowAmount, highWinners, high, new Set());
  if (!highParts.ok || !low) return highParts.ok ? ok(pushed(highParts.value)) : highParts;
  // The same winners on both sides share the pot as evenly as chips allow (Robert's Rules, ties; WSOP 2026 73; TDA 2024 is silent):
  // an odd unit of the low half goes to those first who had none of the high half.
  const same = highWinners.length === lowWinners.length && highWinners.every((seat) => lowWinners.includes(seat));
  const served = new Set(same ? highParts.value.filter((part) => part.oddChips > 0).map((part) => part.seat) : []);
  const lowParts = lowAmount > 0 ? share(lowAmount, lowWinners, low, served) : ok([]);
  if (!lowParts.ok) return lowParts;
  return ok(pushed([...sided(highParts.value, "high"), ...sided(lowParts.value, "low")]));
}

const pushed = (awards: readonly Award[]): PotAward => ({ awards, uncontested: false, missing: [] });

const sided = (parts: readonly Award[], side: "high" | "low"): Award[] => parts.map((part) => ({ ...part, side }));

/** Those of the seats with the highest strength; none where nobody has one. */
function best(seats: readonly Seat[], { strength }: Comparison): Seat[] {
  let top: number | null = null;
  for (const seat of seats) {
    const s = strength[seat];
    if (s != null && (top === null || s > top)) top = s;
  }
  return top === null ? [] : seats.filter((seat) => strength[seat] === top);
}

/** An amount to split, and how. */
interface Split {
  readonly amount: number;
  readonly winners: readonly Seat[];
  readonly unit: number;
  readonly rule: OddChips;
  /** All seats clockwise from the button. */
  readonly order: readonly Seat[];
  readonly comparison: Comparison;
  /** Who has had an odd unit of this pot already, and comes last. */
  readonly served: ReadonlySet<Seat>;
}

/** Splits an amount among winners, who come back in the order in which odd chips reach them. */
function splitPot({ amount, winners, unit, rule, order, comparison, served }: Split): Result<Award[], Problem> {
  const { highCard } = comparison;
  const units = Math.floor(amount / unit);
  const odd = units % winners.length;
  const below = amount - units * unit;
  const members = new Set(winners);
  let queue = order.filter((seat) => members.has(seat));
  const byCard = rule === "high-card-by-suit" && odd + below > 0 && winners.length > 1;
  if (byCard) {
    const unknown = queue.find((seat) => highCard?.[seat] == null);
    if (unknown !== undefined) return fail({ code: "ODD_CHIP_NEEDS_CARDS", path: `players[${unknown}].cards` });
    // A shared high card (on a common board) falls back on position: the sort is stable.
    queue = queue.toSorted((a, b) => (highCard?.[b] as number) - (highCard?.[a] as number));
  }
  if (rule !== "all-to-first") queue = [...queue.filter((seat) => !served.has(seat)), ...queue.filter((seat) => served.has(seat))];
  const oddBy = byCard && new Set(queue.map((seat) => highCard?.[seat])).size === queue.length ? "high-card" : "position";
  const each = Math.floor(units / winners.length) * unit;
  return ok(
    queue.map((seat, i) => {
      const oddChips = rule === "all-to-first" ? (i === 0 ? odd : 0) : i < odd ? 1 : 0;
      const extra = i === 0 ? below : 0;
      return { seat, amount: (each + oddChips * unit + extra) as Chips, oddChips, oddBy: oddChips + extra > 0 ? oddBy : null };
    }),
  );
}
