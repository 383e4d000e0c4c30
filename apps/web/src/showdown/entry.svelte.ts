import { showdownText } from "@sidepot/words/screen/showdown";
import { type Card, parseCards } from "sidepot/cards";
import { RANK_TEXTS } from "../cards/faces.ts";
import { openHalf } from "../cards/half.svelte.ts";
import { type CardEntry, sameSlot } from "../cards/places.ts";
import { readText } from "../cards/typing.ts";
import type { Desk } from "../desk.svelte.ts";
import { TABS } from "../device/route.ts";
import { nameOf } from "../pots/hand.ts";
import { linkIn, placeCards, type Refusal } from "./placing.ts";
import { allSlots, cardAt, type Slot, settledSlot, stepFrom, whereIs, withCard } from "./slots.ts";

/** Where the cards of a hand go. There is always a place for the next one. */
export interface Entry extends CardEntry<Slot> {
  readonly slot: Slot;
  /** What the next card needs, when something was typed that is half a card. */
  readonly asked: string;
  /** Begins again at the first place. */
  restart(): void;
  /**
   * Takes a text of cards, or a link to a hand; of a text with anything else in it, nothing. Gives what stays in the field: what could
   * not be read, or half a card. What was `pasted` is whole, and no card of it is still to be typed.
   */
  read(text: string, pasted?: boolean): string;
}

/** Opens the keypad on a hand. */
export function openEntry(desk: Desk): Entry {
  let chosen = $state.raw<Slot>({ of: "board", at: 0 });
  const start = allSlots(desk.hand).find((slot) => cardAt(desk.hand, slot) === null);
  if (start) chosen = start;

  const slot = $derived(settledSlot(desk.hand, chosen));
  const text = $derived(showdownText(desk.lang));
  const half = openHalf((card) => put([card])?.code === "out");
  const { calm } = half;

  const refused = (why: Refusal): string => {
    if (why.code === "no-room") return text.noRoom(why.cards, why.room);
    const name = desk.words.cardName(why.card);
    if (why.code === "strange") return text.strange(name);
    return why.place.of === "board" ? text.alreadyOnBoard(name) : text.alreadyWith(name, nameOf(desk.hand, why.place.of));
  };
  /** Puts cards down, all or none; gives why none. */
  const put = (cards: readonly Card[]): Refusal | null => {
    half.half = null;
    const placed = placeCards(desk.hand, slot, cards);
    if ("code" in placed) {
      half.fault = refused(placed);
      return placed;
    }
    if (placed.hand !== desk.hand) desk.edit(placed.hand);
    chosen = placed.slot;
    return null;
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
      return half.rank;
    },
    get suit() {
      return half.suit;
    },
    get fault() {
      return half.fault;
    },
    get asked() {
      return half.rank === undefined ? "" : text.suitAsked(RANK_TEXTS[half.rank] ?? "");
    },
    isActive: (other) => sameSlot(other, slot),
    chooseRank: half.chooseRank,
    chooseSuit: half.chooseSuit,
    key: half.key,
    erase() {
      calm();
      if (half.half) half.half = null;
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
      if (!sameSlot(next, slot)) half.half = null;
      chosen = next;
    },
    step: (steps) => entry.moveTo(stepFrom(desk.hand, slot, steps)),
    restart: () => entry.moveTo(allSlots(desk.hand)[0] ?? slot),
    skip: () => entry.moveTo(stepFrom(desk.hand, slot, 1)),
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
        half.half = null;
        const why = strange.code === "CARD_TWICE" ? text.twice(desk.words.cardName(strange.card)) : desk.words.problem(strange);
        half.fault = pasted ? text.noneTaken(why) : why;
        return given;
      }
      if (put(cards)) {
        if (cards.length < 2) return "";
        half.fault = text.noneTaken(half.fault ?? "");
        return given;
      }
      if (rest !== null) half.half = { rank: rest };
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
