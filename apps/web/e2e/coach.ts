import { act, defaultTable, type FinishedHand, finished, heroOf, nextHand, openTable, type Session, toAct } from "@sidepot/trainer/table";
import { type Action, legalActions } from "sidepot/hand";

const NAMES = ["Me", "Leo", "Ana"];

/**
 * A hand of the practice table's own functions: the shortest stack is all-in before the flop and everybody calls; then it goes to the
 * river, where the person bets `bet` parts of the pot once it is their turn with nothing to call, and otherwise calls. Of four players
 * one folds to that bet.
 *
 * @param wanted takes the first of many deals that is as the test needs it
 */
export function playedHand(bet: number | null, wanted: (hand: FinishedHand) => boolean = () => true, names = NAMES): FinishedHand {
  for (let seed = 1; seed <= 500; seed++) {
    const hand = play(names, seed, bet);
    if (hand && wanted(hand)) return hand;
  }
  throw new Error("no deal is as wanted");
}

function play(names: readonly string[], seed: number, bet: number | null): FinishedHand | null {
  const opened = openTable(defaultTable(names, seed));
  if (!opened.ok) throw new Error(opened.error.code);
  let session = nextHand(opened.value);
  const hero = heroOf(session);
  const stacks = session.play?.hand.settings.stacks ?? [];
  const short = stacks.indexOf(Math.min(...stacks) as (typeof stacks)[number]);
  if (hero === null || short === hero) return null;
  const folds = names.length > NAMES.length ? stacks.findLastIndex((_, seat) => seat !== hero && seat !== short) : null;
  for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
    const done = act(session, actionOf(session, seat, { hero, short, folds, bet }));
    if (!done.ok) throw new Error(done.error.code);
    session = done.value;
  }
  return finished(session);
}

function actionOf(
  session: Session,
  seat: number,
  who: { readonly hero: number; readonly short: number; readonly folds: number | null; readonly bet: number | null },
): Action {
  const hand = session.play?.hand;
  const legal = hand && legalActions(hand);
  if (!hand || !legal) throw new Error("nobody is to act");
  if (seat === who.short) return { do: "all-in", seat };
  const river = hand.boards[0]?.length === 5;
  if (seat === who.hero && river && who.bet !== null && legal.bet) {
    const pot = hand.bets.concat(hand.dead).reduce((sum, amount) => sum + amount, 0);
    const unit = hand.settings.unit;
    const to = Math.round((pot * who.bet) / unit) * unit;
    return { do: "bet", seat, to: Math.min(legal.bet.max, Math.max(legal.bet.min, to)) };
  }
  if (seat === who.folds && river && !legal.check) return { do: "fold", seat };
  return { do: legal.check ? "check" : "call", seat };
}

/** Hands as the device keeps them, the newest first. */
export const shelf = (...hands: readonly FinishedHand[]): string =>
  JSON.stringify({
    version: 1,
    hands: hands.map((hand) => ({ id: `${hand.proof.seed.toString(36)}-${hand.proof.number}`, when: 1, hand })),
  });
