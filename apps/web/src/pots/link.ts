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

/** Reads a fragment, with or without its `#`; null for what is no hand. Never throws. */
export function parseFragment(fragment: string): Hand | null {
  const text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  if (text.length > LONGEST_LINK) return null;
  const [version, ...fields] = text.split(";");
  if (version !== VERSION) return null;
  const values = new Map<string, string>();
  for (const field of fields) {
    const at = field.indexOf("=");
    if (at > 0) values.set(field.slice(0, at), field.slice(at + 1));
  }
  const players = (values.get("p") ?? "").split(",").map(parsePlayer);
  if (players.length < ROWS.least || players.length > ROWS.most || players.includes(null)) return null;
  const unit = parseChips(values.get("u") ?? "1");
  const dead = parseChips(values.get("d") ?? "0");
  const button = parseChips(values.get("b") ?? String(players.length));
  if (unit === null || unit < 1 || dead === null || button === null || button < 1 || button > players.length) return null;
  const named = (players as Player[]).map((player, row) => (player.name === letterOf(row) ? { ...player, name: "" } : player));
  const cards = parseCardFields(values, named);
  return cards && { ...cards, button: button - 1, dead, unit };
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
