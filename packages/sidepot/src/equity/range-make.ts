import { makeCards, RANKS } from "../cards/card.ts";
import { classOf, combosOf, HAND_CLASSES, indexOf, inOrder } from "./grid.ts";
import type { Combo, Range } from "./types.ts";

/** Whether all hands of two ranks are there, the higher one first. */
type Has = (high: number, low: number) => boolean;

/** Hands by their ranks that one token names, from the first one down. */
interface Run {
  readonly high: number;
  readonly low: number;
  readonly length: number;
  /** How far the first rank goes down with each step of the second. */
  readonly step: 0 | 1;
}

/**
 * Writes a range as short as the usual tokens make it: pairs, then hands by their ranks (`AK`, `AQs+`, `KTo+`, `A5s-A2s`, `T9s-65s`),
 * then single hands; the highest weight first, each weight as a percentage of up to two decimals, or as the whole number of its digits
 * (`@0.123456`) where it is finer. One text for one range, whatever its order: what {@link parseRange} makes of it is the same range.
 * Of a hand that is there twice the last weight counts. A range without hands is an empty text, which no parser takes.
 *
 * The range is not checked: give what {@link parseRange} or `setClass` made. What a user or a file made goes through `checkEquity` first,
 * as a player of a question.
 */
export function makeRange(range: Range): string {
  const last = new Map(range.map((combo) => [52 * combo.cards[0] + combo.cards[1], combo]));
  const groups = new Map<number, Combo[]>();
  for (const combo of inOrder([...last.values()])) {
    const group = groups.get(combo.weight);
    if (group) group.push(combo);
    else groups.set(combo.weight, [combo]);
  }
  const heaviest = [...groups].sort(([a], [b]) => b - a);
  return heaviest.flatMap(([weight, combos]) => tokensOf(combos).map((token) => token + makeWeight(weight))).join(",");
}

function makeWeight(weight: number): string {
  if (weight === 1) return "";
  const steps = Math.round(weight * 10_000);
  return steps / 10_000 === weight ? `@${steps / 100}%` : `@${weight}`;
}

/** The tokens of hands that all have one weight. */
function tokensOf(combos: readonly Combo[]): string[] {
  if (combos.length === 1326) return ["random"];
  const held = new Map<number, number>();
  for (const { cards } of combos) held.set(classOf(...cards), (held.get(classOf(...cards)) ?? 0) + 1);
  const whole = new Set(HAND_CLASSES.filter(({ index }) => held.get(index) === combosOf(index).length).map(({ index }) => index));
  const suited = runsOf((high, low) => whole.has(indexOf(high, low, true)));
  const offsuit = runsOf((high, low) => whole.has(indexOf(high, low, false)));
  const same = new Set(suited.map(keyOf).filter((key) => offsuit.some((run) => keyOf(run) === key)));
  const alone = (run: Run): boolean => !same.has(keyOf(run));
  return [
    ...pairsOf((high, low) => whole.has(indexOf(high, low, false))),
    ...suited.filter((run) => !alone(run)).map((run) => makeRun(run, "")),
    ...suited.filter(alone).map((run) => makeRun(run, "s")),
    ...offsuit.filter(alone).map((run) => makeRun(run, "o")),
    ...combos.filter(({ cards }) => !whole.has(classOf(...cards))).map(({ cards }) => makeCards(cards)),
  ];
}

/** The stretches of a line of `length` places that are there: each as its first place and its length. */
function stretches(length: number, has: (place: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let place = 0; place < length; place++) {
    const last = found.at(-1);
    if (!has(place)) continue;
    if (last && last[0] + last[1] === place) last[1]++;
    else found.push([place, 1]);
  }
  return found;
}

function pairsOf(has: Has): string[] {
  return stretches(13, (place) => has(12 - place, 12 - place)).map(([place, length]) => {
    const [top, bottom] = [RANKS[12 - place], RANKS[13 - place - length]].map((rank) => `${rank}${rank}`);
    if (length === 1) return `${top}`;
    return place === 0 ? `${bottom}+` : `${top}-${bottom}`;
  });
}

/** Two or more kickers of one first rank together; of what is left, three or more that go down together; the rest one by one. */
function runsOf(has: Has): Run[] {
  const found: Run[] = [];
  const single = new Set<number>();
  for (let high = 12; high > 0; high--) {
    for (const [place, length] of stretches(high, (i) => has(high, high - 1 - i))) {
      if (length === 1) single.add(13 * high + high - 1 - place);
      else found.push({ high, low: high - 1 - place, length, step: 0 });
    }
  }
  for (let gap = 1; gap < 13; gap++) {
    for (const [place, length] of stretches(13 - gap, (i) => single.has(13 * (12 - i) + 12 - i - gap))) {
      const high = 12 - place;
      if (length > 2) found.push({ high, low: high - gap, length, step: 1 });
      else for (let i = 0; i < length; i++) found.push({ high: high - i, low: high - i - gap, length: 1, step: 0 });
    }
  }
  return found.sort((a, b) => b.high - a.high || b.low - a.low);
}

const keyOf = (run: Run): string => makeRun(run, "");

function makeRun({ high, low, length, step }: Run, suits: "" | "s" | "o"): string {
  const name = (i: number): string => `${RANKS[high - step * i]}${RANKS[low - i]}${suits}`;
  if (length === 1) return name(0);
  return step === 0 && low === high - 1 ? `${name(length - 1)}+` : `${name(0)}-${name(length - 1)}`;
}
