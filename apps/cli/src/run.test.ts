import { LANGS } from "@sidepot/words";
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { runInMemory } from "./memory-io.ts";

const COMMANDS = ["settle", "showdown", "pots"] as const;

describe("help", () => {
  test.each(LANGS)("every command explains itself in %s, with examples", async (lang) => {
    for (const command of COMMANDS) {
      const { status, out, err } = await runInMemory([command, "--help", "--lang", lang]);
      expect({ status, err }).toEqual({ status: 0, err: "" });
      for (const example of EXAMPLES[command]) expect(out).toContain(example);
      if (lang !== "en") expect(out).not.toMatch(/Usage:|Options:|Arguments:/);
    }
    expect((await runInMemory(["--help", "--lang", lang])).out).toContain("showdown");
  });

  test.each(COMMANDS.flatMap((command) => EXAMPLES[command].map((example) => [example])))("the example runs: %s", async (example) => {
    const [, input, line = example] = /^echo '(.*)' \| (.*)$/.exec(example) ?? [];
    const { status } = await runInMemory(line.replace(/ <.*/, "").split(" ").slice(1), input ?? "\n");
    expect(status).toBe(0);
  });

  test("at a terminal, where nothing will be typed, instead of a hang", async () => {
    for (const args of [[], ["settle"], ["showdown", "--jsonl"]]) {
      const { status, out, err } = await runInMemory(args);
      expect({ status, out }).toEqual({ status: 2, out: "" });
      expect(err).toContain("Usage: sidepot");
    }
  });

  test("asked for by name", async () => {
    for (const command of COMMANDS) expect(await runInMemory(["help", command])).toEqual(await runInMemory([command, "--help"]));
    expect(await runInMemory(["help"])).toEqual(await runInMemory(["--help"]));
  });

  test("the version", async () => {
    expect(await runInMemory(["--version"])).toMatchObject({ status: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

describe("usage that cannot be followed is one line and status 2", () => {
  test.each([
    [["settel"], "settle"],
    [["settle", "--jsno"], "--json"],
    [["settle", "--json", "--jsonl"], "--jsonl"],
    [["settle", "a.json", "b.json"], "one file"],
    [["settle", "--lang", "tlh"], "“en”, “ko”, “ja”"],
    [["settle", "--lang"], "--lang"],
    [["settle", "no-such-file.json"], "no-such-file.json"],
    [["settle", "."], "directory"],
    [["settle", "--explain"], "“--json” or “--jsonl”"],
    [["pots", "1", "2", "--explain"], "“--explain” does nothing without “--json”."],
    [["pots", "1", "2", "--json", "--theme", "dark"], "“--svg”"],
    [["settle", "--jsonl", "--theme", "dark"], "“--svg”"],
    [["settle", "--no-strata", "--theme", "dark"], "“--svg”"],
    [["pots", "1", "2", "--unit", "5", "--unit", "5"], "“--unit” is there more than once"],
    [["pots", "1", "2", "--button=A", "--button", "B"], "“--button” is there more than once"],
    [["pots", "1", "2", "--order", "main-first", "--order", "main-first"], "“--order” is there more than once"],
    [["pots", "1", "2", "--lang", "en", "--lang", "ko", "--lang", "en"], "“--lang” is there more than once"],
    [["--lang", "en", "settle", "--lang", "en"], "“--lang” is there more than once"],
    [["pots", "1", "2", "--theme", "dark", "--theme", "dark"], "“--theme” is there more than once"],
    [["settle", "--svg", "-", "--svg", "x.svg"], "“--svg” is there more than once"],
    [["pots"], "sidepot pots A:2500"],
    [["pots", "1", "2", "--dead"], "--dead"],
    [["pots", "1", "2", "--lang", "\u001b[31m"], "[U+001B][31m"],
  ])("%j", async (args, hint) => {
    const { status, out, err } = await runInMemory(args, "{}");
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/^sidepot: [^\n]+\n$/);
    expect(err).toContain(hint);
  });

  test.each(["ko", "ja"])("in %s", async (lang) => {
    for (const args of [["settel"], ["settle", "--jsno"], ["pots"], ["settle", "nowhere"]]) {
      const { err } = await runInMemory([...args, "--lang", lang], "{}");
      expect(err).toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}]/u);
      expect(err).not.toMatch(/There is|needs|cannot/);
    }
  });
});

test("a file that cannot be read is an answer in JSON too", async () => {
  const { status, out } = await runInMemory(["settle", "--json", "nowhere.json"]);
  expect({ status, ...JSON.parse(out) }).toMatchObject({ status: 2, id: null, error: { code: "FILE_NOT_READ" } });
});
