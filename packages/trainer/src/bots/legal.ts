import { type Action, type Hand, type Legal, legalActions } from "sidepot/hand";

/** What a style would like to do; `to` is the street's total, any number. */
export interface Want {
  readonly do: "fold" | "check" | "call" | "raise";
  readonly to: number;
}

export const FOLD: Want = { do: "fold", to: 0 };
export const CHECK: Want = { do: "check", to: 0 };
export const CALL: Want = { do: "call", to: 0 };
/** Bets or raises, whichever it is here. */
export const raiseTo = (to: number): Want => ({ do: "raise", to });
/** As much as there is. */
export const ALL_IN: Want = { do: "raise", to: Number.POSITIVE_INFINITY };

/**
 * The legal action nearest to what is wanted: nobody folds what is free, a raise that is not allowed is a call, amounts go to the
 * nearest that is allowed and, but for an all-in, a chip can make. Outside of a round of betting: shows, or stands pat.
 */
export function legalise(hand: Hand, seat: number, want: Want): Action {
  const { phase } = hand;
  if (phase.at === "showdown") return { do: "show", seat };
  if (phase.at === "drawing") return { do: "draw", seat, discard: [] };
  const legal = legalActions(hand);
  if (!legal) return { do: "fold", seat };
  if (want.do === "raise") {
    const range = legal.bet ?? legal.raise;
    if (range) return { do: legal.bet ? "bet" : "raise", seat, to: amountIn(want.to, range.min, range.max, hand.settings.unit) };
  }
  if (legal.bringIn !== null) return { do: "bring-in", seat };
  return passive(legal, seat, want.do);
}

function passive(legal: Legal, seat: number, want: Want["do"]): Action {
  if (legal.check) return { do: "check", seat };
  return { do: want === "call" || want === "raise" ? "call" : "fold", seat };
}

function amountIn(to: number, min: number, max: number, unit: number): number {
  if (!(to < max)) return max;
  if (to <= min) return upTo(min, unit) <= max ? upTo(min, unit) : min;
  const near = Math.round(to / unit) * unit;
  if (near < min) return upTo(min, unit) <= max ? upTo(min, unit) : min;
  return Math.min(near, max);
}

const upTo = (amount: number, unit: number): number => Math.ceil(amount / unit) * unit;
