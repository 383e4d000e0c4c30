import { describe, expect, it } from "vitest";
import { makeRiverSolver, RIVER_SUITE, type RiverNode, type RiverSolver, type RiverSpot, SIDE_POT_SUITE, spotOf } from "./index.ts";

const HALF = { bets: [0.5], raises: [], allIn: false, mostRaises: 0 };

function solved(spot: RiverSpot, iterations: number): RiverSolver {
  const solver = makeRiverSolver(spot);
  if (!solver.ok) throw new Error(solver.error.code);
  solver.value.run(iterations);
  return solver.value;
}

const written = (board: string, ranges: readonly [string, string], pot: number, stack: number, menu = HALF): RiverSpot =>
  spotOf({ name: "", board, ranges, allIn: [], pots: [{ amount: pot, allIn: [] }], stacks: [stack, stack], menu });

const suite = (list: typeof RIVER_SUITE, at: number): RiverSpot => spotOf(list[at] as (typeof RIVER_SUITE)[number]);

const nodeAfter = (solver: RiverSolver, ...path: string[]): RiverNode =>
  solver.nodes.find((node) => node.path.map((action) => action.do).join() === path.join()) as RiverNode;

/** How often a hand takes an action. */
function often(solver: RiverSolver, node: RiverNode, action: string, hand: number): number {
  const hands = solver.hands[node.player].length;
  return solver.strategy(node.index)[node.actions.findIndex((one) => one.do === action) * hands + hand] as number;
}

/** What a range expects at the beginning over giving up, weights being equal and no card in the way of another. */
function expectation(solver: RiverSolver): number {
  const values = solver.values(0);
  const strategy = solver.strategy(0);
  return values.reduce((sum, value, at) => sum + value * (strategy[at] as number), 0) / solver.hands[0].length;
}

describe("the polar river", () => {
  // Nuts and air against a hand that beats the air alone, nobody in the way of another's cards. In the only equilibrium all nuts bet b, air
  // bets so often that a call breaks even (bluffs to value as b to pot + b), and calls come so often that a bluff breaks even.
  it.each([
    [100, 50],
    [100, 100],
    [100, 200],
    [300, 100],
  ])("pot %i, bet %i: bluffs as b / (P + b), calls P / (P + b)", (pot, bet) => {
    const menu = { bets: [bet / pot], raises: [], allIn: false, mostRaises: 0 };
    const spot = written("KcKd8h5s2c", ["KhKs,4d3d,4h3h,4s3s", "AhAs"], pot, bet, menu);
    const solver = solved(spot, 3000);
    // The three hands of air are the weakest, the kings the strongest.
    const root = nodeAfter(solver);
    const bluffs = [0, 1, 2].reduce((sum, hand) => sum + often(solver, root, "bet", hand), 0);
    expect(often(solver, root, "bet", 3)).toBeCloseTo(1, 4);
    expect(bluffs).toBeCloseTo(bet / (pot + bet), 2);
    expect(often(solver, nodeAfter(solver, "bet"), "call", 0)).toBeCloseTo(pot / (pot + bet), 2);
    // The bettor takes the pot whenever they bet, as if it were never called.
    expect(expectation(solver)).toBeCloseTo((pot * (1 + bet / (pot + bet))) / 4, 1);
  });
});

describe("ace, king, queen", () => {
  // Kuhn poker: antes of 1, one bet of 1, three hands of which the two players hold different ones.
  it("is worth a loss of 1/18 of an ante to the first player", () => {
    const spot = written("2c3d7h8sTc", ["AcAd,KcKd,QcQd", "AcAd,KcKd,QcQd"], 2000, 1000);
    const solver = solved(spot, 3000);
    expect(expectation(solver)).toBeCloseTo(1000 * (1 - 1 / 18), 0);
    const facingBet = nodeAfter(solver, "bet");
    expect(often(solver, facingBet, "call", 1)).toBeCloseTo(1 / 3, 2);
    expect(often(solver, facingBet, "fold", 0)).toBeCloseTo(1, 3);
    const afterCheck = nodeAfter(solver, "check");
    expect(often(solver, afterCheck, "bet", 0)).toBeCloseTo(1 / 3, 2);
    expect(often(solver, afterCheck, "bet", 2)).toBeCloseTo(1, 3);
    // The queen bets as the first player wants, up to a third; the ace three times as often; the king calls a third oftener.
    const queen = often(solver, nodeAfter(solver), "bet", 0);
    expect(queen).toBeLessThan(1 / 3 + 0.01);
    expect(often(solver, nodeAfter(solver), "bet", 2)).toBeCloseTo(3 * queen, 1);
    expect(often(solver, nodeAfter(solver, "check", "bet"), "call", 1)).toBeCloseTo(queen + 1 / 3, 1);
  });
});

