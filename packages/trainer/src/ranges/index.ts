export { type BoardOrder, boardOrder } from "./board.ts";
export { HAND_ORDER, partIn, topRange } from "./chart.ts";
export { HIGH, HOLDINGS, holdingOf, LOW } from "./combos.ts";
export { type Line, readLine, type Step } from "./line.ts";
export { type Answer, answerPart, depthOf, openPart, SHORT } from "./preflop.ts";
export { boardOf, raisedUntil, rangeOf, readRange, readWeights } from "./read.ts";
export * from "./types.ts";
