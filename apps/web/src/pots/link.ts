import { fitName, type Hand, letterOf, MOST_CHIPS, type Player, type PlayerState, ROWS } from "./hand.ts";

/** The version of the form; what a later one adds under other keys is ignored here. */
const VERSION = "1";
const FLAGS: Readonly<Record<PlayerState, string>> = { live: "", folded: "f", "all-in": "a", "to-act": "t" };
const STATE_OF: Readonly<Record<string, PlayerState>> = { "": "live", f: "folded", a: "all-in", t: "to-act" };

/** Room for every hand with ten long names. */
export const LONGEST_LINK = 1500;

/**
 * The fragment of a link that holds a hand: `1;u=100;b=5;d=1000;p=A:2500,B:6000,E:4000f`. `u` is the smallest chip, `b` the seat with
 * the button counted from 1, `d` dead money, `p` the players clockwise from the seat left of the button; `f` folded, `a` surely
 * all-in, `t` still to act. What is at its default is left out.
 */
export function makeFragment(hand: Hand): string {
  const parts = [VERSION];
  if (hand.unit !== 1) parts.push(`u=${hand.unit}`);
  if (hand.button !== hand.players.length - 1) parts.push(`b=${hand.button + 1}`);
  if (hand.dead > 0) parts.push(`d=${hand.dead}`);
  const players = hand.players.map(({ name, bet, state }, row) => `${written(name || letterOf(row))}:${bet}${FLAGS[state]}`);
  parts.push(`p=${players.join(",")}`);
  return parts.join(";");
}

// The characters that encodeURIComponent leaves and a chat program may take for the end of the link.
const written = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*.~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

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
  return { players: named, button: button - 1, dead, unit };
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
