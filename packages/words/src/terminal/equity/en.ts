import type { EquityLines } from "../equity-lines.ts";

/** English. */
export const equity: EquityLines = {
  study: "For study, not at a live table.",
  columns: { hand: "Hand", win: "Win", tie: "Tie", equity: "Equity" },
  deadCards: "Dead cards",
  exactBoards: (boards) => `Exact: all ${boards} boards counted.`,
  exactDeals: (deals) => `Exact: all ${deals} deals counted.`,
  sampled: (deals, error, seed) => `Sampled: ${deals} random deals, standard error ±${error} at most, seed ${seed}.`,
  progress: (percent, error) => `${percent}${error === null ? "" : `, ±${error}`}`,
  onAverage: "Chips won on average:",
  pot: "Pot",
  chips: "Chips",
  putIn: "Put in, less return",
  options: {
    board: "the cards on the board, up to five",
    dead: "cards that are out of the deck: folded and seen, or exposed",
    "dead-money": "dead money in the main pot: a big blind ante, a dead blind; several are added up",
    button: "the hand with the dealer button, by its letter; of one who folded, the hand before (default: the last one)",
    unit: "the smallest chip in play (default: 1)",
    exact: "count every deal, however long it takes",
    sampled: "deal at random, even where counting is quick",
    precision: "when sampling, stop at this standard error, as 0.001 or 0.1% (default: 0.05%)",
    samples: "when sampling, deal so many at most, rounded up to whole chunks: of 20,000, or of fewer where hands often collide",
    seed: "where the random deals begin: the same seed gives the same answer (default: 1)",
    threads: "threads to count on (default: as many as the machine has); the answer does not depend on it",
  },
};
