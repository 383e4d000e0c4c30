import { fail, ok, type Result } from "../../result.ts";
import type { Chips } from "../../units.ts";
import type { HandRecord, RecordProblem } from "../record.ts";
import { bigBlindOf, bringsIn, drawAt, muckAt, showAt } from "./actions.ts";
import { AMOUNT, readAmount } from "./amount.ts";
import { dealtAt } from "./dealing.ts";
import {
  act,
  amountAt,
  type Draft,
  type DraftPlayer,
  type Header,
  newDraft,
  placeOf,
  post,
  postLate,
  postSmall,
  seatPlayer,
  setAside,
  type Trouble,
} from "./draft.ts";
import { finish } from "./finish.ts";
import { bettingNamed, gameNamed } from "./games.ts";
import { currencyOf } from "./header.ts";
import { eachLine, namedAt } from "./lines.ts";
import { isNoise } from "./noise.ts";
import { NAME_LIKE, sectionAt } from "./sections.ts";
import type { HandText } from "./split.ts";
import { summaryAt } from "./summary.ts";

const TITLE = /^Winamax Poker - (.*?)(?: - )?HandId: #(\S+) - (.*?) \((.*)\) - (.*)$/;
const GAME = /^(.*?) (no limit|pot limit|fixed limit|limit)$/;
const TABLE = /^Table:? '(.*)' (\d+-max)(.*)$/;
const BUTTON = /Seat #?(\d+) is the button/;
const SEAT = new RegExp(`^Seat (\\d+): (.*) \\(${AMOUNT}(?:, .* bounty)?\\)$`, "u");
const BETS = new RegExp(`^(calls|bets|raises) (-?)${AMOUNT}(?: to ${AMOUNT})?( and is all-in)?$`, "u");
const POSTS = new RegExp(`^posts (ante|small blind|big blind) ${AMOUNT}( out of position)?( and is all-in)?$`, "u");
const BRINGS = new RegExp(`^(?:brings in|bring-in) ${AMOUNT}( and is all-in)?$`, "u");
const COLLECTED = new RegExp(`^collected ${AMOUNT} from (main pot|side pot(?: (\\d+))?|pot)(?: ?\\((?:HI|LO|Hi|Lo)\\))?$`, "u");
const SHOWS = /^shows (\[[^\]]*\])(?: \(.*\))?$/;
const DRAWS = /^(?:discards? (\d+) cards?|stands pat)(?: on)?(?: (\[.*\]))?$/;

/** Reads one hand as Winamax writes it. Its pots hold the bet that nobody called, and their totals leave the rake out. */
export function readWinamax(hand: HandText): Result<HandRecord, RecordProblem> {
  const { lines, line } = hand;
  const header = parseTitle(lines[0] ?? "", line);
  if (!header.ok) return header;
  const draft = newDraft(header.value);
  const trouble = eachLine(draft, hand, lineAt);
  if (trouble) return fail(trouble);
  // What is printed as the total is what was pushed; a record's total has the rake in it.
  if (draft.totalPot !== null && draft.rake !== null) draft.totalPot += draft.rake;
  return finish(draft, "winamax", line + lines.length - 1);
}

function parseTitle(line: string, at: number): Result<Header, RecordProblem> {
  const title = TITLE.exec(line.slice(0, 1000).replace(/\s+/g, " "));
  if (!title) return fail({ code: "FORMAT_UNKNOWN", at, text: line.slice(0, 80) });
  const [, kind = "", id = "", variant = "", stakes = "", when = ""] = title;
  const game = GAME.exec(variant);
  if (!game) return fail({ code: "VARIANT_UNKNOWN", at, text: variant.slice(0, 80) });
  const amounts: number[] = [];
  for (const text of stakes.split("/")) {
    const read = readAmount(text.trim());
    if (!read.ok) return fail({ ...read.error, at });
    amounts.push(read.value.hundredths);
  }
  // Three amounts begin with the ante.
  const [low, high] = amounts.slice(-2);
  if (low === undefined || high === undefined) return fail({ code: "FIELD_MISSING", at, field: "stakes" });
  const tournament = kind.startsWith("Tournament");
  return ok({
    id,
    variant,
    named: gameNamed(game[1] as string),
    betting: bettingNamed(game[2] as string),
    cap: null,
    currency: currencyOf(stakes),
    tournament,
    when: when.trim() || null,
    stakes: [low, high],
    ante: amounts.length === 3 ? (amounts[0] as number) : 0,
    extra: kind === "CashGame" ? {} : { event: kind },
  });
}

