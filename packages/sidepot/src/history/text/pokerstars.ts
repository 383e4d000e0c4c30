import { fail, type Result } from "../../result.ts";
import type { Chips } from "../../units.ts";
import type { HandRecord, RecordProblem } from "../record.ts";
import { bigBlindOf, bringsIn, drawAt, muckAt, showAt, uncalledAt } from "./actions.ts";
import { AMOUNT } from "./amount.ts";
import { dealtAt } from "./dealing.ts";
import {
  act,
  amountAt,
  type Draft,
  type DraftPlayer,
  newDraft,
  placeOf,
  playerAt,
  post,
  postLate,
  postSmall,
  seatPlayer,
  setAside,
  type Trouble,
} from "./draft.ts";
import { finish } from "./finish.ts";
import { parseHeader } from "./header.ts";
import { eachLine } from "./lines.ts";
import { isNoise } from "./noise.ts";
import { NAME_LIKE, sectionAt } from "./sections.ts";
import type { HandText } from "./split.ts";
import { summaryAt } from "./summary.ts";

const TABLE = /^Table '(.*)'(?: (\d+-max))?(.*)$/;
const BUTTON = /Seat #(\d+) is the button/;
const SEAT = new RegExp(`^Seat (\\d+): (.*) \\(${AMOUNT}(?: in chips)?(?:, .* bounty)?\\)(.*)$`, "u");
const BETS = new RegExp(`^(calls|bets|raises)(?: ${AMOUNT})?(?: to ${AMOUNT})?( and is all-in)?( and has reached the .* cap)?$`, "u");
const POSTS = new RegExp(`^(?:posts )?(.*?) ?${AMOUNT}( and is all-in)?$`, "u");
const BRINGS = new RegExp(`^(?:brings in for|bring-in) ${AMOUNT}( and is all-in)?$`, "u");
const DRAWS = /^(?:discards (\d+) cards?|stands pat)(?: on)?(?: (\[.*\]))?$/;
const SHOWS = /^shows (\[[^\]]*\])(?: \(.*\))?$/;
const FOLDS = /^folds(?: (\[[^\]]*\]))?$/;
const UNCALLED = new RegExp(`^Uncalled bet \\(${AMOUNT}\\) returned to (.*)$`, "u");
const COLLECTED = new RegExp(`^collected ${AMOUNT} from (main pot|side pot(?:[- ](\\d+))?|pot)(?: \\(.*\\))?$`, "u");
/** Words that move chips: a line of a player that has one of them and cannot be read makes the hand unreadable. */
const MOVES = /^(?:folds|checks|calls|bets|raises|posts|brings|completes|straddle|discards|stands pat)\b/;

/** Reads one hand as PokerStars writes it; so do GGPoker and, since 2016, Full Tilt. */
export function readPokerStars(hand: HandText): Result<HandRecord, RecordProblem> {
  const { lines, line } = hand;
  const header = parseHeader(lines[0] ?? "", line);
  if (!header.ok) return header;
  const draft = newDraft(header.value);
  const trouble = eachLine(draft, hand, lineAt);
  if (trouble) return fail(trouble);
  return finish(draft, "pokerstars", line + lines.length - 1);
}

function lineAt(draft: Draft, at: number, text: string): Trouble {
  if (text.length > 2000) return setAside(draft, at, text.slice(0, 200));
  const named = NAME_LIKE.test(text) && !draft.summary && isPlayers(draft, text);
  if (text.startsWith("***") && !named) return sectionAt(draft, at, text);
  if (draft.summary) return summaryAt(draft, at, text);
  if (text.startsWith("Dealt to ") && !named) return dealtAt(draft, at, text);
  if (draft.street < 0 && text.startsWith("Table ")) return tableAt(draft, at, text);
  const seat = draft.events.length === 0 ? SEAT.exec(text) : null;
  if (seat) return seatPlayer(draft, at, seat[1] as string, seat[2] as string, seat[3] as string);
  const actor = playerAt(draft, text, ": ");
  if (actor) return spokenAt(draft, at, actor, text.slice(actor.name.length + 2), text);
  const uncalled = UNCALLED.exec(text);
  if (uncalled) return uncalledAt(draft, at, uncalled[2] as string, uncalled[1] as string);
  const winner = playerAt(draft, text, " collected ");
  const collected = winner && COLLECTED.exec(text.slice(winner.name.length + 1));
  if (collected) return collectedAt(draft, at, winner, collected);
  return otherAt(draft, at, text);
}

