import type { Problem } from "../problem.ts";
import { ok, type Result } from "../result.ts";
import { countEvery } from "./every.ts";
import { addTally, emptyTally, readTally } from "./tally.ts";
import type { Equity, EquityInput, EquityOptions, EquityPlan } from "./types.ts";

/** Every player contests the one pot. */
const everyone = (input: EquityInput): readonly (readonly number[])[] => [input.players.map((_, player) => player)];

/** The contests of a question, as {@link EquityInput} fills them in. */
export const contestsOf = (input: EquityInput): readonly (readonly number[])[] => input.contests ?? everyone(input);

/** Cuts a question into units of work, or says what is wrong with it. */
export function planEquity(input: EquityInput, _options: EquityOptions = {}): Result<EquityPlan, Problem> {
  const full = { players: input.players, board: input.board ?? [], dead: input.dead ?? [], contests: contestsOf(input) };
  return ok({ method: "exact", units: 1, run: () => countEvery(full), enough: () => false });
}

/** Answers a question here and now, one unit after another. Long work belongs to {@link runPlan} with workers. */
export function equity(input: EquityInput, options: EquityOptions = {}): Result<Equity, Problem> {
  const made = planEquity(input, options);
  if (!made.ok) return made;
  const plan = made.value;
  const contests = contestsOf(input);
  const sum = emptyTally(input.players.length, contests.length);
  for (let unit = 0; unit < plan.units && !plan.enough(sum); unit++) addTally(sum, plan.run(unit));
  return ok(readTally(plan.method, sum, contests, input.players.length));
}
