import type { Card } from "../../cards/index.ts";
import type { Chips, Seat } from "../../units.ts";
import type { Dealt, RecordEvent } from "../record.ts";
import { readDecimal, toChips, writeAmount } from "./amounts.ts";
import { readDealt, writeDealt } from "./dealt.ts";

/** What the notation of PHH has no action for. It is written as commentary, which other programs pass over. */
export type Remark = Extract<RecordEvent, { do: "returned" | "collect" | "board" }>;

const MARK = " sidepot: ";

function readPlayer(word: string | undefined, players: number): Seat | null {
  const number = Number(/^p([1-9]\d{0,3})$/.exec(word ?? "")?.[1] ?? 0);
  return number >= 1 && number <= players ? ((number - 1) as Seat) : null;
}

function readChips(word: string | undefined, scale: number): Chips | null {
  const amount = readDecimal(word ?? "");
  return amount === null || amount.negative ? null : toChips(amount, scale);
}

const readCount = (word: string | undefined): number | null | undefined =>
  word === "-" ? null : /^\d{1,3}$/.test(word ?? "") ? Number(word) : undefined;

/** Reads a commentary that {@link writeRemark} wrote; null for every other one. */
export function readRemark(comment: string, at: number, players: number, scale: number): Remark | null {
  if (!comment.startsWith(MARK)) return null;
  const [verb, first, second, pot, run, ...more] = comment.slice(MARK.length).split(" ");
  if (more.length > 0) return null;
  if (verb === "board") {
    const [boards, cards] = [readCount(first), readDealt(second ?? "")];
    return typeof boards === "number" && cards !== null && !cards.includes(null)
      ? { at, do: "board", run: boards, cards: cards as Card[] }
      : null;
  }
  const seat = readPlayer(first, players);
  if (seat === null) return null;
  const amount = readChips(second, scale);
  if (amount === null) return null;
  if (verb === "returned") return { at, do: "returned", seat, amount };
  const [pots, runs] = [readCount(pot), readCount(run)];
  return verb === "collect" && pots !== undefined && runs !== undefined ? { at, do: "collect", seat, amount, pot: pots, run: runs } : null;
}

/** Writes what PHH has no action for as a commentary. Round trip of {@link readRemark}. */
export function writeRemark(remark: Remark, scale: number): string {
  const rest = (): string => {
    if (remark.do === "board") return `${remark.run} ${writeDealt(remark.cards)}`;
    const paid = `p${remark.seat + 1} ${writeAmount(remark.amount, scale)}`;
    return remark.do === "returned" ? paid : `${paid} ${remark.pot ?? "-"} ${remark.run ?? "-"}`;
  };
  return `#${MARK}${remark.do} ${rest()}`;
}

/** The cards of a hand that was mucked and is known all the same, from the commentary of the action; null where it is another one. */
export const readMucked = (comment: string): Dealt[] | null => (comment.startsWith(MARK) ? readDealt(comment.slice(MARK.length)) : null);

/** Round trip of {@link readMucked}. */
export const writeMucked = (cards: readonly Dealt[]): string => `#${MARK}${writeDealt(cards)}`;
