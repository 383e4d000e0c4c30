import { describe, expect, test } from "vitest";
import { beatsAllInOnly, drySidePotBluff, entitlement, missedValue, protectionBet, uncalled } from "./findings.ts";
import { ANY, atLeast, better, evidence, example, from, lastDecision, script, spotIn } from "./scene.oracle.ts";

const topPair = atLeast("Kd3c");
const nines = atLeast("9d3h");
const fromNines = from(nines);

describe("D1: a bluff into a dry side pot", () => {
  test("tells the pot that it really plays for, what it gains and what it costs", () => {
    const found = drySidePotBluff(evidence(example("7h6h", "bet 150"), [topPair]));
    expect(found).toMatchObject({ id: "dry-side-pot-bluff", ordinaryPot: 300, allIn: [2] });
    if (found?.id !== "dry-side-pot-bluff") return;
    expect(found.mainGain.toFixed(1)).toBe("15.1");
    expect(found.cost.toFixed(2)).toBe("30.45");
    expect(found.loss.toFixed(1)).toBe("15.3");
    expect(found.effectivePot.toFixed(1)).toBe("19.0");
  });

  test("is quiet where chips lie in the side pot", () => {
    expect(drySidePotBluff(evidence(example("7h6h", "bet 150", 200), [topPair]))).toBeNull();
  });

  test("is quiet where one model makes the bet pay", () => {
    const all = atLeast("AdAc");
    const pays = evidence(example("8h7h", "bet 150"), [better("8h7h"), all]);
    expect(drySidePotBluff({ ...pays, beatsAllIn: 0.4 })).toBeNull();
    expect(drySidePotBluff({ ...evidence(example("8h7h", "bet 150"), [better("8h7h")]), beatsAllIn: 0.4 })).not.toBeNull();
  });

  test("is quiet where the hand is ahead of what calls, and for a check", () => {
    expect(drySidePotBluff(evidence(example("KhQh", "bet 150"), [nines]))).toBeNull();
    expect(drySidePotBluff(evidence(example("7h6h", "check"), [topPair]))).toBeNull();
  });

  test("is quiet where nobody is all-in", () => {
    const steps = ["", "Ks8d4c", "check", "check", "9h", "check", "check", "2s", "bet 150"];
    const decision = lastDecision(script({ stacks: [1000, 1000], antes: [100, 100], bombPot: true, minBet: 10 }, "7h6h", steps));
    expect(drySidePotBluff(evidence(decision, [topPair]))).toBeNull();
  });
});

describe("D2: a bet to protect against somebody who cannot fold", () => {
  test("folds of the live player bring 0.6, calls cost 50.5", () => {
    const found = protectionBet(evidence(example("8h7h", "bet 150"), [better("8h7h")]));
    expect(found).toMatchObject({ id: "protection-bet", allIn: [2] });
    if (found?.id !== "protection-bet") return;
    expect(found.fromLive.toFixed(1)).toBe("0.6");
    expect(found.cost.toFixed(1)).toBe("50.5");
  });

  test("is quiet for a hand behind the all-in player, for one that is paid off, and where better hands fold", () => {
    expect(protectionBet(evidence(example("7h6h", "bet 150"), [topPair]))).toBeNull();
    expect(protectionBet(evidence(example("KhQh", "bet 150"), [nines]))).toBeNull();
    expect(protectionBet(evidence(example("8h7h", "bet 150"), [topPair]))).toBeNull();
  });
});

describe("D3: beats the all-in player, loses to the live one", () => {
  test("burns 150 where everything better calls", () => {
    const found = beatsAllInOnly(evidence(example("8h7h", "bet 150"), [() => 1], fromNines));
    expect(found).toMatchObject({ id: "beats-all-in-only", pays: false, beatsLive: 0, allIn: [2] });
    if (found?.id !== "beats-all-in-only") return;
    expect(found.difference).toBeCloseTo(-150, 9);
    expect(found.beatsAllIn.toFixed(2)).toBe("0.68");
  });

  test("explains the exception, where better hands fold often enough", () => {
    const found = beatsAllInOnly(evidence(example("8h7h", "bet 150"), [atLeast("KdQc")], fromNines));
    expect(found).toMatchObject({ id: "beats-all-in-only", pays: true });
    if (found?.id === "beats-all-in-only") expect(found.difference.toFixed(1)).toBe("61.9");
  });

  test("is quiet for a value bet, for a bluff, and where models contradict a mistake", () => {
    expect(beatsAllInOnly(evidence(example("KhQh", "bet 150"), [nines]))).toBeNull();
    expect(beatsAllInOnly(evidence(example("7h6h", "bet 150"), [topPair]))).toBeNull();
    expect(beatsAllInOnly(evidence(example("8h7h", "bet 150"), [() => 1, atLeast("KdQc")], fromNines))).toBeNull();
  });
});

