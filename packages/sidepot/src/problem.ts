import type { Card, RankLetter } from "./cards/card.ts";
import type { Game } from "./ranking/games.ts";

/** Why a number of chips is not one. */
export type ChipsFault = "not-a-number" | "negative" | "zero" | "fraction" | "too-large";

/**
 * Everything that can be wrong with what the referee was given, as data; `@sidepot/words` says it in a language.
 * `path` points into the input, as `players[1].bet`; it is empty where the input as a whole is meant.
 */
export type Problem =
  /** The input, or a part of it, is not of the kind named. */
  | {
      readonly code: "NOT_AN_OBJECT" | "NOT_A_LIST" | "NOT_CARDS" | "NOT_TEXT" | "NOT_TRUE_OR_FALSE";
      readonly path: string;
      readonly got: string;
    }
  | { readonly code: "NOT_JSON"; readonly path: string; readonly got: string }
  | { readonly code: "TOO_FEW_PLAYERS"; readonly path: string; readonly count: number; readonly least: number }
  /** More than a settlement is made for; the answer grows with the square of the players. */
  | { readonly code: "TOO_MANY_PLAYERS"; readonly path: string; readonly count: number; readonly most: number }
  | { readonly code: "NAME_MISSING"; readonly path: string }
  /** Two players have one name; `first` is the path of the earlier one. */
  | { readonly code: "NAME_TAKEN"; readonly path: string; readonly name: string; readonly first: string }
  | { readonly code: "CHIPS_INVALID"; readonly path: string; readonly got: string; readonly fault: ChipsFault }
  /** The chips of all players together pass the largest safe integer. */
  | { readonly code: "CHIPS_SUM_UNSAFE"; readonly path: string }
  | { readonly code: "UNIT_INVALID"; readonly path: string; readonly got: string }
  /** A rate of the house that cannot be used: beyond 0 to 100 %, finer than a hundredth of a percent, none, or two. */
  | { readonly code: "RAKE_INVALID"; readonly path: string; readonly got: string }
  /** Whether a flop was seen decides the rake, and is not said; or what is said does not fit the `board` cards given. */
  | { readonly code: "FLOP_UNCLEAR"; readonly path: string; readonly board: number }
  /** More chips went in than the player had. */
  | { readonly code: "MORE_THAN_STACK"; readonly path: string; readonly amount: number; readonly stack: number }
  /** An amount larger than what it is a part of. */
  | { readonly code: "ABOVE_MOST"; readonly path: string; readonly amount: number; readonly most: number }
  /** Neither words nor chips. */
  | { readonly code: "NOTHING_DECLARED"; readonly path: string }
  /** A list by seat of another length than the players. */
  | { readonly code: "NOT_ONE_EACH"; readonly path: string; readonly count: number; readonly players: number }
  | { readonly code: "BUTTON_OUT_OF_RANGE" | "SEAT_OUT_OF_RANGE"; readonly path: string; readonly got: string; readonly players: number }
  | { readonly code: "NOBODY_LIVE"; readonly path: string }
  | { readonly code: "GAME_UNKNOWN"; readonly path: string; readonly got: string; readonly choices: readonly string[] }
  | { readonly code: "RULE_UNKNOWN"; readonly path: string; readonly got: string; readonly choices: readonly string[] }
  | { readonly code: "STRENGTH_INVALID"; readonly path: string; readonly got: string }
  /** Some players of the hand have cards and some a strength, which cannot be compared. */
  | { readonly code: "CARDS_AND_STRENGTH"; readonly path: string }
  /** `strengthLow` where the game has no low half. */
  | { readonly code: "NO_LOW_IN_GAME"; readonly path: string; readonly game: Game }
  /** `high-card-by-suit` has to place an odd chip, and a winner's cards are not known. */
  | { readonly code: "ODD_CHIP_NEEDS_CARDS"; readonly path: string }
  /** Text that is no card; `at` counts characters from 0 in the text as given. */
  | { readonly code: "CARD_UNKNOWN"; readonly path: string; readonly text: string; readonly at: number }
  /** An entry of a list is several cards, and it is to be one. */
  | { readonly code: "CARDS_IN_ENTRY"; readonly path: string; readonly text: string; readonly count: number }
  /** A rank without its suit at the end or before the next rank. */
  | { readonly code: "CARD_INCOMPLETE"; readonly path: string; readonly rank: RankLetter; readonly at: number }
  /** A card is there twice; `first` is the path of its first place. */
  | { readonly code: "CARD_TWICE"; readonly path: string; readonly card: Card; readonly first: string }
  | { readonly code: "CARD_NOT_IN_DECK"; readonly path: string; readonly card: Card; readonly game: Game }
  /** The wrong number of cards for the game; `want` lists the numbers that are right. */
  | { readonly code: "CARD_COUNT"; readonly path: string; readonly game: Game; readonly got: number; readonly want: readonly number[] };

/** The codes of {@link Problem}. */
export type ProblemCode = Problem["code"];

/** What is odd but settled all the same; each names its place. */
export type Warning =
  /** An amount that the smallest chip cannot make. */
  | { readonly code: "NOT_A_MULTIPLE_OF_UNIT"; readonly path: string; readonly amount: number; readonly unit: number }
  /** A folded or killed player's uncalled chips came back (TDA 2024 15-B, 65-A). */
  | { readonly code: "UNCALLED_BY_FOLDED"; readonly path: string; readonly seat: number; readonly amount: number }
  /** Chips that folded players put in above every live total joined the last pot; the rulebooks are silent. */
  | { readonly code: "FOLDED_ABOVE_LIVE"; readonly path: string; readonly amount: number; readonly pot: number }
  /** The board is not complete, so hands cannot be compared. */
  | { readonly code: "BOARD_INCOMPLETE"; readonly path: string; readonly missing: number }
  /** A stud odd chip was placed by position because no rule was named; TDA 2024 20-B places it by the high card. */
  | { readonly code: "STUD_ODD_CHIP_BY_POSITION"; readonly path: string; readonly pot: number }
  /** `high-card-by-suit` could not place an odd chip by a card, since the winners share it; position did. The rulebooks are silent. */
  | { readonly code: "ODD_CHIP_CARD_SHARED"; readonly path: string; readonly pot: number }
  /** A field that the referee does not know; it changed nothing. */
  | { readonly code: "FIELD_UNKNOWN"; readonly path: string; readonly field: string };

/** The codes of {@link Warning}. */
export type WarningCode = Warning["code"];
