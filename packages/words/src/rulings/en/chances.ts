import type { ChancePart } from "../chances.ts";

/** English. */
export const chances: ChancePart = {
  procedures: {
    reshuffle: "Shuffled back, dealt again",
    "reshuffle-with-burns": "Shuffled back with the burn",
    "natural-river": "Old way: natural river",
    "keep-river": "River kept, new turn",
    "no-error": "Without the error",
    "scramble-draw": "Mixed face down, one drawn",
    "redeal-flop": "Flop dealt again",
  },
  what: {
    "card-is-turn": "This card as the turn",
    "card-is-river": "This card as the river",
    "card-on-board": "This card on the board",
    "card-in-flop": "This card in the flop",
    "one-of-flop-again": "One of these three at least in the new flop",
    "same-flop": "Exactly the flop that should have been",
    "river-to-be-on-board": "The card that would have been the river, on the board",
    "card-is-burn": "This card as the burn",
    "true-burn-burned": "The card that should have been burned, burned",
    "to-reshuffle": "This card's chance against shuffling back",
    "to-no-error": "This card's chance against no error",
  },
  outs: (outs, cardIsOut) =>
    `${outs} ${outs === 1 ? "out" : "outs"}, this card ${cardIsOut ? "among them" : "not among them"}: hit by the river`,
  share: (num, den) => `${num} in ${den}`,
  never: "never",
  always: "always",
  times: (number) => `${number} times`,
  withPercent: (share, percent) => `${share} (${percent})`,
  line: (label, value) => `${label}: ${value}`,
  half: (quotient, nineOuts) => [
    "The old way is often said to halve the chance. It halves nothing exactly.",
    `This one card comes ${quotient} times as often as when it is shuffled back: always more than half.`,
    `A hand with nine outs, this card among them, keeps ${nineOuts} of its chance. Near half is only a hand whose single out was this card.`,
  ],
};
