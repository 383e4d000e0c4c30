import { expect, test } from "vitest";
import { potsNow } from "./pots-now.ts";
import { scene } from "./scene.oracle.ts";

// Faults that were reported of other engines: what ours answers. Each is told as a hand of our own.

const flopOf = (stacks: number[], big: number) => {
  const s = scene({ blinds: [big / 2, big], stacks: stacks.map((stack) => stack + big) });
  while (s.hand.phase.at === "betting") s.play(`${s.turn} ${s.legal?.check ? "check" : "call"}`);
  return s.play("/");
};
const river = (stacks: number[], hole: string[], board = ["2c7d9h", "Js", "3s"]) => {
  const s = scene({ stacks }, hole);
  for (const cards of board) {
    while (s.hand.phase.at === "betting") s.play(`${s.turn} ${s.legal?.check ? "check" : "call"}`);
    s.play(`/${cards}`);
  }
  return s;
};
const shown = (s: ReturnType<typeof scene>): string =>
  s.events.flatMap((event) => (event.type === "showed" ? [String.fromCharCode(65 + event.seat)] : [])).join("");

test("the least raise does not shrink with what the opponent has left; the rest comes back", () => {
  const s = scene({ blinds: [10, 20], button: 0, stacks: [1000, 200] }).play("A raise 100", "B raise 180");
  expect(s.legal).toMatchObject({ call: 80, raise: { min: 260 } });
  s.play("A raise 260", "B call");
  expect(s.hand).toMatchObject({ bets: [200, 200], stacks: [800, 0] });
});

test("an opening bet is one bet, not a bet and a raise", () => expect(flopOf([100, 100], 2).play("A bet 2").legal?.raise?.min).toBe(4));

test("all-in needs no minimum", () => {
  const s = scene({ blinds: [1, 2], button: 0, stacks: [200, 15] }).play("A raise 10");
  expect(s.legal?.raise).toEqual({ min: 15, max: 15 });
  expect(scene({ blinds: [1, 2], button: 0, stacks: [200, 40] }).play("A raise 10").legal?.raise?.min).toBe(18);
});

test("a bet is bounded by the chips left, not by those at the start", () => {
  const s = scene({ button: 0, stacks: [20_000, 20_000] }).play("A raise 800", "B call", "/");
  expect(s.legal?.bet?.max).toBe(19_200);
  expect(s.refused("B bet 20000")).toMatchObject({ code: "ABOVE_MAXIMUM" });
  expect(s.play("B bet 19200", "A fold").outcome.won).toEqual([0, 1600]);
});

test("no size between a call and the least raise is legal, be it half a pot", () => {
  const s = scene({ blinds: [100, 100], button: 0, stacks: [1200, 1200] }).play("A raise 300", "B raise 900");
  expect(s.legal).toMatchObject({ fold: true, call: 600, raise: { min: 1200, max: 1200 } });
  expect(s.refused("A raise 1199")).toMatchObject({ code: "BELOW_MINIMUM" });
});

test("a short all-in adds its whole to the level and nothing to the least raise", () =>
  expect(scene({ blinds: [100, 200], stacks: [5000, 5000, 325] }).play("C all-in").legal?.raise?.min).toBe(525));

test("two blinds all-in for a quarter are called whole; a lone caller gets the rest back", () => {
  const blinds = () => scene({ stacks: [25, 25, 1000, 1000] });
  expect(blinds().legal).toMatchObject({ call: 100, raise: { min: 200 } });
  expect(potsNow(blinds().play("C call", "D call").hand)).toEqual([
    { amount: 100, eligible: [0, 1, 2, 3] },
    { amount: 150, eligible: [2, 3] },
  ]);
  const alone = blinds().play("C call", "D fold");
  expect(alone.events).toContainEqual({ type: "returned", seat: 2, amount: 75 });
  expect(potsNow(alone.hand)).toEqual([{ amount: 75, eligible: [0, 1, 2] }]);
});

test("a short opener on the flop is called as it is, a short big blind is called whole", () => {
  expect(flopOf([3000, 9000, 9000], 4000).play("A all-in").legal?.call).toBe(3000);
  expect(scene({ blinds: [2000, 4000], stacks: [9000, 3000, 9000] }).legal?.call).toBe(4000);
});

test("bet, call, a few chips more all-in: bettor and caller may call or fold", () => {
  const s = flopOf([500, 500, 12], 10).play("A bet 10", "B call", "C all-in");
  for (const seat of ["A", "B"]) {
    expect(s.turn).toBe(seat);
    expect(s.legal).toMatchObject({ fold: true, call: 2, raise: null, closed: "NOT_REOPENED" });
    s.play(`${seat} call`);
  }
});

test("half a raise does not re-open in no-limit", () => {
  const s = scene({ blinds: [20_000, 40_000], stacks: [900_000, 900_000, 900_000, 290_000] }).play("C raise 200000", "D all-in", "A fold");
  expect(s.legal?.raise?.min).toBe(450_000);
  expect(s.play("B call").legal).toMatchObject({ call: 90_000, raise: null });
});

test("short all-ins that together re-open leave the size of the raise as it was", () => {
  const s = flopOf([900, 900, 275, 350], 50).play("A bet 100", "B raise 200", "C all-in", "D all-in", "A call");
  expect(s.legal).toMatchObject({ call: 150, raise: { min: 450 } });
});

