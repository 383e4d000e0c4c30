import type { Card } from "../../cards/index.ts";
import type { Table } from "./table.ts";

/** Why a table cannot be as somebody says; `path` points into the claim. */
export type SetupProblem =
  | { readonly code: "SETUP_NOT_AN_OBJECT"; readonly path: string; readonly got: string }
  | { readonly code: "KEY_UNKNOWN"; readonly path: string; readonly key: string; readonly choices: readonly string[] }
  | {
      readonly code: "PLAYERS_INVALID" | "COUNT_INVALID";
      readonly path: string;
      readonly got: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: "STREET_UNKNOWN"; readonly path: string; readonly got: string; readonly choices: readonly string[] }
  /** Neither a number of cards nor cards that can be read. */
  | { readonly code: "CARDS_UNREADABLE"; readonly path: string; readonly got: string }
  /** `first` and `second` are the paths of the two places. */
  | { readonly code: "CARD_IN_TWO_PLACES"; readonly path: string; readonly card: Card; readonly first: string; readonly second: string }
  /** More burns than this street can have, one too many and one early counted in. */
  | {
      readonly code: "TOO_MANY_BURNS";
      readonly path: string;
      readonly street: Table["street"];
      readonly got: number;
      readonly most: number;
    }
  /** A street lies on the board, and the one before it does not. */
  | { readonly code: "BOARD_WITHOUT"; readonly path: string; readonly street: "turn" | "river"; readonly before: "flop" | "turn" }
  /** A list by seats is longer or shorter than the table. */
  | { readonly code: "SEATS_DIFFER"; readonly path: string; readonly got: number; readonly players: number }
  /** More cards are claimed than a deck has. */
  | { readonly code: "TOO_MANY_CARDS"; readonly path: string; readonly got: number; readonly most: number }
  /** All places together do not hold a deck. */
  | { readonly code: "COUNT_DOES_NOT_ADD_UP"; readonly path: string; readonly got: number; readonly expected: number }
  /** More hands are left than were dealt. */
  | { readonly code: "MORE_LIVE_THAN_DEALT"; readonly path: string; readonly live: number; readonly players: number };
