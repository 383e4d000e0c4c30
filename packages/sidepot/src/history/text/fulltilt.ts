import { fail, ok, type Result } from "../../result.ts";
import type { Chips } from "../../units.ts";
import type { HandRecord, RecordProblem } from "../record.ts";
import { bringsIn, drawAt, muckAt, uncalledAt } from "./actions.ts";
import { AMOUNT, readAmount } from "./amount.ts";
import { dealtAt } from "./dealing.ts";
import {
  act,
  amountAt,
  bracketed,
  type Draft,
  type DraftPlayer,
  type Header,
  newDraft,
  placeOf,
  post,
  postSmall,
  seatPlayer,
  setAside,
  type Trouble,
} from "./draft.ts";
import { finish } from "./finish.ts";
import { bettingNamed, gameNamed } from "./games.ts";
import { currencyOf, stakesFrom } from "./header.ts";
import { eachLine, namedAt } from "./lines.ts";
import { isNoise } from "./noise.ts";
import { NAME_LIKE, sectionAt } from "./sections.ts";
import type { HandText } from "./split.ts";
import { summaryAt } from "./summary.ts";

const TITLE = /^Full ?Tilt ?Poker\.?(?:fr)? Game #(\d+): (.*)$/;
/** High stakes are printed in thousands: `50K/100K`. */
const STAKES = new RegExp(`^${AMOUNT}(K?)/${AMOUNT}(K?)(?: Ante ${AMOUNT})?$`, "u");
const GAME = new RegExp(`^(?:CAP |${AMOUNT} (?:Cap )?)?(No Limit|Pot Limit|Fixed Limit|Limit|NL|PL|FL) (.+)$`, "u");
const SEAT = new RegExp(`^Seat (\\d+): (.*) \\(${AMOUNT}\\)(?:, is sitting out)?$`, "u");
const BUTTON = /^The button is in seat #(\d+)$/;
const POSTS = new RegExp(
  `^(?:posts (?:(a|the) )?(dead small blind|dead blind|small blind|big blind|)(?: ?of)? ?|(antes) )${AMOUNT}(,? and is all in)?$`,
  "u",
);
const BETS = new RegExp(`^(calls|bets|raises to|completes it to) ${AMOUNT}(,? and is all in)?(,? and is capped)?$`, "u");
const BRINGS = new RegExp(`^brings in for ${AMOUNT}(,? and is all in)?$`, "u");
const UNCALLED = new RegExp(`^Uncalled bet of ${AMOUNT} returned to (.*)$`, "u");
const WINS = new RegExp(
  `^(?:wins|ties for) (?:the )?((?:high |low )?(?:pot|(main|side) pot)(?: #?(\\d+))?) \\(${AMOUNT}\\)(?: with .*)?$`,
  "u",
);
const DRAWS = /^(?:discards (\d+) cards?|stands pat)(?: on)?(?: (\[.*\]))?$/;
const NEW_CARDS = /^is dealt (\d) cards?$/;
/** Table stakes: chips that are added come into play with the next hand. */
const ADDS = new RegExp(`^(?:adds|rebuys for) ${AMOUNT}$`, "u");

/** Reads one hand as Full Tilt wrote it before it became PokerStars' own. */
export function readFullTilt(hand: HandText): Result<HandRecord, RecordProblem> {
  const { lines, line } = hand;
  const header = parseTitle(lines[0] ?? "", line);
  if (!header.ok) return header;
  const draft = newDraft(header.value.header);
  draft.table = header.value.table;
  const trouble = eachLine(draft, hand, lineAt);
  if (trouble) return fail(trouble);
  return finish(draft, "fulltilt", line + lines.length - 1);
}

/** The parts of the first line stand in an order that changed over the years; each is told by its form. */
function parseTitle(line: string, at: number): Result<{ readonly header: Header; readonly table: string }, RecordProblem> {
  const title = TITLE.exec(line.slice(0, 1000).replace(/\s+/g, " "));
  if (!title) return fail({ code: "FORMAT_UNKNOWN", at, text: line.slice(0, 80) });
  const [, id = "", rest = ""] = title;
  const parts = rest.split(" - ").map((part) => part.trim());
  const stakesAt = parts.findIndex((part) => STAKES.test(part));
  const gameAt = parts.findIndex((part) => GAME.test(part));
  if (gameAt < 0) return fail({ code: "VARIANT_UNKNOWN", at, text: rest.slice(0, 80) });
  if (stakesAt < 0) return fail({ code: "FIELD_MISSING", at, field: "stakes" });
  const [, low = "", lowK, high = "", highK, ante] = STAKES.exec(parts[stakesAt] as string) as RegExpExecArray;
  const [, cap, limit = "", name = ""] = GAME.exec(parts[gameAt] as string) as RegExpExecArray;
  const stakes = stakesFrom([low, high], at);
  if (!stakes.ok) return stakes;
  const before = parts.slice(0, Math.min(gameAt, stakesAt)).join(" - ");
  const place = /^(.*?),? ?Table (.*)$/.exec(before);
  const event = place?.[1] ? place[1] : null;
  const each = ante === undefined ? null : readAmount(ante);
  const most = cap === undefined ? null : readAmount(cap);
  const header: Header = {
    id,
    variant: parts[gameAt] as string,
    named: gameNamed(name),
    betting: bettingNamed(limit),
    cap: most?.ok ? most.value.hundredths : null,
    currency: currencyOf(parts[stakesAt] as string),
    tournament: event !== null,
    when: parts.slice(Math.max(gameAt, stakesAt) + 1).join(" - ") || null,
    stakes: [stakes.value[0] * (lowK ? 1000 : 1), stakes.value[1] * (highK ? 1000 : 1)],
    ante: each?.ok ? each.value.hundredths : 0,
    extra: event === null ? {} : { event },
  };
  return ok({ header, table: place?.[2] ?? before });
}

