import { type Card, cardOf, makeCard, RANKS, SUITS } from "../../cards/index.ts";
import type { PostKind } from "../record.ts";

/** What one entry says, the player still as written and amounts as text. */
export type Line =
  | { readonly says: "post"; readonly who: string; readonly kind: PostKind; readonly amount: string; readonly allIn: boolean }
  /** A forced bet of a bomb pot: the total of the street. */
  | { readonly says: "bomb"; readonly who: string; readonly to: string }
  | { readonly says: "fold" | "check"; readonly who: string }
  /** Every amount is the street's total, that of a call too. */
  | { readonly says: "call" | "bet" | "raise"; readonly who: string; readonly to: string }
  | { readonly says: "show"; readonly who: string; readonly cards: readonly Card[] }
  | { readonly says: "collect"; readonly who: string; readonly amount: string; readonly run: number | null }
  | { readonly says: "returned"; readonly who: string; readonly amount: string }
  | {
      readonly says: "board";
      readonly run: number;
      readonly before: readonly Card[];
      readonly cards: readonly Card[];
      readonly street: number;
    }
  | { readonly says: "hero"; readonly cards: readonly Card[] }
  | { readonly says: "id"; readonly from: string; readonly to: string };

const AMOUNT = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const ALL_IN = String.raw`(?:( and (?:go|is) all in)?\s*)`;
const WHO = /^"(.*)" ((?:posts|folds|checks|calls|bets|raises|shows|collected)\b.*)$/;
const POST = new RegExp(`^posts an? (ante|small blind|big blind|straddle|(?:missed|missing) (?:small|big) blind) of ${AMOUNT}${ALL_IN}$`);
const BOMB = new RegExp(String.raw`^(?:posts a bet of|calls|bets) ${AMOUNT}(?: and (?:go|is) all in)? \(bomb pot bet\)${ALL_IN}$`);
const BET = new RegExp(`^(calls|bets|raises to) ${AMOUNT}${ALL_IN}$`);
const COLLECT = new RegExp(String.raw`^collected ${AMOUNT} from pot(?: ((?:with|on the|\(combination:) .*))?$`);
const RUN = / on the (second|third) (?:run|board)(?: |$)/;
const RETURNED = new RegExp(String.raw`^Uncalled bet of ${AMOUNT} returned to "(.*)"\.?$`);
const BOARD = /^(Flop|Turn|River)(?: \((second|third) (?:run|board)\))?:\s*([^[\]]*)\[([^\]]*)\]$/i;
const CHANGED = /^The player ".*" changed the ID from (\S+) to (\S+) because /;
const RUNS = ["first", "second", "third"];
const STREETS = ["flop", "turn", "river"];
const SYMBOLS: Readonly<Record<string, string>> = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };

/** Cards with commas between; null where the text is something else. */
function readCards(text: string): Card[] | null {
  const cards: Card[] = [];
  for (const part of text.split(",").map((piece) => piece.replace(/\uFE0F|\uFE0E/g, "").trim())) {
    if (part === "") continue;
    const last = [...part].at(-1) as string;
    const rank = (RANKS as readonly string[]).indexOf(part.slice(0, -last.length).replace("10", "T").toUpperCase());
    const suit = (SUITS as readonly string[]).indexOf(SYMBOLS[last] ?? last);
    const card = rank < 0 || suit < 0 ? null : cardOf(rank, suit);
    if (!card?.ok) return null;
    cards.push(card.value);
  }
  return cards;
}

/** Round trip of {@link readCards}. */
export const writeCards = (cards: readonly Card[]): string =>
  cards
    .map(makeCard)
    .map((text) =>
      text.replace("T", "10").replace(/[cdhs]$/, (suit) => Object.keys(SYMBOLS).find((symbol) => SYMBOLS[symbol] === suit) as string),
    )
    .join(", ");

const KINDS: Readonly<Record<string, PostKind>> = {
  ante: "ante",
  "small blind": "small-blind",
  "big blind": "big-blind",
  straddle: "straddle",
  "missed small blind": "dead",
  "missing small blind": "dead",
  "missed big blind": "post",
  "missing big blind": "post",
};
const VERBS: Readonly<Record<string, "call" | "bet" | "raise">> = { calls: "call", bets: "bet", "raises to": "raise" };

function readDone(who: string, done: string): Line | null {
  if (done === "folds" || done === "checks") return { says: done === "folds" ? "fold" : "check", who };
  const post = POST.exec(done);
  if (post)
    return { says: "post", who, kind: KINDS[post[1] as string] as PostKind, amount: post[2] as string, allIn: post[3] !== undefined };
  const bomb = BOMB.exec(done);
  if (bomb) return { says: "bomb", who, to: bomb[1] as string };
  const bet = BET.exec(done);
  if (bet) return { says: VERBS[bet[1] as string] as "call", who, to: bet[2] as string };
  const cards = /^shows an? (.*?)\.?$/.exec(done);
  const shown = cards ? readCards(cards[1] as string) : null;
  if (shown?.length) return { says: "show", who, cards: shown };
  const collect = COLLECT.exec(done);
  if (!collect) return null;
  const run = RUN.exec(` ${collect[2] ?? ""}`)?.[1];
  return { says: "collect", who, amount: collect[1] as string, run: run === undefined ? null : RUNS.indexOf(run) };
}

/** Reads one entry of a hand; null for one that is none of these. */
export function readLine(text: string): Line | null {
  const who = WHO.exec(text);
  if (who) return readDone(who[1] as string, (who[2] as string).trimEnd());
  const returned = RETURNED.exec(text);
  if (returned) return { says: "returned", who: returned[2] as string, amount: returned[1] as string };
  const board = BOARD.exec(text);
  if (board) {
    const [before, cards] = [readCards(board[3] as string), readCards(board[4] as string)];
    if (before === null || cards === null || cards.length === 0) return null;
    const run = board[2] === undefined ? 0 : RUNS.indexOf(board[2].toLowerCase());
    return { says: "board", run, before, cards, street: STREETS.indexOf((board[1] as string).toLowerCase()) + 1 };
  }
  const hero = /^Your hand is (.*)$/.exec(text);
  const held = hero ? readCards(hero[1] as string) : null;
  if (held?.length) return { says: "hero", cards: held };
  const changed = CHANGED.exec(text);
  return changed ? { says: "id", from: changed[1] as string, to: changed[2] as string } : null;
}
