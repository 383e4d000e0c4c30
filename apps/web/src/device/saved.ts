import { AWARD_ORDERS, type AwardOrder, ODD_CHIP_RULES, type OddChips } from "sidepot/pots";
import type { ShowRules } from "sidepot/showdown";
import type { Hand } from "../pots/hand.ts";
import { begin, type History } from "../pots/history.ts";
import { makeFragment, parseFragment } from "../pots/link.ts";

/** The themes that can be chosen. */
export const THEMES = ["auto", "light", "dark", "max", "max-dark"] as const;
/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** Who puts the ante in. A big blind or a button ante is dead money; what each player puts in counts in that player's amount. */
export const ANTES = ["none", "each", "big-blind", "button"] as const;
/** One of {@link ANTES}. */
export type Ante = (typeof ANTES)[number];

/** Suit colours: four, four that red-green blindness tells apart, or two. */
export const DECKS = ["four", "safe", "two"] as const;
/** One of {@link DECKS}. */
type Deck = (typeof DECKS)[number];

/** Card faces in the dark: paper as in the light, or dark themselves. */
export const FACES = ["paper", "dark"] as const;
/** One of {@link FACES}. */
type Face = (typeof FACES)[number];

/** The thumb that presses. */
export const SIDES = ["right", "left"] as const;
/** One of {@link SIDES}. */
type Side = (typeof SIDES)[number];

/** Text sizes in percent of the browser's own. */
export const SIZES = [100, 112, 125, 150] as const;
/** One of {@link SIZES}. */
type Size = (typeof SIZES)[number];

/** How many straddles a hand may have: each doubles the one before it. */
export const STRADDLES = [0, 1, 2] as const;
/** One of {@link STRADDLES}. */
type Straddles = (typeof STRADDLES)[number];

/** Small and big blind. */
export type Blinds = readonly [small: number, big: number];

/** What the device remembers beside the hand. */
export interface Settings {
  readonly theme: Theme;
  readonly awardOrder: AwardOrder;
  /** The notice for live tables was read. */
  readonly noticeRead: boolean;
  /** Single letters enter cards outside text fields (WCAG 2.1.4: they can be turned off). */
  readonly letterKeys: boolean;
  /** By whose rules hands are shown. */
  readonly showRules: ShowRules;
  /** Who gets odd chips; at `one-each`, games that have a rule of their own keep it (TDA 2024 20: in stud the high card). */
  readonly oddChips: OddChips;
  /** The amounts offered at a press. */
  readonly blinds: Blinds | null;
  readonly straddles: Straddles;
  /** Whose the hand's dead money is. */
  readonly ante: Ante;
  readonly deck: Deck;
  readonly face: Face;
  readonly side: Side;
  readonly size: Size;
}

/** Written out here, because the referee's own list would bring all of the showdown into the first load. */
const SHOW_RULES: readonly ShowRules[] = ["tda-2024", "wsop-tournament-2026", "wsop-live-2026", "roberts"];

/** How it starts. */
export const FIRST_SETTINGS: Settings = {
  theme: "auto",
  awardOrder: "last-side-first",
  noticeRead: false,
  letterKeys: true,
  showRules: "tda-2024",
  oddChips: "one-each",
  blinds: null,
  straddles: 0,
  ante: "none",
  deck: "four",
  face: "paper",
  side: "right",
  size: 100,
};

/** Reads settings as kept; what is missing or strange is as at the start. */
export function parseSettings(text: string | null): Settings {
  const value = parseObject(text);
  const oneOf = <const K extends keyof Settings>(key: K, list: readonly Settings[K][]): Settings[K] =>
    list.find((item) => item === value[key]) ?? FIRST_SETTINGS[key];
  return {
    theme: oneOf("theme", THEMES),
    awardOrder: oneOf("awardOrder", AWARD_ORDERS),
    noticeRead: value.noticeRead === true,
    letterKeys: value.letterKeys !== false,
    showRules: oneOf("showRules", SHOW_RULES),
    oddChips: oneOf("oddChips", ODD_CHIP_RULES),
    blinds: parseBlinds(value.blinds),
    straddles: oneOf("straddles", STRADDLES),
    ante: oneOf("ante", ANTES),
    deck: oneOf("deck", DECKS),
    face: oneOf("face", FACES),
    side: oneOf("side", SIDES),
    size: oneOf("size", SIZES),
  };
}

function parseBlinds(value: unknown): Blinds | null {
  const [small, big]: unknown[] = Array.isArray(value) ? value : [];
  const isAmount = (amount: unknown): amount is number => Number.isSafeInteger(amount) && Number(amount) > 0;
  return isAmount(small) && isAmount(big) ? [small, big] : null;
}

const fragments = new WeakMap<Hand, string>();
/** A hand never changes, and every key writes all of its history. */
function fragmentOf(hand: Hand): string {
  const text = fragments.get(hand) ?? makeFragment(hand);
  fragments.set(hand, text);
  return text;
}

/** A history as text: each hand is the fragment of its link. */
export const makeHistory = ({ now, past, future, start }: History): string =>
  JSON.stringify({ now: fragmentOf(now), past: past.map(fragmentOf), future: future.map(fragmentOf), start });

/** Reads a history as kept; null where there is none that can be read. */
export function parseHistory(text: string | null): History | null {
  const { now, past, future, start } = parseObject(text);
  const hand = parseHand(now);
  if (!hand) return null;
  const hands = (list: unknown): Hand[] => (Array.isArray(list) ? list.map(parseHand).filter((item) => item !== null) : []);
  const earlier = hands(past);
  const steps = typeof start === "number" && Number.isInteger(start) ? Math.max(0, Math.min(start, earlier.length)) : 0;
  return { ...begin(hand), past: earlier, future: hands(future), start: steps };
}

/** A hand as text. */
export const keptHand = (hand: Hand): string => fragmentOf(hand);

/** Reads a hand as kept; null where there is none that can be read. */
export const parseHand = (text: unknown): Hand | null => (typeof text === "string" ? parseFragment(text) : null);

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
