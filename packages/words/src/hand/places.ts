import type { Problem } from "sidepot";
import type { Illegal } from "sidepot/hand";
import type { Format } from "sidepot/history";

/** Settings of a hand that a path can name. */
const SETTINGS = [
  "stacks",
  "names",
  "antes",
  "bounties",
  "blinds",
  "straddles",
  "posts",
  "bigBlindAnte",
  "buttonAnte",
  "buttonBlind",
  "bringIn",
  "smallBet",
  "bigBet",
  "minBet",
  "raiseCap",
  "cap",
  "draws",
  "boards",
  "unit",
  "rake",
] as const;
/** One of them. */
export type Setting = (typeof SETTINGS)[number];

const isSetting = (text: string): text is Setting => (SETTINGS as readonly string[]).includes(text);

/** Where a path of a hand leads: an action, a card of a deal, a setting (of one player, or one in its list). */
export type HandPlace =
  | { readonly kind: "action" | "card"; readonly index: number }
  | { readonly kind: "setting"; readonly setting: Setting; readonly index: number | null };

/** Reads `actions[3]`, `action.cards[0]`, `stacks[1]`, `straddles[0].amount`; null where there is no such place, or none worth naming. */
export function readHandPlace(path: string): HandPlace | null {
  const [, name = "", index] = /^(action\.cards|[A-Za-z]+)(?:\[(\d{1,9})\])?(?:\.[A-Za-z]+)?$/.exec(path) ?? [];
  const at = index === undefined ? null : Number(index);
  if (isSetting(name)) return { kind: "setting", setting: name, index: at };
  if (at === null) return null;
  return name === "actions" ? { kind: "action", index: at } : name === "action.cards" ? { kind: "card", index: at } : null;
}

/** Whether a path says nothing that the one who acts does not know: the action at hand, or the input as a whole. */
export const isHere = (path: string): boolean => /^(?:action(?:\.(?:seat|to|times|discard|cards))?)?$/.test(path);

/** What a setting must be. */
export type Need =
  | "chips"
  | "chips-above-zero"
  | "blinds"
  | "straddle"
  | "no-bring-in"
  | "post"
  | "each"
  | "small-bet"
  | "bring-in"
  | "raise-cap"
  | "draws"
  | "boards"
  | "rake"
  | "names"
  | "amount";

const needs: Readonly<Record<Setting, Need>> = {
  stacks: "chips-above-zero",
  names: "names",
  antes: "each",
  bounties: "each",
  blinds: "blinds",
  straddles: "straddle",
  posts: "post",
  bigBlindAnte: "chips",
  buttonAnte: "chips",
  buttonBlind: "chips",
  bringIn: "bring-in",
  smallBet: "small-bet",
  bigBet: "chips",
  minBet: "chips",
  raiseCap: "raise-cap",
  cap: "chips-above-zero",
  draws: "draws",
  boards: "boards",
  unit: "chips-above-zero",
  rake: "rake",
};

/** What belongs where a wrong setting stands. A list that is wrong as a whole has no place beside a bring-in. */
export function needAt(path: string): Need {
  const place = readHandPlace(path);
  if (place?.kind !== "setting") return "amount";
  const { setting, index } = place;
  return index === null && (setting === "straddles" || setting === "posts") ? "no-bring-in" : needs[setting];
}

/** What the place of something in a record counts; null where it is not known. */
export function countedBy(code: string, format: Format | null | undefined): "line" | "action" | null {
  if (code === "TOML_INVALID" || code === "JSON_INVALID" || code === "FORMAT_UNKNOWN") return "line";
  return format === null || format === undefined ? null : format === "phh" ? "action" : "line";
}

/** Whether a refusal is the hand's own, with a sentence of its own, and no problem of the input. */
export const isOwn = (value: Illegal, sentences: object): value is Exclude<Illegal, Problem> => Object.hasOwn(sentences, value.code);

/** A problem without its place, which is said in front of it. */
export function hereOf(problem: Problem): Problem {
  const here = { ...problem, path: "" };
  return "first" in here ? { ...here, first: here.first.replace(/^names\[/, "players[") } : here;
}
