import type { Card } from "sidepot/cards";
import { type Hand, layersOf } from "sidepot/hand";
import type { Award } from "sidepot/pots";
import { compareHands, type HandRank, rankHand, type Why } from "sidepot/ranking";
import type { Seat } from "../seat.ts";
import type { Session } from "./types.ts";

/** One pot to be pushed, with the answer. */
export interface QuestionPot {
  /** 0 is the main pot. */
  readonly pot: number;
  readonly amount: number;
  /** Who can win it. */
  readonly eligible: readonly Seat[];
  /** What each player in it has put in between these two totals. */
  readonly floor: number;
  readonly cap: number;
  /** Who wins it: one, or several in the order in which odd chips reach them. */
  readonly winners: readonly Seat[];
  readonly awards: readonly Award[];
  /** Who gets an odd chip of it; empty where it splits evenly, or does not split. */
  readonly odd: readonly Seat[];
}

/** "Which pot first, and to whom?", with the answer. */
export interface PotQuestion {
  /** In the order of pushing: the last side pot first. */
  readonly pots: readonly QuestionPot[];
  /** What each player has at the end, by seat; null for who folded. */
  readonly hands: readonly (HandRank | null)[];
  /** What each player put in and did not get back, by seat. */
  readonly bets: readonly number[];
}

/** One push as somebody would do it. */
export interface Push {
  readonly pot: number;
  /** To whom: several seats share it. */
  readonly to: readonly number[];
  /** Who gets the odd chips; left out where it was not asked. */
  readonly odd?: readonly number[];
}

/** Why a push is wrong. */
export type PushFault =
  /** Another pot goes first. */
  | { readonly code: "POT_ORDER"; readonly pot: number; readonly first: number }
  /** There is no such pot, or it is pushed already. */
  | { readonly code: "POT_NOT_THERE"; readonly pot: number }
  | { readonly code: "NOBODY_NAMED"; readonly pot: number }
  /** The hand was folded; the chips that it left stay in the pot. Also for a seat that there is not. */
  | { readonly code: "FOLDED"; readonly pot: number; readonly seat: number }
  /** All-in for `put`, and this pot is what lies above `floor`. */
  | { readonly code: "NOT_ELIGIBLE"; readonly pot: number; readonly seat: number; readonly put: number; readonly floor: number }
  /** `winner` has the better hand: what decides is the comparison of the two. */
  | { readonly code: "BETTER_HAND"; readonly pot: number; readonly seat: number; readonly winner: Seat; readonly why: Why }
  /** `seat` has the same hand as the winner who was named, and shares. */
  | { readonly code: "TIE"; readonly pot: number; readonly seat: Seat; readonly with: Seat }
  /** Odd chips go one each to the winners first left of the button (TDA 2024 20). */
  | { readonly code: "ODD_CHIP"; readonly pot: number; readonly named: readonly number[]; readonly odd: readonly Seat[] };

/** How one push was judged. */
export interface PushCheck {
  readonly push: Push;
  /** Empty: it was right. */
  readonly faults: readonly PushFault[];
  /** The pot that was due, with its answer; null where all were pushed already. */
  readonly due: QuestionPot | null;
}

/** The pause before the pots are pushed. Null while a hand is at play, and where everybody else folded: then there is nothing to ask. */
export function potQuestion({ play }: Session): PotQuestion | null {
  if (play?.hand.phase.at !== "complete") return null;
  const { hand } = play;
  const { outcome } = play.hand.phase;
  if (hand.folded.filter((out) => !out).length < 2) return null;
  const { pots: layers } = layersOf(hand);
  const pots = outcome.pots.map(({ pot, amount, eligible, awards }): QuestionPot => {
    const { floor, cap } = layers[pot] ?? { floor: 0, cap: 0 };
    const winners = awards.map(({ seat }) => seat);
    const odd = awards.flatMap(({ seat, oddBy }) => (oddBy === null ? [] : [seat]));
    return { pot, amount, eligible, floor, cap, winners, awards, odd };
  });
  return { pots: pots.reverse(), hands: handsOf(hand), bets: hand.bets };
}

function handsOf({ cards, folded, boards }: Hand): (HandRank | null)[] {
  const board = (boards[0] ?? []) as readonly Card[];
  return cards.map((own, seat) => {
    const ranked = folded[seat] ? null : rankHand("holdem", own as readonly Card[], board);
    return ranked?.ok ? ranked.value.high : null;
  });
}

/**
 * Judges pushes in the order in which they were made, each by itself: it may be the wrong pot and yet go to the right player. What is
 * pushed once is gone, so that the pot that is due next is the first one left.
 */
export function checkPushes(question: PotQuestion, pushes: readonly Push[]): PushCheck[] {
  let left = question.pots;
  return pushes.map((push) => {
    const due = left[0] ?? null;
    const pot = left.find((other) => other.pot === push.pot);
    if (!pot) return { push, due, faults: [{ code: "POT_NOT_THERE", pot: push.pot }] };
    left = left.filter((other) => other !== pot);
    const order: PushFault[] = due && due !== pot ? [{ code: "POT_ORDER", pot: pot.pot, first: due.pot }] : [];
    return { push, due, faults: [...order, ...checkTo(question, pot, push)] };
  });
}

function checkTo(question: PotQuestion, pot: QuestionPot, { to, odd }: Push): PushFault[] {
  if (to.length === 0) return [{ code: "NOBODY_NAMED", pot: pot.pot }];
  const named = pot.winners.filter((seat) => to.includes(seat));
  const wrong = [...new Set(to)].flatMap((seat) => checkSeat(question, pot, seat) ?? []);
  const [first] = named;
  const ties = pot.winners.flatMap((seat): PushFault[] =>
    first === undefined || to.includes(seat) ? [] : [{ code: "TIE", pot: pot.pot, seat, with: first }],
  );
  if (wrong.length + ties.length > 0 || odd === undefined) return [...wrong, ...ties];
  const same = odd.length === pot.odd.length && pot.odd.every((seat) => odd.includes(seat));
  return same ? [] : [{ code: "ODD_CHIP", pot: pot.pot, named: odd, odd: pot.odd }];
}

/** What is wrong with giving a pot, or a part of it, to a player; null where they win it. */
function checkSeat({ hands, bets }: PotQuestion, { pot, floor, eligible, winners }: QuestionPot, seat: number): PushFault | null {
  const hand = hands[seat];
  if (!hand) return { code: "FOLDED", pot, seat };
  if (!eligible.includes(seat as Seat)) return { code: "NOT_ELIGIBLE", pot, seat, put: bets[seat] as number, floor };
  const winner = winners[0] as Seat;
  const best = hands[winner];
  if (winners.includes(seat as Seat) || !best) return null;
  return { code: "BETTER_HAND", pot, seat, winner, why: compareHands(best, hand, "holdem", "high") };
}
