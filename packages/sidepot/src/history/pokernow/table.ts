import { fail, ok, type Result } from "../../result.ts";
import type { Seat } from "../../units.ts";
import { clockwise } from "../ohh/seats.ts";
import { type Decimal, readDecimal } from "../phh/amounts.ts";
import type { RecordProblem } from "../record.ts";
import { type Line, readLine } from "./lines.ts";
import type { HandLog } from "./log.ts";

/** A player of a hand: `token` is the name and the id as a log writes them. */
export interface Player {
  readonly token: string;
  readonly name: string;
  readonly id: string;
  readonly label: number;
  readonly stack: string;
}

/** What the first line of a hand says. */
export interface Header {
  readonly number: string;
  readonly id: string | null;
  readonly variant: string;
  /** Null where the button is at an empty seat. */
  readonly dealer: string | null;
}

const START = /^-- starting hand #(\d+)(?: \(id: ([^()]*)\))? +(.*?) *\((?:dealer: "(.*)" *|dead button)\) --$/;
const STACK = /#(\d+) "(.*?)" \((\d[\d,]*(?:\.\d+)?)\)(?: \| |$)/y;
export const STACKS = "Player stacks: ";

/** Amounts may have commas between thousands. */
export const readAmount = (text: string): Decimal | null => readDecimal(text.replaceAll(",", ""));

/** The name and the id of a player, as a log joins them. */
function splitToken(token: string): { readonly name: string; readonly id: string } {
  const at = token.lastIndexOf(" @ ");
  return at < 0 ? { name: token, id: "" } : { name: token.slice(0, at), id: token.slice(at + 3) };
}

/** Reads the first line of a hand. */
export function readHeader({ start }: HandLog): Result<Header, RecordProblem> {
  const [found, number = "", id, variant = "", dealer] = START.exec(start.text) ?? [];
  if (found === undefined) return fail({ code: "FIELD_INVALID", at: start.line, field: "starting hand", text: start.text.slice(0, 120) });
  const plain = variant.startsWith("(") && variant.endsWith(")") ? variant.slice(1, -1) : variant;
  return ok({ number, id: id ?? null, variant: plain, dealer: dealer ?? null });
}

function readStacks(log: HandLog): Result<Player[], RecordProblem> {
  const entry = log.entries.find(({ text }) => text.startsWith(STACKS));
  if (entry === undefined) return fail({ code: "FIELD_MISSING", at: log.start.line, field: "Player stacks" });
  const text = entry.text.slice(STACKS.length);
  const players: Player[] = [];
  STACK.lastIndex = 0;
  let read = 0;
  for (let found = STACK.exec(text); found !== null; found = STACK.exec(text)) {
    const [whole, label = "", token = "", stack = ""] = found;
    players.push({ token, ...splitToken(token), label: Number(label), stack });
    read += whole.length;
    if (read === text.length) break;
  }
  const sound = read === text.length && players.length > 1;
  const apart = (key: (player: Player) => unknown): boolean => new Set(players.map(key)).size === players.length;
  if (sound && apart((p) => p.label) && apart((p) => p.token) && players.every((p) => Number.isSafeInteger(p.label))) return ok(players);
  return fail({ code: "FIELD_INVALID", at: entry.line, field: "Player stacks", text: text.slice(0, 120) });
}

/** The players, clockwise from the button's left. Where the button is at an empty seat, whoever posts the small blind is first, or the big one. */
export function readTable(log: HandLog, header: Header): Result<Player[], RecordProblem> {
  const players = readStacks(log);
  if (!players.ok) return players;
  const button = players.value.find((player) => player.token === header.dealer);
  if (button !== undefined) return ok(clockwise(players.value, button.label));
  const posts = log.entries.flatMap(({ text }): Extract<Line, { says: "post" }>[] => {
    const line = readLine(text);
    return line?.says === "post" ? [line] : [];
  });
  const poster = posts.find((post) => post.kind === "small-blind") ?? posts.find((post) => post.kind === "big-blind");
  const first = players.value.find((player) => player.token === poster?.who);
  return ok(clockwise(players.value, first === undefined ? 0 : first.label - 1));
}

/** Finds seats by what a log calls their players, who may change their id in the middle of a hand. */
export class Names {
  private readonly seats = new Map<string, Seat>();

  constructor(players: readonly Player[]) {
    for (const [seat, { token, id }] of players.entries()) {
      this.seats.set(`"${token}`, seat as Seat);
      if (id !== "") this.seats.set(id, seat as Seat);
    }
  }

  rename(from: string, to: string): void {
    const seat = this.seats.get(from);
    if (seat !== undefined) this.seats.set(to, seat);
  }

  seatOf(token: string): Seat | undefined {
    return this.seats.get(`"${token}`) ?? this.seats.get(splitToken(token).id);
  }
}
