import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";

/** One pot as it lies when the river's betting begins. */
export interface RiverPot {
  /** Chips in it. */
  readonly amount: number;
  /** Which all-in players can win it besides the two who can still bet, as indices of {@link RiverSpot.allIn}; none for a pot of the two alone. */
  readonly allIn: readonly number[];
}

/** A river on which two players can still bet, and any number of others are all-in. */
export interface RiverSpot {
  /** Five cards. */
  readonly board: readonly Card[];
  /** What the two players may hold; the first one is first to act. */
  readonly ranges: readonly [Range, Range];
  /** What each all-in player may hold. Empty: an ordinary river. */
  readonly allIn: readonly Range[];
  /** Main pot first. */
  readonly pots: readonly RiverPot[];
  /** Chips that the two have behind at the beginning of the street. */
  readonly stacks: readonly [number, number];
  readonly menu: BetMenu;
  /** Cards out of the deck: folded and seen, or exposed. */
  readonly dead?: readonly Card[];
}

/** Which bets the tree holds. Parts are of everything in all pots and in front at that moment (after a call, for raises). */
export interface BetMenu {
  /** First bets as parts of the pot: 0.5. */
  readonly bets: readonly number[];
  /** Raises as parts of the pot after calling. */
  readonly raises: readonly number[];
  /** Whether all-in is always among them. */
  readonly allIn: boolean;
  /** How many raises may follow a bet. */
  readonly mostRaises: number;
  /** Actual totals that must be in the tree besides: what was really bet here, in chips, as a total of the street. */
  readonly also?: readonly number[];
}

/**
 * An action in the tree; `to` is the street's total. `allIn` says that nobody can raise any more: the shorter stack is in. The menu's own
 * bets stop there, for more would come back; a total of `also` is kept as it was bet.
 */
export type RiverAction =
  | { readonly do: "fold" | "check" | "call" }
  | { readonly do: "bet" | "raise"; readonly to: number; readonly allIn: boolean };

/** A place in the tree where somebody decides. */
export interface RiverNode {
  /** Its place in {@link RiverSolution.nodes}. */
  readonly index: number;
  readonly player: 0 | 1;
  /** The actions that lead here from the beginning of the street. */
  readonly path: readonly RiverAction[];
  readonly actions: readonly RiverAction[];
  /** By action: the node it leads to; null where the hand ends. */
  readonly next: readonly (number | null)[];
}

/** How far two strategies are from an equilibrium. */
export interface Exploitability {
  /** What the two players together could gain by best responses, halved: chips a hand. */
  readonly chips: number;
  /** The same as parts of 1 of all pots at the beginning of the street. */
  readonly ofPot: number;
  /** By player: what their best response gains, in chips a hand. */
  readonly gains: readonly [number, number];
}

/** A river being solved. Deterministic: so many iterations of the same spot are the same numbers everywhere. */
export interface RiverSolver {
  readonly spot: RiverSpot;
  readonly nodes: readonly RiverNode[];
  /** Hands of each player that are possible on this board: the rows of strategies and values. */
  readonly hands: readonly [readonly (readonly [Card, Card])[], readonly (readonly [Card, Card])[]];
  readonly iterations: number;
  /** `sampled` where three or more all-in players may hold too much to count: a long list of their joint holdings is drawn, always the same. */
  readonly method: "exact" | "sampled";
  /** Runs more iterations. */
  run(iterations: number): void;
  /** Measured by best responses against the average strategies, exactly. */
  exploitability(): Exploitability;
  /** The average strategy at a node: `[action × hands + hand]`, each hand's actions adding up to 1. */
  strategy(node: number): Float64Array;
  /**
   * What each hand of a player expects at a node by each action, `[action × hands + hand]`, in chips over giving everything up at
   * once (so a fold is 0, and chips put in from here on are taken off), against the other's average strategy. The player's own later
   * decisions are the best ones against it. 0 where the other player cannot come here with anything.
   */
  values(node: number): Float64Array;
  /** How much of a player's range comes to a node by their own play: by hand, 0 to 1. */
  reach(node: number): Float64Array;
}

/** Why a spot cannot be solved. Players are counted as the two who can still bet, then the all-in ones. */
export type RiverProblem =
  /** No spot at all (an empty `path`), or a field that is missing or no list of the right length. */
  | { readonly code: "FIELD_INVALID"; readonly path: string }
  /** `got`: different cards. */
  | { readonly code: "BOARD_NOT_FIVE"; readonly got: number }
  | { readonly code: "CARD_UNKNOWN"; readonly path: string }
  /** Not two different cards; `hand` is the place in the range. */
  | { readonly code: "HAND_INVALID"; readonly player: number; readonly hand: number }
  /** Not above 0 and at most 1. */
  | { readonly code: "HAND_WEIGHT_INVALID"; readonly player: number; readonly hand: number }
  /** The hand stands in the range before, whichever of its cards comes first. */
  | { readonly code: "HAND_TWICE"; readonly player: number; readonly hand: number }
  /** No hand that board and dead cards leave. */
  | { readonly code: "RANGE_EMPTY"; readonly player: number }
  /** No deal gives everybody a hand. */
  | { readonly code: "NO_DEAL" }
  /** Not whole chips, more in all than can be counted, nothing at all, or a contestant who is not there or named twice. */
  | { readonly code: "POT_INVALID"; readonly pot: number }
  /** Not whole chips, or none. */
  | { readonly code: "STACK_INVALID"; readonly player: number }
  /** Sizes that are no sizes, or so many of them that the tree would be too large. */
  | { readonly code: "MENU_INVALID" };
