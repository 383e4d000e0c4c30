import { RANKS } from "sidepot/cards";
import type { Category, Game, HandNote, HandRank, Part, Why } from "sidepot/ranking";
import { handFacts } from "../hands.ts";
import { josa } from "../josa.ts";
import { type Sentences, sentence } from "../text.ts";
import { cardName, rankName } from "./cards.ts";
import { list } from "./lists.ts";

const withKicker = (kicker: number | null): string => (kicker === null ? "" : `, ${rankName(kicker)} 키커`);

/** `풀하우스, 퀸 셋과 2 둘`. */
export function handName(rank: HandRank, game: Game, side: "high" | "low"): string {
  const hand = handFacts(rank, game, side);
  switch (hand.kind) {
    case "high-card":
      return `${rankName(hand.high)} 하이`;
    case "pair":
      return `${rankName(hand.rank)} 원페어${withKicker(hand.kicker)}`;
    case "two-pair":
      return `${josa(rankName(hand.top), "과/와")} ${rankName(hand.second)} 투페어${withKicker(hand.kicker)}`;
    case "trips":
      return `${rankName(hand.rank)} 트리플${withKicker(hand.kicker)}`;
    case "quads":
      return `${rankName(hand.rank)} 포카드${withKicker(hand.kicker)}`;
    case "straight":
    case "straight-flush":
      return `${hand.kind === "straight" ? "스트레이트" : "스트레이트 플러시"}, ${rankName(hand.high)} 하이${hand.wheel ? " (휠)" : ""}`;
    case "royal-flush":
      return "로열 플러시";
    case "flush":
      return `플러시, ${rankName(hand.high)} 하이`;
    case "full-house":
      return `풀하우스, ${rankName(hand.trips)} 셋과 ${rankName(hand.pair)} 둘`;
    case "low":
      return `${RANKS[hand.first]}-${RANKS[hand.second]} 로우${hand.wheel ? " (휠)" : ""}`.replaceAll("T", "10");
    case "badugi": {
      const cards = hand.ranks
        .map((r) => RANKS[r])
        .join("-")
        .replace("T", "10");
      return hand.ranks.length === 4 ? `바둑이, ${cards}` : `${hand.ranks.length}장, ${cards}`;
    }
    default: {
      const never: never = hand;
      return never;
    }
  }
}

const categories: Readonly<Record<Category, string>> = {
  "high-card": "노페어",
  pair: "원페어",
  "two-pair": "투페어",
  trips: "트리플",
  straight: "스트레이트",
  flush: "플러시",
  "full-house": "풀하우스",
  quads: "포카드",
  "straight-flush": "스트레이트 플러시",
  "badugi-4": "바둑이",
  "badugi-3": "3장짜리 핸드",
  "badugi-2": "2장짜리 핸드",
  "badugi-1": "1장짜리 핸드",
};

const ordinal = ["첫", "두", "세", "네", "다섯"];
const nthOf = (nth: number): string => `${ordinal[nth - 1] ?? nth} 번째`;

function partName(part: Part, nth: number): string {
  const parts: Readonly<Record<Part, string>> = {
    quads: "네 장이 같은 카드",
    trips: "세 장이 같은 카드",
    pair: "페어",
    "top-pair": "높은 페어",
    "second-pair": "낮은 페어",
    straight: "가장 높은 카드",
    high: nth > 1 ? `${nthOf(nth)} 카드` : "가장 높은 카드",
    kicker: nth > 1 ? `${nthOf(nth)} 키커` : "키커",
    low: nth > 1 ? `${nthOf(nth)} 카드` : "가장 높은 카드",
  };
  return parts[part];
}

const whys: Sentences<Why> = {
  CATEGORY: (w) => `${josa(categories[w.better], "이/가")} ${josa(categories[w.worse], "을/를")} 이겨요.`,
  RANK: (w) =>
    `둘 다 ${josa(w.part === "low" && w.category === "high-card" ? "로우" : categories[w.category], "이에요/예요")}. ${josa(partName(w.part, w.nth), "으로/로")} 갈려요: ` +
    `${josa(rankName(w.better), "이/가")} ${josa(rankName(w.worse), "을/를")} 이겨요.`,
  IDENTICAL: () => "겨루는 카드의 숫자가 모두 같아서 비겨요.",
};

/** Why one hand beats the next, or ties. */
export const why = (reason: Why): string => sentence(whys, reason);

const notes: Sentences<HandNote> = {
  BOARD_PLAYS: () => "보드를 그대로 써요. 가장 좋은 다섯 장이 모두 보드에 있어요.",
  HOLE_UNUSED: (n) => `${josa(list(n.cards.map(cardName)), "은/는")} 쓰이지 않아요.`,
  COUNTERFEITED: (n) => `${rankName(n.rank)} 페어는 보드에 더 좋은 카드가 깔려 다섯 장에서 밀려났어요(카운터피트).`,
};

/** What is worth saying about one hand. */
export const note = (value: HandNote): string => sentence(notes, value);
