import type { Hand } from "sidepot/hand";

/** A player's place at the table, clockwise from 0. */
export type Seat = Extract<Hand["phase"], { readonly at: "betting" }>["toAct"];
