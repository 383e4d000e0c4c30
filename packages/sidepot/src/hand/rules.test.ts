import { describe, expect, test } from "vitest";
import { scene } from "./scene.oracle.ts";

const deep = (n: number): number[] => new Array<number>(n).fill(100_000);

/** On the flop of a pot in which everybody limped; A, left of the button, is first. `stacks` are those on the flop. */
const flop = (stacks: number[], big = 100) => {
  const s = scene({ stacks: stacks.map((stack) => stack + big), blinds: [big / 2, big] });
  while (s.hand.phase.at === "betting") s.play(`${s.turn} ${s.legal?.check ? "check" : "call"}`);
  return s.play("/");
};

describe("minimum raise (TDA 2024 43-A): the last full bet or raise of the street", () => {
  test.each<[string[], number]>([
    [["A bet 600", "B raise 1600", "C raise 3600"], 5600],
    [["A bet 300", "B raise 1000"], 1700],
    [["A bet 100", "B raise 225", "C raise 350", "A raise 650"], 950],
    [["A bet 100", "B raise 900"], 1700],
    [["A bet 1000"], 2000],
  ])("after %j it is to %i", (actions, min) => {
    const s = flop(deep(3)).play(...actions);
    expect(s.legal?.raise?.min).toBe(min);
    expect(s.refused(`${s.turn} raise ${min - 1}`)).toMatchObject({ code: "BELOW_MINIMUM", min });
  });
  test.each<[string[], number]>([
    [["A bet 50", "B raise 125", "C raise 200", "A raise 500"], 800],
    [["A bet 50", "B raise 500"], 950],
  ])("with a big blind of 50, after %j it is to %i", (actions, min) =>
    expect(flop(deep(3), 50).play(...actions).legal?.raise?.min).toBe(min),
  );
  test("an all-in to 150 over blinds of 50 and 100 counts with its 150, the raise with the 100 of the blind: to 250", () =>
    expect(scene({ stacks: [1000, 1000, 150] }).play("C all-in").legal?.raise?.min).toBe(250));
  test("all-in is legal below the minimum, and then the only size", () => {
    const s = scene({ stacks: [5000, 400, 5000] }).play("C raise 300", "A fold");
    expect(s.legal?.raise).toEqual({ min: 400, max: 400 });
    expect(s.refused("B raise 350")).toMatchObject({ code: "BELOW_MINIMUM", min: 400, max: 400 });
    expect(s.refused("B raise 500")).toMatchObject({ code: "ABOVE_MAXIMUM" });
  });
  test("no bet is below the big blind on any street, all-in aside", () => {
    const s = flop([100_000, 60, 100_000]);
    expect(s.legal?.bet).toEqual({ min: 100, max: 100_000 });
    expect(s.refused("A bet 99")).toMatchObject({ code: "BELOW_MINIMUM" });
    expect(s.play("A check").legal?.bet).toEqual({ min: 60, max: 60 });
  });
  test("an all-in bet below the big blind is called as it is, and raised by a whole bet", () => {
    const s = flop([60, 100_000, 100_000]).play("A all-in");
    expect(s.legal).toMatchObject({ call: 60, raise: { min: 160 } });
  });
  test("a raise under the minimum is refused and the right one named, so that the table can correct it (52)", () =>
    expect(flop(deep(2), 200).play("A bet 600").refused("B raise 1000")).toMatchObject({ code: "BELOW_MINIMUM", min: 1200 }));
  test("there is no limit to the number of raises (48)", () => {
    const s = flop(deep(2)).play("A bet 100");
    for (let to = 200; to <= 2000; to += 100) s.play(`${s.turn} raise ${to}`);
    expect(s.legal?.raise?.min).toBe(2100);
  });
});

