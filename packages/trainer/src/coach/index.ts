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
export * from "./types.ts";
