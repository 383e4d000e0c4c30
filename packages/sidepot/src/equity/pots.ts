// Who wins which pot how often, and how many chips of it are each player's on average.
import type { Card } from "../cards/card.ts";
import { awardPots, type Layers, layerPots, type Stake } from "../pots/index.ts";
import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import type { EquityProblem } from "./problem.ts";
import type { Equity, EquityInput, Range, Share } from "./types.ts";

/** One seat of a hand in which the pots are contested. */
export interface PotSeat extends Stake {
  /** What a player may hold who is still in; nothing for one who folded. */
  readonly range?: Range;
}

/** A question of equity with a contest for each pot. */
export interface PotQuestion {
  readonly layers: Layers;
  /** The seat of each player of `input`. */
  readonly seats: readonly number[];
  /** Chips that each seat put in, dead money too, less what was returned. */
  readonly put: readonly number[];
  /** To be counted by `equity`, or by a plan of it on workers. */
  readonly input: EquityInput;
}

/** One pot: `shares` and `chips` by seat, null where the seat cannot win it. */
export interface PotEquity {
  /** Chips in the pot. */
  readonly amount: number;
  /** Seats that may win it. */
  readonly eligible: readonly number[];
  readonly shares: readonly (Share | null)[];
  /** Chips won on average: odd chips go where the rule puts them. */
  readonly chips: readonly (number | null)[];
}

/** The pots, main pot first, and what they come to by seat. Chips are averages, so they need not be whole. */
export interface PotsEquity {
  readonly method: Equity["method"];
  readonly boards: number;
  readonly pots: readonly PotEquity[];
  /** Chips won on average. */
  readonly won: readonly number[];
  /** Chips put in, less what was returned. */
  readonly put: readonly number[];
  /** `won` less `put`; all together they are 0. */
  readonly net: readonly number[];
}

/** Where odd chips go: one each clockwise from the button (TDA 2024 20). */
export interface PotRules {
  /** Default: the last seat. */
  readonly button?: number;
  /** The smallest chip. Default 1. */
  readonly unit?: number;
}

/**
 * Cuts what was put in into pots and asks who wins each.
 *
 * Seats and bets are checked here, ranges and cards by `equity` or `planEquity` with the rest of `input`.
 *
 * @param seats clockwise; a seat that did not fold needs a range (`NO_HANDS`)
 */
export function askPots(
  seats: readonly PotSeat[],
  known: { readonly board?: readonly Card[]; readonly dead?: readonly Card[] } = {},
): Result<PotQuestion, EquityProblem> {
  const cut = layerPots(seats);
  if (!cut.ok) return cut;
  const live = seats.flatMap((seat, at) => (seat.folded ? [] : [at]));
  const bare = live.find((at) => seats[at]?.range === undefined);
  if (bare !== undefined) return fail({ code: "NO_HANDS", path: `players[${bare}]` });
  const contests = cut.value.pots.map((pot) => pot.eligible.map((seat) => live.indexOf(seat)));
  const players = live.map((at) => seats[at]?.range as Range);
  const put = seats.map(({ dead }, at) => (cut.value.bets[at] as number) + (dead ?? 0));
  return ok({ layers: cut.value, seats: live, put, input: { players, contests, ...known } });
}

/** Chips of one pot on average, by seat: for each set of winners what each of them is pushed. */
function chipsOf(question: PotQuestion, at: number, equity: Equity, rules: PotRules): Result<number[], Problem> {
  const { layers, seats } = question;
  const pot = layers.pots[at] as Layers["pots"][number];
  const counts = equity.tally.counts[at] as Float64Array;
  const chips = new Array<number>(layers.bets.length).fill(0);
  for (const [set, weight] of counts.entries()) {
    if (weight === 0) continue;
    const strength = layers.bets.map((_, seat) => (set >> seats.indexOf(seat)) & 1);
    const pushed = awardPots({ ...layers, pots: [pot] }, { high: { strength } }, rules);
    if (!pushed.ok) return pushed;
    for (const { seat, amount } of pushed.value[0]?.awards ?? [])
      chips[seat] = (chips[seat] as number) + (weight * amount) / equity.tally.total;
  }
  return ok(chips);
}

/**
 * Reads the answer to a question of {@link askPots}: each pot on its own, and what they come to.
 *
 * @param equity the answer to `question.input`, whose contests may be followed by others
 * Of question and answer only the number of contests is checked: give what `askPots` and `equity` made. `rules` are checked wholly.
 *
 * @returns `BUTTON_OUT_OF_RANGE` or `UNIT_INVALID`; `NOT_ONE_EACH` when there are fewer contests than pots: the answer is to another question
 */
export function readPots(question: PotQuestion, equity: Equity, rules: PotRules = {}): Result<PotsEquity, Problem> {
  const { layers, seats, put } = question;
  const count = equity.contests.length;
  if (count < layers.pots.length) return fail({ code: "NOT_ONE_EACH", path: "contests", count, players: layers.pots.length });
  // Where there is no pot, nothing below looks at the rules.
  const checked = awardPots({ ...layers, pots: [] }, { high: { strength: [] } }, rules);
  if (!checked.ok) return checked;
  const bySeat = <T>(values: readonly T[], none: T): T[] => layers.bets.map((_, seat) => values[seats.indexOf(seat)] ?? none);
  const pots: PotEquity[] = [];
  for (const [at, { amount, eligible }] of layers.pots.entries()) {
    const chips = chipsOf(question, at, equity, rules);
    if (!chips.ok) return chips;
    const shares = bySeat<Share | null>(equity.contests[at]?.shares ?? [], null);
    pots.push({ amount, eligible, shares, chips: chips.value.map((n, seat) => (shares[seat] ? n : null)) });
  }
  const won = layers.bets.map((_, seat) => pots.reduce((sum, pot) => sum + (pot.chips[seat] ?? 0), 0));
  return ok({ method: equity.method, boards: equity.boards, pots, won, put, net: won.map((n, seat) => n - (put[seat] as number)) });
}
