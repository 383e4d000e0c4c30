import { floorChooses, type OpenWay, rightWhere } from "../by-point.ts";
import type { NoteCode, WhyCode, WrongCode } from "../codes.ts";
import type { Holding } from "../point.ts";
import type { PointName, Points } from "../points.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Wrong } from "../situation.ts";

/** What is said beside a way that a point decides. */
export interface Beside<V extends string> {
  /** Wrong by whatever is held on the point. */
  readonly never: readonly [WrongCode, ...WrongCode[]];
  /** What people say who go by a value; wrong where another one is held. Left out where both come to the same. */
  readonly said?: Readonly<Partial<Record<V, WrongCode>>>;
  readonly why: readonly [WhyCode, ...WhyCode[]];
  readonly notes?: readonly NoteCode[];
  /** Other holdings that the steps rest on. */
  readonly also?: readonly Holding[];
}

/**
 * Rules by one point: each of its values has its way, and what other values would say is a wrong answer with the books by which it
 * is right. Where the text is silent the floor has the choices.
 */
export function held<N extends PointName>(
  book: Rulebook,
  name: N,
  ways: { readonly [V in Points[N] & string]: OpenWay },
  { never, said, why, notes = [], also = [] }: Beside<Points[N] & string>,
): Ruling {
  const holding = holdingOf(book, name);
  const rest = {
    on: [holding, ...also],
    wrong: [neverRight(never[0]), ...never.slice(1).map(neverRight), ...saidElsewhere(name, holding, said ?? {})],
    notes,
  } as const satisfies Partial<Ruling>;
  if (holding.value !== "floor") return { ...ways[holding.value as Points[N] & string], ...rest, why };
  return { ...rest, ...floorChooses(holding, ways), why: ["rulebook-silent"] };
}

function saidElsewhere(name: PointName, holding: Holding, said: Readonly<Record<string, WrongCode | undefined>>): Wrong[] {
  const wrong: Wrong[] = [];
  for (const [value, answer] of Object.entries(said)) {
    if (answer !== undefined && value !== holding.value && !holding.choices.includes(value))
      wrong.push(rightWhere(answer, name, value as Points[PointName] & string));
  }
  return wrong;
}
