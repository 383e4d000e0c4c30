// How hands are drawn that must not collide. Players are put into groups. Within a group hands are drawn one player after another, each
// from those that are still possible and in proportion to all that can follow, so that they never collide; groups know nothing of each
// other, and a deal in which two of them collide is thrown away as a whole. Either way a deal that is kept has a probability in
// proportion to the product of its hands' weights, which is what is asked for: the product distribution, given no collision.
import { type Held, numberOf, unionOf } from "./sample-possible.ts";

/** A hand that can be drawn in some state, and where that leads. */
export interface Step {
  readonly hand: Held;
  /** The state of the group's next player; 0 after the last. */
  readonly next: number;
  /** In proportion to the probability. */
  readonly chance: number;
}

/** One player of a group: by state, the hands that can be drawn. The first player of a group has one state. */
export interface Layer {
  readonly player: number;
  readonly states: readonly (readonly Step[])[];
}

export type Group = readonly Layer[];

/** A narrow range and whose it is. */
export interface Narrow {
  readonly player: number;
  readonly range: readonly Held[];
}

/** Steps of a group are kept one by one: some ten megabytes. */
const MOST_STEPS = 400_000;

/** A group of one player. */
export const alone = ({ player, range }: Narrow): Group => [
  { player, states: [range.map((hand) => ({ hand, next: 0, chance: hand.weight }))] },
];

interface Open {
  readonly low: number;
  readonly high: number;
}

/** All states of a group, player by player, and the steps between them; or, when there are too many, how many players did fit. */
function unfold(players: readonly Narrow[]): { readonly layers: Layer[] } | { readonly fit: number } {
  const layers: Layer[] = [];
  let states: readonly Open[] = [{ low: 0, high: 0 }];
  let many = 0;
  for (const [at, { player, range }] of players.entries()) {
    // Cards that no later player of the group wants make no difference to it.
    const later = unionOf(players.slice(at + 1).flatMap((other) => other.range));
    const found = new Map<number, number>();
    const next: Open[] = [];
    const steps: Step[][] = [];
    for (const { low, high } of states) {
      const own: Step[] = [];
      for (const hand of range) {
        if (((hand.low & low) | (hand.high & high)) !== 0) continue;
        const after = { low: (low | hand.low) & later.low, high: (high | hand.high) & later.high };
        const key = numberOf(after.low, after.high);
        let number = found.get(key);
        if (number === undefined) {
          number = next.length;
          found.set(key, number);
          next.push(after);
        }
        own.push({ hand, next: number, chance: hand.weight });
      }
      many += own.length;
      if (many > MOST_STEPS) return { fit: at };
      steps.push(own);
    }
    layers.push({ player, states: steps });
    states = next;
  }
  return { layers };
}

/** Gives each step the weight of everything that can follow it, and drops those that nothing can follow. Null when nothing is left. */
function weigh(layers: readonly Layer[]): Group | null {
  const group: Layer[] = [];
  let after: readonly number[] | null = null;
  for (const { player, states } of [...layers].reverse()) {
    const follows: readonly number[] | null = after;
    const weighed: Step[][] = states.map((steps) =>
      follows === null
        ? [...steps]
        : steps.map((step) => ({ ...step, chance: step.chance * (follows[step.next] as number) })).filter(({ chance }) => chance > 0),
    );
    after = weighed.map((steps) => steps.reduce((sum, { chance }) => sum + chance, 0));
    group.unshift({ player, states: weighed });
  }
  return after?.[0] === 0 ? null : group;
}

/** As few groups as the limit of steps allows, the narrowest ranges first; null when hands cannot be dealt. */
export function gather(players: readonly Narrow[]): readonly Group[] | null {
  const sorted = [...players].sort((a, b) => a.range.length - b.range.length);
  const groups: Group[] = [];
  for (let from = 0; from < sorted.length; ) {
    let taken = sorted.slice(from);
    let made = unfold(taken);
    while ("fit" in made) {
      taken = taken.slice(0, made.fit);
      made = unfold(taken);
    }
    const group = weigh(made.layers);
    if (!group) return null;
    groups.push(group);
    from += taken.length;
  }
  return groups;
}
