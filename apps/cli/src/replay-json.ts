import type { Audit, HandRecord, Replayed } from "sidepot/history";

/** Where a hand stands: its file, and its place in it from 1. */
export interface HandPlace {
  readonly file: string;
  readonly hand: number;
}

const flags = (list: readonly boolean[]): string => `[${list.map((flag) => (flag ? 1 : 0)).join()}]`;
const numbers = (list: readonly number[] | null): string => (list ? `[${list.join()}]` : "null");
const head = ({ file, hand }: HandPlace): string => `{"file":${JSON.stringify(file)},"hand":${hand}`;

/** A replayed hand as the contract's JSON, keys in its order; everything by seat number. */
export function replayJson(place: HandPlace, record: HandRecord, replayed: Replayed): string {
  const pots = replayed.layers.pots.map(({ amount, eligible }) => `{"amount":${amount},"eligible":[${eligible.join()}]}`);
  const { rake } = record.result;
  return (
    `${head(place)},"variant":${JSON.stringify(record.variant)},"contributions":${numbers(replayed.contributions)},` +
    `"folded":${flags(replayed.folded)},"returned":${numbers(replayed.returned)},"pots":[${pots.join()}],` +
    `"finishing":${numbers(replayed.finishing)},"deviations":${JSON.stringify(replayed.deviations)}` +
    `${record.scale === 1 ? "" : `,"scale":${record.scale}`}${rake ? `,"rake":${rake}` : ""}${unknown(record)}}`
  );
}

/** An audited hand as the contract's JSON; `agrees` is null where the record does not tell its end, or not who won. */
export function auditJson(place: HandPlace, record: HandRecord, { differences, checked }: Audit): string {
  const found = differences.map(({ what, seat, pot, recorded, ours, because }) =>
    JSON.stringify({ what, ...(seat === null ? {} : { seat }), ...(pot === null ? {} : { pot }), recorded, ours, because }),
  );
  return `${head(place)},"agrees":${found.length > 0 ? "false" : checked ? "true" : "null"},"differences":[${found.join()}]${unknown(record)}}`;
}

/** Lines that nobody could read are told, never passed over. */
const unknown = ({ unknown: lines }: HandRecord): string => (lines.length > 0 ? `,"unknown":${JSON.stringify(lines)}` : "");

/** A hand or file that could not be read. `at` is the line, or the action of a PHH hand; 0 for the whole. */
export function historyErrorJson(place: HandPlace, code: string, at: number, message: string): string {
  return `${head(place)},"error":{"code":${JSON.stringify(code)},"path":${JSON.stringify(at > 0 ? String(at) : "")},"message":${JSON.stringify(message)}}}`;
}