describe("an all-in player who can win nothing", () => {
  it("is as good as not there, when he may hold anything", () => {
    for (const at of [0, 12, 22]) {
      const spot = suite(SIDE_POT_SUITE, at);
      const pots = [{ amount: 300, allIn: [] }];
      const any = spotOf(RIVER_SUITE[0] as (typeof RIVER_SUITE)[number]).ranges[0];
      const beside = solved({ ...spot, allIn: [any], pots: [{ amount: 0, allIn: [0] }, ...pots] }, 80);
      const without = solved({ ...spot, allIn: [], pots }, 80);
      // Below 0.05 % of the pot; hand by hand, at every node.
      for (const { index } of without.nodes) {
        const [left, right] = [beside.values(index), without.values(index)];
        const reach = without.reach(index);
        const met = left.map((value, hand) => Math.abs(value - (right[hand] as number)));
        expect(met.filter((difference, hand) => (reach[hand % reach.length] as number) > 0.01 && difference > 0.15)).toEqual(
          new Float64Array(),
        );
      }
    }
  });

  it("takes two cards out of the deck, when they are known", () => {
    const spot = suite(RIVER_SUITE, 7);
    const known = spotOf({ ...(RIVER_SUITE[7] as (typeof RIVER_SUITE)[number]), allIn: ["AhAd"] }).allIn;
    const beside = solved({ ...spot, allIn: known, pots: [{ amount: 0, allIn: [0] }, ...spot.pots] }, 20);
    const without = solved({ ...spot, dead: known[0]?.[0]?.cards ?? [] }, 20);
    const [a, b] = [beside.exploitability(), without.exploitability()];
    expect(a.ofPot).toBeCloseTo(b.ofPot, 6);
    expect(beside.hands[0].length).toBeGreaterThan(without.hands[0].length);
  });
});

describe("two all-in players", () => {
  // Board Ks8d4c9h2s. First AsAd, second QcQd, both fixed. The one all-in for the main pot has a set of kings or nothing, the other one,
  // in both pots, a pair of jacks: so the first player has half of the main pot, all of the middle one, and all of what the two bet.
  it("win and lose each pot by itself", () => {
    const spot = spotOf({
      name: "",
      board: "Ks8d4c9h2s",
      ranges: ["AsAd", "QcQd"],
      allIn: ["KcKd,7c6c", "JcJd"],
      pots: [
        { amount: 120, allIn: [0, 1] },
        { amount: 60, allIn: [1] },
        { amount: 30, allIn: [] },
      ],
      stacks: [100, 40],
      menu: { bets: [], raises: [], allIn: true, mostRaises: 0 },
    });
    const solver = solved(spot, 200);
    const facingBet = nodeAfter(solver, "bet");
    expect(facingBet.path).toEqual([{ do: "bet", to: 40, allIn: true }]);
    // Queens never call: folding is 0, calling loses 40. Whoever checks behind gets nothing.
    expect([...solver.values(facingBet.index)]).toEqual([0, -40]);
    expect([...solver.values(nodeAfter(solver).index)].map((value) => Math.round(value * 1000) / 1000)).toEqual([150, 150]);
    // If the aces fold, queens take half of the main pot, for kings are out half of the time, and the rest.
    const bluff = solver.values(nodeAfter(solver, "check").index);
    expect(bluff[0]).toBeCloseTo(0, 6);
  });
});

