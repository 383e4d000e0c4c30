import { expect, test } from "vitest";
import type { Decide } from "../bots/types.ts";
import { caller, folder, gambler, shover } from "./stand-ins.oracle.ts";
import { measureStyle, POOL } from "./style.ts";

/** The style under measure is none of the pool's, so that it can be told apart. */
const against =
  (own: Decide, others: Decide): Decide =>
  (seen, bot, random) =>
    (bot.style === "maniac" ? own : others)(seen, bot, random);

test("counts are those of the style, not of the pool", () => {
  expect(POOL).not.toContain("maniac");
  const shoving = measureStyle("maniac", against(shover.decide, folder.decide), 300);
  // Everybody else folds: the big blind is walked to, one hand of six, and has no decision then.
  expect(shoving).toMatchObject({ hands: 300, vpip: 100, pfr: 100, aggression: null, aggressionFrequency: 0 });
  expect(shoving.asked).toBeGreaterThan(220);
  expect(shoving.asked).toBeLessThan(280);
  const folding = measureStyle("maniac", against(folder.decide, shover.decide), 300);
  expect(folding).toMatchObject({ asked: 300, vpip: 0, pfr: 0 });
  const calling = measureStyle("maniac", against(caller.decide, caller.decide), 300);
  // Who is in the big blind checks, one hand of six.
  expect(calling.vpip).toBeGreaterThan(76);
  expect(calling.vpip).toBeLessThan(91);
  expect(calling.pfr).toBe(0);
});

test("the style sits everywhere, and the pool around it in every order", () => {
  const places = new Set<number>();
  const left = new Set<string>();
  measureStyle(
    "maniac",
    (seen, bot, random) => {
      if (bot.style === "maniac") places.add(seen.seat);
      if (seen.seat === 0) left.add(bot.style);
      return gambler.decide(seen, bot, random);
    },
    100,
  );
  expect(places.size).toBe(6);
  expect(left).toEqual(new Set(["maniac", ...POOL]));
});

test("the same seed measures the same hands", () => {
  expect(measureStyle("maniac", gambler.decide, 200, 4)).toEqual(measureStyle("maniac", gambler.decide, 200, 4));
  expect(measureStyle("maniac", gambler.decide, 200, 4)).not.toEqual(measureStyle("maniac", gambler.decide, 200, 5));
});
