import { type Lang, parseAmount, say, type Words } from "@sidepot/words";
import { type Screen, screen } from "@sidepot/words/screen";
import type { AwardOrder } from "sidepot/pots";
import { langOf, pathOf, type Tab, tabOf } from "./device/route.ts";
import { FIRST_SETTINGS, makeHistory, parseHistory, parseSettings, type Settings, type Theme } from "./device/saved.ts";
import type { Keep } from "./device/storage.ts";
import {
  allInPressed,
  emptyHand,
  exampleHand,
  type Hand,
  MOST_CHIPS,
  type NumberKey,
  nameOf,
  nextHand,
  type Player,
  type PlayerState,
  ROWS,
  typed,
  withBet,
  withName,
  withoutRow,
  withRow,
  withState,
} from "./pots/hand.ts";
import { begin, edited, type History, settled, undone } from "./pots/history.ts";
import { makeFragment, nameless, parseFragment, unpushed } from "./pots/link.ts";
import { isShort, type View, viewOf } from "./pots/view.ts";

/** Two taps closer than this are one. */
const ONE_TAP_MS = 300;
/** A new hand is not started by the finger that has just split the pot. */
const SETTLE_MS = 700;

/** The sheets over the screen. */
type Sheet =
  | { readonly kind: "settings" }
  /** `text` writes what is sent beside the link; without it, the pots are written. */
  | { readonly kind: "share"; readonly text?: (withoutNames: boolean) => string }
  | { readonly kind: "player"; readonly row: number };

/** The step of the result that is open: a pot's index, or the return. */
type OpenStep = number | "return" | null;

/** Everything the Pots screen knows; the one place where it changes. */
export interface Desk {
  readonly hand: Hand;
  readonly view: View;
  readonly canUndo: boolean;
  readonly settings: Settings;
  readonly lang: Lang;
  readonly tab: Tab;
  readonly words: Words;
  readonly screen: Screen;
  readonly kept: boolean;
  active: number;
  /** Asked for by "Split"; shown while there is something to show. */
  readonly showsResult: boolean;
  /** Asked for once the cards are in. */
  readonly showsAwards: boolean;
  wide: boolean;
  open: OpenStep;
  sheet: Sheet | null;
  /** A link that could not be read, as it was given. */
  unreadable: string | null;
  newVersion: boolean;
  nameOf(row: number): string;
  isShort(row: number): boolean;
  textOf(row: number): string;
  faultOf(row: number): string | null;
  press(key: NumberKey): void;
  write(row: number, text: string): void;
  leave(row: number): void;
  sameAsAbove(row?: number): void;
  advance(at: number, wait?: boolean): number;
  moveTo(row: number): void;
  split(): void;
  judge(): void;
  back(): void;
  goTo(tab: Tab): void;
  /** Puts another hand in the place of this one, as one step of undo; equal kinds in a row are one step. */
  edit(hand: Hand, kind?: string): void;
  set(change: Partial<Settings>): void;
  pressAllIn(row: number): void;
  pressFold(row: number): void;
  setState(row: number, state: PlayerState): void;
  rename(row: number, name: string): void;
  addRow(): void;
  removeRow(row: number): void;
  fill(players: readonly Player[], from?: number): void;
  example(): void;
  startNext(at: number): void;
  undo(): void;
  setDead(dead: number): void;
  setUnit(unit: number): void;
  setOrder(order: AwardOrder): void;
  setTheme(theme: Theme): void;
  readNotice(): void;
  /** Forgets everything, on the device and on the screen. */
  clearData(): void;
  setLang(lang: Lang): void;
  /** Takes a link's fragment in; true where there was one. */
  take(fragment: string): boolean;
  link(withoutNames: boolean): string;
  follow(tab: Tab, state: unknown): void;
}

/** What the screen needs from the page it stands on. */
export interface Page {
  readonly keep: Keep;
  readonly lang: Lang;
  readonly tab: Tab;
  readonly location: Pick<Location, "origin">;
  readonly history: Pick<globalThis.History, "state" | "pushState" | "replaceState" | "back">;
}

