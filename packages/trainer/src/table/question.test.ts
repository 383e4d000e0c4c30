import { describe, expect, test } from "vitest";
import { arranged } from "./arranged.oracle.ts";
import { checkPushes, type PotQuestion, type Push, potQuestion } from "./question.ts";

/** A has the best hand for 600, B the second best for 1,500, C covers all; D put in 600 and folded. */
const layered = (hands: readonly string[], board: string): PotQuestion | null =>
  potQuestion(
    arranged({
      stacks: [600, 1500, 4000, 4000],
      hands,
      board,
      actions: ["C call", "D raise 600", "A all-in", "B all-in", "C call", "D fold"],
    }),
  );
const codes = (question: PotQuestion | null, ...pushes: Push[]): string[][] =>
  checkPushes(question as PotQuestion, pushes).map(({ faults }) => faults.map(({ code }) => code));

describe("which pot first, and to whom", () => {
  const question = layered(["AsAh", "KsKh", "QsQh", "2c3d"], "7c8d9s4hJc");

  test("the last side pot is pushed first, each pot to the best of those who can win it", () => {
    expect(question?.pots).toMatchObject([
      { pot: 1, amount: 1800, eligible: [1, 2], floor: 600, cap: 1500, winners: [1], odd: [] },
      { pot: 0, amount: 2400, eligible: [0, 1, 2], floor: 0, cap: 600, winners: [0], odd: [] },
    ]);
    expect(codes(question, { pot: 1, to: [1] }, { pot: 0, to: [0] })).toEqual([[], []]);
  });
  test("the main pot first is wrong, whoever gets it; the order is judged by what is left", () => {
    expect(codes(question, { pot: 0, to: [0] }, { pot: 1, to: [1] })).toEqual([["POT_ORDER"], []]);
    expect(codes(question, { pot: 0, to: [2] })).toEqual([["POT_ORDER", "BETTER_HAND"]]);
  });
  test("the best hand of all cannot win a pot that it did not reach", () => {
    expect(checkPushes(question as PotQuestion, [{ pot: 1, to: [0] }])[0]?.faults).toEqual([
      { code: "NOT_ELIGIBLE", pot: 1, seat: 0, put: 600, floor: 600 },
    ]);
  });
  test("who folded wins nothing; neither does a seat that there is not", () => {
    expect(codes(question, { pot: 1, to: [3] })).toEqual([["FOLDED"]]);
    expect(codes(question, { pot: 1, to: [9] })).toEqual([["FOLDED"]]);
    expect(codes(question, { pot: 1, to: [] })).toEqual([["NOBODY_NAMED"]]);
  });
  test("a worse hand: what decided is said", () => {
    expect(checkPushes(question as PotQuestion, [{ pot: 1, to: [1, 2] }])[0]?.faults).toEqual([
      {
        ...{ code: "BETTER_HAND", pot: 1, seat: 2, winner: 1 },
        why: { code: "RANK", category: "pair", part: "pair", nth: 1, better: 11, worse: 10 },
      },
    ]);
  });
  test("a pot is pushed once", () => {
    expect(codes(question, { pot: 1, to: [1] }, { pot: 1, to: [1] }, { pot: 7, to: [1] })).toEqual([
      [],
      ["POT_NOT_THERE"],
      ["POT_NOT_THERE"],
    ]);
  });
});

describe("a tie", () => {
  const question = layered(["AsKh", "AhKd", "AdKs", "2c3d"], "7c8d9s4hJc");

  test("all who tie share: one who is left out is named, with whom they tie", () => {
    expect(question?.pots.map(({ winners }) => winners)).toEqual([
      [1, 2],
      [0, 1, 2],
    ]);
    expect(checkPushes(question as PotQuestion, [{ pot: 1, to: [2] }])[0]?.faults).toEqual([{ code: "TIE", pot: 1, seat: 1, with: 2 }]);
  });
  test("odd chips go to the first left of the button, and are asked about only where somebody says who gets them", () => {
    // Chips of 25: the main pot's hundred make 33 each and one odd, the side pot's 54 make 27 each.
    const odd = potQuestion(
      arranged({
        stacks: [625, 4000, 4000, 4000],
        hands: ["AsKh", "AhKd", "AdKs", "2c3d"],
        board: "7c8d9s4hJc",
        actions: [
          ...["C call", "D raise 625", "A call", "B raise 1300", "C call", "D fold", "B check", "C check"],
          ...["B check", "C check", "B check", "C check"],
        ],
      }),
    );
    expect(odd?.pots.map((pot) => [pot.amount, pot.odd])).toEqual([
      [1350, []],
      [2500, [0]],
    ]);
    const all = { pot: 0, to: [0, 1, 2] };
    expect(codes(odd, { pot: 1, to: [1, 2], odd: [] }, all)).toEqual([[], []]);
    const [, named] = checkPushes(odd as PotQuestion, [
      { pot: 1, to: [1, 2] },
      { ...all, odd: [1] },
    ]);
    expect(named?.faults).toEqual([{ code: "ODD_CHIP", pot: 0, named: [1], odd: [0] }]);
  });
});

test("nothing is asked while the hand is at play, and where all others folded", () => {
  const hands = ["AsAh", "KsKh", "QsQh"];
  expect(potQuestion(arranged({ stacks: [1000, 1000, 1000], hands }))).toBeNull();
  expect(potQuestion(arranged({ stacks: [1000, 1000, 1000], hands, actions: ["C fold", "A fold"] }))).toBeNull();
});
