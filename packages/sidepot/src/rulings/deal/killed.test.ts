import { expect, test } from "vitest";
import { byBook, decide } from "./decide.oracle.ts";

const [LIVE, DEAD] = ["hand-plays-on", "hand-dead"];

test("TDA 65-A: a hand killed by mistake is dead, its bets are lost, the uncalled part returns", () => {
  expect(byBook("killed-hand", { identifiable: false })).toEqual([DEAD, DEAD, DEAD, DEAD, DEAD]);
  expect(decide("tda-2024", "killed-hand", { identifiable: false })).toMatchObject({
    did: "kill-hand",
    cites: ["TDA-2024 65-A"],
    notes: ["called-chips-lost"],
  });
  expect(decide("tda-2024", "killed-hand", { identifiable: false, uncalled: true })).toMatchObject({
    steps: [{ do: "kill-hand" }, { do: "return-uncalled", sure: true }],
    unchanged: ["button", "burns"],
    notes: ["called-chips-lost"],
  });
});

test("WSOP 91: the raise may return, what calling would have cost is lost", () => {
  expect(decide("wsop-tournament-2026", "killed-hand", { identifiable: false, uncalled: true })).toMatchObject({
    cites: ["WSOP-TOURNAMENT-2026 91", "WSOP-TOURNAMENT-2026 108"],
    steps: [{ do: "kill-hand" }, { do: "return-uncalled", sure: false }],
    notes: ["called-chips-lost", "call-is-forfeited"],
  });
});

test("TDA 65-B: a fouled hand whose cards are known plays on", () => {
  expect(byBook("killed-hand", { identifiable: true })).toEqual([LIVE, LIVE, LIVE, LIVE, LIVE]);
  expect(decide("tda-2024", "killed-hand", { identifiable: true })).toMatchObject({
    did: "retrieve-cards, let-stand",
    basis: "text",
    cites: ["TDA-2024 65-B"],
  });
});

test("TDA 14: a hand thrown in dies in the muck and not before", () => {
  expect(decide("tda-2024", "mucked-hand", { lies: "on-table" })).toMatchObject({
    decision: LIVE,
    did: "guard-cards, let-stand",
    cites: ["TDA-2024 14"],
  });
  expect(decide("tda-2024", "mucked-hand", { lies: "in-muck-known" })).toMatchObject({ decision: DEAD, cites: ["TDA-2024 14"] });
  expect(decide("tda-2024", "mucked-hand", { lies: "in-muck-lost" })).toMatchObject({
    decision: DEAD,
    cites: ["TDA-2024 14"],
    notes: ["called-chips-lost"],
  });
  expect(byBook("mucked-hand", { lies: "in-muck-lost" })).toEqual([DEAD, DEAD, DEAD, DEAD, DEAD]);
  expect(byBook("mucked-hand", { lies: "on-table" })).toEqual([LIVE, LIVE, LIVE, LIVE, LIVE]);
  const OPEN = `floor: ${DEAD} / ${LIVE}`;
  expect(byBook("mucked-hand", { lies: "in-muck-known" })).toEqual([DEAD, DEAD, OPEN, OPEN, OPEN]);
  expect(decide("wsop-live-2026", "mucked-hand", { lies: "in-muck-known" })).toMatchObject({
    basis: "floor",
    cites: ["WSOP-LIVE-2026 111", "WSOP-LIVE-2026 110"],
    why: ["left-to-floor", "certain-cards-return"],
  });
});

test("TDA 15-B: a bettor who threw in the winner loses what was called and gets back what was not", () => {
  expect(decide("tda-2024", "mucked-hand", { lies: "in-muck-lost", thoughtWon: true })).toMatchObject({
    decision: DEAD,
    cites: ["TDA-2024 15-B", "TDA-2024 14"],
    notes: ["called-chips-lost"],
  });
});

test("Robert's Rules showdown 5: if the winner asks to see it, both hands are live; nowhere else", () => {
  expect(byBook("mucked-hand", { lies: "in-muck-known", winnerAsked: true })).toEqual([DEAD, DEAD, LIVE, DEAD, DEAD]);
  expect(byBook("mucked-hand", { lies: "on-table", winnerAsked: true })).toEqual([LIVE, LIVE, LIVE, LIVE, LIVE]);
  expect(byBook("mucked-hand", { lies: "in-muck-lost", winnerAsked: true })).toEqual([DEAD, DEAD, DEAD, DEAD, DEAD]);
  expect(decide("roberts", "mucked-hand", { lies: "in-muck-known", winnerAsked: true })).toMatchObject({
    basis: "text",
    cites: ["ROBERTS SHOWDOWN-5"],
  });
  expect(decide("tda-2024", "mucked-hand", { lies: "in-muck-known", winnerAsked: true }).wrong).toEqual([
    { answer: "winner-asked-live", rightIn: ["roberts"], until: null },
  ]);
});

test("what nobody called goes by the house's own value, and not by its base", () => {
  const sure = (base: "tda-2024" | "wsop-tournament-2026", name: string, value: string, situation: "killed-hand" | "mucked-hand") => {
    const facts = situation === "killed-hand" ? { identifiable: false, uncalled: true } : { lies: "in-muck-lost", thoughtWon: true };
    const { did, steps, notes } = decide({ id: "club", base, house: { [name]: { value, note: null } } }, situation, facts);
    const back = steps.find((step) => step.do === "return-uncalled");
    return [did, back?.do === "return-uncalled" ? back.sure : null, notes.includes("call-is-forfeited")];
  };
  for (const [name, situation] of [
    ["uncalled-killed", "killed-hand"],
    ["uncalled-mucked", "mucked-hand"],
  ] as const) {
    expect(sure("wsop-tournament-2026", name, "returned", situation)).toEqual(["kill-hand, return-uncalled", true, false]);
    expect(sure("tda-2024", name, "may-return", situation)).toEqual(["kill-hand, return-uncalled", false, true]);
    expect(sure("tda-2024", name, "stays", situation)).toEqual(["kill-hand", null, false]);
  }
});
