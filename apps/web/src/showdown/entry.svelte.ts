import { showdownText } from "@sidepot/words/screen/showdown";
import { type Card, isCard, parseCards, rankOf } from "sidepot/cards";
import { RANK_TEXTS } from "../cards/faces.ts";
import type { Desk } from "../desk.svelte.ts";
import { TABS } from "../device/route.ts";
import { nameOf } from "../pots/hand.ts";
import { linkIn, placeCards, type Refusal } from "./placing.ts";
import { allSlots, cardAt, type Slot, sameSlot, settledSlot, stepFrom, whereIs, withCard } from "./slots.ts";
import { type Half, join, readCharacter, readText } from "./typing.ts";

/** Where cards go, and the half of one that is on its way. */
export interface Entry {
  readonly slot: Slot;
  readonly rank: number | undefined;
  readonly suit: number | undefined;
  /** Why the last card was refused; null when it was not. */
  readonly fault: string | null;
  /** What the next card needs, when something was typed that is half a card. */
  readonly asked: string;
  isActive(slot: Slot): boolean;
  chooseRank(rank: number): void;
  chooseSuit(suit: number): void;
  erase(): void;
  moveTo(slot: Slot): void;
  step(steps: number): void;
  skip(): void;
  /** Begins again at the first place. */
  restart(): void;
  /** Takes one typed character; false where it has nothing to do with cards. */
  key(text: string): boolean;
  /**
   * Takes a text of cards, or a link to a hand; of a text with anything else in it, nothing. Gives what stays in the field: what could
   * not be read, or half a card. What was `pasted` is whole, and no card of it is still to be typed.
   */
  read(text: string, pasted?: boolean): string;
  /** Where a card lies, in words; null where it can still be chosen. */
  taken(rank: number | undefined, suit: number | undefined): string | null;
  slotName(slot: Slot): string;
}

/** Opens the keypad on a hand. */
export function openEntry(desk: Desk): Entry {
  let chosen = $state.raw<Slot>({ of: "board", at: 0 });
  let half = $state.raw<Half | null>(null);
  let fault = $state<string | null>(null);
  /** `1` was typed and may become a ten. */
  let one = false;
  const start = allSlots(desk.hand).find((slot) => cardAt(desk.hand, slot) === null);
  if (start) chosen = start;

  const slot = $derived(settledSlot(desk.hand, chosen));
  const text = $derived(showdownText(desk.lang));

  const calm = (): void => {
    fault = null;
    one = false;
  };
  const refused = (why: Refusal): string => {
    if (why.code === "no-room") return text.noRoom(why.cards, why.room);
    const name = desk.words.cardName(why.card);
    if (why.code === "strange") return text.strange(name);
    return why.place.of === "board" ? text.alreadyOnBoard(name) : text.alreadyWith(name, nameOf(desk.hand, why.place.of));
  };
  /** Puts cards down, all or none; gives why none. */
  const put = (cards: readonly Card[]): Refusal | null => {
    half = null;
    const placed = placeCards(desk.hand, slot, cards);
    if ("code" in placed) {
      fault = refused(placed);
      return placed;
    }
    if (placed.hand !== desk.hand) desk.edit(placed.hand);
    chosen = placed.slot;
    return null;
  };
  const take = (next: Half): void => {
    calm();
    const made = join(half, next);
    if (!isCard(made)) half = made;
    else if (put([made])?.code === "out") half = { rank: rankOf(made) };
  };
  /** Opens a link as if its address had been opened. */
  const follow = ({ address, fragment }: { address: string; fragment: string }): void => {
    desk.goTo(TABS.find((tab) => address.replace(/\/$/, "").endsWith(`/${tab}`)) ?? desk.tab);
    desk.take(fragment);
  };

  const entry: Entry = {
    get slot() {
      return slot;
    },
    get rank() {
      return half && "rank" in half ? half.rank : undefined;
    },
    get suit() {
      return half && "suit" in half ? half.suit : undefined;
    },
    get fault() {
      return fault;
    },
    get asked() {
      return half && "rank" in half ? text.suitAsked(RANK_TEXTS[half.rank] ?? "") : "";
    },
    isActive: (other) => sameSlot(other, slot),
    chooseRank: (rank) => take({ rank }),
    chooseSuit: (suit) => take({ suit }),
    erase() {
      calm();
      if (half) half = null;
      else if (cardAt(desk.hand, slot) !== null) desk.edit(withCard(desk.hand, slot, null));
      else {
        const before = stepFrom(desk.hand, slot, -1);
        if (sameSlot(before, slot)) return;
        chosen = before;
        if (cardAt(desk.hand, before) !== null) desk.edit(withCard(desk.hand, before, null));
      }
    },
    moveTo(next) {
      calm();
      if (!sameSlot(next, slot)) half = null;
      chosen = next;
    },
    step: (steps) => entry.moveTo(stepFrom(desk.hand, slot, steps)),
    restart: () => entry.moveTo(allSlots(desk.hand)[0] ?? slot),
    skip: () => entry.moveTo(stepFrom(desk.hand, slot, 1)),
    key(typed) {
      if (one && (typed === "0" || typed === "０")) {
        take({ rank: RANK_TEXTS.indexOf("10") });
        return true;
      }
      const read = readCharacter(typed);
      if (read === null) return false;
      if (read === "one") one = true;
      else take(read);
      return true;
    },
    read(given, pasted = false) {
      calm();
      const link = linkIn(given);
      if (link) {
        follow(link);
        return "";
      }
      const whole = pasted ? parseCards(given) : null;
      const { cards, rest, fault: strange } = whole && !whole.ok ? { cards: [], rest: null, fault: whole.error } : readText(given);
      if (strange) {
        half = null;
        const why = strange.code === "CARD_TWICE" ? text.twice(desk.words.cardName(strange.card)) : desk.words.problem(strange);
        fault = pasted ? text.noneTaken(why) : why;
        return given;
      }
      if (put(cards)) {
        if (cards.length < 2) return "";
        fault = text.noneTaken(fault ?? "");
        return given;
      }
      if (rest !== null) half = { rank: rest };
      // What waits for its suit, or for the nought of its ten, is still in the field.
      return rest !== null ? (/(10|１０|.)\s*$/u.exec(given)?.[1] ?? "") : (/[1１](?=\s*$)/.exec(given)?.[0] ?? "");
    },
    taken(rank, suit) {
      if (rank === undefined || suit === undefined) return null;
      const place = whereIs(desk.hand, (4 * rank + suit) as Card);
      if (!place || sameSlot(place, slot)) return null;
      return place.of === "board" ? text.onBoard : text.hasIt(nameOf(desk.hand, place.of));
    },
    slotName: ({ of, at }) => (of === "board" ? text.boardSlot(at) : text.handSlot(nameOf(desk.hand, of), at)),
  };
  return entry;
}

/** Whether a key press is meant for the cards: a single character, no shortcut, and nobody is typing text. */
export function isCardKey(event: KeyboardEvent): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !isTextField(event.target);
}

/** The character of a key; where an input method has taken it, the one printed on it. */
export function typedOf({ key, code }: KeyboardEvent): string {
  const printed = key === "Process" ? /^(?:Key([A-Z])|Digit(\d))$/.exec(code) : null;
  return printed ? (printed[1] ?? printed[2] ?? key).toLowerCase() : key;
}

/** Whether something takes text, or a sheet is open above the cards. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select, dialog") !== null);
