import { badChips } from "../../chips.ts";
import type { Problem } from "../../problem.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { Seat } from "../../units.ts";
import type { Betting } from "../types.ts";
import { type DeclareRules, type Ground, ground } from "./ground.ts";
import type { Choice } from "./types.ts";

/** A bet or raise that was accepted with a wrong amount, and noticed later. Amounts are street totals. */
export interface WrongBet {
  /** Default `tda-2024`. */
  readonly rules?: DeclareRules;
  /** Default `no-limit`. */
  readonly betting?: Betting;
  /** What was bet. */
  readonly to: number;
  /** The least that was legal. */
  readonly min: number;
  /** Pot-limit and fixed limit: the most that was. */
  readonly max?: number;
  /** The bettor meant to bet the pot, and the count was wrong (TDA 2024 52-B). Default false. */
  readonly meantPot?: boolean;
  /** The street is still on; on the last one, no showdown has started. */
  readonly sameStreet: boolean;
  /** Substantial action followed the bet (TDA 2024 36). Default false. */
  readonly substantialAction?: boolean;
}

/** The amount that the bet is for everybody who made or called it. */
export interface Corrected extends Ground {
  readonly kind: "corrected" | "stands";
  readonly to: number;
}

/**
 * What becomes of a wrong bet: too small, it is brought to the minimum for everybody while the street lasts (TDA 2024 52-A); in
 * pot-limit too large, it is reduced while the street lasts, too small a pot raised until substantial action (52-B).
 */
export function correctBet(bet: WrongBet): Result<Corrected, Problem> {
  const { rules = "tda-2024", betting, to, min, max, meantPot, sameStreet, substantialAction } = bet;
  const problem = badChips(to, "to") ?? badChips(min, "min") ?? (max === undefined ? null : badChips(max, "max"));
  if (problem) return fail(problem);
  const limited = betting === "pot-limit";
  const above = max !== undefined && to > max;
  const right = above || (limited && meantPot) ? (max ?? to) : Math.max(to, min);
  const because = above ? (limited ? "ABOVE_POT" : "LIMIT_SIZE") : right === to ? "FULL_BET" : "BELOW_MINIMUM";
  const open = sameStreet && !(limited && right > to && substantialAction);
  const mended = open && right !== to;
  const kind = mended ? "corrected" : "stands";
  return ok({ kind, to: mended ? right : to, ...ground(rules, because, [limited ? "abovePot" : "below"]) });
}

/** What becomes of a player whom action out of turn passed over. */
export type Skipped = Ground & ({ readonly kind: "back-up" } | { readonly kind: "floor"; readonly choices: readonly Choice["do"][] });

/**
 * A skipped player keeps the turn by speaking up before substantial action out of turn; after it the action stands, and the
 * floor rules on the hand: dead, or no more than a check or call (TDA 2024 53-B).
 */
export function skippedPlayer(
  input: { readonly spokeUp: boolean; readonly substantialAction: boolean; readonly hadTime?: boolean },
  rules: DeclareRules = "tda-2024",
): Skipped {
  const base = ground(rules, "OUT_OF_TURN", ["skipped"]);
  if (input.spokeUp || !input.substantialAction || input.hadTime === false) return { kind: "back-up", ...base };
  return { kind: "floor", choices: ["fold", "check", "call"], ...base };
}

/** Undercalls in a row: play backs up to the first one, whose call is mended; the floor rules on the others (TDA 2024 51-C). */
export function backUpUndercalls(
  undercallers: readonly Seat[],
  rules: DeclareRules = "tda-2024",
): { readonly first: Seat | null; readonly floor: readonly Seat[] } & Ground {
  return { first: undercallers[0] ?? null, floor: undercallers.slice(1), ...ground(rules, "UNDERCALL", ["undercalls"]) };
}
