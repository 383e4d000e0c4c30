import type { Result } from "sidepot";
import { type Card, isCard } from "sidepot/cards";
import type { Range } from "sidepot/equity";
import type { RiverPot } from "../river/types.ts";
import { BETTER, type Holdings, holdingsOf } from "./holdings.ts";
import { type PotShares, type Showdowns, showdownsOf, tooMany } from "./showdowns.ts";

/** A river as an exercise: one hand against one live opponent and any number of all-in ones, everything given. */
export interface LayerSpot {
  /** Five cards. */
  readonly board: readonly Card[];
  readonly hero: readonly [Card, Card];
  /** What the live opponent may hold. */
  readonly live: Range;
  /** What each all-in player may hold. */
  readonly allIn: readonly Range[];
  /** Main pot first. The player and the live opponent can win all of them. */
  readonly pots: readonly RiverPot[];
  /** What is bet, by the player or by the live opponent. */
  readonly bet: number;
  /** How often the live opponent goes on with a hand when the player bets: 0 to 1. */
  readonly goesOn: (cards: readonly [Card, Card]) => number;
  /** Cards out of the deck. */
  readonly dead?: readonly Card[];
}

/** One layer of the money under one choice: means, in chips. */
export interface LayerRow {
  readonly kind: "main" | "side" | "new";
  readonly pot: number;
  readonly amount: number;
  readonly paid: number;
  readonly won: number;
}

/** What every choice is worth, layer by layer; and the parts of the difference between a bet and a check. */
export interface LayerEv {
  /** The hands are checked down. */
  readonly check: readonly LayerRow[];
  /** The player bets, the live opponent goes on or folds by the rule. */
  readonly bet: readonly LayerRow[];
  /** The live opponent has bet, and the player calls. */
  readonly call: readonly LayerRow[];
  readonly fold: readonly LayerRow[];
  readonly terms: BetTerms;
}

/** How a bet does against the live opponent's two sets of hands: those that fold and those that go on. */
export interface BetTerms {
  /** How often the live opponent folds. */
  readonly folds: number;
  /** The player's part of a showdown with the live opponent alone: over all hands, those that fold, those that go on. */
  readonly beatsLive: number;
  readonly beatsFolding: number;
  readonly beatsCalling: number;
  /** By pot: the player's part of it without the live opponent, and with him, when he folds what he folds. */
  readonly withoutLive: readonly number[];
  readonly withLive: readonly number[];
  /** By pot: the player's part of it without the live opponent, over all his hands. */
  readonly beatsAllIn: readonly number[];
  /** What a fold of the live opponent brings, in chips: the pot that a bluff really plays for. */
  readonly effectivePot: number;
  /** How much of that comes from the main pot. */
  readonly mainGain: number;
}

/** Why there is no answer. */
export type LayerProblem =
  | { readonly code: "BOARD_NOT_FIVE"; readonly got: number }
  | { readonly code: "CARD_TWICE"; readonly card: Card }
  /** Holdings that are not two different cards, stand there twice, or have a weight that is not 0 to 1; 0 is the live opponent, 1 the first all-in player. */
  | { readonly code: "RANGE_INVALID"; readonly player: number }
  /** How often the live opponent goes on is no number. */
  | { readonly code: "RULE_INVALID" }
  | { readonly code: "POT_INVALID"; readonly pot: number }
  | { readonly code: "BET_INVALID" }
  | { readonly code: "TOO_MANY_DEALS" }
  | { readonly code: "NO_DEAL" };

/** EV of a choice: everything won less everything paid, in chips over giving up at once. */
export const evOf = (rows: readonly Pick<LayerRow, "won" | "paid">[]): number => rows.reduce((sum, { won, paid }) => sum + won - paid, 0);

/**
 * What checking, betting, calling and folding are worth on a river, each pot for itself. Every holding of every opponent is counted,
 * with the cards of all removed from all; a tie is shared in equal parts.
 *
 * @returns means in chips over folding, or why there are none
 */
export function layerEv(spot: LayerSpot): Result<LayerEv, LayerProblem> {
  const problem = problemOf(spot);
  if (problem) return { ok: false, error: problem };
  const known = new Set<number>([...spot.board, ...spot.hero, ...(spot.dead ?? [])]);
  const live = holdingsOf(spot.live, known);
  const allIn = spot.allIn.map((range) => holdingsOf(range, known));
  if (tooMany(live, allIn)) return { ok: false, error: { code: "TOO_MANY_DEALS" } };
  const showdowns = showdownsOf(spot.board, spot.hero, live, allIn);
  if (!showdowns) return { ok: false, error: { code: "NO_DEAL" } };
  const goes = Float64Array.from({ length: live.count }, (_, i) => clamp(spot.goesOn(cardsAt(live, i))));
  if (goes.some(Number.isNaN)) return { ok: false, error: { code: "RULE_INVALID" } };
  return { ok: true, value: tableOf(spot, showdowns, goes) };
}

