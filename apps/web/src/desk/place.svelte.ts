import { type Lang, say, type Words } from "@sidepot/words";
import { type Screen, screen } from "@sidepot/words/screen";
import { langOf, pathOf, restOf, type Tab, tabOf } from "../device/route.ts";
import type { Keep } from "../device/storage.ts";
import type { Hands } from "./hands.svelte.ts";
import { openTrail, type PageHistory } from "./trail.ts";

/** The sheets over the screen. */
type Sheet =
  | { readonly kind: "settings" }
  /** `text` writes what is sent beside the link; without it, the pots are written. */
  | { readonly kind: "share"; readonly text?: (withoutNames: boolean) => string }
  | { readonly kind: "player"; readonly row: number };

/** The step of the result that is open: a pot's index, or the return. */
type OpenStep = number | "return" | null;

/** Where the reader is: the tool, its step, the language, the sheet that is open. */
export interface Place {
  readonly lang: Lang;
  readonly tab: Tab;
  /** The place within the tool, as the address has it behind the tool's path: `/premature-turn?set=tda-2024`. */
  readonly rest: string;
  /** The address without its origin. */
  readonly path: string;
  readonly words: Words;
  readonly screen: Screen;
  /** Asked for by "Split"; shown while there is something to show. */
  readonly showsResult: boolean;
  /** Asked for once the cards are in. */
  readonly showsAwards: boolean;
  wide: boolean;
  open: OpenStep;
  sheet: Sheet | null;
  split(): void;
  judge(): void;
  back(): void;
  goTo(tab: Tab, rest?: string): void;
  /** A step on within the tool. */
  visit(rest: string): void;
  /** The same place under another address, as after a choice that it names. */
  revise(rest: string): void;
  /** Back to where the reader came from within the tool; where that is unknown, on to `rest`. */
  retreat(rest: string): void;
  /** Leaves the result without a step back in the address. */
  stay(): void;
  setLang(lang: Lang): void;
  /** The page stands at an address from outside: no result is shown. */
  land(): void;
  /** Goes where the browser's own buttons have led. */
  follow(path: string): void;
  /** A sheet covers the screen: going back closes it. The answer says that it is closed. */
  cover(close: () => void): () => void;
}

/** What the screen needs from the page it stands on. */
export interface Page {
  readonly keep: Keep;
  readonly lang: Lang;
  readonly tab: Tab;
  readonly rest: string;
  readonly location: Pick<Location, "origin">;
  readonly history: PageHistory;
}

/** Opens the place that the address names. */
export function openPlace({ keep, lang: firstLang, tab: firstTab, rest: firstRest, history }: Page, hands: Hands): Place {
  const trail = openTrail(history);
  let lang = $state<Lang>(firstLang);
  let tab = $state<Tab>(firstTab);
  let rest = $state(firstRest);
  let asked = $state(trail.has("result"));
  let judged = $state(trail.has("awards"));
  let wide = $state(false);
  let open = $state<OpenStep>(null);
  let sheet = $state.raw<Sheet | null>(null);
  const words = $derived(say(lang));
  const labels = $derived(screen(lang));

  const place: Place = {
    get lang() {
      return lang;
    },
    get tab() {
      return tab;
    },
    get rest() {
      return rest;
    },
    get path() {
      return pathOf(lang, tab, rest);
    },
    get words() {
      return words;
    },
    get screen() {
      return labels;
    },
    get showsResult() {
      return asked && hands.view.layers !== null;
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
    split() {
      if (hands.view.layers === null || asked) return;
      asked = true;
      open = null;
      trail.push({ result: true });
    },
    judge() {
      if (judged) return;
      judged = true;
      trail.push({ awards: true });
    },
    back() {
      trail.leave(tab === "pot" ? "result" : "awards");
      if (tab === "pot") asked = false;
      else judged = false;
    },
    goTo(next, within = "") {
      if (next === tab && within === rest) return;
      tab = next;
      rest = within;
      place.stay();
      sheet = null;
      trail.push({}, place.path);
    },
    visit(next) {
      const from = rest;
      if (next === from) return;
      rest = next;
      trail.push({ from }, place.path);
    },
    revise(next) {
      rest = next;
      trail.rename(place.path);
    },
    retreat(to) {
      if (!trail.retreat()) place.visit(to);
    },
    stay() {
      asked = false;
      judged = false;
    },
    land() {
      place.stay();
      trail.begin();
    },
    setLang(next) {
      lang = next;
      keep.set("lang", next);
      trail.rename(place.path);
    },
    follow(address) {
      const path = trail.arrived(address);
      const named = langOf(path);
      if (named && named !== lang) place.setLang(named);
      tab = tabOf(path);
      rest = restOf(path);
      asked = trail.has("result");
      judged = trail.has("awards");
    },
    cover: trail.cover,
  };
  return place;
}
