export {
  type Card,
  cardOf,
  fullDeck,
  isCard,
  makeCard,
  makeCards,
  RANKS,
  type RankLetter,
  rankOf,
  SUITS,
  type SuitLetter,
  suitOf,
} from "./card.ts";
export { type CardsInput, parseCards } from "./parse.ts";