function problemOf({ board, hero, pots, bet, live, allIn, dead = [] }: LayerSpot): LayerProblem | null {
  if (board.length !== 5) return { code: "BOARD_NOT_FIVE", got: board.length };
  const cards = [...board, ...hero, ...dead];
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return { code: "CARD_TWICE", card: twice };
  const player = [live, ...allIn].findIndex((range) => !isRange(range));
  if (player >= 0) return { code: "RANGE_INVALID", player };
  const pot = pots.findIndex(({ amount, allIn: who }) => !(amount >= 0 && Number.isFinite(amount)) || who.some((i) => !(i in allIn)));
  if (pot >= 0) return { code: "POT_INVALID", pot };
  return bet > 0 && Number.isFinite(bet) ? null : { code: "BET_INVALID" };
}

/** As equities have ranges: no hand twice, whichever of its cards comes first. */
function isRange(range: Range): boolean {
  const keys = new Set(range.map(({ cards: [a, b] }) => 52 * Math.max(a, b) + Math.min(a, b)));
  return (
    keys.size === range.length &&
    range.every(({ cards: [a, b], weight }) => a !== b && isCard(a) && isCard(b) && weight >= 0 && weight <= 1)
  );
}

/** The set of all-in players as bits. */
export const contestOf = (players: readonly number[]): number => players.reduce((bits, i) => bits | (1 << i), 0);

function tableOf({ pots, bet }: LayerSpot, showdowns: Showdowns, goes: Float64Array): LayerEv {
  const { standing, chance } = showdowns;
  const shares = pots.map(({ allIn }) => showdowns.shares(contestOf(allIn)));
  const alone = showdowns.shares(0).with;
  const calls = dot(chance, goes);
  const callWins = dot(alone, goes);
  const kind = (pot: number): "main" | "side" => (pot === 0 ? "main" : "side");
  const old = (won: (shares: PotShares) => number): LayerRow[] =>
    shares.map((each, pot) => {
      const { amount } = pots[pot] as RiverPot;
      return { kind: kind(pot), pot, amount, paid: 0, won: amount * won(each) };
    });
  const fresh = (often: number, wins: number): LayerRow => ({
    kind: "new",
    pot: pots.length,
    amount: 2 * bet * often,
    paid: bet * often,
    won: 2 * bet * wins,
  });
  const check = old(({ with: both }) => sum(both));
  return {
    check: [...check, fresh(0, 0)],
    bet: [...old(({ without, with: both }) => sum(without) - dot(without, goes) + dot(both, goes)), fresh(calls, callWins)],
    call: [...check, fresh(1, sum(alone))],
    fold: [...old(() => 0), fresh(0, 0)],
    terms: termsOf(pots, showdowns, goes, standing),
  };
}

/** The parts of a bet's difference to a check, by the hands that fold and those that go on. */
function termsOf(pots: readonly RiverPot[], showdowns: Showdowns, goes: Float64Array, standing: Uint8Array): BetTerms {
  const { chance } = showdowns;
  const alone = showdowns.shares(0).with;
  const calls = dot(chance, goes);
  const folds = 1 - calls;
  const part = (of: number, whole: number): number => (whole > 1e-12 ? of / whole : 0);
  const folding = (values: Float64Array): number => sum(values) - dot(values, goes);
  const shares = pots.map(({ allIn }) => showdowns.shares(contestOf(allIn)));
  const withoutLive = shares.map(({ without }) => part(folding(without), folds));
  const withLive = shares.map(({ with: both }) => part(folding(both), folds));
  const gain = pots.map(({ amount }, pot) => amount * ((withoutLive[pot] as number) - (withLive[pot] as number)));
  return {
    folds: standing.length === 0 ? 0 : Math.max(0, folds),
    beatsLive: sum(alone),
    beatsFolding: part(folding(alone), folds),
    beatsCalling: part(dot(alone, goes), calls),
    withoutLive,
    withLive,
    beatsAllIn: shares.map(({ without }) => sum(without)),
    effectivePot: gain.reduce((total, each) => total + each, 0),
    mainGain: gain[0] ?? 0,
  };
}

/**
 * What a bet gains over checking: folds times the effective pot, and calls times what the bet itself wins or loses.
 *
 * @returns chips
 */
export const betGain = ({ folds, effectivePot, beatsCalling }: BetTerms, bet: number): number =>
  folds * effectivePot + (1 - folds) * bet * (2 * beatsCalling - 1);

/**
 * How often the live opponent must fold so that a bet without any chance against what goes on breaks even; 0.333 for a bet of half
 * the effective pot. 1 where folds bring nothing.
 */
export const breakEvenFolds = (bet: number, effectivePot: number): number => (effectivePot > 0 ? bet / (effectivePot + bet) : 1);

/** Hands of the live opponent that beat the player's, as weights of their chance. */
export const betterHands = ({ standing, chance }: Showdowns): Float64Array => chance.map((each, i) => (standing[i] === BETTER ? each : 0));

const cardsAt = ({ first, second }: Holdings, i: number): readonly [Card, Card] => [first[i] as Card, second[i] as Card];
const clamp = (part: number): number => Math.min(1, Math.max(0, part));

/** Sum of a list. */
export const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** Sum of the products of two lists. */
export function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += (a[i] as number) * (b[i] as number);
  return total;
}
