import { equity, readPots } from "sidepot/equity";
import { expect, test } from "vitest";
import { askedOf } from "./asked.ts";
import { readFragment } from "./link.ts";
import { emptyQuestion, exampleQuestion } from "./question.ts";

const asked = (fragment: string): ReturnType<typeof askedOf> => askedOf(readFragment(fragment) ?? emptyQuestion());

test("what is missing is named, the first thing first", () => {
  expect(asked("1;p=AhAd,Kc--")).toEqual({ missing: { code: "cards", players: [1] } });
  expect(asked("1;p=AhAd,~AKx")).toEqual({ missing: { code: "range", player: 1 } });
  expect(asked("1;p=AhAd,KcKs;c=2c3c")).toEqual({ missing: { code: "board", cards: 2 } });
  expect(asked("1;p=AhAd,~%20")).toEqual({ missing: { code: "cards", players: [1] } });
});

test("hands, ranges, board and dead cards are asked about as the library takes them", () => {
  const { ready } = asked("1;p=AhAd,~22;c=2c3c4c;x=2d2h;s=9");
  expect(ready?.options).toEqual({ method: "auto", seed: 9 });
  expect(ready?.input.players.map((range) => range.length)).toEqual([1, 6]);
  expect(ready?.input.players[0]).toEqual([{ cards: [50, 49], weight: 1 }]);
  expect(ready?.input).toMatchObject({ board: [0, 4, 8], dead: [1, 2] });
  expect(ready?.input.contests).toBeUndefined();
});

test("a lower card that was entered first makes the same hand", () => {
  expect(asked("1;p=AdAh,KcKs").ready?.input.players[0]).toEqual([{ cards: [50, 49], weight: 1 }]);
});

test("the example's pots: nobody's ante, folded chips that stay, a return that is no pot", () => {
  const { ready } = askedOf(exampleQuestion());
  expect(ready?.pots?.layers.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
    [13_500, [0, 1, 2, 3]],
    [12_000, [1, 2, 3]],
    [12_600, [2, 3]],
  ]);
  expect(ready?.pots?.put).toEqual([2500, 6000, 12_300, 12_300, 4000, 1000]);
  expect(ready?.returned).toEqual({ seat: 3, amount: 7700 });
});

test("where everything goes back there is one pot for all, without chips", () => {
  const { ready } = asked("1;p=AhAd:100,KcKs");
  expect(ready?.pots).toBeNull();
  expect(ready?.returned).toEqual({ seat: 0, amount: 100 });
});

test("a board makes the pots' answer quick enough to be known: aces hold on the river", () => {
  const { ready } = asked("1;p=AhAd:50,KcKs:50;c=2c3d9h5h7s");
  const answer = ready && equity(ready.input, ready.options);
  const pots = answer?.ok && ready?.pots ? readPots(ready.pots, answer.value) : null;
  expect(pots?.ok && pots.value.won.slice(0, 2)).toEqual([100, 0]);
});
