import type { Card } from "../cards/index.ts";
import { bettingEvent, limitBet, newRound, nextOwing, raised, type Table } from "../hand/betting.ts";
import { stakesOf } from "../hand/ending.ts";
import { openBetting } from "../hand/flow.ts";
import { isStud, streetsOf } from "../hand/plans.ts";
import type { Action, Round, Settings } from "../hand/types.ts";
import { type Layers, layerPots } from "../pots/index.ts";
import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { oddChipRule } from "../showdown/index.ts";
import type { Chips, Seat } from "../units.ts";
import { awardRecord, type RecordAward, type Shown } from "./award.ts";
import type { Deviation, DeviationCode } from "./deviations.ts";
import type { Dealt, HandRecord, RecordEvent, RecordProblem } from "./record.ts";

/** A record settled as it happened. Everything is by seat, seat 0 first left of the button. */
export interface Replayed {
  /** Everything put in, antes and dead money included, before anything came back. */
  readonly contributions: readonly Chips[];
  readonly folded: readonly boolean[];
  readonly returned: readonly Chips[];
  readonly layers: Layers;
  readonly award: RecordAward;
  /** The cards and boards that the record shows, and who threw a hand away at the end. */
  readonly shown: Shown;
  /** Stacks after the hand. What was pushed is taken from the record where it tells of a rake; null where too little is shown to say who won. */
  readonly finishing: readonly Chips[] | null;
  readonly deviations: readonly Deviation[];
}

