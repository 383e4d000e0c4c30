import { AWARD_ORDERS, type AwardOrder } from "sidepot/pots";
import type { ShowRules } from "sidepot/showdown";
import type { Hand } from "../pots/hand.ts";
import { begin, type History } from "../pots/history.ts";
import { makeFragment, parseFragment } from "../pots/link.ts";

/** The themes that can be chosen. */
export const THEMES = ["auto", "light", "dark", "max", "max-dark"] as const;
/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

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
};

/** Reads settings as kept; what is missing or strange is as at the start. */
export function parseSettings(text: string | null): Settings {
  const value = parseObject(text);
  const theme = THEMES.find((name) => name === value.theme) ?? FIRST_SETTINGS.theme;
  const awardOrder = AWARD_ORDERS.find((name) => name === value.awardOrder) ?? FIRST_SETTINGS.awardOrder;
  const showRules = SHOW_RULES.find((name) => name === value.showRules) ?? FIRST_SETTINGS.showRules;
  return { theme, awardOrder, noticeRead: value.noticeRead === true, letterKeys: value.letterKeys !== false, showRules };
}

/** A history as text: each hand is the fragment of its link. */
export const makeHistory = ({ now, past }: History): string => JSON.stringify({ now: makeFragment(now), past: past.map(makeFragment) });

/** Reads a history as kept; null where there is none that can be read. */
export function parseHistory(text: string | null): History | null {
  const { now, past } = parseObject(text);
  const hand = typeof now === "string" ? parseFragment(now) : null;
  if (!hand) return null;
  const earlier = Array.isArray(past) ? past.map((item) => (typeof item === "string" ? parseFragment(item) : null)) : [];
  return { ...begin(hand), past: earlier.filter((item): item is Hand => item !== null) };
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
