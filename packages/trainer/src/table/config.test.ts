import { describe, expect, test } from "vitest";
import { checkConfig, unitOf } from "./config.ts";
import { defaultTable } from "./defaults.ts";
import { openTable } from "./session.ts";

const fine = defaultTable(["You", "Min", "Leo", "Hana", "Yu", "Joe"], 7);
const [you, ...bots] = fine.players;

describe("what is wrong with a table", () => {
  test.each([
    [{ players: [you] }, "TOO_FEW_PLAYERS", "players"],
    [{ players: Array.from({ length: 10 }, (_, i) => ({ ...bots[0], name: `P${i}` })) }, "TOO_MANY_PLAYERS", "players"],
    [{ players: [you, { name: "You ", bot: null }] }, "NAME_TAKEN", "players[1].name"],
    [{ players: [you, { name: " ", bot: { style: "nit" } }] }, "NAME_MISSING", "players[1].name"],
    [{ players: [you, { name: 7, bot: { style: "nit" } }] }, "NOT_TEXT", "players[1].name"],
    [{ players: [you, { name: "Min", bot: null }] }, "PEOPLE_TOO_MANY", "players"],
    [{ players: [you, { name: "Min", bot: { style: "shark" } }] }, "RULE_UNKNOWN", "players[1].bot.style"],
    [{ players: [you, { name: "Min", bot: { style: "nit", level: "god" } }] }, "RULE_UNKNOWN", "players[1].bot.level"],
    [{ players: [you, { name: "Min" }] }, "NOT_AN_OBJECT", "players[1].bot"],
    [{ players: [you, null] }, "NOT_AN_OBJECT", "players[1]"],
    [{ players: "two" }, "NOT_A_LIST", "players"],
    [{ seed: 2 ** 32 }, "SEED_INVALID", "seed"],
    [{ seed: 0.5 }, "SEED_INVALID", "seed"],
    [{ mode: "rebuy" }, "RULE_UNKNOWN", "mode"],
    [{ ante: "some" }, "RULE_UNKNOWN", "ante"],
    [{ straddle: "yes" }, "NOT_TRUE_OR_FALSE", "straddle"],
    [{ blinds: [100, 50] }, "BLINDS_INVALID", "blinds"],
    [{ blinds: [0, 100] }, "BLINDS_INVALID", "blinds"],
    [{ blinds: [50, 1e9] }, "BLINDS_INVALID", "blinds"],
    [{ blinds: "50/100" }, "BLINDS_INVALID", "blinds"],
    [{ unit: 30 }, "UNIT_INVALID", "unit"],
    [{ unit: 0 }, "UNIT_INVALID", "unit"],
    [{ depth: 0 }, "NUMBER_INVALID", "depth"],
    [{ depth: 1001 }, "NUMBER_INVALID", "depth"],
    [{ levelHands: 2.5 }, "NUMBER_INVALID", "levelHands"],
  ])("%j: %s", (part, code, path) => {
    expect(checkConfig({ ...fine, ...part })).toMatchObject({ code, path });
  });
  test("nothing is wrong with the default table, with any number of players", () => {
    for (let n = 2; n <= 9; n++) {
      const names = Array.from({ length: n }, (_, i) => `P${i}`);
      expect(openTable(defaultTable(names, 0)).ok).toBe(true);
    }
    expect(fine.players.map(({ bot }) => bot === null)).toEqual([true, false, false, false, false, false]);
  });
  test("no configuration at all", () => {
    expect(checkConfig(null)).toMatchObject({ code: "NOT_AN_OBJECT", path: "" });
    expect(checkConfig(undefined)).toMatchObject({ code: "NOT_AN_OBJECT", path: "" });
  });
});

test("the smallest chip is the largest that makes both blinds, as long as nobody names one", () => {
  const blinds = [
    [1, 2],
    [5, 10],
    [50, 100],
    [100, 200],
    [300, 600],
    [500, 1000],
    [100, 250],
    [7, 14],
  ] as const;
  expect(blinds.map((pair) => unitOf({ blinds: pair }))).toEqual([1, 5, 25, 100, 100, 500, 25, 1]);
  expect(unitOf({ blinds: [50, 100], unit: 10 })).toBe(10);
});