/** Opens the screen with what the device kept. */
export function openDesk({ keep, lang: firstLang, tab: firstTab, location, history: trail }: Page): Desk {
  let lang = $state<Lang>(firstLang);
  let tab = $state<Tab>(firstTab);
  let history = $state.raw<History>(parseHistory(keep.get("hand")) ?? begin(emptyHand()));
  let settings = $state.raw<Settings>(parseSettings(keep.get("settings")) ?? FIRST_SETTINGS);
  let active = $state(0);
  let asked = $state(has(trail.state, "result"));
  let judged = $state(has(trail.state, "awards"));
  let wide = $state(false);
  let open = $state<OpenStep>(null);
  let sheet = $state.raw<Sheet | null>(null);
  let unreadable = $state<string | null>(null);
  let newVersion = $state(false);
  /** What was typed into a row and is no plain number yet, such as `1.5만`. */
  let draft = $state.raw<{ readonly row: number; readonly text: string } | null>(null);
  let lastTap = Number.NEGATIVE_INFINITY;
  let splitAt = Number.NEGATIVE_INFINITY;

  const view = $derived(viewOf(history.now));
  const words = $derived(say(lang));
  const labels = $derived(screen(lang));

  const put = (next: History): void => {
    history = next;
    keep.set("hand", makeHistory(next));
    if (active >= next.now.players.length) active = next.now.players.length - 1;
  };
  const edit = (hand: Hand, kind = ""): void => put(edited(history, ticked(history.now, hand), kind));
  const set = (change: Partial<Settings>): void => {
    settings = { ...settings, ...change };
    keep.set("settings", JSON.stringify(settings));
  };
  const close = (): void => {
    history = settled(history);
  };
  const go = (row: number): void => {
    close();
    active = Math.max(0, Math.min(row, history.now.players.length - 1));
  };
  const bet = (row: number): number => history.now.players[row]?.bet ?? 0;

  const desk: Desk = {
    get hand() {
      return history.now;
    },
    get view() {
      return view;
    },
    get canUndo() {
      return history.past.length > 0;
    },
    get settings() {
      return settings;
    },
    get lang() {
      return lang;
    },
    get tab() {
      return tab;
    },
    get words() {
      return words;
    },
    get screen() {
      return labels;
    },
    get kept() {
      return keep.kept;
    },
    get active() {
      return active;
    },
    set active(row) {
      if (row !== active) go(row);
    },
    get showsResult() {
      return asked && view.layers !== null;
    },
    get showsAwards() {
      return judged;
    },
    get wide() {
      return wide;
    },
    set wide(value) {
      wide = value;
    },
    get open() {
      return open;
    },
    set open(step) {
      open = step;
    },
    get sheet() {
      return sheet;
    },
    set sheet(value) {
      sheet = value;
    },
    get unreadable() {
      return unreadable;
    },
    set unreadable(text) {
      unreadable = text;
    },
    get newVersion() {
      return newVersion;
    },
    set newVersion(value) {
      newVersion = value;
    },

    nameOf: (row) => nameOf(history.now, row),
    isShort: (row) => isShort(history.now, row, view.top),
    textOf(row) {
      if (draft?.row === row) return draft.text;
      return bet(row) > 0 ? words.chips(bet(row)) : "";
    },
    faultOf(row) {
      if (draft?.row !== row || draft.text.trim() === "") return null;
      const read = parseAmount(draft.text);
      if (!read.ok) return words.amount(read.error);
      return read.value > MOST_CHIPS ? words.amount({ code: "TOO_LARGE", text: draft.text }) : null;
    },

    press(key) {
      draft = null;
      edit(withBet(history.now, active, typed(bet(active), key)), `bet:${active}`);
    },
    write(row, text) {
      if (text.trim() === "=") return desk.sameAsAbove(row);
      const read = parseAmount(text);
      const value = read.ok ? read.value : text.trim() === "" ? 0 : null;
      // Plain digits are shown grouped at once; anything else stays as typed until the row is left.
      const plain = /^[\d,\s]*$/.test(text);
      if (value !== null && value <= MOST_CHIPS) {
        draft = plain ? null : { row, text };
        edit(withBet(history.now, row, value), `bet:${row}`);
      } else if (plain && /^[\d,]+$/.test(text) && Number(text.replaceAll(",", "")) <= MOST_CHIPS) {
        draft = null;
        edit(withBet(history.now, row, Number(text.replaceAll(",", ""))), `bet:${row}`);
      } else draft = { row, text };
    },
    leave(row) {
      if (draft?.row === row && desk.faultOf(row) === null) draft = null;
    },
    sameAsAbove(row = active) {
      if (row === 0) return;
      draft = null;
      edit(withBet(history.now, row, bet(row - 1)), `bet:${row}`);
    },
    advance(at, wait = true) {
      if (wait && at - lastTap < ONE_TAP_MS) return active;
      lastTap = at;
      const last = active >= history.now.players.length - 1;
      desk.leave(active);
      close();
      if (!last) active += 1;
      else if (!wide) {
        splitAt = at;
        desk.split();
      }
      return active;
    },
    moveTo(row) {
      desk.leave(active);
      go(row);
    },
    split() {
      if (view.layers === null || asked) return;
      asked = true;
      open = null;
      trail.pushState({ ...plainState(trail.state), result: true }, "");
    },
    judge() {
      if (judged) return;
      judged = true;
      trail.pushState({ ...plainState(trail.state), awards: true }, "");
    },
    back() {
      if (has(trail.state, tab === "pot" ? "result" : "awards")) trail.back();
      if (tab === "pot") asked = false;
      else judged = false;
    },
    goTo(next) {
      if (next === tab) return;
      tab = next;
      asked = false;
      judged = false;
      sheet = null;
      trail.pushState({}, "", pathOf(lang, next));
    },
    edit,
    set,
    pressAllIn(row) {
      const state = history.now.players[row]?.state ?? "live";
      edit(withState(history.now, row, allInPressed(state, desk.isShort(row))));
    },
    pressFold(row) {
      edit(withState(history.now, row, history.now.players[row]?.state === "folded" ? "live" : "folded"));
    },
    setState: (row, state) => edit(withState(history.now, row, state)),
    rename: (row, name) => edit(withName(history.now, row, name), `name:${row}`),
    addRow() {
      if (history.now.players.length >= ROWS.most) return;
      edit(withRow(history.now));
      go(history.now.players.length - 1);
    },
    removeRow(row) {
      draft = null;
      edit(withoutRow(history.now, row));
    },
    fill(players, from = 0) {
      draft = null;
      const kept = history.now.players.slice(0, from);
      const rest = history.now.players.slice(from + players.length);
      const all = [...kept, ...players, ...rest].slice(0, ROWS.most);
      edit({ ...history.now, players: all, button: all.length - 1 });
    },
    example() {
      edit(exampleHand());
      go(2);
    },
    startNext(at) {
      if (at - splitAt < SETTLE_MS) return;
      draft = null;
      edit(nextHand(history.now));
      go(0);
      open = null;
      desk.back();
    },
    undo() {
      draft = null;
      put(undone(history));
    },
    setDead: (dead) => edit({ ...history.now, dead }, "dead"),
    setUnit: (unit) => edit({ ...history.now, unit }, "unit"),
    setOrder: (awardOrder) => set({ awardOrder }),
    setTheme: (theme) => set({ theme }),
    readNotice: () => set({ noticeRead: true }),
    clearData() {
      draft = null;
      settings = FIRST_SETTINGS;
      history = begin(emptyHand());
      go(0);
      desk.back();
      keep.clear();
    },
    setLang(next) {
      lang = next;
      keep.set("lang", next);
      trail.replaceState(trail.state, "", pathOf(next, tab));
    },
    take(fragment) {
      if (fragment.length <= 1) return false;
      const hand = parseFragment(fragment);
      if (hand) {
        edit(hand);
        go(0);
        unreadable = null;
        asked = false;
        if (tab === "pot" && viewOf(hand).layers) desk.split();
        judged = false;
        if (tab === "showdown" && hand.players.some(({ cards }) => cards)) desk.judge();
      } else {
        edit(emptyHand());
        asked = false;
        unreadable = readable(fragment);
      }
      return true;
    },
    link: (withoutNames) => {
      const hand = withoutNames ? nameless(history.now) : history.now;
      return `${location.origin}${pathOf(lang, tab)}#${makeFragment(unpushed(hand))}`;
    },
    follow(next, state) {
      tab = next;
      asked = has(state, "result");
      judged = has(state, "awards");
    },
  };
  return desk;
}

const plainState = (state: unknown): object => (typeof state === "object" && state !== null ? state : {});
const has = (state: unknown, mark: "result" | "awards"): boolean => (plainState(state) as Record<string, unknown>)[mark] === true;

/** The next hand with its ticks, unless something changed that a pot or a card hangs on. */
function ticked(now: Hand, next: Hand): Hand {
  if (!next.pushed || next.pushed !== now.pushed) return next;
  const bare = unpushed(next);
  return makeFragment(nameless(bare)) === makeFragment(nameless(unpushed(now))) ? next : bare;
}

function readable(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return fragment.slice(1);
  }
}

/** Follows the address when it changes by the browser's own buttons. */
export function followAddress(desk: Desk, path: string, state: unknown): void {
  const lang = langOf(path);
  if (lang && lang !== desk.lang) desk.setLang(lang);
  desk.follow(tabOf(path), state);
}
