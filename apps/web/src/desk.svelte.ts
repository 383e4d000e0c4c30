import type { AwardOrder } from "sidepot/pots";
import { type Choices, openChoices } from "./desk/choices.svelte.ts";
import { type Hands, openHands } from "./desk/hands.svelte.ts";
import { type Notes, openNotes } from "./desk/notes.svelte.ts";
import { openPlace, type Page, type Place } from "./desk/place.svelte.ts";
import { openRows, type Rows } from "./desk/rows.svelte.ts";
import { pathOf } from "./device/route.ts";
import type { Theme } from "./device/saved.ts";
import { watched } from "./device/watched.svelte.ts";
import { emptyHand } from "./pots/hand.ts";
import { type LinkFault, makeFragment, nameless, readFragment, unpushed } from "./pots/link.ts";
import { shownOf } from "./pots/names.ts";
import { viewOf } from "./pots/view.ts";

/** Everything the screens know; the one place where it changes. */
export interface Desk extends Hands, Place, Choices, Rows, Notes {
  readonly kept: boolean;
  /** A link that could not be read: what is wrong with it, and the text as it was given, shortened. */
  unreadable: Unreadable | null;
  /** A new version waits; calling it takes it in. */
  newVersion: (() => void) | null;
  offline: boolean;
  setOrder(order: AwardOrder): void;
  setTheme(theme: Theme): void;
  readNotice(): void;
  /** Brings the last hand back, as one step of undo. */
  showLast(): void;
  /** Forgets everything, on the device and on the screen. */
  clearData(): void;
  /** Takes a link's fragment in; true where there was one. */
  take(fragment: string): boolean;
  link(withoutNames: boolean): string;
}

interface Unreadable {
  readonly fault: LinkFault;
  readonly text: string;
}

/** Opens the screens with what the device kept. */
export function openDesk(page: Page): Desk {
  const keep = watched(page.keep);
  const hands = openHands(keep, () => rows.drop());
  const place = openPlace({ ...page, keep }, hands);
  const choices = openChoices(keep, hands);
  const rows = openRows(hands, place);
  const notes = openNotes(keep);
  keep.watch((key) => {
    if (key === null || key === "settings") choices.reread();
    notes.rereadNotes();
    if (key !== "settings") hands.catchUp();
  });
  let unreadable = $state.raw<Unreadable | null>(null);
  let newVersion = $state.raw<(() => void) | null>(null);
  let offline = $state(false);

  return joined(hands, place, choices, rows, notes, {
    get kept() {
      return keep.kept;
    },
    get unreadable() {
      return unreadable;
    },
    set unreadable(value) {
      unreadable = value;
    },
    get newVersion() {
      return newVersion;
    },
    set newVersion(take) {
      newVersion = take;
    },
    get offline() {
      return offline;
    },
    set offline(value) {
      offline = value;
    },
    setOrder: (awardOrder: AwardOrder) => choices.set({ awardOrder }),
    setTheme: (theme: Theme) => choices.set({ theme }),
    readNotice: () => choices.set({ noticeRead: true }),
    showLast() {
      if (!hands.last) return;
      rows.drop();
      hands.close();
      hands.edit(hands.last);
      hands.snack = { code: "last" };
      if (place.tab === "pot" && !place.wide) place.split();
    },
    clearData() {
      rows.drop();
      hands.forget();
      choices.reset();
      rows.moveTo(0);
      place.back();
      keep.clear();
      notes.rereadNotes();
      hands.snack = { code: "forgotten" };
    },
    take(fragment: string) {
      if (fragment.length <= 1) return false;
      const read = readFragment(fragment);
      const hand = read.ok ? read.value : null;
      hands.close();
      hands.edit(hand ?? emptyHand());
      hands.snack = null;
      place.land();
      rows.drop();
      if (hand) {
        rows.moveTo(0);
        unreadable = null;
        if (place.tab === "pot" && viewOf(hand).layers) place.split();
        if (place.tab === "showdown" && hand.players.some(({ cards }) => cards)) place.judge();
      } else if (!read.ok) unreadable = { fault: read.error, text: shownOf(readable(fragment)) };
      return true;
    },
    link(withoutNames: boolean) {
      const hand = withoutNames ? nameless(hands.hand) : hands.hand;
      return `${page.location.origin}${pathOf(place.lang, place.tab)}#${makeFragment(unpushed(hand))}`;
    },
  } satisfies Omit<Desk, keyof (Hands & Place & Choices & Rows & Notes)>) as Desk;
}

/** One object with the parts of all: a getter stays a getter, so that screens follow what it reads. */
function joined(...parts: readonly object[]): object {
  return Object.defineProperties({}, Object.assign({}, ...parts.map((part) => Object.getOwnPropertyDescriptors(part))));
}

function readable(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return fragment.slice(1);
  }
}
