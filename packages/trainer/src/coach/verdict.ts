import type { Worth } from "./exact.ts";
import type { Choice, Grade, Verdict } from "./types.ts";

/** Below that part of the pot two choices count as worth the same. */
export const SAME = 0.0025;
/** So many standard errors are no difference. */
const ERRORS = 3;

/** All that a verdict is made of. Values are by choice. */
export interface Case {
  readonly choices: readonly Choice[];
  readonly made: number;
  readonly pot: number;
  /** One entry a model. */
  readonly models: readonly {
    readonly worths: readonly Worth[];
    /** Standard errors of the differences to what was made. */
    readonly errors: readonly number[];
    /** Answers come from the solver, so that bet sizes can be compared. */
    readonly solved: boolean;
  }[];
  readonly middle: number;
}

/** A difference that counts: a part of the pot, or what chance could have made. */
export const threshold = (pot: number, error: number): number => Math.max(SAME * pot, ERRORS * error);

const KINDS: Readonly<Record<Choice["do"], number>> = { fold: 0, check: 1, call: 1, bet: 2, raise: 2 };
const kindOf = (choice: Choice | undefined): number => (choice ? KINDS[choice.do] : 0);

/** A loss as a part of the pot, graded. */
export const gradeOf = (ofPot: number): Grade => (ofPot < 0.001 ? "best" : ofPot < 0.005 ? "fine" : ofPot < 0.02 ? "mistake" : "blunder");

/** The best choice of another kind than the one made, in one model; -1 where there is none. */
function rival({ choices, made }: Case, worths: readonly Worth[]): number {
  let best = -1;
  for (const [i, choice] of choices.entries()) {
    if (kindOf(choice) === kindOf(choices[made])) continue;
    if (best < 0 || evAt(worths, i) > evAt(worths, best)) best = i;
  }
  return best;
}

const evAt = (worths: readonly Worth[], at: number): number => worths[at]?.ev ?? 0;

/** What the models together say of a choice. The parts that need more than values (what it hangs on) are the caller's. */
export function judge(
  data: Case,
): Extract<Verdict, { kind: "agreed" }> | { readonly kind: "depends"; readonly between: readonly [number, number] } {
  const { models, made, middle } = data;
  // Above 0: another kind of choice is better; below: what was made is.
  const leads = models.map(({ worths, errors }) => {
    const other = rival(data, worths);
    const lead = other < 0 ? Number.NEGATIVE_INFINITY : evAt(worths, other) - evAt(worths, made);
    return { other, lead, sign: Math.abs(lead) <= threshold(data.pot, errors[other] ?? 0) ? 0 : Math.sign(lead) };
  });
  const main = leads[middle];
  if (leads.some(({ sign }) => sign > 0) && leads.some(({ sign }) => sign < 0)) {
    const strongest = leads.reduce((most, each) => (each.lead > most.lead ? each : most));
    const other = main !== undefined && main.sign > 0 ? main.other : strongest.other;
    return { kind: "depends", between: [made, other] };
  }
  return agreed(
    data,
    leads.some(({ sign }) => sign > 0),
  );
}

function agreed(data: Case, wrong: boolean): Extract<Verdict, { kind: "agreed" }> {
  const { choices, made, middle, models, pot } = data;
  const model = models[middle];
  const worths = model?.worths ?? [];
  // Sizes are compared by the solver's answers alone: the other models are too coarse for it.
  const open = choices.map((_, i) => i).filter((i) => model?.solved === true || kindOf(choices[i]) !== kindOf(choices[made]));
  let best = made;
  for (const i of wrong || model?.solved ? open : []) if (evAt(worths, i) > evAt(worths, best)) best = i;
  const lead = evAt(worths, best) - evAt(worths, made);
  const loss = lead > ERRORS * (model?.errors[best] ?? 0) ? lead : 0;
  const ofPot = pot > 0 ? loss / pot : 0;
  return { kind: "agreed", best: loss > 0 ? best : made, grade: gradeOf(ofPot), loss, ofPot };
}
