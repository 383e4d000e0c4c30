import { describe, expect, test } from "vitest";
import { breakEvenFolds, evOf, type LayerEv, type LayerRow, type LayerSpot, layerEv } from "./layer-ev.ts";
import { ANY, atLeast, BOARD, better, from, two } from "./scene.oracle.ts";

const topPair = atLeast("Kd3c");
const nines = atLeast("9d3h");

/** Main pot 300 against one all-in player with any two cards, a bet of 150. */
function solved(hero: string, more: Partial<LayerSpot> & { readonly side?: number }): LayerEv {
  const { side = 0, ...rest } = more;
  const pots = [
    { amount: 300, allIn: [0] },
    { amount: side, allIn: [] },
  ];
  const read = layerEv({ board: BOARD, hero: two(hero), live: ANY, allIn: [ANY], pots, bet: 150, goesOn: () => 1, ...rest });
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}
const net = (rows: readonly LayerRow[], digits = 1): string[] => rows.map(({ won, paid }) => (won - paid).toFixed(digits));
const difference = ({ bet, check }: LayerEv): string => (evOf(bet) - evOf(check)).toFixed(1);

describe("Ks8d4c9h2s, main pot 300, bet 150", () => {
  test("a bluff into a dry side pot: the pot it plays for is 19, not 300", () => {
    const ev = solved("7h6h", { goesOn: topPair });
    expect(net(ev.check, 2)).toEqual(["1.15", "0.00", "0.00"]);
    expect(net(ev.bet, 2)).toEqual(["16.28", "0.00", "-30.45"]);
    expect(difference(ev)).toBe("-15.3");
    expect((100 * ev.terms.folds).toFixed(1)).toBe("79.7");
    expect((100 * (ev.terms.beatsAllIn[0] as number)).toFixed(1)).toBe("6.9");
    expect(ev.terms.effectivePot).toBeCloseTo(18.98, 2);
  });

  test("the same bluff with 200 in the side pot pays", () => {
    const ev = solved("7h6h", { goesOn: topPair, side: 200 });
    expect(net(ev.check, 2)).toEqual(["1.15", "13.84", "0.00"]);
    expect(net(ev.bet, 2)).toEqual(["16.28", "159.39", "-30.45"]);
    expect(difference(ev)).toBe("130.2");
  });

  test("a hand that beats the all-in player 66 %, when 43 % of the better hands fold: about even", () => {
    const ev = solved("8h7h", { goesOn: topPair });
    expect(net(ev.check)).toEqual(["128.7", "0.0", "0.0"]);
    expect(net(ev.bet, 2)).toEqual(["158.65", "0.00", "-28.79"]);
    expect(difference(ev)).toBe("1.2");
    expect((100 * (ev.terms.beatsAllIn[0] as number)).toFixed(0)).toBe("66");
    // 333 of 990 hands are better, and the 190 of them that hold top pair or more go on.
    const all = solved("8h7h", { goesOn: better("8h7h") });
    expect((1 - (1 - ev.terms.folds) / (1 - all.terms.folds)).toFixed(2)).toBe("0.43");
  });

  test("the same hand against an opponent who never folds a better one", () => {
    const ev = solved("8h7h", { goesOn: better("8h7h") });
    expect(net(ev.check)).toEqual(["128.7", "0.0", "0.0"]);
    expect(net(ev.bet)).toEqual(["129.3", "0.0", "-50.5"]);
    // The unrounded numbers: -49.85.
    expect(evOf(ev.bet) - evOf(ev.check)).toBeCloseTo(-49.85, 2);
  });

  test("against a pair of nines and up, which calls with everything: burned chips", () => {
    const ev = solved("8h7h", { live: from(nines) });
    expect(net(ev.check)).toEqual(["0.0", "0.0", "0.0"]);
    expect(net(ev.bet)).toEqual(["0.0", "0.0", "-150.0"]);
    expect(difference(ev)).toBe("-150.0");
  });

  test("a value bet against a pair of nines and up", () => {
    const ev = solved("KhQh", { goesOn: nines });
    expect(net(ev.check)).toEqual(["237.6", "0.0", "0.0"]);
    expect(net(ev.bet)).toEqual(["237.6", "0.0", "7.7"]);
    expect(difference(ev)).toBe("7.7");
  });
});

describe("corrections of common advice", () => {
  test("beats the all-in player, loses to the live one: the bet pays where enough better hands fold", () => {
    // A pair of nines and up; what is below a king with a queen folds.
    const ev = solved("8h7h", { live: from(nines), goesOn: atLeast("KdQc") });
    expect(ev.terms.beatsLive).toBe(0);
    expect(net(ev.check)).toEqual(["0.0", "0.0", "0.0"]);
    expect(net(ev.bet)).toEqual(["122.2", "0.0", "-60.3"]);
    expect(difference(ev)).toBe("61.9");
  });
});

describe("break-even", () => {
  test("M = 300, 60 % against the all-in player, bet 150: 45.5 % folds, not 33.3 %", () => {
    expect((100 * breakEvenFolds(150, 0.6 * 300)).toFixed(1)).toBe("45.5");
    expect((100 * breakEvenFolds(150, 300)).toFixed(1)).toBe("33.3");
  });
});

describe("what cannot be counted with is refused", () => {
  const good: LayerSpot = {
    ...{ board: BOARD, hero: two("7h6h"), live: [{ cards: two("AsAd"), weight: 1 }], allIn: [[{ cards: two("QcQd"), weight: 0.5 }]] },
    ...{ pots: [{ amount: 300, allIn: [0] }], bet: 150, goesOn: () => 1 },
  };
  const code = (more: object): string => {
    const read = layerEv({ ...good, ...more });
    return read.ok ? "counted" : read.error.code;
  };
  const held = (...cards: number[]) => [{ cards, weight: 1 }];

  test("weights, cards and rules that are none, and hands that stand there twice", () => {
    expect(code({})).toBe("counted");
    for (const weight of [Number.NaN, Number.POSITIVE_INFINITY, 1e300, -1]) {
      expect(code({ live: [{ cards: two("AsAd"), weight }] })).toBe("RANGE_INVALID");
      expect(code({ allIn: [[{ cards: two("AsAd"), weight }]] })).toBe("RANGE_INVALID");
    }
    for (const cards of [held(99, 1), held(1.5, 1), held(-1, 1), held(1, 1)]) expect(code({ live: cards })).toBe("RANGE_INVALID");
    expect(code({ live: [...held(51, 50), ...held(50, 51)] })).toBe("RANGE_INVALID");
    expect(code({ goesOn: () => Number.NaN })).toBe("RULE_INVALID");
  });

  test("more all-in players than there is room for", () => {
    expect(code({ allIn: Array.from({ length: 21 }, () => held(51, 50)), pots: [] })).toBe("TOO_MANY_DEALS");
  });
});
