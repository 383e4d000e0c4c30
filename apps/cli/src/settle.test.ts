import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { runInMemory } from "./memory-io.ts";

/** The contract's own example, to the letter. */
const CONTRACT = `{"id":"c1","game":"holdem","button":2,"unit":25,"board":["Qc","Jd","9s","9h","5d"],
 "players":[{"name":"A","bet":350,"cards":["Ac","7c"]},{"name":"B","bet":150,"folded":true},{"name":"C","bet":350,"dead":25,"cards":["Ad","6s"]}],
 "rules":{"oddChips":"one-each","awardOrder":"last-side-first"}}`;
const ANSWER =
  '{"id":"c1","returned":[],"pots":[{"amount":875,"eligible":["A","C"],"awards":[{"player":"A","amount":450,"oddChips":1},{"player":"C","amount":425,"oddChips":0}]}],"awardOrder":[0],"won":{"A":450,"B":0,"C":425},"net":{"A":100,"B":-150,"C":50},"warnings":[]}';
const two = (a: string, b: string): string => `{"id":1,"players":[{"name":"A",${a}},{"name":"B",${b}}]}`;

describe("JSON", () => {
  test("the contract's example, byte for byte", async () => {
    expect(await runInMemory(["settle", "--json"], CONTRACT)).toEqual({ status: 0, out: `${ANSWER}\n`, err: "" });
  });

  test("lines: in order, blank ones skipped, a bad one answered and passed", async () => {
    const good = two('"bet":5,"strength":1', '"bet":5,"strength":0');
    const bad = two('"bet":5', '"bet":-1');
    const { status, out, err } = await runInMemory(["settle", "--jsonl"], `\ufeff${good}\r\n\r\n  \n{nonsense\n${bad}\n[]\n${good}`);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map((a) => [a.id, a.error?.code, a.error?.path])).toEqual([
      [1, undefined, undefined],
      [null, "NOT_JSON", ""],
      [1, "CHIPS_INVALID", "players[1].bet"],
      [null, "NOT_AN_OBJECT", ""],
      [1, undefined, undefined],
    ]);
    expect(Object.keys(answers[1])).toEqual(["id", "error"]);
    expect(Object.keys(answers[1].error)).toEqual(["code", "path", "message"]);
    expect({ status, err }).toEqual({ status: 2, err: "" });
  });

  test("messages are English for programs, unless a language is asked for", async () => {
    const message = async (...args: string[]): Promise<string> =>
      JSON.parse((await runInMemory(["settle", "--json", ...args], "{", { LANG: "ko_KR.UTF-8" })).out).error.message;
    expect(await message()).not.toMatch(/\p{Script=Hangul}/u);
    expect(await message("--lang", "ko")).toMatch(/\p{Script=Hangul}/u);
    expect(await message("--lang=ja")).toMatch(/\p{Script=Hiragana}/u);
  });

  test("names that objects would reorder or lose", async () => {
    const line = `{"players":[{"name":"__proto__","bet":5,"strength":1},{"name":"10","bet":5,"strength":0},{"name":"2","bet":6,"strength":0}]}`;
    const { out } = await runInMemory(["settle", "--json"], line);
    expect(out).toContain('"won":{"__proto__":15,"10":0,"2":0},"net":{"__proto__":10,"10":-5,"2":-5}');
    expect(out).toMatch(/^\{"returned":\[\{"player":"2","amount":1\}\]/);
  });

  test("an id of any kind comes back as it was written, on one line", async () => {
    const deep = `${"[".repeat(5000)}1.5${"]".repeat(5000)}`;
    for (const id of ["1e400", "12345678901234567890", '{"a":9007199254740993}', deep, "-0.10"]) {
      const { status, out } = await runInMemory(["settle", "--jsonl"], two('"bet":5', '"bet":5').replace('"id":1', `"id":${id}`));
      expect(status).toBe(0);
      expect(out.startsWith(`{"id":${id},"returned":`)).toBe(true);
    }
    const { out } = await runInMemory(["settle", "--json"], '{"id":{\n"a":1.50},\n"players":[]}');
    expect(out).toMatch(/^\{"id":\{ "a":1\.50\},"error":.*\}\n$/);
  });

  test("depth anywhere is no internal fault", async () => {
    const deep = `${'{"id":1.5,"x":['.repeat(2500)}${"]}".repeat(2500)}`;
    const { status, out } = await runInMemory(["settle", "--json"], deep);
    expect({ status, ...JSON.parse(out) }).toMatchObject({ status: 2, id: 1.5, error: { code: "NOT_A_LIST" } });
  });

  test("a key that stands twice is refused with its place, for programs and for people", async () => {
    const twice = '{"id":"x","players":[{"name":"A","bet":5,"bet":100},{"name":"B","bet":5}]}';
    const { status, out } = await runInMemory(["settle", "--jsonl"], twice);
    expect({ status, ...JSON.parse(out) }).toMatchObject({ status: 2, id: "x", error: { code: "KEY_TWICE", path: "players[0].bet" } });
    for (const lang of ["en", "ko", "ja"]) {
      const said = await runInMemory(["settle", "--lang", lang], twice);
      expect({ status: said.status, out: said.out }).toEqual({ status: 2, out: "" });
      expect(said.err).toMatch(/^sidepot: players\[0\]\.bet: [^\n]+\n$/);
    }
    const both = JSON.parse((await runInMemory(["settle", "--jsonl"], '{"id":1,"id":2,"players":[]}')).out);
    expect(both).toMatchObject({ id: null, error: { code: "KEY_TWICE", path: "id" } });
    const long = JSON.parse((await runInMemory(["settle", "--jsonl"], `{"${"k".repeat(500)}":1,"${"k".repeat(500)}":2}`)).out);
    expect(long.error.path).toBe("k".repeat(500));
    expect(long.error.message.length).toBeLessThan(250);
  });

  test("an open pot has no awards, and both halves of a split name their side", async () => {
    expect((await runInMemory(["settle", "--json"], two('"bet":5', '"bet":5'))).out).toContain('"awards":null}');
    const split = `{"game":"omaha8","players":[{"name":"A","bet":5,"strength":1},{"name":"B","bet":5,"strength":0,"strengthLow":1}]}`;
    expect((await runInMemory(["settle", "--json"], split)).out).toContain(
      '"awards":[{"player":"A","amount":5,"oddChips":0,"side":"high"},{"player":"B","amount":5,"oddChips":0,"side":"low"}]',
    );
  });

  const HOUSE = `{"id":1,"rake":{"percent":5,"cap":40},"bounties":[5,5,5],"players":[{"name":"A","bet":100,"stack":100,"strength":3},{"name":"B","bet":400,"stack":900,"strength":2},{"name":"C","bet":400,"stack":400,"strength":1}]}`;

  test("the house's share, who is out and the bounties, where they are asked for", async () => {
    expect(await runInMemory(["settle", "--json"], HOUSE)).toEqual({
      status: 0,
      out: `{"id":1,"returned":[],"pots":[{"amount":300,"eligible":["A","B","C"],"awards":[{"player":"A","amount":285,"oddChips":0}],"rake":15},{"amount":600,"eligible":["B","C"],"awards":[{"player":"B","amount":575,"oddChips":0}],"rake":25}],"awardOrder":[1,0],"won":{"A":285,"B":575,"C":0},"net":{"A":185,"B":175,"C":-400},"rake":40,"busted":[["C"]],"bounties":[{"player":"C","amount":5,"pot":1,"to":[{"player":"B","amount":5,"oddChips":0}]}],"warnings":[]}\n`,
      err: "",
    });
    const open = JSON.parse((await runInMemory(["settle", "--json"], HOUSE.replace(',"strength":1', ""))).out);
    expect(open).toMatchObject({ rake: 40, busted: null, bounties: null });
    for (const [lang, parts] of [
      ["en", ["Rake 40 (Main pot 15, Side pot 1 25)", "Out of chips, best place first: C", "Bounty on C, 5 (Side pot 1): B 5"]],
      ["ko", ["레이크 40", "탈락", "C의 바운티 5"]],
      ["ja", ["レーキ 40", "飛んだ", "Cのバウンティ 5"]],
    ] as const) {
      const { out } = await runInMemory(["settle", "--lang", lang], HOUSE);
      for (const part of parts) expect(out).toContain(part);
    }
  });

  test("--explain adds the derivation and changes nothing else", async () => {
    const { out } = await runInMemory(["settle", "--json", "--explain"], CONTRACT);
    expect(out.startsWith(`${ANSWER.slice(0, -1)},"derivation":`)).toBe(true);
    const { derivation } = JSON.parse(out);
    expect(derivation.layers).toHaveLength(1);
    expect(derivation.layers[0]).toMatchObject({ floor: 0, cap: 350, dead: 25, foldedAbove: 0, missing: [] });
    expect(derivation.layers[0].players).toEqual([
      { player: "A", amount: 350, standing: "eligible" },
      { player: "B", amount: 150, standing: "folded" },
      { player: "C", amount: 350, standing: "eligible" },
    ]);
    expect(derivation.layers[0].odd).toEqual([{ player: "A", seat: 0, oddChips: 1 }]);
    expect(derivation.hands.high[0]).toEqual({ player: "A", category: "pair", cards: ["9s", "9h", "Ac", "Qc", "Jd"], hole: ["Ac"] });
  });

  test("input that is no text, or nothing", async () => {
    const code = async (input: string | Uint8Array): Promise<unknown> => {
      const { status, out } = await runInMemory(["settle", "--json"], input);
      return [status, JSON.parse(out).error.code];
    };
    expect(await code(Uint8Array.of(0xff, 0xfe, 0x7b))).toEqual([2, "NOT_UTF8"]);
    expect(await code(" \n")).toEqual([2, "NOTHING_READ"]);
    expect(await code(CONTRACT + CONTRACT)).toEqual([2, "NOT_JSON"]);
  });

  test.prop([fc.json()])("any JSON value is answered by one line", async (text) => {
    const { status, out, err } = await runInMemory(["settle", "--jsonl"], text.replaceAll("\n", " "));
    expect(out.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(out).error.code).not.toBe("INTERNAL_FAULT");
    expect({ status, err }).toEqual({ status: 2, err: "" });
  });
});

