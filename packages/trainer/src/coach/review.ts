import { seeded } from "sidepot/random";
import { WIDTHS, type Width } from "../ranges/index.ts";
import { equilibriumOf } from "./equilibrium.ts";
import { beatsIn, type Worth } from "./exact.ts";
import { findingsOf } from "./findings.ts";
import { hinge } from "./hinge.ts";
import { answersOf, countable, countedShowdowns, countedWorths, middleOf, type Reading, readingOf, rulesOf } from "./models.ts";
import { type Potential, potentialOf } from "./potential.ts";
import { type Beats, samplingOf } from "./sampled.ts";
import type { Showdowns } from "./showdowns.ts";
import { type Spot, spotOf } from "./spot.ts";
import { tournament } from "./tournament.ts";
import {
  type ChoiceReview,
  type Decision,
  type Finding,
  type Model,
  type NoReview,
  RESPONSES,
  type Review,
  type Reviewing,
  type ReviewOptions,
  type ReviewProgress,
} from "./types.ts";
import { judge } from "./verdict.ts";

/** The reading that the middle model needs comes first. */
const ORDER: readonly Width[] = ["median", "tight", "wide"];
const SAMPLES = 20_000;
/** Deals of one step. */
const DEALS = 2000;
const ITERATIONS = 100;
/** Iterations of one step, and after how many the solver is measured. */
const RUN = 2;
const MEASURE = 20;

/** What is known of one model. */
export interface ModelWorths {
  readonly model: Model;
  /** By choice. */
  readonly worths: readonly Worth[];
  /** By choice: the standard error of its difference to what was made. */
  readonly errors: readonly number[];
}

/** A review at work. */
export interface Work {
  readonly spot: Spot;
  readonly models: readonly ModelWorths[];
  /** How the hand does against all all-in players, and against the live one, by the median reading. */
  readonly beats: Beats;
  /** What the bet is worth in a tournament, where that was asked. */
  readonly tournament: Finding | null;
}

/**
 * Reviews a decision, step by step. On a river with one live opponent everything is counted; elsewhere deals are drawn at random from a
 * seed. The answer is made of {@link Review.models}: three readings of the opponents' actions, each with up to three ways to answer a bet.
 *
 * Before the flop only decisions are reviewed that leave little to play: a call or fold after which nobody has more behind than the pot,
 * or all-in ones.
 */
export function startReview(decision: Decision, options: ReviewOptions = {}): Reviewing {
  const spot = spotOf(decision);
  const problem = "code" in spot ? spot : notCovered(spot);
  if (problem || "code" in spot) {
    return { progress: { done: 1, of: 1, solving: null }, review: null, problem: problem as NoReview, step: () => false };
  }
  return new Reviewer(decision, spot, options);
}

/** Reviews a decision at once; a worker takes {@link startReview}. */
export function review(
  decision: Decision,
  options: ReviewOptions = {},
): { readonly ok: true; readonly value: Review } | { readonly ok: false; readonly error: NoReview } {
  const work = startReview(decision, options);
  while (work.step());
  return work.review ? { ok: true, value: work.review } : { ok: false, error: work.problem ?? { code: "NO_DEAL" } };
}

/** Before the flop most of a deep hand is still to come, which checking down does not tell. */
function notCovered(spot: Spot): NoReview | null {
  if (spot.board.length > 0) return null;
  const { hand, seat, stacks, pot, choices, made, toCall, live } = spot;
  const raised = hand.phase.at === "betting" && hand.phase.round.bets > 1;
  const choice = choices[made];
  const shove = choice !== undefined && "to" in choice && choice.allIn;
  if (shove) return null;
  if (!raised && spot.allIn.length === 0) return { code: "PREFLOP_OPEN" };
  if (choice !== undefined && "to" in choice) return { code: "PREFLOP_DEEP" };
  // After a call: what the player and the deepest live opponent could still bet.
  const behind = Math.min((stacks[seat] as number) - toCall, Math.max(0, ...live.map((i) => stacks[i] as number)));
  return behind <= pot + toCall ? null : { code: "PREFLOP_DEEP" };
}

class Reviewer implements Reviewing {
  readonly #decision: Decision;
  readonly #spot: Spot;
  readonly #options: ReviewOptions;
  readonly #work: Iterator<unknown>;
  readonly #models: ModelWorths[] = [];
  #done = 0;
  #of = 1;
  #solving: ReviewProgress["solving"] = null;
  #solved: Review["solved"] = null;
  #sampled = false;
  /** Of the median reading, where everything was counted. */
  #showdowns: Showdowns | null = null;
  #beats: Beats = { allIn: 0, live: 0 };
  #tournament: Finding | null = null;
  #problem: NoReview | null = null;
  #review: Review | null = null;
  #stale = false;

  constructor(decision: Decision, spot: Spot, options: ReviewOptions) {
    this.#decision = decision;
    this.#spot = spot;
    this.#options = options;
    this.#work = this.#steps();
  }

