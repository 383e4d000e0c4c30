import { parseAmount } from "@sidepot/words";
import { fitName, MOST_CHIPS, type Player, ROWS } from "./hand.ts";

/**
 * Two columns of a sheet, a name and an amount a line; a line of one column is an amount alone. Null where any line is something
 * else, so that nothing is half pasted.
 */
export function parseColumns(text: string): Player[] | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length < 2 && !/\t/.test(text.trim())) return null;
  if (lines.length > ROWS.most) return null;
  const players: Player[] = [];
  for (const line of lines) {
    const [name, amount] = cells(line);
    const read = parseAmount(amount.trim());
    if (!read.ok || read.value > MOST_CHIPS) return null;
    players.push({ name: fitName(name), bet: read.value, state: "live" });
  }
  return players;
}

/** A sheet parts columns by tabs; typed lists by semicolons, colons or blanks. */
function cells(line: string): [string, string] {
  for (const parting of [/\t+/, /\s*[;:：]\s*/, /\s+(?=\S+$)/]) {
    const at = line.search(parting);
    if (at < 0) continue;
    const found = parting.exec(line)?.[0] ?? "";
    return [line.slice(0, at), line.slice(at + found.length)];
  }
  return ["", line];
}
