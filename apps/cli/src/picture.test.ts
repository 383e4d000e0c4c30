import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runInMemory } from "./memory-io.ts";

const FIVE = ["pots", "A:2500", "B:6000", "C:12300", "D:20000", "E:4000f", "--dead", "1000", "--lang", "en"];
const HAND = `{"id":7,"players":[{"name":"A","bet":50,"strength":2},{"name":"<B&","bet":120,"strength":1},{"name":"C","bet":200,"strength":0}]}`;
const UTF8 = { LANG: "en_US.UTF-8" };
const folder = mkdtempSync(join(tmpdir(), "sidepot-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the drawing", () => {
  test.each([
    ["pots", FIVE, undefined],
    ["settle", ["settle", "--lang", "en"], HAND],
  ])("of %s stands before the steps, and --no-strata leaves it out", async (_name, args, input) => {
    const drawn = (await runInMemory(args, input, UTF8)).out;
    const bare = (await runInMemory([...args, "--no-strata"], input, UTF8)).out;
    const [before = "", after = ""] = drawn.split("In this order:");
    expect(before).toMatch(/█[\s\S]*━/);
    expect(after).not.toMatch(/[█━]/);
    expect(bare).not.toMatch(/[█━╌]/);
    expect(bare.endsWith(`In this order:${after}`)).toBe(true);
  });

  test("is no part of JSON", async () => {
    const { out } = await runInMemory([...FIVE, "--json"], undefined, UTF8);
    expect(out).toMatch(/^\{[^\n]*\}\n$/);
  });

  test.each([
    [{ LANG: "C" }, "en", "ascii"],
    [{}, "en", "ascii"],
    [{ LC_ALL: "en_US.ISO-8859-1", LANG: "en_US.UTF-8" }, "en", "ascii"],
    [{ LC_CTYPE: "C.utf8" }, "en", "unicode"],
    [{ WT_SESSION: "x" }, "en", "unicode"],
    [{ LANG: "C" }, "ko", "unicode"],
  ])("with the locale %j in %s: %s", async (env, lang, kind) => {
    const { out } = await runInMemory(["pots", "A:50", "B:120", "C:200f", "--lang", lang], undefined, env as Record<string, string>);
    if (kind === "ascii") expect(out.replaceAll("×", "x")).toMatch(/^[\n\x20-\x7e]+$/);
    else expect(out).toContain("█");
  });

  test.each([
    [{ FORCE_COLOR: "3" }, "38;2;79;155;220"],
    [{ FORCE_COLOR: "1" }, "38;5;68"],
    [{ FORCE_COLOR: "1", COLORTERM: "truecolor" }, "38;2;79;155;220"],
    [{ FORCE_COLOR: "3", COLORFGBG: "0;15" }, "38;2;15;108;180"],
    [{ FORCE_COLOR: "2", NO_COLOR: "1" }, "38;5;68"],
    [{ FORCE_COLOR: "0" }, null],
    [{ COLORTERM: "truecolor" }, null],
  ])("away from a terminal %j gives %s", async (env, code) => {
    const { out } = await runInMemory(FIVE, undefined, { ...UTF8, ...env } as Record<string, string>);
    if (code === null) expect(out).not.toContain("\u001b");
    else expect(out).toContain(`\u001b[${code}m`);
  });

  test("the theme that is asked for", async () => {
    const { out } = await runInMemory([...FIVE, "--theme", "light"], undefined, { ...UTF8, FORCE_COLOR: "3" });
    expect(out).toContain("38;2;15;108;180");
    expect(await runInMemory([...FIVE, "--theme", "blue"])).toMatchObject({ status: 2, out: "", err: expect.stringContaining("“light”") });
  });

  test("a name cannot steer the terminal from the drawing", async () => {
    const { out } = await runInMemory(["pots", "\u001b[2J:50", "B:60"], undefined, UTF8);
    expect(out).not.toContain("\u001b");
  });
});

describe("--svg", () => {
  test("writes the same document for pots and for settle, for people and for programs", async () => {
    const written: string[] = [];
    for (const [i, [args, input]] of (
      [
        [["pots", "A:50", "<B&:120", "C:200"], undefined],
        [["pots", "A:50", "<B&:120", "C:200", "--json"], undefined],
        [["settle"], HAND],
        [["settle", "--json"], HAND],
      ] as const
    ).entries()) {
      const file = join(folder, `${i}.svg`);
      const { status, out, err } = await runInMemory([...args, "--svg", file], input, UTF8);
      expect({ status, err }).toEqual({ status: 0, err: "" });
      expect(out).toBe((await runInMemory(args, input, UTF8)).out);
      written.push(readFileSync(file, "utf8"));
    }
    expect(new Set(written).size).toBe(1);
    const [svg = ""] = written;
    expect(svg).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg [^>]*role="img"/);
    expect(svg).toContain('<title id="strata-t">2 pots from 3 players</title>');
    expect(svg).toMatch(/<desc id="strata-d">80 was not called\. It goes back to C\. Side pot 1, 140: [^<]*Main pot, 150: [^<]*&lt;B&amp;/);
    expect(svg).not.toMatch(/var\(|<script|style=|(?:href|src)=|url\((?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
    expect(svg).not.toContain("<B");
  });

  test("in the reader's language and theme", async () => {
    const svg = async (...args: string[]): Promise<string> => (await runInMemory([...FIVE.slice(0, -1), "ko", "--svg", "-", ...args])).out;
    expect(await svg()).toContain("플레이어 5명, 팟 3개");
    expect(await svg()).toContain("#F6F4EF");
    expect(await svg("--theme", "dark")).toContain("#111210");
  });

  test("to standard output nothing else goes there", async () => {
    const { out, err } = await runInMemory([...FIVE, "--svg", "-"]);
    expect(out).toMatch(/^<\?xml[\s\S]*<\/svg>\n$/);
    expect(err).toBe("");
    expect((await runInMemory(["settle", "--svg", "-"], HAND)).out).toMatch(/^<\?xml[\s\S]*<\/svg>\n$/);
  });

  test.each([
    [["--svg", join(folder, "none", "x.svg")], `no folder “${join(folder, "none")}”`],
    [["--svg", folder], "directory"],
    [["--svg", ""], "--svg"],
    [["--json", "--svg", "-"], "“--svg -”"],
  ])("%j says what is wrong in one line and prints no answer", async (args, hint) => {
    for (const [command, input] of [
      [FIVE, undefined],
      [["settle", "--lang", "en"], HAND],
    ] as const) {
      const { status, out, err } = await runInMemory([...command, ...args], input);
      expect({ status, out }).toEqual({ status: 2, out: "" });
      expect(err).toMatch(/^sidepot: [^\n]+\n$/);
      expect(err).toContain(hint);
    }
    expect(existsSync(join(folder, "none"))).toBe(false);
  });

  test("a file that cannot be written is an answer in JSON too", async () => {
    for (const [command, input] of [
      [FIVE, undefined],
      [["settle"], HAND],
    ] as const) {
      const { status, out } = await runInMemory([...command, "--json", "--svg", join(folder, "none", "x.svg")], input);
      expect({ status, ...JSON.parse(out) }).toMatchObject({ status: 2, error: { code: "FILE_NOT_WRITTEN" } });
    }
  });

  test("with many hands there is no one picture", async () => {
    const { status, out, err } = await runInMemory(["settle", "--jsonl", "--svg", "x.svg", "--lang", "en"], HAND);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toContain("“--jsonl” and “--svg”");
  });

  test("of a hand that the referee refuses there is none", async () => {
    const file = join(folder, "bad.svg");
    await runInMemory(["pots", "A:5f", "B:5f", "--svg", file]);
    await runInMemory(["settle", "--svg", file], "{}");
    expect(existsSync(file)).toBe(false);
  });
});
