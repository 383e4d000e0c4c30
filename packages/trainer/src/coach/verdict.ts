import type { Worth } from "./exact.ts";
import type { Choice, Grade, Still, Verdict } from "./types.ts";

/** Below that part of the pot two choices count as worth the same. */
const SAME = 0.0025;
/** So many standard errors are no difference. */
const ERRORS = 3;

/** All that a verdict is made of. Values are by choice. */
export interface Case {
  readonly choices: readonly Choice[];
  readonly made: number;
  /** The chips that the player can win when they decide. */
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

const evAt = (worths: readonly Worth[], at: number): number => worths[at]?.ev ?? 0;

type Agreed = Extract<Verdict, { kind: "agreed" }>;

/**
 * What the models together say of a choice. Only choices of another kind (fold; check or call; bet or raise) can show it wrong; one
 * that some model prefers and none thinks worse does. Where some prefer it and others think it worse, it depends. What it hangs on is
 * the caller's to say.
 */
export function judge(data: Case): Agreed | { readonly kind: "depends"; readonly between: readonly [number, number] } {
  const { choices, made, middle } = data;
  const rivals = choices.flatMap((choice, i) => (kindOf(choice) === kindOf(choices[made]) ? [] : [rivalAt(data, i)]));
  const better = rivals.filter(({ signs }) => signs.some((sign) => sign > 0));
  if (better.length === 0) return right(data);
  const sure = better.filter(({ signs }) => signs.every((sign) => sign >= 0));
  const first = (list: readonly Rival[], by: (rival: Rival) => number): Rival => list.reduce((a, b) => (by(b) > by(a) ? b : a));
  const inMiddle = ({ leads }: Rival): number => leads[middle] ?? 0;
  if (sure.length > 0) {
    const best = first(sure, inMiddle);
    const loss = Math.max(0, inMiddle(best));
    // Too little to speak of in the middle model: what was made stands, and what others say is said beside it.
    return gradeOf(ofPot(data, loss)) === "best" ? right(data) : grade(data, best.at, loss);
  }
  const main = first(better, inMiddle);
  const other = (main.signs[middle] ?? 0) > 0 ? main : first(better, ({ leads }) => Math.max(...leads));
  return { kind: "depends", between: [made, other.at] };
}

interface Rival {
  readonly at: number;
  /** By model: what it gains over the choice that it is compared with, and whether that counts. */
  readonly leads: readonly number[];
  readonly signs: readonly number[];
}

function rivalAt({ models, made, pot }: Case, at: number, other = made): Rival {
  const leads = models.map(({ worths }) => evAt(worths, at) - evAt(worths, other));
  const signs = models.map(({ errors }, i) => {
    const lead = leads[i] as number;
    // Errors are those of differences to what was made.
    const error = Math.hypot(errors[at] ?? 0, other === made ? 0 : (errors[other] ?? 0));
    return Math.abs(lead) <= threshold(pot, error) ? 0 : Math.sign(lead);
  });
  return { at, leads, signs };
}

/** The kind is right. Sizes are compared by the solver's answers alone: the other models are too coarse for it. */
function right(data: Case): Agreed {
  const { choices, made, models, middle } = data;
  const model = models[middle];
  let best = made;
  const sizes = [...choices.keys()].filter((i) => kindOf(choices[i]) === kindOf(choices[made]));
  if (model?.solved) for (const i of sizes) if (evAt(model.worths, i) > evAt(model.worths, best)) best = i;
  return grade(data, best, evAt(model?.worths ?? [], best) - evAt(model?.worths ?? [], made));
}

function grade(data: Case, found: number, loss: number): Agreed {
  const best = loss > 0 ? found : data.made;
  const part = ofPot(data, loss);
  return { kind: "agreed", best, grade: gradeOf(part), loss, ofPot: part, still: stillOf(data, best, gradeOf(part) === "best") };
}

const ofPot = ({ pot }: Case, chips: number): number => (pot > 0 ? chips / pot : 0);

/**
 * What the table of the middle model shows as better than the verdict's best; where it shows nothing and what was made stands, a
 * choice of another kind that some other model prefers.
 */
function stillOf(data: Case, best: number, stands: boolean): Still | null {
  const { choices, made, middle } = data;
  const rivals = choices.flatMap((_, i) => (i === best ? [] : [rivalAt(data, i, best)]));
  const shown = rivals.filter(({ signs }) => (signs[middle] ?? 0) > 0);
  const unseen = rivals.filter(({ at, signs }) => kindOf(choices[at]) !== kindOf(choices[made]) && signs.some((sign) => sign > 0));
  const [first] = (shown.length > 0 ? shown : stands ? unseen : []).sort((a, b) => (b.leads[middle] ?? 0) - (a.leads[middle] ?? 0));
  return first ? { at: first.at, models: first.signs.filter((sign) => sign > 0).length } : null;
}
