import { RANKS } from "sidepot/cards";
import type { Category, Game, HandNote, HandRank, Part, Why } from "sidepot/ranking";
import { handFacts } from "../hands.ts";
import { type Coded, type Sentences, sentence } from "../text.ts";
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
      const cards = hand.ranks
        .map((r) => RANKS[r])
        .join("-")
        .replace("T", "10");
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

/** The cards that decide, and how they compare: `the kicker decides: an ace beats a king`, `three aces beat three kings`. */
function decided({ part, nth, better, worse }: Coded<Why, "RANK">): string {
  const groups = `${rankNames(better)} beat ${rankNames(worse)}`;
  const which = (noun: string): string =>
    `the ${nth > 1 ? `${ordinal[nth - 1] ?? nth} ` : ""}${noun} decides: ${aRank(better)} beats ${aRank(worse)}`;
  const parts: Readonly<Record<Part, string>> = {
    quads: `four ${rankNames(better)} beat four ${rankNames(worse)}`,
    trips: `three ${rankNames(better)} beat three ${rankNames(worse)}`,
    pair: `the pair decides: ${groups}`,
    "top-pair": `the higher pair decides: ${groups}`,
    "second-pair": `the lower pair decides: ${groups}`,
    straight: `${rankName(better)} high beats ${rankName(worse)} high`,
    high: which(nth > 1 ? "card" : "highest card"),
    kicker: which("kicker"),
    low: which(nth > 1 ? "card" : "highest card"),
  };
  return parts[part];
}

const whys: Sentences<Why> = {
  CATEGORY: (w) => `${capital(categories[w.better])} ${plural.has(w.better) ? "beat" : "beats"} ${categories[w.worse]}.`,
  RANK: (w) => `Both have ${w.part === "low" && w.category === "high-card" ? "a low" : categories[w.category]}; ${decided(w)}.`,
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
