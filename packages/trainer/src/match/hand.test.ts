import type { HandConfig, HandEvent } from "sidepot/hand";
import { expect, test } from "vitest";
import type { Seen } from "../bots/types.ts";
import { deckOf, type Entrant, playHand } from "./hand.ts";
import { caller, folder, gambler, shover } from "./stand-ins.oracle.ts";

const config: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [1000, 4000, 2500], button: 2 };
const bot = { style: "random" } as const;

/** A hand that must be possible. */
function played(players: readonly Entrant[], number = 0, table = config) {
  const answer = playHand({ config: table, seed: 5, number }, players);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

test("everybody folds to the big blind, who has nothing to decide", () => {
  const { net, faults, events } = played([folder, folder, folder]);
  expect(net).toEqual([-50, 50, 0]);
  expect(faults).toEqual([]);
  expect(events.flatMap((event) => (event.type === "folded" ? [event.seat] : []))).toEqual([2, 0]);
});

test("three all-in players have two pots and a return, and the chips stay", () => {
  const { hand, net } = played([shover, shover, shover]);
  expect(hand.phase.at === "complete" && hand.phase.outcome.pots.map((pot) => pot.amount)).toEqual([3000, 3000]);
  expect(net.reduce((sum, chips) => sum + chips, 0)).toBe(0);
});

test("the same deal and players are the same hand, another number is another", () => {
  const events = (number: number) => JSON.stringify(played([gambler, gambler, gambler], number).events);
  expect(events(1)).toBe(events(1));
  expect(new Set([0, 1, 2, 3, 4].map(events)).size).toBe(5);
});

test("cards are dealt from the top of the deal's deck", () => {
  const { hand, events } = played([caller, caller, caller]);
  const dealt = events.flatMap((event) => (event.type === "dealt" ? event.cards : []));
  expect(dealt).toEqual(deckOf({ config, seed: 5, number: 0 }).slice(0, 11));
  expect(hand.boards[0]).toHaveLength(5);
});

test("a choice that is illegal or thrown is counted, and the player checks or folds", () => {
  const thrower: Entrant = {
    bot,
    decide: () => {
      throw new Error("broken");
    },
  };
  const raiser: Entrant = { bot, decide: ({ seat }) => ({ do: "raise", seat, to: 101 }) };
  const robber: Entrant = { bot, decide: ({ seat }) => ({ do: "kill", seat: (seat + 1) % 3 }) };
  const liar: Entrant = { bot, decide: ({ seat }) => ({ do: "fold", seat: (seat + 1) % 3 }) };
  const mute = { bot, decide: () => null } as unknown as Entrant;
  for (const [player, kind] of [
    [thrower, "exception"],
    [raiser, "illegal"],
    [robber, "illegal"],
    [liar, "illegal"],
    [mute, "exception"],
  ] as const) {
    const { faults, net } = played([folder, folder, player]);
    expect(faults.map((fault) => [fault.seat, fault.kind])).toEqual([[2, kind]]);
    expect(net).toEqual([-50, 50, 0]);
  }
  // Where nothing is owed the player checks: nobody loses a hand to a fault.
  const { faults, hand } = played([caller, raiser, caller]);
  expect(faults).toHaveLength(4);
  expect(hand.folded).toEqual([false, false, false]);
});

test("a configuration that is none is answered, not thrown", () => {
  expect(playHand({ config: { ...config, stacks: [0, 5] }, seed: 1, number: 1 }, [folder, folder])).toMatchObject({
    ok: false,
    error: { code: "SETTING_INVALID" },
  });
});

test("players see their own cards and the board, all events so far, and nothing else", () => {
  const seen: Seen[] = [];
  const witness: Entrant = {
    bot,
    decide: (now, own, random) => {
      seen.push(now);
      return gambler.decide(now, own, random);
    },
  };
  const { events } = played([witness, witness, witness], 3);
  expect(seen.length).toBeGreaterThan(3);
  for (const { hand, events: shown, seat } of seen) {
    expect(hand.phase).toMatchObject({ at: "betting", toAct: seat });
    for (const [other, cards] of hand.cards.entries()) expect(cards.every((card) => (card !== null) === (other === seat))).toBe(true);
    const holes = shown.find((event): event is Extract<HandEvent, { type: "dealt" }> => event.type === "dealt");
    expect(holes?.cards.filter((card) => card !== null)).toEqual(hand.cards[seat]);
    // Nothing is left out, and a list kept from an earlier decision has not grown.
    expect(shown.map((event) => event.type)).toEqual(events.slice(0, shown.length).map((event) => event.type));
    expect(shown.at(-1)).toMatchObject(hand.phase.at === "betting" && shown.at(-1)?.type === "opened" ? { phase: { toAct: seat } } : {});
  }
});
