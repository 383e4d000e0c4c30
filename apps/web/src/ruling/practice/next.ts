import type { Case, Group } from "sidepot/rulings";
import { ALL_CASES, hasCards, type Spot } from "../spot.ts";

/** The ruling to practise after this one: the next with cards, of the same group first; its first answer stands for its question. */
export function nextSpot(spot: Spot): Spot | null {
  const cases: readonly { readonly group: Group; readonly one: Case }[] = ALL_CASES.filter(({ one }) => hasCards(one));
  const at = cases.findIndex(({ one }) => one.id === spot.case.id);
  const next = cases[(at + 1) % cases.length];
  if (!next || next.one.id === spot.case.id) return null;
  return { case: next.one, answer: next.one.answers[0]?.id ?? null, facts: {}, book: spot.book };
}
