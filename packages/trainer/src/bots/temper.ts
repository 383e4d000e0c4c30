import type { Style } from "./types.ts";

/** How a style that weighs its hand differs from a sound player, for whom every factor is 1. */
export interface Temper {
  /** Before the flop: what it opens, limps besides (a part of all hands), raises again and calls, as factors of the charts. */
  readonly open: number;
  readonly limp: number;
  readonly reraise: number;
  readonly call: number;
  /** After it: how much less of the pot it wants to expect before it bets or raises for value. */
  readonly eager: number;
  /** How often it bluffs. */
  readonly bluff: number;
  /** What a call must be expected to return, as a part of its price. */
  readonly price: number;
  /** How much it keeps to calling with its best hands so often that a bluff gains nothing: 1 always, 0 never. */
  readonly defend: number;
  /** Sizes of bets. */
  readonly size: number;
  /** Whether it reads the others' actions; otherwise they may hold anything. */
  readonly reads: boolean;
  /** Whether it counts what it can win; otherwise everything on the table. */
  readonly layers: boolean;
}

const SOUND: Temper = {
  open: 1,
  limp: 0,
  reraise: 1,
  call: 1,
  eager: 0,
  bluff: 1,
  price: 1,
  defend: 0.9,
  size: 1,
  reads: true,
  layers: true,
};

/** The styles that weigh their hands. */
export const TEMPERS: Readonly<Partial<Record<Style, Temper>>> = {
  "tight-aggressive": SOUND,
  solver: SOUND,
  naive: { ...SOUND, layers: false },
  nit: { ...SOUND, open: 0.58, reraise: 0.6, call: 0.35, eager: -0.03, bluff: 0.4, price: 1.15, defend: 0.55 },
  "loose-aggressive": { ...SOUND, open: 1.4, reraise: 1.4, call: 1.25, eager: 0.04, bluff: 1.6, price: 0.96, defend: 1 },
  maniac: {
    ...SOUND,
    open: 2.05,
    limp: 0.22,
    reraise: 3.5,
    call: 3.2,
    eager: 0.2,
    bluff: 5,
    price: 0.75,
    defend: 1,
    size: 1.35,
    reads: false,
  },
};
