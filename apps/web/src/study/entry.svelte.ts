import { showdownText } from "@sidepot/words/screen/showdown";
import { studyText } from "@sidepot/words/screen/study";
import { type Card, parseCards } from "sidepot/cards";
import { openHalf } from "../cards/half.svelte.ts";
import { type CardEntry, sameSlot } from "../cards/places.ts";
import type { Desk } from "../desk.svelte.ts";
import { letterOf } from "./question.ts";
import { cardAt, nextSlot, type Slot, slotsOf, stepFrom, whereIs, withCard } from "./slots.ts";
import type { Study } from "./study.svelte.ts";

/** Where the cards of a question go: nowhere while no keys are shown. */
export interface Entry extends CardEntry<Slot> {
  moveTo(slot: Slot | null): void;
  /** Takes a text of cards, all or none. */
  read(text: string): void;
}

/** Opens the keys on a question. */
export function openEntry(desk: Desk, study: Study): Entry {
  let chosen = $state.raw<Slot | null>(null);
  const text = $derived(showdownText(desk.lang));
  const own = $derived(studyText(desk.lang));
  /** A place that is there: players and dead cards come and go. */
  const slot = $derived.by<Slot | null>(() => {
    const now = chosen;
    return now && slotsOf(study.question, now.of).some((there) => sameSlot(there, now)) && isHand(now.of) ? now : null;
  });
  function isHand(of: Slot["of"]): boolean {
    return typeof of === "string" || study.question.players[of]?.range === null;
  }

  const half = openHalf((card) => !put([card]));
  const { calm } = half;
  const refusal = (card: Card, { of }: Slot): string => {
    const name = desk.words.cardName(card);
    if (of === "board") return text.alreadyOnBoard(name);
    return of === "dead" ? own.alreadyDead(name) : text.alreadyWith(name, letterOf(of));
  };
  /** Puts cards down from the place on, all or none. */
  const put = (cards: readonly Card[]): boolean => {
    half.half = null;
    let question = study.question;
    let at = slot;
    for (const card of cards) {
      if (!at) return false;
      const place = whereIs(question, card);
      if (place && !sameSlot(place, at)) {
        half.fault = refusal(card, place);
        return false;
      }
      question = withCard(question, at, card);
      at = nextSlot(question, at);
    }
    study.edit(question);
    chosen = at;
    return true;
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
    isActive: (other) => slot !== null && sameSlot(other, slot),
    moveTo(next) {
      calm();
      half.half = null;
      chosen = next;
    },
    step(steps) {
      if (slot) entry.moveTo(stepFrom(study.question, slot, steps));
    },
    chooseRank: half.chooseRank,
    chooseSuit: half.chooseSuit,
    key: half.key,
    erase() {
      calm();
      if (half.half) {
        half.half = null;
        return;
      }
      if (!slot) return;
      const before = cardAt(study.question, slot) === null ? stepFrom(study.question, slot, -1) : slot;
      chosen = before;
      if (cardAt(study.question, before) !== null) study.edit(withCard(study.question, before, null));
    },
    skip: () => entry.step(1),
    read(given) {
      calm();
      const whole = parseCards(given);
      if (whole.ok) put(whole.value);
      else
        half.fault =
          whole.error.code === "CARD_TWICE" ? text.twice(desk.words.cardName(whole.error.card)) : desk.words.problem(whole.error);
    },
    taken(rank, suit) {
      if (rank === undefined || suit === undefined) return null;
      const place = whereIs(study.question, (4 * rank + suit) as Card);
      if (!place || entry.isActive(place)) return null;
      if (place.of === "board") return text.onBoard;
      return place.of === "dead" ? own.isDead : text.hasIt(letterOf(place.of));
    },
    slotName({ of, at }) {
      if (of === "board") return text.boardSlot(at);
      return of === "dead" ? own.deadSlot(at) : text.handSlot(letterOf(of), at);
    },
  };
  return entry;
}
