import type { Card } from "../cards/card.ts";
import type { Problem } from "../problem.ts";

/** A token that cannot be read: the first 40 characters of it, as given, and where it begins, in characters from 0 of the text. */
interface InToken<Code extends string> {
  readonly code: Code;
  readonly path: string;
  readonly token: string;
  readonly at: number;
}

/** Why a text is no range. */
export type RangeProblem =
  /** Nothing but separators. */
  | { readonly code: "RANGE_EMPTY"; readonly path: string }
  | { readonly code: "RANGE_TOO_LONG"; readonly path: string; readonly length: number; readonly most: number }
  | InToken<"RANGE_TOKEN_UNKNOWN">
  /** As other tools write it; `like` is the same as it is written here. */
  | (InToken<"RANGE_FORM_FOREIGN"> & { readonly like: readonly string[] })
  /** A share of the best hands, `15%`: there is no order of all hands here that it could be taken from. */
  | InToken<"RANGE_SHARE">
  /** Hands to be taken out again, `!TT`. */
  | InToken<"RANGE_EXCLUSION">
  /** Has the shape of hands; `rank` is the letter that is none. */
  | (InToken<"RANGE_RANK_UNKNOWN"> & { readonly rank: string })
  /** A pair cannot be suited, and need not be called offsuit. */
  | (InToken<"RANGE_PAIR_SUIT"> & { readonly pair: string })
  /** One card where a hand has two. */
  | (InToken<"RANGE_CARD_ALONE"> & { readonly card: Card })
  | (InToken<"RANGE_CARD_TWICE"> & { readonly card: Card })
  /** The ends of a dash are a pair and no pair, or suited and not; `like` are tokens that may have been meant. */
  | (InToken<"RANGE_ENDS_MIXED"> & { readonly like: readonly string[] })
  /** The ends of a dash share neither the first rank nor the distance of their ranks. */
  | (InToken<"RANGE_ENDS_APART"> & { readonly like: readonly string[] })
  /** `@` with nothing after it. */
  | InToken<"RANGE_WEIGHT_MISSING">
  /** `@` with nothing before it. */
  | InToken<"RANGE_WEIGHT_ALONE">
  /** Not above 0 and at most 100 %. */
  | (InToken<"RANGE_WEIGHT_INVALID"> & { readonly weight: string });

/** Why a question of equity cannot be answered. */
export type QuestionProblem =
  /** A player holds nothing: the range has no hand. */
  | { readonly code: "NO_HANDS"; readonly path: string }
  /** Not two different cards with the higher number first. */
  | { readonly code: "HAND_INVALID"; readonly path: string; readonly got: string }
  /** A range names a hand twice; `first` is the path of the earlier place. */
  | { readonly code: "HAND_TWICE"; readonly path: string; readonly cards: readonly [Card, Card]; readonly first: string }
  | { readonly code: "HAND_WEIGHT_INVALID"; readonly path: string; readonly got: string }
  | { readonly code: "BOARD_TOO_LONG"; readonly path: string; readonly count: number; readonly most: number }
  /** Every hand of a range has a card that lies on the board or is dead. */
  | { readonly code: "NO_HAND_LEFT"; readonly path: string }
  /** Each player has a hand left, but all of them at once would need a card twice. */
  | { readonly code: "NO_DEAL"; readonly path: string }
  /** The deck has no card left for every place on the board. */
  | { readonly code: "DECK_TOO_SHORT"; readonly path: string; readonly left: number; readonly need: number }
  /** No contest at all, or one that nobody is in. */
  | { readonly code: "CONTEST_EMPTY"; readonly path: string }
  | { readonly code: "CONTEST_PLAYER_UNKNOWN"; readonly path: string; readonly got: string; readonly players: number }
  | { readonly code: "CONTEST_PLAYER_TWICE"; readonly path: string; readonly player: number }
  /** Counting was asked for, and would take days. */
  | { readonly code: "TOO_MUCH_TO_COUNT"; readonly path: string }
  | { readonly code: "SEED_INVALID" | "PRECISION_INVALID" | "SAMPLES_INVALID"; readonly path: string; readonly got: string };

/** Everything that can be wrong with ranges and questions of equity; `@sidepot/words/equity` says it in a language. */
export type EquityProblem = Problem | RangeProblem | QuestionProblem;
