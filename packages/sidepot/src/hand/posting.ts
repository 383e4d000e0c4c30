import type { Chips, Seat } from "../units.ts";
import type { Forced, Settings } from "./types.ts";

/** A forced payment as it was made. */
export interface Payment {
  readonly seat: Seat;
  readonly kind: Forced["kind"];
  readonly amount: Chips;
  readonly dead: boolean;
}

/** What each player may put into this hand. */
export const inPlay = ({ stacks, cap }: Settings): number[] => stacks.map((stack) => (cap === null ? stack : Math.min(stack, cap)));

/** The forced payments, each cut to what the stack still holds. */
export function payments(settings: Settings): Payment[] {
  const left = inPlay(settings);
  const made: Payment[] = [];
  for (const { seat, kind, amount, dead } of settings.forced) {
    const paid = Math.min(amount, left[seat] as number);
    if (paid === 0) continue;
    left[seat] = (left[seat] as number) - paid;
    made.push({ seat: seat as Seat, kind, amount: paid as Chips, dead: dead === true });
  }
  return made;
}

/** A live payment that counts on the first street; an ante does not. */
const isBlind = ({ kind, dead }: Pick<Forced, "kind" | "dead">): boolean => kind !== "ante" && dead !== true;

/** What each player's forced bets put in front of them before the first action. */
export function blindFronts(settings: Settings): number[] {
  const front = new Array<number>(settings.stacks.length).fill(0);
  for (const payment of payments(settings)) {
    if (isBlind(payment)) front[payment.seat] = (front[payment.seat] as number) + payment.amount;
  }
  return front;
}

/** The live chips that a player had to put in before the cards, antes among them. */
export const postedBy = (settings: Settings, seat: number): number =>
  payments(settings).reduce((sum, payment) => sum + (payment.seat === seat && !payment.dead ? payment.amount : 0), 0);

/** The largest blind or straddle that was due, however short it was paid: what a caller owes (WSOP live 2026 154); 0 without. */
export function nominalLevel({ forced }: Settings): number {
  let level = 0;
  for (const due of forced) if (isBlind(due) && due.amount > level) level = due.amount;
  return level;
}

/** The last one to act before the flop: who put in the largest blind or straddle. Null without any. */
export function lastBlind({ forced }: Settings): Seat | null {
  let last: Forced | null = null;
  for (const due of forced) {
    if (isBlind(due) && due.kind !== "post" && (last === null || due.amount >= last.amount)) last = due;
  }
  return last && (last.seat as Seat);
}

/** What short and missing blinds lack: a pot-limit pot is counted as if they were whole (TDA 2024 54-B). */
export function blindShortfall(settings: Settings): number {
  let lacking = settings.missing;
  const left = inPlay(settings);
  for (const { seat, kind, amount } of settings.forced) {
    const paid = Math.min(amount, left[seat] as number);
    left[seat] = (left[seat] as number) - paid;
    if (kind === "small-blind" || kind === "big-blind") lacking += amount - paid;
  }
  return lacking;
}
