import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { type Card, fullDeck } from "../../cards/index.ts";
import type { Chips, Seat } from "../../units.ts";
import type { HandRecord, RecordEvent } from "../record.ts";
import { makeSiteText, readSiteText } from "./index.ts";
import { playOf } from "./text.oracle.ts";

const chips = (n: number): Chips => n as Chips;
type Play = RecordEvent extends infer E ? (E extends RecordEvent ? Omit<E, "at"> : never) : never;

interface Choice {
  readonly stacks: readonly number[];
  readonly deck: readonly Card[];
  readonly dice: readonly number[];
  readonly scale: 1 | 100;
  readonly ante: number;
  readonly straddle: boolean;
  readonly newcomer: boolean;
  readonly twice: boolean;
  readonly hero: boolean;
}

const choices: fc.Arbitrary<Choice> = fc.record({
  stacks: fc.array(fc.integer({ min: 60, max: 9999 }), { minLength: 3, maxLength: 9 }),
  deck: fc.shuffledSubarray(fullDeck(), { minLength: 52, maxLength: 52 }),
  dice: fc.array(fc.nat({ max: 99 }), { minLength: 120, maxLength: 120 }),
  scale: fc.constantFrom<1 | 100>(1, 100),
  ante: fc.nat({ max: 5 }),
  straddle: fc.boolean(),
  newcomer: fc.boolean(),
  twice: fc.boolean(),
  hero: fc.boolean(),
});

/** A hand as dice play it: every kind of payment and action, sums that are right, no sense. */
function playOut({ stacks, deck, dice, scale, ante, straddle, newcomer, twice, hero }: Choice): HandRecord {
  const n = stacks.length;
  const cards = deck.slice();
  const roll = dice.slice();
  const die = (): number => roll.pop() ?? 0;
  const deal = (count: number): Card[] => cards.splice(0, count);
  const left = stacks.slice();
  const put = stacks.map(() => 0);
  const front = stacks.map(() => 0);
  const out = stacks.map(() => false);
  const events: Play[] = [];
  const pay = (seat: number, amount: number): void => {
    left[seat] = (left[seat] as number) - amount;
    put[seat] = (put[seat] as number) + amount;
  };
  const post = (seat: number, kind: "ante" | "small-blind" | "big-blind" | "straddle" | "post" | "dead", amount: number): void => {
    pay(seat, amount);
    if (kind !== "ante" && kind !== "dead") front[seat] = (front[seat] as number) + amount;
    events.push({ do: "post", seat: seat as Seat, kind, amount: chips(amount) });
  };
  if (ante > 0) for (let seat = 0; seat < n; seat++) post(seat, "ante", ante);
  post(0, "small-blind", 5);
  post(1, "big-blind", 10);
  if (straddle && n > 3) post(2, "straddle", 20);
  if (newcomer && n > 4) {
    post(3, "post", 10);
    post(3, "dead", 5);
  }
  events.push({ do: "street", street: 0 });
  if (hero) events.push({ do: "deal", seat: (n - 1) as Seat, cards: deal(2) });

  const live = (): number[] => stacks.flatMap((_, seat) => (out[seat] ? [] : [seat]));
  const round = (): void => {
    for (let seat = 0; seat < n; seat++) {
      if (out[seat] || left[seat] === 0 || live().length < 2) continue;
      const level = Math.max(...front);
      const mine = front[seat] as number;
      const owed = level - mine;
      const dice = die();
      const to = Math.min(mine + (left[seat] as number), level + 10 + die());
      if (dice < 25 && owed > 0) {
        out[seat] = true;
        events.push({ do: "fold", seat: seat as Seat });
      } else if (dice < 60 || to <= level) {
        const amount = Math.min(owed, left[seat] as number);
        if (amount === 0) events.push({ do: "check", seat: seat as Seat });
        else {
          pay(seat, amount);
          front[seat] = mine + amount;
          events.push({ do: "call", seat: seat as Seat, amount: chips(amount) });
        }
      } else {
        pay(seat, to - mine);
        front[seat] = to;
        events.push({ do: level === 0 ? "bet" : "raise", seat: seat as Seat, to: chips(to) });
      }
    }
    front.fill(0);
  };
  round();
  for (const [street, count] of [3, 1, 1].entries()) {
    if (live().length < 2) break;
    const board = deal(count);
    events.push({ do: "street", street: street + 1 }, { do: "board", run: 0, cards: board });
    if (street < 2 || !twice) round();
  }
  const several = twice && live().length > 1;
  if (several) events.push({ do: "board", run: 1, cards: deal(2) });

  const top = put.indexOf(Math.max(...put));
  const second = Math.max(...put.filter((_, seat) => seat !== top));
  const extra = (put[top] as number) - second;
  if (extra > 0) {
    put[top] = second;
    events.push({ do: "returned", seat: top as Seat, amount: chips(extra) });
  }
  const total = put.reduce((a, b) => a + b, 0);
  const rake = Math.floor(total / 20);
  const paid = total - rake;
  const side = live().length > 1 && total > 300 ? 50 : 0;
  const winner = live()[0] as Seat;
  for (const run of several ? [0, 1] : [null]) {
    if (live().length > 1 && run !== 1) {
      for (const seat of live()) {
        if (seat === winner || die() < 50) events.push({ do: "show", seat: seat as Seat, cards: deal(2) });
        else events.push({ do: "muck", seat: seat as Seat, cards: die() < 50 ? null : deal(2) });
      }
    }
    const share = run === null ? paid : run === 0 ? paid - Math.floor(paid / 2) : Math.floor(paid / 2);
    if (side > 0 && run !== 1) events.push({ do: "collect", seat: winner, amount: chips(side), pot: 1, run });
    events.push({
      do: "collect",
      seat: winner,
      amount: chips(side > 0 && run !== 1 ? share - side : share),
      pot: side > 0 ? 0 : null,
      run,
    });
  }
  const stakes = {
    smallBlind: chips(5),
    bigBlind: chips(10),
    ante: chips(ante),
    bringIn: null,
    smallBet: null,
    bigBet: null,
    minBet: chips(10),
  };
  return {
    format: "pokerstars",
    id: "7",
    variant: "Hold'em No Limit",
    game: "holdem",
    draws: 0,
    betting: "no-limit",
    cap: null,
    scale,
    currency: scale === 100 ? "EUR" : null,
    tournament: false,
    table: "T",
    when: "2024/05/06 7:08:09 ET",
    stakes,
    antesLive: true,
    seats: stacks.map((stack, i) => ({ name: `P${i}`, label: i + 1, stack: chips(stack) })),
    events: events.map((event, at) => ({ ...event, at }) as RecordEvent),
    result: { totalPot: chips(total), pots: side > 0 ? [chips(paid - side), chips(side)] : null, rake: chips(rake), finishing: null },
    unknown: [],
    extra: {},
  };
}

