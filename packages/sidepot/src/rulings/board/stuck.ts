import { holdingOf } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import { BOARD_STREETS, type BoardStreet } from "../steps.ts";
import { BEFORE, BOARD, BURNS, reshuffled, ruled, type Way } from "./way.ts";

/** What is asked when two cards came for one. */
export interface StuckFacts {
  readonly street: "turn" | "river";
}

/** Two cards stuck together, both seen, on the turn or the river. The rule on four cards is for flops alone. */
export const stuckCards: Situation<StuckFacts> = {
  facts: { street: { kind: "one-of", values: ["turn", "river"], default: "turn" } },
  points: ["stuck-cards", "reshuffle-cut"],
  scene: ({ street }) => ({
    game: "holdem",
    betting: BEFORE[street],
    owed: false,
    burns: BURNS[street],
    board: { ...BOARD[street], [street]: 2 },
    marked: { at: "board", cards: 1 },
  }),
  rule({ street }, book) {
    const wrong = [neverRight("deal-hand-again"), neverRight("players-agree")] as const;
    const extra = reshuffled(book, "marked");
    const both = reshuffled(book, street);
    const redeal: Way = {
      decision: "redeal-street",
      steps: [{ do: "keep-burns" }, ...both.steps, { do: "deal", street, burn: false }],
      also: both.also,
      wrong,
      why: ["burn-protects-stub", "card-keeps-its-chance"],
    };
    const scramble: Way = {
      decision: "scramble-draw-burn",
      steps: [
        { do: "scramble", cards: street },
        { do: "draw-as-burn", from: street, by: "floor", for: "next-street" },
        { do: "turn-up", cards: street },
      ],
      unchanged: ["button", "bets"],
      wrong,
      why: ["nobody-guesses", "one-burn-a-street"],
      notes: ["next-burn-is-out"],
    };
    const held = holdingOf(book, "stuck-cards");
    // No street comes after the river that a drawn card could be the burn of.
    const last = street === "river";
    return ruled(
      last ? { ...held, choices: held.choices.filter((value) => value !== "scramble") } : held,
      {
        scramble: last ? redeal : scramble,
        "extras-back": {
          decision: "extras-back",
          steps: [{ do: "keep-burns" }, ...extra.steps, { do: "let-stand" }],
          also: extra.also,
          wrong,
          why: ["card-keeps-its-chance"],
          notes: ["shown-stays-shown"],
        },
        redeal,
      },
      { wrong, why: ["floor-can-choose"], notes: ["shown-stays-shown"] },
    );
  },
};

/** What is asked when a folded card lies on the board. */
export interface MuckCardFacts {
  /** The pot has been awarded. */
  readonly awarded: boolean;
  /** The street that it came with. */
  readonly street: BoardStreet;
}

/** A card of a folded hand was pulled in with the board. */
export const muckCardOnBoard: Situation<MuckCardFacts> = {
  facts: { awarded: { kind: "yes-no" }, street: { kind: "one-of", values: BOARD_STREETS, default: "flop" } },
  points: ["muck-card-found", "muck-card-late"],
  scene: ({ street }) => ({
    game: "holdem",
    betting: BEFORE[street],
    owed: false,
    burns: BURNS[street],
    board: BOARD[street],
    marked: { at: "board", cards: 1 },
  }),
  rule({ awarded, street }, book) {
    if (awarded) {
      return ruled(
        holdingOf(book, "muck-card-late"),
        {
          "result-stands": {
            decision: "board-result-stands",
            steps: [{ do: "let-result-stand" }],
            unchanged: ["button", "bets", "burns", "board"],
            wrong: [neverRight("take-pot-back"), neverRight("deal-hand-again")],
            why: ["raised-until-next-hand"],
          },
          corrected: {
            decision: "board-result-corrected",
            steps: [{ do: "hear-players" }, { do: "correct-award" }],
            unchanged: ["button", "burns"],
            wrong: [neverRight("take-pot-back"), neverRight("deal-hand-again")],
            why: ["house-error-corrected"],
          },
        },
        { wrong: [neverRight("take-pot-back"), neverRight("deal-hand-again")], why: ["house-error-corrected"] },
      );
    }
    const wrong = [neverRight("deal-hand-again"), neverRight("players-agree")] as const;
    return ruled(
      holdingOf(book, "muck-card-found"),
      {
        replace: {
          decision: "card-replaced",
          steps: [
            { do: "set-aside", cards: ["marked"] },
            { do: "deal", street, burn: false, ...(street === "flop" ? { cards: 1 } : {}) },
          ],
          wrong,
          why: ["no-misdeal-after-deal"],
          notes: ["folded-stays-folded"],
        },
        "card-stands": {
          decision: "cards-stand",
          steps: [{ do: "let-stand" }],
          unchanged: ["button", "bets", "burns", "board"],
          wrong,
          why: ["action-relied-on-cards"],
          notes: ["folded-stays-folded"],
        },
      },
      { wrong, why: ["floor-can-choose"], notes: ["folded-stays-folded"] },
    );
  },
};
