import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { fullDeck } from "../../cards/index.ts";
import { writeDealt } from "./dealt.ts";
import { readPhh } from "./read.ts";
import { readToml, writeText } from "./toml.ts";
import { VARIANTS, type Variant } from "./variants.ts";
import { writePhh } from "./write.ts";

const card = fc.option(fc.constantFrom(...fullDeck()), { nil: null, freq: 4 });
const known = fc.constantFrom(...fullDeck());

/** Amounts that fit a scale, so that whole and fine ones meet in one hand. */
const amount = (scale: number, least = 0): fc.Arbitrary<string> =>
  fc.integer({ min: least, max: 5000 }).map((n) => (scale === 1 ? String(n) : (n / 100).toFixed(2)));

const list = (items: readonly string[]): string => `[${items.join(", ")}]`;

/** One action of any kind, whether the rules allow it or not: a record is a fact. */
const action = (players: number, scale: number): fc.Arbitrary<string> => {
  const p = fc.integer({ min: 1, max: players }).map((n) => `p${n}`);
  const cards = fc.array(card, { minLength: 1, maxLength: 5 }).map(writeDealt);
  const board = fc.array(known, { minLength: 1, maxLength: 3 }).map(writeDealt);
  const said = fc.oneof(
    p.map((x) => `${x} f`),
    p.map((x) => `${x} cc`),
    fc.tuple(p, amount(scale, 1)).map(([x, n]) => `${x} cbr ${n}`),
    p.map((x) => `${x} pb`),
    p.map((x) => `${x} sd`),
    fc.tuple(p, cards).map(([x, c]) => `${x} sd ${c}`),
    p.map((x) => `${x} sm`),
    fc.tuple(p, cards).map(([x, c]) => `${x} sm ${c}`),
    fc.tuple(p, cards).map(([x, c]) => `d dh ${x} ${c}`),
    board.map((c) => `d db ${c}`),
    fc.constant(""),
  );
  const comment = fc.option(fc.string({ maxLength: 12 }), { nil: null, freq: 5 });
  return fc.tuple(said, comment).map(([text, more]) => (more === null ? text : `${text} #${more}`));
};

interface Drawn {
  readonly variant: Variant;
  readonly players: number;
  readonly scale: number;
}

const texts = fc
  .record<Drawn>({ variant: fc.constantFrom(...VARIANTS), players: fc.integer({ min: 2, max: 6 }), scale: fc.constantFrom(1, 100) })
  .chain(({ variant, players, scale }) => {
    const each = (least = 0): fc.Arbitrary<string> =>
      fc.array(amount(scale, least), { minLength: players, maxLength: players }).map((items) => list(items));
    const same = amount(scale).map((n) => list(new Array<string>(players).fill(n)));
    const stud = variant.kind === "stud";
    const limit = variant.betting === "fixed-limit";
    const perhaps = (value: fc.Arbitrary<string>): fc.Arbitrary<string | null> => fc.option(value, { nil: null });
    return fc.record<Record<string, string | null>>({
      variant: fc.constant(`'${variant.code}'`),
      ante_trimming_status: perhaps(fc.constantFrom("true", "false")),
      antes: fc.oneof(same, each()),
      blinds_or_straddles: stud ? perhaps(each()) : each(),
      bring_in: stud ? amount(scale, 1) : perhaps(amount(scale, 1)),
      small_bet: limit ? amount(scale, 1) : fc.constant(null),
      big_bet: limit ? amount(scale, 1) : fc.constant(null),
      min_bet: limit ? perhaps(amount(scale, 1)) : amount(scale, 1),
      starting_stacks: each(),
      actions: fc.array(action(players, scale), { maxLength: 25 }).map((items) => list(items.map(writeText))),
      players: perhaps(
        fc.array(fc.string({ maxLength: 8 }), { minLength: players, maxLength: players }).map((n) => list(n.map(writeText))),
      ),
      seats: perhaps(fc.array(fc.nat(9), { minLength: players, maxLength: players }).map((n) => list(n.map(String)))),
      hand: perhaps(fc.oneof(fc.nat().map(String), fc.string().map(writeText))),
      level: perhaps(fc.nat(20).map(String)),
      year: perhaps(fc.integer({ min: 1900, max: 2100 }).map(String)),
      author: perhaps(fc.string().map(writeText)),
      oddity: perhaps(fc.constantFrom("1", "[1, 'two', { three = 3.0 }]", "2009-11-05")),
      finishing_stacks: perhaps(each()),
      winnings: perhaps(each()),
    });
  })
  .map((fields) =>
    Object.entries(fields)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => `${key} = ${value}\n`)
      .join(""),
  );

test.prop([texts], { numRuns: 300 })("a record is the same after it was written and read again", (text) => {
  const [first] = readPhh(text);
  expect(first).toMatchObject({ ok: true });
  if (!first?.ok) return;
  const written = writePhh(first.value);
  expect(written).toMatchObject({ ok: true });
  if (!written.ok) return;
  expect(readPhh(written.value)).toEqual([first]);
});

test.prop([fc.string({ unit: "binary" })])("writeText writes any text that TOML can hold", (text) => {
  expect(readToml(`a = ${writeText(text)}`)[0]?.entries.get("a")).toMatchObject({
    kind: "string",
    value: text.replace(/^\uFEFF/, "\uFEFF"),
  });
});

/** Texts that are nearly right: a hand with pieces cut out, put in, or doubled. */
const nearly = fc.tuple(
  texts,
  fc.array(fc.tuple(fc.nat(), fc.nat(9), fc.constantFrom("'", '"', "[", "]", "{", "\\", "\n", "=", "#", "??", "9e99", ""))),
);

test.prop([nearly])("nothing that a file can hold makes it throw", ([text, cuts]) => {
  let broken = text;
  for (const [at, length, put] of cuts) {
    const place = at % (broken.length + 1);
    broken = broken.slice(0, place) + put + broken.slice(place + length);
  }
  for (const read of readPhh(broken)) if (read.ok) expect(typeof writePhh(read.value).ok).toBe("boolean");
});

test.prop([fc.string({ unit: "binary" })])("nor anything else", (text) => {
  expect(readPhh(text).length).toBeGreaterThan(0);
});
