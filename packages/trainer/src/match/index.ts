export { type Counts, countHand, noCounts, type StyleStatistics, statisticsOf } from "./counts.ts";
export { type Match, type MatchResult, playMatch, type Standing } from "./duplicate.ts";
export { type Deal, deckOf, diceOf, type Entrant, type Fault, type MatchHand, playHand } from "./hand.ts";
export { chanceOf, holm, type Interval, LEAST_FOR_CLAIM } from "./interval.ts";
export { type Proof, peeksAt, proveBots, randomTable, type Trial } from "./proof.ts";
export { measureStyle, POOL, SIX_MAX } from "./style.ts";
