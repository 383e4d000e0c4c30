import type { CallShare, Choice, Grade, Review } from "@sidepot/trainer/coach";
import { grouped } from "../numbers.ts";
import { nameAt } from "../text.ts";
import type { NamedLayer } from "./words.ts";

/** What the sentences on a review are made of. */
export type ReviewFacts =
  /** Nothing is better than what was done by more than a trifle. */
  | {
      readonly code: "RIGHT";
      readonly made: Choice;
      readonly models: number;
      /** What comes out a little higher all the same: too little to count, or to be told from chance. */
      readonly close: { readonly choice: Choice; readonly gain: number; readonly ofPot: number } | null;
      readonly short: boolean;
      readonly still: StillFacts | null;
      /** No model puts any other choice noticeably higher, bet sizes included. */
      readonly alone: boolean;
    }
  /** `better` is. */
  | {
      readonly code: "LOSES";
      readonly made: Choice;
      readonly better: Choice;
      readonly grade: Grade;
      readonly loss: number;
      readonly ofPot: number;
      readonly models: number;
      readonly still: StillFacts | null;
      /** Some of the pot is out of the player's reach, so that parts are of the rest. */
      readonly short: boolean;
    }
  /** It pays when better hands fold often enough. */
  | {
      readonly code: "HANGS_ON_FOLDS";
      readonly choice: Choice;
      /** Who can fold. */
      readonly live: readonly string[];
      /** Who cannot. */
      readonly allIn: readonly string[];
      readonly breakEven: number;
      /** What would do in a pot that a fold wins whole, where that is less. */
      readonly ordinary: number | null;
      readonly least: number;
      readonly most: number;
      readonly favour: Favour;
    }
  /** It pays when it wins a large enough part of what it can win. */
  | { readonly code: "HANGS_ON_SHARE"; readonly choice: Choice; readonly share: CallShare; readonly favour: Favour }
  /** The models differ, and no one number decides: `gain` is what `other` brings over what was made, the least and the most. */
  | {
      readonly code: "HANGS_ON_HANDS";
      readonly made: Choice;
      readonly other: Choice;
      readonly gain: readonly [number, number];
      readonly favour: Favour;
    };

/** How many models of all put the choice that is asked about above the one that it is compared with. */
export interface Favour {
  readonly models: number;
  readonly of: number;
}

/** A choice that some models put above the one that the verdict names: how many of them, and whether it is no more than another size. */
export interface StillFacts {
  readonly choice: Choice;
  readonly models: number;
  readonly size: boolean;
}

/** Means are written in tenths: what is below shows no difference. */
const SHOWN = 0.05;
/** Below that part of what can be won two choices count as worth the same. */
const SAME = 0.0025;

const CHECK: Choice = { do: "check" };

/** Draws out of a review what its sentences need. */
export function reviewFacts(review: Review, names: readonly string[]): ReviewFacts {
  const { verdict, choices, models } = review;
  const choiceAt = (at: number): Choice => choices[at]?.choice ?? CHECK;
  const made = choiceAt(review.made);
  if (verdict.kind === "agreed") {
    const right = verdict.best === review.made || verdict.grade === "best";
    const rival = verdict.still && choiceAt(verdict.still.at);
    const beside = choiceAt(right ? review.made : verdict.best);
    const still = rival && { choice: rival, models: verdict.still?.models ?? 0, size: "to" in rival && "to" in beside };
    const short = review.reach < review.pot;
    if (right) {
      const close = still ? null : closeOf(review);
      return { code: "RIGHT", made, models: models.length, close, short, still, alone: isAlone(review) };
    }
    const { grade, loss, ofPot } = verdict;
    return { code: "LOSES", made, better: choiceAt(verdict.best), grade, loss, ofPot, models: models.length, still, short };
  }
  const { between, breakEven, ordinary, least, most, share } = verdict;
  // The one that puts in more is the question.
  const [bold] = between.toSorted((a, b) => boldness(choiceAt(b)) - boldness(choiceAt(a))) as [number, number];
  const choice = choiceAt(bold);
  if (share) return { code: "HANGS_ON_SHARE", choice, share, favour: favourOf(review, between, bold) };
  if (breakEven === null) {
    const [made, other] = between;
    const favour = favourOf(review, between, other);
    return { code: "HANGS_ON_HANDS", made: choiceAt(made), other: choiceAt(other), gain: [least, most], favour };
  }
  const { live, allIn } = opponentsOf(review, bold);
  const named = (seats: readonly number[]): string[] => seats.map((seat) => nameAt(names, seat));
  const usual = ordinary !== null && ordinary < breakEven ? ordinary : null;
  return {
    code: "HANGS_ON_FOLDS",
    choice,
    live: named(live),
    allIn: named(allIn),
    breakEven,
    ordinary: usual,
    least,
    most,
    favour: favourOf(review, between, bold),
  };
}

