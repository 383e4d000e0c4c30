import { showOrder } from "../showdown/index.ts";
import type { Seat } from "../units.ts";
import { newRound, nextOwing, type Table } from "./betting.ts";
import { drawDue, playersFrom, streetDue } from "./dealing.ts";
import { allKnown, outcomeOf, uncalled } from "./ending.ts";
import type { Moving } from "./evolve.ts";
import { isStud, streetsOf } from "./plans.ts";
import { lastBlind } from "./posting.ts";
import type { HandEvent, Phase } from "./types.ts";
import { bestShowing, bringInSeat } from "./upcards.ts";

/**
 * What follows by itself when nothing is owed: a return, hands tabled, a street, the end. Null when the dealer or a player has
 * to do something. Phases begin here and nowhere else, and only between two others: a street cannot open early.
 */
export function consequence(hand: Moving): HandEvent | null {
  const { phase } = hand;
  if (phase.at !== "between") return null;
  const table: Table = hand;
  const live = playersFrom(table);
  if (live.length === 1) return returned(table, live) ?? { type: "ended", outcome: outcomeOf(table) };
  switch (phase.after) {
    case "nothing":
      return opening(table, table.street, phase.drawn);
    case "cards":
      return betting(table) ?? returned(table, live) ?? onward(table, live);
    case "betting":
      return returned(table, live) ?? onward(table, live);
    case "showdown":
      return { type: "ended", outcome: outcomeOf(table) };
  }
}

const opened = (street: number, phase: Phase): HandEvent => ({ type: "opened", street, phase });

/** A street begins: with its draw, with its cards, or (everybody stood pat) with its betting. */
function opening(table: Table, street: number, drawn?: readonly number[]): HandEvent {
  const plan = streetsOf(table.settings.game, table.settings.draws)[street];
  if (plan?.draw && !drawn) {
    const [toAct] = playersFrom(table);
    return opened(street, { at: "drawing", toAct: toAct as Seat, drawn: table.stacks.map(() => 0) });
  }
  const due = drawn ? drawDue(table, drawn) : streetDue(table, street);
  if (due.length > 0) return opened(street, { at: "dealing", due });
  const live = playersFrom(table);
  return betting(table) ?? returned(table, live) ?? onward(table, live);
}

/**
 * What nobody has called comes back as soon as nobody can call it any more. While two players can still bet it stays: an ante that
 * was larger than the others' may be matched on a later street.
 */
function returned(table: Table, live: readonly Seat[]): HandEvent | null {
  const able = live.filter((seat) => (table.stacks[seat] as number) > 0).length;
  const last = streetsOf(table.settings.game, table.settings.draws).length - 1;
  if (live.length > 1 && able > 1 && table.street < last) return null;
  const back = uncalled(table);
  return back && { type: "returned", ...back };
}

/** The betting of the street, when anybody owes an action. */
function betting(table: Table): HandEvent | null {
  const phase = openBetting(table);
  return phase && opened(table.street, phase);
}

/** The betting that opens on a street: who is first and what is due; null when nobody owes anything. */
export function openBetting(table: Table): Extract<Phase, { at: "betting" }> | null {
  const { settings, street, folded, stacks } = table;
  if (street === 0 && settings.bombPot) return null;
  const round = newRound(table);
  const stud = isStud(settings.game);
  if (street === 0 && round.bringIn !== null) {
    if (stacks.filter((chips, i) => chips > 0 && !folded[i]).length < 2) return null;
    const low = bringInSeat(settings.game, table) ?? settings.button;
    const toAct = nextOwing(table, round, low);
    return toAct === null ? null : { at: "betting", toAct, round: toAct === low ? round : { ...round, bringIn: "may" } };
  }
  const last = street === 0 ? lastBlind(settings) : null;
  const start = street > 0 && stud ? (firstShowing(table) ?? settings.button + 1) : (last ?? settings.button) + 1;
  const toAct = nextOwing(table, round, start);
  return toAct === null ? null : { at: "betting", toAct, round };
}

const firstShowing = (table: Table): Seat | null => bestShowing(table.settings.game, table, playersFrom(table));

/** The betting of a street is over: hands are tabled, the next street opens, or the hand comes to its showdown. */
function onward(table: Table, live: readonly Seat[]): HandEvent {
  const { settings, street, tabled, stacks } = table;
  const rest = streetsOf(settings.game, settings.draws).slice(street + 1);
  const last = rest.length === 0;
  const over = last || live.filter((seat) => (stacks[seat] as number) > 0).length < 2;
  if (over && live.some((seat) => !tabled[seat])) {
    const { mode, order } = orderOf(table, live, last);
    const known = live.filter((seat) => !table.cards[seat]?.includes(null));
    const together = mode === "together" && !rest.some((next) => next.draw);
    if (together && known.some((seat) => !tabled[seat])) return { type: "tabled", seats: known };
    if (last) return showdown(table, live, order);
  }
  return last ? showdown(table, live, []) : opening(table, street + 1);
}

/** What is left to be shown, or the end. */
function showdown(table: Table, live: readonly Seat[], order: readonly Seat[]): HandEvent {
  const hidden = order.filter((seat) => !table.tabled[seat]);
  if (hidden.length === 0 && allKnown(table)) return { type: "ended", outcome: outcomeOf(table) };
  const asked = hidden.length > 0 ? hidden : live;
  return opened(table.street, { at: "showdown", toAct: asked[0] as Seat, order: asked });
}

/** Who shows first, by the rulebook of the table. */
export function orderOf(table: Table, live: readonly Seat[], lastStreet: boolean): { mode: string; order: readonly Seat[] } {
  const { settings, bets, stacks, aggressor, shover } = table;
  const most = Math.max(...live.map((seat) => bets[seat] as number));
  const stud = isStud(settings.game);
  const able = live.filter((seat) => (stacks[seat] as number) > 0).length;
  const answer = showOrder({
    rules: settings.showRules,
    players: stacks.length,
    button: settings.button,
    live: live.map((seat) => ({ seat, allIn: stacks[seat] === 0, mainPotOnly: (bets[seat] as number) < most })),
    ...(lastStreet && aggressor !== null ? { lastAggressor: aggressor } : {}),
    ...(shover !== null && able < 2 ? { pushedAllIn: shover } : {}),
    ...(stud ? { firstToAct: firstShowing(table) ?? settings.button } : {}),
  });
  return answer.ok ? answer.value : { mode: "in-turn", order: live };
}
