import { bookOf, type Rulebook } from "sidepot/rulings";
import type { Desk } from "../desk.svelte.ts";
import { readRest, type Where } from "./address.ts";
import { bookOfSet, type Renamed, readHouses, setOf, withRename } from "./books.ts";
import { findCase } from "./spot.ts";

/** How many cases are remembered as recent. */
const MOST_RECENT = 5;

/** What the Rulings screen knows beside the address. */
export interface Rulings {
  readonly where: Where;
  readonly houses: readonly Rulebook[];
  /** The rulebook that was chosen last. */
  readonly chosen: Rulebook;
  /** Ids of the cases that were opened last, newest first. */
  readonly recent: readonly string[];
  /** What houses were called before. */
  readonly renamed: Renamed;
  /** What is in the search field. */
  query: string;
  choose(book: Rulebook): void;
  /** A house gets another name: addresses with the old one still lead to it. */
  rename(before: string, after: string): void;
  remember(id: string): void;
  /** The steps of an outcome that are done; they stay while the page is open. */
  ticks(outcome: string): readonly number[];
  tick(outcome: string, step: number): void;
  /** How far each view was scrolled. */
  readonly scrolls: Map<string, number>;
}

let kept: { desk: Desk; rulings: Rulings } | null = null;

/** The rulings of the page; they stay as they are while another screen is looked at. */
export function rulingsOf(desk: Desk): Rulings {
  if (kept?.desk === desk) return kept.rulings;
  let rulings!: Rulings;
  // What is derived belongs to the page and not to the screen that asks first: it goes on when that screen is gone.
  $effect.root(() => {
    rulings = openRulings(desk);
  });
  kept = { desk, rulings };
  return rulings;
}

interface Note {
  readonly set: string;
  readonly recent: readonly string[];
  readonly renamed: Renamed;
}

function readNote(text: string | null): Note {
  try {
    const { set, recent, renamed } = JSON.parse(text ?? "{}") as { set?: unknown; recent?: unknown; renamed?: unknown };
    const ids = Array.isArray(recent) ? recent.filter((id): id is string => typeof id === "string" && findCase(id) !== null) : [];
    return { set: typeof set === "string" ? set : "", recent: ids.slice(0, MOST_RECENT), renamed: renamesOf(renamed) };
  } catch {
    return { set: "", recent: [], renamed: {} };
  }
}

function renamesOf(value: unknown): Renamed {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function openRulings(desk: Desk): Rulings {
  let query = $state("");
  let ticked = $state.raw<Readonly<Record<string, readonly number[]>>>({});
  const scrolls = new Map<string, number>();
  const note = $derived(readNote(desk.note("rulings")));
  const houses = $derived(readHouses(desk.note("houses")));
  const chosen = $derived(bookOfSet(note.set, houses, note.renamed) ?? bookOf("tda-2024"));
  const where = $derived(readRest(desk.rest, chosen, houses, note.renamed));
  const write = (change: Partial<Note>): void => desk.setNote("rulings", JSON.stringify({ ...readNote(desk.note("rulings")), ...change }));

  return {
    get where() {
      return where;
    },
    get houses() {
      return houses;
    },
    get chosen() {
      return chosen;
    },
    get recent() {
      return note.recent;
    },
    get renamed() {
      return note.renamed;
    },
    get query() {
      return query;
    },
    set query(value) {
      query = value;
    },
    choose: (book) => write({ set: setOf(book) }),
    rename: (before, after) => write({ renamed: withRename(note.renamed, before, after) }),
    remember(id) {
      if (note.recent[0] !== id) write({ recent: [id, ...note.recent.filter((one) => one !== id)].slice(0, MOST_RECENT) });
    },
    ticks: (outcome) => ticked[outcome] ?? [],
    tick(outcome, step) {
      const now = ticked[outcome] ?? [];
      ticked = { ...ticked, [outcome]: now.includes(step) ? now.filter((one) => one !== step) : [...now, step] };
    },
    scrolls,
  };
}
