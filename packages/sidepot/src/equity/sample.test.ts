import { describe, expect, it } from "vitest";
import { type Card, parseCards, RANKS } from "../cards/index.ts";
import { kernel } from "../ranking/evaluate/kernel.ts";
import { countEvery } from "./every.ts";
import { planSampling, type Sampling, sampleChunk } from "./sample.ts";
import { addTally, emptyTally, readTally } from "./tally.ts";
import type { EquityInput, Range, Tally } from "./types.ts";

const cards = (text: string): Card[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return [...read.value];
};

/** All hands with which a rule agrees, by ranks (higher first) and whether they are of one suit. */
function rangeOf(rule: (high: number, low: number, suited: boolean) => boolean | number): Range {
  const range: Range[number][] = [];
  for (let a = 1; a < 52; a++) {
    for (let b = 0; b < a; b++) {
      const weight = Number(rule(a >> 2, b >> 2, (a & 3) === (b & 3)));
      if (weight > 0) range.push({ cards: [a as Card, b as Card], weight });
    }
  }
  return range;
}

const rank = (letter: string): number => RANKS.indexOf(letter as (typeof RANKS)[number]);
const pairsFrom = (letter: string): Range => rangeOf((a, b) => a === b && a >= rank(letter));
const anyTwo: Range = rangeOf(() => true);
const hand = (text: string): Range => {
  const [a, b] = cards(text).sort((x, y) => y - x) as [Card, Card];
  return [{ cards: [a, b], weight: 1 }];
};
const ask = (players: readonly Range[], board = "", dead = "", contests?: number[][]): Required<EquityInput> => ({
  players,
  board: board ? cards(board) : [],
  dead: dead ? cards(dead) : [],
  contests: contests ?? [players.map((_, at) => at)],
});

const plan = (input: Required<EquityInput>): Sampling => {
  const made = planSampling(input);
  if (!made) throw new Error("no deal");
  return made;
};

/** So many deals at least. */
function sample(input: Required<EquityInput>, seed: number, deals: number): Tally {
  const made = plan(input);
  const sum = emptyTally(made.players, made.contests);
  for (let chunk = 0; sum.boards < deals; chunk++) addTally(sum, sampleChunk(made, seed, chunk));
  return sum;
}

/** Four players have the four aces with their kings, but many draws begin with two aces in one hand. */
const acesOrSuited = rangeOf((a, b, suited) => a === rank("A") && (b === a || (suited && b === rank("K"))));
const broadway = rangeOf((a, b, suited) => b >= rank("T") && (suited || a === rank("A")));
const weighted = rangeOf((a, b, suited) => (a === b ? 1 : suited && b >= rank("9") ? 0.5 : a === rank("A") ? 0.07 : 0));

/** Questions that can be counted soon, among them every way of drawing hands. */
const QUESTIONS: Readonly<Record<string, Required<EquityInput>>> = {
  "two hands on a flop": ask([hand("AsKs"), hand("QhQd")], "Qs7s2d"),
  "a flush on the board": ask([hand("AsKd"), hand("QhQd"), hand("2s3s")], "4s7s9sJs"),
  "weighted ranges on a turn": ask([weighted, broadway], "Kh7d2cTs"),
  "dead cards": ask([weighted, broadway], "Kh7d2cTs", "AsAd9h"),
  "three overlapping ranges": ask([pairsFrom("J"), pairsFrom("Q"), rangeOf((a, b) => b >= rank("Q") && a === rank("A"))], "Kh7d2cTs3d"),
  "ranges that leave few deals": ask([pairsFrom("K"), pairsFrom("A"), pairsFrom("Q"), pairsFrom("Q")], "7d2cTs3d4h"),
  "ranges that nearly always collide": ask(
    Array.from({ length: 6 }, () => pairsFrom("Q")),
    "7d2cTs3d4h",
  ),
  "draws that lead nowhere": ask(
    Array.from({ length: 4 }, () => acesOrSuited),
    "7s2sTs3d4h",
  ),
  "any two cards": ask([anyTwo, pairsFrom("9"), hand("AsKs")], "Kh7d2cTs3d"),
  "any two cards twice": ask([anyTwo, anyTwo], "Kh7d2cTs3d"),
  "side pots": ask([pairsFrom("J"), broadway, hand("8s7s")], "6s5sKdQd", "", [[0, 1, 2], [1, 2], [1]]),
};

