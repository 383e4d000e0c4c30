// The npm packages that rank hands, each with hands in the form that its fastest public function takes, made before the clock runs.
// Every loop is written out: one that is handed its function would call through a pointer, and what is compared here is nanoseconds.
import { createRequire } from "node:module";
import { letters, lists } from "./deals.mjs";

const require = createRequire(import.meta.url);
const phe = require("phe");
const pheSeven = require("phe/lib/evaluator7");
const pokerEvaluator = require("poker-evaluator");
const { DECK } = require("poker-evaluator/lib/constants");
const { Hand } = require("pokersolver");
const apprentice = require("@poker-apprentice/hand-evaluator");

const pheCode = (card) => phe.cardCode(...letters(card));
const deckNumber = (card) => DECK[letters(card).toLowerCase()];

let sink = 0;

/** What an optimizer must not throw away. */
export const keep = (value) => {
  sink = (sink + value) | 0;
};

/** `work` over all hands, and `compare(i, j)`: below 0 when hand i is the better one, as the peer says; `category(i)` with 0 for high card. */
export function seven(hands) {
  const count = hands.length / 7;
  const few = (n) => Math.min(n, count);
  return {
    "phe codes": () => {
      const given = lists(hands, 7, few(1_000_000), pheCode);
      return {
        work: () => {
          let sum = 0;
          for (let i = 0; i < given.length; i++) sum = (sum + phe.evaluateCardCodes(given[i])) | 0;
          keep(sum);
          return given.length;
        },
        compare: (i, j) => phe.evaluateCardCodes(given[i]) - phe.evaluateCardCodes(given[j]),
        category: (i) => 8 - phe.rankCardCodes(given[i]),
      };
    },
    "phe evaluator7 (internal)": () => {
      const given = Uint8Array.from(hands, pheCode);
      return {
        work: () => {
          let sum = 0;
          for (let i = 0; i < given.length; i += 7)
            sum = (sum + pheSeven(given[i], given[i + 1], given[i + 2], given[i + 3], given[i + 4], given[i + 5], given[i + 6])) | 0;
          keep(sum);
          return count;
        },
      };
    },
    "phe strings": () => {
      const given = lists(hands, 7, few(20_000), letters);
      return {
        work: () => {
          let sum = 0;
          for (let i = 0; i < given.length; i++) sum = (sum + phe.evaluateCards(given[i])) | 0;
          keep(sum);
          return given.length;
        },
      };
    },
    "poker-evaluator numbers": () => {
      const given = lists(hands, 7, few(20_000), deckNumber);
      return {
        work: () => {
          let sum = 0;
          for (let i = 0; i < given.length; i++) sum = (sum + pokerEvaluator.evalHand(given[i]).value) | 0;
          keep(sum);
          return given.length;
        },
        compare: (i, j) => pokerEvaluator.evalHand(given[j]).value - pokerEvaluator.evalHand(given[i]).value,
        category: (i) => pokerEvaluator.evalHand(given[i]).handType - 1,
      };
    },
    "poker-evaluator strings": () => {
      const given = lists(hands, 7, few(10_000), letters);
      return {
        work: () => {
          let sum = 0;
          for (let i = 0; i < given.length; i++) sum = (sum + pokerEvaluator.evalHand(given[i]).value) | 0;
          keep(sum);
          return given.length;
        },
      };
    },
    pokersolver: () => {
      const given = lists(hands, 7, few(500), letters);
      return {
        work: () => {
          let sum = 0;
          for (let i = 0; i < given.length; i++) sum = (sum + Hand.solve(given[i]).rank) | 0;
          keep(sum);
          return given.length;
        },
        compare: (i, j) => Hand.solve(given[i]).compare(Hand.solve(given[j])),
        category: (i) => Hand.solve(given[i]).rank - 1,
      };
    },
    "@poker-apprentice/hand-evaluator": () => {
      const given = lists(hands, 7, few(2_000), letters).map((cards) => ({ holeCards: cards.slice(0, 2), communityCards: cards.slice(2) }));
      return {
        work: () => {
          let sum = 0;
          for (let i = 0; i < given.length; i++) sum = (sum + apprentice.evaluate(given[i]).strength) | 0;
          keep(sum);
          return given.length;
        },
        compare: (i, j) => apprentice.compare(apprentice.evaluate(given[i]), apprentice.evaluate(given[j])),
        category: (i) => Math.min(8, apprentice.evaluate(given[i]).strength),
      };
    },
  };
}
