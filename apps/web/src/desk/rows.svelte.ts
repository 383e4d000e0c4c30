import { parseAmount } from "@sidepot/words";
import { regrouped } from "../pots/commas.ts";
import {
  allInPressed,
  exampleHand,
  MOST_CHIPS,
  type NumberKey,
  nameOf,
  nextHand,
  type PlayerState,
  ROWS,
  typed,
  withBet,
  withName,
  withoutRow,
  withRow,
  withState,
} from "../pots/hand.ts";
import { parseColumns, withColumns } from "../pots/paste.ts";
import { isShort } from "../pots/view.ts";
import type { Hands } from "./hands.svelte.ts";
import type { Place } from "./place.svelte.ts";

/** Two taps closer than this are one. */
const ONE_TAP_MS = 300;
/** Nothing on the result is pressed by the finger that has just split the pot. */
const SETTLE_MS = 700;

/** The rows of the table, and what is being typed into them. */
export interface Rows {
  active: number;
  nameOf(row: number): string;
  isShort(row: number): boolean;
  textOf(row: number): string;
  faultOf(row: number): string | null;
  press(key: NumberKey): void;
  /** Puts a whole amount into the active row. */
  offer(amount: number): void;
  write(row: number, text: string): void;
  leave(row: number): void;
  sameAsAbove(row?: number): void;
  advance(at: number, wait?: boolean): number;
  moveTo(row: number): void;
  pressAllIn(row: number): void;
  pressFold(row: number): void;
  setState(row: number, state: PlayerState): void;
  rename(row: number, name: string): void;
  addRow(): void;
  removeRow(row: number): void;
  setRows(rows: number): void;
  /** Takes pasted columns in from a row on, or says why not; false where the text is none, and the field's own. */
  paste(text: string, from: number): boolean;
  example(): void;
  startNext(at: number): void;
  /** Goes on to the cards, unless it is the finger that has just split the pot. */
  enterCards(at: number): void;
  /** Takes all chips off the table. */
  clear(): void;
  setDead(dead: number): void;
  setUnit(unit: number): void;
  setButton(row: number): void;
  /** Forgets what is half typed. */
  drop(): void;
}

/** Opens the rows of a hand. */
export function openRows(hands: Hands, place: Place): Rows {
  let at = $state(0);
  /** What was typed into a row and is no plain number yet, such as `1.5만`. */
  let draft = $state.raw<{ readonly row: number; readonly text: string } | null>(null);
  let lastTap = Number.NEGATIVE_INFINITY;
  let splitAt = Number.NEGATIVE_INFINITY;

  const last = $derived(hands.hand.players.length - 1);
  // A row that was removed or undone leaves the place to the last one.
  const active = $derived(Math.min(at, last));
  const bet = (row: number): number => hands.hand.players[row]?.bet ?? 0;
  const go = (row: number): void => {
    hands.close();
    at = Math.max(0, Math.min(row, hands.hand.players.length - 1));
  };
  const put = (row: number, amount: number): void => {
    draft = null;
    hands.edit(withBet(hands.hand, row, amount), `bet:${row}`);
  };

  const rows: Rows = {
    get active() {
      return active;
    },
    set active(row) {
      if (row !== active) go(row);
    },
    nameOf: (row) => nameOf(hands.hand, row),
    isShort: (row) => isShort(hands.hand, row, hands.view.top),
    textOf(row) {
      if (draft?.row === row) return draft.text;
      return bet(row) > 0 ? place.words.chips(bet(row)) : "";
    },
    faultOf(row) {
      if (draft?.row !== row || draft.text.trim() === "") return null;
      const read = parseAmount(draft.text);
      if (!read.ok) return place.words.amount(read.error);
      return read.value > MOST_CHIPS ? place.words.amount({ code: "TOO_LARGE", text: draft.text }) : null;
    },
    press: (key) => put(active, typed(bet(active), key)),
    offer: (amount) => put(active, amount),
    write(row, text) {
      if (text.trim() === "=") return rows.sameAsAbove(row);
      const read = parseAmount(text);
      const value = read.ok ? read.value : text.trim() === "" ? 0 : null;
      // Plain digits are shown grouped at once; anything else stays as typed until the row is left.
      const plain = /^[\d,\s]*$/.test(text);
      const digits = draft?.row === row ? null : regrouped(rows.textOf(row), text);
      if (value !== null && value <= MOST_CHIPS) {
        put(row, value);
        if (!plain) draft = { row, text };
      } else if (digits !== null && digits <= MOST_CHIPS) put(row, digits);
      else draft = { row, text };
    },
    leave(row) {
      hands.close();
      if (draft?.row === row && rows.faultOf(row) === null) draft = null;
    },
    sameAsAbove(row = active) {
      if (row > 0) put(row, bet(row - 1));
    },
    advance(time, wait = true) {
      if (wait && time - lastTap < ONE_TAP_MS) return active;
      lastTap = time;
      rows.leave(active);
      hands.close();
      if (active < last) at = active + 1;
      else if (!place.wide) {
        splitAt = time;
        place.split();
      }
      return active;
    },
    moveTo(row) {
      rows.leave(active);
      go(row);
    },
    pressAllIn(row) {
      const state = hands.hand.players[row]?.state ?? "live";
      hands.edit(withState(hands.hand, row, allInPressed(state, rows.isShort(row))));
    },
    pressFold: (row) => hands.edit(withState(hands.hand, row, hands.hand.players[row]?.state === "folded" ? "live" : "folded")),
    setState: (row, state) => hands.edit(withState(hands.hand, row, state)),
    rename: (row, name) => hands.edit(withName(hands.hand, row, name), `name:${row}`),
    addRow() {
      if (hands.hand.players.length >= ROWS.most) return;
      hands.edit(withRow(hands.hand));
      go(hands.hand.players.length - 1);
    },
    removeRow(row) {
      draft = null;
      const name = rows.nameOf(row);
      hands.edit(withoutRow(hands.hand, row));
      hands.snack = { code: "removed", name };
    },
    setRows(count) {
      draft = null;
      let hand = hands.hand;
      while (hand.players.length < Math.min(count, ROWS.most)) hand = withRow(hand);
      while (hand.players.length > Math.max(count, ROWS.least)) hand = withoutRow(hand, hand.players.length - 1);
      hands.edit(hand);
    },
    paste(text, from) {
      const read = parseColumns(text, ROWS.most - from);
      if (!read) return false;
      if (read.ok) {
        draft = null;
        hands.edit(withColumns(hands.hand, read.value, from));
      } else hands.snack = { code: "refused", fault: read.error };
      return true;
    },
    example() {
      hands.edit(exampleHand());
      go(2);
    },
    startNext(time) {
      if (time - splitAt < SETTLE_MS) return;
      rows.clear();
      place.open = null;
      place.back();
    },
    enterCards(time) {
      if (time - splitAt >= SETTLE_MS) place.goTo("showdown");
    },
    clear() {
      draft = null;
      hands.close();
      hands.renew(nextHand(hands.hand));
      go(0);
      hands.snack = { code: "cleared" };
    },
    setDead: (dead) => hands.edit({ ...hands.hand, dead }, "dead"),
    setUnit: (unit) => hands.edit({ ...hands.hand, unit }, "unit"),
    setButton: (button) => hands.edit({ ...hands.hand, button }),
    drop() {
      draft = null;
    },
  };
  return rows;
}
