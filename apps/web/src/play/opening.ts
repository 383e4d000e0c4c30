import { type FinishedHand, toRecord } from "@sidepot/trainer/table";
import type { Card } from "sidepot/cards";
import { type Dealt, type HandEvent, replayEvents } from "sidepot/hand";
import { type HandRecord, makeHistory, replay } from "sidepot/history";
import type { Desk } from "../desk.svelte.ts";
import { handOver, type Target } from "../import/handing.ts";
import { makeFragment } from "../pots/link.ts";
import { withLink } from "../study/kept.ts";
import { makeFragment as makeStudy } from "../study/link.ts";
import { emptyQuestion, type Question } from "../study/question.ts";
import { deedOf } from "./view.ts";

/** The formats that a hand is written in here. */
export const FORMATS = ["pokerstars", "phh"] as const;
/** One of {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** A hand as text; null where a format cannot hold it. */
export function textOf(hand: FinishedHand, format: Format): string | null {
  const record = toRecord(hand);
  const made = record && makeHistory([record], format);
  return made?.ok ? made.value : null;
}

/** The address of a hand for Pots or Showdown, as a link has it; null where there is no room for it. */
export function fragmentOf(hand: FinishedHand, target: Target): string | null {
  const record = toRecord(hand);
  const replayed = record && replay(record);
  if (!record || !replayed?.ok) return null;
  const handed = handOver(record, replayed.value, deadsOf(record), target);
  return typeof handed === "string" ? null : makeFragment(handed.hand);
}

/** Dead money by seat of the record. */
const deadsOf = ({ seats, events, antesLive }: HandRecord): number[] =>
  seats.map((_, seat) =>
    events.reduce(
      (sum, event) => sum + (event.do === "post" && event.seat === seat && event.kind === "ante" && !antesLive ? event.amount : 0),
      0,
    ),
  );

/** What Study is asked about a hand: who went to the end with which cards, and the board as it lay when the last chip went in. */
export function studyOf(hand: FinishedHand): string | null {
  const last = replayEvents(hand.events);
  if (!last) return null;
  const live = last.folded.flatMap((out, seat) => (out || (last.cards[seat] ?? []).includes(null) ? [] : [seat]));
  if (live.length < 2) return null;
  const end = hand.events.findLastIndex((event) => deedOf(event) !== null);
  const question: Question = {
    ...emptyQuestion(),
    players: live.map((seat) => ({ cards: cardsOf(last.cards[seat] ?? []), range: null, bet: last.bets[seat] ?? 0 })),
    board: [0, 1, 2, 3, 4].map((at) => boardAt(hand.events.slice(0, end))[at] ?? null),
    folded: last.bets.filter((bet, seat) => last.folded[seat] && bet > 0),
    ante: last.dead.reduce((sum, chips) => sum + chips, 0),
  };
  return makeStudy(question);
}

const cardsOf = (cards: readonly Dealt[]): Card[] => cards.filter((card) => card !== null);
const boardAt = (events: readonly HandEvent[]): Card[] =>
  events.flatMap((event) => (event.type === "dealt" && event.due.some(({ to }) => to === "board") ? cardsOf(event.cards) : []));

/** Opens a hand in another tool, as one step of undo there. */
export function openIn(desk: Desk, hand: FinishedHand, target: Target | "study"): void {
  if (target === "study") {
    const asked = studyOf(hand);
    if (asked === null) return;
    desk.setNote("study", withLink(desk.note("study"), asked));
    desk.goTo("study");
    return;
  }
  const fragment = fragmentOf(hand, target);
  if (fragment === null) return;
  desk.goTo(target);
  desk.take(`#${fragment}`);
}