function favourOf({ choices, models }: Review, between: readonly [number, number], at: number): Favour {
  const other = between[0] === at ? between[1] : between[0];
  const ev = (choice: number, model: number): number => choices[choice]?.values[model]?.ev ?? 0;
  return { models: models.filter((_, model) => ev(at, model) > ev(other, model)).length, of: models.length };
}

/** What another choice is worth over the one made, in a model. */
const leadOf = ({ choices, made }: Review, at: number, model: number): number =>
  (choices[at]?.values[model]?.ev ?? 0) - (choices[made]?.values[model]?.ev ?? 0);

function closeOf(review: Review): Extract<ReviewFacts, { code: "RIGHT" }>["close"] {
  const { choices, middle, reach } = review;
  const leads = choices.map((_, at) => leadOf(review, at, middle));
  const gain = Math.max(...leads);
  const choice = choices[leads.indexOf(gain)]?.choice;
  return choice && gain >= SHOWN ? { choice, gain, ofPot: reach > 0 ? gain / reach : 0 } : null;
}

/** Choices of another kind were compared already, errors and all; what is left are sizes. */
function isAlone(review: Review): boolean {
  const { choices, made, models, reach } = review;
  if (!("to" in (choices[made]?.choice ?? CHECK))) return true;
  return choices.every(({ choice }, at) => !("to" in choice) || models.every((_, model) => leadOf(review, at, model) <= SAME * reach));
}

/** How much a choice puts at risk, for comparisons alone. */
function boldness(choice: Choice): number {
  if (choice.do === "bet" || choice.do === "raise") return 2 + choice.to;
  return choice.do === "call" ? 1 : choice.do === "check" ? 0.5 : 0;
}

/** Who can still fold to a bet, and who only has a claim on the pots: read from who can win which layer. */
function opponentsOf({ event, choices }: Review, at: number): { readonly live: number[]; readonly allIn: number[] } {
  const own = "seat" in event ? event.seat : null;
  const layers = choices[at]?.values[0]?.layers ?? [];
  // Who is all-in on this street has a part in the lower of the new layers, and none in the last.
  const last = layers.findLast(({ kind }) => kind === "new")?.eligible ?? [];
  const live = last.filter((seat) => seat !== own);
  const all = new Set(layers.flatMap(({ eligible }) => eligible));
  return { live, allIn: [...all].filter((seat) => seat !== own && !live.includes(seat)).sort((a, b) => a - b) };
}

/** The largest standard error of a review's values, in chips. */
export const errorOf = ({ choices }: Review): number => Math.max(0, ...choices.flatMap(({ values }) => values.map(({ error }) => error)));

/** `≤400`, `400–900`, `>900`: the same in every language. */
export function bandText({ band }: NamedLayer): string {
  if (!band) return "";
  const { from, to } = band;
  return to === null ? `>${grouped(from)}` : from === 0 ? `≤${grouped(to)}` : `${grouped(from)}–${grouped(to)}`;
}
