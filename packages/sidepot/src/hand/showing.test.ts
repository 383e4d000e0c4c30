import { describe, expect, test } from "vitest";
import { scene } from "./scene.oracle.ts";
import type { HandConfig } from "./types.ts";

const HOLE = ["AhAd", "KhKd", "QhQd", "JhJd"];
const BOARD = ["/2c7d9h", "/4s", "/3s"];

/** On the river of a checked hand, A first. */
const river = (config: Partial<HandConfig> = {}, players = 3) => {
  const s = scene({ stacks: new Array<number>(players).fill(900), ...config }, HOLE.slice(0, players));
  for (const cards of BOARD) {
    while (s.hand.phase.at === "betting") s.play(`${s.turn} ${s.legal?.check ? "check" : "call"}`);
    s.play(cards);
  }
  return s;
};
const order = (s: ReturnType<typeof scene>): string =>
  s.hand.phase.at === "showdown" ? s.hand.phase.order.map((seat) => String.fromCharCode(65 + seat)).join("") : s.hand.phase.at;
const tabled = (s: ReturnType<typeof scene>) => s.events.filter((event) => event.type === "tabled");

describe("nobody all-in (TDA 2024 17-A)", () => {
  test("a river that was checked: first left of the button, then clockwise", () => {
    expect(order(river().play("A check", "B check", "C check"))).toBe("ABC");
    expect(order(river({ button: 0 }).play("B check", "C check", "A check"))).toBe("BCA");
  });
  test("the last bet or raise of the river alone counts, not one of an earlier street", () => {
    const s = scene({ stacks: [900, 900] }, HOLE.slice(0, 2)).play("B call", "A check", "/2c7d9h", "A check", "B bet 200", "A call");
    expect(order(s.play("/4s", "A check", "B check", "/3s", "A check", "B check"))).toBe("AB");
    expect(order(river().play("A bet 100", "B raise 200", "C call", "A call"))).toBe("BCA");
  });
  test("stud: the best hand showing is first, razz: the lowest", () => {
    const seventh = (game: "stud" | "razz") => {
      const s = scene({ game, betting: "fixed-limit", bringIn: 2, smallBet: 10, bigBet: 20, stacks: [900, 900] }, ["2c3cKh", "4c5c6h"]);
      s.play(`${s.turn} bring-in`);
      for (const cards of ["/7s8s", "/9dTd", "/JcQd", "/AcAd"]) {
        while (s.hand.phase.at === "betting") s.play(`${s.turn} ${s.legal?.check ? "check" : "call"}`);
        s.play(cards);
      }
      return order(s.play(`${s.turn} check`, `${s.turn === "A" ? "B" : "A"} check`));
    };
    expect(seventh("stud")).toBe("AB");
    expect(seventh("razz")).toBe("BA");
  });
  test("a hand can be mucked, and who is left alone need not show (17-B)", () => {
    const s = river().play("A check", "B check", "C check", "A muck", "B muck");
    expect(s.outcome.won).toEqual([0, 0, 300]);
    expect(s.hand.tabled).toEqual([false, false, false]);
  });
  test("the order is kept", () => {
    const s = river().play("A check", "B check", "C check");
    expect(s.refused("B show")).toMatchObject({ code: "NOT_YOUR_TURN", toAct: 0 });
    expect(s.refused("A fold")).toMatchObject({ code: "NOT_NOW", phase: "showdown" });
  });
});

describe("all-in (TDA 2024 16)", () => {
  test("all hands are tabled as soon as no betting can follow, and the dealer deals on", () => {
    const s = scene({ stacks: [900, 900, 500] }, HOLE.slice(0, 3)).play("C all-in", "A call", "B fold");
    expect(tabled(s)).toEqual([{ type: "tabled", seats: [0, 2] }]);
    expect(s.hand.tabled).toEqual([true, false, true]);
    expect(s.play(...BOARD).outcome.won).toEqual([1100, 0, 0]);
  });
  test("nobody tables while two can still bet, and all do when the river is over", () => {
    const s = scene({ stacks: [900, 900, 500] }, HOLE.slice(0, 3)).play("C all-in", "A call", "B call", "/2c7d9h");
    expect(tabled(s)).toEqual([]);
    s.play("A check", "B check", "/4s", "A bet 100", "B call", "/3s", "A check");
    expect(tabled(s)).toEqual([]);
    expect(tabled(s.play("B check"))).toEqual([{ type: "tabled", seats: [0, 1, 2] }]);
    expect(s.outcome.pots).toMatchObject([
      { amount: 1500, awards: [{ seat: 0 }] },
      { amount: 200, awards: [{ seat: 0 }] },
    ]);
  });
  test("nobody may muck: unseen hands must be shown", () => {
    const s = scene({ stacks: [500, 900] }).play("B raise 500", "A call", ...BOARD);
    expect(s.turn).toBe("A");
    expect(s.refused("A muck")).toMatchObject({ code: "CANNOT_MUCK" });
    expect(s.refused("A show Ah")).toMatchObject({ code: "DEAL_COUNT", got: 1, want: 2 });
    expect(s.refused("A show Ah2c")).toMatchObject({ code: "CARD_IN_PLAY" });
    s.play("A show AhAd");
    expect(s.refused("B show")).toMatchObject({ code: "CARD_NEEDED" });
    expect(s.play("B show KhKd").outcome.won).toEqual([1000, 0]);
  });
  test("a draw still to come keeps the hands down", () => {
    const s = scene({ game: "27", stacks: [500, 500] }, ["AhAdKhKdQh", "2c3c4c5c7d"]).play("B all-in", "A call");
    expect(s.hand.phase.at).toBe("drawing");
    expect(tabled(s)).toEqual([]);
    expect(tabled(s.play("A draw", "B draw"))).toHaveLength(1);
    expect(s.outcome.won).toEqual([0, 1000]);
  });
});

