import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { fullDeck } from "../cards/index.ts";
import { compareValues, highValue, subsets } from "../ranking/rank.oracle.ts";
import { type SettleInput, type ShowdownInput, settle, showdown } from "./index.ts";

const fourWay = fc.record({
  cards: fc.shuffledSubarray(fullDeck(), { minLength: 13, maxLength: 13 }),
  bets: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 4 }),
  button: fc.nat(3),
});

test.prop([fourWay], { numRuns: 400 })(
  "[point 22] hold'em with four all-ins is paid as the slow evaluator and plain layers say",
  ({ cards, bets, button }) => {
    const board = cards.slice(0, 5);
    const hands = bets.map((_, i) => cards.slice(5 + 2 * i, 7 + 2 * i));
    const answer = settle({ board, button, players: bets.map((bet, i) => ({ name: `P${i}`, bet, cards: hands[i] ?? [] })) });
    if (!answer.ok) throw new Error(answer.error.code);
    const values = hands.map(
      (hand) =>
        subsets([...hand, ...board], 5)
          .map((five) => highValue(five))
          .sort(compareValues)
          .at(-1) ?? [],
    );
    // Level by level: the chips of each level go to the best of those who reached it, merged before they are split.
    const paid = bets.map(() => 0);
    const returned = answer.value.layers.returned;
    const left = bets.map((bet, i) => bet - (returned?.seat === i ? returned.amount : 0));
    let floor = 0;
    for (const level of [...new Set(left)].sort((a, b) => a - b)) {
      const reached = left.flatMap((bet, i) => (bet >= level ? [i] : []));
      const best =
        reached
          .map((i) => values[i] ?? [])
          .sort(compareValues)
          .at(-1) ?? [];
      const winners = [1, 2, 3, 4]
        .map((k) => (button + k) % 4)
        .filter((i) => reached.includes(i) && compareValues(values[i] ?? [], best) === 0);
      const amount = (level - floor) * reached.length;
      for (const [k, i] of winners.entries())
        paid[i] = (paid[i] ?? 0) + Math.floor(amount / winners.length) + (k < amount % winners.length ? 1 : 0);
      floor = level;
    }
    expect(answer.value.won).toEqual(paid);
    expect(answer.value.net.reduce((a, b) => a + b, 0)).toBe(0);
  },
);

test.prop([fourWay, fc.nat(3), fc.constantFrom(1, 5)], { numRuns: 300 })(
  "turning the table and its button turns the answer",
  ({ cards, bets, button }, by, unit) => {
    const hand = (i: number) => cards.slice(5 + 2 * i, 7 + 2 * i);
    const players = bets.map((bet, i) => ({ name: `P${i}`, bet, cards: hand(i) }));
    const n = players.length;
    const turned = players.map((_, i) => players[(i + by) % n] as (typeof players)[number]);
    const before = settle({ board: cards.slice(0, 5), button, unit, players });
    const after = settle({ board: cards.slice(0, 5), button: (button - by + n) % n, unit, players: turned });
    if (!before.ok || !after.ok) throw new Error("refused");
    expect(after.value.won).toEqual(before.value.won.map((_, i) => before.value.won[(i + by) % n]));
    expect(after.value.awards.map((pot) => pot.awards?.map((a) => [(a.seat + by) % n, a.amount, a.oddChips]))).toEqual(
      before.value.awards.map((pot) => pot.awards?.map((a) => [a.seat, a.amount, a.oddChips])),
    );
  },
);

test.prop([fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })], { numRuns: 2000 })(
  "nothing makes settle or showdown throw",
  (value) => {
    expect(typeof settle(value as SettleInput).ok).toBe("boolean");
    expect(typeof settle({ players: value } as SettleInput).ok).toBe("boolean");
    expect(typeof settle({ players: [value, { name: "B", bet: 1 }] } as SettleInput).ok).toBe("boolean");
    expect(
      typeof settle({
        players: [
          { name: "A", bet: 1, cards: value, strength: value },
          { name: "B", bet: 1 },
        ],
        board: value,
        game: value,
        rules: { oddChips: value },
      } as SettleInput).ok,
    ).toBe("boolean");
    expect(typeof showdown(value as ShowdownInput).ok).toBe("boolean");
    expect(typeof showdown({ hands: [value], board: value } as ShowdownInput).ok).toBe("boolean");
  },
);
