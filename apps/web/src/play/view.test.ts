import {
  act,
  defaultTable,
  type FinishedHand,
  finished,
  handAt,
  nextHand,
  openTable,
  replayHand,
  type Session,
  toAct,
} from "@sidepot/trainer/table";
import { say } from "@sidepot/words";
import { type Action, apply, type Hand, type HandConfig, type HandEvent, legalActions, start, viewEvent, viewFor } from "sidepot/hand";
import { seeded } from "sidepot/random";
import { describe, expect, test } from "vitest";
import { fragmentOf, studyOf, textOf } from "./opening.ts";
import { limitsOf, logOf, middleOf, picturedOf, returnedIn, seatsOf, settledOf, wonOf } from "./view.ts";

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

  test("blinds lie in front before the first cards as after them, and antes do not", () => {
    const before = (config: HandConfig): number[][] => {
      const dealt = played(config, PICTURE.slice(0, 1));
      const begun = dealt.events.findIndex(({ type }) => type === "dealt");
      return [handAt(dealt.events, begun) as Hand, dealt.hand].map((hand) => seatsOf(hand, []).map(({ inFront }) => inFront));
    };
    expect(before(CONFIG)).toEqual([
      [0, 0, 50, 100, 0],
      [0, 0, 50, 100, 0],
    ]);
    const { bigBlindAnte: _, ...config } = CONFIG;
    expect(before({ ...config, antes: [25, 25, 25, 25, 25] })).toEqual([
      [0, 0, 50, 100, 0],
      [0, 0, 50, 100, 0],
    ]);
  });

  test("before the flop nothing parts a blind from a call of it, and what is above both waits", () => {
    const { hand } = played(CONFIG, PICTURE.slice(0, 2));
    const pictured = picturedOf(hand);
    expect(pictured?.seats.map((seat) => NAMES[seat])).toEqual(["Leo", "Hana", "You"]);
    expect(pictured?.layers).toMatchObject({ bets: [50, 100, 100], returned: null, pots: [{ amount: 350, floor: 0, cap: 100 }] });
    const raised = picturedOf(played(CONFIG, PICTURE.slice(0, 3)).hand);
    expect(raised?.layers.pots.map(({ amount }) => amount)).toEqual([450]);
    expect(raised?.layers.returned).toEqual({ seat: 3, amount: 500 });
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

/** A hand of the school's table in which the first goes all-in and everybody calls, or one that is bet at random. */
function playedOut(seed: number, how: "called" | "random"): FinishedHand {
  const opened = openTable(defaultTable(["You", "Leo", "Hana", "Yu"], seed));
  if (!opened.ok) throw new Error(opened.error.code);
  let session: Session = nextHand(opened.value);
  const random = seeded(seed);
  for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
    const legal = session.play && legalActions(session.play.hand);
    const part = how === "random" ? random(10) : session.play?.actions.length === 0 ? 0 : 9;
    const bet = legal?.bet ?? legal?.raise;
    const passive: Action = { do: legal?.check ? "check" : part === 1 ? "fold" : "call", seat };
    const done = act(
      session,
      bet && part === 0 ? { do: "all-in", seat } : bet && part < 4 ? { do: legal?.bet ? "bet" : "raise", seat, to: bet.min } : passive,
    );
    if (!done.ok) throw new Error(done.error.code);
    session = done.value;
  }
  return finished(session) as FinishedHand;
}

describe.each([1, 2, 3, 4, 5])("a finished hand, seed %d", (seed) => {
  const hand = playedOut(seed, "called");
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

describe.each(["called", "random"] as const)("hands shown event by event, %s", (how) => {
  const SEEDS = Array.from({ length: 30 }, (_, at) => at + 1);
  const sum = (list: readonly number[]): number => list.reduce((all, part) => all + part, 0);
  const faces = (cards: readonly (number | null)[]): number => cards.filter((card) => card !== null).length;

  test("no frame shows a card or holds a chip that did not come yet, and all chips add up in each", () => {
    let pushes = 0;
    for (const { events, hero, outcome } of SEEDS.map((seed) => playedOut(seed, how))) {
      for (let count = 1; count <= events.length; count++) {
        const past = events.slice(0, count).map((event) => viewEvent(event, hero as never));
        const hand = viewFor(handAt(events, count) as Hand, hero as never);
        const board = past.flatMap((event) => (event.type === "dealt" && event.due.some(({ to }) => to === "board") ? event.cards : []));
        expect(hand.boards[0]).toEqual(board);
        const open = past.flatMap((event) => (event.type === "tabled" ? event.seats : event.type === "showed" ? [event.seat] : []));
        const order = outcome.pots.map((_, pot) => pot).toReversed();
        for (let k = 0; k <= (hand.phase.at === "complete" ? order.length : 0); k++) {
          const pushed = order.slice(0, k);
          const seats = seatsOf(hand, past, pushed);
          for (const { seat, cards } of seats) if (faces(cards) > 0) expect([hero, ...open]).toContain(seat);
          const lying = sum(middleOf(hand, pushed).map(({ amount }) => amount));
          expect(lying + sum(seats.map(({ stack, inFront }) => stack + inFront))).toBe(sum(hand.settings.stacks));
          for (const { seat, stack, pots } of seats) {
            const due = sum(
              outcome.pots.slice(0, order.length - k).flatMap(({ awards }) => awards.map((one) => (one.seat === seat ? one.amount : 0))),
            );
            if (hand.phase.at === "complete") expect(stack).toBe((outcome.finishing[seat] ?? 0) - due);
            expect(pots.filter((pot) => pushed.includes(pot))).toEqual([]);
          }
          expect(sum(wonOf(hand, pushed)) + lying).toBe(hand.phase.at === "complete" ? sum(outcome.won) : lying);
          pushes += k;
        }
      }
    }
    expect(pushes).toBeGreaterThan(SEEDS.length);
  });

  test("the picture holds every chip, and parts pots only where somebody is all-in", () => {
    for (const { events } of SEEDS.map((seed) => playedOut(seed, how))) {
      for (let count = 1; count < events.length; count++) {
        const hand = handAt(events, count) as Hand;
        const pictured = picturedOf(hand);
        if (!pictured) continue;
        const { pots, returned } = pictured.layers;
        expect(sum(pots.map(({ amount }) => amount)) + (returned?.amount ?? 0)).toBe(sum(hand.bets) + sum(hand.dead));
        for (const { cap } of pots.slice(0, -1))
          expect(hand.bets.some((bet, seat) => bet === cap && hand.stacks[seat] === 0 && !hand.folded[seat])).toBe(true);
        // Once nothing lies in front, it is what lies in the middle.
        if (!returned && seatsOf(hand, []).every(({ inFront }) => inFront === 0))
          expect(pots.map(({ amount }) => amount)).toEqual(middleOf(hand).map(({ amount }) => amount));
      }
    }
  });
});
