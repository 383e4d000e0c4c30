import type { Style } from "./types.ts";

/** What a style is meant to show, at a table of six with a hundred big blinds, two tight-aggressive players, a loose-aggressive one, a nit and a station. */
export interface StyleCard {
  /** Percent of hands with a decision before the flop in which it puts chips in voluntarily (VPIP). */
  readonly vpip: number;
  /** Percent of them that it raises before the flop (PFR). */
  readonly pfr: number;
  /** Bets and raises over calls after the flop; null where it never calls. */
  readonly aggression: number | null;
}

/** The cards of all styles: targets, which what is measured keeps to. */
export const STYLE_CARDS: Readonly<Record<Style, StyleCard>> = {
  random: { vpip: 66, pfr: 33, aggression: 1 },
  "fold-man": { vpip: 0, pfr: 0, aggression: null },
  station: { vpip: 100, pfr: 0, aggression: 0 },
  maniac: { vpip: 60, pfr: 40, aggression: 3 },
  naive: { vpip: 22, pfr: 18, aggression: 2.5 },
  honest: { vpip: 45, pfr: 0, aggression: 0 },
  nit: { vpip: 13, pfr: 10, aggression: 2 },
  "loose-aggressive": { vpip: 30, pfr: 24, aggression: 3 },
  "tight-aggressive": { vpip: 22, pfr: 18, aggression: 2.5 },
  solver: { vpip: 22, pfr: 18, aggression: 2.5 },
};
