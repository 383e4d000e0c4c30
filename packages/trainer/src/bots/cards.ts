import type { Style } from "./types.ts";

/** What a style is meant to show at the level `normal`, at a table of six with a hundred big blinds each, among three tight-aggressive players, a loose-aggressive one and a nit. */
export interface StyleCard {
  /** Percent of hands with a decision before the flop in which it puts chips in voluntarily (VPIP). */
  readonly vpip: number;
  /** Percent of them that it raises before the flop (PFR). */
  readonly pfr: number;
  /** Bets and raises over calls after the flop; null where it never does any of them. */
  readonly aggression: number | null;
}

/** The cards of all styles: targets, which what is measured keeps to. */
export const STYLE_CARDS: Readonly<Record<Style, StyleCard>> = {
  random: { vpip: 67, pfr: 39, aggression: 3 },
  "fold-man": { vpip: 0, pfr: 0, aggression: null },
  station: { vpip: 100, pfr: 0, aggression: 0 },
  maniac: { vpip: 58, pfr: 40, aggression: 3.3 },
  naive: { vpip: 22, pfr: 18, aggression: 2 },
  honest: { vpip: 44, pfr: 0, aggression: 0 },
  nit: { vpip: 13, pfr: 10, aggression: 1.8 },
  "loose-aggressive": { vpip: 30, pfr: 25, aggression: 2.8 },
  "tight-aggressive": { vpip: 22, pfr: 18, aggression: 2 },
  solver: { vpip: 22, pfr: 18, aggression: 2 },
};
