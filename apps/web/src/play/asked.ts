import { checkPushes, type PotQuestion, type Push, type PushFault, type QuestionPot } from "@sidepot/trainer/table";

/** The pause before the pots are pushed, as far as it is answered. */
export interface Asked {
  readonly question: PotQuestion;
  /** The pot that is due; null once all are pushed. */
  readonly due: QuestionPot | null;
  /** What was chosen so far. */
  readonly pot: number | null;
  readonly to: readonly number[];
  readonly faults: readonly PushFault[];
  /** The pot that was pushed last, and whether the person knew it. */
  readonly last: { readonly pot: QuestionPot; readonly known: boolean } | null;
}

/** The pause at its beginning: nothing is pushed yet. */
export const askedOf = (question: PotQuestion): Asked => ({
  question,
  due: question.pots[0] ?? null,
  pot: null,
  to: [],
  faults: [],
  last: null,
});

/** The pot that goes next is chosen. */
export const withPot = (asked: Asked, pot: number): Asked => ({ ...asked, pot, faults: [] });

/** A player gets it, or no longer. */
export const withSeat = (asked: Asked, seat: number): Asked => ({
  ...asked,
  to: asked.to.includes(seat) ? asked.to.filter((one) => one !== seat) : [...asked.to, seat],
  faults: [],
});

/** What is wrong with what was chosen; empty where it is right, null where nothing is chosen. */
export function faultsOf({ question, due, pot, to }: Asked): readonly PushFault[] | null {
  if (!due || pot === null) return null;
  const before = question.pots.slice(0, question.pots.indexOf(due)).map((one): Push => ({ pot: one.pot, to: one.winners }));
  return checkPushes(question, [...before, { pot, to }]).at(-1)?.faults ?? [];
}

/** The pot that was due is pushed as it belongs; the next one is due. */
export function withPushed(asked: Asked, known: boolean): Asked {
  const { question, due } = asked;
  if (!due) return asked;
  return { ...askedOf(question), due: question.pots[question.pots.indexOf(due) + 1] ?? null, last: { pot: due, known } };
}