test.prop([choices])("reading undoes writing", (choice) => {
  const record = playOut(choice);
  const text = makeSiteText(record);
  const [hand, ...more] = [...readSiteText(text)];
  expect(more).toEqual([]);
  if (!hand?.result.ok) throw new Error(`${JSON.stringify(hand?.result)}\n${text}`);
  expect(hand.result.value.unknown).toEqual([]);
  expect(playOf(hand.result.value)).toEqual(playOf(record));
});

test.prop([
  choices,
  fc.nat(),
  fc.nat(),
  fc.constantFrom("drop", "double", "cut", "swap", "noise"),
  fc.string({ unit: "binary", maxLength: 40 }),
])("a damaged text is read or refused, and what was read can be written", (choice, a, b, damage, noise) => {
  const lines = makeSiteText(playOut(choice)).split("\n");
  const [i, j] = [a % lines.length, b % lines.length];
  const [first, second] = [lines[i] as string, lines[j] as string];
  if (damage === "drop") lines.splice(i, 1);
  else if (damage === "double") lines.splice(j, 0, first);
  else if (damage === "cut") lines[i] = first.slice(0, b % (first.length + 1));
  else if (damage === "swap") [lines[i], lines[j]] = [second, first];
  else lines[i] = first.slice(0, b % (first.length + 1)) + noise + first.slice(b % (first.length + 1));
  for (const { result, line } of readSiteText(lines.join("\n"))) {
    expect(line).toBeGreaterThan(0);
    if (result.ok) expect([...readSiteText(makeSiteText(result.value))].length).toBeGreaterThan(0);
  }
});

test.prop([
  fc.constantFrom("PokerStars Hand #1: ", "Full Tilt Poker Game #1: ", "Winamax Poker - CashGame - HandId: #1 - ", ""),
  fc.string({ unit: "binary" }),
  fc.array(fc.string()),
])("no text makes it throw", (head, rest, lines) => {
  for (const { result } of readSiteText([head + rest, ...lines].join("\n"))) expect(typeof result.ok).toBe("boolean");
});
