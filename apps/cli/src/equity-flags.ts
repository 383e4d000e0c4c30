import type { EquityOptionName } from "@sidepot/words/terminal";

/** How `equity` was asked. */
export interface EquityFlags {
  readonly json?: boolean;
  readonly jsonl?: boolean;
  readonly board?: string;
  /** Cards. */
  readonly dead?: string;
  /** Each `--dead-money`, in order; they are added up. */
  readonly deadMoney?: readonly string[];
  /** The letter of a hand. */
  readonly button?: string;
  readonly unit?: string;
  readonly exact?: boolean;
  readonly sampled?: boolean;
  readonly precision?: string;
  readonly samples?: string;
  readonly seed?: string;
  readonly threads?: string;
}

/** The options of `equity` alone, with their values. */
export const EQUITY_OPTIONS: readonly (readonly [EquityOptionName, string])[] = [
  ["board", " <cards>"],
  ["dead", " <cards>"],
  ["dead-money", " <chips>"],
  ["button", " <letter>"],
  ["unit", " <chips>"],
  ["exact", ""],
  ["sampled", ""],
  ["precision", " <error>"],
  ["samples", " <number>"],
  ["seed", " <number>"],
  ["threads", " <number>"],
];
