export { decisionsOf } from "./decisions.ts";
export { outOfPlay, type Playing, playingCards } from "./five.ts";
export {
  type BetTerms,
  betGain,
  breakEvenFolds,
  evOf,
  type LayerEv,
  type LayerProblem,
  type LayerRow,
  type LayerSpot,
  layerEv,
} from "./layer-ev.ts";
export { checkPotAmounts, type PotCheck, type PotsCheck } from "./pot-amounts.ts";
export { prizeMoney } from "./prize-money.ts";
export { review, startReview } from "./review.ts";
export { tournamentOptions } from "./tournament.ts";
export * from "./types.ts";