describe("iterations", () => {
  it.each([0, 1, 13, 23])("bring side-pot spot %i nearer to an equilibrium", (at) => {
    const solver = solved(suite(SIDE_POT_SUITE, at), 10);
    const few = solver.exploitability().ofPot;
    solver.run(90);
    const more = solver.exploitability().ofPot;
    solver.run(300);
    const many = solver.exploitability().ofPot;
    expect(more).toBeLessThan(few / 10);
    expect(many).toBeLessThan(more / 4);
    expect(more).toBeLessThan(0.0002);
    expect(solver.iterations).toBe(400);
  });

  it("bring 1,081 hands against 1,081 within 0.3 % of the pot in 100, and 0.05 % in 300", () => {
    const solver = solved(suite(RIVER_SUITE, 0), 100);
    expect(solver.hands.map((hands) => hands.length)).toEqual([1081, 1081]);
    const ends = solver.nodes.flatMap(({ next }) => next.filter((node) => node === null)).length;
    expect(solver.nodes.length + ends).toBe(57);
    expect(solver.exploitability().ofPot).toBeLessThan(0.003);
    solver.run(200);
    expect(solver.exploitability().ofPot).toBeLessThan(0.0005);
  });

  it("are the same numbers in one go and in slices", () => {
    for (const spot of [suite(SIDE_POT_SUITE, 4), suite(SIDE_POT_SUITE, 21), suite(RIVER_SUITE, 6)]) {
      const [one, two] = [solved(spot, 20), solved(spot, 0)];
      for (let slice = 0; slice < 4; slice++) two.run(5);
      for (const { index } of one.nodes) expect(two.strategy(index)).toEqual(one.strategy(index));
      expect(two.exploitability()).toEqual(one.exploitability());
    }
  });
});

