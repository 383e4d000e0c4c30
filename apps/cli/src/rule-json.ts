import type { Choice, Counts, Decision, TraceLine } from "sidepot/rulings";
import type { Ruled, RuledBy } from "./rule.ts";

/** A ruling as the contract's JSON, keys in its order; of several rulebooks, each one's and on what they agree. `id` is JSON text. */
export function ruledJson({ answers, warnings }: Ruled, id: string | undefined): string {
  const [first, ...others] = answers;
  const warned = warnings.length > 0 ? { warnings } : {};
  if (others.length === 0) return withId(id, { ...answerOf(first), ...warned });
  const { situation, facts } = first.decision;
  const compared = answers.map((answer) => ({ rules: answer.decision.rules.id, ...answerOf(answer) }));
  const told = COMPARED.filter((part) => compared.some((answer) => answer[part] !== undefined));
  const same = told.filter((part) => new Set(compared.map((answer) => JSON.stringify(answer[part]))).size === 1);
  return withId(id, { situation, facts, answers: compared, same, ...warned });
}

const COMPARED = ["decision", "misdeal", "steps", "unchanged", "basis", "cites", "choices"] as const;

/** The id stays as it was written: a number may have more digits than a number here can hold. */
function withId(id: string | undefined, answer: object): string {
  const text = JSON.stringify(answer);
  return id === undefined ? text : `{"id":${id},${text.slice(1)}`;
}

type AnswerJson = Pick<Decision, "decision" | "misdeal" | "steps" | "unchanged" | "basis" | "cites" | "wrong" | "why" | "notes"> & {
  readonly choices?: readonly Choice[];
  readonly trace?: readonly object[];
  readonly after?: Counts;
};

function answerOf({ decision, played, chances }: RuledBy): AnswerJson {
  const { basis, cites, wrong, why, notes, choices } = decision;
  return {
    ...choiceOf(decision),
    basis,
    cites,
    wrong,
    why,
    notes,
    ...(choices.length > 0 ? { choices: choices.map(choiceOf) } : {}),
    ...(played === null ? {} : { trace: played.trace.map(traceLine), after: played.after }),
    ...(chances === null ? {} : { chances }),
  };
}

/** As in the contract's example; `aside` stands there only while something is. */
const traceLine = ({ aside, ...line }: TraceLine): object => (aside > 0 ? { ...line, aside } : line);

const choiceOf = ({ decision, misdeal, steps, unchanged }: Choice): Choice => ({ decision, misdeal, steps, unchanged });
