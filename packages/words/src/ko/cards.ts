import { type Card, rankOf, suitOf } from "sidepot/cards";

const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "텐", "잭", "퀸", "킹", "에이스"] as const;
const suits = ["클럽", "다이아", "하트", "스페이드"] as const;

/** A rank's word. */
export const rankName = (rank: number): string => ranks[rank] ?? "모르는 카드";
/** `스페이드 에이스`. */
export const cardName = (card: Card): string => `${suits[suitOf(card)] ?? "모르는 무늬"} ${rankName(rankOf(card))}`;