describe("sampled deals", () => {
  it("run in the kernel here", () => {
    expect(kernel()).not.toBeNull();
  });

  for (const [name, input] of Object.entries(QUESTIONS)) {
    const exact = countEvery(input);
    for (const seed of [1, 2, 77, 2 ** 32 - 1]) {
      it(`agree with counting: ${name}, seed ${seed}`, () => {
        const tally = sample(input, seed, 100_000);
        for (const [contest, counts] of tally.counts.entries()) {
          for (const [set, count] of counts.entries()) {
            const part = (exact.counts[contest]?.[set] as number) / exact.total;
            const error = Math.sqrt(part * (1 - part) * tally.total);
            expect(Math.abs(count - part * tally.total), `${contest} ${set}`).toBeLessThanOrEqual(5 * error);
          }
        }
      });
    }
  }

  const everyone = Array.from({ length: 10 }, (_, player) => player);
  const ten = ask(
    everyone.map(() => anyTwo),
    "",
    "",
    [everyone, everyone.slice(1), [8, 9]],
  );
  it.each([...Object.entries(QUESTIONS), ["ten players", ten] as const])("are the same with the kernel and without: %s", (_, input) => {
    const made = plan(input);
    for (const chunk of [0, 1, 2 ** 32 - 1]) expect(sampleChunk(made, 4, chunk)).toEqual(sampleChunk(made, 4, chunk, null));
  });

  it("are the same for the same seed and chunk, and others for others", () => {
    const made = plan(QUESTIONS["weighted ranges on a turn"] as Required<EquityInput>);
    const one = sampleChunk(made, 5, 3);
    expect(sampleChunk(made, 5, 3)).toEqual(one);
    expect(sampleChunk(made, 5, 4)).not.toEqual(one);
    expect(sampleChunk(made, 3, 5)).not.toEqual(one);
  });

  it.each([
    ["", ask([weighted, broadway, anyTwo])],
    [" where they are weighed", QUESTIONS["ranges that nearly always collide"] as Required<EquityInput>],
  ])("err as much as they say%s", (_, input) => {
    const made = plan(input);
    const shares = Array.from({ length: 200 }, (_, chunk) => {
      const tally = sampleChunk(made, 9, chunk);
      return readTally("sampled", tally, input.contests, made.players).contests[0]?.shares[0] as { equity: number; error: number };
    });
    const mean = shares.reduce((sum, { equity }) => sum + equity, 0) / shares.length;
    const spread = Math.sqrt(shares.reduce((sum, { equity }) => sum + (equity - mean) ** 2, 0) / (shares.length - 1));
    const told = shares.reduce((sum, { error }) => sum + error, 0) / shares.length;
    // The spread of 200 chunks is itself known to about one in twenty.
    expect(spread / told).toBeGreaterThan(0.85);
    expect(spread / told).toBeLessThan(1.15);
  });

  it("are weighed only where hands nearly always collide", () => {
    const weighed = Object.entries(QUESTIONS).filter(([, input]) => plan(input).weighed);
    expect(weighed.map(([name]) => name)).toEqual(["ranges that nearly always collide", "draws that lead nowhere"]);
  });
});

describe("questions without a deal", () => {
  const kings = pairsFrom("K");
  it.each([
    ["a hand on the board", ask([hand("AsKs"), anyTwo], "As2d3c"), false],
    ["the same card twice", ask([hand("AsKs"), hand("AsQs")]), false],
    ["three players with aces", ask([pairsFrom("A"), pairsFrom("A"), pairsFrom("A")]), false],
    ["five players with kings or aces", ask([kings, kings, kings, kings, kings]), false],
    ["four players with kings or aces", ask([kings, kings, kings, kings]), true],
    ["three with kings or aces, one ace dead", ask([kings, kings, kings, kings], "", "As"), false],
    ["a range that is empty", ask([[], anyTwo]), false],
    ["weights of nothing", ask([hand("AsKs").map((combo) => ({ ...combo, weight: 0 })), anyTwo]), false],
  ])("%s", (_, input, possible) => {
    expect(planSampling(input) !== null).toBe(possible);
  });

  it("has too few cards left", () => {
    const players = Array.from({ length: 10 }, () => anyTwo);
    const dead = (many: number) => ({ ...ask(players), dead: Array.from({ length: many }, (_, card) => card as Card) });
    expect(planSampling(dead(27))).not.toBeNull();
    expect(planSampling(dead(28))).toBeNull();
  });
});
