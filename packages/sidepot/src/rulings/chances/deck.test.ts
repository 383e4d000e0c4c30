import { expect, test } from "vitest";
import { flopChances, outsChance, turnChances } from "./forms.ts";
import { quotientOf, type Ratio, ratioOf } from "./ratio.ts";

/** Written to so many places, rounded half up. */
const written = ({ num, den }: Ratio, places: number): string => {
  const scale = 10n ** BigInt(places);
  const parts = String((2n * BigInt(num) * scale + BigInt(den)) / (2n * BigInt(den))).padStart(places + 1, "0");
  return `${parts.slice(0, -places)}.${parts.slice(-places)}`;
};
const percent = ({ num, den }: Ratio, places: number): string => `${written({ num: num * 100, den }, places)}%`;

/** Counts over the whole deck: every triple that can be turn, burn and river when the card is shuffled back; the card is 0. */
function countReshuffle(stub: number, outs: ReadonlySet<number>): { readonly board: Ratio; readonly hit: Ratio } {
  const cards = stub + 1;
  let [all, board, hit] = [0, 0, 0];
  for (let turn = 0; turn < cards; turn++) {
    for (let burn = 0; burn < cards; burn++) {
      for (let river = 0; river < cards; river++) {
        if (turn === burn || turn === river || burn === river) continue;
        all++;
        if (turn === 0 || river === 0) board++;
        if (outs.has(turn) || outs.has(river)) hit++;
      }
    }
  }
  return { board: ratioOf(board, all), hit: ratioOf(hit, all) };
}

/** The same for the old way: burn and turn off the stub, the river from what is left and the card. */
function countNatural(stub: number, outs: ReadonlySet<number>): { readonly board: Ratio; readonly hit: Ratio } {
  let [all, board, hit] = [0, 0, 0];
  for (let burn = 1; burn <= stub; burn++) {
    for (let turn = 1; turn <= stub; turn++) {
      if (turn === burn) continue;
      for (let river = 0; river <= stub; river++) {
        if (river === burn || river === turn) continue;
        all++;
        if (river === 0) board++;
        if (outs.has(turn) || outs.has(river)) hit++;
      }
    }
  }
  return { board: ratioOf(board, all), hit: ratioOf(hit, all) };
}

/** And without the error: the burn of the turn, turn, burn and river off a stub in which nobody knows the card. */
function countNoError(stub: number): Ratio {
  const cards = stub + 2;
  let [all, board] = [0, 0];
  for (let turn = 0; turn < cards; turn++) {
    for (let river = 0; river < cards; river++) {
      if (turn === river) continue;
      all++;
      if (turn === 0 || river === 0) board++;
    }
  }
  return ratioOf(board, all);
}

test.each([
  [2, 42, "4.651%", "2.439%", "0.5244", "0.5366"],
  [6, 34, "5.714%", "3.030%", "0.5303", "0.5455"],
  [9, 28, "6.897%", "3.704%", "0.5370", "0.5556"],
  [10, 26, "7.407%", "4.000%", "0.5400", "0.5600"],
])("premature turn, %i players: %i cards left, the card on the board %s, the old way %s", (players, stub, fresh, old, toNew, toNone) => {
  expect(stub).toBe(46 - 2 * players);
  const [renewed, natural, none] = [countReshuffle(stub, new Set()).board, countNatural(stub, new Set()).board, countNoError(stub)];
  expect(turnChances(stub, "reshuffle").board).toEqual(renewed);
  expect(turnChances(stub, "natural-river").board).toEqual(natural);
  expect(turnChances(stub, "no-error").board).toEqual(none);
  expect([percent(renewed, 3), percent(natural, 3)]).toEqual([fresh, old]);
  expect(written(quotientOf(natural, renewed), 4)).toBe(toNew);
  expect(written(quotientOf(natural, none), 4)).toBe(toNone);
  // 1/2 + 1/(m - 1): never a half.
  expect(quotientOf(natural, renewed)).toEqual(ratioOf(stub + 1, 2 * (stub - 1)));
  expect(quotientOf(natural, none)).toEqual(ratioOf(stub + 2, 2 * (stub - 1)));
});

test.each([
  [1, ".0690", ".0370", ".537"],
  [2, ".1355", ".1058", ".781"],
  [4, ".2611", ".2357", ".903"],
  [8, ".4828", ".4650", ".963"],
  [9, ".5320", ".5160", ".970"],
  [15, ".7759", ".7682", ".990"],
])("%i outs at nine players, the card among them: %s shuffled back, %s by the old way, %s of it", (outs, fresh, old, quotient) => {
  const helps = new Set(Array.from({ length: outs }, (_, i) => i));
  const [renewed, natural] = [countReshuffle(28, helps).hit, countNatural(28, helps).hit];
  expect(outsChance(28, outs, "reshuffle", true)).toEqual(renewed);
  expect(outsChance(28, outs, "natural-river", true)).toEqual(natural);
  expect(outsChance(28, outs, "keep-river", true)).toEqual(natural);
  expect([written(renewed, 4), written(natural, 4)]).toEqual([`0${fresh}`, `0${old}`]);
  expect(written(quotientOf(natural, renewed), 3)).toBe(`0${quotient}`);
});

test("nine outs without the card: the old way helps a little, for the card cannot fill the turn", () => {
  const helps = new Set(Array.from({ length: 9 }, (_, i) => i + 1));
  const [renewed, natural] = [countReshuffle(28, helps).hit, countNatural(28, helps).hit];
  expect(outsChance(28, 9, "reshuffle", false)).toEqual(renewed);
  expect(outsChance(28, 9, "natural-river", false)).toEqual(natural);
  expect([written(natural, 4), written(renewed, 4)]).toEqual(["0.5392", "0.5320"]);
});

test.each([
  [9, 30, "9.09%", "15.15%", "25.59%", "0.018%", 3],
  [2, 44, "6.38%", "10.64%", "18.32%", "0.0062%", 4],
])("premature flop, %i players: %i cards left, in the new flop %s, on the board %s, one at least %s, the same %s", (...row) => {
  const [players, stub, inFlop, onBoard, oneAtLeast, same, places] = row;
  expect(stub).toBe(48 - 2 * players);
  const cards = stub + 3;
  let [flops, one, some, all] = [0, 0, 0, 0];
  for (let a = 0; a < cards; a++) {
    for (let b = a + 1; b < cards; b++) {
      for (let c = b + 1; c < cards; c++) {
        flops++;
        if (a === 0) one++;
        // The three cards that were seen are 0, 1 and 2.
        if (a < 3) some++;
        if (c === 2) all++;
      }
    }
  }
  const chances = flopChances(cards);
  expect(chances.flop).toEqual(ratioOf(one, flops));
  expect(chances.oneOfThree).toEqual(ratioOf(some, flops));
  expect(chances.same).toEqual(ratioOf(all, flops));
  // A card that is not in the flop is the turn or the river of what is left, whatever is burned between.
  let [pairs, hits] = [0, 0];
  for (let turn = 0; turn < cards - 3; turn++) {
    for (let river = 0; river < cards - 3; river++) {
      if (turn === river) continue;
      pairs++;
      if (turn === 0 || river === 0) hits++;
    }
  }
  expect(chances.board).toEqual(ratioOf(one * pairs + (flops - one) * hits, flops * pairs));
  expect([percent(chances.flop, 2), percent(chances.board, 2), percent(chances.oneOfThree, 2)]).toEqual([inFlop, onBoard, oneAtLeast]);
  expect(percent(chances.same, places)).toBe(same);
});
