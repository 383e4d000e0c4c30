import { RANKS } from "sidepot/cards";
import type { Category, Game, HandNote, HandRank, Part, Why } from "sidepot/ranking";
import { handFacts } from "../hands.ts";
import { type Sentences, sentence } from "../text.ts";
import { cardName, rankName } from "./cards.ts";
import { list } from "./lists.ts";

const withKicker = (kicker: number | null): string => (kicker === null ? "" : `、${rankName(kicker)}キッカー`);

/** `フルハウス、クイーンが3枚と2が2枚`. */
export function handName(rank: HandRank, game: Game, side: "high" | "low"): string {
  const hand = handFacts(rank, game, side);
  switch (hand.kind) {
    case "high-card":
      return `${rankName(hand.high)}ハイ`;
    case "pair":
      return `${rankName(hand.rank)}のワンペア${withKicker(hand.kicker)}`;
    case "two-pair":
      return `${rankName(hand.top)}と${rankName(hand.second)}のツーペア${withKicker(hand.kicker)}`;
    case "trips":
      return `${rankName(hand.rank)}のスリーカード${withKicker(hand.kicker)}`;
    case "quads":
      return `${rankName(hand.rank)}のフォーカード${withKicker(hand.kicker)}`;
    case "straight":
    case "straight-flush":
      return `${hand.kind === "straight" ? "ストレート" : "ストレートフラッシュ"}、${rankName(hand.high)}ハイ${hand.wheel ? "（ホイール）" : ""}`;
    case "royal-flush":
      return "ロイヤルフラッシュ";
    case "flush":
      return `フラッシュ、${rankName(hand.high)}ハイ`;
    case "full-house":
      return `フルハウス、${rankName(hand.trips)}が3枚と${rankName(hand.pair)}が2枚`;
    case "low":
      return `${RANKS[hand.first]}-${RANKS[hand.second]}ロー${hand.wheel ? "（ホイール）" : ""}`.replaceAll("T", "10");
    case "badugi": {
      const cards = hand.ranks
        .map((r) => RANKS[r])
        .join("-")
        .replace("T", "10");
      return hand.ranks.length === 4 ? `バドゥーギ、${cards}` : `${hand.ranks.length}枚、${cards}`;
    }
    default: {
      const never: never = hand;
      return never;
    }
  }
}

const categories: Readonly<Record<Category, string>> = {
  "high-card": "ノーペア",
  pair: "ワンペア",
  "two-pair": "ツーペア",
  trips: "スリーカード",
  straight: "ストレート",
  flush: "フラッシュ",
  "full-house": "フルハウス",
  quads: "フォーカード",
  "straight-flush": "ストレートフラッシュ",
  "badugi-4": "バドゥーギ",
  "badugi-3": "3枚のハンド",
  "badugi-2": "2枚のハンド",
  "badugi-1": "1枚のハンド",
};

function partName(part: Part, nth: number): string {
  const parts: Readonly<Record<Part, string>> = {
    quads: "4枚そろったカード",
    trips: "3枚そろったカード",
    pair: "ペア",
    "top-pair": "高いほうのペア",
    "second-pair": "低いほうのペア",
    straight: "一番高いカード",
    high: nth > 1 ? `${nth}枚目のカード` : "一番高いカード",
    kicker: nth > 1 ? `${nth}枚目のキッカー` : "キッカー",
    low: nth > 1 ? `${nth}枚目のカード` : "一番高いカード",
  };
  return parts[part];
}

const whys: Sentences<Why> = {
  CATEGORY: (w) => `${categories[w.better]}は${categories[w.worse]}に勝ちます。`,
  RANK: (w) =>
    `どちらも${w.part === "low" && w.category === "high-card" ? "ロー" : categories[w.category]}です。${partName(w.part, w.nth)}で決まり、${rankName(w.better)}が${rankName(w.worse)}に勝ちます。`,
  IDENTICAL: () => "比べるカードの数字がすべて同じなので、引き分けです。",
};

/** Why one hand beats the next, or ties. */
export const why = (reason: Why): string => sentence(whys, reason);

const notes: Sentences<HandNote> = {
  BOARD_PLAYS: () => "ボードをそのまま使います。一番強い5枚がすべてボードにあります。",
  HOLE_UNUSED: (n) => `${list(n.cards.map(cardName))}は使いません。`,
  COUNTERFEITED: (n) => `${rankName(n.rank)}のペアは、ボードにもっと強いカードが出たので5枚から外れました（カウンターフィット）。`,
};

/** What is worth saying about one hand. */
export const note = (value: HandNote): string => sentence(notes, value);
