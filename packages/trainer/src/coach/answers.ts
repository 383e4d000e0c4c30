import type { Seat } from "../seat.ts";
import type { Holdings } from "./holdings.ts";
import { type Asked, totalOf } from "./outcome.ts";
import type { Potential } from "./potential.ts";
import type { Spot } from "./spot.ts";
import type { Choice, Response } from "./types.ts";

/** How often an opponent goes on, by holding. */
export type Answer = Float64Array;

/** What a choice puts at risk to make the asked opponents fold, and what all of it can win at once. */
function riskOf(spot: Spot, choice: Choice, { level, responders }: Asked): { readonly risked: number; readonly folds: number } {
  const { seat, fronts, stacks, pot } = spot;
  const reach = Math.max(...responders.map((i) => (fronts[i] as number) + (stacks[i] as number)));
  const own = fronts[seat] as number;
  // What nobody can call is not risked; where the player only calls, the price is that of the bet which stands.
  const added = Math.min(totalOf(spot, choice), Math.max(reach, spot.level)) - own;
  const risked = "to" in choice ? added : Math.min(level, reach);
  return { risked, folds: Math.min(1, risked / (pot + added)) };
}

/** The part of their hands with which each asked opponent must go on so that a bluff breaks even. */
const defence = (spot: Spot, choice: Choice, asked: Asked): number =>
  1 - riskOf(spot, choice, asked).folds ** (1 / asked.responders.length);

/**
 * What an opponent must win against any two cards to go on for the price that is asked, where it is less than what the player risks: a
 * raise that adds little to a bet is called with more than keeps bluffs honest. 1 where it is not.
 */
function pricedIn(spot: Spot, choice: Choice, asked: Asked, seat: Seat): number {
  const { hand, fronts, folded, stacks } = spot;
  const adds = Math.min(asked.level - (asked.fronts[seat] as number), stacks[seat] as number);
  if (adds >= riskOf(spot, choice, asked).risked) return 1;
  const own = (hand.bets[seat] as number) + adds;
  const canWin = hand.bets.reduce((sum, bet, i) => {
    const total = i === seat ? own : bet + (asked.fronts[i] as number) - (fronts[i] as number);
    return sum + Math.min(total, own) + (hand.dead[i] as number);
  }, 0);
  const { responders } = asked;
  const matched = folded.filter((out, i) => !out && !responders.includes(i as Seat)).length;
  // Of the others who are asked half will fold; and whoever bets holds more than any two cards, as if half a player more were to be beaten.
  return (adds / canWin) ** (1 / (matched + responders.length / 2));
}

/** How an opponent answers a choice under a response that needs no solver. */
export function answerOf(
  spot: Spot,
  choice: Choice,
  asked: Asked,
  seat: Seat,
  response: Exclude<Response, "equilibrium">,
  holdings: Holdings,
  potential: Potential,
): Answer {
  if (response === "never-folds-better") return ahead(holdings, potential);
  return strongest(holdings, potential, defence(spot, choice, asked), pricedIn(spot, choice, asked, seat));
}

/** Exactly the hands that win more than half against the player's: on a river those that beat it. */
function ahead({ count, first, second }: Holdings, { ofHero }: Potential): Answer {
  return Float64Array.from({ length: count }, (_, i) =>
    (ofHero[52 * (first[i] as number) + (second[i] as number)] as number) > 0.5 ? 1 : 0,
  );
}

/** The strongest part of the holdings, those on its edge as often as fills it; and whatever is worth at least so much. */
function strongest({ count, first, second, weights }: Holdings, { ofAny }: Potential, part: number, least: number): Answer {
  const worth = Float64Array.from({ length: count }, (_, i) => ofAny[52 * (first[i] as number) + (second[i] as number)] as number);
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => (worth[b] as number) - (worth[a] as number) || a - b);
  const answer = new Float64Array(count);
  let room = part * weights.reduce((sum, weight) => sum + weight, 0);
  for (let at = 0; at < count && room > 0; ) {
    let end = at;
    let weight = 0;
    while (end < count && worth[order[end] as number] === worth[order[at] as number]) weight += weights[order[end++] as number] as number;
    const often = Math.min(1, room / weight);
    for (; at < end; at++) answer[order[at] as number] = often;
    room -= weight;
  }
  for (let i = 0; i < count; i++) if ((worth[i] as number) >= least) answer[i] = 1;
  return answer;
}

/** The opponents still in, live ones first: the order in which ranges are kept. */
export const opponentsOf = ({ live, allIn }: Spot): Seat[] => [...live, ...allIn];
