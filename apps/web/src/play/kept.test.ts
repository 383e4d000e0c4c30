import { act, defaultTable, type FinishedHand, finished, nextHand, openTable, toAct } from "@sidepot/trainer/table";
import { legalActions } from "sidepot/hand";
import { expect, test } from "vitest";
import { drafted, opponentsOf } from "./draft.ts";
import { makeKept, readKept } from "./kept.ts";
import { dropHand, idOf, keepHand, keptHand, keptHands, MOST_HANDS } from "./shelf.ts";

const config = defaultTable(["You", "Leo", "Hana"], 5);
const opened = openTable(config);
if (!opened.ok) throw new Error(opened.error.code);
const session = nextHand(opened.value);

test("a table is kept without its cards and read again as it was", () => {
  const note = makeKept({ session, speed: "slow", pause: false, pushed: false });
  expect(note).not.toContain("deck");
  expect(note).not.toContain("events");
  expect(readKept(note)).toEqual({ session, speed: "slow", pause: false, pushed: false });
});

test.each([null, "", "{", "null", "7", '{"session":{}}', '{"session":7,"speed":"fast","pause":"yes"}'])(
  "%s is no table, and everything else is as at the start",
  (note) => expect(readKept(note)).toEqual({ session: null, speed: "normal", pause: true, pushed: true }),
);

/** Notes in memory. */
function notes(): { note: (name: string) => string | null; setNote: (name: string, text: string) => void; rereadNotes: () => void } {
  const texts = new Map<string, string>();
  return { note: (name) => texts.get(name) ?? null, setNote: (name, text) => void texts.set(name, text), rereadNotes: () => {} };
}
/** The first hand, checked and called to its end. */
const whole = ((): FinishedHand => {
  let over = session;
  for (let seat = toAct(over); seat !== null; seat = toAct(over)) {
    const done = act(over, { do: over.play && legalActions(over.play.hand)?.check ? "check" : "call", seat });
    if (!done.ok) throw new Error(done.error.code);
    over = done.value;
  }
  return finished(over) as FinishedHand;
})();
const hand = (number: number, seed = 36): FinishedHand => ({ ...whole, proof: { ...whole.proof, seed, number } });

test("the last hands are kept, the newest first, and found by their seed and number", () => {
  const desk = notes();
  for (let number = 1; number <= MOST_HANDS + 3; number++) keepHand(desk, hand(number), number);
  const kept = keptHands(desk);
  expect(kept).toHaveLength(MOST_HANDS);
  expect(kept[0]?.id).toBe("10-53");
  expect(keptHand(desk)?.id).toBe("10-53");
  expect(keptHand(desk, "10-20")?.hand.proof.number).toBe(20);
  expect(keptHand(desk, "10-1")).toBeNull();
});

test("a hand that is played otherwise goes over itself, and one that is taken back is gone", () => {
  const desk = notes();
  keepHand(desk, hand(1), 10);
  keepHand(desk, hand(2), 20);
  keepHand(desk, hand(1), 30);
  expect(keptHands(desk).map(({ id, when }) => [id, when])).toEqual([
    ["10-1", 30],
    ["10-2", 20],
  ]);
  dropHand(desk, idOf(hand(1)));
  expect(keptHands(desk).map(({ id }) => id)).toEqual(["10-2"]);
});

test.each(["{", "[]", '{"version":0,"hands":[]}', '{"version":1,"hands":[{},null,{"id":"a","when":1,"hand":{"events":[]}}]}'])(
  "%s holds no hand",
  (text) => {
    const desk = notes();
    desk.setNote("hands", text);
    expect(keptHands(desk)).toEqual([]);
  },
);

test("seats that are added get free names and the school's styles; seats that go come back as they were", () => {
  const draft = drafted(config);
  const names = ["Min", "Leo", "Hana", "Yu"];
  const five = opponentsOf({ ...draft, seats: 5 }, names);
  expect(five.map(({ name }) => name)).toEqual(["Leo", "Hana", "Min", "Yu"]);
  expect(five.every(({ bot }) => bot !== null)).toBe(true);
  expect(opponentsOf({ ...draft, seats: 2 }, names)).toEqual(draft.opponents.slice(0, 1));
});

test.each([
  ["no settings", (one: FinishedHand) => ({ ...one, events: [{ type: "started" }, ...one.events.slice(1)] })],
  [
    "a card that is none",
    (one: FinishedHand) => JSON.parse(JSON.stringify(one).replace(/"cards":\[\d+,\d+,\d+\]/, '"cards":[null,null,null]')),
  ],
  ["another end", (one: FinishedHand) => ({ ...one, outcome: { pots: [] } })],
  ["names of others", (one: FinishedHand) => ({ ...one, names: ["You"] })],
  ["no end", (one: FinishedHand) => ({ ...one, events: one.events.slice(0, -1) })],
])("a hand with %s is left out, and the others stay", (_, damaged) => {
  const desk = notes();
  keepHand(desk, hand(1), 10);
  keepHand(desk, damaged(hand(2)) as FinishedHand, 20);
  expect(keptHands(desk).map(({ id }) => id)).toEqual(["10-1"]);
});

test("a hand of no time is left out", () => {
  const desk = notes();
  keepHand(desk, hand(1), 10);
  keepHand(desk, hand(2), 9e15);
  expect(keptHands(desk).map(({ id }) => id)).toEqual(["10-1"]);
});