function lineAt(draft: Draft, at: number, text: string): Trouble {
  if (text.length > 2000) return setAside(draft, at, text.slice(0, 200));
  const named = NAME_LIKE.test(text) && !draft.summary ? namedAt(draft, at, text, spokenAt) : undefined;
  if (named !== undefined) return named;
  if (text.startsWith("***")) return sectionAt(draft, at, text);
  if (draft.summary) return summaryAt(draft, at, text);
  if (text.startsWith("Dealt to ")) return dealtAt(draft, at, text);
  const seat = draft.events.length === 0 ? SEAT.exec(text) : null;
  if (seat) return seatPlayer(draft, at, seat[1] as string, seat[2] as string, seat[3] as string);
  const button = BUTTON.exec(text);
  if (button) {
    draft.button = Number(button[1]);
    return null;
  }
  const uncalled = UNCALLED.exec(text);
  if (uncalled) return uncalledAt(draft, at, uncalled[2] as string, uncalled[1] as string);
  const read = namedAt(draft, at, text, spokenAt);
  if (read !== undefined) return read;
  if (isNoise(text) || draft.byName.some(({ name }) => text.startsWith(`${name}: `))) return null;
  const stranger = /^(.+?) (?:folds|checks|calls \S+|bets \S+|raises to \S+|posts the (?:small|big) blind of \S+)$/.exec(text);
  return stranger ? { code: "PLAYER_UNKNOWN", at, text: stranger[1] as string } : setAside(draft, at, text);
}

/** A line that begins with a player's name; undefined where it is not an action, so that a shorter name may be meant. */
function spokenAt(draft: Draft, at: number, player: DraftPlayer, text: string, line: string): Trouble | undefined {
  if (text === "folds") return act(draft, at, player, "fold", 0);
  if (text === "checks") return act(draft, at, player, "check", 0);
  const bets = BETS.exec(text);
  if (bets) return betAt(draft, at, player, bets);
  const posts = draft.street < 0 ? POSTS.exec(text) : null;
  if (posts) return postAt(draft, at, player, posts);
  const brings = BRINGS.exec(text);
  if (brings) return bringsIn(draft, at, player, brings[1] as string);
  const wins = WINS.exec(text);
  if (wins) return winsAt(draft, at, player, wins);
  if (text === "mucks") return muckAt(draft, at, player);
  if (text.startsWith("shows ")) return showsAt(draft, at, player, text);
  const draws = DRAWS.exec(text);
  if (draws) return drawAt(draft, at, player, draws, line);
  const fresh = NEW_CARDS.exec(text);
  if (fresh) {
    draft.events.push({ at, do: "deal", seat: placeOf(draft, player), cards: new Array<null>(Number(fresh[1])).fill(null) });
    return null;
  }
  if (ADDS.test(text) || /^is (?:low|high) with \[.*\]$/.test(text)) return null;
  if (/^(?:calls|bets|raises|posts|antes|wins|ties for|completes|brings in) /.test(text))
    return { code: "ACTION_UNREADABLE", at, text: line };
  return undefined;
}

function betAt(draft: Draft, at: number, player: DraftPlayer, [, verb, text = "", , capped]: RegExpExecArray): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  const trouble = act(draft, at, player, verb === "calls" ? "call" : verb === "bets" ? "bet" : "raise", amount);
  // The first line does not print the cap; whoever reaches it has put it in.
  if (capped) draft.cap ??= player.total;
  return trouble;
}

function postAt(draft: Draft, at: number, player: DraftPlayer, [, , what, antes, text = ""]: RegExpExecArray): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  if (antes) return post(draft, at, player, "ante", amount);
  switch (what) {
    case "small blind":
      return postSmall(draft, at, player, amount);
    case "big blind":
      return post(draft, at, player, "big-blind", amount);
    case "":
      return post(draft, at, player, "post", amount);
    default:
      return post(draft, at, player, "dead", amount);
  }
}

function winsAt(draft: Draft, at: number, player: DraftPlayer, [, name = "", place, number, text = ""]: RegExpExecArray): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  // `pot 2` is the pot of the second board; `side pot #2` the second one beside the main pot.
  const run = place === undefined && number !== undefined ? Number(number) - 1 : draft.potRun;
  const pot = place === "main" ? 0 : place === "side" ? Number(number ?? 1) : null;
  draft.events.push({ at, do: "collect", seat: placeOf(draft, player), amount: amount as Chips, pot, run });
  draft.ended = draft.ended || name !== "";
  return null;
}

/** `shows [Ah Kd]`, with or without what it makes, and `shows two pair, …` of somebody whose cards the summary prints. */
function showsAt(draft: Draft, at: number, player: DraftPlayer, text: string): Trouble {
  const seat = placeOf(draft, player);
  const cards = bracketed(/^shows (\[[^\]]*\])/.exec(text)?.[1] ?? "")?.[0];
  const before = draft.events.some((event) => event.do === "show" && event.seat === seat);
  if (cards || !before) draft.events.push({ at, do: "show", seat, cards: cards ?? [] });
  return null;
}
