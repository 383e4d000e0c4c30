import type { Card } from "../../cards/index.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { Chips, Seat } from "../../units.ts";
import type { Dealt, RecordEvent, RecordProblem } from "../record.ts";
import { readDecimal, toChips } from "./amounts.ts";
import { readDealt } from "./dealt.ts";
import type { Post } from "./forced.ts";
import { readMucked, readRemark } from "./remarks.ts";
import type { Variant } from "./variants.ts";

/** What the actions of a hand are read with. */
export interface Course {
  readonly variant: Variant;
  readonly players: number;
  readonly scale: number;
  readonly posts: readonly Post[];
}

/** The actions as events, with what was said beside them by the action's number. */
export interface ReadActions {
  readonly events: readonly RecordEvent[];
  readonly comments: ReadonlyMap<number, string>;
}

/** Keeps the place in the hand that the record itself leaves unsaid: which betting round begins, and what is a raise. */
class Streets {
  readonly events: RecordEvent[];
  readonly hole: Dealt[][];
  private readonly variant: Variant;
  private begun = -1;
  private next = -1;
  private nextAt = 0;
  private board = 0;
  private bets: number;
  private readonly drawn = new Set<number>();
  private readonly folded = new Set<number>();

  constructor(course: Course) {
    this.variant = course.variant;
    this.events = [...course.posts];
    this.hole = Array.from({ length: course.players }, () => []);
    this.bets = Math.max(0, ...course.posts.filter((p) => p.kind !== "ante" && p.kind !== "dead").map((p) => p.amount));
  }

  /** The streets whose cards are dealt begin. Streets that were dealt in one go begin one after the other. */
  settle(): void {
    while (this.begun < this.next) {
      this.begun++;
      if (this.begun > 0) this.bets = 0;
      this.events.push({ at: this.nextAt, do: "street", street: this.begun });
    }
    this.drawn.clear();
  }

  private reach(street: number, at: number): void {
    if (this.next > this.begun && street > this.next) this.settle();
    if (street < this.next) return;
    this.next = street;
    this.nextAt = at;
  }

  /** A betting action: nobody bets before the first street, even in a record that shows no deal. */
  bet(): void {
    if (this.next < 0) this.next = 0;
    this.settle();
  }

  fold(seat: Seat, at: number): void {
    this.bet();
    this.folded.add(seat);
    this.events.push({ at, do: "fold", seat });
  }

  /** The record ends. A draw that was broken off brings no betting round. */
  finish(): void {
    if (this.drawn.size === 0 || this.drawn.size >= this.hole.length - this.folded.size) this.settle();
  }

  deal(seat: Seat, cards: readonly Dealt[], at: number): void {
    const hand = this.hole[seat] as Dealt[];
    const before = hand.length;
    const { kind } = this.variant;
    const street = kind === "stud" ? Math.max(0, before + cards.length - 3) : kind === "draw" && this.drawn.size > 0 ? this.begun + 1 : 0;
    if (kind !== "draw" || this.begun < 0 || this.drawn.size > 0) this.reach(street, at);
    hand.push(...cards);
    const up = kind === "stud" ? { up: cards.map((_, i) => before + i >= 2 && before + i <= 5) } : {};
    this.events.push({ at, do: "deal", seat, cards, ...up });
  }

  boardCards(run: number, cards: readonly Card[], at: number): void {
    if (run === 0) {
      this.board += cards.length;
      const street = this.variant.kind === "stud" ? 4 : this.variant.kind === "draw" ? this.next : this.board - 2;
      if (street > 0) this.reach(street, at);
    }
    this.events.push({ at, do: "board", run, cards });
  }

  draw(seat: Seat, given: readonly Dealt[], at: number): void {
    if (this.drawn.has(seat)) this.settle();
    if (this.begun < 0) this.bet();
    this.reach(this.begun + 1, at);
    this.drawn.add(seat);
    const hand = this.hole[seat] as Dealt[];
    for (const card of given) {
      const found = hand.indexOf(card);
      const place = found >= 0 ? found : hand.indexOf(null);
      if (place >= 0) hand.splice(place, 1);
    }
    const seen = given.length === 0 || given.some((card) => card !== null);
    this.events.push({ at, do: "draw", seat, count: given.length, cards: seen ? given : null });
  }

  raise(seat: Seat, to: Chips, at: number): void {
    this.bet();
    this.events.push({ at, do: this.bets > 0 ? "raise" : "bet", seat, to });
    this.bets = Math.max(this.bets, to);
  }

