import type { Worth } from "./exact.ts";
import { outOfPlay } from "./five.ts";
import { askedBy } from "./outcome.ts";
import type { ModelWorths, Work } from "./review.ts";
import type { Spot } from "./spot.ts";
import type { Choice, Finding, LayerValue } from "./types.ts";
import { threshold } from "./verdict.ts";

/** What the detectors look at. */
export interface Evidence {
  readonly spot: Spot;
  /** Every model's values; the middle one speaks, the others may not contradict. */
  readonly models: readonly ModelWorths[];
  readonly middle: number;
  /** The player's part of a showdown with all-in players, and with the live one. */
  readonly beatsAllIn: number;
  readonly beatsLive: number;
}

/** A bet beside the check or call that it was made instead of. */
interface BetCase {
  /** What folds bring in the pots of the streets before. */
  readonly gain: number;
  /** What the new chips lose when they are called; below 0 where they win. */
  readonly cost: number;
  /** EV of the bet less EV of the other. */
  readonly difference: number;
  readonly folds: number;
  /** The player's part of the new chips that are called. */
  readonly calledShare: number;
  readonly error: number;
}

/** Looks at a decision with every detector; what is found is true under the middle model and not contradicted by the others. */
export function findingsOf(work: Work, middle: number): Finding[] {
  const { spot, models, beats } = work;
  const evidence: Evidence = { spot, models, middle, beatsAllIn: beats.allIn, beatsLive: beats.live };
  const found = [
    drySidePotBluff(evidence),
    protectionBet(evidence),
    beatsAllInOnly(evidence),
    entitlement(evidence),
    uncalled(spot),
    missedValue(evidence),
    spot.board.length === 5 ? outOfPlay(spot.hero, spot.board) : null,
    work.tournament,
  ];
  return found.filter((finding) => finding !== null);
}

const isUp = (choice: Choice | undefined): choice is Extract<Choice, { to: number }> => choice !== undefined && "to" in choice;

/** The place of the check, or of the call where there is none; -1 without. */
export const quietChoice = (spot: Spot): number => spot.choices.findIndex(({ do: what }) => what === "check" || what === "call");

const total = (layers: readonly LayerValue[], value: (layer: LayerValue) => number, fresh: boolean): number =>
  layers.reduce((sum, layer) => sum + ((layer.kind === "new") === fresh ? value(layer) : 0), 0);

/** A bet beside the check, in one model. */
function betCase({ worths, errors }: ModelWorths, bet: number, quiet: number): BetCase | null {
  const [up, down] = [worths[bet], worths[quiet]];
  if (!up || !down) return null;
  const won = (worth: Worth): number => total(worth.layers, (layer) => layer.won, false);
  const chips = total(up.layers, ({ amount }) => amount, true);
  return {
    gain: won(up) - won(down),
    cost: total(up.layers, (layer) => layer.paid - layer.won, true) - total(down.layers, (layer) => layer.paid - layer.won, true),
    difference: up.ev - down.ev,
    folds: up.folds ?? 0,
    calledShare: chips > 0 ? total(up.layers, (layer) => layer.won, true) / chips : 0,
    error: Math.hypot(errors[bet] ?? 0, errors[quiet] ?? 0),
  };
}

/** The bet that was made beside a check, in the middle model; null unless it was a first bet into a pot with an all-in player. */
function firstBet({ spot, models, middle }: Evidence): (BetCase & { readonly wrong: boolean; readonly tau: number }) | null {
  const model = models[middle];
  const quiet = quietChoice(spot);
  const bet = isUp(spot.choices[spot.made]) && spot.choices[quiet]?.do === "check" && allInBefore(spot).length > 0 && spot.live.length > 0;
  const one = bet && model ? betCase(model, spot.made, quiet) : null;
  if (!one) return null;
  const tau = threshold(spot.reach, one.error);
  const others = models.every((each) => (betCase(each, spot.made, quiet)?.difference ?? 0) <= tau);
  return { ...one, tau, wrong: one.difference < -tau && others };
}

/** Opponents who are all-in and can win a pot of the streets before. */
const allInBefore = ({ allIn, layers }: Spot): Spot["allIn"] =>
  allIn.filter((seat) => layers.some(({ kind, eligible }) => kind !== "new" && eligible.includes(seat)));

/** Chips in the pots that no all-in player can win. */
const sidePot = (spot: Spot): number =>
  spot.layers.reduce((sum, { amount, eligible }) => sum + (spot.allIn.some((seat) => eligible.includes(seat)) ? 0 : amount), 0);