/** Whether a line that looks like a heading or a deal is that of a player whose name looks like one. */
function isPlayers(draft: Draft, text: string): boolean {
  const winner = playerAt(draft, text, " collected ");
  return playerAt(draft, text, ": ") !== undefined || (winner !== undefined && COLLECTED.test(text.slice(winner.name.length + 1)));
}

function otherAt(draft: Draft, at: number, text: string): Trouble {
  // A cancelled hand gives every bet back; there is nothing in it to settle.
  if (text === "Hand cancelled") return { code: "FIELD_INVALID", at, field: "hand", text };
  if (isNoise(text)) return null;
  const stranger =
    /^(.+?): (?:folds|checks|calls|bets|raises|posts|brings in|shows \[)/.exec(text) ?? /^(.+) collected \S+ from /.exec(text);
  if (stranger) return { code: "PLAYER_UNKNOWN", at, text: stranger[1] as string };
  return setAside(draft, at, text);
}

function tableAt(draft: Draft, at: number, text: string): Trouble {
  const table = TABLE.exec(text);
  if (!table) return setAside(draft, at, text);
  draft.table = table[1] || null;
  if (table[2]) draft.extra.size = table[2];
  const button = BUTTON.exec(table[3] as string);
  draft.button = button ? Number(button[1]) : null;
  return null;
}

function collectedAt(draft: Draft, at: number, player: DraftPlayer, [, text = "", where, side]: RegExpExecArray): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  const pot = where === "pot" ? null : where === "main pot" ? 0 : Number(side ?? 1);
  draft.events.push({ at, do: "collect", seat: placeOf(draft, player), amount: amount as Chips, pot, run: draft.potRun });
  draft.ended = true;
  return null;
}

/** A line that begins with a player's name and a colon. */
function spokenAt(draft: Draft, at: number, player: DraftPlayer, text: string, line: string): Trouble {
  if (text === "checks") return act(draft, at, player, "check", 0);
  const folds = FOLDS.exec(text);
  if (folds) return act(draft, at, player, "fold", 0) ?? (folds[1] ? showAt(draft, at, player, folds[1]) : null);
  const bets = BETS.exec(text);
  if (bets) return betAt(draft, at, player, bets, line);
  const shows = SHOWS.exec(text);
  if (shows) return showAt(draft, at, player, shows[1] as string);
  if (text === "mucks hand" || text === "doesn't show hand") {
    return muckAt(draft, at, player);
  }
  const brings = BRINGS.exec(text);
  if (brings) return bringsIn(draft, at, player, brings[1] as string);
  const posts = POSTS.exec(text);
  if (posts && draft.street <= 0 && /^(?:posts|straddle) /.test(text))
    return postAt(draft, at, player, posts[1] as string, posts[2] as string);
  const draws = DRAWS.exec(text);
  if (draws) return drawAt(draft, at, player, draws, line);
  if (MOVES.test(text)) return { code: "ACTION_UNREADABLE", at, text: line };
  return otherAt(draft, at, line);
}

function betAt(draft: Draft, at: number, player: DraftPlayer, [, verb, by, to, , capped]: RegExpExecArray, line: string): Trouble {
  const text = verb === "raises" ? to : to === undefined ? by : undefined;
  if (text === undefined) return { code: "ACTION_UNREADABLE", at, text: line };
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  const trouble = act(draft, at, player, verb === "raises" ? "raise" : verb === "bets" ? "bet" : "call", amount);
  if (capped) draft.cap ??= player.total;
  return trouble;
}

/** Every word that a payment before the cards is printed with. */
function postAt(draft: Draft, at: number, player: DraftPlayer, what: string, text: string): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  switch (what) {
    case "the ante":
      return post(draft, at, player, "ante", amount);
    case "small blind":
      return postSmall(draft, at, player, amount);
    case "big blind":
      return post(draft, at, player, "big-blind", amount);
    case "button blind":
      return post(draft, at, player, "button-blind", amount);
    case "straddle":
      // GGPoker prints what the straddle comes to, also over a blind or a smaller straddle of the same player.
      return post(draft, at, player, "straddle", Math.max(0, amount - player.front));
    case "":
      return post(draft, at, player, "post", amount);
    // A missed small blind is dead, and so is the small part of both together (Robert's Rules, blinds).
    case "small & big blinds":
      return postLate(draft, at, player, amount, bigBlindOf(draft));
    case "dead":
    case "missed blind":
    case "dead small blind":
      return post(draft, at, player, "dead", amount);
    default:
      return { code: "ACTION_UNREADABLE", at, text: `${player.name}: ${what}` };
  }
}
