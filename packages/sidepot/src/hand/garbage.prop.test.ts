import fc from "fast-check";
import { expect, test } from "vitest";
import { apply, legalActions, start } from "./apply.ts";
import { potsNow } from "./pots-now.ts";
import { playRandomly, seeded } from "./random.oracle.ts";
import { scene } from "./scene.oracle.ts";
import type { Action, HandConfig } from "./types.ts";

const FIELDS = [
  "game",
  "betting",
  "stacks",
  "button",
  "blinds",
  "deadSmallBlind",
  "antes",
  "bigBlindAnte",
  "buttonAnte",
  "shortStackPays",
  "buttonBlind",
  "straddles",
  "posts",
  "bringIn",
  "smallBet",
  "bigBet",
  "minBet",
  "raiseCap",
  "cap",
  "draws",
  "bombPot",
  "boards",
  "unit",
  "oddChips",
  "awardOrder",
  "showRules",
  "rake",
  "bounties",
] as const;

const amount = fc.oneof(fc.nat(40), fc.integer(), fc.double(), fc.constant(Number.MAX_SAFE_INTEGER));
const value = fc.oneof(
  amount,
  fc.constantFrom("holdem", "stud", "short", "27", "no-limit", "fixed-limit", "pot-limit", "blind", true, false, null, undefined),
  fc.array(amount, { maxLength: 4 }),
  fc.array(fc.record({ seat: amount, amount, live: amount, dead: amount }, { requiredKeys: [] }), { maxLength: 3 }),
  fc.record({ basisPoints: amount, cap: amount, noFlopNoDrop: fc.boolean() }, { requiredKeys: [] }),
  fc.anything({ maxDepth: 2 }),
);

const fine: HandConfig = { game: "holdem", blinds: [1, 2], stacks: [20, 30, 40] };

test("no configuration makes the engine throw; what it accepts can be played to the end", () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 4 }), fc.nat(), (changes, seed) => {
      const config = { ...fine, ...Object.fromEntries(changes) } as HandConfig;
      const begun = start(config);
      if (!begun.ok) {
        expect(typeof begun.error.path).toBe("string");
        return;
      }
      accepted++;
      playRandomly(config, seeded(seed));
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(200);
}, 120_000);

test.each([[null], [undefined], [3], ["x"], [[]], [{}], [{ game: "holdem" }], [{ game: "holdem", stacks: {} }]])(
  "%j is no configuration",
  (config) => expect(start(config as unknown as HandConfig).ok).toBe(false),
);

test("no action makes the engine throw or changes what it was done to", () => {
  const s = scene({ stacks: [500, 500, 500] });
  const draw = scene({ game: "27", stacks: [500, 500] }).play("B call", "A check");
  const due = scene({ stacks: [500, 500] }).play("B call", "A check");
  const seen = scene({ stacks: [500, 500] }, ["AhAd", "KhKd"]).play("B call", "A check", "/2c7d9h", "A check", "B check", "/4s");
  const last = seen.play("A check", "B check", "/3s", "A check", "B check");
  const doing = fc.oneof(
    fc.constantFrom("fold", "check", "call", "all-in", "bring-in", "muck", "kill", "bet", "raise", "draw", "show", "deal", "run"),
    fc.anything({ maxDepth: 0 }),
  );
  const action = fc.oneof(
    fc.record({ do: doing, seat: value, to: value, discard: value, cards: value, times: value }, { requiredKeys: [] }),
    fc.anything({ maxDepth: 1 }),
  );
  fc.assert(
    fc.property(action, (what) => {
      for (const { hand } of [s, draw, due, last]) {
        const before = JSON.stringify(hand);
        const done = apply(hand, what as Action);
        expect(JSON.stringify(hand)).toBe(before);
        if (done.ok) {
          legalActions(done.value.hand);
          potsNow(done.value.hand);
        } else expect(typeof done.error.path).toBe("string");
      }
    }),
    { numRuns: 3000 },
  );
}, 120_000);
