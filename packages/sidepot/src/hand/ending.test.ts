import { describe, expect, test } from "vitest";
import { scene } from "./scene.oracle.ts";
import type { HandConfig } from "./types.ts";

const HOLE = ["AhAd", "KhKd", "QhQd", "JhJd"];
const BOARD = ["/2c7d9h", "/4s", "/3s"];
const allIn = (config: Partial<HandConfig> & { stacks: number[] }, hole = HOLE) => {
  const s = scene(config, hole.slice(0, config.stacks.length));
  while (s.hand.phase.at === "betting") s.play(`${s.turn} ${s.legal?.raise ? "all-in" : "call"}`);
  return s;
};

describe("several runs", () => {
  test("twice: each run has half of each pot, the odd unit goes with the first", () => {
    const s = allIn({ stacks: [501, 501], blinds: [1, 2], antes: [0, 0] }).play("run 2");
    expect(s.hand.phase).toMatchObject({
      due: [
        { board: 0, count: 3 },
        { board: 1, count: 3 },
      ],
    });
    s.play("/2c7d9hKc7h9s", "/4sTs", "/3s5s");
    expect(s.outcome.pots.map(({ amount, board, awards }) => [amount, board, awards[0]?.seat])).toEqual([
      [501, 0, 0],
      [501, 1, 1],
    ]);
    const odd = allIn({ stacks: [500, 500, 1], blinds: [1, 2] }).play("run 2", "/2c7d9hKc7h9s", "/4sTs", "/3s5s");
    expect(odd.outcome.pots.map(({ amount, pot, board }) => [amount, pot, board])).toEqual([
      [2, 0, 0],
      [499, 1, 0],
      [1, 0, 1],
      [499, 1, 1],
    ]);
    expect(odd.outcome.finishing.reduce<number>((a, b) => a + b, 0)).toBe(1001);
  });
  test("after the turn, three times: the boards share what was there", () => {
    const s = scene({ stacks: [500, 500] }, HOLE.slice(0, 2)).play("B call", "A check", "/2c7d9h", "A check", "B check", "/4s");
    s.play("A all-in", "B call", "run 3", "/3sKc5s");
    expect(s.hand.boards.map((board) => board.length)).toEqual([5, 5, 5]);
    expect(s.outcome.won).toEqual([667, 333]);
  });
  test("only once no betting can follow, while cards of the board are left, and as often as the stub serves", () => {
    const s = scene({ stacks: [500, 500] }, HOLE.slice(0, 2));
    expect(s.refused("run 2")).toMatchObject({ code: "NOT_NOW" });
    s.play("B call", "A check");
    expect(s.refused("run 2")).toMatchObject({ code: "NOT_NOW" });
    const t = allIn({ stacks: [500, 500] });
    for (const times of ["1", "5", "2.5", "x"]) expect(t.refused(`run ${times}`)).toMatchObject({ code: "RUNS_INVALID", most: 4 });
    expect(t.play("run 2").refused("run 2")).toMatchObject({ code: "NOT_NOW" });
    expect(t.refused("/2c7d9h")).toMatchObject({ code: "DEAL_COUNT", got: 3, want: 6 });
  });
});

describe("several boards and bomb pots", () => {
  test("everybody's ante, no betting before two flops, half of the pot for each board", () => {
    const s = scene({ stacks: [500, 500, 500], antes: [20, 20, 20], bombPot: true, boards: 2 }, HOLE.slice(0, 3));
    expect(s.turn).toBe("dealing");
    s.play("/2c7d9hKc7h9s");
    expect(s.turn).toBe("A");
    expect(s.legal).toMatchObject({ check: true, bet: { min: 100, max: 480 } });
    s.play("A check", "B check", "C check", "/4sTs", "A check", "B check", "C check", "/3s5s", "A check", "B check", "C check");
    s.play("A show", "B show", "C show");
    expect(s.outcome.won).toEqual([30, 30, 0]);
  });
  test("a pot that one player is left in goes whole", () => {
    const s = scene({ stacks: [500, 500], antes: [20, 20], bombPot: true, boards: 2 }, HOLE.slice(0, 2)).play("/2c7d9hKc7h9s");
    expect(s.play("A bet 100", "B fold").outcome.pots).toMatchObject([{ amount: 40, board: 0, awards: [{ seat: 0 }] }]);
  });
});

