import type { Card } from "../cards/index.ts";
import { newRound, type Table } from "../hand/betting.ts";
import { isStud, streetsOf } from "../hand/plans.ts";
import type { Round, Settings } from "../hand/types.ts";
import { oddChipRule } from "../showdown/index.ts";
import type { Seat } from "../units.ts";
import type { Deviation, DeviationCode } from "./deviations.ts";
import type { Dealt, HandRecord, RecordEvent, RecordProblem } from "./record.ts";

/** What the record puts on the table, one event after another. */
export interface Ledger {
  readonly record: HandRecord;
  readonly settings: Settings;
  stacks: number[];
  bets: number[];
  dead: number[];
  folded: boolean[];
  mucked: boolean[];
  cards: Dealt[][];
  up: boolean[][];
  boards: Card[][];
  street: number;
  round: Round;
  toAct: Seat | null;
  /** Live blinds and straddles as they were posted, by seat. */
  posted: number[];
  /** Whether somebody has acted on the street: its cards are out then, and say who is first. */
  begun: boolean;
  readonly deviations: Deviation[];
}

/** A ledger before the first event. */
export function openLedger(record: HandRecord): Ledger {
  const n = record.seats.length;
  const settings = settingsFor(record);
  const each = <T>(value: T): T[] => new Array<T>(n).fill(value);
  const ledger = {
    record,
    settings,
    stacks: record.seats.map((seat) => seat.stack as number),
    bets: each(0),
    dead: each(0),
    folded: each(false),
    mucked: each(false),
    cards: record.seats.map(() => []),
    up: record.seats.map(() => []),
    boards: [[]],
    street: -1,
    toAct: null,
    posted: each(0),
    begun: false,
    deviations: [],
  };
  return { ...ledger, round: newRound(tableOf({ ...ledger, street: 0 })) };
}

/** The settings that the rules are judged by; payments are the record's own. */
function settingsFor(record: HandRecord): Settings {
  const { stakes, seats, betting, events } = record;
  const game = record.game ?? "holdem";
  const smallBet = stakes.smallBet ?? stakes.bigBlind;
  const posted = events.flatMap((event) => {
    if (event.do !== "post" || event.kind === "bring-in") return [];
    const kind = event.kind === "button-blind" ? "big-blind" : event.kind;
    const nominal = kind === "small-blind" ? stakes.smallBlind : kind === "big-blind" ? stakes.bigBlind : event.amount;
    return [
      { seat: event.seat, kind, amount: Math.max(nominal, event.amount), dead: kind === "dead" || (kind === "ante" && !record.antesLive) },
    ];
  });
  const forced = posted.some(({ kind }) => kind === "big-blind") ? posted : [...posted, ...unpaidBlind(record)];
  return {
    game,
    betting,
    stacks: seats.map((seat) => seat.stack),
    button: (seats.length - 1) as Seat,
    forced,
    missing: 0,
    bringIn: stakes.bringIn ?? 0,
    smallBet,
    bigBet: stakes.bigBet ?? 2 * smallBet,
    minBet: stakes.minBet,
    raiseCap: seats.length === 2 ? null : 3,
    cap: record.cap,
    draws: record.draws,
    bombPot: false,
    boards: 1,
    unit: 1,
    oddChips: oddChipRule(game),
    awardOrder: "last-side-first",
    showRules: "tda-2024",
    rake: null,
    bounties: null,
  };
}

/** A big blind whose player had nothing left for it is still what the others owe (WSOP live 2026 154). */
function unpaidBlind({ game, stakes, seats }: HandRecord): Settings["forced"] {
  if ((game !== null && isStud(game)) || stakes.bringIn !== null || stakes.bigBlind === 0) return [];
  const seat = seats.length === 2 ? 0 : game === "short" && stakes.smallBlind === 0 ? seats.length - 1 : 1;
  return [{ seat, kind: "big-blind", amount: stakes.bigBlind }];
}