describe("for people", () => {
  test("hands, who is paid and why, and what each ends with", async () => {
    const { status, out, err } = await runInMemory(["settle", "--lang", "en"], CONTRACT);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    for (const part of [
      "Board: Qc Jd 9s 9h 5d",
      "9s 9h Ac Qc Jd",
      "875 = 350 × 2 (A C) + 150 (B)",
      "A 450",
      "C 425",
      "+100",
      "Put in 875 = pots 875",
    ]) {
      expect(out).toContain(part);
    }
  });

  test("a pot that cannot be paid yet says who is missing", async () => {
    const { out } = await runInMemory(["settle", "--lang", "en"], two('"bet":5,"strength":1', '"bet":5'));
    expect(out).toContain("Not paid yet: the hand of B cannot be compared.");
  });

  test("a wrong amount is one sentence on standard error", async () => {
    const { status, out, err } = await runInMemory(["settle", "--lang", "en"], two('"bet":5', '"bet":-1'));
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/^sidepot: [^\n]+\n$/);
  });

  test("where nothing was put in it says so instead of an empty list of steps", async () => {
    for (const [lang, said, steps] of [
      ["en", "Nothing was put in", "In this order"],
      ["ko", "낸 칩이 없어서", "이 순서로"],
      ["ja", "チップが出されていない", "この順に"],
    ] as const) {
      for (const [args, input] of [
        [["settle"], two('"bet":0', '"bet":0')],
        [["pots", "0", "0"], undefined],
      ] as const) {
        const { status, out } = await runInMemory([...args, "--lang", lang], input);
        expect(status).toBe(0);
        expect(out).toContain(said);
        expect(out).not.toContain(steps);
      }
    }
  });

  test("names that differ in what cannot be seen do not look the same", async () => {
    const { out } = await runInMemory(["settle"], two('"bet":5,"strength":1', '"bet":5,"strength":0').replace('"B"', '"A\\u200b"'));
    expect(out).toContain("A[U+200B]");
  });

  test("a name cannot steer the terminal", async () => {
    const { out } = await runInMemory(["settle"], two('"bet":5,"strength":1', '"bet":5,"strength":0').replace('"A"', '"\\u001b[2J"'));
    expect(out).not.toContain("\u001b");
    expect(out).toContain("[U+001B][2J");
  });
});
