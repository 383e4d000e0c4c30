import { audit, type HandRecord, type Replayed, readHistory } from "sidepot/history";
import { expect, test } from "vitest";
import { EXAMPLE } from "./example.ts";
import { potWinners, wonBy } from "./winners.ts";

function settled(text: string): { record: HandRecord; replayed: Replayed } {
  const [first] = readHistory(text);
  if (!first?.record.ok) throw new Error(JSON.stringify(first));
  const judged = audit(first.record.value);
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return { record: first.record.value, replayed: judged.value.replayed };
}

test("each pot has its winner, and the hand that won it", () => {
  const { record, replayed } = settled(EXAMPLE);
  const won = [0, 1, 2].map((pot) =>
    potWinners(record, replayed, pot)
      ?.flat()
      .map(({ seat, amount, rank }) => [seat, amount, rank?.category]),
  );
  expect(won).toEqual([[[4, 13500, "full-house"]], [[0, 10500, "full-house"]], [[2, 12600, "full-house"]]]);
  expect(wonBy(record, replayed)).toEqual([10500, 0, 12600, 0, 13500]);
});

test("where too little is shown, no winner is named", () => {
  const hidden = EXAMPLE.replace(/, "p\d sm \w+"/g, "").replace(/dh p(\d) \w+/g, "dh p$1 ????");
  const { record, replayed } = settled(hidden);
  expect(potWinners(record, replayed, 0)).toBeNull();
  expect(wonBy(record, replayed)).toBeNull();
});

test("with a rake, what was taken from the pots is what the record says was pushed", () => {
  const { record, replayed } = settled(`PokerStars Hand #1:  Hold'em No Limit (5/10) - 2026/01/02 3:04:05 ET
Table 'Quiet' 6-max Seat #2 is the button
Seat 1: Ann (200 in chips)
Seat 2: Bob (200 in chips)
Bob: posts small blind 5
Ann: posts big blind 10
*** HOLE CARDS ***
Bob: calls 5
Ann: checks
*** FLOP *** [3d Kd 9h]
Ann: bets 10
Bob: folds
Uncalled bet (10) returned to Ann
Ann collected 19 from pot
*** SUMMARY ***
Total pot 20 | Rake 1
`);
  const ann = record.seats.findIndex(({ name }) => name === "Ann");
  expect(wonBy(record, replayed)?.[ann]).toBe(19);
  expect(potWinners(record, replayed, 0)).toEqual([[{ seat: ann, amount: 20, side: "high", rank: null }]]);
});
