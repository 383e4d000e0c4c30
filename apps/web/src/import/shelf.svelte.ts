import type { Desk } from "../desk.svelte.ts";
import { makeFragment } from "../pots/link.ts";
import { type Handed, type HandingFault, handOver, type Target } from "./handing.ts";
import type { Source } from "./lines.ts";
import type { Opened } from "./opened.ts";
import { type Pasted, tellPasted } from "./pasted.ts";
import { type Reader, startReading } from "./reader.ts";
import type { News } from "./reading.ts";
import { type Fault, type Filter, listed, type Row, type Unknown } from "./rows.ts";

/** How many hands a page of the list has. */
export const PAGE_ROWS = 50;

/** Where a reading stands; `lost` is one that broke off. */
type Progress = News["over"] | "lost" | "nothing";

/** The hands that were read, and which one is open. */
export interface Shelf {
  readonly progress: Progress;
  readonly part: number;
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
  readonly unknown: readonly Unknown[];
  readonly closed: readonly string[];
  /** How many files are read; 0 for a text. */
  readonly files: number;
  /** What is in the paste box. */
  text: string;
  /** Why a pasted text was not taken to be read. */
  readonly refused: Exclude<Pasted, { kind: "hand" }> | null;
  filter: Filter;
  page: number;
  /** The hands of the filter, and those of the page. */
  readonly list: readonly Row[];
  readonly shown: readonly Row[];
  readonly hand: Opened | null;
  /** The row whose hand was open last. */
  readonly lastOpen: number | null;
  /** The step that is looked at; the one after the last is the result. */
  step: number;
  /** Takes a text: opens a hand that it holds, or reads it as a history. */
  take(text: string): void;
  readFiles(files: readonly File[]): void;
  stop(): void;
  /** Back to the paste box. */
  clear(): void;
  open(index: number): Promise<void>;
  shut(): void;
  /** Whether a screen can take the open hand over. */
  handed(target: Target): Handed | HandingFault | null;
  /** Opens the hand on another screen, as one step of undo there. */
  giveTo(target: Target): void;
}

let kept: { desk: Desk; shelf: Shelf } | null = null;

/** The shelf of the page; it stays as it is while another screen is looked at. */
export function shelfOf(desk: Desk): Shelf {
  if (kept?.desk !== desk) kept = { desk, shelf: openShelf(desk) };
  return kept.shelf;
}

function openShelf(desk: Desk): Shelf {
  let reader: Reader | null = null;
  let progress = $state<Progress>("nothing");
  let part = $state(0);
  let rows = $state.raw<readonly Row[]>([]);
  let faults = $state.raw<readonly Fault[]>([]);
  let unknown = $state.raw<readonly Unknown[]>([]);
  let closed = $state.raw<readonly string[]>([]);
  let files = $state(0);
  let text = $state("");
  let refused = $state.raw<Shelf["refused"]>(null);
  let filter = $state<Filter>("all");
  let page = $state(0);
  let hand = $state.raw<Opened | null>(null);
  let lastOpen = $state<number | null>(null);
  let step = $state(0);
  const list = $derived(listed(rows, filter));
  const shown = $derived(list.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS));

  const empty = (): void => {
    reader?.close();
    reader = null;
    [rows, faults, unknown, closed] = [[], [], [], []];
    [progress, part, files, filter, page] = ["nothing", 0, 0, "all", 0];
    [hand, lastOpen, step, refused] = [null, null, 0, null];
  };
  const read = (sources: readonly Source[]): void => {
    empty();
    files = sources.filter(({ name }) => name !== null).length;
    progress = "no";
    const tell = (news: News): void => {
      if (news.rows.length > 0) rows = [...rows, ...news.rows];
      if (news.faults.length > 0) faults = [...faults, ...news.faults];
      if (news.unknown.length > 0) unknown = [...unknown, ...news.unknown];
      if (news.closed.length > 0) closed = [...closed, ...news.closed];
      part = news.part;
      progress = news.over;
    };
    const lost = (): void => {
      progress = "lost";
    };
    try {
      reader = startReading(sources, tell, lost);
    } catch {
      // Some browsers allow no workers in private windows.
      lost();
    }
  };
  const goWith = (fragment: string, target: Target): void => {
    desk.goTo(target);
    desk.take(fragment);
  };

  const shelf: Shelf = {
    get progress() {
      return progress;
    },
    get part() {
      return part;
    },
    get rows() {
      return rows;
    },
    get faults() {
      return faults;
    },
    get unknown() {
      return unknown;
    },
    get closed() {
      return closed;
    },
    get files() {
      return files;
    },
    get text() {
      return text;
    },
    set text(value) {
      text = value;
      refused = null;
    },
    get refused() {
      return refused;
    },
    get filter() {
      return filter;
    },
    set filter(value) {
      filter = value;
      page = 0;
    },
    get page() {
      return page;
    },
    set page(value) {
      page = value;
    },
    get list() {
      return list;
    },
    get shown() {
      return shown;
    },
    get hand() {
      return hand;
    },
    get lastOpen() {
      return lastOpen;
    },
    get step() {
      return step;
    },
    set step(value) {
      step = Math.max(0, Math.min(hand?.steps.length ?? 0, value));
    },
    take(given) {
      const pasted = tellPasted(given);
      refused = pasted.kind === "hand" ? null : pasted;
      if (pasted.kind === "hand") {
        text = "";
        goWith(pasted.fragment, pasted.screen);
      } else if (pasted.kind === "history") {
        read([{ name: null, text: given }]);
        refused = pasted;
      }
    },
    readFiles(given) {
      if (given.length > 0) read(given.map((file) => ({ name: file.name, file })));
    },
    stop: () => reader?.stop(),
    clear: empty,
    async open(index) {
      const opened = (await reader?.open(index)) ?? null;
      hand = opened;
      lastOpen = index;
      step = 0;
    },
    shut() {
      hand = null;
    },
    handed(target) {
      if (!hand) return null;
      const deads = hand.steps.at(-1)?.seats.map(({ dead }) => dead) ?? [];
      return handOver(hand.record, hand.audit.replayed, deads, target);
    },
    giveTo(target) {
      const handed = shelf.handed(target);
      if (handed && typeof handed === "object") goWith(`#${makeFragment(handed.hand)}`, target);
    },
  };
  return shelf;
}
