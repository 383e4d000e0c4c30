import { plain } from "@sidepot/words";
import type { Problem } from "sidepot";
import { type HandRecord, type RecordProblem, type Replayed, replay } from "sidepot/history";
import { Refusal } from "./fault.ts";
import { filesOf } from "./files.ts";
import { type FileHand, handsOf } from "./histories.ts";
import { complain, type Io, STATUS, write } from "./io.ts";
import { type HandPlace, historyErrorJson, replayJson } from "./replay-json.ts";
import { replayText } from "./replay-text.ts";
import type { Speech, Voice } from "./speech.ts";

/** How `replay` and `audit` were asked. */
export interface HistoryFlags {
  readonly json?: boolean;
  readonly jsonl?: boolean;
}

/** Writes answers one by one: a line each, or as one JSON value (a list when there are several). */
export interface JsonWriter {
  add(text: string): Promise<void>;
  end(): Promise<void>;
}

/** `sidepot replay`: recorded hands → pots, returns and stacks. */
export async function runReplay(io: Io, files: readonly string[], flags: HistoryFlags, speech: Speech): Promise<number> {
  refuseNone(files, flags, "replay");
  let status: number = STATUS.fine;
  const asJson = flags.json === true || flags.jsonl === true;
  const json = jsonWriter(io, flags);
  for await (const file of filesOf(files)) {
    for await (const found of handsOf(io, file)) {
      const answer = settled(found);
      if (!("replayed" in answer)) status = STATUS.badInput;
      if (asJson)
        await json.add("replayed" in answer ? replayJson(answer.place, answer.record, answer.replayed) : errorJson(answer, speech.json));
      else if ("replayed" in answer) await write(io.stdout, replayText(answer, speech.human, files.length > 1));
      else await complain(io, errorText(answer, speech.human));
    }
  }
  if (asJson) await json.end();
  return status;
}

type Replay = { readonly place: HandPlace; readonly record: HandRecord; readonly replayed: Replayed };
type Unread = { readonly place: HandPlace; readonly record?: HandRecord } & (
  | { readonly problem: RecordProblem | Problem }
  | { readonly refusal: Refusal }
);

function settled(found: FileHand): Replay | Unread {
  if (!("record" in found)) return found;
  const replayed = replay(found.record);
  return replayed.ok ? { ...found, replayed: replayed.value } : { ...found, problem: replayed.error };
}

/** Names no file: nothing can be done; `-` reads standard input. */
export function refuseNone(files: readonly string[], { json, jsonl }: HistoryFlags, command: string): void {
  if (json && jsonl) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--json", other: "--jsonl" });
  if (files.length === 0) throw new Refusal({ code: "FILES_MISSING", command });
}

/** What kept a hand from being read, in a language. */
export function errorText(unread: Unread, voice: Voice): string {
  const { file, hand } = unread.place;
  return `${file} (${hand}): ${sentenceOf(unread, voice)}`;
}

/** The same as JSON. */
export function errorJson(unread: Unread, voice: Voice): string {
  const code = "refusal" in unread ? unread.refusal.fault.code : unread.problem.code;
  const at = "problem" in unread && "at" in unread.problem && typeof unread.problem.at === "number" ? unread.problem.at : 0;
  return historyErrorJson(unread.place, code, at, plain(sentenceOf(unread, voice)));
}

function sentenceOf(unread: Unread, { terminal, hands }: Voice): string {
  if ("refusal" in unread) return terminal.fault(unread.refusal.fault);
  const { record } = unread;
  return hands.recordProblem(unread.problem, record ? { format: record.format, names: record.seats.map((seat) => seat.name) } : {});
}

/** A list is opened when a second answer comes, so that the answers need not be kept. */
export function jsonWriter(io: Io, { jsonl }: HistoryFlags): JsonWriter {
  let first: string | null = null;
  let count = 0;
  return {
    async add(text) {
      count++;
      if (jsonl) await write(io.stdout, `${text}\n`);
      else if (count === 1) first = text;
      else await write(io.stdout, count === 2 ? `[${first},\n${text}` : `,\n${text}`);
    },
    async end() {
      if (!jsonl) await write(io.stdout, count === 0 ? "[]\n" : count === 1 ? `${first}\n` : "]\n");
    },
  };
}
