import type { Card } from "../../cards/index.ts";
import { fail, ok, type Result } from "../../result.ts";
import { Ledger, type Paid } from "../ohh/ledger.ts";
import { Boards, labelsOf } from "../ohh/seats.ts";
import type { HandRecord, PostKind, RecordEvent, RecordProblem } from "../record.ts";
import { writeCell } from "./csv.ts";
import { gameName } from "./games.ts";
import { writeCards } from "./lines.ts";

const KINDS: Readonly<Record<PostKind, string>> = {
  ante: "an ante",
  "small-blind": "a small blind",
  "big-blind": "a big blind",
  "button-blind": "a big blind",
  straddle: "a straddle",
  post: "a missed big blind",
  dead: "a missing small blind",
  "bring-in": "a missed big blind",
};
const STREETS = ["Flop", "Turn", "River"];
const RUNS = ["", " (second run)", " (third run)"];
const COLLECTED = ["", " on the second run", " on the third run"];

/** The players as a log names them: as they were read, or with an id for each seat. */
function tokensOf(record: HandRecord): string[] {
  if (record.format === "pokernow") {
    try {
      const tokens: unknown = JSON.parse(record.extra.players ?? "null");
      if (Array.isArray(tokens) && tokens.length === record.seats.length && tokens.every((token) => typeof token === "string"))
        return tokens;
    } catch {
      // Written by no log: the players are named anew.
    }
  }
  return record.seats.map(({ name }, seat) => `${name.replace(/\s+/g, " ")} @ p${seat + 1}`);
}

/** Writes the entries of one hand. */
class Writer {
  readonly entries: string[] = [];
  readonly tokens: readonly string[];
  private readonly record: HandRecord;
  private readonly ledger: Ledger;
  private readonly boards = new Boards();
  private readonly bomb: boolean;
  private readonly dealt: ReadonlySet<number>;

  constructor(record: HandRecord) {
    this.record = record;
    this.tokens = tokensOf(record);
    this.ledger = new Ledger(record.seats.map((seat) => seat.stack));
    this.bomb = record.format === "pokernow" && record.extra["bomb pot"] !== undefined;
    this.dealt = new Set(record.events.flatMap((event) => (event.do === "deal" && !event.cards.includes(null) ? [event.seat] : [])));
  }

  amount(chips: number): string {
    return this.record.scale === 1 ? String(chips) : (chips / 100).toFixed(2);
  }

  private say(seat: number, text: string): void {
    this.entries.push(`"${this.tokens[seat]}" ${text}`);
  }

  private board(run: number, cards: readonly Card[]): void {
    const before = [...this.boards.of(run)] as Card[];
    const fresh = this.boards.fresh(run, cards) as Card[];
    // Cards of several streets that came at once have a line for each street.
    for (let i = cards.length - fresh.length; i < cards.length; ) {
      const known = [...before, ...cards.slice(0, i)];
      const count = known.length < 3 ? 3 - known.length : 1;
      const now = cards.slice(i, i + count);
      const street = STREETS[known.length < 3 ? 0 : known.length - 2] ?? "River";
      const list = known.length === 0 ? " " : writeCards(known);
      this.entries.push(`${street}${RUNS[run] ?? ""}: ${list}${known.length === 0 ? "" : " "}[${writeCards(now)}]`);
      i += count;
    }
  }

  private post(event: Extract<RecordEvent, { do: "post" }>, paid: Paid): void {
    const allIn = paid.allIn ? " and go all in" : "";
    if (event.kind === "post" && this.bomb) this.say(event.seat, `posts a bet of ${this.amount(paid.to)} (bomb pot bet)`);
    else this.say(event.seat, `posts ${KINDS[event.kind]} of ${this.amount(event.kind === "straddle" ? paid.to : event.amount)}${allIn}`);
  }