describe("re-opening (TDA 2024 47-A): each player is judged by what that player faces", () => {
  const shoves = () => flop([10_000, 125, 10_000, 200, 10_000]).play("A bet 100", "B all-in", "C call", "D all-in", "E call");
  test("two short all-ins that together make a bet re-open for the bettor", () => {
    const s = shoves();
    expect(s.turn).toBe("A");
    expect(s.legal).toMatchObject({ call: 100, raise: { min: 300 }, closed: null });
  });
  test("but not for the one who called the first of them, when the bettor just calls", () => {
    const s = shoves().play("A call");
    expect(s.turn).toBe("C");
    expect(s.legal).toMatchObject({ call: 75, raise: null, closed: "NOT_REOPENED" });
    expect(s.refused("C raise 300")).toMatchObject({ code: "NOT_REOPENED", facing: 75, full: 100 });
    expect(s.refused("C all-in")).toMatchObject({ code: "NOT_REOPENED" });
  });
  test("and again for that one, when the bettor raises", () => {
    const s = shoves().play("A raise 300");
    s.play("C call", "E fold");
    const again = shoves().play("A raise 300");
    expect(again.legal).toMatchObject({ call: 175, raise: { min: 400 } });
  });
  test("three all-ins over a bet of 300 leave the least raise at 300 more than the last", () =>
    expect(flop([9000, 500, 650, 800, 9000, 9000]).play("A bet 300", "B all-in", "C all-in", "D all-in", "E fold").legal).toMatchObject({
      raise: { min: 1100 },
    }));

  const limped = () => scene({ blinds: [2000, 4000], stacks: [50_000, 50_000, 50_000, 7500] }).play("C call", "D all-in", "A fold");
  test("a big blind behind a short all-in may raise by a whole big blind", () =>
    expect(limped().legal).toMatchObject({ call: 3500, raise: { min: 11_500 } }));
  test("when the big blind calls, the one who limped may call or fold", () =>
    expect(limped().play("B call").legal).toMatchObject({ fold: true, call: 3500, raise: null, closed: "NOT_REOPENED" }));
  test("when the big blind raises, the one who limped may raise", () =>
    expect(limped().play("B raise 11500").legal?.raise?.min).toBe(15_500));

  test("two all-ins in a row over a bet and a raise re-open for raiser and caller alike, by the last full raise", () => {
    const s = flop([9000, 9000, 9000, 1300, 1700]).play("A bet 500", "B raise 1000", "C call", "D all-in", "E all-in", "A fold");
    expect(s.legal).toMatchObject({ call: 700, raise: { min: 2200 } });
    expect(s.play("B call").legal).toMatchObject({ call: 700, raise: { min: 2200 } });
  });
  test("who has not acted yet may always raise", () =>
    expect(flop([9000, 150, 9000]).play("A bet 100", "B all-in").legal?.raise?.min).toBe(250));
  test("a check is an action: a short all-in behind it does not re-open", () =>
    expect(flop([9000, 60, 9000]).play("A check", "B all-in", "C call").legal).toMatchObject({ call: 60, closed: "NOT_REOPENED" }));
  test("nobody may raise whom nobody could answer", () => {
    const s = flop([500, 9000]).play("A all-in");
    expect(s.legal).toMatchObject({ call: 500, raise: null, closed: "NOBODY_CAN_ANSWER" });
    expect(s.refused("B raise 1000")).toMatchObject({ code: "NOBODY_CAN_ANSWER" });
  });
});

describe("whose turn it is", () => {
  test("the big blind may raise when all have called, and the round ends with the check", () => {
    const s = scene({ stacks: deep(3) }).play("C call", "A call");
    expect(s.turn).toBe("B");
    expect(s.legal).toMatchObject({ check: true, call: 0, raise: { min: 200 } });
    expect(s.play("B check").turn).toBe("dealing");
  });
  test("the action out of turn is refused; what the right player does decides what is legal then (53)", () => {
    const s = flop(deep(6)).play("A check", "B check", "C check", "D bet 300");
    expect(s.refused("F raise 800")).toMatchObject({ code: "NOT_YOUR_TURN", toAct: 4 });
    s.play("E raise 600");
    expect(s.legal).toMatchObject({ fold: true, call: 600, raise: { min: 900 } });
  });
  test("a call is always of the whole amount, or all-in (51-A)", () => {
    const s = scene({ stacks: [5000, 5000, 700], blinds: [500, 1000] });
    expect(s.legal?.call).toBe(700);
    expect(s.play("C call").hand.bets[2]).toBe(700);
    expect(s.legal?.call).toBe(500);
  });
  test("nothing can be done out of its place", () => {
    const s = scene({ stacks: deep(3) });
    expect(s.refused("/AhKhQh")).toMatchObject({ code: "STREET_NOT_COMPLETE", toAct: 2 });
    expect(s.refused("C check")).toMatchObject({ code: "CANNOT_CHECK", owed: 100 });
    expect(s.refused("C bet 300")).toMatchObject({ code: "ALREADY_BET" });
    expect(s.refused("C show")).toMatchObject({ code: "NOT_NOW" });
    s.play("C call", "A call", "B check");
    expect(s.refused("A bet 100")).toMatchObject({ code: "DEAL_FIRST", count: 3 });
    s.play("/");
    expect(s.refused("A call")).toMatchObject({ code: "NOTHING_TO_CALL" });
    expect(s.refused("A raise 300")).toMatchObject({ code: "NOTHING_TO_RAISE" });
    s.play("A bet 100", "B fold");
    expect(s.refused("B call")).toMatchObject({ code: "NOT_IN_HAND" });
    s.play("C fold");
    expect(s.refused("A check")).toMatchObject({ code: "HAND_OVER" });
  });
});
