import { type Audit, audit, type HandRecord } from "sidepot/history";
import { auditText, summaryLines, tally } from "./audit-text.ts";
import { countFiles, filesOf, isFolder } from "./files.ts";
import { handsOf } from "./histories.ts";
import { complain, type Io, STATUS, write } from "./io.ts";
import { errorJson, errorText, type HistoryFlags, jsonWriter, refuseNone } from "./replay.ts";
import { auditJson, type HandPlace } from "./replay-json.ts";
import type { Speech } from "./speech.ts";

/** A hand held against the rules. */
export interface AuditedHand {
  readonly place: HandPlace;
  readonly record: HandRecord;
  readonly audit: Audit;
}

/** What a difference does to the exit status (`docs/contract.md`). */
const DIFFERENCE = 1;

/** `sidepot audit`: recorded results against the rules. */
export async function runAudit(io: Io, files: readonly string[], flags: HistoryFlags, speech: Speech): Promise<number> {
  refuseNone(files, flags, "audit");
  const asJson = flags.json === true || flags.jsonl === true;
  const json = jsonWriter(io, flags);
  const counts = tally();
  const many = files.length > 1 || files.some(isFolder);
  const total = many && io.stderr.isTTY === true ? await countFiles(files) : 0;
  let done = 0;
  let status: number = STATUS.fine;
  const atLeast = (next: number): void => {
    status = Math.max(status, next);
  };
  for await (const file of filesOf(files)) {
    for await (const found of handsOf(io, file)) {
      const audited = "record" in found ? audit(found.record) : null;
      if ("record" in found && audited?.ok) {
        const hand: AuditedHand = { ...found, audit: audited.value };
        counts.add(hand);
        if (audited.value.differences.length > 0) atLeast(DIFFERENCE);
        if (asJson) await json.add(auditJson(hand.place, hand.record, hand.audit));
        else if (!many || audited.value.differences.length > 0 || hand.record.unknown.length > 0) {
          await write(io.stdout, auditText(hand, speech.human));
        }
        continue;
      }
      atLeast(STATUS.badInput);
      counts.unread(file);
      const unread = "record" in found ? { ...found, problem: (audited as Exclude<typeof audited, null | { ok: true }>).error } : found;
      if (asJson) await json.add(errorJson(unread, speech.json));
      else await complain(io, errorText(unread, speech.human));
    }
    done++;
    if (total > 0)
      await write(io.stderr, `\r${speech.human.terminal.audit.progress(String(done), String(total))}${done === total ? "\n" : ""}`);
  }
  if (asJson) await json.end();
  else if (many) await write(io.stdout, summaryLines(counts.rows(), speech.human));
  return status;
}
