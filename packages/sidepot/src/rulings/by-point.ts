import { BOOK_IDS, type BookId } from "./books.ts";
import type { DecisionCode, WrongCode } from "./codes.ts";
import type { Holding } from "./point.ts";
import { POINTS, type PointName, type Points } from "./points.ts";
import { type Choice, neverRight, type Ruling, rightBy, type Wrong } from "./situation.ts";

/** What one value of a point comes to, as the floor can choose it. */
export interface OpenWay extends Pick<Choice, "decision" | "steps">, Partial<Pick<Choice, "misdeal" | "unchanged">> {
  /** Its name among the floor's choices, where another way there is called the same. */
  readonly chosen?: DecisionCode;
}

/** Where a point is left to the floor: it is called, and chooses among the ways that are listed there. */
export const floorChooses = (
  { choices }: Pick<Holding, "choices">,
  ways: Readonly<Record<string, OpenWay>>,
): Pick<Ruling, "decision" | "steps" | "choices"> => ({
  decision: "floor-decides",
  steps: [{ do: "call-floor" }],
  choices: choices.flatMap((value) => ways[value] ?? []).map(choiceOf),
});

const choiceOf = ({
  decision,
  chosen = decision,
  steps,
  misdeal,
  unchanged,
}: OpenWay): Pick<Choice, "decision" | "steps"> & Partial<Choice> => ({
  decision: chosen,
  steps,
  ...(misdeal === undefined ? {} : { misdeal }),
  ...(unchanged === undefined ? {} : { unchanged }),
});

/** The books that hold one of these values on a point: by them an answer that others call wrong is right. */
export const heldBy = <N extends PointName>(name: N, ...values: readonly (Points[N] & string)[]): readonly BookId[] =>
  BOOK_IDS.filter((id) => (values as readonly string[]).includes(POINTS[name].books[id].value));

/** A wrong answer that is right by the books that hold this value on a point; by none where none holds it. */
export function rightWhere<N extends PointName>(answer: WrongCode, name: N, value: Points[N] & string, until: number | null = null): Wrong {
  const books = heldBy(name, value);
  return books.length === 0 ? neverRight(answer) : rightBy(answer, books, until);
}
