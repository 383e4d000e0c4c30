import type { FinishedHand } from "@sidepot/trainer/table";
import { replayEvents } from "sidepot/hand";
import { type Layers, layerPots } from "sidepot/pots";

/** What the question after a hand shows: what everybody put in, from which the pots follow. */
export interface PotQuiz {
  readonly layers: Layers;
  /** By seat: live chips without what came back uncalled. */
  readonly bets: readonly number[];
  readonly folded: readonly boolean[];
  /** Antes of one player for all, and other dead chips. */
  readonly dead: number;
}

/** The question on a hand's pots; null where there is nothing to ask: a single pot without any chips of folded players. */
export function quizOf({ events }: Pick<FinishedHand, "events">): PotQuiz | null {
  const hand = replayEvents(events);
  if (!hand) return null;
  // Who mucked at the showdown was in until then: that parts no pots.
  const folded = hand.bets.map((_, seat) => events.some((event) => event.type === "folded" && event.seat === seat));
  const layers = layerPots(hand.bets.map((bet, seat) => ({ bet, dead: hand.dead[seat] ?? 0, folded: folded[seat] === true })));
  if (!layers.ok) return null;
  const left = hand.bets.some((bet, seat) => bet > 0 && folded[seat]);
  if (layers.value.pots.length < 2 && !(left && layers.value.pots.length > 0)) return null;
  return { layers: layers.value, bets: layers.value.bets, folded, dead: hand.dead.reduce((sum, chips) => sum + chips, 0) };
}
