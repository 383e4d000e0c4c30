import type { Result } from "sidepot";
import { type Card, makeCard, RANKS, SUITS } from "sidepot/cards";
import { GAME_SHAPES, GAMES, type Game } from "sidepot/ranking";
import { fitName, type Hand, letterOf, MOST_CHIPS, type Player, type PlayerState, ROWS, type Slots } from "./hand.ts";

/** The version of the form; what a later one adds under other keys is ignored here. */
const VERSION = "1";
const FLAGS: Readonly<Record<PlayerState, string>> = { live: "", folded: "f", "all-in": "a", "to-act": "t" };
const STATE_OF: Readonly<Record<string, PlayerState>> = { "": "live", f: "folded", a: "all-in", t: "to-act" };

/** Room for every hand with ten long names. */
export const LONGEST_LINK = 1500;

/**
 * The fragment of a link that holds a hand: `1;u=100;b=5;d=1000;p=A:2500,B:6000,E:4000f`. `u` is the smallest chip, `b` the seat with
 * the button counted from 1, `d` dead money, `p` the players clockwise from the seat left of the button; `f` folded, `a` surely
 * all-in, `t` still to act. `g` is the game, `c` the board, `h` each player's cards by the row's letter (`--` a gap, `n` not shown), `t` the
 * pots that were pushed (`r` the return). What is at its default is left out.
 */
export function makeFragment(hand: Hand): string {
  const parts = [VERSION];
  if (hand.unit !== 1) parts.push(`u=${hand.unit}`);
  if (hand.button !== hand.players.length - 1) parts.push(`b=${hand.button + 1}`);
  if (hand.dead > 0) parts.push(`d=${hand.dead}`);
  const players = hand.players.map(({ name, bet, state }, row) => `${written(name || letterOf(row))}:${bet}${FLAGS[state]}`);
  parts.push(`p=${players.join(",")}`);
  if (hand.game) parts.push(`g=${hand.game}`);
  if (hand.board) parts.push(`c=${writtenSlots(hand.board)}`);
  const shown = hand.players.flatMap(({ cards, hidden }, row) => {
    const text = hidden ? "n" : cards ? writtenSlots(cards) : "";
    return text === "" ? [] : [`${letterOf(row)}:${text}`];
  });
  if (shown.length > 0) parts.push(`h=${shown.join(",")}`);
  if (hand.pushed) parts.push(`t=${hand.pushed.map((pot) => (pot < 0 ? "r" : pot)).join(",")}`);
  return parts.join(";");
}

const GAP = "--";
const writtenSlots = (slots: Slots): string => slots.map((card) => (card === null ? GAP : makeCard(card))).join("");

// The characters that encodeURIComponent leaves and a chat program may take for the end of the link.
const written = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*.~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** The same hand with nothing ticked off, as it is sent to others. */
export const unpushed = ({ pushed: _, ...hand }: Hand): Hand => hand;

/** A hand with other people's names left out: the rows' letters. */
export const nameless = (hand: Hand): Hand => ({ ...hand, players: hand.players.map((player) => ({ ...player, name: "" })) });

/** Why a fragment is no hand; `text` is the piece that cannot be read. */
export type LinkFault =
  | { readonly code: "NO_HAND" | "OTHER_VERSION" | "TOO_LONG" | "CARDS" }
  | { readonly code: "PLAYER_COUNT"; readonly count: number }
  | { readonly code: "PLAYER" | "FIELD"; readonly text: string };

const fault = (error: LinkFault): { readonly ok: false; readonly error: LinkFault } => ({ ok: false, error });

/** Reads a fragment, with or without its `#`; null for what is no hand. Never throws. */
export function parseFragment(fragment: string): Hand | null {
  const read = readFragment(fragment);
  return read.ok ? read.value : null;
}

/** Reads a fragment and says what is wrong with one that is no hand. Some messengers encode a whole link once more: that is undone. */
export function readFragment(fragment: string): Result<Hand, LinkFault> {
  const text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  const read = readPlain(text);
  // Each character of an encoded link may have become three.
  if (read.ok || !/%(?:3B|3D|3A|2C)/i.test(text) || text.length > 3 * LONGEST_LINK) return read;
  const decoded = decode(text);
  return decoded === null ? read : readPlain(decoded);
}

