import { describe, expect, test } from "vitest";
import { runInMemory } from "./memory-io.ts";
import { widestOf } from "./table.ts";

const FIVE = ["pots", "A:2500", "B:6000", "C:12300", "D:20000", "E:4000f", "--dead", "1000", "--unit", "100"];
const potsOf = async (...args: string[]) => JSON.parse((await runInMemory(["pots", ...args, "--json"])).out);

describe("for people", () => {
  test("the table, the steps and the sum that proves them", async () => {
    const { status, out, err } = await runInMemory(FIVE, undefined, { LANG: "C" });
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.split("\n").slice(0, 9)).toEqual([
      "Player        Put in  Main pot  Side pot 1  Side pot 2  Returned  State",
      "------------  ------  --------  ----------  ----------  --------  -------",
      "A              2,500     2,500           -           -         -  all-in?",
      "B              6,000     2,500       3,500           -         -  all-in?",
      "C             12,300     2,500       3,500       6,300         -  in",
      "D             20,000     2,500       3,500       6,300     7,700  in",
      "E              4,000     2,500       1,500           -         -  folded",
      "(dead money)   1,000     1,000           -           -",
      "------------  ------  --------  ----------  ----------  --------  -------",
    ]);
    expect(out).toContain("Sum           45,800    13,500      12,000      12,600     7,700");
    expect(out).toContain("Put in 45,800 = pots 38,100 + returned 7,700\n");
    expect([...out.matchAll(/^\d\. .*?([\d,]{5,})/gm)].map((step) => step[1])).toEqual(["7,700", "12,600", "12,000", "13,500"]);
  });

  test.each(["ko", "ja"])("columns line up in %s, asked for or by the locale", async (lang) => {
    const asked = await runInMemory([...FIVE, "--lang", lang]);
    expect(asked).toEqual(await runInMemory(FIVE, undefined, { LC_ALL: `${lang}_XX.UTF-8`, LANG: "en_US.UTF-8" }));
    const [head = "", rule = "", ...rows] = asked.out.split("\n");
    const end = (line: string, cell: string): number => widestOf([line.slice(0, line.indexOf(cell) + cell.length)]);
    expect(widestOf([head])).toBeLessThanOrEqual(widestOf([rule]));
    expect(new Set([rows[0], rows[1], rows[2]].map((row, i) => end(row ?? "", ["2,500", "6,000", "12,300"][i] ?? ""))).size).toBe(1);
  });

  test("main pot first when asked", async () => {
    const { out } = await runInMemory([...FIVE, "--order", "main-first", "--lang", "en"]);
    expect(out.indexOf("2. Main pot")).toBeGreaterThan(0);
  });
});

describe("JSON has the shape of settle", () => {
  test("the five of the contract", async () => {
    const { out } = await runInMemory([...FIVE, "--json"]);
    expect(out).toBe(
      '{"returned":[{"player":"D","amount":7700}],"pots":[{"amount":13500,"eligible":["A","B","C","D"],"awards":null},{"amount":12000,"eligible":["B","C","D"],"awards":null},{"amount":12600,"eligible":["C","D"],"awards":null}],' +
        '"awardOrder":[2,1,0],"won":{"A":0,"B":0,"C":0,"D":0,"E":0},"net":{"A":-2500,"B":-6000,"C":-12300,"D":-12300,"E":-4000},"warnings":[]}\n',
    );
  });

  test("amounts as people write them, names left out", async () => {
    expect((await potsOf("1만2천", "12.3k", "１，０００f")).pots).toEqual([{ amount: 25_000, eligible: ["A", "B"], awards: null }]);
  });

  test("dead money belongs to nobody: no net, and a warning of its own", async () => {
    const { net, warnings } = await potsOf("A:100", "B:100", "--dead", "30", "--unit", "25");
    expect(net).toEqual({ A: -100, B: -100 });
    expect(warnings).toMatchObject([{ code: "NOT_A_MULTIPLE_OF_UNIT", path: "dead" }]);
  });

  test("dead money given several times is added up", async () => {
    expect((await potsOf("A:5", "B:5", "--dead", "5", "--dead=6")).pots).toEqual([{ amount: 21, eligible: ["A", "B"], awards: null }]);
  });

  test.each([
    [["A:5", "B:x"], "AMOUNT_UNREADABLE", "players[1].bet"],
    [["A:5", "B:5", "--dead=-1"], "AMOUNT_UNREADABLE", "dead"],
    [["A:5", "B:5", "--dead", "9007199254740991", "--dead", "1"], "CHIPS_SUM_UNSAFE", "dead"],
    [["A:5 B:6", "C:7"], "PLAYERS_IN_ONE_ARGUMENT", "players[0]"],
    [["A:5", "6", "B:7"], "NAME_LEFT_OUT", "players[1].name"],
    [["A:5", "A:5"], "NAME_TAKEN", "players[1].name"],
    [["A:5"], "TOO_FEW_PLAYERS", "players"],
    [["A:5f", "B:5f"], "NOBODY_LIVE", "players"],
    [["A:5", "B:5", "--unit", "0"], "UNIT_INVALID", "unit"],
    [["A:5", "B:5", "--button", "C"], "BUTTON_UNKNOWN", "button"],
    [["A:5", "B:5", "--order", "up"], "OPTION_VALUE_UNKNOWN", "rules.awardOrder"],
  ])("%j is refused: %s", async (args, code, path) => {
    const said = await runInMemory(["pots", ...args]);
    expect({ status: said.status, out: said.out }).toEqual({ status: 2, out: "" });
    expect(said.err).toMatch(/^sidepot: [^\n]+\n$/);
    expect((await potsOf(...args)).error).toMatchObject({ code, path });
  });
});

describe("whoever does not know the form is told it, with an example made of what was typed", () => {
  test.each([
    [["Bob", "Al"], "Bob:2500"],
    [["A=5", "B=5"], "A:5"],
    [["A5", "B6"], "A:5"],
    [["A:5", "Kim", "6"], "Kim:2500"],
    [["A:", "5", "B:6"], "A:2500"],
    [["A:5 B:6"], "sidepot pots A:5 B:6"],
    [["5", "A:5"], "C:5"],
  ])("%j: %s", async (args, example) => {
    const forms = { en: "NAME:AMOUNT", ko: "이름:칩", ja: "名前:チップ" };
    for (const [lang, form] of Object.entries(forms)) {
      const { status, out, err } = await runInMemory(["pots", ...args, "--lang", lang]);
      expect({ status, out }).toEqual({ status: 2, out: "" });
      expect(err).toMatch(/^sidepot: [^\n]+\n$/);
      expect(err).toContain(form);
      expect(err.trimEnd().endsWith(example)).toBe(true);
    }
  });
});
