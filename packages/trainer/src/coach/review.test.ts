import { replayEvents } from "sidepot/hand";
import { describe, expect, test } from "vitest";
import type { Seat } from "../seat.ts";
import { decisionsOf } from "./decisions.ts";
import { equilibriumOf } from "./equilibrium.ts";
import { review, startReview } from "./review.ts";
import { cards, example, lastDecision, script, spotIn } from "./scene.oracle.ts";
import type { Decision, Review } from "./types.ts";

function reviewed(decision: Decision, options = {}): Review {
  const made = review(decision, options);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

const LITTLE = { iterations: 4, samples: 2000 };

describe("decisions of a hand", () => {
  const config = { stacks: [1000, 1000, 1000], blinds: [10, 20] as const, button: 0 };
  const events = script(config, "AhKh", ["", "raise 60", "call", "fold", "Ks8d4c", "check", "bet 100", "call", "9h", "check"]);

  test("are those of the player, each with what was known then", () => {
    const found = decisionsOf(events, 0 as Seat);
    expect(found.map(({ event }) => event.type)).toEqual(["raised", "bet"]);
    for (const { at, seen } of found) {
      expect(seen.events).toHaveLength(at);
      expect(replayEvents(seen.events)).toEqual(seen.hand);
    }
  });

  test("show nobody else's cards, those of an opponent included", () => {
    const other = decisionsOf(events, 1 as Seat)[0];
    expect(other?.seen.hand.cards[0]).toEqual([null, null]);
    expect(JSON.stringify(other?.seen.events)).not.toContain(JSON.stringify(cards("AhKh")).slice(1, -1));
  });
});

describe("a review of a river beside an all-in player", () => {
  const decision = example("7h6h", "bet 150");
  const found = reviewed(decision, { iterations: 30 });

  test("has nine models, the middle one solved, everything counted", () => {
    expect(found.models).toHaveLength(9);
    expect(found.models[found.middle]).toEqual({ width: "median", response: "equilibrium" });
    expect(found.method).toBe("exact");
    expect(found.solved?.iterations).toBe(30);
    expect(found.solved?.ofPot).toBeLessThan(0.02);
    expect(found.street).toBe("river");
    expect(found.pot).toBe(300);
  });

  test("every value is the sum of its layers, all choices have the same ones", () => {
    for (const { values } of found.choices) {
      expect(values.map(({ model }) => model)).toEqual(found.models);
      for (const { ev, error, layers } of values) {
        expect(layers.reduce((sum, { won, paid }) => sum + won - paid, 0)).toBeCloseTo(ev, 8);
        expect(error).toBe(0);
        expect(layers.map(({ kind }) => kind)).toEqual(["main", "new"]);
        expect(layers[0]).toMatchObject({ eligible: [0, 1, 2], paid: 0 });
        expect(layers[1]?.eligible).toEqual([0, 1]);
      }
    }
  });

  test("calls the bluff a blunder under every model, and says why", () => {
    expect(found.verdict).toMatchObject({ kind: "agreed", best: 0, grade: "blunder" });
    expect(found.findings.map(({ id }) => id)).toContain("dry-side-pot-bluff");
  });

  test("never folds better: the live player folds no hand that beats the player's", () => {
    const at = found.models.findIndex(({ width, response }) => width === "median" && response === "never-folds-better");
    const bet = found.choices[found.made]?.values[at];
    // The player's hand wins none of the chips that are called, and some hands do call.
    expect(bet?.layers[1]?.won).toBeCloseTo(0, 9);
    expect(bet?.layers[1]?.paid).toBeGreaterThan(0);
  });
});

describe("the steps of a review", () => {
  test("answer after the models that need no solver, then once more; the last answer is that of one go", () => {
    const decision = example("8h7h", "check");
    const work = startReview(decision, LITTLE);
    const seen: number[] = [];
    const measured = new Set<number>();
    for (let more = true; more; ) {
      more = work.step();
      if (work.review && seen.at(-1) !== work.review.models.length) seen.push(work.review.models.length);
      if (work.progress.solving?.ofPot != null) measured.add(work.progress.solving.ofPot);
      expect(work.progress.done).toBeLessThanOrEqual(work.progress.of);
    }
    expect(seen[0]).toBeLessThanOrEqual(6);
    expect(seen.at(-1)).toBe(9);
    expect(work.review).toEqual(reviewed(decision, LITTLE));
    expect(work.step()).toBe(false);
  });

  test("without the solver at least three models are left", () => {
    expect(reviewed(example("8h7h", "check"), { iterations: 0 }).models.length).toBeGreaterThanOrEqual(3);
  });
});

describe("what is sampled says so", () => {
  const config = { stacks: [3000, 3000, 100], antes: [100, 100, 100], bombPot: true, minBet: 10 };
  const decision = lastDecision(script(config, "8h7h", ["", "Ks8d4c", "bet 200"]));

  test("with its error, and the same for the same seed", () => {
    const found = reviewed(decision, LITTLE);
    expect(found.method).toBe("sampled");
    expect(found.solved).toBeNull();
    expect(found.models).toHaveLength(6);
    expect(found.choices[found.made]?.values[0]?.error).toBeGreaterThan(0);
    expect(reviewed(decision, LITTLE)).toEqual(found);
    expect(reviewed(decision, { ...LITTLE, seed: 2 })).not.toEqual(found);
  });
});

describe("what is not reviewed has a reason", () => {
  const config = { stacks: [1000, 1000, 1000], blinds: [10, 20] as const, button: 0 };
  const reason = (decision: Decision): string => {
    const made = review(decision, LITTLE);
    return made.ok ? "reviewed" : made.error.code;
  };

  test("before the flop: nobody has raised; much is left behind", () => {
    expect(reason(lastDecision(script(config, "AhKh", ["", "call"])))).toBe("PREFLOP_OPEN");
    expect(reason(lastDecision(script(config, "AhKh", ["", "raise 60"])))).toBe("PREFLOP_OPEN");
    expect(reason(lastDecision(script({ ...config, button: 2 }, "AhKh", ["", "raise 60", "call"])))).toBe("PREFLOP_DEEP");
  });

  test("all-in, and a call of an all-in, are", () => {
    expect(reason(lastDecision(script(config, "AhKh", ["", "raise 1000"])))).toBe("reviewed");
    expect(reason(lastDecision(script({ ...config, button: 2 }, "AhKh", ["", "raise 1000", "call"])))).toBe("reviewed");
  });

  test("another game, and cards that are not known", () => {
    const decision = example("8h7h", "check");
    const { hand } = decision.seen;
    const other = { ...decision, seen: { ...decision.seen, hand: { ...hand, settings: { ...hand.settings, game: "omaha" as const } } } };
    expect(reason(other)).toBe("GAME_NOT_COVERED");
    const hidden = { ...decision, seen: { ...decision.seen, hand: { ...hand, cards: hand.cards.map(() => [null, null]) } } };
    expect(reason(hidden)).toBe("CARDS_UNKNOWN");
  });
});

describe("the solver's answers", () => {
  test("by layers are what the solver itself says of the last action of a street", () => {
    const config = { stacks: [1000, 1000, 100], antes: [100, 100, 100], bombPot: true, minBet: 10 };
    const steps = ["", "Ks8d4c", "check", "check", "9h", "check", "check", "2s", "check", "bet 150", "call"];
    const decision = lastDecision(script(config, "8h7h", steps));
    const spot = spotIn(decision);
    const equilibrium = equilibriumOf(decision, spot, "median");
    if (!equilibrium) throw new Error("not solved");
    const { solver } = equilibrium;
    solver.run(10);
    const worths = equilibrium.worths();
    const node = solver.nodes.find(
      ({ path }) => path.map((each) => each.do).join() === "check,bet" && "to" in (path[1] ?? {}) && (path[1] as { to: number }).to === 150,
    );
    if (!node || !worths) throw new Error("not found");
    const hands = solver.hands[0];
    const row = hands.findIndex((hand) => [...hand].sort().join() === [...spot.hero].sort().join());
    const values = solver.values(node.index);
    const call = node.actions.findIndex((action) => action.do === "call");
    const made = worths[spot.made];
    expect(made?.ev).toBeCloseTo(values[call * hands.length + row] as number, 4);
  });

  test("with the best play that follows are never less than what the solver's own player makes of the hand, and little more", () => {
    const config = { stacks: [700, 700], antes: [150, 150], bombPot: true, minBet: 10 };
    const decision = lastDecision(script(config, "8h7h", ["", "Ks8d4c", "check", "check", "9h", "check", "check", "2s", "check"]));
    const spot = spotIn(decision);
    const equilibrium = equilibriumOf(decision, spot, "median");
    if (!equilibrium) throw new Error("not solved");
    const { solver } = equilibrium;
    solver.run(100);
    const root = solver.nodes[0];
    const hands = solver.hands[0];
    const row = hands.findIndex((hand) => [...hand].sort().join() === [...spot.hero].sort().join());
    const values = solver.values(0);
    const worths = equilibrium.worths() ?? [];
    expect(worths).toHaveLength(spot.choices.length);
    for (const [i, choice] of spot.choices.entries()) {
      const at =
        root?.actions.findIndex(
          (action) => action.do === choice.do && ("to" in action ? action.to : 0) === ("to" in choice ? choice.to : 0),
        ) ?? -1;
      const own = values[at * hands.length + row] as number;
      expect(worths[i]?.ev).toBeGreaterThan(own - 1e-4);
      // A twentieth of the pot: what one hand of many may miss after so few rounds.
      expect(worths[i]?.ev).toBeLessThan(own + 0.05 * spot.pot);
    }
  });
});

describe("a loss is graded by the chips that the player can win", () => {
  test("a short stack does not count what lies above it", () => {
    // 38 behind and 10 put in: of 3 × 10 and two bets of 166, nobody's chips above 48 are in reach.
    const config = { stacks: [48, 1000, 1000], button: 0, antes: [10, 10, 10], bombPot: true, minBet: 10 };
    const steps = ["", "Ks8d4c", "check", "check", "check", "9h", "check", "check", "check", "2s", "bet 166", "call", "fold"];
    const found = reviewed(lastDecision(script(config, "KhQh", steps)), LITTLE);
    expect(found.pot).toBe(362);
    expect(found.reach).toBe(10 + 48 + 48);
    const { verdict } = found;
    if (verdict.kind !== "agreed") throw new Error("they disagree");
    expect(verdict.loss).toBeGreaterThan(0);
    expect(verdict.ofPot).toBeCloseTo(verdict.loss / 106, 12);
  });

  test("with chips for all of it, that is the pot", () => {
    const found = reviewed(example("7h6h", "bet 150"), { iterations: 0 });
    expect(found.reach).toBe(found.pot);
  });
});
