import type { BettingStep } from "./betting/codes.ts";
import type { RoomStep } from "./room/codes.ts";
import type { ShowdownStep } from "./showdown/codes.ts";

/** Streets whose cards lie in the middle; `seventh` is the stud card that all share when the stub runs short. */
export const BOARD_STREETS = ["flop", "turn", "river"] as const;
/** One of {@link BOARD_STREETS}. */
export type BoardStreet = (typeof BOARD_STREETS)[number];
/** Streets that a step can deal; a stud street goes to every live hand. */
export type DealtStreet = BoardStreet | "stud-street" | "shared-seventh";

/**
 * Cards that a step means: a street of the board, what was set aside, the burn pile, its last card, the second burn of a street,
 * the cards that the mistake is about (`marked`: exposed, boxed, foreign, one too many), the muck.
 */
export type CardsAt = BoardStreet | "aside" | "burns" | "last-burn" | "marked" | "muck";

/** One thing that hands do to cards, chips and button. The table model performs each of them. */
export type TableStep =
  | { readonly do: "call-floor" }
  /** Whoever is still owed an action acts; on `street` where it is not the one before the mistake. */
  | { readonly do: "finish-betting"; readonly street?: "preflop" | BoardStreet }
  | { readonly do: "keep-burns" }
  /** Back into the stub; `onTop` keeps the order, anything else is followed by a shuffle. */
  | { readonly do: "return-to-stub"; readonly cards: readonly CardsAt[]; readonly onTop?: true }
  | { readonly do: "shuffle-stub"; readonly faceDown: true }
  | { readonly do: "cut-stub" }
  /** `cards` where it is not the street's usual number. */
  | { readonly do: "deal"; readonly street: DealtStreet; readonly burn: boolean; readonly cards?: number }
  | { readonly do: "burn"; readonly cards?: number }
  /** The street's cards are turned down and mixed among themselves. */
  | { readonly do: "scramble"; readonly cards: BoardStreet }
  /** One of the scrambled cards becomes a burn: this street's, or the next one's, which then burns none from the stub. */
  | {
      readonly do: "draw-as-burn";
      readonly from: BoardStreet;
      readonly by: "floor" | "dealer";
      readonly for: "this-street" | "next-street";
    }
  /** The scrambled cards that are left are turned up again. */
  | { readonly do: "turn-up"; readonly cards: BoardStreet }
  | { readonly do: "set-aside"; readonly cards: readonly CardsAt[] }
  /** A card that lies face up becomes a burn as it is. */
  | { readonly do: "make-burn"; readonly cards: BoardStreet | "marked"; readonly for: "this-street" | "next-street" }
  /** The hand that the mistake is about gets the top card in place of its marked one. */
  | { readonly do: "replace-card" }
  /** The hand that is short gets the top card. */
  | { readonly do: "give-card" }
  /** A scrap of paper: the card leaves the deck for this hand. */
  | { readonly do: "discard-card"; readonly cards: "marked" }
  /** The hand that the mistake is about, or after a new deal the one of the player who was away. */
  | { readonly do: "kill-hand"; readonly whose?: "absent" }
  | { readonly do: "return-bets" }
  /** The first cards that are still to come are dealt before anything is mended. */
  | { readonly do: "finish-deal" }
  /** A stud hand whose down card was seen: that card stays up, and its third one comes down. */
  | { readonly do: "third-card-down" }
  /** Every card of a void hand is dead, and the deck is taken away. */
  | { readonly do: "gather-cards" }
  /** All cards together, shuffled, cut, and dealt again to the same seats. */
  | { readonly do: "redeal-hand" }
  /** The stub is put together again in its order. */
  | { readonly do: "restore-stub" }
  /** The stub and these piles are mixed into one new stub. */
  | { readonly do: "mix-into-stub"; readonly cards: readonly ("burns" | "muck")[] }
  /** The cards on the board stay as they are. */
  | { readonly do: "let-stand" }
  /** `nextHand`: it stays where it is until this hand is over. */
  | { readonly do: "move-button"; readonly to: "right-seat"; readonly nextHand?: true };

/** One step of a decision. */
export type Step = TableStep | BettingStep | ShowdownStep | RoomStep;
/** The names of {@link Step}. */
export type StepName = Step["do"];
