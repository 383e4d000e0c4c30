import type { BoardPart, FactWords } from "../part.ts";

const pending: FactWords = { name: "Was somebody still owed an action when the card came out?" };
const left: FactWords = { name: "Is any of that betting still to be finished?" };
const acted: FactWords = { name: "Has anybody acted on the new street?" };
const oneHand: FactWords = { name: "Have the folds left one hand?" };
const premature = { actionPending: pending, bettingLeft: left, actedOnNext: acted, oneHandLeft: oneHand };
const streets = { flop: "Flop", turn: "Turn", river: "River" };
const street: FactWords = { name: "Street", values: streets };
const early: FactWords = { name: "Which street came early?", values: streets };
const actedOn: FactWords = { name: "Has anybody acted on it?" };
const seen: FactWords = { name: "Has a card of the street been seen?" };
const owed = {
  question: "Was somebody still to act?",
  answers: { "action-left": "Yes, betting is left", "nothing-left": "Yes, but nothing is left to bet", complete: "No, betting was over" },
};

const actedYet = {
  question: "Has anybody acted on it?",
  answers: { "no-action": "No, nobody yet", acted: "Yes, even one check", "not-seen": "No card has been seen yet" },
};
const which = { question: "Which street?", answers: streets };

/** Board and burns. */
export const board: BoardPart = {
  decisions: {
    "redeal-street": "Shuffle it back and deal the street again",
    "natural-river": "The river card becomes the turn",
    "keep-river": "Keep the river, deal a new turn",
    "card-plays": "The card plays",
    "hand-over": "The hand is over",
    "redeal-both": "Shuffle both streets back",
    "burn-stays": "The burn stays as this street's burn",
    "burn-back": "The burn goes back on top",
    "scramble-draw-burn": "Scramble and draw one as a burn",
    "redeal-flop": "Deal the flop again",
    "cards-stand": "The cards stand",
    "fourth-becomes-burn": "Three stand; the fourth card, where it is known, is the next burn",
    "extras-back": "Shuffle the extra cards back",
    "burn-then-deal": "Burn now, then deal",
    "card-becomes-burn": "The exposed card becomes the burn",
    "order-restored": "Bring back the order of the cards",
    "burns-stay": "Leave both burns out",
    "card-replaced": "Replace the folded card",
    "board-result-stands": "The result stands",
    "board-result-corrected": "Correct the result",
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
    "show-what-would-come": "Show what would have come",
    "players-agree": "Let the players agree among themselves",
    "take-last-card": "We know which card was the extra one, so take that",
    "redeal-long-flop": "Shuffle all of them back and deal a new flop",
    "scramble-long-flop": "Scramble them and draw one as a burn",
    "burn-before-turn-too": "Burn from the stub before the turn as well",
    "redeal-unburned-flop": "Shuffle the flop back and deal it again",
    "scramble-unburned-flop": "Scramble the three and draw one as the burn",
    "burn-late": "Burn one now and leave the board",
    "take-back-after-action": "Take the cards back although somebody has acted",
    "burn-two-next": "Burn two on the next street to make up for it",
    "burn-one-next": "Burn just one on the next street",
    "skip-next-burn": "Burn none on the next street to make up for it",
    "take-pot-back": "Take the pot back and play it again",
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
    "one-burn-a-street": "A burn protects the stub; it does not keep cards in an order. One a street, never more.",
    "floor-can-choose": "The text says nothing about this. These are what the floor can do.",
    "text-at-odds": "Two places of this text do not agree, so the floor has to choose.",
    "nobody-guesses": "Nobody has to know which card was the wrong one: chance decides.",
    "action-relied-on-cards": "Somebody has acted on these cards. Taking them back would give the others free information.",
    "nothing-seen": "Nobody has seen a card, so putting it right costs nobody anything.",
    "raised-until-next-hand": "A dispute over a pot is open until the next hand begins. Rooms leave a pot that has been awarded as it is.",
    "house-error-corrected": "A supervisor tries to put a possible error of the house right, even when the next hand has begun.",
  },
  notes: {
    "order-not-stated": "The text does not say whether the betting or the cards come first; the chances are the same.",
    "text-not-read": "Known as the practice of those years; the text itself was not available.",
    "fold-changes-nothing": "If the player who was skipped now folds, the street is dealt again all the same while two hands are left.",
    "shown-stays-shown": "Everybody has seen these cards, and may remember them.",
    "years-open": "The text of those years was not available on this point.",
    "fold-said-in-text": "The text says so itself: if the player who was skipped now folds, the card stays out all the same.",
    "skipped-hand": "What the skipped player may still do is for the floor as well: hand live, limited to check, call or fold, or dead.",
    "aside-is-burn-and-river": "What is set aside, face down, are the two top cards of the stub: the next burn and the river.",
    "burn-goes-back-too": "This room shuffles the street's burn back too, so a new one is burned.",
    "one-burn-next": "The next street burns one card as always; nothing is made up for.",
    "until-awarded": "With everybody all-in it can be put right until the pot is awarded.",
    "later-burn-is-out": "The later street's burn is out already, so it is dealt without another when its time comes.",
    "same-cards-either-way": "Nobody has seen the burn: the same cards come either way.",
    "next-burn-is-out": "The burn for the next street is out with this: do not burn from the stub before it.",
    "face-down-back-on-top": "Cards that were put out face down go back on top first, in their order.",
    "practice-only": "The text does not say this; rooms do it.",
    "wsop-at-odds": "One place of the text lets the cards stand after a check, another scrambles them until there is substantial action.",
    "method-not-stated": "The text lets the mistake be put right before a check, but does not say how.",
    "exposed-is-next-burn": "The exposed card now lies on top of the stub and is the next street's burn.",
    "turned-up-then": "The card that lies face down is turned up once the betting is over.",
    "folded-stays-folded": "The hand that the card came from stays folded.",
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
    "premature-then-fold": { name: "The skipped player folds", values: { "card-stays-out": "The card stays out" } },
    "one-hand-left": { name: "Folds leave one hand", values: { "nothing-shown": "Nothing more is dealt or shown" } },
    "hand-for-hand-early": {
      name: "Early card in hand-for-hand",
      values: { "card-stands": "The card stands", redeal: "Shuffle it back, deal again without a burn" },
    },
    "two-streets-early": {
      name: "Two streets dealt too early",
      values: { "redeal-both": "Shuffle both back", "cards-stand": "Both stand" },
    },
    "early-burn": { name: "Burn made too early", values: { "burn-stays": "It is the street's burn", "burn-back": "It goes back on top" } },
    "early-face-down": {
      name: "Street put out face down too early",
      values: { "card-stands": "It plays", redeal: "Shuffle it back, deal again without a burn" },
    },
    "four-card-flop": {
      name: "Four-card flop",
      values: { scramble: "Scramble, draw one as the next burn", redeal: "Shuffle it back, deal again without a burn" },
    },
    "five-card-flop": {
      name: "Flop of five or more",
      values: { redeal: "Shuffle it back, deal again without a burn", "extras-back": "Three stand, shuffle the others back" },
    },
    "long-flop-acted": {
      name: "Too many flop cards, and somebody acted",
      values: { "cards-stand": "Three stand", scramble: "Scramble as before action", redeal: "Deal the flop again" },
    },
    "stuck-cards": {
      name: "Two cards stuck on turn or river",
      values: {
        scramble: "Scramble, draw one as the next burn",
        "extras-back": "The first stands, shuffle the other back",
        redeal: "Shuffle both back, deal again",
      },
    },
    "muck-card-found": { name: "Folded card on the board", values: { replace: "Replace it from the stub", "card-stands": "It stands" } },
    "muck-card-late": {
      name: "Folded card on the board, found after the award",
      values: { "result-stands": "The result stands", corrected: "Correct it" },
    },
    "missing-burn-unseen-flop": { name: "No burn, flop not seen", values: { "burn-then-deal": "Burn, then deal" } },
    "missing-burn-unseen-later": { name: "No burn, turn or river not seen", values: { "burn-then-deal": "Burn, then deal" } },
    "missing-burn-flop": {
      name: "Flop without a burn, no action",
      values: { scramble: "Scramble, draw one as the burn", reshuffle: "Shuffle it back, burn and deal again" },
    },
    "missing-burn-flop-checked": {
      name: "Flop without a burn, after a check",
      values: {
        scramble: "Scramble, draw one as the burn",
        "one-burn": "It stands, one burn next",
        "natural-order": "It stands, two burns next",
      },
    },
    "missing-burn-flop-acted": {
      name: "Flop without a burn, substantial action",
      values: { "one-burn": "It stands, one burn next", "natural-order": "It stands, two burns next" },
    },
    "missing-burn-later": {
      name: "Turn or river without a burn, no action",
      values: {
        "card-becomes-burn": "The card becomes the burn",
        redeal: "Shuffle it back, burn and deal again",
        "card-stands": "It stands",
      },
    },
    "missing-burn-later-acted": {
      name: "Turn or river without a burn, after action",
      values: {
        "one-burn": "It stands, one burn next",
        "natural-order": "It stands, two burns next",
        correct: "Put it right as before action",
      },
    },
    "missing-burn-all-in": {
      name: "River without a burn, all-in",
      values: { correct: "Put it right until the award", "card-stands": "It stands" },
    },
    "extra-burn-unseen": {
      name: "Two burns, street not seen",
      values: { "put-back": "One goes back on top", "burns-stay": "Both stay out" },
    },
    "extra-burn-flop": {
      name: "Flop behind two burns, no action",
      values: { reshuffle: "Shuffle it and one burn back, deal again", "burns-stay": "Both stay out, the flop stands" },
    },
    "extra-burn-later": {
      name: "Turn or river behind two burns, no action",
      values: { restore: "Put the cards in their order", "burns-stay": "Both stay out, the card stands" },
    },
    "extra-burn-acted": {
      name: "Two burns, after action",
      values: {
        "one-burn": "It stands, one burn next",
        "natural-order": "It stands, one burn goes back on top",
        correct: "Put it right as before action",
      },
    },
  },
  situations: {
    "premature-flop": { name: "Flop dealt too early", facts: premature },
    "premature-turn": { name: "Turn dealt too early", facts: premature },
    "premature-river": { name: "River dealt too early", facts: premature },
    "four-card-flop": { name: "Too many cards on the flop", facts: { cards: { name: "Cards on the flop" }, acted: actedOn } },
    "missing-burn": {
      name: "No burn before a street",
      facts: {
        street,
        acted: actedOn,
        boardExposed: seen,
        substantial: { name: "Has there been substantial action?" },
        allIn: { name: "Is everybody all-in?" },
      },
    },
    "extra-burn": { name: "Two burns before a street", facts: { street, acted: actedOn, boardExposed: seen } },
    "stuck-cards": { name: "Two cards on the turn or river", facts: { street } },
    "early-burn": { name: "Burn made too early", facts: { street: early } },
    "early-face-down": { name: "Street face down too early", facts: { street: early } },
    "two-streets-early": { name: "Two streets too early", facts: { street: { name: "Which street came first?", values: streets } } },
    "hand-for-hand-early": { name: "Early card in hand-for-hand", facts: { street: early } },
    "muck-card-on-board": {
      name: "Folded card on the board",
      facts: { awarded: { name: "Has the pot been awarded?" }, street: { name: "On which street did it come?", values: streets } },
    },
  },
  cases: {
    "premature-turn": {
      title: "Turn dealt too early",
      ...owed,
      slang: ["natural river", "early turn", "turn too soon", "rabbit turn", "burn and turn early"],
    },
    "premature-river": { title: "River dealt too early", ...owed, slang: ["early river", "river too soon"] },
    "premature-flop": { title: "Flop dealt too early", ...owed, slang: ["early flop", "flop before the big blind acted"] },
    "missing-burn-flop": {
      title: "No burn before the flop",
      ...actedYet,
      slang: ["no burn", "forgot to burn", "missed burn", "flop without burn", "burn and turn"],
    },
    "four-card-flop": {
      title: "Four-card flop",
      question: "How many, and any action?",
      answers: {
        four: "Four, no action",
        "four-acted": "Four, somebody acted",
        more: "Five or more, no action",
        "more-acted": "Five or more, somebody acted",
      },
      slang: ["four card flop", "4 card flop", "too many cards", "five card flop", "extra flop card"],
    },
    "missing-burn-turn": {
      title: "No burn before the turn",
      ...actedYet,
      slang: ["no burn", "forgot to burn", "turn without burn", "burn and turn"],
    },
    "missing-burn-river": { title: "No burn before the river", ...actedYet, slang: ["no burn", "forgot to burn", "river without burn"] },
    "extra-burn": { title: "Two burns, card is out", ...which, slang: ["double burn", "burned two", "extra burn", "two burn cards"] },
    "extra-burn-unseen": { title: "Two burns, nothing shown", ...which, slang: ["double burn", "burned two", "extra burn"] },
    "stuck-cards": {
      title: "Two cards on turn or river",
      question: which.question,
      answers: { turn: streets.turn, river: streets.river },
      slang: ["stuck cards", "two turn cards", "double river", "cards stuck together"],
    },
    "early-burn": { title: "Burn made too early", ...which, slang: ["early burn", "burned too soon", "premature burn"] },
    "early-face-down": { title: "Card face down too early", ...which, slang: ["face down turn", "dealt face down", "early face down"] },
    "two-streets-early": {
      title: "Two streets too early",
      question: "Which two?",
      answers: { "flop-and-turn": "Flop and turn", "turn-and-river": "Turn and river" },
      slang: ["turn and river early", "two streets", "ran it out", "river too soon"],
    },
    "hand-for-hand-early": { title: "Early card, hand-for-hand", ...which, slang: ["hand for hand", "h4h", "bubble early card"] },
    "muck-card-on-board": {
      title: "Folded card on the board",
      question: "Is the hand over?",
      answers: { "still-playing": "No, still playing", awarded: "Yes, the pot is awarded" },
      slang: ["muck card on board", "mucked card in flop", "card from the muck"],
    },
  },
};
