import { describe, expect, test } from "vitest";
import { breakEvenOf, hinge, ordinaryOf } from "./hinge.ts";
import { holdingsOf } from "./holdings.ts";
import type { ModelWorths } from "./review.ts";
import { ANY, atLeast, better, cards, evidence, example, from, lastDecision, script, spotIn } from "./scene.oracle.ts";
import { type Showdowns, showdownsOf } from "./showdowns.ts";
import type { Decision } from "./types.ts";

const fromNines = from(atLeast("9d3h"));

function showdowns(decision: Decision, live = ANY, allIn = ANY): Showdowns {
  const spot = spotIn(decision);
  const known = new Set<number>([...spot.board, ...spot.hero]);
  const others = spot.allIn.map(() => holdingsOf(allIn, known));
  const made = showdownsOf(spot.board, spot.hero, holdingsOf(live, known), others);
  if (!made) throw new Error("no deal");
  return made;
}

/** Models with how often better hands fold, as a review has them. */
const folding = (models: readonly ModelWorths[], at: number, folds: readonly number[]): ModelWorths[] =>
  models.map((model, i) => ({
    ...model,
    worths: model.worths.map((worth, k) => (k === at ? { ...worth, betterFolds: folds[i] ?? 0 } : worth)),
  }));

describe("how often better hands must fold", () => {
  test("with 60 % against the all-in player, M = 300 and a bet of 150: 45.5 %, not 33.3 %", () => {
    const decision = example("8h7h", "bet 150");
    const spot = spotIn(decision);
    const allIn = [
      { cards: [...cards("6c5c")] as never, weight: 0.6 },
      { cards: [...cards("AsAc")] as never, weight: 0.4 },
    ];
    // The live player holds nothing but better hands, none of them with a card of the two all-in ones.
    const live = from(atLeast("KdKc")).filter(({ cards: hand }) => !hand.some((card) => cards("6c5cAsAc").includes(card)));
    const part = breakEvenOf(spot, showdowns(decision, live, allIn), spot.made, 0);
    expect((100 * (part ?? 0)).toFixed(1)).toBe("45.5");
    expect((100 * ordinaryOf(spot, spot.made)).toFixed(1)).toBe("33.3");
  });

  test("is where the enumeration breaks even", () => {
    const decision = example("8h7h", "bet 150");
    const all = showdowns(decision);
    const spot = spotIn(decision);
    const part = breakEvenOf(spot, all, spot.made, 0) ?? 0;
    const [model] = evidence(decision, [(hand) => better("8h7h")(hand) * (1 - part)]).models;
    expect(model?.worths[spot.made]?.ev).toBeCloseTo(model?.worths[0]?.ev ?? 0, 8);
  });

  test("is none for the best hand, and where no part of folds makes up for the price", () => {
    const nuts = example("KhKd", "bet 150");
    expect(breakEvenOf(spotIn(nuts), showdowns(nuts, fromNines), spotIn(nuts).made, 0)).toBeNull();
    const air = example("7h6h", "bet 900");
    expect(breakEvenOf(spotIn(air), showdowns(air), spotIn(air).made, 0)).not.toBeNull();
    const dead = showdowns(air, ANY, from(atLeast("KdKc")));
    expect(breakEvenOf(spotIn(air), dead, spotIn(air).made, 0)).toBeNull();
  });
});

describe("what a verdict hangs on", () => {
  const decision = example("8h7h", "bet 150");
  const { spot, models } = evidence(decision, [() => 1, atLeast("KdQc")], fromNines);
  const all = showdowns(decision, fromNines);

  test("is the fold of better hands, where it tells the models apart", () => {
    const said = hinge(spot, folding(models, spot.made, [0, 0.6]), 0, all, [spot.made, 0]);
    expect(said.breakEven).toBeCloseTo(150 / (150 + 300 * 0.684), 2);
    expect(said).toMatchObject({ least: 0, most: 0.6 });
  });

  test("is no such number where a model contradicts it: then it is told what the other choice gains", () => {
    const said = hinge(spot, folding(models, spot.made, [0.9, 0.6]), 0, all, [spot.made, 0]);
    expect(said.breakEven).toBeNull();
    expect(said.most).toBeCloseTo(150, 9);
    expect(said.least.toFixed(1)).toBe("-61.9");
  });

  test("between a call and a fold it is the part of what can be won", () => {
    const config = { stacks: [1000, 1000, 100], button: 0, antes: [100, 100, 100], bombPot: true, minBet: 10 };
    const call = lastDecision(script(config, "8h7h", ["", "Ks8d4c", "check", "check", "9h", "check", "check", "2s", "bet 150", "call"]));
    const facing = evidence(call, [() => 1]);
    const at = facing.spot.made;
    const said = hinge(facing.spot, facing.models, 0, null, [at, 0]);
    // 150 for 600 in all, every chip of it in reach.
    expect(said.share?.needed).toBeCloseTo(150 / 600, 9);
    expect(said.share?.seemed).toBeCloseTo(150 / 600, 9);
    const won = facing.models[0]?.worths[at]?.layers.reduce((sum, layer) => sum + layer.won, 0) ?? 0;
    expect(said.share?.least).toBeCloseTo(won / 600, 9);
  });
});
