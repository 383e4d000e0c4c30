import type { BoardPart, FactWords } from "../part.ts";

const pending: FactWords = { name: "Was somebody still owed an action when the card came out?" };
const left: FactWords = { name: "Is any of that betting still to be finished?" };
const acted: FactWords = { name: "Has anybody acted on the new street?" };
const premature = { actionPending: pending, bettingLeft: left, actedOnNext: acted };
const owed = {
  question: "Was somebody still to act?",
  answers: { "action-left": "Yes, betting is left", "nothing-left": "Yes, but nothing is left to bet", complete: "No, betting was over" },
};

/** Board and burns. */
export const board: BoardPart = {
  decisions: {
    "redeal-street": "Shuffle it back and deal the street again",
    "natural-river": "The river card becomes the turn",
    "keep-river": "Keep the river, deal a new turn",
    "card-plays": "The card plays",
    "hand-over": "The hand is over",
  },
  wrong: {
    "deal-hand-again": "Deal the whole hand again",
    "move-river-up": "Take the turn away and move the river up",
    "burn-again": "Burn another card before dealing again",
    "let-premature-stand": "It has been seen, so it stays",
    "redeal-though-complete": "It came early, so deal it again",
    "no-shuffle": "Slide it under the stub and deal the next one",
    "reshuffle-at-once": "Shuffle it back at once and deal the turn again",
    "fold-makes-it-good": "The player folded, so the card may stay",
  },
  why: {
    "burn-protects-stub": "A burn protects the stub; it does not keep cards in an order. One a street, and it is out already.",
    "card-keeps-its-chance": "The card goes back among all that are left and has the chance that each of them has.",
    "one-way-back": "The exposed card can come back only on the river.",
    "premature-means-unfinished": "A card is premature only while somebody is owed an action on the round before. Nobody was.",
    "no-misdeal-after-deal":
      "Misdeals concern the first deal. A board card out of time is put right where it is: nothing is dealt again, no chip goes back.",
    "natural-order": "These rules restore the order in which the cards would have come.",
    "one-hand-left": "One hand is left, so the hand is over; no more cards are dealt or shown.",
    "rulebook-silent": "The text says nothing about this. These are what floors have ruled.",
  },
  notes: {
    "order-not-stated": "The text does not say whether the betting or the cards come first; the chances are the same.",
    "text-not-read": "Known as the practice of those years; the text itself was not available.",
    "fold-changes-nothing": "If the player who was skipped now folds, the street is dealt again all the same while two hands are left.",
    "shown-stays-shown": "Everybody has seen these cards, and may remember them.",
  },
  steps: {},
  points: {
    "premature-flop": {
      name: "Flop dealt too early",
      values: {
        reshuffle: "Shuffle it back, deal again without a burn",
        "reshuffle-with-burns": "Shuffle it and the burn back, deal again",
      },
    },
    "premature-turn": {
      name: "Turn dealt too early",
      values: {
        reshuffle: "Shuffle it back, deal again without a burn",
        "natural-river": "Set it aside, the river card becomes the turn",
        "keep-river": "Keep burn and river aside, deal a new turn from the rest",
      },
    },
    "premature-river": { name: "River dealt too early", values: { reshuffle: "Shuffle it back, deal again without a burn" } },
    "reshuffle-cut": { name: "Cut after a shuffle within the hand", values: { cut: "Cut", "no-cut": "No cut" } },
    "premature-acted-on": {
      name: "Early card, and players acted on it",
      values: { "card-stands": "The card stands", "go-back": "Go back and deal it again" },
    },
  },
  situations: {
    "premature-flop": { name: "Flop dealt too early", facts: premature },
    "premature-turn": { name: "Turn dealt too early", facts: premature },
    "premature-river": { name: "River dealt too early", facts: premature },
  },
  cases: {
    "premature-turn": {
      title: "Turn dealt too early",
      ...owed,
      slang: ["early turn", "turn too soon", "rabbit turn", "burn and turn early"],
    },
    "premature-river": { title: "River dealt too early", ...owed, slang: ["early river", "river too soon"] },
    "premature-flop": { title: "Flop dealt too early", ...owed, slang: ["early flop", "flop before the big blind acted"] },
  },
};
