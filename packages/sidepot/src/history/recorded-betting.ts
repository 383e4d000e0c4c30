import { bettingEvent, isFull, newRound, nextOwing, raised } from "../hand/betting.ts";
import { openBetting } from "../hand/flow.ts";
import { isStud } from "../hand/plans.ts";
import type { Action, Round } from "../hand/types.ts";
import type { Seat } from "../units.ts";
import type { DeviationCode } from "./deviations.ts";
import { type Ledger, note, pay, tableOf } from "./ledger.ts";
import type { Dealt, RecordEvent, RecordProblem } from "./record.ts";

/** Whether open cards that decide who acts first were not seen. */
function isHidden({ settings, cards, up, folded }: Ledger): boolean {
  const unseen = (own: readonly Dealt[], seat: number): boolean => own.some((card, i) => card === null && up[seat]?.[i] === true);
  return isStud(settings.game) && cards.some((own, seat) => !folded[seat] && unseen(own, seat));
}

/** Who should act first on the street, with its round, where the cards allow to say so. Null when nobody owes anything. */
export const firstToAct = (ledger: Ledger): ReturnType<typeof openBetting> => (isHidden(ledger) ? null : openBetting(tableOf(ledger)));

/** The betting of a street begins with whoever should act; where the record hides that, with whoever did. */
function begin(ledger: Ledger, first: Seat): void {
  ledger.begun = true;
  ledger.street = Math.max(0, ledger.street);
  const phase = firstToAct(ledger);
  ledger.round = phase?.round ?? newRound(tableOf(ledger));
  ledger.toAct = isHidden(ledger) ? first : (phase?.toAct ?? null);
  // What lies in front of the players is what the record says was posted, not what should have been.
  if (ledger.street === 0) ledger.round = { ...ledger.round, front: ledger.posted };
}

/** An action of the betting. */
export type Acted = Extract<RecordEvent, { do: "fold" | "check" | "call" | "check-or-call" | "bet" | "raise" | "bring-in" }>;

/** One action: judged by the rules, done as recorded. */
export function act(ledger: Ledger, event: Acted): RecordProblem | null {
  const { seat, at } = event;
  const stack = ledger.stacks[seat];
  if (stack === undefined) return { code: "PLAYER_UNKNOWN", at, text: String(seat) };
  if (!ledger.begun) begin(ledger, seat);
  const table = tableOf(ledger);
  const { round } = ledger;
  const front = round.front[seat] as number;
  const inFront = Math.max(...round.front);
  const owed = Math.min(Math.max(0, round.level - front), table.stacks[seat] as number);

  if (ledger.folded[seat]) note(ledger, at, "NOT_IN_HAND");
  else if (ledger.toAct === null) note(ledger, at, "HAND_OVER");
  else if (ledger.toAct !== seat) note(ledger, at, "NOT_YOUR_TURN");

  const calls = event.do === "call" || (event.do === "check-or-call" && (inFront > front || owed > 0));
  const amount = amountOf(ledger, event, inFront - front);
  const problem = pay(ledger, at, seat, amount);
  if (problem) return problem;
  ledger.bets[seat] = (ledger.bets[seat] as number) + amount;

  if (calls) {
    if (amount < owed) note(ledger, at, "CALLED_SHORT");
    if (amount > owed) note(ledger, at, owed === 0 ? "NOTHING_TO_CALL" : "CALLED_MORE");
    ledger.round = matched(round, seat, front + amount, amount < owed);
  } else if (event.do === "bet" || event.do === "raise") {
    const verdict = bettingEvent(table, round, seat, {
      do: round.level === 0 || round.bringIn ? "bet" : "raise",
      seat,
      to: event.to,
    } satisfies Action);
    if (!verdict.ok) noteRefusal(ledger, at, verdict.error.code, event.to > round.level);
    if (event.to > round.level)
      ledger.round = raised(
        table,
        round,
        seat,
        event.to,
        verdict.ok && "full" in verdict.value ? verdict.value.full : isFull(table, round, event.to),
      );
    else ledger.round = matched(round, seat, event.to, false);
  } else if (event.do === "bring-in") {
    if (round.bringIn === null) note(ledger, at, "NO_BRING_IN");
    ledger.round = { ...matched(round, seat, front + amount, false), bringIn: null, level: ledger.settings.bringIn };
  } else {
    if (event.do === "check" && owed > 0) note(ledger, at, "CANNOT_CHECK");
    if (round.bringIn === "must") note(ledger, at, "BRING_IN_DUE");
    if (event.do === "fold") ledger.folded = ledger.folded.map((out, i) => out || i === seat);
    ledger.round = matched(round, seat, front, false);
  }
  const live = ledger.folded.filter((out) => !out).length;
  ledger.toAct = live < 2 ? null : nextOwing(tableOf(ledger), ledger.round, seat + 1);
  return null;
}

function amountOf(ledger: Ledger, event: Acted, toMatch: number): number {
  const stack = ledger.stacks[event.seat] as number;
  switch (event.do) {
    case "call":
      return event.amount;
    case "check-or-call":
      return Math.max(0, Math.min(toMatch, stack));
    case "bet":
    case "raise":
      return Math.max(0, event.to - (ledger.round.front[event.seat] as number));
    case "bring-in":
      return Math.min(stack, ledger.settings.bringIn);
    default:
      return 0;
  }
}

/** The round after a call or check. A short call that the table let pass makes what lies there the price for those behind. */
function matched(round: Round, seat: Seat, front: number, short: boolean): Round {
  const fronts = round.front.slice();
  fronts[seat] = front;
  const acted = round.acted.slice();
  acted[seat] = true;
  return { ...round, front: fronts, acted, level: short ? Math.max(...fronts) : round.level };
}

const REFUSALS: ReadonlySet<string> = new Set<DeviationCode>([
  "BELOW_MINIMUM",
  "ABOVE_MAXIMUM",
  "NOT_REOPENED",
  "NOBODY_CAN_ANSWER",
  "RAISE_CAP",
]);

function noteRefusal(ledger: Ledger, at: number, code: string, raises: boolean): void {
  if (!raises) note(ledger, at, "RAISED_NOTHING");
  else if (REFUSALS.has(code)) note(ledger, at, code as DeviationCode);
}
