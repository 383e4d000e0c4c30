import { describe, expect, test } from "vitest";
import { runInMemory } from "./memory-io.ts";

const ask = async (input: object): Promise<string> => (await runInMemory(["showdown", "--json"], JSON.stringify(input))).out;
const board = ["Ac", "9d", "Qh", "5s", "2c"];

describe("JSON", () => {
  test("the shape of the contract, both sides, a hand without a low", async () => {
    const out = await ask({ id: "s1", game: "omaha8", board, hands: ["AhKd9s3d", "3c4cJhJd"] });
    expect(out).toBe(
      '{"id":"s1","high":{"order":[[1],[0]],"hands":[{"category":"two-pair","cards":["Ah","Ac","9s","9d","Qh"],"hole":["Ah","9s"]},{"category":"straight","cards":["5s","4c","3c","2c","Ac"],"hole":["4c","3c"]}]},' +
        '"low":{"order":[[1]],"hands":[null,{"category":"high-card","cards":["5s","4c","3c","2c","Ac"],"hole":["4c","3c"]}]}}\n',
    );
  });

  test("only the sides that the game has", async () => {
    const sides = async (input: object): Promise<string[]> => Object.keys(JSON.parse(await ask(input)));
    expect(await sides({ board, hands: ["KsKd", "3h4h"] })).toEqual(["high"]);
    expect(await sides({ game: "27", hands: ["7s5d4h3c2d"] })).toEqual(["low"]);
    expect(await sides({ id: 0, game: "badugi", hands: ["As2d3h4c"] })).toEqual(["id", "low"]);
  });

  test("a bad hand is named", async () => {
    const { status, out } = await runInMemory(["showdown", "--jsonl"], JSON.stringify({ id: "x", board, hands: ["KsKd", "KsQd"] }));
    expect({ status, ...JSON.parse(out) }).toMatchObject({ status: 2, id: "x", error: { code: "CARD_TWICE" } });
  });
});

test("for people: places, hands, and what decided", async () => {
  const { status, out } = await runInMemory(
    ["showdown", "--lang", "en"],
    JSON.stringify({ board: "8s 8d 5c 5h Qd", hands: ["As Kd", "Ah 2c", "7s 7h"] }),
  );
  expect(status).toBe(0);
  const rows = out.split("\n").map((line) =>
    line
      .trim()
      .split(/\s{2,}/)[0]
      ?.slice(0, 1),
  );
  expect(rows).toEqual(["B", "", "P", "-", "1", ">", "2", "2", ""]);
});
