import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { RANKS, SUITS } from "../../cards/index.ts";
import { readOhh } from "./read.ts";
import { writeOhh } from "./write.ts";

const deck = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
const card = fc.constantFrom(...deck);
const cards = (least: number, most: number): fc.Arbitrary<string[]> => fc.array(card, { minLength: least, maxLength: most });
const amount = fc.oneof(
  fc.nat(500),
  fc.nat(50_000).map((n) => n / 100),
);

const SHOWN = ["Mucks Cards", "Shows Cards"];
const DONE = [
  ...[
    "Dealt Cards",
    "Post Ante",
    "Post SB",
    "Post BB",
    "Straddle",
    "Post Dead",
    "Post Extra Blind",
    "Fold",
    "Check",
    "Bet",
    "Raise",
    "Call",
  ],
  ...["Added Chips", "Sits Down", "Stands Up", "Add to Pot", "Sings", ...SHOWN],
];

const actions = (names: readonly string[]): fc.Arbitrary<object[]> =>
  fc.array(
    fc.record(
      { player_id: fc.nat(2), action: fc.constantFrom(...names), amount, cards: cards(0, 5), is_allin: fc.boolean() },
      { requiredKeys: ["player_id", "action", "amount"] },
    ),
    { maxLength: 5 },
  );

/** Streets in their order as far as a hand goes, perhaps a second run of the last of them, perhaps a showdown. */
const rounds = fc
  .record({
    deck: fc.shuffledSubarray(deck, { minLength: 10, maxLength: 10 }),
    acts: fc.array(actions(DONE), { minLength: 7, maxLength: 7 }),
    shows: actions(SHOWN),
    streets: fc.nat(3),
    from: fc.nat(3),
    showdown: fc.boolean(),
  })
  .map(({ deck: dealt, acts, shows, streets, from, showdown }) => {
    const board = (run: number): object[] => [
      { street: "Flop", cards: dealt.slice(5 * run, 5 * run + 3), actions: acts[3 * run + 1] },
      { street: "Turn", cards: dealt.slice(5 * run + 3, 5 * run + 4), actions: acts[3 * run + 2] },
      { street: "River", cards: dealt.slice(5 * run + 4, 5 * run + 5), actions: acts[3 * run + 3] },
    ];
    return [
      { street: "Preflop", actions: acts[0] },
      ...board(0).slice(0, streets),
      ...board(1).slice(from, Math.max(from, streets)),
      ...(showdown ? [{ street: "Showdown", cards: null, actions: shows }] : []),
    ];
  });

const hand = fc.record(
  {
    spec_version: fc.string(),
    tournament: fc.boolean(),
    game_number: fc.oneof(fc.string(), fc.nat()),
    start_date_utc: fc.string(),
    table_name: fc.string(),
    game_type: fc.constantFrom("Holdem", "Omaha", "OmahaHiLo", "Tiddlywinks"),
    bet_limit: fc.record({ bet_type: fc.constantFrom("NL", "PL", "FL"), bet_cap: fc.oneof(fc.constant(null), amount) }),
    currency: fc.constantFrom("USD", "XPM", ""),
    dealer_seat: fc.nat(9),
    small_blind_amount: fc.oneof(fc.constant(null), amount),
    big_blind_amount: amount,
    ante_amount: amount,
    hero_player_id: fc.nat(3),
    streets: fc.string(),
    players: fc
      .tuple(amount, amount, amount, fc.shuffledSubarray([1, 3, 5, 8], { minLength: 3 }))
      .map(([a, b, c, seats]) =>
        [a, b, c].map((starting_stack, id) => ({ id, seat: seats[id], name: `P${id}`, starting_stack, is_sitting_out: id === 9 })),
      ),
    rounds,
    pots: fc.array(
      fc.record({
        number: fc.nat(3),
        amount,
        rake: amount,
        player_wins: fc.array(fc.record({ player_id: fc.nat(2), win_amount: amount }), { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ["game_type", "bet_limit", "dealer_seat", "players", "rounds"] },
);

test.prop([hand], { numRuns: 300 })("a record is the same after it was written and read again", (value) => {
  const [first] = readOhh(JSON.stringify({ ohh: value }));
  expect(first).toMatchObject({ ok: true });
  if (!first?.ok) return;
  const text = writeOhh(first.value);
  expect(text).toMatchObject({ ok: true });
  if (!text.ok) return;
  expect(readOhh(text.value)).toEqual([first]);
});

test.prop([fc.array(fc.json(), { maxLength: 4 }), fc.nat(), fc.constantFrom("", "{", '"', "]", "\\")])(
  "no text makes it throw",
  (texts, at, put) => {
    const text = texts.join("\n");
    const place = at % (text.length + 1);
    const read = readOhh(text.slice(0, place) + put + text.slice(place));
    expect(read.length).toBeGreaterThan(0);
  },
);

test.prop([hand, fc.nat(), fc.nat(40)])("nor does a hand with a piece cut out", (value, at, length) => {
  const text = JSON.stringify({ ohh: value });
  const place = at % text.length;
  for (const read of readOhh(text.slice(0, place) + text.slice(place + length)))
    if (read.ok) expect(typeof writeOhh(read.value).ok).toBe("boolean");
});

/** Hands whose fields are anything at all. */
const anything = fc.dictionary(
  fc.constantFrom("game_type", "bet_limit", "players", "rounds", "pots", "dealer_seat", "_sidepot", "big_blind_amount", "extra"),
  fc.jsonValue(),
);

test.prop([fc.tuple(hand, anything)])("nor do fields of any kind", ([value, strange]) => {
  const [read] = readOhh(JSON.stringify({ ...value, ...(strange as object) }));
  if (read?.ok) expect(typeof writeOhh(read.value).ok).toBe("boolean");
});
