import { fail, ok, type Result } from "../../result.ts";
import type { Decision } from "../rule.ts";
import { BOARD_STREETS, type TableStep } from "../steps.ts";
import { isTableStep, perform } from "./perform.ts";
import { sceneOf } from "./played.ts";
import { type Random, seeded } from "./random.ts";
import type { Refusal } from "./refusal.ts";
import { tableOf } from "./setup.ts";
import type { SetupProblem } from "./setup-problem.ts";
import { burnStreet, liveSeats, nextStreet, type Table } from "./table.ts";

/** An exercise on a virtual deck: the steps of a decision one verb at a time, then the ordinary way on to the river. */
export interface Practice {
  readonly table: Table;
  /** All verbs in order; burning and dealing are two. */
  readonly steps: readonly TableStep[];
  /** For each of `steps` the index of the decision's step of which it is a part; null for the ordinary way on. */
  readonly of: readonly (number | null)[];
  /** How many of `steps` are done. */
  readonly done: number;
  readonly over: boolean;
  /** What is offered beside the next street's deal, fixed when the exercise begins. */
  readonly offers: readonly TableStep[];
}

/**
 * Begins an exercise; null where the decision concerns no card.
 *
 * @param decision a decision, or one with the `steps` of a choice in place of its own
 */
export function openPractice(decision: Decision, players: number, random: Random): Result<Practice, SetupProblem | Refusal> | null {
  const scene = sceneOf(decision);
  if (scene === null) return null;
  const start = tableOf(scene, players, random);
  if (!start.ok) return start;
  const steps: TableStep[] = [];
  const of: (number | null)[] = [];
  for (const [at, step] of decision.steps.entries()) {
    if (!isTableStep(step)) continue;
    for (const verb of handsOf(step)) {
      steps.push(verb);
      of.push(at);
    }
  }
  const goingOn = waysOn(decision, start.value, steps);
  if (!goingOn.ok) return goingOn;
  const all = [...steps, ...goingOn.value];
  return ok({
    table: start.value,
    steps: all,
    of: [...of, ...goingOn.value.map(() => null)],
    done: 0,
    over: all.length === 0,
    offers: offersOf(all, start.value),
  });
}

/** What hands do one after the other: a street that is dealt with its burn is two verbs. */
const handsOf = (step: TableStep): readonly TableStep[] =>
  step.do === "deal" && step.burn ? [{ do: "burn" }, { ...step, burn: false }] : [step];

/** How the hand goes on after the decision: finish the betting, burn where no burn is out, deal, to the river. */
function waysOn(decision: Decision, start: Table, steps: readonly TableStep[]): Result<readonly TableStep[], Refusal> {
  // What happens does not depend on which cards come.
  const random = seeded(1);
  const way: TableStep[] = [];
  let table = start;
  const go = (step: TableStep): Refusal | null => {
    const done = perform(table, step, random);
    if (!done.ok) return done.error;
    table = done.value;
    return null;
  };
  for (const step of steps) {
    const refusal = go(step);
    if (refusal !== null) return fail(refusal);
  }
  if (!playsOn(decision, table)) return ok([]);
  for (let street = nextStreet(table); street !== null && street !== "stud-street"; street = nextStreet(table)) {
    const round: readonly TableStep[] = [
      ...(table.owed.length > 0 ? [{ do: "finish-betting" } as const] : []),
      ...(table.burned[street] === 0 ? [{ do: "burn" } as const] : []),
      { do: "deal", street, burn: false },
    ];
    for (const step of round) {
      const refusal = go(step);
      if (refusal !== null) return fail(refusal);
      way.push(step);
    }
  }
  return ok(way);
}

const ENDING: ReadonlySet<Decision["decision"]> = new Set(["floor-decides", "hand-over"]);

/** Whether the hand goes on after its steps: it was not dealt anew, nobody was paid back, and two hands are left. */
function playsOn({ decision, steps, misdeal }: Decision, table: Table): boolean {
  const ended = misdeal || ENDING.has(decision) || steps.some((step) => step.do === "return-bets" || step.do === "redeal-hand");
  const ready = table.scrambled.length === 0 && !table.unshuffled;
  return table.game === "holdem" && !ended && ready && liveSeats(table).length > 1;
}

const FEWEST_OFFERS = 5;