/** The table as the betting rules look at it. */
export const tableOf = (
  ledger: Pick<Ledger, "settings" | "stacks" | "bets" | "dead" | "folded" | "cards" | "up" | "boards" | "street">,
): Table => ({
  settings: ledger.settings,
  stacks: capped(ledger.settings, ledger.stacks, ledger.bets, ledger.dead),
  bets: ledger.bets,
  dead: ledger.dead,
  folded: ledger.folded,
  cards: ledger.cards,
  up: ledger.up,
  tabled: ledger.folded.map(() => false),
  discards: [],
  boards: ledger.boards,
  street: Math.max(0, ledger.street),
  aggressor: null,
  shover: null,
});

/** What each player may still put in, at this moment: a hand with a cap ends there. */
const capped = ({ cap }: Settings, stacks: readonly number[], bets: readonly number[], dead: readonly number[]): readonly number[] =>
  cap === null ? stacks.slice() : stacks.map((stack, i) => Math.min(stack, Math.max(0, cap - (bets[i] as number) - (dead[i] as number))));

/** The boards with more cards on one of them. A further board begins with what it shares: all that was dealt before it began to differ. */
export function boardsWith(boards: readonly (readonly Card[])[], { run, cards }: Pick<BoardEvent, "run" | "cards">): Card[][] {
  const first = boards[0] ?? [];
  const shared = cards.length === 3 ? 0 : Math.max(0, first.length - cards.length);
  const next = boards.map((board) => [...board]);
  while (next.length <= run) next.push([]);
  next[run] = [...(boards[run] ?? first.slice(0, shared)), ...cards];
  return next;
}

type BoardEvent = Extract<RecordEvent, { do: "board" }>;

/** Cards that stay after a draw. Unknown cards are given up before known ones: what is named later was kept. */
export function without(own: readonly Dealt[], away: readonly Dealt[] | null, count: number): Dealt[] {
  const rest = own.slice();
  for (const card of away ?? new Array<Dealt>(count).fill(null)) {
    const at = rest.indexOf(card) >= 0 ? rest.indexOf(card) : rest.indexOf(null);
    rest.splice(at >= 0 ? at : rest.length - 1, 1);
  }
  return rest;
}

/** Cards to a player; those of a stud street that lie open are known by the street where the record does not say it. */
export function dealTo(ledger: Ledger, seat: Seat, cards: readonly Dealt[], up: readonly boolean[] | undefined): void {
  const plan = streetsOf(ledger.settings.game, ledger.settings.draws)[Math.max(0, ledger.street)];
  ledger.cards[seat] = [...(ledger.cards[seat] as Dealt[]), ...cards];
  ledger.up[seat] = [...(ledger.up[seat] as boolean[]), ...cards.map((_, i) => up?.[i] ?? plan?.hole[i] ?? false)];
}

/** A hand after it was shown: cards that were not known are named, cards that were known already stand. */
export function afterShow(own: readonly Dealt[], shown: readonly Dealt[]): readonly Dealt[] {
  const known = (cards: readonly Dealt[]): number => cards.filter((card) => card !== null).length;
  return known(shown) >= known(own) && shown.length >= own.length ? shown : own;
}

/** A forced payment. */
export function post(ledger: Ledger, event: Extract<RecordEvent, { do: "post" }>): RecordProblem | null {
  const { seat, kind, amount, at } = event;
  const problem = pay(ledger, at, seat, amount);
  if (problem) return problem;
  const dead = kind === "dead" || (kind === "ante" && !ledger.record.antesLive);
  const pool = dead ? ledger.dead : ledger.bets;
  pool[seat] = (pool[seat] as number) + amount;
  if (!dead && kind !== "ante") ledger.posted[seat] = (ledger.posted[seat] as number) + amount;
  return null;
}

/** Moves chips from a stack; more than it holds cannot have been paid. */
export function pay(ledger: Ledger, at: number, seat: Seat, amount: number): RecordProblem | null {
  const stack = ledger.stacks[seat];
  if (stack === undefined) return { code: "PLAYER_UNKNOWN", at, text: String(seat) };
  if (amount > stack) return { code: "STACK_EXCEEDED", at, seat, amount, stack };
  ledger.stacks[seat] = stack - amount;
  return null;
}

/** Lists a departure from the rules. */
export const note = (ledger: Ledger, action: number, code: DeviationCode): void => {
  ledger.deviations.push({ action, code });
};
