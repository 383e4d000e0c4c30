import { holdingOf } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import { BOARD_STREETS, type BoardStreet } from "../steps.ts";
import { BEFORE, BOARD, BURNS, burned, NEXT, reshuffled, ruled } from "./way.ts";

/** Early in a way that no text names. Nobody has acted on what came out. */
export interface EarlyFacts {
  /** The first street that came out early. */
  readonly street: BoardStreet;
}

const STREET = { kind: "one-of", values: BOARD_STREETS, default: "turn" } as const;

/** The hand was complete, but in hand-for-hand nothing is dealt on before it is announced (TDA 2024 RP-8-F). */
export const handForHandEarly: Situation<EarlyFacts> = {
  facts: { street: STREET },
  points: ["hand-for-hand-early", "reshuffle-cut"],
  scene: ({ street }) => ({ game: "holdem", betting: BEFORE[street], owed: false, burns: BURNS[street], board: BOARD[street] }),
  rule({ street }, book) {
    const back = reshuffled(book, street);
    const wrong = [neverRight("deal-hand-again"), neverRight("players-agree")] as const;
    return ruled(
      holdingOf(book, "hand-for-hand-early"),
      {
        "card-stands": { decision: "card-plays", steps: [{ do: "let-stand" }], wrong, why: ["premature-means-unfinished"] },
        redeal: {
          decision: "redeal-street",
          steps: [{ do: "keep-burns" }, ...back.steps, { do: "deal", street, burn: false }],
          also: back.also,
          wrong,
          why: ["card-keeps-its-chance", "burn-protects-stub"],
        },
      },
      { wrong, why: ["floor-can-choose"] },
    );
  },
};

/** What is asked when two streets came out at once. */
export interface TwoStreetsFacts {
  readonly street: "flop" | "turn";
}

/** Two streets lie there although the betting before the first of them is not over. */
export const twoStreetsEarly: Situation<TwoStreetsFacts> = {
  facts: { street: { kind: "one-of", values: ["flop", "turn"], default: "turn" } },
  points: ["two-streets-early", "reshuffle-cut"],
  scene: ({ street }) => ({ game: "holdem", betting: BEFORE[street], owed: true, burns: BURNS[NEXT[street]], board: BOARD[NEXT[street]] }),
  rule({ street }, book) {
    const back = reshuffled(book, street, NEXT[street]);
    const wrong = [neverRight("deal-hand-again"), neverRight("burn-again")] as const;
    return ruled(
      holdingOf(book, "two-streets-early"),
      {
        "redeal-both": {
          decision: "redeal-both",
          steps: [{ do: "finish-betting" }, { do: "keep-burns" }, ...back.steps, { do: "deal", street, burn: false }],
          also: back.also,
          wrong,
          why: ["card-keeps-its-chance", "burn-protects-stub"],
          notes: ["later-burn-is-out"],
        },
        "cards-stand": {
          decision: "cards-stand",
          steps: [{ do: "finish-betting" }, { do: "let-stand" }],
          wrong,
          why: ["no-misdeal-after-deal"],
        },
      },
      { wrong, why: ["floor-can-choose"], notes: ["later-burn-is-out", "shown-stays-shown"] },
    );
  },
};

/** The burn is out before the betting is over, and no card of the board. */
export const earlyBurn: Situation<EarlyFacts> = {
  facts: { street: STREET },
  points: ["early-burn"],
  scene: ({ street }) => ({
    game: "holdem",
    betting: BEFORE[street],
    owed: true,
    burns: BURNS[street],
    burned: burned(street, 1),
    board: BOARD[BEFORE[street]],
  }),
  rule({ street }, book) {
    const wrong = [neverRight("deal-hand-again"), neverRight("players-agree")] as const;
    return ruled(
      holdingOf(book, "early-burn"),
      {
        "burn-stays": {
          decision: "burn-stays",
          steps: [{ do: "finish-betting" }, { do: "keep-burns" }, { do: "deal", street, burn: false }],
          wrong: [neverRight("burn-again"), ...wrong],
          why: ["burn-protects-stub"],
        },
        "burn-back": {
          decision: "burn-back",
          steps: [
            { do: "return-to-stub", cards: ["last-burn"], onTop: true },
            { do: "finish-betting" },
            { do: "deal", street, burn: true },
          ],
          unchanged: ["button", "bets"],
          wrong,
          why: ["nothing-seen"],
        },
      },
      { wrong, why: ["floor-can-choose"], notes: ["same-cards-either-way"] },
    );
  },
};

/** A street was put out face down before the betting was over: nobody has seen it. */
export const earlyFaceDown: Situation<EarlyFacts> = {
  facts: { street: STREET },
  points: ["early-face-down", "reshuffle-cut"],
  scene: ({ street }) => ({ game: "holdem", betting: BEFORE[street], owed: true, burns: BURNS[street], board: BOARD[street] }),
  rule({ street }, book) {
    const back = reshuffled(book, street);
    const wrong = [neverRight("deal-hand-again"), neverRight("burn-again")] as const;
    return ruled(
      holdingOf(book, "early-face-down"),
      {
        "card-stands": {
          decision: "card-plays",
          steps: [{ do: "finish-betting" }, { do: "let-stand" }],
          wrong,
          why: ["nothing-seen"],
          notes: ["turned-up-then"],
        },
        redeal: {
          decision: "redeal-street",
          steps: [{ do: "finish-betting" }, { do: "keep-burns" }, ...back.steps, { do: "deal", street, burn: false }],
          also: back.also,
          wrong,
          why: ["card-keeps-its-chance", "burn-protects-stub"],
        },
      },
      { wrong, why: ["floor-can-choose"], notes: ["turned-up-then"] },
    );
  },
};