test("nothing ends while a player has an all-in to answer", () => {
  const s = flopOf([190, 190], 10).play("A all-in");
  expect(s.turn).toBe("B");
  expect(s.legal).toMatchObject({ fold: true, call: 190, raise: null });
  const three = scene({ blinds: [5, 10], button: 2, stacks: [20, 100, 50] }).play("C all-in", "A all-in");
  expect(three.turn).toBe("B");
  expect(three.legal).toMatchObject({ fold: true, call: 40, raise: null });
});

test("nobody without chips is waited for", () =>
  expect(scene({ blinds: [10, 20], stacks: [200, 20, 200] }).play("C call", "A call").turn).toBe("dealing"));

test("all-in and call: both hands are tabled, the board is dealt out, then the pots go", () => {
  const s = scene({ button: 0, stacks: [500, 900] }, ["AhAd", "KhKd"]).play("A all-in", "B call");
  expect(s.events.map((event) => event.type).slice(-3)).toEqual(["called", "tabled", "opened"]);
  s.play("/2c7d9h", "/Js", "/3s");
  expect(s.outcome).toMatchObject({ won: [1000, 0], finishing: [1000, 400], busted: [] });
  const out = scene({ button: 0, stacks: [900, 500] }, ["AhAd", "KhKd"]).play("A all-in", "B call", "/2c7d9h", "/Js", "/3s");
  expect(out.outcome).toMatchObject({ finishing: [1400, 0], busted: [[1]] });
});

test("after a raise everybody else is asked once, the raiser not again", () => {
  const s = flopOf([900, 900, 900, 900], 10).play("A check", "B check", "C bet 50");
  const asked: string[] = [];
  for (; s.hand.phase.at === "betting"; s.play(`${s.turn} call`)) asked.push(s.turn);
  expect(asked.join("")).toBe("DAB");
  expect(scene({ button: 0, stacks: [900, 900] }).play("A raise 200", "B call").turn).toBe("dealing");
});

test("a folded button is not asked again", () => {
  const s = flopOf([900, 900, 900], 10).play("A check", "B check", "C fold", "/", "A check", "B check");
  expect(s.turn).toBe("dealing");
});

test("each hand begins with one player to act, whatever the last one ended with", () => {
  scene({ stacks: [900, 900, 900] }).play("C fold", "A fold");
  const s = scene({ stacks: [900, 900, 900], button: 0 });
  expect(s.turn).toBe("A");
  expect(s.play("A call").turn).toBe("B");
});

test("all fold to the big blind: half of it comes back, no hand is compared", () => {
  const s = scene({ blinds: [1, 2], stacks: [100, 100, 100] }).play("C fold", "A fold");
  expect(s.events).toContainEqual({ type: "returned", seat: 1, amount: 1 });
  expect(s.outcome).toMatchObject({ pots: [{ amount: 2, awards: [{ seat: 1, amount: 2 }] }], finishing: [99, 101, 100] });
});

test("a call that leaves chips is not all-in, and a call for less is no raise", () => {
  const s = scene({ blinds: [5, 10], button: 0, stacks: [130, 70] }).play("A raise 60", "B call");
  expect(s.hand.stacks).toEqual([70, 10]);
  const less = flopOf([280, 198], 10).play("A all-in", "B all-in");
  expect(less.events).toContainEqual({ type: "called", seat: 1, amount: 198, allIn: true });
  expect(less.events).toContainEqual({ type: "returned", seat: 0, amount: 82 });
});

test("who bet or raised last on the river shows first, then clockwise", () => {
  const hole = ["AhKh", "QhQd", "JhJd", "ThTd"];
  const s = river([900, 900, 900, 900], hole).play("A check", "B bet 100", "C call", "D fold", "A call");
  s.play("B show", "C show", "A show");
  expect(shown(s)).toBe("BCA");
  expect(river([900, 900, 900, 900], hole).play("A bet 100", "B raise 200", "C fold", "D fold", "A call").turn).toBe("B");
});

test("a called bettor shows, the beaten caller may muck, and the last hand need not be seen", () => {
  const s = river([900, 900], ["AhAd", "KhTs"]).play("A bet 100", "B call", "A show", "B muck");
  expect(s.outcome.won).toEqual([400, 0]);
  const unseen = river([900, 900], ["AhAd", "KhTs"]).play("A bet 100", "B call");
  expect(unseen.turn).toBe("A");
  unseen.play("A show");
  expect(river([900, 900, 900], ["AhAd", "KhTs", "4h4d"]).play("A check", "B check", "C check", "A muck", "B muck").outcome.won).toEqual([
    0, 0, 300,
  ]);
});

test("an uncalled excess over two smaller all-ins comes back, and is no win", () => {
  const s = scene({ blinds: [100, 200], button: 1, stacks: [120_360, 1000, 89_820, 89_820] }, ["AhAd", "2h7c", "KhKd", "QhQd"]);
  s.play("A call", "B call", "C call", "D raise 600", "A all-in", "B fold", "C all-in", "D all-in", "/2d7h9h", "/Js", "/3s");
  expect(s.events).toContainEqual({ type: "returned", seat: 0, amount: 30_540 });
  expect(s.outcome).toMatchObject({ pots: [{ amount: 269_660, eligible: [0, 2, 3] }], finishing: [300_200, 800, 0, 0] });
  const lost = scene({ button: 1, stacks: [800, 500] }, ["KhKd", "AhAd"]).play("B all-in", "A call", "/2c7d9h", "/Js", "/3s");
  expect(lost.outcome).toMatchObject({ won: [0, 1000], finishing: [300, 1000] });
});
