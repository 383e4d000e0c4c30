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
  /** Whether the record tells its end and shows who won, so that agreeing means something: false where nothing or only sums could be compared. */
  readonly checked: boolean;
}

/**
 * Settles a record and compares what it says of its end: total, pots, returns, payments, stacks. Wins and cards that a site repeats in its
 * summary are not compared. No format names the smallest chip in play: a record that agrees when pots are shared in the largest chip
 * that makes every amount in it, agrees.
 */
export function audit(record: HandRecord): Result<Audit, RecordProblem | Problem> {
  const plain = auditBy(record, 1);
  const chip = plain.ok && plain.value.differences.length > 0 ? chipOf(record) : 1;
  if (chip === 1) return plain;
  const coarse = auditBy(record, chip);
  return coarse.ok && coarse.value.differences.length === 0 ? coarse : plain;
}

/** The largest chip that makes every stack, payment and result of a record. */
function chipOf({ seats, events, stakes, result }: HandRecord): number {
  const paid = events.flatMap((event) => ("amount" in event ? [event.amount] : "to" in event ? [event.to] : []));
  const named = Object.values(stakes).filter((amount) => amount !== null);
  const all = [
    ...seats.map(({ stack }) => stack),
    ...named,
    ...paid,
    ...(result.finishing ?? []),
    ...(result.pots ?? []),
    result.rake ?? 0,
  ];
  return all.every(Number.isInteger) ? all.reduce(commonDivisor, 0) || 1 : 1;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

function auditBy(record: HandRecord, unit: number): Result<Audit, RecordProblem | Problem> {
  const replayed = replay(record, unit);
  if (!replayed.ok) return replayed;
  const found = replayed.value;
  return ok({
    replayed: found,
    checked: found.award.won !== null && (record.result.finishing !== null || amounts(record, "collect") !== null),
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

/** What was pushed: pot by pot where the record names them, seat by seat otherwise; with a rake, as far as the rake allows. */
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
  if (net.every((amount, seat) => fitsRake(amount, ours[seat] ?? 0, rake, all, replayed))) {
    // Pots that were pushed with the uncalled bet in them are cut elsewhere.
    return net === recorded ? namedPots(record, replayed, rake) : [];
  }
  return differing("collected", record, replayed, net, ours);
}

/**
 * Whether an amount can be a player's part with the rake taken out. How a rake is spread over several pots is the house's own
 * affair; of one pot everybody pays the same share of it, but for odd chips on each board.
 */
function fitsRake(amount: number, ours: number, rake: number, all: number, { layers, award }: Replayed): boolean {
  if (rake === 0) return amount === ours;
  if (amount === 0 || ours === 0) return amount === ours;
  const boards = award.pots[0]?.length ?? 1;
  const slack = layers.pots.length === 1 ? 2 * boards : rake;
  return amount <= ours + 2 * boards && ours - amount <= rake && Math.abs(amount - (ours * (all - rake)) / all) <= slack;
}

/** Pots that the record names: each must have gone to the players who won it. */
function namedPots(record: HandRecord, { layers, award }: Replayed, rake: number): Difference[] {
  const lines = record.events.flatMap((event) => (event.do === "collect" ? [event] : []));
  if (layers.pots.length < 2 || lines.some(({ pot }) => pot === null || pot >= layers.pots.length)) return [];
  return layers.pots.flatMap(({ amount }, pot): Difference[] => {
    const parts = (award.pots[pot] ?? []).flat();
    const recorded = sum(lines.filter((line) => line.pot === pot).map((line) => line.amount));
    const won = new Set(parts.filter((part) => part.amount > 0).map((part) => part.seat as number));
    const stranger = lines.find((line) => line.pot === pot && !won.has(line.seat));
    if (stranger)
      return [
        { what: "collected" as const, seat: stranger.seat, pot, recorded: stranger.amount, ours: 0, because: "OTHER_WINNER" as const },
      ];
    const fits = rake === 0 ? recorded === amount : recorded <= amount && amount - recorded <= rake;
    return fits ? [] : [{ what: "collected", seat: null, pot, recorded, ours: amount, because: "OTHER_LAYERS" }];
  });
}

/** Final stacks; where the record does not show who won, still what cannot depend on it: who folded, and the sum. */
function stacks(record: HandRecord, replayed: Replayed): Difference[] {
  const recorded = record.result.finishing;
  if (recorded === null) return [];
  const ours = replayed.finishing;
  if (ours !== null)
    return recorded.every((amount, seat) => amount === ours[seat]) ? [] : differing("finishing", record, replayed, recorded, ours);
  const kept = record.seats.map(
    ({ stack }, seat) => stack - (replayed.contributions[seat] as number) + (replayed.returned[seat] as number),
  );
  const out = kept.flatMap((amount, seat): Difference[] =>
    replayed.folded[seat] && recorded[seat] !== amount
      ? [{ what: "finishing", seat, pot: null, recorded: recorded[seat] as number, ours: amount, because: "UNEXPLAINED" }]
      : [],
  );
  const before = sum(record.seats.map(({ stack }) => stack)) - (record.result.rake ?? 0);
  if (sum(recorded) === before) return out;
  return [...out, { what: "finishing", seat: null, pot: null, recorded: sum(recorded), ours: before, because: "DOES_NOT_ADD_UP" }];
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
  const more = recorded.flatMap((amount, seat) => (amount > (ours[seat] as number) ? [seat] : []));
  const less = recorded.flatMap((amount, seat) => (amount < (ours[seat] as number) ? [seat] : []));
  const gone = moved(recorded, ours);
  // A folded hand wins nothing and loses nothing beyond what it put in.
  if ([...more, ...less].some((seat) => replayed.folded[seat]) || gone > potSum(replayed) + sum(replayed.returned)) return "UNEXPLAINED";
  const back = replayed.returned.findIndex((amount) => amount > 0);
  if (back >= 0 && less.length === 1 && less[0] === back && gone === replayed.returned[back]) return "RETURN_DIFFERS";
  const toOne = awardRecord(record, replayed.layers, replayed.shown, "all-to-first").won;
  const won = replayed.award.won ?? [];
  if (toOne && ours.every((amount, seat) => amount - (won[seat] ?? 0) + (toOne[seat] ?? 0) === recorded[seat]))
    return "ODD_CHIPS_ALL_TO_ONE";
  // Each split of a pot can place as many odd units as it has parts, less one, among its own winners.
  const splits = replayed.award.pots.flatMap((boards) => (boards ?? []).filter((parts) => parts.length > 1));
  const odd = sum(splits.map((parts) => parts.length - 1));
  const amongWinners = [...more, ...less].every((seat) => splits.some((parts) => parts.some((part) => part.seat === seat)));
  return amongWinners && gone <= odd ? "ODD_CHIPS_ELSEWHERE" : "OTHER_WINNER";
}

/** Chips that the record gave to somebody else. */
const moved = (recorded: readonly number[], ours: readonly number[]): number =>
  sum(recorded.map((amount, seat) => Math.max(0, amount - (ours[seat] as number))));

/** The one pot that explains a difference; null where several can, or none. */
function namedPot({ layers, award }: Replayed, recorded: readonly number[], ours: readonly number[], because: Because): number | null {
  if (because === "DOES_NOT_ADD_UP" || because === "UNEXPLAINED" || because === "RETURN_DIFFERS") return null;
  const concerned = recorded.flatMap((amount, seat) => (amount === ours[seat] ? [] : [seat]));
  const only = (pots: readonly number[]): number | null => (pots.length === 1 ? (pots[0] as number) : null);
  const all = layers.pots.map((_, pot) => pot);
  const parts = (pot: number) => (award.pots[pot] ?? []).flat();
  const gone = moved(recorded, ours);
  if (because !== "OTHER_WINNER") {
    // A pot that its winners share evenly has no odd unit to place.
    const uneven = (pot: number): boolean => parts(pot).some((part) => part.amount !== parts(pot)[0]?.amount);
    return only(all.filter((pot) => uneven(pot) && concerned.every((seat) => parts(pot).some((part) => part.seat === seat))));
  }
  // What the losers of the exchange lack is the whole of what one pot gave them.
  const lacking = concerned.filter((seat) => (recorded[seat] as number) < (ours[seat] as number));
  const whole = all.filter((pot) => sum(parts(pot).map((part) => (lacking.includes(part.seat) ? part.amount : 0))) === gone);
  return (
    only(whole) ??
    (whole.length > 0
      ? null
      : only(
          all.filter(
            (pot) =>
              (layers.pots[pot]?.amount ?? 0) >= gone && concerned.every((seat) => layers.pots[pot]?.eligible.includes(seat as Seat)),
          ),
        ))
  );
}
