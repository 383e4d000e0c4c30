import type { HandConfig } from "sidepot/hand";
import { seeded, shuffled } from "sidepot/random";
import type { Decide, Style } from "../bots/types.ts";
import { type Counts, countHand, noCounts, type StyleStatistics, statisticsOf } from "./counts.ts";
import { type Entrant, playHand } from "./hand.ts";

/** Whom a style is measured against, six-handed: sound players. One who never bets would leave nobody anything to call. */
export const POOL: readonly Style[] = ["tight-aggressive", "tight-aggressive", "tight-aggressive", "loose-aggressive", "nit"];

/** Six players with a hundred big blinds each, no antes. */
export const SIX_MAX: HandConfig = {
  game: "holdem",
  blinds: [50, 100],
  stacks: [10_000, 10_000, 10_000, 10_000, 10_000, 10_000],
  unit: 50,
};

/** Streams of {@link measureStyle} that seat the players lie above those of the deals. */
const SEATING = 2 ** 31;

/** A style as it plays at a table of six with {@link POOL} in the other seats, which are drawn anew for every hand. */
export function measureStyle(style: Style, decide: Decide, hands = 20_000, seed = 1): StyleStatistics {
  const own = noCounts();
  const others = noCounts();
  const table = [style, ...POOL].map((each) => ({ bot: { style: each }, decide }));
  const places = table.map((_, i) => i);
  for (let number = 0; number < hands; number++) {
    const seating = shuffled(places, seeded(seed, SEATING + number));
    const played = playHand(
      { config: SIX_MAX, seed, number },
      seating.map((at) => table[at] as Entrant),
    );
    if (played.ok)
      countHand(
        played.value.events,
        seating.map((at): Counts => (at === 0 ? own : others)),
      );
  }
  return statisticsOf(own);
}
