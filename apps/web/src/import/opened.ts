import { type Audit, audit, type HandRecord } from "sidepot/history";
import { type Step, stepsOf } from "./steps.ts";

/** A hand with everything that its screen shows. */
export interface Opened {
  readonly index: number;
  readonly record: HandRecord;
  readonly steps: readonly Step[];
  readonly audit: Audit;
}

/** Opens a hand that was read; null where it cannot be settled. */
export function openRecord(index: number, record: HandRecord): Opened | null {
  const judged = audit(record);
  return judged.ok ? { index, record, steps: stepsOf(record), audit: judged.value } : null;
}
