import { ok, type Result } from "../result.ts";
import type { Chips, Seat } from "../units.ts";
import { writeOhhs } from "./ohh/write.ts";
import { writePhh, writePhhs } from "./phh/write.ts";
import { writePokerNow } from "./pokernow/write.ts";
import type { HandRecord, RecordEvent, RecordProblem } from "./record.ts";
import { replay } from "./replay.ts";
import { makeSiteText } from "./text/write.ts";

/** The formats that a history is written in; site texts are written as PokerStars writes them. */
export const WRITTEN = ["phh", "phhs", "pokerstars", "ohh", "pokernow"] as const;

/**
 * Writes hands as one text, whatever format they came in. What a format has no field for is kept beside it where it allows
 * notes. Round trip of `readHistory`. `phh` holds one hand; of several the first is written by it, so that `phhs` is the one to take.
 *
 * @returns the text, or the first hand that the format cannot hold
 */
export function makeHistory(records: readonly HandRecord[], format: (typeof WRITTEN)[number]): Result<string, RecordProblem> {
  switch (format) {
    case "phh": {
      const [first] = records;
      return first ? writePhh(first) : ok("");
    }
    case "phhs":
      return writePhhs(records);
    case "pokerstars":
      return ok(records.map((record) => makeSiteText(withResult(record))).join("\n"));
    case "ohh":
      return writeOhhs(records);
    case "pokernow":
      return writePokerNow(records);
  }
}

/** A record that does not tell its end, with the end that the rules give it: a site's text without one is a hand cut short. */
function withResult(record: HandRecord): HandRecord {
  if (record.events.some((event) => event.do === "collect")) return record;
  const settled = replay(record);
  if (!settled.ok || settled.value.award.won === null) return record;
  const { returned, award, layers } = settled.value;
  const at = (record.events.at(-1)?.at ?? 0) + 1;
  const told = record.events.some((event) => event.do === "returned");
  const back = returned.flatMap((amount, seat): RecordEvent[] =>
    amount > 0 && !told ? [{ at, do: "returned", seat: seat as Seat, amount }] : [],
  );
  const runs = award.pots[0]?.length ?? 1;
  const pushed = award.pots.flatMap((boards, pot) =>
    (boards ?? []).flatMap((parts, run) =>
      parts.map(
        ({ seat, amount }): RecordEvent => ({
          at,
          do: "collect",
          seat,
          amount,
          pot: award.pots.length > 1 ? pot : null,
          run: runs > 1 ? run : null,
        }),
      ),
    ),
  );
  const totalPot = layers.pots.reduce((sum, pot) => sum + pot.amount, 0) as Chips;
  return {
    ...record,
    events: [...record.events, ...back, ...pushed],
    result: { ...record.result, totalPot, rake: record.result.rake ?? (0 as Chips) },
  };
}
