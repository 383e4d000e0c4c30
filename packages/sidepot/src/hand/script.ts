import { type Card, type CardsInput, parseCards } from "../cards/index.ts";
import type { Warning } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { apply, legalActions, start } from "./apply.ts";
import { countOf } from "./dealing.ts";
import type { Illegal } from "./illegal.ts";
import { isStud, type StreetName, streetsOf } from "./plans.ts";
import { potsNow, type TablePot } from "./pots-now.ts";
import type { Action, Dealt, Due, Hand, HandConfig, Legal } from "./types.ts";

/** Betting as text, as `sidepot hand` reads it. */
export interface HandScript extends Omit<HandConfig, "straddles" | "posts" | "game"> {
  readonly game?: HandConfig["game"];
  /** One a stack, clockwise. Default: A, B, C … */
  readonly names?: readonly string[];
  readonly straddles?: readonly { readonly name: string; readonly amount: number }[];
  readonly posts?: readonly { readonly name: string; readonly live?: number; readonly dead?: number }[];
  /** `NAME fold|check|call|bet N|raise N|all-in|bring-in`, and `deal` or `deal CARDS`. */
  readonly actions?: readonly string[];
}

/** Whose turn it is and what is legal. */
export interface HandState {
  readonly hand: Hand;
  readonly names: readonly string[];
  readonly street: StreetName;
  /** Null when the round is over. */
  readonly toAct: number | null;
  readonly legal: Legal | null;
  readonly pots: readonly TablePot[];
  /** No betting is left. */
  readonly complete: boolean;
  /** Fields that nothing reads: a misspelt `straddles` must not pass in silence. */
  readonly warnings: readonly Warning[];
}

const FIELDS: readonly string[] = [
  ...["id", "game", "betting", "stacks", "names", "button", "blinds", "deadSmallBlind", "antes", "bigBlindAnte", "buttonAnte"],
  ...["shortStackPays", "buttonBlind", "straddles", "posts", "bringIn", "smallBet", "bigBet", "minBet", "raiseCap", "cap", "draws"],
  ...["bombPot", "boards", "unit", "oddChips", "awardOrder", "showRules", "rake", "bounties", "actions"],
];

/**
 * Plays betting that is written as text. Cards need not be known but for open ones of stud, which come with `deal`: one for
 * each player still in, clockwise from the button.
 *
 * @returns where the hand stands, or the first illegal action with its place
 */
export function playScript(script: HandScript): Result<HandState, Illegal> {
  if (typeof script !== "object" || script === null || Array.isArray(script))
    return fail({ code: "NOT_AN_OBJECT", path: "", got: show(script) });
  const names = namesOf(script);
  if (!names.ok) return names;
  const config = configOf(script, names.value);
  if (!config.ok) return config;
  const begun = start(config.value);
  if (!begun.ok) return begun;
  const { actions } = script;
  if (actions !== undefined && !Array.isArray(actions)) return fail({ code: "NOT_A_LIST", path: "actions", got: show(actions) });

  let hand = isStud(config.value.game) ? begun.value.hand : dealtBlind(begun.value.hand);
  for (const [i, text] of (actions ?? []).entries()) {
    const after = done(hand, text, names.value, `actions[${i}]`);
    if (!after.ok) return after;
    hand = after.value;
  }
  const strange = Object.keys(script).filter((field) => !FIELDS.includes(field));
  const warnings = strange.map((field): Warning => ({ code: "FIELD_UNKNOWN", path: field, field }));
  return ok({ ...stateOf(hand, names.value), warnings });
}

