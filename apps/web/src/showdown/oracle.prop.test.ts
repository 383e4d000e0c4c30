import { fc, test as property } from "@fast-check/vitest";
import { type Card, fullDeck, makeCards } from "sidepot/cards";
import { expect } from "vitest";
import { compareValues, highValue, subsets, type Value } from "../../../../packages/sidepot/src/ranking/rank.oracle.ts";
import { parseFragment } from "../pots/link.ts";
import { contestsOf } from "./contest.ts";
import { judge } from "./judged.ts";

/** Four players who all put in the same, on a full board. */
const deal = fc.record({
  cards: fc.shuffledSubarray(fullDeck(), { minLength: 13, maxLength: 13 }),
  bets: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 }),
  unit: fc.constantFrom(1, 25, 100),
});
const best = (cards: readonly Card[]): Value =>
  subsets(cards, 5)
    .map((five) => highValue(five))
    .sort(compareValues)
    .at(-1) ?? [];

property.prop([deal], { numRuns: 200 })(
  "[point 22] winners, five cards and awards of 200 random 4-way hands equal an independent evaluator",
  ({ cards, bets, unit }) => {
    const board = cards.slice(0, 5);
    const hands = [0, 1, 2, 3].map((i) => cards.slice(5 + 2 * i, 7 + 2 * i));
    const held = hands.map((hand, i) => `${"ABCD"[i]}:${makeCards(hand)}`).join(",");
    const chips = bets.map((bet, i) => `${"ABCD"[i]}:${bet * 700}`).join(",");
    const hand = parseFragment(`1;u=${unit};p=${chips};c=${makeCards(board)};h=${held}`);
    const { settlement } = hand ? judge(hand, { awardOrder: "last-side-first", oddChips: "one-each" }) : { settlement: null };
    if (!settlement) throw new Error("not settled");

    const values = hands.map((own) => best([...own, ...board]));
    for (const [pot, { eligible, amount }] of settlement.layers.pots.entries()) {
      const top = [...eligible]
        .map((seat) => values[seat] as Value)
        .sort(compareValues)
        .at(-1) as Value;
      const winners = eligible.filter((seat) => compareValues(values[seat] as Value, top) === 0);
      const units = Math.floor(amount / unit);
      const expected = winners.map((seat, i) => {
        const odd = i < units % winners.length ? unit : 0;
        return [seat, Math.floor(units / winners.length) * unit + odd + (i === 0 ? amount % unit : 0)];
      });
      expect(settlement.awards[pot]?.awards?.map((award) => [award.seat, award.amount])).toEqual(
        eligible.length === 1 ? [[eligible[0], amount]] : expected,
      );
      const [contest] = contestsOf(settlement, pot);
      if (!contest) continue;
      expect([...contest.winners].sort()).toEqual(winners);
      for (const { seat, rank, cards: own } of contest.contenders) {
        if (!rank) throw new Error("no rank");
        expect(compareValues(highValue(rank.cards), values[seat] as Value)).toBe(0);
        expect([...own, ...board]).toEqual(expect.arrayContaining([...rank.cards]));
      }
    }
  },
);
