import { floorChooses } from "../by-point.ts";
import type { WhyCode } from "../codes.ts";
import type { Holding } from "../point.ts";
import type { Ruling, Unchanged } from "../situation.ts";
import type { Step } from "../steps.ts";

/** A ruling without its ground: what one value of a point comes to. */
export type Way = Pick<Ruling, "decision" | "steps" | "wrong" | "why"> & Pick<Ruling, "notes">;

/** Betting moves chips; button, burns and board lie where they lay. */
const UNCHANGED: readonly Unchanged[] = ["button", "burns", "board"];

/** A ruling on bets. */
export const ruled = (way: Way, ...on: readonly Holding[]): Ruling => ({ ...way, on, unchanged: UNCHANGED });

/** What is said where the floor has to choose. */
type Open = Pick<Ruling, "wrong" | "notes"> & { readonly why?: readonly [WhyCode, ...WhyCode[]] };

/** The way of the value that is held; where none is, the floor's choice among the ways of those that have been ruled. */
export function byValue<V extends string>(
  point: Holding<V>,
  ways: Readonly<Record<V, Way>>,
  open: Open,
  ...on: readonly Holding[]
): Ruling {
  if (point.value !== "floor") return ruled(ways[point.value], point, ...on);
  const choices = Object.fromEntries(point.choices.map((value) => [value, { ...ways[value], unchanged: UNCHANGED }]));
  return { why: ["left-to-floor"], ...open, ...floorChooses(point, choices), on: [point, ...on], unchanged: UNCHANGED };
}

/** Giving back what is beyond the call, and going on. */
export const AS_CALL: readonly Step[] = [
  { do: "count-as", as: "call" },
  { do: "chips-back", what: "rest" },
];

/** A sum of chips, where both parts were told. */
export const plus = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : one + other);
