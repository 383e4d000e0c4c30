import { expect, test } from "vitest";
import { GAMES } from "../ranking/index.ts";
import { replayEvents } from "./apply.ts";
import { playRandomly, randomConfig, seeded } from "./randomPlay.ts";

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
