export { type Audit, audit, type Because, type Difference } from "./audit.ts";
export type { RecordAward } from "./award.ts";
export type { Deviation, DeviationCode } from "./deviations.ts";
export { afterShow, boardsWith, without } from "./ledger.ts";
export { formatOf, type HistoryReader, makeReader, type Reading, readHistory } from "./reader.ts";
export * from "./record.ts";
export { type Replayed, replay } from "./replay.ts";
export { makeHistory, WRITTEN } from "./writer.ts";