/** The right verbs once each, a burn that is one too many, and what people do by mistake. */
function offersOf(steps: readonly TableStep[], table: Table): readonly TableStep[] {
  const newest = BOARD_STREETS.findLast((street) => table.board[street].length > 0);
  const own = (names: readonly TableStep["do"][]): readonly TableStep[] => steps.filter((step) => names.includes(step.do));
  // Two burns at a time are a verb beside the ordinary one.
  const others = steps.filter((step) => !SLOTS.includes(step.do) || (step.do === "burn" && !sameVerb(step, { do: "burn" })));
  const mistakes: readonly TableStep[] = [
    ...(newest === undefined ? [] : [{ do: "return-to-stub", cards: [newest] } as const]),
    { do: "shuffle-stub", faceDown: true },
    { do: "redeal-hand" },
    { do: "return-bets" },
  ];
  const first = unique([...own(["call-floor"]), { do: "finish-betting" }, ...own(["keep-burns"]), { do: "burn" }, ...others]);
  const missing = mistakes.filter((verb) => !first.some((offered) => sameVerb(offered, verb)));
  return [...first, ...missing.slice(0, Math.max(0, FEWEST_OFFERS - first.length))];
}

/** Verbs that have a place of their own among the buttons. */
const SLOTS: readonly TableStep["do"][] = ["call-floor", "finish-betting", "keep-burns", "burn", "deal"];

const unique = (steps: readonly TableStep[]): readonly TableStep[] =>
  steps.filter((step, at) => steps.findIndex((other) => sameVerb(step, other)) === at);

/** The verbs to offer, in an order that stays; the last one deals whatever street could come, the right one or one too early. */
export function verbsOf(practice: Practice): readonly TableStep[] {
  const expected = practice.steps[practice.done];
  const next = nextStreet(practice.table);
  const street = next === null ? "river" : next;
  return [...practice.offers, expected?.do === "deal" ? expected : { do: "deal", street, burn: false }];
}

/**
 * Tries a verb. The right one is performed; any other changes nothing and is refused with the reason and the step that comes now.
 */
export function attempt(practice: Practice, verb: TableStep, random: Random): Result<Practice, Refusal> {
  const expected = practice.steps[practice.done];
  if (expected === undefined) return fail({ code: "PRACTICE_OVER", verb, expected: null });
  // Who burns and deals in one go has done both.
  const hands = sameVerb(verb, expected) ? [verb] : handsOf(verb);
  if (!hands.every((hand, at) => sameVerb(hand, practice.steps[practice.done + at]))) {
    return fail({ ...reasonAgainst(practice, verb, expected), verb, expected });
  }
  let { table } = practice;
  for (const hand of hands) {
    const done = perform(table, hand, random);
    if (!done.ok) return fail({ ...done.error, verb, expected });
    table = done.value;
  }
  const done = practice.done + hands.length;
  return ok({ ...practice, table, done, over: done === practice.steps.length });
}

/** Whether two steps are the same thing to do; whose betting is finished is clear at the table. */
export function sameVerb(one: TableStep, other: TableStep | undefined): boolean {
  if (one.do === "finish-betting" || other === undefined) return one.do === other?.do;
  if (one.do === "burn" && other.do === "burn") return (one.cards ?? 1) === (other.cards ?? 1);
  return canonical(one) === canonical(other);
}

const canonical = (step: TableStep): string => JSON.stringify(Object.entries(step).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The most telling reason why a verb is not the one that comes now. */
function reasonAgainst(practice: Practice, verb: TableStep, expected: TableStep): Refusal {
  const { table } = practice;
  if (burns(verb)) {
    const left = practice.steps.slice(practice.done);
    const dealt = left.find((step) => step.do === "deal");
    // A burn that is still to come before that deal is only too early.
    const early = dealt !== undefined && left.slice(0, left.indexOf(dealt)).some((step) => step.do === "burn");
    const street = dealt === undefined ? nextStreet(table) : burnStreet(dealt.street);
    if (street !== null && !early && table.burned[street] > 0) return { code: "ONE_BURN_A_STREET", street, burns: table.burned[street] };
  }
  const brings = burns(verb) || verb.do === "deal";
  if (brings && expected.do === "finish-betting" && table.owed.length > 0) return { code: "FINISH_BETTING_FIRST", seats: table.owed };
  if (brings && table.unshuffled) return { code: "SHUFFLE_FIRST" };
  // A street without its burn: the step that comes now says it.
  if (verb.do === "deal" && expected.do === "burn") return { code: "NOT_NOW" };
  if (verb.do === "turn-up" && expected.do === "draw-as-burn") return { code: "WOULD_EXPOSE", street: verb.cards };
  const physical = perform(table, verb, seeded(1));
  if (!physical.ok) return physical.error;
  if (verb.do === "deal") return { code: "WOULD_EXPOSE", street: burnStreet(verb.street) };
  return { code: "NOT_NOW" };
}

const burns = (verb: TableStep): boolean => verb.do === "burn" || (verb.do === "deal" && verb.burn);