test("a cap: who has put in that much is all-in, and keeps the rest", () => {
  const s = scene({ stacks: [500, 500, 500], cap: 200 }, HOLE.slice(0, 3));
  expect(s.legal?.raise).toEqual({ min: 200, max: 200 });
  s.play("C all-in", "A call", "B fold", ...BOARD);
  expect(s.outcome).toMatchObject({ finishing: [800, 400, 300], busted: [] });
});

describe("rake", () => {
  const five = { basisPoints: 500 };
  test("of what is left after the return, never above the cap, and no chip is made or lost", () => {
    const s = allIn({ stacks: [1000, 600], rake: five }).play(...BOARD);
    expect(s.outcome).toMatchObject({ rake: 60, won: [1140, 0], finishing: [1540, 0], pots: [{ amount: 1200, rake: 60 }] });
    expect(allIn({ stacks: [1000, 600], rake: { ...five, cap: 25 } }).play(...BOARD).outcome).toMatchObject({ rake: 25, won: [1175, 0] });
  });
  test("no flop, no drop, unless the house says otherwise", () => {
    const before = (rake: HandConfig["rake"]) =>
      scene({ stacks: [900, 900, 900], ...(rake ? { rake } : {}) }).play("C raise 300", "A call", "B fold");
    expect(scene({ stacks: [900, 900, 900], rake: five }).play("C raise 300", "A fold", "B fold").outcome.rake).toBe(0);
    const drop = scene({ stacks: [900, 900, 900], rake: { ...five, noFlopNoDrop: false } }).play("C raise 300", "A fold", "B fold");
    expect(drop.outcome).toMatchObject({ rake: 12, won: [0, 0, 238] });
    expect(before(five).play("/", "A bet 100", "C fold").outcome.rake).toBe(35);
  });
});

describe("players who are out", () => {
  test("the larger stack at the start finishes higher; equal ones share", () => {
    const s = allIn({ stacks: [2000, 300, 700, 300] }).play("/2c7d9h", "/4s", "/3s");
    expect(s.outcome.busted).toEqual([[2], [1, 3]]);
  });
  test("a bounty goes to who won the last pot that the player was in", () => {
    const s = allIn({ stacks: [300, 700, 500, 2000], bounties: [10, 20, 30, 40] }, ["AhAd", "QhQd", "JhJd", "KhKd"]).play(...BOARD);
    expect(s.outcome.finishing).toEqual([1200, 0, 0, 2300]);
    expect(s.outcome).toMatchObject({ busted: [[1], [2]], bounties: [0, 0, 0, 50] });
  });
  test("not to the winner of a side pot that begins where the player's chips end", () => {
    const s = allIn({ stacks: [300, 300, 900, 900], bounties: [10, 20, 30, 40] }, ["AhAd", "JhJd", "QhQd", "KhKd"]).play(...BOARD);
    expect(s.outcome).toMatchObject({ won: [1200, 0, 0, 1200], busted: [[2], [1]], bounties: [20, 0, 0, 30] });
  });
  test("several winners share it, the odd unit clockwise from the button", () => {
    const s = allIn({ stacks: [900, 900, 300], bounties: [10, 10, 5] }, ["AhKd", "AsKc", "QhQd"]).play("/AcKh9h", "/4s", "/3s");
    expect(s.outcome).toMatchObject({ busted: [[2]], bounties: [3, 2, 0] });
  });
  test("null where none are played for", () => expect(allIn({ stacks: [500, 500] }).play(...BOARD).outcome.bounties).toBeNull());
});
