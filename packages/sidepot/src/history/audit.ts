import type { Problem } from "../problem.ts";
import { ok, type Result } from "../result.ts";
import type { Seat } from "../units.ts";
import { awardRecord } from "./award.ts";
import type { HandRecord, RecordEvent, RecordProblem } from "./record.ts";
import { type Replayed, replay } from "./replay.ts";

/** Why a record and the rules differ. */
export type Because =
  /** All odd chips of a pot went to one player. */
  | "ODD_CHIPS_ALL_TO_ONE"
  /** Odd chips went to other seats. */
  | "ODD_CHIPS_ELSEWHERE"
  /** An odd chip was halved. */
  | "ODD_CHIP_HALVED"
  /** The recorded pot still holds the bet that nobody called. */
  | "UNCALLED_IN_POT"
  /** A bet that nobody called was not given back, or another amount was. */
  | "RETURN_DIFFERS"
  /** Rake and pushed pots are not the whole pot. */
  | "DOES_NOT_ADD_UP"
  /** A pot went to another player than the best hand that may win it. */
  | "OTHER_WINNER"
  /** Pots were cut at other places. */
  | "OTHER_LAYERS"
  | "UNEXPLAINED";

/** One place where the record departs from the rules. `seat` and `pot` name it where it has one. */
export interface Difference {
  readonly what: "finishing" | "total-pot" | "pots" | "returned" | "collected";
  readonly seat: number | null;
  /** 0 is the main pot; null where no single pot can be named. */
  readonly pot: number | null;
  readonly recorded: number;
  readonly ours: number;
  readonly because: Because;
}

/** A record held against the rules. */
export interface Audit {
  readonly replayed: Replayed;
  readonly differences: readonly Difference[];
}

/** Settles a record and compares everything that it says about its end. */
export function audit(record: HandRecord): Result<Audit, RecordProblem | Problem> {
  const replayed = replay(record);
  if (!replayed.ok) return replayed;
  const found = replayed.value;
  return ok({
    replayed: found,
    differences: [
      ...totals(record, found),
      ...potList(record, found),
      ...returns(record, found),
      ...pushed(record, found),
      ...stacks(record, found),
    ],
  });
}

const sum = (list: readonly number[]): number => list.reduce((all, part) => all + part, 0);
const potSum = ({ layers }: Replayed): number => sum(layers.pots.map((pot) => pot.amount));

function totals({ result }: HandRecord, replayed: Replayed): Difference[] {
  const recorded = result.totalPot;
  const ours = potSum(replayed);
  if (recorded === null || recorded === ours) return [];
  const because = recorded === ours + sum(replayed.returned) ? "UNCALLED_IN_POT" : "UNEXPLAINED";
  return [{ what: "total-pot", seat: null, pot: null, recorded, ours, because }];
}

/** The listed pots, which some records print with the rake taken out. */
function potList({ result }: HandRecord, { layers }: Replayed): Difference[] {
  const recorded = result.pots;
  if (recorded === null) return [];
  const ours = layers.pots.map((pot) => pot.amount);
  const lacking = ours.map((amount, pot) => amount - (recorded[pot] ?? 0));
  const rake = result.rake ?? 0;
  if (recorded.length === ours.length && lacking.every((part) => part >= 0) && (sum(lacking) === 0 || sum(lacking) === rake)) return [];
  const pot = Math.max(
    0,
    lacking.findIndex((part) => part !== 0),
  );
  return [{ what: "pots", seat: null, pot, recorded: recorded[pot] ?? 0, ours: ours[pot] ?? 0, because: "OTHER_LAYERS" }];
}

const amounts = (record: HandRecord, what: "returned" | "collect"): number[] | null => {
  const events = record.events.filter((event): event is Extract<RecordEvent, { do: "returned" | "collect" }> => event.do === what);
  if (events.length === 0) return null;
  return record.seats.map((_, seat) => sum(events.filter((event) => event.seat === seat).map((event) => event.amount)));
};

function returns(record: HandRecord, { returned }: Replayed): Difference[] {
  const recorded = amounts(record, "returned");
  if (recorded === null) return [];
  return returned.flatMap((ours, seat) =>
    ours === recorded[seat]
      ? []
      : [{ what: "returned" as const, seat, pot: null, recorded: recorded[seat] as number, ours, because: "RETURN_DIFFERS" as const }],
  );
}

