// One question, and the way in which it is best answered.
import type { Card } from "../cards/card.ts";
import { fail, ok, type Result } from "../result.ts";
import { checkEquity } from "./check.ts";
import { matchupsOf, planMatchups } from "./matchups.ts";
import { countPreflop } from "./preflop.ts";
import type { EquityProblem } from "./problem.ts";
import { planRunouts, workOf } from "./runouts.ts";
import { planSampling, type Sampling, sampleChunk } from "./sample.ts";
import { addTally, emptyTally, largestError, readTally, weighTally } from "./tally.ts";
import type { Equity, EquityInput, EquityOptions, EquityPlan, Range, Tally } from "./types.ts";

/** Steps of some nanoseconds that `auto` counts at most: some seconds of one core. */
const SOON = 1_000_000_000;
/** Steps that are counted at most, when counting is asked for: a day of one core. */
const MOST = 1e13;
/** Steps of one match-up before the flop. */
const MATCHUP = 60_000;
const PRECISION = 0.0005;
const MOST_SAMPLES = 20_000_000;
/** Sampling does not end before: so few deals may all have been alike. */
const LEAST_SAMPLES = 100_000;

/** The contests of a question: one for all players where nothing else is said. The question is not checked: `checkEquity` does that. */
export const contestsOf = (input: EquityInput): readonly (readonly number[])[] =>
  input.contests ?? [input.players.map((_, player) => player)];

/** Cuts a question into units of work, or says what is wrong with it. */
export function planEquity(input: EquityInput, options: EquityOptions = {}): Result<EquityPlan, EquityProblem> {
  const problem = checkEquity(input, options);
  if (problem) return fail(problem);
  const { board = [], dead = [] } = input;
  const known = new Set<Card>([...board, ...dead]);
  const players = input.players.map((range): Range => range.filter(({ cards: [a, b] }) => !known.has(a) && !known.has(b)));
  const full = { players, board, dead, contests: contestsOf(input) };
  const { method = "auto" } = options;
  if (method === "sampled") return ok(planSamples(full, options));
  const steps = stepsOf(full);
  if (method === "auto" && steps > SOON) return ok(planSamples(full, options));
  if (steps > MOST) return fail({ code: "TOO_MUCH_TO_COUNT", path: "method" });
  return ok(planExact(full));
}

const areKnown = ({ players }: EquityInput): boolean => players.every((range) => range.length === 1);

function stepsOf(input: Required<EquityInput>): number {
  if (input.board.length > 2) return workOf(input);
  return MATCHUP * (areKnown(input) ? 1 : matchupsOf(input));
}

function planExact(input: Required<EquityInput>): EquityPlan {
  const { players, board, dead, contests } = input;
  if (board.length > 2) return planRunouts(input);
  if (!areKnown(input)) return planMatchups(input);
  const hands = players.flatMap((range) => range.map(({ cards }) => cards));
  const weight = players.reduce((product, [combo]) => product * (combo?.weight ?? 1), 1);
  const run = () => weighTally(countPreflop(hands, board, dead, contests), weight);
  return { method: "exact", units: 1, run, error: () => 0, enough: () => false };
}

function planSamples(input: Required<EquityInput>, options: EquityOptions): EquityPlan {
  const { seed = 1, precision = PRECISION, mostSamples = MOST_SAMPLES } = options;
  // `checkEquity` has found a deal, so there is one to be drawn.
  const sampling = planSampling(input) as Sampling;
  const error = (sum: Tally): number => largestError(sum, input.contests);
  return {
    method: "sampled",
    units: Math.max(1, Math.ceil(mostSamples / sampling.deals)),
    run: (unit) => sampleChunk(sampling, seed, unit),
    error,
    enough: (sum) => sum.boards >= LEAST_SAMPLES && error(sum) <= precision,
  };
}

/** Answers a question here and now, one unit after another. Long work belongs to `runPlan`, with workers. */
export function equity(input: EquityInput, options: EquityOptions = {}): Result<Equity, EquityProblem> {
  const made = planEquity(input, options);
  if (!made.ok) return made;
  const plan = made.value;
  const contests = contestsOf(input);
  const sum = emptyTally(input.players.length, contests.length);
  for (let unit = 0; unit < plan.units && !plan.enough(sum); unit++) addTally(sum, plan.run(unit));
  return ok(readTally(plan.method, sum, contests, input.players.length));
}
