import { describe, expect, test } from "vitest";
import { scene } from "./scene.oracle.ts";

const deep = (n: number): number[] => new Array<number>(n).fill(10_000);

describe("antes", () => {
  test("each player's own counts as a bet that is matched, not as a bet of the first street", () => {
    const s = scene({ stacks: deep(3), antes: [10, 10, 10] });
    expect(s.hand.bets).toEqual([60, 110, 10]);
    expect(s.legal).toMatchObject({ call: 100, raise: { min: 200, max: 9990 } });
  });
  test("one that cannot be paid whole wins an equal part of the others' alone", () => {
    const s = scene({ stacks: [10_000, 10_000, 4], antes: [10, 10, 10] }, ["KhKd", "QhQd", "AhAd"]);
    s.play("A call", "B check", "/2c3d4s", "A check", "B check", "/8c", "A check", "B check", "/9c", "A check", "B check");
    expect(s.hand.bets).toEqual([110, 110, 4]);
    expect(s.outcome.pots).toMatchObject([
      { amount: 12, eligible: [0, 1, 2], awards: [{ seat: 2 }] },
      { amount: 212, eligible: [0, 1], awards: [{ seat: 0 }] },
    ]);
  });
  test("the big blind's for all is dead money, whole in the main pot", () => {
    const s = scene({ stacks: deep(3), bigBlindAnte: 100 });
    expect(s.hand.dead).toEqual([0, 100, 0]);
    expect(s.legal?.call).toBe(100);
    expect(s.play("C fold", "A fold").outcome).toMatchObject({ won: [0, 200, 0], finishing: [9950, 10_050, 10_000] });
  });
  test("the button's for all likewise", () => expect(scene({ stacks: deep(3), buttonAnte: 100 }).hand.dead).toEqual([0, 0, 100]));
  test("a single payer who is short pays the blind first (RP-11): 1,100 at 500/1,000/1,000 is a whole blind and 100", () => {
    const s = scene({ blinds: [500, 1000], bigBlindAnte: 1000, stacks: [10_000, 1100, 10_000] });
    expect(s.hand).toMatchObject({ bets: [500, 1000, 0], dead: [0, 100, 0], stacks: [9500, 0, 10_000] });
  });
  test("or the ante first, as a setting", () => {
    const s = scene({ blinds: [500, 1000], bigBlindAnte: 1000, stacks: [10_000, 1100, 10_000], shortStackPays: "ante" });
    expect(s.hand).toMatchObject({ bets: [500, 100, 0], dead: [0, 1000, 0] });
    expect(s.legal?.call).toBe(1000);
  });
  test("a player's own ante goes before the blind, or after it as a setting", () => {
    const config = { blinds: [50, 100] as const, antes: [20, 20, 20], stacks: [5000, 110, 5000] };
    expect(scene(config).hand.bets[1]).toBe(110);
    const paid = (shortStackPays: "ante" | "blind") =>
      scene({ ...config, shortStackPays }).events.flatMap((event) =>
        event.type === "posted" && event.seat === 1 ? [[event.kind, event.amount]] : [],
      );
    expect(paid("ante")).toEqual([
      ["ante", 20],
      ["big-blind", 90],
    ]);
    expect(paid("blind")).toEqual([
      ["big-blind", 100],
      ["ante", 10],
    ]);
  });
});

describe("short blinds", () => {
  test("the others owe the full blind and raise to at least double (WSOP live 2026 154)", () => {
    const s = scene({ stacks: [5000, 30, 5000, 5000] });
    expect(s.legal).toMatchObject({ call: 100, raise: { min: 200 } });
  });
  test("a big blind that is all-in has no option: the flop follows", () =>
    expect(scene({ stacks: [5000, 100, 5000] }).play("C call", "A call").turn).toBe("dealing"));
  test("a lone player with chips owes only what the all-in blinds put in", () => {
    const s = scene({ stacks: [25, 25, 5000] });
    expect(s.turn).toBe("C");
    const b = scene({ stacks: [5000, 40, 5000] }).play("C fold");
    expect(b.turn).toBe("dealing");
    expect(b.hand.stacks[0]).toBe(4960);
  });
});