/** What was pushed, seat by seat; with a rake, who was pushed to and whether the rest is the rake. */
function pushed(record: HandRecord, replayed: Replayed): Difference[] {
  const recorded = amounts(record, "collect");
  if (recorded === null) return [];
  const all = potSum(replayed);
  const rake = record.result.rake ?? 0;
  const back = amounts(record, "returned") === null ? replayed.returned : replayed.returned.map(() => 0);
  // A record without a word on the return may have pushed it together with the pot.
  const net = sum(recorded) + rake === all + sum(back) ? recorded.map((amount, seat) => amount - (back[seat] as number)) : recorded;
  if (sum(net) + rake !== all) {
    return [{ what: "collected", seat: null, pot: null, recorded: sum(recorded) + rake, ours: all, because: "DOES_NOT_ADD_UP" }];
  }
  const ours = replayed.award.won;
  if (ours === null) return [];
  const fits =
    rake === 0
      ? net.every((amount, seat) => amount === ours[seat])
      : net.every((amount, seat) => raked(amount, ours[seat] ?? 0, rake, all));
  return fits ? [] : differing("collected", record, replayed, net, ours);
}

/** Whether an amount can be a player's part with a rake taken out, give or take an odd chip a pot. */
const raked = (amount: number, ours: number, rake: number, all: number): boolean =>
  amount === 0 || ours === 0
    ? amount === ours
    : amount <= ours + 2 && ours - amount <= rake && Math.abs(amount - (ours * (all - rake)) / all) <= rake;

function stacks(record: HandRecord, replayed: Replayed): Difference[] {
  const recorded = record.result.finishing;
  const ours = replayed.finishing;
  if (recorded === null || ours === null || recorded.every((amount, seat) => amount === ours[seat])) return [];
  return differing("finishing", record, replayed, recorded, ours);
}

function differing(
  what: "finishing" | "collected",
  record: HandRecord,
  replayed: Replayed,
  recorded: readonly number[],
  ours: readonly number[],
): Difference[] {
  const because = reason(record, replayed, recorded, ours);
  const pot = namedPot(replayed, recorded, ours, because);
  return recorded.flatMap((amount, seat) =>
    amount === ours[seat] ? [] : [{ what, seat, pot, recorded: amount, ours: ours[seat] as number, because }],
  );
}

function reason(record: HandRecord, replayed: Replayed, recorded: readonly number[], ours: readonly number[]): Because {
  if (sum(recorded) + (record.result.rake ?? 0) !== sum(ours) && sum(recorded) !== sum(ours)) return "DOES_NOT_ADD_UP";
  if (recorded.some((amount) => !Number.isInteger(amount))) return "ODD_CHIP_HALVED";
  const toOne = awardRecord(record, replayed.layers, replayed.shown, "all-to-first").won;
  const won = replayed.award.won ?? [];
  if (toOne && ours.every((amount, seat) => amount - (won[seat] ?? 0) + (toOne[seat] ?? 0) === recorded[seat]))
    return "ODD_CHIPS_ALL_TO_ONE";
  // Each split of a pot can place as many odd units as it has parts, less one.
  const odd = sum(replayed.award.pots.flatMap((boards) => (boards ?? []).map((parts) => Math.max(0, parts.length - 1))));
  return moved(recorded, ours) <= odd ? "ODD_CHIPS_ELSEWHERE" : "OTHER_WINNER";
}

/** Chips that the record gave to somebody else. */
const moved = (recorded: readonly number[], ours: readonly number[]): number =>
  sum(recorded.map((amount, seat) => Math.max(0, amount - (ours[seat] as number))));

/** The one pot that can explain a difference: all concerned may win it, and it is large enough; null where several can. */
function namedPot({ layers, award }: Replayed, recorded: readonly number[], ours: readonly number[], because: Because): number | null {
  if (because === "DOES_NOT_ADD_UP") return null;
  const concerned = recorded.flatMap((amount, seat) => (amount === ours[seat] ? [] : [seat]));
  const odd = because !== "OTHER_WINNER";
  const able = layers.pots.flatMap((pot, k) => {
    const parts = (award.pots[k] ?? []).flat();
    // A pot that its winners share evenly has no odd unit to place.
    const uneven = parts.some((part) => part.amount !== parts[0]?.amount);
    const winners = new Set(parts.map((part) => part.seat as number));
    const fits = concerned.every((seat) => (odd ? uneven && winners.has(seat) : pot.eligible.includes(seat as Seat)));
    return fits && moved(recorded, ours) <= pot.amount ? [k] : [];
  });
  return able.length === 1 ? (able[0] as number) : null;
}