function namesOf({ names, stacks }: HandScript): Result<readonly string[], Illegal> {
  if (!Array.isArray(stacks)) return fail({ code: "NOT_A_LIST", path: "stacks", got: show(stacks) });
  if (names === undefined) return ok(stacks.map((_, seat) => letters(seat)));
  if (!Array.isArray(names)) return fail({ code: "NOT_A_LIST", path: "names", got: show(names) });
  const list: unknown[] = names;
  for (const [i, name] of list.entries()) {
    const path = `names[${i}]`;
    if (typeof name !== "string") return fail({ code: "NOT_TEXT", path, got: show(name) });
    if (name.trim() === "") return fail({ code: "NAME_MISSING", path });
    const first = list.indexOf(name);
    if (first !== i) return fail({ code: "NAME_TAKEN", path, name, first: `names[${first}]` });
  }
  return list.length === stacks.length ? ok(names) : fail({ code: "SETTING_INVALID", path: "names", got: show(names) });
}

/** `A` … `Z`, `AA` … */
const letters = (seat: number): string =>
  seat < 26 ? String.fromCharCode(65 + seat) : letters(Math.floor(seat / 26) - 1) + letters(seat % 26);

function configOf(script: HandScript, names: readonly string[]): Result<HandConfig, Illegal> {
  const { names: _names, actions: _actions, straddles, posts, game, ...rest } = script;
  const seat = <T extends { readonly name: string }>(
    list: readonly T[] | undefined,
    field: string,
  ): Result<(T & { seat: number })[], Illegal> => {
    if (list !== undefined && !Array.isArray(list)) return fail({ code: "NOT_A_LIST", path: field, got: show(list) });
    const found = (list ?? []).map((entry) => ({ ...entry, seat: names.indexOf(entry?.name) }));
    const stranger = found.findIndex((entry) => entry.seat < 0);
    if (stranger < 0) return ok(found);
    const entry = list?.[stranger];
    const named: unknown = entry?.name;
    return fail({
      code: "PLAYER_UNKNOWN",
      path: `${field}[${stranger}].name`,
      got: typeof named === "string" ? named : show(named ?? entry),
      names,
    });
  };
  const straddled = seat(straddles, "straddles");
  if (!straddled.ok) return straddled;
  const posted = seat(posts, "posts");
  if (!posted.ok) return posted;
  return ok({
    ...rest,
    game: game ?? "holdem",
    ...(straddles === undefined ? {} : { straddles: straddled.value }),
    ...(posts === undefined ? {} : { posts: posted.value }),
  });
}

/** Deals everything that is due face down to people who do not say it; open cards wait for `deal`. */
function dealtBlind(hand: Hand): Hand {
  if (hand.phase.at !== "dealing") return hand;
  const { due } = hand.phase;
  if (due.some((entry) => entry.to === "board" || entry.up.includes(true))) return hand;
  const answer = apply(hand, { do: "deal", cards: due.flatMap((entry) => new Array<Dealt>(countOf(entry)).fill(null)) });
  return answer.ok ? answer.value.hand : hand;
}

/** Who changes how many cards is no part of the betting: everybody is taken to stand pat. */
function drawn(hand: Hand): Hand {
  let next = hand;
  while (next.phase.at === "drawing" && next.street === hand.street) {
    const answer = apply(next, { do: "draw", seat: next.phase.toAct, discard: [] });
    if (!answer.ok) break;
    next = answer.value.hand;
  }
  return next;
}

function done(hand: Hand, text: unknown, names: readonly string[], path: string): Result<Hand, Illegal> {
  if (typeof text !== "string") return fail({ code: "NOT_TEXT", path, got: show(text) });
  const at = <T>(answer: Result<T, Illegal>): Result<T, Illegal> => (answer.ok ? answer : fail({ ...answer.error, path }));
  const read = readAction(text, names, path);
  const deal = read.ok ? null : /^\s*deal(?:\s+(.*))?$/is.exec(text);
  if (deal) return at(dealText(hand, deal[1] ?? "", path));
  if (!read.ok) return read;
  if (isOver(hand)) return fail({ code: "HAND_OVER", path });
  const after = apply(hand, read.value);
  return after.ok ? ok(after.value.hand) : at(after);
}

const isOver = ({ phase }: Hand): boolean => phase.at === "complete" || phase.at === "showdown";

