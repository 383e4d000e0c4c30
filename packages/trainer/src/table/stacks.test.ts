import { legalActions } from "sidepot/hand";
import { describe, expect, test } from "vitest";
import { decide } from "../bots/index.ts";
import type { Bot } from "../bots/types.ts";
import { defaultTable } from "./defaults.ts";
import { done, opened } from "./random.oracle.ts";
import { botRandom, nextHand, seenBy, toAct } from "./session.ts";
import { schoolStacks } from "./stacks.ts";
import type { Session, TableConfig } from "./types.ts";

const config = defaultTable(["You", "Min", "Leo", "Hana", "Yu", "Joe"], 20);
const numbers = Array.from({ length: 1200 }, (_, i) => i + 1);

describe("the stacks of the side-pot school", () => {
  const stacks = numbers.map((number) => schoolStacks(config, number));

  test("whole big blinds: three short, one in between, two deep", () => {
    for (const hand of stacks) {
      expect(hand.every((stack) => stack % 100 === 0 && stack >= 200 && stack <= 10_000)).toBe(true);
      const sorted = hand.toSorted((a, b) => a - b);
      expect(sorted[2]).toBeLessThanOrEqual(1000);
      expect([1500, 4000].map((edge, i) => (sorted[3 + i] as number) >= edge)).toEqual([true, true]);
      expect(sorted[3]).toBeLessThanOrEqual(4000);
    }
  });
  test("nobody is favoured", () => {
    const means = config.players.map((_, place) => stacks.reduce((sum, hand) => sum + (hand[place] as number), 0) / stacks.length);
    // One stack's standard deviation is about 3,000, so a mean of 1,200 has 87.
    for (const mean of means) expect(Math.abs(mean - means.reduce((a, b) => a + b) / 6)).toBeLessThan(350);
  });
  test("some are short with any number of players from three on", () => {
    for (let n = 3; n <= 9; n++) {
      const players = Array.from({ length: n }, (_, i) => `P${i}`);
      const hand = schoolStacks({ ...defaultTable(players, 4), blinds: [1, 2] }, 1);
      expect(hand.filter((stack) => stack <= 20).length).toBeGreaterThanOrEqual(2);
      expect(Math.max(...hand)).toBeGreaterThanOrEqual(80);
    }
  });
});

/** Plays one hand with bots; `person` sits on the person's chair. */
function playedBy(person: (session: Session) => Session, before: Session, { players }: TableConfig): Session {
  let session = nextHand(before);
  for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
    const bot = players[session.play?.seats[seat] as number]?.bot;
    session = bot ? chosen(session, bot) : person(session);
  }
  return session;
}

function chosen(session: Session, bot: Bot): Session {
  const seat = toAct(session) as NonNullable<ReturnType<typeof toAct>>;
  return done(
    session,
    decide(seenBy(session, seat) as NonNullable<ReturnType<typeof seenBy>>, bot, botRandom(session)) as Parameters<typeof done>[1],
  );
}

/** Folds, as soon as there is anything to fold to. */
function folding(session: Session): Session {
  const seat = toAct(session) as number;
  const legal = session.play && legalActions(session.play.hand);
  return done(session, { do: legal?.check ? "check" : "fold", seat });
}

describe("side pots come up in two hands of five", () => {
  const people: readonly (readonly [string, (session: Session) => Session])[] = [
    ["with a bot of every chair", (session) => chosen(session, { style: "loose-aggressive" })],
    ["where the person folds everything", folding],
    ["where the person plays tight", (session) => chosen(session, { style: "tight-aggressive" })],
  ];
  test.each(people)("%s", (_, person) => {
    const hands = 150;
    let session = opened(config);
    let two = 0;
    for (let i = 0; i < hands; i++) {
      session = playedBy(person, session, config);
      const phase = session.play?.hand.phase;
      if (phase?.at === "complete" && phase.outcome.pots.length > 1) two++;
    }
    expect(two / hands).toBeGreaterThanOrEqual(0.4);
  });
});