  get progress(): ReviewProgress {
    return { done: this.#done, of: Math.max(this.#done, this.#of), solving: this.#solving };
  }

  get problem(): NoReview | null {
    return this.#problem;
  }

  get review(): Review | null {
    if (this.#stale) this.#review = this.#made();
    this.#stale = false;
    return this.#review;
  }

  step(): boolean {
    const { done } = this.#work.next();
    this.#done = done ? this.#of : this.#done + 1;
    return !done;
  }

  *#steps(): Generator<void, void> {
    const { samples = SAMPLES, iterations = ITERATIONS } = this.#options;
    const spot = this.#spot;
    const solvable = spot.board.length === 5 && iterations > 0;
    const counted = spot.board.length === 5 && spot.live.length <= 1;
    this.#of = 1 + ORDER.length * ((counted ? 1 : Math.ceil(samples / DEALS)) + (solvable ? 1 + Math.ceil(iterations / RUN) : 0));
    const potential = potentialOf(spot.board, spot.hero);
    yield;
    for (const width of ORDER) {
      const reading = readingOf(this.#decision, spot, width);
      const found =
        reading !== null && (countable(spot, reading) ? this.#count(reading, potential) : yield* this.#sample(reading, potential));
      if (!found) {
        this.#problem = { code: "NO_DEAL" };
        return;
      }
      if (reading?.width === "median" && this.#options.prizes) {
        this.#tournament = tournament(this.#decision, { spot, models: this.#models }, this.#options, potential);
      }
      yield;
    }
    if (solvable) for (const width of ORDER) yield* this.#solve(width, iterations);
  }

  #count(reading: Reading, potential: Potential): boolean {
    const spot = this.#spot;
    const showdowns = countedShowdowns(spot, reading);
    if (showdowns === null) return false;
    if (reading.width === "median") {
      this.#showdowns = showdowns;
      this.#beats = beatsIn(spot, showdowns);
    }
    const errors = spot.choices.map(() => 0);
    for (const response of rulesOf(spot)) {
      const worths = countedWorths(spot, reading, showdowns, response, potential);
      this.#add({ model: { width: reading.width, response }, worths, errors });
    }
    return true;
  }

  *#sample(reading: Reading, potential: Potential): Generator<void, boolean> {
    const { seed = 1, samples = SAMPLES } = this.#options;
    const spot = this.#spot;
    const rules = rulesOf(spot);
    const answers = rules.map((rule) => answersOf(spot, reading, rule, potential));
    const sampling = samplingOf(spot, reading.opponents, reading.holdings, answers, seeded(seed, ORDER.indexOf(reading.width)));
    while (sampling.deals < samples) {
      if (!sampling.deal(Math.min(DEALS, samples - sampling.deals))) return false;
      yield;
    }
    this.#sampled = true;
    if (reading.width === "median") this.#beats = sampling.beats();
    const worths = sampling.worths();
    const errors = sampling.errors();
    for (const [i, response] of rules.entries()) {
      this.#add({ model: { width: reading.width, response }, worths: worths[i] as Worth[], errors: errors[i] as number[] });
    }
    return true;
  }

  *#solve(width: Width, iterations: number): Generator<void, void> {
    const equilibrium = equilibriumOf(this.#decision, this.#spot, width);
    if (equilibrium === null) return;
    const { solver } = equilibrium;
    let ofPot: number | null = null;
    while (solver.iterations < iterations) {
      this.#solving = { width, iterations: solver.iterations, ofPot };
      yield;
      solver.run(Math.min(RUN, iterations - solver.iterations));
      if (solver.iterations % MEASURE === 0 || solver.iterations >= iterations) ofPot = solver.exploitability().ofPot;
    }
    this.#solving = null;
    const worths = equilibrium.worths();
    if (worths === null) return;
    // One number for all readings: the one that is furthest from an equilibrium.
    this.#solved = { iterations, ofPot: Math.max(ofPot ?? 0, this.#solved?.ofPot ?? 0) };
    this.#add({ model: { width, response: "equilibrium" }, worths, errors: this.#spot.choices.map(() => 0) });
  }

  #add(model: ModelWorths): void {
    this.#models.push(model);
    this.#stale = this.#models.length >= 3;
  }

  #made(): Review {
    const { at, event } = this.#decision;
    const spot = this.#spot;
    const rank = ({ model }: ModelWorths): number => 10 * WIDTHS.indexOf(model.width) + RESPONSES.indexOf(model.response);
    const entries = [...this.#models].sort((a, b) => rank(a) - rank(b));
    const models = entries.map(({ model }) => model);
    const middle = middleOf(models);
    const cases = entries.map(({ worths, errors, model }) => ({ worths, errors, solved: model.response === "equilibrium" }));
    const said = judge({ choices: spot.choices, made: spot.made, pot: spot.reach, models: cases, middle });
    const verdict = said.kind === "agreed" ? said : { ...said, ...hinge(spot, entries, middle, this.#showdowns, said.between) };
    const choices = spot.choices.map(
      (choice, i): ChoiceReview => ({
        choice,
        values: entries.map(({ model, worths }) => {
          const { ev, error, layers, folds } = worths[i] as Worth;
          return { model, ev, error, layers, folds };
        }),
      }),
    );
    const work: Work = { spot, models: entries, beats: this.#beats, tournament: this.#tournament };
    return {
      ...{
        at,
        street: spot.street,
        event,
        toCall: spot.toCall,
        pot: spot.pot,
        reach: spot.reach,
        models,
        middle,
        choices,
        made: spot.made,
        verdict,
      },
      findings: findingsOf(work, middle),
      method: this.#sampled ? "sampled" : "exact",
      solved: this.#solved,
    };
  }
}