describe("cash rules (WSOP live 2026 149, Robert's Rules)", () => {
  test("a hand that is all-in waits for its turn, and may be mucked", () => {
    const s = scene({ stacks: [900, 500], showRules: "wsop-live-2026" }, HOLE.slice(0, 2)).play("B all-in", "A call", ...BOARD);
    expect(tabled(s)).toEqual([]);
    expect(order(s)).toBe("BA");
    expect(s.play("B show", "A muck").outcome.won).toEqual([0, 1000]);
  });
  test("betting over before the river: the one who moved all-in is first, not the one who called all-in", () => {
    const s = scene({ stacks: [900, 500, 900], showRules: "wsop-live-2026" }, HOLE.slice(0, 3));
    expect(order(s.play("C all-in", "A fold", "B all-in", ...BOARD))).toBe("CB");
  });
  test("a bet of an earlier street does not count on the river", () => {
    const s = scene({ stacks: [900, 500], showRules: "roberts" }, HOLE.slice(0, 2)).play("B all-in", "A call", ...BOARD);
    expect(order(s)).toBe("AB");
  });
  test("a river that was checked beside an all-in: by position", () => {
    const s = scene({ stacks: [900, 900, 500], showRules: "wsop-live-2026" }, HOLE.slice(0, 3)).play("C all-in", "A call", "B call");
    expect(order(s.play(...BOARD.flatMap((cards) => [cards, "A check", "B check"])))).toBe("ABC");
  });
  test("players in a side pot show before the one in the main pot alone", () => {
    const s = scene({ stacks: [900, 500, 900], showRules: "wsop-live-2026" }, HOLE.slice(0, 3)).play("C call", "A call", "B all-in");
    s.play("C call", "A call", "/2c7d9h", "A bet 100", "C call", "/4s", "A check", "C check", "/3s", "A check", "C check");
    expect(order(s)).toBe("ACB");
  });
});

describe("hands that are taken away (TDA 2024 65-A)", () => {
  test("a bet that nobody has called comes back at once and binds nobody", () => {
    const s = river().play("A bet 300", "A kill");
    expect(s.events.slice(-2)).toEqual([
      { type: "killed", seat: 0 },
      { type: "returned", seat: 0, amount: 300 },
    ]);
    expect(s.turn).toBe("B");
    expect(s.legal).toMatchObject({ check: true, bet: { min: 100 } });
  });
  test("the part that was called stays, and so does the bet", () => {
    const s = river().play("A bet 300", "B call", "A kill");
    expect(s.hand.stacks[0]).toBe(500);
    expect(s.legal).toMatchObject({ call: 300 });
  });
  test("of a raise the part over the bet comes back", () => {
    const s = river().play("A bet 100", "B raise 400", "B kill");
    expect(s.hand.stacks[1]).toBe(700);
    expect(s.turn).toBe("C");
    expect(s.legal).toMatchObject({ call: 100, raise: { min: 200 } });
  });
  test("a blind is no bet: it stays, and whoever is left wins it", () => {
    const s = scene({ stacks: [900, 900, 900] }).play("B kill", "C fold");
    expect(s.outcome).toMatchObject({ won: [150, 0, 0], finishing: [1000, 800, 900] });
  });
  test("the last hand cannot be killed; one that is out cannot be either", () => {
    const s = scene({ stacks: [900, 900, 900] }).play("C fold");
    expect(s.refused("C kill")).toMatchObject({ code: "NOT_IN_HAND" });
    s.play("A kill");
    expect(s.refused("B kill")).toMatchObject({ code: "HAND_OVER" });
  });
  test("whoever is to act is asked still; the turn passes on when it was theirs", () => {
    const s = river().play("A check");
    expect(s.play("C kill").turn).toBe("B");
    expect(river({}, 4).play("A check", "B kill").turn).toBe("C");
  });
  test("cards that were due to the hand are not dealt to it", () => {
    const s = scene({ game: "stud", bringIn: 2, smallBet: 10, stacks: [900, 900, 900] }, ["2c2d9h", "3c3d7d", "4c4d2s"]);
    s.play("C bring-in", "A call", "B call", "B kill");
    expect(s.hand.phase).toMatchObject({ at: "dealing", due: [{ seat: 0 }, { seat: 2 }] });
  });
  test("a bring-in is not owed by a hand that is gone: the next player may fold it", () => {
    const s = scene({ game: "stud", bringIn: 2, smallBet: 10, stacks: [900, 900, 900] }, ["2c2d9h", "3c3d7d", "4c4d2s"]);
    expect(s.play("C kill").legal).toMatchObject({ fold: true, bringIn: 2 });
  });
  test("in a draw and at the showdown the next one is asked", () => {
    const s = scene({ game: "27", stacks: [500, 500, 500] }).play("C call", "A call", "B check", "A kill");
    expect(s.turn).toBe("B");
    expect(river().play("A check", "B check", "C check", "A kill").turn).toBe("B");
  });
});