  event(event: RecordEvent): void {
    const paid = this.ledger.follow(event, this.record);
    const bet = (verb: string): void => {
      if (paid !== null && "seat" in event) this.say(event.seat, `${verb} ${this.amount(paid.to)}${paid.allIn ? " and go all in" : ""}`);
    };
    switch (event.do) {
      case "post":
        this.post(event, paid as Paid);
        break;
      case "deal":
        if (this.dealt.size === 1 && this.dealt.has(event.seat)) this.entries.push(`Your hand is ${writeCards(event.cards as Card[])}`);
        break;
      case "board":
        this.board(event.run, event.cards);
        break;
      case "fold":
        this.say(event.seat, "folds");
        break;
      case "check":
        this.say(event.seat, "checks");
        break;
      case "check-or-call":
        if (paid === null) this.say(event.seat, "checks");
        else bet("calls");
        break;
      case "call":
        bet("calls");
        break;
      case "bet":
        bet("bets");
        break;
      case "raise":
        bet("raises to");
        break;
      case "show": {
        const known = event.cards.filter((card) => card !== null);
        if (known.length > 0) this.say(event.seat, `shows a ${writeCards(known)}.`);
        break;
      }
      case "returned":
        this.entries.push(`Uncalled bet of ${this.amount(event.amount)} returned to "${this.tokens[event.seat]}"`);
        break;
      case "collect":
        this.say(event.seat, `collected ${this.amount(event.amount)} from pot${COLLECTED[event.run ?? 0] ?? ""}`);
        break;
      default:
        break;
    }
  }
}

function entriesOf(record: HandRecord, name: string): string[] {
  const writer = new Writer(record);
  const { stakes, extra } = record;
  const own = record.format === "pokernow";
  const settings = [
    ["small blind", stakes.smallBlind],
    ["big blind", stakes.bigBlind],
    ["ante", stakes.ante],
  ].map(([what, amount]) => `The game's ${what} was changed from ${writer.amount(0)} to ${writer.amount(amount as number)}.`);
  const labels = labelsOf(record);
  const seats = record.seats.map((seat, i) => ({
    label: labels[i] as number,
    text: `"${writer.tokens[i]}" (${writer.amount(seat.stack)})`,
  }));
  const button = own ? extra.button : undefined;
  const dealer = button === "" ? "(dead button)" : `(dealer: "${button ?? writer.tokens.at(-1)}")`;
  for (const event of record.events) writer.event(event);
  const id = own && extra.id !== undefined ? ` (id: ${extra.id})` : "";
  const number = /^\d+$/.test(record.id ?? "") ? record.id : "1";
  return [
    ...settings,
    `-- starting hand #${number}${id}  ${name} ${dealer} --`,
    `Player stacks: ${seats
      .toSorted((a, b) => a.label - b.label)
      .map(({ label, text }) => `#${label} ${text}`)
      .join(" | ")}`,
    ...(own && extra["your hand"] !== undefined ? [`Your hand is ${extra["your hand"]}`] : []),
    ...writer.entries,
    ...(own ? record.unknown.map(({ text }) => text) : []),
    `-- ending hand #${number} --`,
  ];
}

/**
 * Writes hands as a Poker Now log, the newest entry first. Round trip of `readPokerNow`, but for the line numbers of events: the entries of the
 * log that are no part of a hand are not there. Of other formats, hands that are mucked and cards that are dealt to several players unshown
 * have no entry, and stud and draw games cannot be written.
 */
export function writePokerNow(records: readonly HandRecord[]): Result<string, RecordProblem> {
  const rows: string[] = [];
  for (const record of records) {
    const name = gameName(record);
    if (name === undefined) return fail({ code: "VARIANT_UNKNOWN", at: 0, text: record.variant });
    if (record.scale !== 1 && record.scale !== 100) return fail({ code: "AMOUNT_UNREADABLE", at: 0, text: String(record.scale) });
    for (const entry of entriesOf(record, name))
      rows.push([writeCell(entry), writeCell(record.when ?? ""), String(rows.length + 1)].join(","));
  }
  return ok(`${["entry,at,order", ...rows.toReversed()].join("\n")}\n`);
}