function lineAt(draft: Draft, at: number, text: string): Trouble {
  if (text.length > 2000) return setAside(draft, at, text.slice(0, 200));
  const named = NAME_LIKE.test(text) && !draft.summary ? namedAt(draft, at, text, spokenAt) : undefined;
  if (named !== undefined) return named;
  if (text.startsWith("***")) return sectionAt(draft, at, text);
  if (draft.summary) return summaryAt(draft, at, text);
  if (text.startsWith("Dealt to ")) return dealtAt(draft, at, text);
  const table = draft.events.length === 0 ? TABLE.exec(text) : null;
  if (table) return tableAt(draft, table);
  const seat = draft.events.length === 0 ? SEAT.exec(text) : null;
  if (seat) return seatPlayer(draft, at, seat[1] as string, seat[2] as string, seat[3] as string);
  const read = namedAt(draft, at, text, spokenAt);
  if (read !== undefined) return read;
  if (isNoise(text)) return null;
  const stranger = /^(.+?) (?:folds|checks|calls \S+|bets \S+|raises \S+ to \S+|posts (?:small|big) blind \S+)$/.exec(text);
  return stranger ? { code: "PLAYER_UNKNOWN", at, text: stranger[1] as string } : setAside(draft, at, text);
}

function tableAt(draft: Draft, [, name = "", size = "", rest = ""]: RegExpExecArray): null {
  draft.table = name;
  draft.extra.size = size;
  const button = BUTTON.exec(rest);
  // Stud tables print seat 0, which is nobody's.
  draft.button = button && Number(button[1]) > 0 ? Number(button[1]) : null;
  return null;
}

/** A line that begins with a player's name; undefined where it is not an action, so that a shorter name may be meant. */
function spokenAt(draft: Draft, at: number, player: DraftPlayer, text: string, line: string): Trouble | undefined {
  if (text === "folds") return act(draft, at, player, "fold", 0);
  if (text === "checks") return act(draft, at, player, "check", 0);
  const bets = BETS.exec(text);
  if (bets) return betAt(draft, at, player, bets, line);
  const posts = draft.street < 0 ? POSTS.exec(text) : null;
  if (posts) return postAt(draft, at, player, posts);
  const brings = BRINGS.exec(text);
  if (brings) return bringsIn(draft, at, player, brings[1] as string);
  const collected = COLLECTED.exec(text);
  if (collected) return collectedAt(draft, at, player, collected);
  const shows = SHOWS.exec(text);
  if (shows) return showAt(draft, at, player, shows[1] as string);
  if (text === "mucks" || text === "mucks hand") return muckAt(draft, at, player);
  const draws = DRAWS.exec(text);
  if (draws) return drawAt(draft, at, player, draws, line);
  if (/^(?:calls|bets|raises|posts|brings in|collected) /.test(text)) return { code: "ACTION_UNREADABLE", at, text: line };
  return undefined;
}

function betAt(draft: Draft, at: number, player: DraftPlayer, [, verb, , by = "", to]: RegExpExecArray, line: string): Trouble {
  if ((verb === "raises") !== (to !== undefined)) return { code: "ACTION_UNREADABLE", at, text: line };
  const amount = amountAt(draft, to ?? by, at);
  if (typeof amount !== "number") return amount;
  // A newcomer's payment of both blinds is printed as a raise among the blinds.
  if (draft.street < 0) return postLate(draft, at, player, amount, bigBlindOf(draft));
  return act(draft, at, player, verb === "calls" ? "call" : verb === "bets" ? "bet" : "raise", amount);
}

/** Out of position both blinds may come as one small blind; what is no more than that is a missed one, and dead. */
function postAt(draft: Draft, at: number, player: DraftPlayer, [, what, text = "", late]: RegExpExecArray): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  if (what === "ante") return post(draft, at, player, "ante", amount);
  if (late && (what === "big blind" || amount > bigBlindOf(draft))) return postLate(draft, at, player, amount, bigBlindOf(draft));
  if (late) return post(draft, at, player, "dead", amount);
  return what === "small blind" ? postSmall(draft, at, player, amount) : post(draft, at, player, "big-blind", amount);
}

function collectedAt(draft: Draft, at: number, player: DraftPlayer, [, text = "", where, side]: RegExpExecArray): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  const pot = where === "pot" ? null : where === "main pot" ? 0 : Number(side ?? 1);
  draft.events.push({ at, do: "collect", seat: placeOf(draft, player), amount: amount as Chips, pot, run: draft.potRun });
  draft.ended = true;
  return null;
}