/** `deal` opens the next street; the cards that lie open may be named. */
function dealText(hand: Hand, text: string, path: string): Result<Hand, Illegal> {
  if (isOver(hand)) return fail({ code: "HAND_OVER", path });
  if (hand.phase.at === "drawing") {
    // Who drew which cards is nobody's to know.
    return text.trim() === "" ? ok(drawn(hand)) : fail({ code: "DEAL_COUNT", path, got: text.trim().split(/\s+/).length, want: 0 });
  }
  const cards = parseCards(text as CardsInput, path);
  if (!cards.ok) return cards;
  const due = hand.phase.at === "dealing" ? hand.phase.due : [];
  const placed = place(due, cards.value);
  if (!placed) return fail({ code: "DEAL_COUNT", path, got: cards.value.length, want: due.reduce((sum, entry) => sum + openIn(entry), 0) });
  const after = apply(hand, { do: "deal", cards: placed });
  return after.ok ? ok(after.value.hand) : after;
}

const openIn = (entry: Due): number => (entry.to === "board" ? entry.count : entry.up.filter(Boolean).length);

/** The named cards at the open places, the rest unknown; no cards at all leave everything unknown. Null when the number is wrong. */
function place(due: readonly Due[], cards: readonly Card[]): Dealt[] | null {
  const open = due.reduce((sum, entry) => sum + openIn(entry), 0);
  if (cards.length > 0 && due.length > 0 && cards.length !== open) return null;
  let at = 0;
  return due.flatMap((entry) =>
    Array.from({ length: countOf(entry) }, (_, i): Dealt => {
      const shown = entry.to === "board" || entry.up[i] === true;
      return shown ? (cards[at++] ?? null) : null;
    }),
  );
}

const WORDS = ["fold", "check", "call", "all-in", "bring-in", "bet", "raise"] as const;

const ACTION = /^(fold|check|call|all-in|bring-in|bet|raise)(?:\s+(\S+))?$/i;

/** A name may hold anything, an action's word too: the longest name that an action follows is meant. */
function readAction(text: string, names: readonly string[], path: string): Result<Action, Illegal> {
  const given = text.trim();
  const named = names
    .map((name, seat) => ({ name: name.trim(), seat }))
    .filter(({ name }) => given.startsWith(name) && ACTION.test(given.slice(name.length).trim()) && /^\s/.test(given.slice(name.length)))
    .sort((a, b) => b.name.length - a.name.length);
  const [meant] = named;
  if (!meant) {
    const stranger = /^(.+?)\s+(?:fold|check|call|all-in|bring-in|bet|raise)(?:\s+\S+)?$/i.exec(given)?.[1];
    const known = stranger !== undefined && names.some((name) => name.trim() === stranger);
    return fail(
      stranger === undefined || known
        ? { code: "ACTION_UNREADABLE", path, got: show(text) }
        : { code: "PLAYER_UNKNOWN", path, got: stranger, names },
    );
  }
  const { seat, name } = meant;
  const [, word = "", amount] = ACTION.exec(given.slice(name.length).trim()) ?? [];
  const what = word.toLowerCase() as (typeof WORDS)[number];
  if (what !== "bet" && what !== "raise") {
    return amount === undefined ? ok({ do: what, seat }) : fail({ code: "ACTION_UNREADABLE", path, got: show(text) });
  }
  const to = /^\d{1,16}$/.test(amount ?? "") ? Number(amount) : Number.NaN;
  return Number.isSafeInteger(to) ? ok({ do: what, seat, to }) : fail({ code: "ACTION_UNREADABLE", path, got: show(text) });
}

function stateOf(hand: Hand, names: readonly string[]): Omit<HandState, "warnings"> {
  const { settings, street, phase } = hand;
  // A street whose cards are still to come has not begun.
  const open = phase.at === "dealing" || phase.at === "drawing" ? Math.max(0, street - 1) : street;
  return {
    hand,
    names,
    street: (streetsOf(settings.game, settings.draws)[open] as { name: StreetName }).name,
    toAct: phase.at === "betting" ? phase.toAct : null,
    legal: legalActions(hand),
    pots: potsNow(hand),
    complete: isOver(hand),
  };
}