describe("a spot", () => {
  const good = suite(SIDE_POT_SUITE, 1);
  const codeOf = (spot: RiverSpot): unknown => {
    const solver = makeRiverSolver(spot);
    return solver.ok ? null : solver.error;
  };

  it("is refused for what is wrong with it", () => {
    expect(codeOf(good)).toBe(null);
    expect(codeOf({ ...good, board: good.board.slice(1) })).toEqual({ code: "BOARD_NOT_FIVE", got: 4 });
    const [card] = good.board;
    expect(codeOf({ ...good, board: [card, card, ...good.board.slice(2)] as typeof good.board })).toEqual({
      code: "BOARD_NOT_FIVE",
      got: 4,
    });
    expect(codeOf({ ...good, dead: [...good.board.slice(0, 1), 52 as never] })).toEqual({ code: "CARD_UNKNOWN", path: "dead[1]" });
    expect(codeOf({ ...good, allIn: [[]] })).toEqual({ code: "RANGE_EMPTY", player: 2 });
    expect(codeOf({ ...good, pots: [] })).toEqual({ code: "POT_INVALID", pot: 0 });
    expect(codeOf({ ...good, pots: [{ amount: 300, allIn: [1] }] })).toEqual({ code: "POT_INVALID", pot: 0 });
    expect(codeOf({ ...good, pots: [...good.pots, { amount: 0.5, allIn: [] }] })).toEqual({ code: "POT_INVALID", pot: 2 });
    expect(codeOf({ ...good, stacks: [100, 0] })).toEqual({ code: "STACK_INVALID", player: 1 });
    expect(codeOf({ ...good, menu: { ...good.menu, bets: [Number.NaN] } })).toEqual({ code: "MENU_INVALID" });
    expect(codeOf({ ...good, menu: { ...good.menu, mostRaises: -1 } })).toEqual({ code: "MENU_INVALID" });
    const tooMany = Array.from({ length: 40 }, (_, at) => (at + 1) / 10);
    expect(codeOf({ ...good, stacks: [1e9, 1e9], menu: { bets: tooMany, raises: tooMany, allIn: true, mostRaises: 9 } })).toEqual({
      code: "MENU_INVALID",
    });
    const known = spotOf({ ...(SIDE_POT_SUITE[0] as (typeof SIDE_POT_SUITE)[number]), ranges: ["AhAd", "AhAs"] }).ranges;
    expect(codeOf({ ...good, ranges: known })).toEqual({ code: "NO_DEAL" });
    expect(codeOf({ ...good, allIn: [known[0], known[1]], pots: [{ amount: 300, allIn: [0, 1] }] })).toEqual({ code: "NO_DEAL" });
  });

  it("is refused for a range that is none, whoever holds it", () => {
    const [range] = good.ranges;
    const [combo] = range as [(typeof range)[number]];
    const [high, low] = combo.cards;
    const holding = (...list: unknown[]) => codeOf({ ...good, allIn: [list as typeof range] });
    expect(holding(combo)).toBe(null);
    for (const cards of [[high, high], [high, 52], [-1, low], [1.5, low], [high], undefined]) {
      expect(holding(combo, { cards, weight: 1 })).toEqual({ code: "HAND_INVALID", player: 2, hand: 1 });
    }
    for (const weight of [0, -1, 1.5, 1e300, Number.POSITIVE_INFINITY, Number.NaN, "1", undefined]) {
      expect(holding(combo, { ...combo, weight })).toEqual({ code: "HAND_WEIGHT_INVALID", player: 2, hand: 1 });
    }
    expect(holding(combo, { cards: [low, high], weight: 0.5 })).toEqual({ code: "HAND_TWICE", player: 2, hand: 1 });
    expect(codeOf({ ...good, ranges: [range, [...range, combo]] })).toEqual({ code: "HAND_TWICE", player: 1, hand: range.length });
  });

  it("is refused where something is missing, and where chips cannot be counted", () => {
    expect(codeOf(null as never)).toEqual({ code: "FIELD_INVALID", path: "" });
    for (const path of ["board", "ranges", "allIn", "pots", "stacks"] as const) {
      const { [path]: _, ...rest } = good;
      expect(codeOf(rest as never)).toEqual({ code: "FIELD_INVALID", path });
    }
    expect(codeOf({ ...good, ranges: [good.ranges[0]] as never })).toEqual({ code: "FIELD_INVALID", path: "ranges" });
    expect(codeOf({ ...good, menu: undefined as never })).toEqual({ code: "MENU_INVALID" });
    expect(codeOf({ ...good, menu: { bets: [0.5], raises: [], mostRaises: 0 } as never })).toEqual({ code: "MENU_INVALID" });
    const most = { amount: Number.MAX_SAFE_INTEGER, allIn: [] };
    expect(codeOf({ ...good, pots: [most] })).toBe(null);
    expect(codeOf({ ...good, pots: [most, { amount: 1, allIn: [] }] })).toEqual({ code: "POT_INVALID", pot: 1 });
    expect(codeOf({ ...good, stacks: [100, Number.MAX_SAFE_INTEGER + 1] })).toEqual({ code: "STACK_INVALID", player: 1 });
  });

  it("is as large as it can be walked: no bets without end", () => {
    const menu = { bets: [0.001], raises: [0.001], allIn: false, mostRaises: 2000 };
    expect(codeOf({ ...good, stacks: [1e9, 1e9], menu })).toEqual({ code: "MENU_INVALID" });
    expect(codeOf({ ...good, stacks: [1e9, 1e9], menu: { ...menu, mostRaises: 20 } })).toBe(null);
  });

  it("is solved alike whatever the weights are measured in", () => {
    const light = (range: (typeof good.ranges)[0]) => range.map((combo) => ({ ...combo, weight: 2 ** -60 * combo.weight }));
    const [one, two] = [
      solved(good, 10),
      solved({ ...good, ranges: [light(good.ranges[0]), light(good.ranges[1])], allIn: good.allIn.map(light) }, 10),
    ];
    for (const { index } of one.nodes) expect(two.strategy(index)).toEqual(one.strategy(index));
    expect(two.exploitability()).toEqual(one.exploitability());
  });

  it("of a suite is read as it was written", () => {
    expect(RIVER_SUITE.length).toBeGreaterThanOrEqual(20);
    expect(SIDE_POT_SUITE).toHaveLength(30);
    for (const spec of [...RIVER_SUITE, ...SIDE_POT_SUITE]) {
      const { board, ranges, allIn, pots } = spotOf(spec);
      expect(board).toHaveLength(5);
      expect(Math.min(...[...ranges, ...allIn].map((range) => range.length))).toBeGreaterThan(0);
      expect(pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(allIn.length > 0 ? 300 : 1000);
    }
  });
});
