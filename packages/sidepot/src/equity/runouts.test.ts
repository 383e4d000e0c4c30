import { describe, expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { parseCards } from "../cards/parse.ts";
import { parseRange } from "./range.ts";
import { dealsOf, planRunouts, workOf } from "./runouts.ts";
import { addTally, emptyTally } from "./tally.ts";
import type { EquityInput, Range, Tally } from "./types.ts";

function cards(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return [...parsed.value];
}

function range(text: string): Range {
  const parsed = parseRange(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

const question = (players: readonly string[], board: string, dead = ""): Required<EquityInput> => ({
  players: players.map(range),
  board: cards(board),
  dead: dead === "" ? [] : cards(dead),
  contests: [[...players.keys()]],
});

function answer(input: Required<EquityInput>, most?: number): Tally {
  const plan = planRunouts(input, most);
  const sum = emptyTally(input.players.length, input.contests.length);
  for (let unit = 0; unit < plan.units; unit++) addTally(sum, plan.run(unit));
  return sum;
}

/** Weights by set of winners of the first contest. */
const split = (tally: Tally): number[] => [...(tally.counts[0] as Float64Array)];

describe("two hands, by the cards that help", () => {
  test.each([
    ["quads on the flop cannot lose", ["AsAh", "KsKh"], "AdAc2h", [0, 990, 0, 0]],
    ["top set loses to one card on the turn", ["AcAd", "KcKh"], "AhKd7c2s", [0, 43, 1, 0]],
    // Nine hearts, three aces and three kings.
    ["a flush draw with two overcards", ["AhKh", "QsQd"], "2h7h9c3d", [0, 15, 29, 0]],
    ["the board plays", ["AhKh", "QsQd"], "TsJsQcKcAd", [0, 0, 0, 1]],
    // Ad is not there any more: three aces fewer one, three kings, nine hearts.
    ["dead cards help nobody", ["AhKh", "QsQd"], "2h7h9c3d:Ad4h", [0, 13, 29, 0]],
  ])("%s", (_, players, board, expected) => {
    const [known, dead] = board.split(":") as [string, string?];
    expect(split(answer(question(players, known, dead)))).toEqual(expected);
  });

  test("hands that share a card, or one with the board, have no deal", () => {
    for (const [players, board] of [
      [["AsAh", "AsKd"], "2c3c4d"],
      [["AsAh", "KsKd"], "Ks3c4d"],
    ] as const)
      expect(answer(question(players, board))).toEqual({ counts: [new Float64Array(4)], total: 0, boards: 0 });
  });
});

describe("two ranges", () => {
  const FLOP = question(["TT+,AQs+,AKo", "22+,A2s+,KTs+,QJs,ATo+"], "Kh7d2c");

  test("6,162,750 deals of a flop, as another program counts them", () => {
    const tally = answer(FLOP);
    expect(tally.boards).toBe(6_162_750);
    expect(tally.total).toBe(6_162_750);
    const [, first, second, both] = split(tally) as [number, number, number, number];
    expect(first + second + both).toBe(6_162_750);
    expect((first + both / 2) / tally.total).toBeCloseTo(0.732449, 6);
  });

  test.each([["Kh7d2c"], ["Kh7h2h"], ["KhKd2h"]])("random hands on %s: all deals, and neither player is better off", (board) => {
    // 49 cards: two for each player, and two more on the board.
    const every = 1176 * 1081 * 990;
    const input = question(["random", "random"], board);
    expect(planRunouts(input).units).toBeGreaterThan(1);
    const tally = answer(input);
    const [none, first, second, both] = split(tally) as [number, number, number, number];
    expect([none, first + second + both, tally.total, tally.boards]).toEqual([0, every, every, every]);
    expect(first).toBe(second);
  });

  test("how the work is cut does not change a count", () => {
    const whole = answer(FLOP, Infinity);
    for (const most of [50_000, 3000]) {
      expect(planRunouts(FLOP, most).units).toBeGreaterThan(planRunouts(FLOP, Infinity).units);
      expect(answer(FLOP, most)).toEqual(whole);
    }
  });

  test("work is cut as small as one hand for each player", () => {
    const input = question(["AA", "KK", "QQ"], "7h7d2c");
    expect(planRunouts(input, 1).units).toBe(6 * 6 * 6);
    expect(answer(input, 1)).toEqual(answer(input));
  });

  test("suits have no rank: a question with its suits changed about has the same answer", () => {
    const turned = (from: readonly Card[]): Card[] => from.map((card) => ((card & ~3) | ((card + 1) & 3)) as Card);
    const other = {
      ...FLOP,
      board: turned(FLOP.board),
      players: FLOP.players.map((hands) =>
        hands.map(({ cards: [a, b], weight }) => {
          const [x, y] = turned([a, b]) as [Card, Card];
          return { cards: (x > y ? [x, y] : [y, x]) as [Card, Card], weight };
        }),
      ),
    };
    expect(answer(other)).toEqual(answer(FLOP));
  });

  test("who cannot win a pot does not; one player alone, and nobody", () => {
    const tally = answer({ ...FLOP, contests: [[1, 0], [0], [1], []] });
    expect(tally.counts.map((counts) => [...counts])).toEqual([
      split(answer(FLOP)),
      [0, 6_162_750, 0, 0],
      [0, 0, 6_162_750, 0],
      [6_162_750, 0, 0, 0],
    ]);
  });
});

describe("weights", () => {
  const input = question(["AA@30%,KK@10%", "QQ@70%,JJ@20%,AKs@1%"], "Ah7h2c");

  test("what cannot happen weighs nothing, to the last bit", () => {
    const pairs = question(["77@30%,88@10%", "99@70%,TT@20%"], "7h7d2c");
    expect(split(answer(pairs))[3]).toBe(0);
  });

  test("however little a hand weighs, it is there", () => {
    const rare = question(["AsAh", "QsQh"], "AdAc2h");
    const [first, second] = rare.players as [Range, Range];
    const tally = answer({ ...rare, players: [first.map(({ cards }) => ({ cards, weight: 1e-12 })), second] });
    expect(split(tally)[1] as number).toBeCloseTo(990e-12, 20);
  });

  test("hundredths of a percent are exact", () => {
    const scaled = (by: number): Required<EquityInput> => ({
      ...input,
      players: input.players.map((hands) => hands.map(({ cards, weight }) => ({ cards, weight: Math.round(weight * 100) * by }))),
    });
    expect(split(answer(input))).toEqual(split(answer(scaled(1))).map((weight) => weight / 10_000));
  });
});

describe("before counting", () => {
  test("the bound of the deals is what there is where no hands collide", () => {
    const input = question(["AA", "KK", "QQ@50%"], "7h7d2c");
    expect(dealsOf(input)).toBe(6 * 6 * 6 * 903);
    expect(dealsOf(input)).toBe(answer(input).boards);
  });

  test("cards that are known leave fewer", () => {
    expect(dealsOf(question(["AA", "KK"], "Ah7d2c", "Kc"))).toBe(3 * 3 * 903 + 9 * 43);
  });

  test("work grows with what there is to compare", () => {
    const works = [
      ["AA", "KK"],
      ["22+", "22+"],
      ["22+", "22+", "22+"],
      ["random", "random"],
      ["random", "random", "random"],
    ];
    const sizes = works.map((players) => workOf(question(players, "7h6d2c")));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });
});
