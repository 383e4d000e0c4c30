import { fail, ok, type Result } from "../../result.ts";
import type { Chips } from "../../units.ts";
import { antesLive } from "../ohh/seats.ts";
import { type Decimal, toChips } from "../phh/amounts.ts";
import type { HandRecord, PostKind, RecordEvent, RecordProblem, UnknownLine } from "../record.ts";
import { type ReadEvents, readEvents } from "./events.ts";
import { namedGame } from "./games.ts";
import { readLine, writeCards } from "./lines.ts";
import { cutLog, type Entry, type HandLog, readEntries } from "./log.ts";
import { isNoise } from "./noise.ts";
import { type Header, type Player, readAmount, readHeader, readTable } from "./table.ts";

/** Blinds and ante as the log last said them, as text. */
type Settings = Readonly<Partial<Record<"small blind" | "big blind" | "ante", string>>>;

const CHANGED = /^The game's (small blind|big blind|ante) was changed from [\d.,]+ to (\d[\d,]*(?:\.\d+)?)\.$/;

/** What the settings are after some entries. */
function settingsAfter(settings: Settings, entries: readonly Entry[]): Settings {
  const changes = entries.flatMap(({ text }): [string, string][] => {
    const [, name, amount] = CHANGED.exec(text) ?? [];
    return name === undefined || amount === undefined ? [] : [[name, amount]];
  });
  return { ...settings, ...Object.fromEntries(changes) };
}

/** Every amount of a hand, with its line. */
function amountsOf(log: HandLog, players: readonly Player[]): [number, string][] {
  const said = log.entries.flatMap(({ line: at, text }): [number, string][] => {
    const line = readLine(text);
    if (line === null) return [];
    return "amount" in line ? [[at, line.amount]] : "to" in line && line.says !== "id" ? [[at, line.to]] : [];
  });
  return [...players.map(({ stack }): [number, string] => [log.start.line, stack]), ...said];
}

/** An amount with a point is in hundredths even where they are none: the table's smallest chip is one. */
function scaleFor(amounts: readonly [number, string][]): Result<number, RecordProblem> {
  const scale = amounts.some(([, text]) => text.includes(".")) ? 100 : 1;
  const bad = amounts.find(([, text]) => {
    const amount = readAmount(text);
    return amount === null || toChips(amount, scale) === null;
  });
  return bad === undefined ? ok(scale) : fail({ code: "AMOUNT_UNREADABLE", at: bad[0], text: bad[1].slice(0, 120) });
}

/** What the stakes are: what was posted in full, or else what the settings say. */
function stakesOf({ events, short }: ReadEvents, settings: Settings, scale: number, limit: boolean): HandRecord["stakes"] {
  const posts = (kind: PostKind): Extract<RecordEvent, { do: "post" }>[] =>
    events.flatMap((event) => (event.do === "post" && event.kind === kind ? [event] : []));
  const set = (name: keyof Settings): number | null => {
    const amount = readAmount(settings[name] ?? "");
    return amount === null ? null : toChips(amount, scale);
  };
  const blind = (kind: PostKind, name: keyof Settings): Chips => {
    const posted = posts(kind);
    const full = posted.find((post) => !short.has(post))?.amount;
    return (full ?? set(name) ?? posted[0]?.amount ?? 0) as Chips;
  };
  const antes = posts("ante");
  const ante = antes.length > 1 ? Math.max(...antes.map((post) => post.amount)) : 0;
  const full = antes.length > 1 && antes.some((post) => !short.has(post));
  const bigBlind = blind("big-blind", "big blind");
  return {
    smallBlind: blind("small-blind", "small blind"),
    bigBlind,
    ante: (full ? ante : (set("ante") ?? ante)) as Chips,
    bringIn: null,
    smallBet: limit ? bigBlind : null,
    bigBet: limit ? ((2 * bigBlind) as Chips) : null,
    minBet: bigBlind,
  };
}

function extraOf(header: Header, players: readonly Player[], read: ReadEvents): Record<string, string> {
  return {
    players: JSON.stringify(players.map((player) => player.token)),
    ...(header.id === null ? {} : { id: header.id }),
    ...(header.dealer === null ? { button: "" } : {}),
    ...(header.dealer !== null && header.dealer !== players.at(-1)?.token ? { button: header.dealer } : {}),
    ...(read.hero === null ? {} : { "your hand": writeCards(read.hero) }),
    ...(read.bomb ? { "bomb pot": "true" } : {}),
  };
}

function readHand(log: HandLog, settings: Settings, more: readonly UnknownLine[]): Result<HandRecord, RecordProblem> {
  const header = readHeader(log);
  if (!header.ok) return header;
  const players = readTable(log, header.value);
  if (!players.ok) return players;
  if (!log.ended) return fail({ code: "RECORD_CUT", at: log.entries.at(-1)?.line ?? log.start.line });
  const scale = scaleFor(amountsOf(log, players.value));
  if (!scale.ok) return scale;
  const stacks = players.value.map(({ stack }) => toChips(readAmount(stack) as Decimal, scale.value) as Chips);
  const read = readEvents(log.entries, players.value, stacks, scale.value);
  if (!read.ok) return read;
  const { game, betting } = namedGame(header.value.variant);
  return ok({
    ...{
      format: "pokernow",
      id: header.value.number,
      variant: header.value.variant,
      game,
      draws: 0,
      betting,
      cap: null,
      scale: scale.value,
    },
    currency: null,
    tournament: false,
    table: null,
    when: log.start.at === "" ? null : log.start.at,
    stakes: stakesOf(read.value, settings, scale.value, betting === "fixed-limit"),
    antesLive: antesLive(read.value.events),
    seats: players.value.map(({ name, label }, seat) => ({ name, label, stack: stacks[seat] as Chips })),
    events: read.value.events,
    result: { totalPot: null, pots: null, rake: null, finishing: null },
    unknown: [...more, ...read.value.unknown],
    extra: extraOf(header.value, players.value, read.value),
  });
}

/**
 * Reads the hands of a Poker Now log (a table of `entry`, `at` and `order`, the newest entry first), oldest first. A hand that cannot be read
 * does not hide the others; one that the log begins or ends in the middle of is cut. Round trip of `writePokerNow`.
 */
export function readPokerNow(text: string): Result<HandRecord, RecordProblem>[] {
  const entries = readEntries(text);
  if (entries === null) return [fail({ code: "FORMAT_UNKNOWN", at: 1, text: text.slice(0, 80) })];
  const { before, hands } = cutLog(entries);
  const read: Result<HandRecord, RecordProblem>[] = [];
  const lost = before.find((entry) => {
    const line = readLine(entry.text);
    return line !== null && line.says !== "id";
  });
  if (lost !== undefined || hands.length === 0) read.push(fail({ code: "RECORD_CUT", at: lost?.line ?? 0 }));
  const strange = before.filter((entry) => lost === undefined && readLine(entry.text) === null && !isNoise(entry.text));
  let settings = settingsAfter({}, before);
  for (const [i, hand] of hands.entries()) {
    const more = i === 0 ? strange.map((entry) => ({ at: entry.line, text: entry.text.slice(0, 200) })) : [];
    read.push(readHand(hand, settings, more));
    settings = settingsAfter(settings, hand.entries);
  }
  return read;
}