describe("who posts what", () => {
  test("heads-up the button posts the small blind and acts first, then last (34-B)", () => {
    const s = scene({ stacks: deep(2), button: 0 });
    expect(s.hand.bets).toEqual([50, 100]);
    expect(s.turn).toBe("A");
    expect(s.events.find((event) => event.type === "dealt")).toMatchObject({ due: [{ seat: 1 }, { seat: 0 }] });
    expect(s.play("A call", "B check", "/").turn).toBe("B");
  });
  test("a dead small blind: the first seat left of the button posts the big blind", () => {
    const s = scene({ stacks: deep(4), button: 3, deadSmallBlind: true });
    expect(s.hand.bets).toEqual([100, 0, 0, 0]);
    expect(s.turn).toBe("B");
    expect(s.play("B call", "C call", "D call", "A check", "/").turn).toBe("A");
  });
  test("a returning player's live blind counts and keeps the option to raise", () => {
    const s = scene({ stacks: deep(5), posts: [{ seat: 3, live: 100, dead: 50 }] });
    expect(s.hand).toMatchObject({ bets: [50, 100, 0, 100, 0], dead: [0, 0, 0, 50, 0] });
    s.play("C call");
    expect(s.legal).toMatchObject({ check: true, raise: { min: 200 } });
    expect(s.play("D check", "E fold", "A fold", "B check").turn).toBe("dealing");
  });
  test("a dead blind alone matches nothing", () => {
    const s = scene({ stacks: deep(4), posts: [{ seat: 3, dead: 50 }] }).play("C fold");
    expect(s.legal?.call).toBe(100);
    expect(s.play("D fold", "A fold").outcome.won).toEqual([0, 150, 0, 0]);
  });
  test("a button blind is posted by the button alone, and the next player is first", () => {
    const s = scene({ game: "short", blinds: [0, 0], antes: [10, 10, 10], buttonBlind: 20, stacks: deep(3) });
    expect(s.turn).toBe("A");
    expect(s.legal).toMatchObject({ call: 20, raise: { min: 40 } });
    expect(s.play("A call", "B call").turn).toBe("C");
  });
});

describe("straddles: the last one acts last and sets the bet", () => {
  const straddled = (...straddles: { seat: number; amount: number }[]) => scene({ stacks: deep(5), straddles });
  test("under the gun", () => {
    const s = straddled({ seat: 2, amount: 200 });
    expect(s.turn).toBe("D");
    expect(s.legal).toMatchObject({ call: 200, raise: { min: 400 } });
    s.play("D call", "E call", "A call", "B call");
    expect(s.turn).toBe("C");
    expect(s.legal).toMatchObject({ check: true, raise: { min: 400 } });
  });
  test("double", () => {
    const s = straddled({ seat: 2, amount: 200 }, { seat: 3, amount: 400 });
    expect(s.turn).toBe("E");
    expect(s.legal).toMatchObject({ call: 400, raise: { min: 800 } });
    expect(s.play("E fold", "A fold", "B fold", "C call").turn).toBe("D");
  });
  test("on the button: the small blind is first, the button last", () => {
    const s = straddled({ seat: 4, amount: 200 });
    expect(s.turn).toBe("A");
    expect(s.play("A call", "B call", "C fold", "D fold").turn).toBe("E");
  });
  test("Mississippi: from any seat", () => {
    const s = straddled({ seat: 3, amount: 300 });
    expect(s.turn).toBe("E");
    expect(s.play("E call", "A fold", "B fold", "C call").turn).toBe("D");
    expect(s.legal?.check).toBe(true);
  });
  test("a short all-in straddle is owed whole all the same", () => {
    const s = scene({ stacks: [9000, 9000, 150, 9000], straddles: [{ seat: 2, amount: 200 }] });
    expect(s.legal).toMatchObject({ call: 200, raise: { min: 400 } });
  });
});
