import { RANKS } from "sidepot/cards";
import type { Category, Game, HandNote, HandRank, Part, Why } from "sidepot/ranking";
import { handFacts } from "../hands.ts";
import { type Sentences, sentence } from "../text.ts";
import { aRank, cardName, rankName, rankNames } from "./cards.ts";
import { capital, list, verb } from "./lists.ts";

const withKicker = (kicker: number | null): string => (kicker === null ? "" : `, ${rankName(kicker)} kicker`);

/** `Full house, queens full of twos`. */
export function handName(rank: HandRank, game: Game, side: "high" | "low"): string {
  const hand = handFacts(rank, game, side);
  switch (hand.kind) {
    case "high-card":
      return capital(`${rankName(hand.high)} high`);
    case "pair":
      return `Pair of ${rankNames(hand.rank)}${withKicker(hand.kicker)}`;
    case "two-pair":
      return `Two pair, ${rankNames(hand.top)} and ${rankNames(hand.second)}${withKicker(hand.kicker)}`;
    case "trips":
      return `Three of a kind, ${rankNames(hand.rank)}${withKicker(hand.kicker)}`;
    case "quads":
      return `Four of a kind, ${rankNames(hand.rank)}${withKicker(hand.kicker)}`;
    case "straight":
    case "straight-flush":
      return `${hand.kind === "straight" ? "Straight" : "Straight flush"}, ${rankName(hand.high)} high${hand.wheel ? " (the wheel)" : ""}`;
    case "royal-flush":
      return "Royal flush";
    case "flush":
      return `Flush, ${rankName(hand.high)} high`;
    case "full-house":
      return `Full house, ${rankNames(hand.trips)} full of ${rankNames(hand.pair)}`;
    case "low":
      return capital(`${rankName(hand.first)}-${rankName(hand.second)} low${hand.wheel ? " (the wheel)" : ""}`);
    case "badugi": {
      const cards = hand.ranks.map((r) => RANKS[r]).join("-");
      const counts = ["No cards", "One card", "Two cards", "Three cards", "Badugi"];
      return `${counts[hand.ranks.length] ?? "Badugi"}, ${cards}`;
    }
    default: {
      const never: never = hand;
      return never;
    }
  }
}

const categories: Readonly<Record<Category, string>> = {
  "high-card": "no pair",
  pair: "a pair",
  "two-pair": "two pair",
  trips: "three of a kind",
  straight: "a straight",
  flush: "a flush",
  "full-house": "a full house",
  quads: "four of a kind",
  "straight-flush": "a straight flush",
  "badugi-4": "a badugi",
  "badugi-3": "three cards",
  "badugi-2": "two cards",
  "badugi-1": "one card",
};
const plural = new Set<Category>(["badugi-3", "badugi-2"]);

const ordinal = ["first", "second", "third", "fourth", "fifth"];
const nthOf = (nth: number): string => ordinal[nth - 1] ?? String(nth);

function partName(part: Part, nth: number): string {
  const parts: Readonly<Record<Part, string>> = {
    quads: "four of a kind",
    trips: "three of a kind",
    pair: "pair",
    "top-pair": "higher pair",
    "second-pair": "lower pair",
    straight: "top card",
    high: nth > 1 ? `${nthOf(nth)} card` : "highest card",
    kicker: nth > 1 ? `${nthOf(nth)} kicker` : "kicker",
    low: nth > 1 ? `${nthOf(nth)} card` : "highest card",
  };
  return parts[part];
}

const whys: Sentences<Why> = {
  CATEGORY: (w) => `${capital(categories[w.better])} ${plural.has(w.better) ? "beat" : "beats"} ${categories[w.worse]}.`,
  RANK: (w) => `Both have ${categories[w.category]}; the ${partName(w.part, w.nth)} decides: ${aRank(w.better)} beats ${aRank(w.worse)}.`,
  IDENTICAL: () => "The cards that count are equal in rank: a tie.",
};

/** Why one hand beats the next, or ties. */
export const why = (reason: Why): string => sentence(whys, reason);

const notes: Sentences<HandNote> = {
  BOARD_PLAYS: () => "The board plays: the best five cards are all on the board.",
  HOLE_UNUSED: (n) => `${capital(list(n.cards.map((card) => `the ${cardName(card)}`)))} ${verb(n.cards.length, "does", "do")} not play.`,
  COUNTERFEITED: (n) => `The pair of ${rankNames(n.rank)} is counterfeited: the board has pushed it out of the best five.`,
};

/** What is worth saying about one hand. */
export const note = (value: HandNote): string => sentence(notes, value);
