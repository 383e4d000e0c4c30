import { type Card, rankOf, suitOf } from "sidepot/cards";

const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "ジャック", "クイーン", "キング", "エース"] as const;
const suits = ["クラブ", "ダイヤ", "ハート", "スペード"] as const;

/** A rank's word. */
export const rankName = (rank: number): string => ranks[rank] ?? "不明なカード";
/** `スペードのエース`. */
export const cardName = (card: Card): string => `${suits[suitOf(card)] ?? "不明なスート"}の${rankName(rankOf(card))}`;
