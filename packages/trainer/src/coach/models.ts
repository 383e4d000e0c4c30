import { readRange, type Width } from "../ranges/index.ts";
import type { Seat } from "../seat.ts";
import { type Answer, answerOf, opponentsOf } from "./answers.ts";
import { besides, type Worth, worthOf } from "./exact.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { askedBy } from "./outcome.ts";
import type { Potential } from "./potential.ts";
import type { Answers } from "./sampled.ts";
import { type Showdowns, showdownsOf, tooMany } from "./showdowns.ts";
import type { Spot } from "./spot.ts";
import type { Choice, Decision, Model, Response } from "./types.ts";

/** A response that needs no solver. */
export type Rule = Exclude<Response, "equilibrium">;

/** What the opponents may hold by one reading of their actions, in the order of {@link opponentsOf}. */
export interface Reading {
  readonly width: Width;
  readonly opponents: readonly Seat[];
  readonly holdings: readonly Holdings[];
}

/** Reads everybody's actions; null where nothing is left for somebody. */
export function readingOf({ seen }: Decision, spot: Spot, width: Width): Reading | null {
  const known = new Set<number>([...spot.board, ...spot.hero]);
  const opponents = opponentsOf(spot);
  const holdings = opponents.map((seat) => holdingsOf(readRange(seen, seat, width), known));
  return holdings.some(({ count }) => count === 0) ? null : { width, opponents, holdings };
}

/** The responses that make a difference: one where nobody is asked anything, whatever the choice. */
export function rulesOf(spot: Spot): readonly Rule[] {
  const asks = spot.choices.some((choice) => choice.do !== "fold" && askedBy(spot, choice).responders.length > 0);
  return asks ? ["never-folds-better", "minimum-defence"] : ["minimum-defence"];
}

/** How every opponent answers every choice: by choice, by place. */
export function answersOf(spot: Spot, { opponents, holdings }: Reading, rule: Rule, potential: Potential): Answers[] {
  return spot.choices.map((choice) => {
    if (choice.do === "fold") return opponents.map(() => null);
    const asked = askedBy(spot, choice);
    return opponents.map((seat, place) =>
      asked.responders.includes(seat) ? answerOf(spot, choice, asked, seat, rule, holdings[place] as Holdings, potential) : null,
    );
  });
}

/** Whether every holding can be counted: a river with at most one live opponent, and not too many hands. */
export function countable(spot: Spot, { opponents, holdings }: Reading): boolean {
  if (spot.board.length !== 5 || spot.live.length > 1) return false;
  const { live, allIn } = parted(spot, opponents, holdings);
  return !tooMany(live, allIn);
}

/** All showdowns of a reading that is {@link countable}; null where no deal fits. */
export function countedShowdowns(spot: Spot, { opponents, holdings }: Reading): Showdowns | null {
  const { live, allIn } = parted(spot, opponents, holdings);
  return showdownsOf(spot.board, spot.hero, live, allIn);
}

function parted(
  spot: Spot,
  opponents: readonly Seat[],
  holdings: readonly Holdings[],
): { readonly live: Holdings; readonly allIn: readonly Holdings[] } {
  const of = (seat: number): Holdings => holdings[opponents.indexOf(seat as Seat)] as Holdings;
  return { live: of(spot.principal), allIn: besides(spot).map(of) };
}

/** All choices under one rule, every holding counted. */
export function countedWorths(spot: Spot, reading: Reading, showdowns: Showdowns, rule: Rule, potential: Potential): Worth[] {
  const place = reading.opponents.indexOf(spot.principal);
  const answers = answersOf(spot, reading, rule, potential);
  return spot.choices.map((choice: Choice, i) => worthOf(spot, choice, showdowns, (answers[i]?.[place] as Answer | undefined) ?? null));
}

/** The middle one of some models: a median range, answered by the solver if it was asked. */
export function middleOf(models: readonly Model[]): number {
  const at = (response: Response): number => models.findIndex((model) => model.width === "median" && model.response === response);
  const found = [at("equilibrium"), at("minimum-defence"), at("never-folds-better")].find((index) => index >= 0);
  return found ?? 0;
}