function readPlain(text: string): Result<Hand, LinkFault> {
  const [version = "", ...fields] = text.split(";");
  if (version !== VERSION) return fault({ code: /^\d{1,3}$/.test(version) && fields.length > 0 ? "OTHER_VERSION" : "NO_HAND" });
  if (text.length > LONGEST_LINK) return fault({ code: "TOO_LONG" });
  const values = new Map<string, string>();
  for (const field of fields) {
    const at = field.indexOf("=");
    if (at > 0) values.set(field.slice(0, at), field.slice(at + 1));
  }
  const items = (values.get("p") ?? "").split(",").filter((item, _, all) => all.length > 1 || item !== "");
  const parsed = items.map(parsePlayer);
  const strange = parsed.indexOf(null);
  if (strange >= 0) return fault({ code: "PLAYER", text: items[strange] ?? "" });
  const players = parsed as Player[];
  if (players.length < ROWS.least || players.length > ROWS.most) return fault({ code: "PLAYER_COUNT", count: players.length });
  const number = (key: string, otherwise: number, least: number, most: number): number | null => {
    const value = parseChips(values.get(key) ?? String(otherwise));
    return value === null || value < least || value > most ? null : value;
  };
  const unit = number("u", 1, 1, MOST_CHIPS);
  const dead = number("d", 0, 0, MOST_CHIPS);
  const button = number("b", players.length, 1, players.length);
  if (unit === null || dead === null || button === null) {
    const key = unit === null ? "u" : dead === null ? "d" : "b";
    return fault({ code: "FIELD", text: `${key}=${values.get(key) ?? ""}` });
  }
  const named = players.map((player, row) => (player.name === letterOf(row) ? { ...player, name: "" } : player));
  const cards = parseCardFields(values, named);
  return cards ? { ok: true, value: { ...cards, button: button - 1, dead, unit } } : fault({ code: "CARDS" });
}

/** The part of a hand that has to do with cards; null where a card, a place or a game is none, or a card is there twice. */
function parseCardFields(
  values: ReadonlyMap<string, string>,
  players: readonly Player[],
): Pick<Hand, "players" | "game" | "board" | "pushed"> | null {
  const game = (values.get("g") ?? "holdem") as Game;
  if (!GAMES.includes(game)) return null;
  const [deal] = GAME_SHAPES[game].deals;
  const seen = new Set<Card>();
  const board = parseSlots(values.get("c") ?? "", deal.board, seen);
  const held = [...players];
  for (const item of (values.get("h") ?? "").split(",").filter(Boolean)) {
    const [who = "", text = ""] = item.split(":");
    const row = rowOf(players, who);
    const player = held[row];
    if (!player || player.cards || player.hidden) return null;
    const cards = text === "n" ? null : parseSlots(text, deal.hand, seen);
    if (cards === undefined) return null;
    held[row] = cards === null ? { ...player, hidden: true } : cards.length > 0 ? { ...player, cards } : player;
  }
  const pushed = values
    .get("t")
    ?.split(",")
    .map((pot) => (pot === "r" ? -1 : Number(pot)));
  if (!board || pushed?.some((pot) => !(Number.isInteger(pot) && pot >= -1 && pot < ROWS.most))) return null;
  return {
    players: held,
    ...(game === "holdem" ? {} : { game }),
    ...(board.length > 0 ? { board } : {}),
    ...(pushed ? { pushed } : {}),
  };
}

/** A row by its letter, or by its player's name where that is no row's letter. */
function rowOf(players: readonly Player[], who: string): number {
  const row = who.length === 1 ? who.charCodeAt(0) - 65 : -1;
  return players[row] ? row : players.findIndex(({ name }) => name !== "" && name === decode(who));
}

function parseSlots(text: string, most: number, seen: Set<Card>): (Card | null)[] | undefined {
  if (text.length % 2 !== 0 || text.length > 2 * most) return undefined;
  const slots: (Card | null)[] = [];
  for (let i = 0; i < text.length; i += 2) {
    if (text.startsWith(GAP, i)) {
      slots.push(null);
      continue;
    }
    const rank = (RANKS as readonly string[]).indexOf(text.charAt(i));
    const suit = (SUITS as readonly string[]).indexOf(text.charAt(i + 1));
    const card = (4 * rank + suit) as Card;
    if (rank < 0 || suit < 0 || seen.has(card)) return undefined;
    seen.add(card);
    slots.push(card);
  }
  while (slots.length > 0 && slots.at(-1) === null) slots.pop();
  return slots;
}

function parsePlayer(text: string): Player | null {
  const match = /^([^:]*):(\d{1,12})([fat]?)$/.exec(text);
  if (!match) return null;
  const [, name = "", digits = "", flag = ""] = match;
  const bet = parseChips(digits);
  const decoded = decode(name);
  const state = STATE_OF[flag];
  return bet === null || decoded === null || state === undefined ? null : { name: fitName(decoded), bet, state };
}

function parseChips(text: string): number | null {
  if (!/^\d{1,12}$/.test(text)) return null;
  const value = Number(text);
  return value <= MOST_CHIPS ? value : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
