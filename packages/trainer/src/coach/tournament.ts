import { fraction, seeded } from "sidepot/random";
import type { FinishedHand } from "../table/index.ts";
import { dealer, shareOf } from "./deals.ts";
import { type Evidence, quietChoice } from "./findings.ts";
import { answersOf, type Reading, readingOf } from "./models.ts";
import { askedBy, type Ending, endingOf, type Slice, slicesAt } from "./outcome.ts";
import { type Potential, potentialOf } from "./potential.ts";
import { MOST_PLAYERS, prizeMoney } from "./prize-money.ts";
import type { Answers } from "./sampled.ts";
import type { Spot } from "./spot.ts";
import type { Choice, Decision, Finding, ReviewOptions } from "./types.ts";

/** Deals for the comparison in prize money. */
const DEALS = 10_000;
const STREAM = 9;

/**
 * What is taken of the prizes of a practice tournament, which has none of its own: half, 30 and 20 % of the pool where six or more
 * began, 65 and 35 % for four or five, all for the winner below. Nothing for a hand of another kind.
 */
export function tournamentOptions({ tournament: played }: Pick<FinishedHand, "tournament">): Pick<ReviewOptions, "prizes" | "others"> {
  if (!played) return {};
  const { entrants, others } = played;
  return { prizes: entrants >= 6 ? [0.5, 0.3, 0.2] : entrants >= 4 ? [0.65, 0.35] : [1], others };
}

/**
 * D9: what a bet beside an all-in player gains over a check, in chips and as a part of the prize pool, when the live players answer by
 * minimum defence. Everybody still in the tournament counts. A piece of information and no advice to check: nobody may agree with
 * another player to check a hand down.
 */
export function tournament(
  decision: Decision,
  { spot, models }: Pick<Evidence, "spot" | "models">,
  options: ReviewOptions,
  potential: Potential = potentialOf(spot.board, spot.hero),
): Finding | null {
  const { prizes, others = [], seed = 1 } = options;
  const quiet = quietChoice(spot);
  const model = models.find(({ model: { width, response } }) => width === "median" && response === "minimum-defence");
  const beside =
    prizes !== undefined && spot.allIn.length > 0 && spot.live.length > 0 && spot.stacks.length + others.length <= MOST_PLAYERS;
  if (!beside || !model || spot.choices[quiet]?.do !== "check") return null;
  const ev = (at: number): number => model.worths[at]?.ev ?? 0;
  const bets = spot.choices.flatMap((choice, i) => ("to" in choice ? [i] : [])).sort((a, b) => ev(b) - ev(a));
  const bet = bets.includes(spot.made) ? spot.made : bets[0];
  const reading = readingOf(decision, spot, "median");
  if (bet === undefined || reading === null) return null;
  const answers = answersOf(spot, reading, "minimum-defence", potential);
  const pool = prizes.reduce((sum, prize) => sum + prize, 0);
  if (!(pool > 0)) return null;
  const parts = prizes.map((prize) => prize / pool);
  const found = gains(spot, reading, [quiet, bet], answers, { parts, others }, seed);
  return found && { id: "tournament", ...found, prizes: parts };
}

/** What is won by place, as parts of all prizes, and the chips of those who do not play this hand. */
interface Prizes {
  readonly parts: readonly number[];
  readonly others: readonly number[];
}

/** What the second choice gains over the first, in chips and in prize money by the same deals; null where the prize is no more than chance. */
function gains(
  spot: Spot,
  { opponents, holdings }: Reading,
  choices: readonly [number, number],
  answers: readonly Answers[],
  { parts, others }: Prizes,
  seed: number,
): { readonly chips: number; readonly prize: number } | null {
  const random = seeded(seed, STREAM);
  const draw = dealer(spot, holdings, random);
  const values = new Int32Array(52);
  const worth = new Map<string, { readonly chips: number; readonly prize: number }>();
  const endings = choices.map((at) => endingsOf(spot, spot.choices[at] as Choice));
  const nothing = { chips: 0, prize: 0 };
  let chips = 0;
  let sum = 0;
  let squares = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    if (!draw.next()) return null;
    draw.strengths(opponents, values);
    const luck = opponents.map(() => fraction(random));
    const [before = nothing, after = nothing] = choices.map((at, i) => {
      let going = 0;
      for (const [place, seat] of opponents.entries()) {
        const answer = answers[at]?.[place];
        if (answer && (luck[place] as number) < (answer[draw.holding(place)] as number)) going |= 1 << seat;
      }
      const stacks = stacksAt(spot, (endings[i] as (going: number) => End)(going), values);
      const key = stacks.join();
      const own = worth.get(key) ?? {
        chips: stacks[spot.seat] as number,
        prize: prizeMoney([...stacks, ...others], parts)?.[spot.seat] ?? 0,
      };
      worth.set(key, own);
      return own;
    });
    const gain = after.prize - before.prize;
    chips += after.chips - before.chips;
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / DEALS;
  const error = Math.sqrt(Math.max(0, squares / DEALS - mean ** 2) / (DEALS - 1));
  return Math.abs(mean) > 3 * error ? { chips: chips / DEALS, prize: mean } : null;
}

interface End extends Ending {
  readonly slices: readonly Slice[];
}

function endingsOf(spot: Spot, choice: Choice): (going: number) => End {
  const asked = askedBy(spot, choice);
  const known = new Map<number, End>();
  return (going) => {
    const ending = endingOf(spot, asked, going);
    const end = known.get(going) ?? { ...ending, slices: slicesAt(spot, ending) };
    known.set(going, end);
    return end;
  };
}

/** Everybody's chips once every part of the money is with those who win it. */
function stacksAt({ seat, stacks, fronts: now }: Spot, { fronts, slices }: End, values: Int32Array): number[] {
  const after = stacks.map((chips, i) => chips + (now[i] as number) - (fronts[i] as number));
  for (const { amount, opponents, open } of slices) {
    const set = open ? opponents | (1 << seat) : opponents;
    for (let i = 0; i < after.length; i++) {
      if ((set >> i) & 1) after[i] = (after[i] as number) + amount * shareOf(values, i, set & ~(1 << i));
    }
  }
  return after;
}
