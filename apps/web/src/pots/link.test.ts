import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { emptyHand, exampleHand, fitName, type Hand, letterOf, MOST_CHIPS, STATES, withName } from "./hand.ts";
import { LONGEST_LINK, makeFragment, nameless, parseFragment, readFragment } from "./link.ts";

const five: Hand = {
  players: [
    { name: "", bet: 2500, state: "live" },
    { name: "", bet: 6000, state: "live" },
    { name: "", bet: 12300, state: "live" },
    { name: "", bet: 20000, state: "live" },
    { name: "", bet: 4000, state: "folded" },
  ],
  button: 4,
  dead: 1000,
  unit: 100,
};

test("reads the link of the specification", () => {
  expect(parseFragment("#1;u=100;b=5;d=1000;p=A:2500,B:6000,C:12300,D:20000,E:4000f")).toEqual(five);
});

test("writes what is not at its default", () => {
  expect(makeFragment(five)).toBe("1;u=100;d=1000;p=A:2500,B:6000,C:12300,D:20000,E:4000f");
  expect(makeFragment(exampleHand())).toBe("1;p=A:50,B:120,C:200");
});

test("ignores unknown keys and keeps names from breaking the form", () => {
  expect(parseFragment("1;x=9;later;p=A:1,B:2")).toEqual({
    ...emptyHand(2),
    players: [1, 2].map((bet) => ({ name: "", bet, state: "live" })),
  });
  const odd = withName(five, 0, "a:1,b;p=2#%");
  expect(parseFragment(makeFragment(odd))).toEqual(odd);
});

test.each([
  "",
  "#",
  "#2;p=A:1,B:2",
  "1;p=A:1",
  "1;p=A:1,B:x",
  "1;p=A:1,B:-2",
  "1;p=A:1,B:1e3",
  "1;p=A:1,B:9999999999999",
  "1;u=0;p=A:1,B:2",
  "1;b=3;p=A:1,B:2",
  "1;b=0;p=A:1,B:2",
  "1;p=%E0%A4%A:1,B:2",
  `1;p=${Array.from({ length: 11 }, (_, i) => `${letterOf(i)}:1`).join(",")}`,
  `1;x=${"y".repeat(1600)};p=A:1,B:2`,
])("%j is no hand", (text) => {
  expect(parseFragment(text)).toBeNull();
});

test.each([
  ["hello", { code: "NO_HAND" }],
  ["2;p=A:1,B:2", { code: "OTHER_VERSION" }],
  ["1", { code: "PLAYER_COUNT", count: 0 }],
  ["1;p=A:1", { code: "PLAYER_COUNT", count: 1 }],
  [`1;p=${Array(11).fill("A:1").join(",")}`, { code: "PLAYER_COUNT", count: 11 }],
  ["1;p=A:1,B:x", { code: "PLAYER", text: "B:x" }],
  ["1;p=A:1,B:2;u=0", { code: "FIELD", text: "u=0" }],
  ["1;b=3;p=A:1,B:2", { code: "FIELD", text: "b=3" }],
  ["1;p=A:1,B:2;c=AsAs", { code: "CARDS" }],
  [`1;x=${"y".repeat(1600)};p=A:1,B:2`, { code: "TOO_LONG" }],
  ["1%3Bp%3DA%3A1%2CB%3Ax", { code: "PLAYER", text: "B:x" }],
])("%j: what is wrong is named", (text, error) => {
  expect(readFragment(text)).toEqual({ ok: false, error });
});

test("a link that a messenger encoded once more is read", () => {
  const full = { ...withName(withName(five, 0, "a:1,b;"), 1, "민수"), board: parseFragment("1;p=A:1,B:1;c=AsKhQd")?.board ?? [] };
  const fragment = makeFragment(full);
  expect(parseFragment(`#${encodeURIComponent(fragment)}`)).toEqual(full);
  expect(
    parseFragment(
      encodeURIComponent(fragment)
        .toLowerCase()
        .replace(/askhqd/, "AsKhQd"),
    ),
  ).not.toBeNull();
  expect(parseFragment(makeFragment(five).replace(/[;=:,]/g, encodeURIComponent))).toEqual(five);
  expect(parseFragment(encodeURIComponent(encodeURIComponent(fragment)))).toBeNull();
});

test("cards, game and ticks travel too", () => {
  const text = "1;p=A:2500,B:6000,C:12300,D:20000;g=omaha8;c=AsKhQd--2s;h=A:AhAd,B:--KcKs,C:n;t=r,2";
  const hand = parseFragment(text);
  expect(hand).toMatchObject({ game: "omaha8", board: [51, 46, 41, null, 3], pushed: [-1, 2] });
  expect(hand?.players.map(({ cards, hidden }) => [cards?.length ?? 0, hidden ?? false])).toEqual([
    [2, false],
    [3, false],
    [0, true],
    [0, false],
  ]);
  expect(hand && makeFragment(hand)).toBe(text);
  expect(parseFragment("1;p=Kim:1,Lee:1;h=Lee:AhAd")?.players[1]?.cards).toHaveLength(2);
});

test.each(["c=AsA", "c=AsAs", "c=As1s", "c=AsKhQd2c2s3s", "h=A:AsKsQs", "h=Z:AsKs", "g=chess", "c=As;h=A:As", "t=y", "h=A:n,A:AsKs"])(
  "%j is no hand either",
  (field) => expect(parseFragment(`1;p=A:1,B:2;${field}`)).toBeNull(),
);

const chips = fc.oneof(fc.nat(100_000), fc.constant(0), fc.integer({ min: 0, max: MOST_CHIPS }));
const name = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom("플레이어열두번째사람이름", "👨‍👩‍👧‍👦", "A", "D"),
);
const hand: fc.Arbitrary<Hand> = fc
  .array(fc.record({ name: name.map(fitName), bet: chips, state: fc.constantFrom(...STATES) }), { minLength: 2, maxLength: 10 })
  .chain((players) =>
    fc.record({
      players: fc.constant(players.map((player, row) => (player.name === letterOf(row) ? { ...player, name: "" } : player))),
      button: fc.nat(players.length - 1),
      dead: chips,
      unit: chips.map((unit) => Math.max(1, unit)),
    }),
  );

property.prop([hand], { numRuns: 200 })("[point 53] every hand comes back from its link, which is never too long", (given) => {
  const fragment = makeFragment(given);
  expect(`https://a-long-host-name.example.org/en/pot#${fragment}`.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(fragment).toMatch(/^[\w%;=:,-]+$/);
  expect(parseFragment(`#${fragment}`)).toEqual(given);
});

property.prop([hand])("a link without names has only letters in it", (given) => {
  expect(makeFragment(nameless(given))).toMatch(/^1;(?:[ubd]=\d+;)*p=(?:[A-J]:\d+[fat]?,?)+$/);
});

property.prop([fc.oneof(fc.string({ maxLength: 1600 }), fc.stringMatching(/^1;[ubdp]=[A-J:,%0-9fat;=]{0,40}$/))])(
  "no text breaks the reader",
  (text) => {
    const read = parseFragment(text);
    if (read) expect(parseFragment(makeFragment(read))).toEqual(read);
  },
);
