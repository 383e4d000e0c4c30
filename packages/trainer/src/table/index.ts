export { anteAt, blindsAt } from "./blinds.ts";
export { LEAST_PLAYERS, MOST_PLAYERS, unitOf } from "./config.ts";
export { defaultTable, SCHOOL_BOTS } from "./defaults.ts";
export { finished, handAt, proofHolds, replayHand, type Step } from "./finished.ts";
export { readSession } from "./kept.ts";
export { checkPushes, type PotQuestion, type Push, type PushCheck, type PushFault, potQuestion, type QuestionPot } from "./question.ts";
export { toRecord } from "./record.ts";
export { act, botRandom, heroOf, nextHand, openTable, seenBy, toAct, undoStreet, winner } from "./session.ts";
export * from "./types.ts";