/** D1: a first bet of a hand that loses to what calls, where nothing lies in the side pot: a fold leaves the all-in player to beat. */
export function drySidePotBluff(evidence: Evidence): Finding | null {
  const { spot, beatsAllIn } = evidence;
  const bet = firstBet(evidence);
  if (!bet?.wrong || sidePot(spot) > 0 || bet.calledShare >= 0.5 || beatsAllIn > 0.5) return null;
  return {
    id: "dry-side-pot-bluff",
    effectivePot: bet.folds > 0 ? bet.gain / bet.folds : 0,
    ordinaryPot: spot.pot,
    mainGain: bet.gain,
    cost: bet.cost,
    loss: -bet.difference,
    allIn: allInBefore(spot),
  };
}

/** D2: a first bet of a hand that is ahead of everybody, whose folds bring less than its calls cost. The all-in player cannot fold. */
export function protectionBet(evidence: Evidence): Finding | null {
  const { spot, beatsAllIn, beatsLive } = evidence;
  const bet = firstBet(evidence);
  if (!bet?.wrong || beatsAllIn <= 0.5 || beatsLive <= 0.5 || bet.calledShare >= 0.5) return null;
  return { id: "protection-bet", fromLive: bet.gain, cost: bet.cost, allIn: allInBefore(spot) };
}

/** D3: a first bet of a hand that beats the all-in player and loses to what calls: a mistake, or the exception in which better hands fold often enough. */
export function beatsAllInOnly(evidence: Evidence): Finding | null {
  const { spot, beatsAllIn, beatsLive } = evidence;
  const bet = firstBet(evidence);
  if (!bet || beatsAllIn <= 0.5 || bet.calledShare >= 0.5) return null;
  const pays = bet.difference > bet.tau;
  // A hand that is ahead of the live player, too, bets to protect: that is another lesson.
  if (!pays && (!bet.wrong || beatsLive > 0.5)) return null;
  return { id: "beats-all-in-only", pays, difference: bet.difference, beatsAllIn, beatsLive, allIn: allInBefore(spot) };
}

/**
 * D4: a call for all chips, whose price is right counted with everything on the table, and wrong by what this player can win. While
 * somebody behind can still call, nobody knows what that will be.
 */
export function entitlement({ spot, models, middle }: Evidence): Finding | null {
  const { hand, seat, stacks, toCall: call, pot, choices, made } = spot;
  const choice = choices[made];
  if (choice?.do !== "call" || call < (stacks[seat] as number) || askedBy(spot, choice).responders.length > 0) return null;
  const own = (hand.bets[seat] as number) + call;
  const canWin = hand.bets.reduce((sum, bet, i) => sum + Math.min(i === seat ? own : bet, own) + (hand.dead[i] as number), 0);
  const onTable = pot + call;
  const won = models[middle]?.worths[made]?.layers.reduce((sum, layer) => sum + layer.won, 0) ?? 0;
  const [needed, seemed, equity] = [call / canWin, call / onTable, won / canWin];
  if (!(equity < needed && equity >= seemed)) return null;
  return { id: "entitlement", canWin, onTable, call, needed, seemed, equity };
}

/** D5: a bet or raise above what any opponent can put in. */
export function uncalled({ choices, made, stacks, fronts, live, level }: Spot): Finding | null {
  const choice = choices[made];
  if (!isUp(choice)) return null;
  const cover = Math.max(level, ...live.map((i) => (fronts[i] as number) + (stacks[i] as number)));
  return choice.to > cover ? { id: "uncalled", amount: choice.to - cover, cover } : null;
}

/** D6: a check of a hand that is ahead of what would call, beside an all-in player. */
export function missedValue({ spot, models, middle }: Evidence): Finding | null {
  const model = models[middle];
  const allIn = allInBefore(spot);
  if (!model || spot.choices[spot.made]?.do !== "check" || allIn.length === 0) return null;
  let best: { readonly to: number; readonly bet: BetCase } | null = null;
  for (const [i, choice] of spot.choices.entries()) {
    const bet = isUp(choice) ? betCase(model, i, spot.made) : null;
    if (!isUp(choice) || !bet || bet.calledShare <= 0.5 || bet.difference <= threshold(spot.reach, bet.error)) continue;
    if (best === null || bet.difference > best.bet.difference) best = { to: choice.to, bet };
  }
  return best && { id: "missed-value", share: best.bet.calledShare, gain: best.bet.difference, to: best.to, allIn };
}
