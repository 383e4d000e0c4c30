import { type Card, rankOf } from "sidepot/cards";
import { GAME_SHAPES, type Game, type HandRank } from "sidepot/ranking";

/** What a hand's name says, by ranks 0 (two) to 12 (ace). */
export type HandFacts =
  | { readonly kind: "high-card" | "flush"; readonly high: number }
  | { readonly kind: "pair" | "trips" | "quads"; readonly rank: number; readonly kicker: number | null }
  | { readonly kind: "two-pair"; readonly top: number; readonly second: number; readonly kicker: number | null }
  | { readonly kind: "straight" | "straight-flush"; readonly high: number; readonly wheel: boolean }
  | { readonly kind: "royal-flush" }
  | { readonly kind: "full-house"; readonly trips: number; readonly pair: number }
  | { readonly kind: "low"; readonly first: number; readonly second: number; readonly wheel: boolean }
  | { readonly kind: "badugi"; readonly ranks: readonly number[] };

const ACE = 12;
const aceLow = (rank: number): number => (rank === ACE ? -1 : rank);

/** The facts of a hand's name. Works from the ranks themselves, whatever order the cards come in. */
export function handFacts(rank: HandRank, game: Game, side: "high" | "low"): HandFacts {
  const { category } = rank;
  const low = side === "low" ? GAME_SHAPES[game].low : null;
  const ranks = rank.cards.map((card: Card) => rankOf(card)).sort((a, b) => b - a);
  const ofCount = (count: number): number[] => [...new Set(ranks)].filter((r) => ranks.filter((q) => q === r).length === count);
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  // A low is read by its cards: a kicker's name would mislead where the lower one wins.
  const kicker = low ? null : (ofCount(1)[0] ?? null);
  switch (category) {
    case "badugi-4":
    case "badugi-3":
    case "badugi-2":
    case "badugi-1":
      return { kind: "badugi", ranks: ranks.sort((a, b) => aceLow(b) - aceLow(a)) };
    case "high-card": {
      if (low === null) return { kind: "high-card", high: at(ranks, 0) };
      const ordered = low === "27" ? ranks : ranks.sort((a, b) => aceLow(b) - aceLow(a));
      return { kind: "low", first: at(ordered, 0), second: at(ordered, 1), wheel: low !== "27" && isWheel(ranks) };
    }
    case "flush":
      return { kind: "flush", high: at(ranks, 0) };
    case "pair":
      return { kind: "pair", rank: at(ofCount(2), 0), kicker };
    case "trips":
      return { kind: "trips", rank: at(ofCount(3), 0), kicker };
    case "quads":
      return { kind: "quads", rank: at(ofCount(4), 0), kicker };
    case "two-pair":
      return { kind: "two-pair", top: at(ofCount(2), 0), second: at(ofCount(2), 1), kicker };
    case "full-house":
      return { kind: "full-house", trips: at(ofCount(3), 0), pair: at(ofCount(2), 0) };
    case "straight":
    case "straight-flush": {
      const aceBelow = ranks.includes(ACE) && !ranks.includes(ACE - 1);
      const high = at(ranks, aceBelow ? 1 : 0);
      if (category === "straight-flush" && high === ACE) return { kind: "royal-flush" };
      return { kind: category, high, wheel: isWheel(ranks) };
    }
    default: {
      const never: never = category;
      return never;
    }
  }
}

const isWheel = (ranks: readonly number[]): boolean => ranks.length === 5 && [ACE, 0, 1, 2, 3].every((r) => ranks.includes(r));

/** Whether a hand's name is read as a low in its game. */
export const sideOf = (game: Game): "high" | "low" => (GAME_SHAPES[game].high === null ? "low" : "high");
