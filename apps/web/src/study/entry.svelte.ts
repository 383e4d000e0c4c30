import { showdownText } from "@sidepot/words/screen/showdown";
import { studyText } from "@sidepot/words/screen/study";
import { type Card, isCard, parseCards, rankOf } from "sidepot/cards";
import { RANK_TEXTS } from "../cards/faces.ts";
import type { Desk } from "../desk.svelte.ts";
import { type Half, join, readCharacter } from "../showdown/typing.ts";
import { letterOf } from "./question.ts";
import { cardAt, nextSlot, type Slot, sameSlot, slotsOf, stepFrom, whereIs, withCard } from "./slots.ts";
import type { Study } from "./study.svelte.ts";

/** Where cards go, and the half of one that is on its way. */
export interface Entry {
  /** The place that the next card goes to; null while no keys are shown. */
  readonly slot: Slot | null;
  readonly rank: number | undefined;
  readonly suit: number | undefined;
  /** Why the last card was refused; null when it was not. */
  readonly fault: string | null;
  isActive(slot: Slot): boolean;
  moveTo(slot: Slot | null): void;
  step(steps: number): void;
  chooseRank(rank: number): void;
  chooseSuit(suit: number): void;
  erase(): void;
  skip(): void;
  /** Takes one typed character; false where it has nothing to do with cards. */
  key(text: string): boolean;
  /** Takes a text of cards, all or none. */
  read(text: string): void;
  /** Where a card lies, in words; null where it can still be chosen. */
  taken(rank: number | undefined, suit: number | undefined): string | null;
  nameOf(slot: Slot): string;
}

/** Opens the keys on a question. */
export function openEntry(desk: Desk, study: Study): Entry {
  let chosen = $state.raw<Slot | null>(null);
  let half = $state.raw<Half | null>(null);
  let fault = $state<string | null>(null);
  /** `1` was typed and may become a ten. */
  let one = false;
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

  const calm = (): void => {
    fault = null;
    one = false;
  };
  const refusal = (card: Card, { of }: Slot): string => {
    const name = desk.words.cardName(card);
    if (of === "board") return text.alreadyOnBoard(name);
    return of === "dead" ? own.alreadyDead(name) : text.alreadyWith(name, letterOf(of));
  };
  /** Puts cards down from the place on, all or none. */
  const put = (cards: readonly Card[]): boolean => {
    half = null;
    let question = study.question;
    let at = slot;
    for (const card of cards) {
      if (!at) return false;
      const place = whereIs(question, card);
      if (place && !sameSlot(place, at)) {
        fault = refusal(card, place);
        return false;
      }
      question = withCard(question, at, card);
      at = nextSlot(question, at);
    }
    study.edit(question);
    chosen = at;
    return true;
  };
  const take = (next: Half): void => {
    calm();
    const made = join(half, next);
    if (!isCard(made)) half = made;
    else if (!put([made])) half = { rank: rankOf(made) };
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
    isActive: (other) => slot !== null && sameSlot(other, slot),
    moveTo(next) {
      calm();
      half = null;
      chosen = next;
    },
    step(steps) {
      if (slot) entry.moveTo(stepFrom(study.question, slot, steps));
    },
    chooseRank: (rank) => take({ rank }),
    chooseSuit: (suit) => take({ suit }),
    erase() {
      calm();
      if (half) {
        half = null;
        return;
      }
      if (!slot) return;
      const before = cardAt(study.question, slot) === null ? stepFrom(study.question, slot, -1) : slot;
      chosen = before;
      if (cardAt(study.question, before) !== null) study.edit(withCard(study.question, before, null));
    },
    skip: () => entry.step(1),
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
    read(given) {
      calm();
      const whole = parseCards(given);
      if (whole.ok) put(whole.value);
      else fault = whole.error.code === "CARD_TWICE" ? text.twice(desk.words.cardName(whole.error.card)) : desk.words.problem(whole.error);
    },
    taken(rank, suit) {
      if (rank === undefined || suit === undefined) return null;
      const place = whereIs(study.question, (4 * rank + suit) as Card);
      if (!place || entry.isActive(place)) return null;
      if (place.of === "board") return text.onBoard;
      return place.of === "dead" ? own.isDead : text.hasIt(letterOf(place.of));
    },
    nameOf({ of, at }) {
      if (of === "board") return text.boardSlot(at);
      return of === "dead" ? own.deadSlot(at) : text.handSlot(letterOf(of), at);
    },
  };
  return entry;
}
