/** What the ends of a river's hands are worth to the hands of one player. All functions add to `out`. */
export interface Contest {
  /**
   * How much every value lies too low, in chips: values may be counted from somewhere else than from nothing, as long as it is the same
   * for all ends.
   */
  readonly shift: number;
  /** By hand of `player`: the weight of everything that the others may hold, `reach` being what the other player comes with. */
  weighs(player: 0 | 1, reach: Float64Array, out: Float64Array): void;
  /** The other player folds and leaves `matched` chips. */
  wins(player: 0 | 1, reach: Float64Array, matched: number, out: Float64Array): void;
  /** The player folds and leaves `matched` chips. */
  gives(player: 0 | 1, reach: Float64Array, matched: number, out: Float64Array): void;
  /** What a player who faces a bet gets by folding, `paid` being lost, and by calling, so that each has put in `matched`. */
  answers(player: 0 | 1, reach: Float64Array, paid: number, matched: number, fold: Float64Array, call: Float64Array): void;
  /** The two show their hands, each having put in `matched` chips. */
  shows(player: 0 | 1, reach: Float64Array, matched: number, out: Float64Array): void;
  /** The other player answers a bet: what folds leaves `paid` chips, what calls has put in `matched`, and so has the player. */
  isAnswered(player: 0 | 1, folds: Float64Array, paid: number, calls: Float64Array, matched: number, out: Float64Array): void;
}
