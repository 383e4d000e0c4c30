import type { RecordEvent } from "../record.ts";
import { chips, type Pen, pay } from "./pen.ts";

type Post = Extract<RecordEvent, { do: "post" }>;
type Action = Extract<RecordEvent, { do: "fold" | "check" | "call" | "check-or-call" | "bet" | "raise" | "bring-in" }>;

/** Both blinds of a newcomer: the live part and the dead one right after it, which are one line. */
const both = (pen: Pen, i: number): readonly [Post, Post] | null => {
  const live = pen.record.events[i];
  const dead = pen.record.events[i + 1];
  if (live?.do !== "post" || dead?.do !== "post" || live.kind !== "post" || dead.kind !== "dead") return null;
  return live.seat === dead.seat && live.amount === bigBlind(pen, i) ? [live, dead] : null;
};

/** The big blind that a reader takes to be in force at an event. */
function bigBlind({ record }: Pen, i: number): number {
  const { events, stakes, betting } = record;
  const posted = events.reduce((most, e, j) => (j < i && e.do === "post" && e.kind === "big-blind" ? Math.max(most, e.amount) : most), 0);
  return posted || (betting === "fixed-limit" ? (stakes.smallBet ?? stakes.bigBlind) : stakes.bigBlind);
}

/** A forced payment; none where the line before said it too. */
export function writePost(pen: Pen, i: number, event: Post): string[] {
  const { seat, kind, amount } = event;
  const before = pen.front[seat] as number;
  if (kind !== "ante" && kind !== "dead") pen.front[seat] = before + amount;
  if (both(pen, i - 1)) return [];
  const pair = both(pen, i);
  if (pair) {
    const sum = amount + pair[1].amount;
    return [`${pen.names[seat]}: posts small & big blinds ${chips(pen, sum)}${pay(pen, seat, sum)}`];
  }
  const printed = kind === "straddle" ? before + amount : amount;
  return [`${pen.names[seat]}: ${wordsOf(pen, i, event)} ${chips(pen, printed)}${pay(pen, seat, amount)}`];
}

function wordsOf({ record }: Pen, i: number, { seat, kind }: Post): string {
  const { events } = record;
  switch (kind) {
    case "ante":
      return "posts the ante";
    case "small-blind":
      return "posts small blind";
    case "big-blind":
      return "posts big blind";
    case "button-blind":
      return "posts button blind";
    case "straddle":
      return "posts straddle";
    case "bring-in":
      return "brings in for";
    case "post":
      // Sites call a newcomer's payment a big blind too; the first one left of the button is it.
      return events.some((e) => e.do === "post" && e.kind === "big-blind" && e.seat < seat) ? "posts big blind" : "posts";
    default:
      // A second small blind is a missed one, which is dead.
      return events.slice(0, i).some((e) => e.do === "post" && e.kind === "small-blind") ? "posts small blind" : "posts dead";
  }
}

/** What a player did in turn. */
export const writeAction = (pen: Pen, event: Action): string[] => [`${pen.names[event.seat]}: ${actionOf(pen, event)}`];

function actionOf(pen: Pen, event: Action): string {
  const { seat } = event;
  const before = pen.front[seat] as number;
  const left = Math.max(0, (pen.record.seats[seat]?.stack ?? 0) - (pen.total[seat] as number));
  const level = Math.max(...pen.front);
  const adding = (text: string, amount: number): string => {
    pen.front[seat] = before + amount;
    return text + pay(pen, seat, amount);
  };
  switch (event.do) {
    case "fold":
      pen.folded[seat] = true;
      return "folds";
    case "check":
      return "checks";
    case "check-or-call": {
      const owed = Math.min(level - before, left);
      return owed > 0 ? adding(`calls ${chips(pen, owed)}`, owed) : "checks";
    }
    case "call":
      return adding(`calls ${chips(pen, event.amount)}`, event.amount);
    case "bring-in": {
      const amount = Math.min(pen.record.stakes.bringIn ?? 0, left);
      return adding(`brings in for ${chips(pen, amount)}`, amount);
    }
    case "bet":
      return adding(`bets ${chips(pen, event.to - before)}`, event.to - before);
    default:
      return adding(`raises ${chips(pen, Math.max(0, event.to - level))} to ${chips(pen, event.to)}`, event.to - before);
  }
}
