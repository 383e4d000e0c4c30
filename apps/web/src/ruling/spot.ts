import {
  CASES,
  type Case,
  type Decision,
  type FactSpec,
  GROUPS,
  type Group,
  type Rulebook,
  rule,
  SITUATIONS,
  type Situation,
  type SituationName,
} from "sidepot/rulings";

/** A case as far as it has been answered, under a rulebook. */
export interface Spot {
  readonly case: Case;
  /** The id of the answer; null where nothing is asked, or nothing has been answered yet. */
  readonly answer: string | null;
  /** What was changed beside the outcome. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly book: Rulebook;
}

/** Every case with its group, in the order of the groups. */
export const ALL_CASES: readonly { readonly group: Group; readonly one: Case }[] = GROUPS.flatMap((group) =>
  CASES[group].map((one) => ({ group, one })),
);

/** The case of an id, with its group. */
export const findCase = (id: string): (typeof ALL_CASES)[number] | null => ALL_CASES.find(({ one }) => one.id === id) ?? null;

const situationOf = (one: Case): Situation<unknown> => SITUATIONS[one.situation as SituationName] as Situation<unknown>;

/** What a case asks about a fact; null where its situation has no such fact. */
export const specOf = (one: Case, fact: string): FactSpec | null =>
  (situationOf(one).facts as Readonly<Record<string, FactSpec>>)[fact] ?? null;

/** Whether cards have to be moved, so that it can be practised on a deck. */
export const hasCards = (one: Case): boolean => situationOf(one).scene !== undefined;

/** Whether the one question is still open. */
export const isAsking = ({ case: one, answer }: Pick<Spot, "case" | "answer">): boolean => one.answers.length > 0 && answer === null;

/** Everything that is known of a spot; what the answer settles cannot be changed beside it. */
export function factsAt({ case: one, answer, facts }: Spot): Readonly<Record<string, unknown>> {
  return { ...one.facts, ...facts, ...one.answers.find(({ id }) => id === answer)?.facts };
}

/** The facts that can still be changed beside the outcome: the answer has settled the others. */
export const openFacts = ({ case: one, answer }: Spot): readonly string[] => {
  const settled = one.answers.find(({ id }) => id === answer)?.facts ?? {};
  return one.more.filter((fact) => !Object.hasOwn(settled, fact));
};

/** What is ruled at a spot, by its own rulebook or another one. */
export const decisionAt = (spot: Spot, book: Rulebook = spot.book): ReturnType<typeof rule> =>
  rule({ rules: book, situation: spot.case.situation as SituationName, facts: factsAt(spot) });

/** Whether two rulebooks rule the same: what is decided, and what hands do. */
function ruleAlike(a: Decision, b: Decision): boolean {
  const essence = ({ decision, misdeal, steps, choices }: Decision): string =>
    JSON.stringify([decision, misdeal, steps, choices.map((one) => [one.decision, one.misdeal, one.steps])]);
  return essence(a) === essence(b);
}

/** Other rulebooks beside an outcome: which rule the same, and what the others rule. */
export interface Others {
  readonly alike: readonly Rulebook[];
  readonly different: readonly { readonly book: Rulebook; readonly decision: Decision }[];
}

/** Holds the other rulebooks against the outcome. */
export function othersAt(spot: Spot, decision: Decision, books: readonly Rulebook[]): Others {
  const ruled = books
    .filter(({ id }) => id !== spot.book.id)
    .flatMap((book) => {
      const other = decisionAt(spot, book);
      return other.ok ? [{ book, decision: other.value }] : [];
    });
  return {
    alike: ruled.filter((other) => ruleAlike(other.decision, decision)).map(({ book }) => book),
    different: ruled.filter((other) => !ruleAlike(other.decision, decision)),
  };
}

/** Whether it has to be said besides the decision that this is a misdeal. */
export const saysMisdeal = ({ decision, misdeal }: Decision): boolean => misdeal && decision !== "misdeal";

/**
 * What the hand has to be stopped for: cards move, a hand dies, or the floor has to choose. A ruling on bets alone needs no stop, and
 * neither does a deal that simply goes on.
 */
export const stopsHand = ({ decision, misdeal, steps }: Decision): boolean =>
  misdeal || decision === "floor-decides" || (decision !== "hand-goes-on" && steps.some(({ do: what }) => STOPS.has(what)));

const STOPS: ReadonlySet<string> = new Set([
  "call-floor",
  "return-to-stub",
  "shuffle-stub",
  "scramble",
  "draw-as-burn",
  "set-aside",
  "make-burn",
  "replace-card",
  "kill-hand",
  "return-bets",
  "redeal-hand",
  "restore-stub",
  "mix-into-stub",
]);
