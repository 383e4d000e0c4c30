import { fraction, type Random } from "sidepot/random";
import type { Answer } from "./answers.ts";
import { dealer, shareOf } from "./deals.ts";
import { nothing, type Worth } from "./exact.ts";
import type { Holdings } from "./holdings.ts";
import { type Asked, askedBy, type Slice, slicesOf } from "./outcome.ts";
import type { Spot } from "./spot.ts";

/** The asked opponents' answers to one choice, by place among the opponents; null for those who are not asked. */
export type Answers = readonly (Answer | null)[];

/** How the player's hand does: the part of a showdown with all all-in players together, and of one with the live ones. */
export interface Beats {
  readonly allIn: number;
  readonly live: number;
}

/** Values of all choices under some models, from random deals: the same deals for all of them. */
export interface Sampling {
  readonly deals: number;
  /** Deals some more. Answers false where no deal is found. */
  deal(count: number): boolean;
  /** By model, by choice. */
  worths(): Worth[][];
  /** By model, by choice: the standard error of its difference to what was made. */
  errors(): number[][];
  beats(): Beats;
}

interface Arm {
  readonly asked: Asked;
  readonly answers: Answers;
  /** By who goes on, as bits of seats. */
  readonly slices: Map<number, readonly Slice[]>;
  readonly amount: Float64Array;
  readonly paid: Float64Array;
  readonly won: Float64Array;
  folds: number;
  squares: number;
  differences: number;
  differenceSquares: number;
  ev: number;
}

/**
 * @param opponents who is still in, by place
 * @param holdings what each of them may hold
 * @param answers by model, by choice
 */
export function samplingOf(
  spot: Spot,
  opponents: readonly number[],
  holdings: readonly Holdings[],
  answers: readonly (readonly Answers[])[],
  random: Random,
): Sampling {
  const arms = answers.map((choices) => spot.choices.map((choice, i) => armOf(spot, askedBy(spot, choice), choices[i] as Answers)));
  const draw = dealer(spot, holdings, random);
  const values = new Int32Array(52);
  const luck = new Float64Array(opponents.length);
  const bits = (seats: readonly number[]): number => seats.reduce((set, seat) => set | (1 << seat), 0);
  const sets = { allIn: bits(spot.allIn), live: bits(spot.live) };
  const beaten = { allIn: 0, live: 0 };
  let deals = 0;

  return {
    get deals() {
      return deals;
    },
    deal(count) {
      for (let i = 0; i < count; i++) {
        if (!draw.next()) return false;
        draw.strengths(opponents, values);
        for (let place = 0; place < opponents.length; place++) luck[place] = fraction(random);
        for (const choices of arms) play(choices);
        beaten.allIn += shareOf(values, spot.seat, sets.allIn);
        beaten.live += shareOf(values, spot.seat, sets.live);
        deals++;
      }
      return true;
    },
    worths: () =>
      arms.map((choices) =>
        choices.map((arm, i): Worth => {
          const choice = spot.choices[i];
          if (choice?.do === "fold") return nothing(spot);
          const mean = arm.ev / deals;
          const layers = spot.layers.map(({ kind, pot, band, eligible }, k) => ({
            ...{ kind, pot, band, eligible, amount: (arm.amount[k] as number) / deals },
            ...{ paid: (arm.paid[k] as number) / deals, won: (arm.won[k] as number) / deals },
          }));
          const folds = choice && "to" in choice ? arm.folds / deals : null;
          return { ev: mean, error: errorOf(arm.ev, arm.squares, deals), layers, folds };
        }),
      ),
    beats: () => ({ allIn: beaten.allIn / deals, live: beaten.live / deals }),
    errors: () => arms.map((choices) => choices.map((arm) => errorOf(arm.differences, arm.differenceSquares, deals))),
  };

  function play(choices: readonly Arm[]): void {
    const evs = new Float64Array(choices.length);
    for (let i = 0; i < choices.length; i++) if (spot.choices[i]?.do !== "fold") evs[i] = playArm(choices[i] as Arm);
    const made = evs[spot.made] as number;
    for (let i = 0; i < choices.length; i++) {
      const arm = choices[i] as Arm;
      const ev = evs[i] as number;
      arm.ev += ev;
      arm.squares += ev * ev;
      arm.differences += ev - made;
      arm.differenceSquares += (ev - made) ** 2;
    }
  }

  function playArm(arm: Arm): number {
    let going = 0;
    const { responders } = arm.asked;
    for (let place = 0; place < opponents.length; place++) {
      const answer = arm.answers[place];
      if (answer && (luck[place] as number) < (answer[draw.holding(place)] as number)) going |= 1 << (opponents[place] as number);
    }
    if (going === 0 && responders.length > 0) arm.folds++;
    const slices = arm.slices.get(going) ?? slicesOf(spot, arm.asked, going);
    arm.slices.set(going, slices);
    let ev = 0;
    for (const { layer, amount, opponents: against, open, paid } of slices) {
      const won = open ? amount * shareOf(values, spot.seat, against) : 0;
      arm.amount[layer] = (arm.amount[layer] as number) + amount;
      arm.paid[layer] = (arm.paid[layer] as number) + paid;
      arm.won[layer] = (arm.won[layer] as number) + won;
      ev += won - paid;
    }
    return ev;
  }
}

function armOf({ layers }: Spot, asked: Asked, answers: Answers): Arm {
  const row = (): Float64Array => new Float64Array(layers.length);
  const sums = { folds: 0, squares: 0, differences: 0, differenceSquares: 0, ev: 0 };
  return { asked, answers, slices: new Map(), amount: row(), paid: row(), won: row(), ...sums };
}

function errorOf(sum: number, squares: number, count: number): number {
  if (count < 2) return Number.POSITIVE_INFINITY;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2) / (count - 1));
}
