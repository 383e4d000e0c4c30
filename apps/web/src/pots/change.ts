import type { Words } from "@sidepot/words";
import type { Screen } from "@sidepot/words/screen";
import { type Hand, nameOf, type PlayerState } from "./hand.ts";
import type { LinkFault } from "./link.ts";
import { shownOf } from "./names.ts";
import type { PasteFault } from "./paste.ts";

/** What one step changed, so that undo can name it. */
export type Change =
  | { readonly code: "bet"; readonly name: string; readonly from: number; readonly to: number }
  | { readonly code: "state"; readonly name: string; readonly from: PlayerState; readonly to: PlayerState }
  | { readonly code: "name"; readonly from: string; readonly to: string }
  | { readonly code: "added" | "removed" | "button"; readonly name: string }
  | { readonly code: "ante" | "unit"; readonly from: number; readonly to: number }
  | { readonly code: "cards" | "ticks" | "hand" };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What lies between two hands: the one thing where it is one, or that it is another hand. */
export function changeOf(before: Hand, after: Hand): Change {
  const rows = after.players.length - before.players.length;
  if (rows !== 0) return countChange(before, after, rows);
  const changed = after.players.flatMap((player, row) => (same(player, before.players[row]) ? [] : [row]));
  const [row] = changed;
  if (row !== undefined) return changed.length === 1 ? rowChange(before, after, row) : { code: "hand" };
  if (before.dead !== after.dead) return { code: "ante", from: before.dead, to: after.dead };
  if (before.unit !== after.unit) return { code: "unit", from: before.unit, to: after.unit };
  if (before.button !== after.button) return { code: "button", name: nameOf(after, after.button) };
  if (!same(before.board, after.board) || before.game !== after.game) return { code: "cards" };
  return { code: same(before.pushed, after.pushed) ? "hand" : "ticks" };
}

function countChange(before: Hand, after: Hand, rows: number): Change {
  const [more, less] = rows > 0 ? [after, before] : [before, after];
  const row = more.players.findIndex((_, at) => same([...more.players.slice(0, at), ...more.players.slice(at + 1)], less.players));
  if (Math.abs(rows) !== 1 || row < 0) return { code: "hand" };
  // The last of equal rows is the one that was added.
  const name = nameOf(more, rows > 0 ? Math.max(row, more.players.length - 1) : row);
  return { code: rows > 0 ? "added" : "removed", name };
}

function rowChange(before: Hand, after: Hand, row: number): Change {
  const name = nameOf(after, row);
  const [from, to] = [before.players[row], after.players[row]];
  if (!from || !to) return { code: "hand" };
  if (from.bet !== to.bet) return { code: "bet", name, from: from.bet, to: to.bet };
  if (from.state !== to.state) return { code: "state", name, from: from.state, to: to.state };
  if (from.name !== to.name) return { code: "name", from: nameOf(before, row), to: name };
  return { code: "cards" };
}

/** A change as few words. */
export function sayChange(change: Change, words: Words, { changes, ante, unit, ...screen }: Screen): string {
  const stateName = (state: PlayerState): string =>
    state === "folded" ? screen.folded : state === "all-in" ? screen.allIn : state === "to-act" ? screen.toAct : screen.live;
  switch (change.code) {
    case "bet":
      return `${change.name} ${words.chips(change.from)} → ${words.chips(change.to)}`;
    case "state":
      return `${change.name} ${stateName(change.from)} → ${stateName(change.to)}`;
    case "name":
      return `${change.from} → ${change.to}`;
    case "ante":
      return `${ante} ${words.chips(change.from)} → ${words.chips(change.to)}`;
    case "unit":
      return `${unit} ${words.chips(change.from)} → ${words.chips(change.to)}`;
    case "added":
    case "removed":
    case "button":
      return changes[change.code](change.name);
    case "cards":
    case "ticks":
    case "hand":
      return changes[change.code];
  }
}

/** Why nothing was pasted. */
export function sayRefusal(fault: PasteFault, words: Words, { pasteTooLong, pasteLine }: Screen): string {
  return fault.code === "TOO_LONG" ? pasteTooLong(fault.lines, fault.room) : pasteLine(fault.line, words.amount(fault.fault));
}

/** What is wrong with a link. */
export function sayLinkFault(fault: LinkFault, { linkFaults }: Screen): string {
  switch (fault.code) {
    case "PLAYER_COUNT":
      return linkFaults[fault.code](fault.count);
    case "PLAYER":
    case "FIELD":
      return linkFaults[fault.code](shownOf(fault.text, 24));
    default:
      return linkFaults[fault.code];
  }
}
