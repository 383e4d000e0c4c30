import { fc, test as property } from "@fast-check/vitest";
import { LANGS, say } from "@sidepot/words";
import { screen } from "@sidepot/words/screen";
import { expect, test } from "vitest";
import { emptyHand, exampleHand, type Hand, STATES, withBet, withState } from "./hand.ts";
import { chatText, sentencesOf, stepsOf, sumOf, tableOf } from "./result.ts";
import { isShort, sayNote, viewOf } from "./view.ts";

const bets = (...list: readonly (number | string)[]): Hand => ({
  ...emptyHand(list.length),
  players: list.map((item) => ({
    name: "",
    bet: Number.parseInt(String(item), 10),
    state: String(item).endsWith("f") ? "folded" : "live",
  })),
});
const five: Hand = { ...bets(2500, 6000, 12300, 20000, "4000f"), dead: 1000, unit: 100 };
const codes = (hand: Hand): string[] => viewOf(hand).notes.map(({ code }) => code);

test("says what is missing", () => {
  expect(codes(emptyHand())).toEqual(["nothing-yet"]);
  expect(codes(withBet(emptyHand(), 0, 50))).toEqual(["one-more"]);
  expect(codes(bets("50f", "60f"))).toEqual(["nobody-live"]);
});

test("an untouched row is an empty chair; all-in with nothing is in for the ante", () => {
  const hand = { ...bets(100, 100, 0), dead: 50 };
  expect(viewOf(hand).layers?.pots).toHaveLength(1);
  const [main, side] = viewOf(withState(hand, 2, "all-in")).layers?.pots ?? [];
  expect(main).toMatchObject({ amount: 50, eligible: [0, 1, 2] });
  expect(side).toMatchObject({ amount: 200, eligible: [0, 1] });
});

test("one player left takes it without a showdown", () => {
  const [note] = viewOf(bets("1000f", 1200, "950f")).notes;
  expect(note).toEqual({ code: "no-showdown", name: "B", amount: 2950, returned: 200 });
});

test("what is odd is one calm line each", () => {
  expect(codes({ ...bets(1250, 2000), unit: 100 })).toEqual(["warning"]);
  expect(codes({ ...bets(1200, 2000), unit: 100, dead: 50 })).toEqual(["warning"]);
  expect(codes(bets(200, 200, "300f", "300f"))).toEqual(["warning"]);
  expect(codes(withState(five, 1, "to-act"))).toEqual(["to-act"]);
});

test("every note has a sentence in every language", () => {
  const hands = [
    emptyHand(),
    withBet(emptyHand(), 0, 5),
    bets("5f", "5f"),
    withState(five, 1, "to-act"),
    bets("9f", 9),
    { ...five, unit: 7 },
  ];
  for (const lang of LANGS) {
    for (const hand of hands) {
      const { notes, names } = viewOf(hand);
      for (const note of notes) expect(sayNote(note, names, say(lang), screen(lang))).toMatch(/\S/);
    }
  }
});

test("all-in is inferred below the top alone", () => {
  const { top } = viewOf(five);
  expect([0, 1, 2, 3, 4].map((row) => isShort(five, row, top))).toEqual([true, true, true, false, false]);
});

test("steps run from the return to the main pot, and main first turns the pots alone", () => {
  const layers = viewOf(five).layers;
  if (!layers) throw new Error("no layers");
  const amounts = (order: "last-side-first" | "main-first"): number[] => stepsOf(layers, order).map(({ amount }) => amount);
  expect(amounts("last-side-first")).toEqual([7700, 12600, 12000, 13500]);
  expect(amounts("main-first")).toEqual([7700, 13500, 12000, 12600]);
  expect(sumOf(layers)).toEqual({ total: 45800, pots: 38100, returned: 7700 });
});

test("the chat text", () => {
  const { layers, names } = viewOf(five);
  if (!layers) throw new Error("no layers");
  expect(chatText(layers, names, "last-side-first", say("ko"), screen("ko"))).toBe(
    "팟 3개 · 합 45,800\n↩ D 7,700\n사이드 2 12,600: C D\n사이드 1 12,000: B C D\n메인 13,500: A B C D",
  );
  expect(sentencesOf(layers, names, "last-side-first", say("en"))).toHaveLength(4);
});

test("a name from right to left leaves the numbers where they are, in the chat text too", () => {
  const given: Hand = {
    ...five,
    players: five.players.map((player, row) => (row === 3 ? { ...player, name: "דן" } : row === 0 ? { ...player, name: "B" } : player)),
  };
  const { layers, names } = viewOf(given);
  if (!layers) throw new Error("no layers");
  expect(names).toEqual(["B", "B2", "C", "\u2068דן\u2069", "E"]);
  expect(chatText(layers, names, "last-side-first", say("en"), screen("en")).split("\n")[1]).toBe("↩ \u2068דן\u2069 7,700");
});

const hand: fc.Arbitrary<Hand> = fc.record({
  players: fc.array(fc.record({ name: fc.constant(""), bet: fc.nat(5000), state: fc.constantFrom(...STATES) }), {
    minLength: 2,
    maxLength: 10,
  }),
  button: fc.constant(0),
  dead: fc.nat(500),
  unit: fc.constantFrom(1, 25, 100),
});

property.prop([hand], { numRuns: 1000 })("the table adds up across and down to what was put in", (given) => {
  const { layers, rows } = viewOf(given);
  if (!layers) return;
  const table = tableOf(layers);
  expect(table.total).toBe(rows.reduce((sum, row) => sum + (given.players[row]?.bet ?? 0), 0) + given.dead);
  for (const [pot, amount] of table.amounts.entries()) {
    expect(amount).toBe(table.rows.reduce((sum, row) => sum + (row.shares[pot] ?? 0), table.dead?.[pot] ?? 0));
  }
  for (const [seat, row] of table.rows.entries()) expect(row.total).toBe(given.players[rows[seat] ?? -1]?.bet);
});

test("the example is 150, 140 and 80 back", () => {
  const { layers } = viewOf(exampleHand());
  expect(layers && stepsOf(layers, "last-side-first").map(({ amount }) => amount)).toEqual([80, 140, 150]);
});
