/** The options of `equity` that mean nothing, or something else, to the other commands. */
export type EquityOptionName =
  | "board"
  | "dead"
  | "dead-money"
  | "button"
  | "unit"
  | "exact"
  | "sampled"
  | "precision"
  | "samples"
  | "seed"
  | "threads";

/** What `equity` says for people. Numbers and percentages arrive written. */
export interface EquityLines {
  /** For what it may be used, in one line. */
  readonly study: string;
  readonly columns: Readonly<Record<"hand" | "win" | "tie" | "equity", string>>;
  /** In front of the cards that are out of the deck. */
  readonly deadCards: string;
  /** How it was counted: every board, with the hands known. */
  exactBoards(boards: string): string;
  /** Every board with every choice of hands. */
  exactDeals(deals: string): string;
  /** `error` is the largest standard error. */
  sampled(deals: string, error: string, seed: string): string;
  /** How far it is; `error` is null where every deal is counted. */
  progress(percent: string, error: string | null): string;
  /** Above the pots: chips won on average. */
  readonly onAverage: string;
  readonly pot: string;
  readonly chips: string;
  /** What a hand put in, less what came back. */
  readonly putIn: string;
  readonly options: Readonly<Record<EquityOptionName, string>>;
}