/** What the record puts on the table, one event after another. */
interface Ledger {
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

/**
 * Settles a record as it happened: what was put in is a fact, whatever the rules would have said; pots, returns and awards
 * follow from it. Each departure from the rules is listed.
 *
 * @returns the settlement, or the event that cannot have happened (more chips than the stack holds)
 */
export function replay(record: HandRecord): Result<Replayed, RecordProblem | Problem> {
  const ledger = open(record);
  for (const event of record.events) {
    const problem = step(ledger, event);
    if (problem) return fail(problem);
  }
  const table = tableOf(ledger);
  const layers = layerPots(stakesOf(table));
  if (!layers.ok) return layers;
  const award = awardRecord(record, layers.value, ledger);
  const { returned } = layers.value;
  const back = ledger.bets.map((_, seat) => (returned?.seat === seat ? returned.amount : 0));
  return ok({
    contributions: ledger.bets.map((bet, seat) => bet + (ledger.dead[seat] as number)) as Chips[],
    folded: ledger.folded,
    returned: back as Chips[],
    layers: layers.value,
    award,
    shown: { mucked: ledger.mucked, cards: ledger.cards, boards: ledger.boards },
    finishing: finishing(record, ledger.stacks, back, award.won),
    deviations: ledger.deviations,
  });
}

/** Stacks with what came back and what was won. How a rake was spread over pots is the house's own affair, so there the record's word counts. */
function finishing(record: HandRecord, stacks: readonly number[], back: readonly number[], won: readonly number[] | null): Chips[] | null {
  const pushed = record.events.flatMap((event) => (event.do === "collect" ? [event] : []));
  const gained =
    (record.result.rake ?? 0) > 0 && pushed.length > 0
      ? stacks.map((_, seat) => pushed.reduce((sum, event) => (event.seat === seat ? sum + event.amount : sum), 0))
      : won;
  return gained && (stacks.map((stack, seat) => stack + (back[seat] as number) + (gained[seat] as number)) as Chips[]);
}

function open(record: HandRecord): Ledger {
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

const tableOf = (
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

function step(ledger: Ledger, event: RecordEvent): RecordProblem | null {
  switch (event.do) {
    case "post":
      return post(ledger, event);
    case "deal":
      dealTo(ledger, event.seat, event.cards, event.up);
      return null;
    case "board": {
      const board = ledger.boards[event.run] ?? [...(ledger.boards[0] ?? []).slice(0, boardBefore(ledger, event.cards.length))];
      ledger.boards[event.run] = [...board, ...event.cards];
      return null;
    }
    case "street":
      return openStreet(ledger, event);
    case "draw": {
      const own = ledger.cards[event.seat] as Dealt[];
      ledger.cards[event.seat] = without(own, event.cards, event.count);
      ledger.up[event.seat] = (ledger.cards[event.seat] as Dealt[]).map(() => false);
      return null;
    }
    case "show":
      show(ledger, event.seat, event.cards);
      return null;
    case "muck":
      ledger.mucked[event.seat] = true;
      return null;
    case "returned":
    case "collect":
      return null;
    default:
      return act(ledger, event);
  }
}

/** How much of the first board a further one shares: what was dealt before it began to differ. */
function boardBefore({ boards }: Ledger, cards: number): number {
  const first = boards[0]?.length ?? 0;
  return cards === 3 ? 0 : Math.max(0, first - cards);
}

/** Cards that stay after a draw. Unknown cards are given up before known ones: what is named later was kept. */
function without(own: readonly Dealt[], away: readonly Dealt[] | null, count: number): Dealt[] {
  const rest = own.slice();
  for (const card of away ?? new Array<Dealt>(count).fill(null)) {
    const at = rest.indexOf(card) >= 0 ? rest.indexOf(card) : rest.indexOf(null);
    rest.splice(at >= 0 ? at : rest.length - 1, 1);
  }
  return rest;
}

function dealTo(ledger: Ledger, seat: Seat, cards: readonly Dealt[], up: readonly boolean[] | undefined): void {
  const plan = streetsOf(ledger.settings.game, ledger.settings.draws)[Math.max(0, ledger.street)];
  ledger.cards[seat] = [...(ledger.cards[seat] as Dealt[]), ...cards];
  ledger.up[seat] = [...(ledger.up[seat] as boolean[]), ...cards.map((_, i) => up?.[i] ?? plan?.hole[i] ?? false)];
}

/** A hand shown names cards that were not known; cards that were known already stand. */
function show(ledger: Ledger, seat: Seat, cards: readonly Dealt[]): void {
  const own = ledger.cards[seat] as Dealt[];
  const known = cards.filter((card) => card !== null).length;
  if (known >= own.filter((card) => card !== null).length && cards.length >= own.length) ledger.cards[seat] = [...cards];
}

function post(ledger: Ledger, event: Extract<RecordEvent, { do: "post" }>): RecordProblem | null {
  const { seat, kind, amount, at } = event;
  const problem = pay(ledger, at, seat, amount);
  if (problem) return problem;
  const dead = kind === "dead" || (kind === "ante" && !ledger.record.antesLive);
  const pool = dead ? ledger.dead : ledger.bets;
  pool[seat] = (pool[seat] as number) + amount;
  if (!dead && kind !== "ante") ledger.posted[seat] = (ledger.posted[seat] as number) + amount;
  return null;
}

function pay(ledger: Ledger, at: number, seat: Seat, amount: number): RecordProblem | null {
  const stack = ledger.stacks[seat];
  if (stack === undefined) return { code: "PLAYER_UNKNOWN", at, text: String(seat) };
  if (amount > stack) return { code: "STACK_EXCEEDED", at, seat, amount, stack };
  ledger.stacks[seat] = stack - amount;
  return null;
}

function openStreet(ledger: Ledger, { street, at }: Extract<RecordEvent, { do: "street" }>): null {
  if (ledger.toAct !== null) note(ledger, at, "STREET_NOT_COMPLETE");
  ledger.street = street;
  ledger.toAct = null;
  ledger.begun = false;
  return null;
}

/** The betting of a street: who should act first, where the cards allow to say so; otherwise whoever did. */
function begin(ledger: Ledger, first: Seat): void {
  ledger.begun = true;
  ledger.street = Math.max(0, ledger.street);
  const table = tableOf(ledger);
  ledger.round = newRound(table);
  const { game } = ledger.settings;
  const hidden =
    isStud(game) && ledger.cards.some((own, seat) => !ledger.folded[seat] && own.some((card, i) => card === null && ledger.up[seat]?.[i]));
  const phase = hidden ? null : openBetting(table);
  ledger.toAct = hidden ? first : (phase?.toAct ?? null);
  if (phase) ledger.round = phase.round;
  // What lies in front of the players is what the record says was posted, not what should have been.
  if (ledger.street === 0) ledger.round = { ...ledger.round, front: ledger.posted };
}

const note = (ledger: Ledger, action: number, code: DeviationCode): void => {
  ledger.deviations.push({ action, code });
};

type Acted = Extract<RecordEvent, { do: "fold" | "check" | "call" | "check-or-call" | "bet" | "raise" | "bring-in" }>;

/** One action: judged by the rules, done as recorded. */
function act(ledger: Ledger, event: Acted): RecordProblem | null {
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
        verdict.ok && "full" in verdict.value ? verdict.value.full : wasFull(table, round, event.to),
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

const wasFull = (table: Table, round: Round, to: number): boolean =>
  table.settings.betting === "fixed-limit" ? 2 * (to - round.base) >= limitBet(table) : to - round.level >= round.full;

function noteRefusal(ledger: Ledger, at: number, code: string, raises: boolean): void {
  if (!raises) note(ledger, at, "RAISED_NOTHING");
  else if (
    code === "BELOW_MINIMUM" ||
    code === "ABOVE_MAXIMUM" ||
    code === "NOT_REOPENED" ||
    code === "NOBODY_CAN_ANSWER" ||
    code === "RAISE_CAP"
  ) {
    note(ledger, at, code);
  }
}
