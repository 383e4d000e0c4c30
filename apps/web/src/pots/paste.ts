import { type AmountFault, parseAmount } from "@sidepot/words";
import type { Result } from "sidepot";
import { fitName, type Hand, MOST_CHIPS, type Player, ROWS, withBet, withRow } from "./hand.ts";

/** What a sheet's columns say, one item a row: a name left empty stays what it is. */
export type Columns = readonly { readonly name: string; readonly bet: number }[];

/** Why nothing of a pasted text was taken: more lines than rows, or a line (from 1) whose amount is none. */
export type PasteFault =
  | { readonly code: "TOO_LONG"; readonly lines: number; readonly room: number }
  | { readonly code: "LINE"; readonly line: number; readonly fault: AmountFault };

/**
 * Two columns of a sheet, a name and an amount a line; a line of one column is an amount alone. A fault where any line is something
 * else or there are more lines than rows, so that nothing is half pasted. Null for one line without columns: that is a text for the
 * field alone.
 */
export function parseColumns(text: string, room: number = ROWS.most): Result<Columns, PasteFault> | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length < 2 && !/\t/.test(text.trim())) return null;
  const columns: Columns[number][] = [];
  for (const [at, line] of lines.entries()) {
    const [name, amount] = cells(line);
    const read = parseAmount(amount);
    if (!read.ok || read.value > MOST_CHIPS) {
      if (lines.length < 2) return null;
      const fault: AmountFault = read.ok ? { code: "TOO_LARGE", text: amount.slice(0, 24) } : read.error;
      return { ok: false, error: { code: "LINE", line: at + 1, fault } };
    }
    columns.push({ name: fitName(name), bet: read.value });
  }
  if (lines.length > room) return { ok: false, error: { code: "TOO_LONG", lines: lines.length, room } };
  return { ok: true, value: columns };
}

/** A sheet parts columns by tabs; typed lists by semicolons, colons or blanks. `1만 2천` has a blank and is one amount. */
function cells(line: string): [string, string] {
  if (!line.includes("\t") && parseAmount(line).ok) return ["", line];
  for (const parting of [/\t+/, /\s*[;:：]\s*/, /\s+(?=\S+$)/]) {
    const at = line.search(parting);
    if (at < 0) continue;
    const found = parting.exec(line)?.[0] ?? "";
    return [line.slice(0, at), line.slice(at + found.length).trim()];
  }
  return ["", line];
}

/**
 * The hand with columns put in from a row on, and rows added where they are longer. Amounts change amounts alone: names, folds, cards
 * and the button stay. A row that gets another name than it had is another player, who has neither folded nor cards.
 */
export function withColumns(hand: Hand, columns: Columns, from: number): Hand {
  let next = hand;
  while (next.players.length < Math.min(from + columns.length, ROWS.most)) next = withRow(next);
  for (const [at, { bet }] of columns.entries()) next = withBet(next, from + at, bet);
  const named = (player: Player, row: number): Player => {
    const name = columns[row - from]?.name ?? "";
    if (name === "" || name === player.name) return player;
    return player.name === "" ? { ...player, name } : { name, bet: player.bet, state: "live" };
  };
  return { ...next, players: next.players.map(named) };
}
