import type { Card } from "sidepot/cards";
import { classOf, combosOf, HAND_CLASSES, type Range } from "sidepot/equity";
import { HIGH, HOLDINGS, LOW } from "./combos.ts";

/**
 * The 169 classes from the best to the worst to come in with. The order is of a sum: all-in equity against any two cards, against the
 * best fifth of hands by that, and twice that against three times any two cards, to which hands that win large pots get something
 * added: pairs 0.12, suited hands 0.08, neighbouring ranks 0.05, with one rank between 0.03, with two 0.015 (none where the lower is below 4).
 */
export const HAND_ORDER: readonly string[] = (
  "AA KK QQ JJ TT AKs 99 AQs AKo 88 AJs KQs ATs AQo 77 KJs AJo A9s 66 KTs QJs A8s KQo ATo A7s QTs JTs 55 A5s A6s KJo K9s A4s A9o A3s " +
  "Q9s A2s T9s 44 J9s KTo QJo K8s A8o K7s K6s Q8s QTo A7o T8s J8s 98s JTo 33 K5s A5o K4s A6o K9o Q7s A4o 87s K3s Q6s 22 97s T7s J7s " +
  "K2s A3o Q5s Q9o T9o J9o A2o Q4s 76s K8o 86s J6s Q3s T6s 96s J5s Q2s K7o 65s J4s Q8o K6o T8o J8o 98o 75s J3s 54s 85s T5s K5o J2s 95s " +
  "T4s K4o 64s T3s Q7o 87o K3o Q6o 74s T2s 97o T7o J7o 94s 84s K2o Q5o 93s 53s 92s 76o Q4o 63s J6o 86o 43s 73s 83s Q3o T6o 96o 82s J5o " +
  "65o 52s Q2o J4o 62s 42s 72s 75o J3o 54o 32s 85o T5o 95o J2o T4o 64o T3o 74o T2o 94o 84o 93o 53o 92o 63o 43o 73o 83o 82o 52o 62o 42o " +
  "72o 32o"
).split(" ");

/** By holding: the index of its class (`sidepot/equity`). */
export const CLASS: Uint8Array = new Uint8Array(HOLDINGS);
for (let at = 0; at < HOLDINGS; at++) CLASS[at] = classOf(HIGH[at] as Card, LOW[at] as Card);

/** By class: which part of all hands is better, and which part is of the class: 0 to 1. */
const BETTER = new Float64Array(169);
const PART = new Float64Array(169);

const NAMES = new Map(HAND_CLASSES.map(({ name, index }) => [name, index]));
for (const [i, name] of HAND_ORDER.entries()) {
  const index = NAMES.get(name) as number;
  const before = NAMES.get(HAND_ORDER[i - 1] ?? "");
  BETTER[index] = before === undefined ? 0 : (BETTER[before] as number) + (PART[before] as number);
  PART[index] = combosOf(index).length / HOLDINGS;
}

/** How much of a class lies in the best `part` (0 to 1) of all hands: 1 inside, 0 outside, between for the class on the border. */
export const classIn = (index: number, part: number): number =>
  Math.min(1, Math.max(0, (part - (BETTER[index] as number)) / (PART[index] as number)));

/** As {@link classIn}, of a holding. */
export const partIn = (holding: number, part: number): number => classIn(CLASS[holding] as number, part);

/** The best `part` (0 to 1) of all hands by {@link HAND_ORDER}; the class on the border has a weight below 1. Never empty: at least some of `AA`. */
export function topRange(part: number): Range {
  const least = Math.max(part, 1e-6);
  return HAND_ORDER.flatMap((name) => {
    const index = NAMES.get(name) as number;
    const weight = classIn(index, least);
    return weight > 0 ? combosOf(index).map((cards) => ({ cards, weight })) : [];
  });
}
