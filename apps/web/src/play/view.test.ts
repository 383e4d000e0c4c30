import {
  act,
  defaultTable,
  type FinishedHand,
  finished,
  nextHand,
  openTable,
  replayHand,
  type Session,
  toAct,
} from "@sidepot/trainer/table";
import { say } from "@sidepot/words";
import { type Action, apply, type Hand, type HandConfig, type HandEvent, legalActions, start } from "sidepot/hand";
import { describe, expect, test } from "vitest";
import { fragmentOf, studyOf, textOf } from "./opening.ts";
import { limitsOf, logOf, middleOf, picturedOf, returnedIn, seatsOf, settledOf } from "./view.ts";

/** The hand of the practice table's picture: Yu all-in for 600, Leo 300 more on the flop and 400 on the turn. */
const NAMES = ["Yu", "Min", "Leo", "Hana", "You"];
const CONFIG: HandConfig = {
  game: "holdem",
  stacks: [600, 9800, 5500, 3250, 7250],
  button: 1,
  blinds: [50, 100],
  bigBlindAnte: 100,
  unit: 25,
};

function played(config: HandConfig, actions: readonly Action[]): { hand: Hand; events: HandEvent[] } {
  const begun = start(config);
  if (!begun.ok) throw new Error(begun.error.code);
  let { hand } = begun.value;
  const events = [...begun.value.events];
  for (const action of actions) {
    const done = apply(hand, action);
    if (!done.ok) throw new Error(`${action.do}: ${done.error.code}`);
    hand = done.value.hand;
    events.push(...done.value.events);
  }
  return { hand, events };
}

const HOLE = Array.from({ length: 10 }, (_, card) => card) as never[];
const deal = (...cards: number[]): Action => ({ do: "deal", cards: cards as never[] });
// Leo posts the small blind, Hana the big one and the ante.
const PICTURE: readonly Action[] = [
  { do: "deal", cards: HOLE },
  { do: "call", seat: 4 },
  { do: "raise", seat: 0, to: 600 },
  { do: "fold", seat: 1 },
  { do: "call", seat: 2 },
  { do: "fold", seat: 3 },
  { do: "call", seat: 4 },
  deal(40, 36, 31),
  { do: "bet", seat: 2, to: 300 },
  { do: "call", seat: 4 },
  deal(30),
  { do: "bet", seat: 2, to: 400 },
];

describe("the hand of the picture", () => {
  const { hand, events } = played(CONFIG, PICTURE);
  const seats = seatsOf(hand, events);

  test("the pots in the middle hold no chip of this street", () => {
    expect(middleOf(hand).map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [2000, [0, 2, 4]],
      [600, [2, 4]],
    ]);
  });

  test("each plate tells its pots, what lies in front and what was done last", () => {
    expect(seats.map(({ pots }) => pots)).toEqual([[0], [], [0, 1], [], [0, 1]]);
    expect(seats.map(({ inFront }) => inFront)).toEqual([0, 0, 400, 0, 0]);
    expect(seats.map(({ deed }) => deed)).toEqual([null, null, "bet", null, null]);
    expect(seats.map(({ allIn, folded }) => (allIn ? "all-in" : folded ? "folded" : "in"))).toEqual([
      "all-in",
      "folded",
      "in",
      "folded",
      "in",
    ]);
    expect(seats.map(({ stack }) => stack)).toEqual([0, 9800, 4200, 3050, 6350]);
    expect(seats[4]?.toAct).toBe(true);
  });

  test("the picture has a column for each who put something in, clockwise from the button, and the bet that is open on top", () => {
    const pictured = picturedOf(hand);
    expect(pictured?.seats.map((seat) => NAMES[seat])).toEqual(["Leo", "Hana", "You", "Yu"]);
    expect(pictured?.layers.pots.map(({ amount }) => amount)).toEqual([2000, 600]);
    expect(pictured?.layers.returned).toEqual({ seat: 0, amount: 400 });
  });

  test("who is all-in is told with the pots left to them, and the bet that waits", () => {
    expect(limitsOf(hand)).toEqual({ limited: [{ seat: 0, amount: 600, pots: [0] }], open: { seat: 2, amount: 400 } });
  });

  test("the log goes by street, with the cards that opened it", () => {
    const log = logOf(events);
    expect(log.map(({ street, cards }) => [street, cards])).toEqual([
      ["preflop", []],
      ["flop", [40, 36, 31]],
      ["turn", [30]],
    ]);
    expect(log[1]?.lines.map(({ seat, what, amount }) => [NAMES[seat], what, amount])).toEqual([
      ["Leo", "bet", 300],
      ["You", "call", 300],
    ]);
  });

  test("an all-in of this street does not part what lay there before it", () => {
    const shoved = played(CONFIG, [...PICTURE, { do: "raise", seat: 4, to: 6350 }]).hand;
    expect(middleOf(shoved).map(({ amount }) => amount)).toEqual([2000, 600]);
  });

  test("at the end the referee says who gets what, and what came back", () => {
    const end = played(CONFIG, [...PICTURE, { do: "fold", seat: 4 }, deal(20), { do: "show", seat: 2 }].slice(0, -1) as Action[]);
    expect(returnedIn(end.events)).toEqual({ seat: 2, amount: 400 });
  });
});

/** A hand of the school's table in which everybody calls. */
function calledDown(seed: number): FinishedHand {
  const opened = openTable(defaultTable(["You", "Leo", "Hana", "Yu"], seed));
  if (!opened.ok) throw new Error(opened.error.code);
  let session: Session = nextHand(opened.value);
  for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
    const legal = session.play && legalActions(session.play.hand);
    const short = session.play?.actions.length === 0;
    const done = act(session, short ? { do: "all-in", seat } : { do: legal?.check ? "check" : "call", seat });
    if (!done.ok) throw new Error(done.error.code);
    session = done.value;
  }
  return finished(session) as FinishedHand;
}

describe.each([1, 2, 3, 4, 5])("a finished hand, seed %d", (seed) => {
  const hand = calledDown(seed);
  const last = replayHand(hand).at(-1)?.hand as Hand;

  test("is settled as the table has pushed it, with a sentence a pot", () => {
    const settlement = settledOf(last, hand.names);
    expect(settlement?.won).toEqual(hand.outcome.won);
    expect(settlement?.layers.pots.map(({ amount }) => amount)).toEqual(hand.outcome.pots.map(({ amount }) => amount));
    for (const pot of settlement?.awardOrder ?? []) expect(settlement && say("en").awardLine(settlement, pot)).toMatch(/takes|tie/);
    expect(settlement?.awardOrder).toEqual(hand.outcome.pots.map((_, pot) => pot).toReversed());
  });

  test("goes to the other tools and into texts", () => {
    expect(fragmentOf(hand, "pot")).toMatch(/^1;/);
    expect(fragmentOf(hand, "showdown")).toMatch(/;c=\w{10};h=/);
    const study = studyOf(hand) ?? "";
    expect(study).toMatch(/^1;p=/);
    for (const bet of last.bets.filter((chips, seat) => chips > 0 && !last.folded[seat])) expect(study).toContain(`:${bet}`);
    expect(textOf(hand, "pokerstars")).toContain("*** SUMMARY ***");
    expect(textOf(hand, "phh")).toContain("variant");
  });
});
