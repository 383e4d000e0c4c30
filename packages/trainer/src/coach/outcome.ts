import type { Seat } from "../seat.ts";
import type { Spot } from "./spot.ts";
import type { Choice } from "./types.ts";

/** A part of the money at the end, as one run of actions leaves it. */
export interface Slice {
  /** Its layer's place among {@link Spot.layers}. */
  readonly layer: number;
  readonly amount: number;
  /** The opponents who can win it, by seat as bits. */
  readonly opponents: number;
  /** Whether the player can. */
  readonly open: boolean;
  /** What the player adds to it from now on. */
  readonly paid: number;
}

/** What a choice asks of the live opponents. */
export interface Asked {
  /** Everybody's street total after the choice, before anybody answers it. */
  readonly fronts: readonly number[];
  /** The street total to match then. */
  readonly level: number;
  /** Live opponents who have to put in more or fold. */
  readonly responders: readonly Seat[];
}

/** The chips of a choice, as a street total. */
export function totalOf({ fronts, stacks, seat, level }: Spot, choice: Choice): number {
  const own = fronts[seat] as number;
  if (choice.do === "fold" || choice.do === "check") return own;
  return Math.min("to" in choice ? choice.to : level, own + (stacks[seat] as number));
}

/** The table after a choice. */
export function askedBy(spot: Spot, choice: Choice): Asked {
  const to = totalOf(spot, choice);
  const fronts = spot.fronts.map((front, i) => (i === spot.seat ? to : front));
  const level = Math.max(spot.level, to);
  // Nobody has to answer what is above their own and everybody else's chips: it comes back.
  const responders = spot.live.filter((i) => (fronts[i] as number) < level);
  return { fronts, level, responders };
}

/** Everybody's street total and who has folded. */
export interface Ending {
  readonly fronts: readonly number[];
  readonly folded: readonly boolean[];
}

/**
 * How the street ends when some of the asked opponents go on (each with the level or all-in for less), the others fold, and no more is
 * bet. What nobody has called is back.
 *
 * @param going who goes on, by seat as bits
 */
export function endingOf({ folded: out, fronts: now, stacks }: Spot, { fronts, level, responders }: Asked, going: number): Ending {
  const asked = (i: number): boolean => responders.includes(i as Seat);
  const folded = out.map((gone, i) => gone || (asked(i) && ((going >> i) & 1) === 0));
  const final = fronts.map((front, i) => (!folded[i] && asked(i) ? Math.min(level, (now[i] as number) + (stacks[i] as number)) : front));
  return { fronts: withoutUncalled(final), folded };
}

/** The money at such an end. */
export const slicesOf = (spot: Spot, asked: Asked, going: number): Slice[] => slicesAt(spot, endingOf(spot, asked, going));

/** The money at the end, by everybody's street total and who has folded by then. */
export function slicesAt(spot: Spot, { fronts, folded }: Ending): Slice[] {
  const { seat, layers } = spot;
  const final = withoutUncalled(fronts);
  const slices: Slice[] = [];
  for (const [layer, { kind, amount, eligible }] of layers.entries()) {
    if (kind === "new") continue;
    slices.push({ layer, amount, opponents: bits(eligible, folded, seat), open: !folded[seat] && eligible.includes(seat), paid: 0 });
  }
  return [...slices, ...freshSlices(spot, final, folded)];
}

/** What the highest total has above the second highest comes back. */
function withoutUncalled(fronts: readonly number[]): number[] {
  const [top = 0, second = 0] = [...fronts].sort((a, b) => b - a);
  return fronts.map((front) => (front === top ? second : front));
}

function freshSlices({ seat, fronts: now, layers }: Spot, final: readonly number[], folded: readonly boolean[]): Slice[] {
  const slices: Slice[] = [];
  const live = final.flatMap((_, i) => (folded[i] ? [] : [i as Seat]));
  const caps = layers.filter(({ kind }) => kind === "new").map(({ cap }) => cap);
  const most = Math.max(...final);
  const cuts = [...new Set([...live.map((i) => final[i] as number), ...caps.filter((cap) => cap < most), most])]
    .filter((cut) => cut > 0)
    .sort((a, b) => a - b);
  const within = (chips: number, floor: number, cap: number): number => Math.max(0, Math.min(chips, cap) - floor);
  let floor = 0;
  for (const cap of cuts) {
    const amount = final.reduce((sum, chips) => sum + within(chips, floor, cap), 0);
    const can = live.filter((i) => (final[i] as number) >= cap);
    const paid = within(final[seat] as number, floor, cap) - within(Math.min(now[seat] as number, final[seat] as number), floor, cap);
    const fresh = layers.findIndex((each) => each.kind === "new" && cap <= each.cap);
    const layer = fresh < 0 ? layers.length - 1 : fresh;
    const last = slices.at(-1);
    // Chips of folded players above everybody left belong to the last pot.
    if (can.length === 0 && last) slices[slices.length - 1] = { ...last, amount: last.amount + amount };
    else slices.push({ layer, amount, opponents: bits(can, folded, seat), open: can.includes(seat), paid });
    floor = cap;
  }
  return slices;
}

const bits = (seats: readonly Seat[], folded: readonly boolean[], hero: Seat): number =>
  seats.reduce<number>((set, i) => (i === hero || folded[i] ? set : set | (1 << i)), 0);
