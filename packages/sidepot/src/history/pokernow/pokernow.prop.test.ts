import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { type Card, fullDeck } from "../../cards/index.ts";
import type { HandRecord } from "../record.ts";
import { readCsv, writeCell } from "./csv.ts";
import { writeCards } from "./lines.ts";
import { readPokerNow } from "./read.ts";
import { writePokerNow } from "./write.ts";

const NAMES = ["Ann @ a-1", "B @ B @ b_2", "calls 5 and go all in @ c3"];

interface Money {
  readonly scale: number;
  readonly text: (chips: number) => string;
}

const money = fc.constantFrom<Money>({ scale: 1, text: String }, { scale: 100, text: (chips) => (chips / 100).toFixed(2) });

/** What players do, with totals that never fall within a street; a street is a number here. */
type Step = number | readonly [who: number, verb: number, more: number, allIn: boolean];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.nat(2), fc.nat(9), fc.nat(500), fc.boolean()) },
  { weight: 1, arbitrary: fc.nat(2) },
);

/** The entries of a hand; boards are dealt in their order, perhaps a second one from some street on. */
function play(steps: readonly Step[], deck: readonly Card[], { text }: Money, second: number): string[] {
  const entries: string[] = [];
  const front = [0, 0, 0];
  let street = 0;
  const shared = second < 2 ? 0 : second + 1;
  const runs = [deck.slice(0, 5), [...deck.slice(0, shared), ...deck.slice(5, 10 - shared)]];
  const board = (run: number): string => {
    const [from, to] = street === 1 ? [0, 3] : [street + 1, street + 2];
    const own = runs[run] as Card[];
    return `${["Flop", "Turn", "River"][street - 1]}${run === 0 ? "" : " (second run)"}: ${writeCards(own.slice(0, from))} [${writeCards(own.slice(from, to))}]`;
  };
  for (const now of steps) {
    if (typeof now === "number") {
      if (street === 3) continue;
      street++;
      front.fill(0);
      entries.push(board(0));
      if (second > 0 && street >= second) entries.push(board(1));
      continue;
    }
    const [who, verb, more, short] = now;
    const player = `"${NAMES[who]}"`;
    const allIn = short ? " and go all in" : "";
    const add = (live: boolean): string => {
      if (live) front[who] = (front[who] as number) + more;
      return text(live ? (front[who] as number) : more);
    };
    const said = [
      () => `folds`,
      () => `checks`,
      () => `calls ${add(true)}${allIn}`,
      () => `bets ${add(true)}${allIn}`,
      () => `raises to ${add(true)}${allIn}`,
      () => `shows a ${writeCards(deck.slice(10 + 2 * who, 12 + 2 * who))}.`,
      () => `collected ${text(more)} from pot${short ? " with Pair, 9's on the second run" : ""}`,
      () => `sings`,
      () => `posts a missing small blind of ${add(false)}${allIn}`,
      () => `posts a straddle of ${add(true)}${allIn}`,
    ][verb] as () => string;
    entries.push(`${player} ${said()}`);
  }
  return entries;
}

const hands = fc
  .record({
    coins: money,
    steps: fc.array(step, { maxLength: 20 }),
    deck: fc.shuffledSubarray(fullDeck(), { minLength: 16 }),
    second: fc.nat(3),
    dead: fc.boolean(),
    hero: fc.nat(4),
  })
  .map(({ coins, steps, deck, second, dead, hero }) => {
    const stacks = NAMES.map((name, i) => `#${2 * i + 1} "${name}" (${coins.text(100 * (i + 1))})`).join(" | ");
    return [
      `-- starting hand #5 (id: q)  Pot Limit Omaha Hi ${dead ? "(dead button)" : `(dealer: "${NAMES[1]}")`} --`,
      `Player stacks: ${stacks}`,
      ...(hero < 3 ? [`Your hand is ${writeCards(deck.slice(10 + 2 * hero, 12 + 2 * hero))}`] : []),
      `"${NAMES[2]}" posts a small blind of ${coins.text(1)}`,
      `"${NAMES[0]}" posts a big blind of ${coins.text(2)}`,
      ...play(steps, deck, coins, second),
      "-- ending hand #5 --",
    ];
  });

const log = (entries: readonly string[]): string =>
  ["entry,at,order", ...entries.map((text, i) => `${writeCell(text)},now,${i}`).toReversed()].join("\n");

const withoutLines = (record: HandRecord): unknown => ({
  ...record,
  events: record.events.map((event) => ({ ...event, at: 0 })),
  unknown: record.unknown.map((line) => ({ ...line, at: 0 })),
});

test.prop([hands], { numRuns: 300 })("a record is the same after it was written and read again, but for its lines", (entries) => {
  const [first] = readPokerNow(log(entries));
  // The blinds stand in front of two players before anything else, so a first total may fall below them.
  if (!first?.ok) {
    expect(first?.error).toMatchObject({ code: "ACTION_UNREADABLE" });
    return;
  }
  const text = writePokerNow([first.value]);
  expect(text).toMatchObject({ ok: true });
  if (!text.ok) return;
  expect(readPokerNow(text.value).map((r) => r.ok && withoutLines(r.value))).toEqual([withoutLines(first.value)]);
});

test.prop([hands, fc.array(fc.tuple(fc.nat(), fc.nat(20), fc.constantFrom('"', ",", "\n", "", " @ ", "#", "(second run)")))])(
  "nothing that a log can hold makes it throw",
  (entries, cuts) => {
    let text = log(entries);
    for (const [at, length, put] of cuts) {
      const place = at % (text.length + 1);
      text = text.slice(0, place) + put + text.slice(place + length);
    }
    for (const read of readPokerNow(text)) if (read.ok) expect(typeof writePokerNow([read.value]).ok).toBe("boolean");
  },
);

test.prop([fc.array(fc.string({ unit: "binary" }))])("cells are the same after they were written and read again", (cells) => {
  const plain = ["first", ...cells.map((cell) => cell.replace(/\r\n?/g, "\n"))];
  expect(readCsv(plain.map(writeCell).join(","))).toEqual([{ line: 1, cells: plain }]);
});
