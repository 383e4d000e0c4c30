import type { Problem } from "sidepot";
import { type HandRecord, makeReader, type RecordProblem } from "sidepot/history";
import { Refusal } from "./fault.ts";
import { openInput } from "./input.ts";
import type { Io } from "./io.ts";
import { readLines } from "./lines.ts";
import type { HandPlace } from "./replay-json.ts";

/** A hand of a file, or why there is none. */
export type FileHand = { readonly place: HandPlace } & (
  | { readonly record: HandRecord }
  | { readonly problem: RecordProblem | Problem }
  | { readonly refusal: Refusal }
);

/** The hands of one file as they come; a file of any length passes. What cannot be read is a hand with its reason. */
export async function* handsOf(io: Io, file: string): AsyncGenerator<FileHand> {
  const reader = makeReader();
  let last = 0;
  const told = function* (readings: ReturnType<typeof reader.push>): Generator<FileHand> {
    for (const { hand, record } of readings) {
      last = hand;
      yield { place: { file, hand }, ...(record.ok ? { record: record.value } : { problem: record.error }) };
    }
  };
  try {
    for await (const lines of readLines(openInput(io, file), undefined, true)) {
      for (const line of lines) {
        if (typeof line !== "string") throw new Refusal(line);
        yield* told(reader.push(line));
      }
    }
    yield* told(reader.end());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield { place: { file, hand: last + 1 }, refusal: error };
  }
}
