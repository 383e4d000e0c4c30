import type { Seat } from "../seat.ts";
import type { Holdings } from "./holdings.ts";
import { type Asked, totalOf } from "./outcome.ts";
import type { Potential } from "./potential.ts";
import type { Spot } from "./spot.ts";
import type { Choice, Response } from "./types.ts";

/** How often an opponent goes on, by holding. */
export type Answer = Float64Array;

/** The part of their hands with which each asked opponent must go on so that a bluff breaks even. */
function defence(spot: Spot, choice: Choice, { level, responders }: Asked): number {
  const { seat, fronts, stacks, pot } = spot;
  const reach = Math.max(...responders.map((i) => (fronts[i] as number) + (stacks[i] as number)));
  const own = fronts[seat] as number;
  // What nobody can call is not risked; where the player only calls, the price is that of the bet which stands.
  const added = Math.min(totalOf(spot, choice), Math.max(reach, spot.level)) - own;
  const risked = "to" in choice ? added : Math.min(level, reach);
  const folds = Math.min(1, risked / (pot + added));
  return 1 - folds ** (1 / responders.length);
}

/** How an opponent answers a choice under a response that needs no solver. */
export function answerOf(
  spot: Spot,
  choice: Choice,
  asked: Asked,
  response: Exclude<Response, "equilibrium">,
  holdings: Holdings,
  potential: Potential,
): Answer {
  return response === "never-folds-better" ? ahead(holdings, potential) : strongest(holdings, potential, defence(spot, choice, asked));
}

/** Exactly the hands that win more than half against the player's: on a river those that beat it. */
function ahead({ count, first, second }: Holdings, { ofHero }: Potential): Answer {
  return Float64Array.from({ length: count }, (_, i) =>
    (ofHero[52 * (first[i] as number) + (second[i] as number)] as number) > 0.5 ? 1 : 0,
  );
}

/** The strongest part of the holdings; those on its edge go on as often as fills it. */
function strongest({ count, first, second, weights }: Holdings, { ofAny }: Potential, part: number): Answer {
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
  return answer;
}

/** The opponents still in, live ones first: the order in which ranges are kept. */
export const opponentsOf = ({ live, allIn }: Spot): Seat[] => [...live, ...allIn];
