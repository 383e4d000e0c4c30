declare const chips: unique symbol;
declare const seat: unique symbol;

/** Chips: a safe integer in the smallest unit of account. Never a float, never negative unless named a difference. */
export type Chips = number & { readonly [chips]: true };

/** A player's place in a list that runs clockwise: 0 is the first one named. */
export type Seat = number & { readonly [seat]: true };
