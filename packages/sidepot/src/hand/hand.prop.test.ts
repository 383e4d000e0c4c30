import { expect, test } from "vitest";
import { GAMES } from "../ranking/index.ts";
import { apply, replayEvents, start } from "./apply.ts";
import { potsNow } from "./pots-now.ts";
import { playRandomly, randomConfig, seeded } from "./random.oracle.ts";

const HANDS = 1500;

test("random hands of every game keep every chip and replay to the same state, byte for byte", () => {
  for (let seed = 1; seed <= HANDS; seed++) {
    const random = seeded(seed);
    const config = randomConfig(random, GAMES);
    let played: ReturnType<typeof playRandomly>;
    try {
      played = playRandomly(config, random);
    } catch (error) {
      throw new Error(`seed ${seed}: ${JSON.stringify(config)}: ${String(error)}`);
    }
    const { hand, events } = played;
    if (hand.phase.at !== "complete") throw new Error(`seed ${seed} did not end`);
    const { outcome } = hand.phase;
    const before = config.stacks.reduce((sum, stack) => sum + stack, 0);
    const after = outcome.finishing.reduce((sum, stack) => sum + stack, 0);
    expect(after + outcome.rake, `seed ${seed}`).toBe(before);
    expect(outcome.finishing.every((stack) => stack >= 0)).toBe(true);
    expect(JSON.stringify(replayEvents(events)), `seed ${seed}`).toBe(JSON.stringify(hand));
  }
}, 120_000);

test("at every moment of a hand the pots hold every chip that is in, and nobody else's", () => {
  for (let seed = 1; seed <= HANDS / 4; seed++) {
    const random = seeded(seed);
    const config = randomConfig(random, GAMES);
    const begun = start(config);
    if (!begun.ok) throw new Error(begun.error.code);
    let { hand } = begun.value;
    for (const action of playRandomly(config, random).actions) {
      const done = apply(hand, action);
      if (!done.ok) throw new Error(`seed ${seed}: ${done.error.code}`);
      hand = done.value.hand;
      const put = [...hand.bets, ...hand.dead].reduce((sum, amount) => sum + amount, 0);
      const lying = potsNow(hand).reduce((sum, pot) => sum + pot.amount, 0);
      expect(lying, `seed ${seed}, ${JSON.stringify(action)}`).toBe(put);
    }
  }
});