  /** The last hand that was mucked is known. */
  reveal(cards: readonly Dealt[]): void {
    const last = this.events.pop();
    if (last?.do === "muck") this.events.push({ ...last, cards });
  }

  bringIn(seat: Seat, at: number): void {
    this.bet();
    this.bets = Math.max(this.bets, 1);
    this.events.push({ at, do: "bring-in", seat });
  }
}

const unreadable = (at: number, text: string): Result<never, RecordProblem> =>
  fail({ code: "ACTION_UNREADABLE", at, text: text.slice(0, 120) });

function readSeat(word: string, players: number): Seat | "none" | null {
  const number = /^p([1-9]\d{0,3})$/.exec(word)?.[1];
  if (number === undefined) return null;
  return Number(number) <= players ? ((Number(number) - 1) as Seat) : "none";
}

/** One action without its commentary. */
function readAction(words: readonly string[], at: number, course: Course, streets: Streets): Result<null, RecordProblem> {
  const text = words.join(" ");
  const [actor = "", verb = "", first, second] = words;
  if (actor === "d" && verb === "db") {
    const cards = readDealt(first ?? "");
    if (cards === null || cards.includes(null) || words.length !== 3) return unreadable(at, text);
    streets.boardCards(0, cards as Card[], at);
    return ok(null);
  }
  const dealing = actor === "d" && verb === "dh";
  const seat = readSeat(dealing ? (first ?? "") : actor, course.players);
  if (seat === "none") return fail({ code: "PLAYER_UNKNOWN", at, text: text.slice(0, 120) });
  if (seat === null) return unreadable(at, text);
  if (dealing) {
    const cards = readDealt(second ?? "");
    if (cards === null || words.length !== 4) return unreadable(at, text);
    streets.deal(seat, cards, at);
    return ok(null);
  }
  if (words.length > 3) return unreadable(at, text);
  return first === undefined ? plainAction(verb, seat, at, text, streets) : argued(verb, seat, first, at, text, course, streets);
}

function plainAction(verb: string, seat: Seat, at: number, text: string, streets: Streets): Result<null, RecordProblem> {
  if (verb === "f") streets.fold(seat, at);
  else if (verb === "cc") {
    streets.bet();
    streets.events.push({ at, do: "check-or-call", seat });
  } else if (verb === "pb") streets.bringIn(seat, at);
  else if (verb === "sd") streets.draw(seat, [], at);
  else if (verb === "sm") {
    streets.settle();
    streets.events.push({ at, do: "muck", seat, cards: null });
  } else return unreadable(at, text);
  return ok(null);
}

function argued(
  verb: string,
  seat: Seat,
  word: string,
  at: number,
  text: string,
  course: Course,
  streets: Streets,
): Result<null, RecordProblem> {
  if (verb === "cbr") {
    const amount = /^\d/.test(word) ? readDecimal(word) : null;
    if (amount === null) return unreadable(at, text);
    const to = toChips(amount, course.scale);
    if (to === null) return fail({ code: "AMOUNT_UNREADABLE", at, text: word.slice(0, 120) });
    streets.raise(seat, to, at);
    return ok(null);
  }
  const cards = verb === "sm" && word === "-" ? [...(streets.hole[seat] as Dealt[])] : readDealt(word);
  if (cards === null) return unreadable(at, text);
  if (verb === "sd") streets.draw(seat, cards, at);
  else if (verb === "sm") {
    streets.settle();
    streets.events.push({ at, do: "show", seat, cards });
  } else return unreadable(at, text);
  return ok(null);
}

/** Reads the actions of a hand in their order. */
export function readActions(actions: readonly string[], course: Course): Result<ReadActions, RecordProblem> {
  const streets = new Streets(course);
  const comments = new Map<number, string>();
  for (const [i, action] of actions.entries()) {
    const at = i + 1;
    const hash = action.indexOf("#");
    const words = (hash < 0 ? action : action.slice(0, hash)).split(/\s+/).filter((word) => word !== "");
    if (words.length > 0) {
      const read = readAction(words, at, course, streets);
      if (!read.ok) return read;
    }
    if (hash < 0) continue;
    const comment = action.slice(hash + 1);
    const mucked = words[1] === "sm" && words.length === 2 ? readMucked(comment) : null;
    if (mucked !== null) {
      streets.reveal(mucked);
      continue;
    }
    const remark = words.length > 0 ? null : readRemark(comment, at, course.players, course.scale);
    if (remark === null) comments.set(at, comment);
    else if (remark.do === "board") streets.boardCards(remark.run, remark.cards, at);
    else streets.events.push(remark);
  }
  streets.finish();
  return ok({ events: streets.events, comments });
}