describe("D4: a price taken from money that cannot be won", () => {
  /** Antes of 10, then 166 bet and called in front of a stack of 38. */
  const config = { stacks: [48, 1000, 1000], button: 0, antes: [10, 10, 10], bombPot: true, minBet: 10 };
  const decision = lastDecision(
    script(config, "7h6h", ["", "Ks8d4c", "check", "check", "check", "9h", "check", "check", "check", "2s", "bet 166", "call", "call"]),
  );
  const spot = spotIn(decision);
  const made = spot.made;
  const worth = (won: number) => {
    const worths = spot.choices.map(() => ({
      ev: 0,
      error: 0,
      folds: null,
      layers: [{ kind: "main" as const, pot: 0, band: null, eligible: [], amount: 0, paid: 0, won }],
    }));
    return {
      spot,
      models: [{ model: { width: "median" as const, response: "minimum-defence" as const }, worths, errors: [] }],
      middle: 0,
      beatsAllIn: 0,
      beatsLive: 0,
    };
  };

  test("at most 144 of 400 can be won: the call needs 26 %, not 10 %", () => {
    expect(spot.choices[made]).toEqual({ do: "call" });
    const found = entitlement(worth(0.2 * 144));
    expect(found).toMatchObject({ id: "entitlement", canWin: 144, onTable: 400, call: 38 });
    if (found?.id !== "entitlement") return;
    expect(found.needed.toFixed(3)).toBe("0.264");
    expect(found.seemed.toFixed(3)).toBe("0.095");
    expect(found.equity).toBeCloseTo(0.2, 9);
  });

  test("is quiet while somebody behind can still call, for nobody knows yet what can be won", () => {
    const steps = ["", "Ks8d4c", "check", "check", "check", "9h", "check", "check", "check", "2s", "bet 166", "call"];
    const open = spotIn(lastDecision(script({ ...config, button: 1 }, "7h6h", steps)));
    expect(open.choices[open.made]).toEqual({ do: "call" });
    // 38 for 106 of 234: 0.2 lies between the two prices.
    const dear = worth(0.2 * 106);
    expect(entitlement({ ...dear, spot: open })).toBeNull();
    expect(entitlement({ ...dear, spot: { ...open, live: [] } })).toMatchObject({ canWin: 106, onTable: 234 });
  });

  test("is quiet where both prices say the same", () => {
    expect(entitlement(worth(0.3 * 144))).toBeNull();
    expect(entitlement(worth(0.05 * 144))).toBeNull();
  });

  test("the layers hold what can be won, and those out of reach are marked", () => {
    const inReach = spot.layers.filter(({ eligible }) => eligible.includes(spot.seat));
    expect(inReach.map(({ kind, cap }) => [kind, cap])).toEqual([
      ["main", 0],
      ["new", 38],
    ]);
    expect(spot.layers.at(-1)).toMatchObject({ kind: "new", eligible: [1, 2] });
    // Each says where it lies, for there are two of them.
    expect(spot.layers.map(({ band }) => band)).toEqual([null, { from: 0, to: 38 }, { from: 38, to: null }]);
    expect(spotIn(example("7h6h", "bet 150")).layers.map(({ band }) => band)).toEqual([null, null]);
  });
});

describe("D5: chips that nobody can call", () => {
  test("come straight back", () => {
    const config = { stacks: [1000, 420, 100], antes: [100, 100, 100], bombPot: true, minBet: 10 };
    const steps = ["", "Ks8d4c", "check", "check", "9h", "check", "check", "2s", "bet 400"];
    expect(uncalled(spotIn(lastDecision(script(config, "AhAd", steps))))).toEqual({ id: "uncalled", amount: 80, cover: 320 });
  });

  test("is quiet up to what the opponent can call", () => {
    expect(uncalled(spotIn(example("AhAd", "bet 900")))).toBeNull();
    expect(uncalled(spotIn(example("AhAd", "check")))).toBeNull();
  });
});

describe("D6: value that was not bet", () => {
  test("fires for a check of a hand that is ahead of what calls", () => {
    const found = missedValue(evidence(example("KhQh", "check"), [nines]));
    expect(found).toMatchObject({ id: "missed-value", allIn: [2] });
    if (found?.id !== "missed-value") return;
    expect(found.share.toFixed(3)).toBe("0.596");
    // The gain of 150 is 7.7; the same hands call more, so it grows with the bet.
    expect(found.gain / found.to).toBeCloseTo(7.727 / 150, 4);
  });

  test("is quiet for a bet, for a hand that only better ones call, and where nobody is all-in", () => {
    expect(missedValue(evidence(example("KhQh", "bet 150"), [nines]))).toBeNull();
    expect(missedValue(evidence(example("8h7h", "check"), [better("8h7h")]))).toBeNull();
    const steps = ["", "Ks8d4c", "check", "check", "9h", "check", "check", "2s", "check"];
    const two = lastDecision(script({ stacks: [1000, 1000], antes: [100, 100], bombPot: true, minBet: 10 }, "KhQh", steps));
    expect(missedValue(evidence(two, [nines], ANY))).toBeNull();
  });
});
