import type { Problem, Result } from "sidepot";
import { type ShowOrder, type ShowRules, showOrder } from "sidepot/showdown";
import type { Hand } from "../pots/hand.ts";
import type { Judged } from "./judged.ts";
import { gameOf } from "./slots.ts";

/** What has to be told before the order of showing is known. Seats; null for nobody. */
export interface ShowAnswers {
  readonly rules: ShowRules;
  readonly lastAggressor: number | null;
  readonly pushedAllIn: number | null;
  readonly firstToAct: number | null;
}

/** Who is still in: seat, whether all-in, whether in the main pot alone. */
export function liveSeats(hand: Hand, { rows, settlement }: Judged): { seat: number; allIn: boolean; mainPotOnly: boolean }[] {
  const top = Math.max(...rows.map((row) => hand.players[row]?.bet ?? 0));
  const pots = settlement?.layers.pots ?? [];
  return rows.flatMap((row, seat) => {
    const player = hand.players[row];
    if (!player || player.state === "folded") return [];
    const allIn = settlement !== null && (player.state === "all-in" || (player.state === "live" && player.bet < top));
    const inSide = pots.some((pot, i) => i > 0 && (pot.eligible as readonly number[]).includes(seat));
    return [{ seat, allIn, mainPotOnly: pots.length > 1 && !inSide }];
  });
}

/** In stud games the cards showing, not the button, say who acts first. */
export const asksFirstToAct = (hand: Hand): boolean => ["stud", "stud8", "razz"].includes(gameOf(hand));

/** Who shows first. */
export function showingOf(hand: Hand, judged: Judged, answers: ShowAnswers): Result<ShowOrder, Problem> {
  const { rows, settlement } = judged;
  const before = rows.findLastIndex((row) => row <= hand.button);
  const given = (name: "lastAggressor" | "pushedAllIn" | "firstToAct"): object => (answers[name] === null ? {} : { [name]: answers[name] });
  return showOrder({
    rules: answers.rules,
    players: rows.length,
    button: settlement?.button ?? (before < 0 ? rows.length - 1 : before),
    live: liveSeats(hand, judged),
    ...given("lastAggressor"),
    ...given("pushedAllIn"),
    ...(asksFirstToAct(hand) ? given("firstToAct") : {}),
  });
}
