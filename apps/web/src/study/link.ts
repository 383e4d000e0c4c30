import { type Card, makeCard, RANKS, SUITS } from "sidepot/cards";
import {
  type Cards,
  emptyQuestion,
  METHODS,
  type Method,
  MOST_DEAD,
  MOST_FOLDED,
  MOST_SEED,
  PLAYERS,
  type Player,
  type Question,
} from "./question.ts";

/** The version of the form; what a later one adds under other keys is ignored here. */
const VERSION = "1";
/** Room for ten ranges of every class with a weight of its own. */
const LONGEST = 30_000;
/** The largest amount that a field takes, as for the pots. */
const MOST_CHIPS = 999_999_999_999;
const GAP = "--";

/**
 * The fragment of a link that holds a question: `1;p=AhAd:2500,KcKs:6000;f=4000;d=1000;c=Kh7d2c;x=As`. `p` the players: two cards
 * (`--` a gap) or `~` and a range, then the bet; `f` what folded players put in, `d` dead money, `c` the board, `x` the dead cards,
 * `m` how to count, `s` the seed. What is at its default is left out.
 */
export function makeFragment(question: Question): string {
  const { players, board, dead, folded, ante, method, seed } = question;
  const parts = [VERSION, `p=${players.map(writtenPlayer).join(",")}`];
  if (folded.length > 0) parts.push(`f=${folded.join(",")}`);
  if (ante > 0) parts.push(`d=${ante}`);
  if (board.some((card) => card !== null)) parts.push(`c=${written(board)}`);
  if (dead.length > 0) parts.push(`x=${written(dead)}`);
  if (method !== "auto") parts.push(`m=${method}`);
  if (seed !== 1) parts.push(`s=${seed}`);
  return parts.join(";");
}

const written = (cards: Cards): string => cards.map((card) => (card === null ? GAP : makeCard(card))).join("");
// The characters that encodeURIComponent leaves and a chat program may take for the end of the link.
const safe = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*.~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const writtenPlayer = ({ cards, range, bet }: Player): string =>
  `${range === null ? written(cards) : `~${safe(range)}`}${bet > 0 ? `:${bet}` : ""}`;

/** Reads a fragment, with or without its `#`; null for what is no question. Never throws. */
export function readFragment(fragment: string): Question | null {
  const text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  // Some messengers encode a whole link once more.
  return readPlain(text) ?? (/%(?:3B|3D)/i.test(text) ? readPlain(decoded(text) ?? "") : null);
}

function readPlain(text: string): Question | null {
  const [version, ...fields] = text.split(";");
  if (version !== VERSION || text.length > LONGEST) return null;
  const values = new Map<string, string>();
  for (const field of fields) {
    const at = field.indexOf("=");
    if (at > 0) values.set(field.slice(0, at), field.slice(at + 1));
  }
  const seen = new Set<Card>();
  const players = (values.get("p") ?? "").split(",").map((item) => readPlayer(item, seen));
  const board = readCards(values.get("c") ?? "", 5, seen);
  const dead = readCards(values.get("x") ?? "", MOST_DEAD, seen);
  const folded = (values.get("f") ?? "")
    .split(",")
    .filter((item) => item !== "")
    .map((item) => readNumber(item, MOST_CHIPS));
  const ante = readNumber(values.get("d") ?? "0", MOST_CHIPS);
  const seed = readNumber(values.get("s") ?? "1", MOST_SEED);
  const method: Method | undefined = METHODS.find((one) => one === (values.get("m") ?? "auto"));
  if (players.length < PLAYERS.least || players.length > PLAYERS.most || !isFull(players) || !board || !dead || !isFull(dead)) return null;
  if (folded.length > MOST_FOLDED || !isFull(folded) || ante === null || seed === null || !method) return null;
  return { players, board: [...board, null, null, null, null, null].slice(0, 5), dead, folded, ante, method, seed };
}

const isFull = <T>(list: readonly (T | null)[]): list is readonly T[] => !list.includes(null);

function readPlayer(item: string, seen: Set<Card>): Player | null {
  const [, held = "?", digits = "0"] = /^([^:]*)(?::(\d+))?$/.exec(item) ?? [];
  const bet = readNumber(digits, MOST_CHIPS);
  if (bet === null) return null;
  const [nobody] = emptyQuestion().players;
  if (held.startsWith("~")) {
    const range = decoded(held.slice(1));
    return range === null || !nobody ? null : { ...nobody, range, bet };
  }
  const cards = readCards(held, 2, seen);
  return cards && { cards: [...cards, null, null].slice(0, 2), range: null, bet };
}

function readCards(text: string, most: number, seen: Set<Card>): (Card | null)[] | null {
  if (text.length % 2 !== 0 || text.length > 2 * most) return null;
  const cards: (Card | null)[] = [];
  for (let i = 0; i < text.length; i += 2) {
    if (text.startsWith(GAP, i)) {
      cards.push(null);
      continue;
    }
    const rank = (RANKS as readonly string[]).indexOf(text.charAt(i));
    const suit = (SUITS as readonly string[]).indexOf(text.charAt(i + 1));
    const card = (4 * rank + suit) as Card;
    if (rank < 0 || suit < 0 || seen.has(card)) return null;
    seen.add(card);
    cards.push(card);
  }
  return cards;
}

function readNumber(text: string, most: number): number | null {
  return /^\d{1,12}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
