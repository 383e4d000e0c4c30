import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGS } from "@sidepot/words";
import { rulingWords } from "@sidepot/words/rulings";
import { BOOK_IDS, CASES, SITUATIONS } from "sidepot/rulings";
import stringWidth from "string-width";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { factsOf, NAMES } from "../../../packages/sidepot/src/rulings/every.oracle.ts";
import { EXAMPLES } from "./examples.ts";
import { runInMemory } from "./memory-io.ts";
import { ruleOn } from "./rule.ts";
import { findSituation } from "./rule-find.ts";
import { ruledJson } from "./rule-json.ts";
import { ruledText } from "./rule-text.ts";
import { makeBookReader } from "./rulebooks.ts";
import { speechFor } from "./speech.ts";

const TURN = ["rule", "premature-turn", "actionPending=yes"];
const EXAMPLE = fileURLToPath(new URL("../../../docs/house-rules.example.json", import.meta.url));
let folder = "";
const put = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sidepot-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jsonl = async (...lines: (object | string)[]): Promise<{ status: number; answers: Record<string, unknown>[] }> => {
  const input = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  const { status, out, err } = await runInMemory(["rule", "--jsonl"], input);
  expect(err).toBe("");
  return {
    status,
    answers: out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  };
};

describe("JSON of the contract", () => {
  const asked = '{"id":"r1","rules":"tda-2024","situation":"premature-turn","facts":{"actionPending":true},"table":{"players":6}}';
  const head =
    '"decision":"redeal-street","misdeal":false,"steps":[{"do":"finish-betting"},{"do":"keep-burns"},{"do":"return-to-stub","cards":["turn"]},' +
    '{"do":"shuffle-stub","faceDown":true},{"do":"deal","street":"turn","burn":false}],"unchanged":["button","bets","burns"],"basis":"text",' +
    '"cites":["TDA-2024 RP-5-B","TDA-2024 39-C","TDA-2024 39-D","TDA-2024 38"]';

  test("the example byte for byte, and after it what the contract leaves open", async () => {
    const { status, out } = await runInMemory(["rule", "--jsonl"], asked);
    expect(status).toBe(0);
    expect(out.startsWith(`{"id":"r1",${head},"wrong":[`)).toBe(true);
    expect(out).toContain('"trace":[{"do":"return-to-stub","stub":35,"burns":2,"board":3},');
    expect(out.endsWith('"after":{"stub":34,"burns":2,"board":4,"aside":0}}\n')).toBe(true);
    expect(Object.keys(JSON.parse(out))).toEqual("id decision misdeal steps unchanged basis cites wrong why notes trace after".split(" "));
    expect((await runInMemory(["rule", "--json"], asked)).out).toBe(out);
  });

  test("from arguments it is the same without an id; without a table nothing is counted", async () => {
    const { out } = await runInMemory([...TURN, "--json"]);
    expect(out.startsWith(`{${head},"wrong":[`)).toBe(true);
    expect(JSON.parse(out)).not.toHaveProperty("after");
    const { out: counted } = await runInMemory([...TURN, "--players", "6", "--json"]);
    expect(JSON.parse(counted)).toMatchObject({ after: { stub: 34 } });
  });

  test("tda-2024 where no rulebook is named, and an id keeps its digits", async () => {
    const { out } = await runInMemory(
      ["rule", "--jsonl"],
      '{"situation":"premature-turn","facts":{"actionPending":true},"id":12345678901234567890}',
    );
    expect(out.startsWith(`{"id":12345678901234567890,${head}`)).toBe(true);
  });

  test("where the text is silent the floor decides, and has something to choose from", async () => {
    const { answers } = await jsonl({ situation: "premature-turn", facts: { actionPending: true, actedOnNext: true } });
    expect(answers[0]).toMatchObject({ decision: "floor-decides", misdeal: false, basis: "floor" });
    const choices = answers[0]?.choices as { decision: string; steps: object[] }[];
    expect(choices.map(({ decision }) => decision)).toEqual(["card-plays", "redeal-street"]);
    expect(Object.keys(choices[0] ?? {})).toEqual(["decision", "misdeal", "steps", "unchanged"]);
  });

  test("cards set aside are told while they are aside", async () => {
    const { out } = await runInMemory([...TURN, "--rules", "roberts", "--players", "6", "--json"]);
    const { trace, after } = JSON.parse(out);
    expect(trace[0]).toEqual({ do: "set-aside", stub: 34, burns: 2, board: 3, aside: 1 });
    expect(trace.at(-1)).toEqual({ do: "deal", stub: 32, burns: 3, board: 5 });
    expect(after).toEqual({ stub: 32, burns: 3, board: 5, aside: 0 });
  });

  test("a situation without cards answers without counts", async () => {
    const { answers } = await jsonl({ situation: "substantial-action", facts: { actions: ["fold", "call"] }, table: { players: 6 } });
    expect(answers[0]).not.toHaveProperty("error");
    expect(answers[0]).not.toHaveProperty("trace");
  });

  test("several rulebooks are one answer, with what they agree on", async () => {
    const { out } = await runInMemory([...TURN, "--rules", "tda-2024,roberts", "--json"]);
    const compared = JSON.parse(out);
    expect(Object.keys(compared)).toEqual(["situation", "facts", "answers", "same"]);
    expect(compared.answers).toMatchObject([
      { rules: "tda-2024", decision: "redeal-street" },
      { rules: "roberts", decision: "natural-river" },
    ]);
    expect(compared.same).toEqual(["misdeal", "basis"]);
  });

  test("chances for the number of players", async () => {
    const { out } = await runInMemory([...TURN, "--players", "6", "--chances", "--json"]);
    const { chances } = JSON.parse(out) as { chances: { what: string; procedure: string; ratio: object }[] };
    expect(chances.find(({ what, procedure }) => what === "card-on-board" && procedure === "reshuffle")?.ratio).toEqual({
      num: 2,
      den: 35,
    });
  });

  test("a field that means nothing is a warning", async () => {
    const { status, answers } = await jsonl({
      situation: "premature-turn",
      facts: { actionPending: false },
      fact: {},
      table: { players: 6, seats: 9 },
    });
    expect(status).toBe(0);
    expect(answers[0]?.warnings).toMatchObject([
      { code: "FIELD_UNKNOWN", path: "fact" },
      { code: "FIELD_UNKNOWN", path: "table.seats" },
    ]);
  });
});

describe("wrong input is an answer with its code and place, and the run goes on", () => {
  const good = { situation: "premature-turn", facts: { actionPending: true } };
  const table: readonly (readonly [object | string, string, string])[] = [
    ["7", "QUESTION_NOT_AN_OBJECT", ""],
    ["null", "QUESTION_NOT_AN_OBJECT", ""],
    ["[]", "QUESTION_NOT_AN_OBJECT", ""],
    ["{", "NOT_JSON", ""],
    ['{"situation":"premature-turn","situation":"misdeal"}', "KEY_TWICE", "situation"],
    [{}, "SITUATION_MISSING", "situation"],
    [{ situation: "premature-trun" }, "SITUATION_UNKNOWN", "situation"],
    [{ situation: "constructor" }, "SITUATION_UNKNOWN", "situation"],
    [{ situation: 5 }, "SITUATION_UNKNOWN", "situation"],
    // In JSON nothing is looked for: a program names what it means.
    [{ situation: "premature" }, "SITUATION_UNKNOWN", "situation"],
    [{ ...good, facts: [] }, "FACTS_NOT_AN_OBJECT", "facts"],
    [{ ...good, facts: null }, "FACTS_NOT_AN_OBJECT", "facts"],
    [{ ...good, facts: {} }, "FACT_MISSING", "facts.actionPending"],
    [{ ...good, facts: { actionPending: "yes" } }, "FACT_INVALID", "facts.actionPending"],
    [{ ...good, facts: { actionPending: null } }, "FACT_INVALID", "facts.actionPending"],
    [{ ...good, facts: { actionPending: true, pending: true } }, "FACT_UNKNOWN", "facts.pending"],
    ['{"situation":"premature-turn","facts":{"actionPending":true,"__proto__":1}}', "FACT_UNKNOWN", "facts.__proto__"],
    [{ ...good, rules: "tda-2023" }, "RULES_UNKNOWN", "rules"],
    [{ ...good, rules: 5 }, "RULES_UNKNOWN", "rules"],
    [{ ...good, rules: null }, "RULES_UNKNOWN", "rules"],
    [{ ...good, rules: "\0" }, "RULES_UNKNOWN", "rules"],
    [{ ...good, rules: "./\0" }, "FILE_NOT_READ", "rules"],
    [{ ...good, rules: "x".repeat(100_000) }, "RULES_UNKNOWN", "rules"],
    [{ ...good, rules: "/nowhere/club.json" }, "FILE_NOT_READ", "rules"],
    [{ ...good, rules: "." }, "FILE_NOT_READ", "rules"],
    [{ ...good, rules: [] }, "HOUSE_NOT_AN_OBJECT", "rules"],
    [
      { ...good, rules: { name: "Club", base: "tda-2024", points: { "reshuffle-cut": "x" } } },
      "HOUSE_VALUE_UNKNOWN",
      "rules.points.reshuffle-cut",
    ],
    [{ ...good, rules: { id: "x", base: "tda-2024", house: { "premature-turn": { value: "toString" } } } }, "RULES_UNKNOWN", "rules"],
    [{ ...good, table: 6 }, "TABLE_NOT_AN_OBJECT", "table"],
    [{ ...good, table: null }, "TABLE_NOT_AN_OBJECT", "table"],
    [{ ...good, table: {} }, "PLAYERS_INVALID", "table.players"],
    [{ ...good, table: { players: 1 } }, "PLAYERS_INVALID", "table.players"],
    [{ ...good, table: { players: 23 } }, "PLAYERS_INVALID", "table.players"],
    [{ ...good, table: { players: 2.5 } }, "PLAYERS_INVALID", "table.players"],
    [{ ...good, table: { players: "6" } }, "PLAYERS_INVALID", "table.players"],
    [
      `{"situation":"premature-turn","facts":{"actionPending":true},"table":{"players":${"[".repeat(50_000)}${"]".repeat(50_000)}}}`,
      "PLAYERS_INVALID",
      "table.players",
    ],
    // Twenty-two hands and eight cards on the flop are one more than a deck has, with its burn.
    [{ situation: "four-card-flop", facts: { cards: 8 }, table: { players: 22 } }, "TOO_MANY_CARDS", "table"],
  ];

  test.each(table.map((row, i) => [i, ...row] as const))("%i: %j", async (_, line, code, path) => {
    const { status, answers } = await jsonl(line, { id: 2, ...good });
    expect(status).toBe(2);
    expect(answers[0]).toMatchObject({ id: null, error: { code, message: expect.stringMatching(/^[^\n]{10,}$/) } });
    const { path: told } = (answers[0]?.error ?? { path: "none" }) as { path: string };
    expect(told === path || told.startsWith(`${path}.`)).toBe(true);
    expect(answers[0]?.error).not.toHaveProperty("stack");
    expect(answers[1]).toMatchObject({ id: 2, decision: "redeal-street" });
  });

  test.each(LANGS)("in the language that was asked for: %s", async (lang) => {
    for (const [line] of table) {
      const { out } = await runInMemory(["rule", "--jsonl", "--lang", lang], typeof line === "string" ? line : JSON.stringify(line));
      const { message } = JSON.parse(out).error;
      if (lang !== "en") expect(message).toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}]/u);
      expect(message).not.toMatch(/undefined|\[object/);
    }
  });
});

describe("house rulebooks", () => {
  const asked = { situation: "premature-turn", facts: { actionPending: true } };
  const club = { name: "Club", base: "roberts", points: { "premature-turn": "reshuffle" } };

  test("the example of the docs is read, by option, by a line's path, and within a line", async () => {
    const { out } = await runInMemory([...TURN, "--rules", EXAMPLE, "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      decision: "natural-river",
      basis: "house",
      cites: expect.arrayContaining(["HOUSE premature-turn"]),
    });
    const { status, answers } = await jsonl({ ...asked, rules: EXAMPLE }, { ...asked, rules: club }, { ...asked, rules: "roberts" });
    expect({ status, got: answers.map(({ decision, basis }) => [decision, basis]) }).toEqual({
      status: 0,
      got: [
        ["natural-river", "house"],
        ["redeal-street", "house"],
        ["natural-river", "text"],
      ],
    });
  });

  test("--rules is for the lines that name no rulebook of their own", async () => {
    const lines = `${JSON.stringify(asked)}\n${JSON.stringify({ ...asked, rules: "tda-2024" })}`;
    const { out } = await runInMemory(["rule", "--jsonl", "--rules", put("club.json", JSON.stringify(club))], lines);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).basis);
    expect(answers).toEqual(["house", "text"]);
  });

  test("the house's own rule and its note are told", async () => {
    const file = put(
      "note.json",
      JSON.stringify({ ...club, points: { "premature-turn": { value: "reshuffle", note: "since\u001b[31m May" } } }),
    );
    const { out } = await runInMemory([...TURN, "--rules", file, "--lang", "en"]);
    expect(out).toMatch(/House rule: .*since\[U\+001B\]\[31m May/);
    expect(out).toContain("Club (house rules on Robert's Rules)");
  });

  test("everything that is wrong in a file is said, a line each with the file's name", async () => {
    const file = put("bad.json", '{"name":"","base":"x","points":{"reshuffle-cut":"x","premature-trun":"reshuffle"},"note":1}');
    const { status, out, err } = await runInMemory([...TURN, "--rules", file, "--lang", "en"]);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    const lines = err.trimEnd().split("\n");
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(/^sidepot: .*bad\.json: /);
    expect(err).toContain("“premature-turn”");
    const { out: json } = await runInMemory([...TURN, "--rules", file, "--json"]);
    expect(JSON.parse(json)).toMatchObject({ id: null, error: { path: "rules.note" } });
  });

  test("a file that is no rulebook at all names its first mistakes only", async () => {
    const file = put("many.json", JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i]))));
    const { status, err } = await runInMemory([...TURN, "--rules", file, "--lang", "en"]);
    expect(status).toBe(2);
    expect(err.trimEnd().split("\n")).toHaveLength(21);
    expect(err).toContain("And 482 more.");
  });

  test.each([
    ["broken.json", "{", "is no JSON"],
    [
      "twice.json",
      '{"name":"a","base":"roberts","points":{"reshuffle-cut":"cut","reshuffle-cut":"no-cut"}}',
      "points.reshuffle-cut: this key stands twice",
    ],
    ["latin.json", new Uint8Array([0x7b, 0xe9, 0x7d]), "not UTF-8"],
    ["long.json", " ".repeat(1024 * 1024 + 1), "too long for a house rulebook"],
    ["empty.json", "", "is no JSON"],
  ])("%s is refused by name", async (name, content, said) => {
    const { status, err } = await runInMemory([...TURN, "--rules", put(name, content), "--lang", "en"]);
    expect(status).toBe(2);
    expect(err).toMatch(/^sidepot: [^\n]+\n$/);
    expect(err).toContain(name);
    expect(err).toContain(said);
  });

  test("a byte order mark in front is no mistake", async () => {
    expect((await runInMemory([...TURN, "--rules", put("bom.json", `\ufeff${JSON.stringify(club)}`)])).status).toBe(0);
  });
});

describe("what people type", () => {
  const decided = async (...args: string[]): Promise<string> => {
    const { out, err } = await runInMemory(["rule", ...args, "--json"]);
    return JSON.parse(out).decision ?? `${JSON.parse(out).error.code} ${err}`;
  };

  test.each([
    ["premature-turn", "actionPending=yes"],
    ["Premature Turn", "action-pending=YES"],
    ["prematureTurn", "actionpending=y"],
    ["premature-t", "actionPending=true"],
    ["early turn", "actionPending=예"],
    ["early", "turn", "actionPending＝はい"],
    ["턴이 먼저 깔림", "actionPending=네"],
    ["ターンが早い", "actionPending=ｙｅｓ"],
  ])("%s %s", async (...args) => {
    expect(await decided(...args)).toBe("redeal-street");
  });

  test("no is no, and a default may be written", async () => {
    expect(await decided("premature-turn", "actionPending=no", "actedOnNext=no")).toBe("card-plays");
    expect(await decided("premature-turn", "actionPending=아니요")).toBe("card-plays");
  });

  test("a list of actions, none too, in any language", async () => {
    const run = (actions: string): Promise<string> => decided("substantial-action", `actions=${actions}`);
    expect(await run("fold,call")).toBe("sa-reached");
    expect(await run("폴드、콜")).toBe("sa-reached");
    expect(await run("フォールド, コール")).toBe("sa-reached");
    for (const none of ["none", "", "없음"]) expect(await run(none)).toBe("sa-not-reached");
    for (const slip of ["fold,jump", "fold,,call", "fold,"]) expect(await run(slip)).toMatch(/^FACT_INVALID/);
  });

  test.each([
    [["rule", "premature"], "premature-turn (", "premature-river ("],
    [["rule", "플랍"], "four-card-flop", ""],
    [["rule", "턴"], "premature-turn", ""],
    [["rule", "premature-trun", "actionPending=yes"], "premature-turn", ""],
    [["rule", "constructor"], "sidepot rule --list", ""],
    [["rule", "?"], "There is no situation “?”", ""],
    [["rule", "=yes"], "sidepot rule --list", ""],
    [["rule", "premature-turn"], "actionPending=yes or actionPending=no", "owed an action"],
    [["rule", "premature-turn", "actionPending"], "actionPending=yes or actionPending=no", ""],
    [["rule", "premature-turn", "actionPending=maybe"], "“maybe”", "actionPending=yes"],
    [["rule", "premature-turn", "actionPending=yes", "action-pending=no"], "“actionPending” is given more than once", ""],
    [["rule", "premature-turn", "pending=yes"], "“pending”", "actionPending"],
    [["rule", "premature-turn", "__proto__=yes"], "“__proto__”", ""],
    [["rule", "misdeal"], "cause=boxed-cards (", "cause=wrong-button ("],
    [["rule", "misdeal", "cause=boxed-cards", "count=x"], "count", "“x”"],
    [[...TURN, "--rules", "tda"], "“tda-2024”", ""],
    [[...TURN, "--rules", ""], "no rulebook", ""],
    [[...TURN, "--rules", "tda-2024,"], "no rulebook", ""],
    [[...TURN, "--players", "1"], "from 2 to 22", ""],
    [[...TURN, "--players", "six"], "“six”", ""],
    [[...TURN, "--chances"], "“--players”", ""],
    [[...TURN, "--jsonl"], "one file", ""],
    [[...TURN, "--json", "--jsonl"], "exclude", ""],
    [[...TURN, "--rules", "roberts", "--rules", "roberts"], "“--rules” is there more than once", ""],
    [["rule", "--list", "misdeal"], "exclude", ""],
    [["rule", "--list", "--players", "6"], "exclude", ""],
    [["rule", "--list", "--jsonl"], "exclude", ""],
    [["rule", "nowhere.json"], "no such file", ""],
    [["rule", "four-card-flop", "cards=8", "--players", "22"], "a deck has 52", ""],
  ])("%j is one line and status 2", async (args, said, too) => {
    const { status, out, err } = await runInMemory([...args, "--lang", "en"], "{}");
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/^sidepot: [^\n]+\n$/);
    expect(err).toContain(said);
    expect(err).toContain(too);
  });

  test("a refusal of arguments is JSON too where JSON was asked for", async () => {
    for (const [args, code] of [
      [["rule", "nothing-like-it"], "SITUATION_UNREAD"],
      [["rule", "premature-turn"], "FACT_MISSING"],
      [[...TURN, "--rules", "x"], "RULES_UNKNOWN"],
    ] as const) {
      const { status, out, err } = await runInMemory([...args, "--json"]);
      expect({ status, err, ...JSON.parse(out) }).toMatchObject({ status: 2, err: "", id: null, error: { code } });
    }
  });

  test("every case id and every title in every language finds its situation", () => {
    for (const one of Object.values(CASES).flat()) {
      expect(findSituation(one.id, rulingWords("en")), one.id).toMatchObject({ found: { situation: expect.any(String) } });
      for (const lang of LANGS) {
        const title = rulingWords(lang).caseOf(one.id)?.title ?? "";
        const search = findSituation(title, rulingWords(lang));
        // Two cases of one title are both near; neither is taken.
        if ("found" in search) expect(search.found.situation, title).toBe(one.situation);
        else
          expect(
            search.near.map(({ id }) => id),
            title,
          ).toContain(one.id);
      }
    }
  });
});

describe.each(LANGS)("for people in %s", (lang) => {
  const ask = async (...args: string[]): Promise<string> => {
    const { status, out, err } = await runInMemory([...args, "--lang", lang]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    return out;
  };
  const inScript = (text: string): void => {
    if (lang !== "en") expect(text).toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}]/u);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  };

  test("the steps in order, the ground, the floor line, and the cards counted", async () => {
    const out = await ask(...TURN, "--players", "6");
    inScript(out);
    expect(out.match(/^\d\. /gm)).toEqual(["1. ", "2. ", "3. ", "4. "]);
    expect(out).toContain("TDA 2024 RP-5-B · 39-C · 39-D · 38");
    expect(out).toMatch(/2026-1\d-\d\d/);
    expect(out).toContain("TDA 1");
    expect(out).toContain("actedOnNext=no");
    const counts = out.split("\n").filter((line) => /^ +\d+ +\d+ +\d+/.test(line));
    expect(counts.map((line) => line.trim().split(/\s+/).slice(0, 3).join(" "))).toEqual(["35 2 3", "35 2 3", "34 2 4", "34 2 4"]);
  });

  test("choices where the floor decides", async () => {
    const out = await ask(...TURN, "actedOnNext=yes");
    inScript(out);
    expect(out).toMatch(/^A\) /m);
    expect(out).toMatch(/^B\) /m);
    expect(out).toMatch(/^ {3}1\. /m);
  });

  test("the year until which a wrong answer was right", async () => {
    expect(await ask(...TURN)).toContain("2021");
  });

  test("two rulebooks side by side, on lines that no terminal breaks", async () => {
    const out = await ask(...TURN, "--rules", "tda-2024,roberts", "--players", "6");
    inScript(out);
    const lines = out.split("\n");
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(100);
    // The second column begins where the first one ends, whatever the width of its characters.
    const first = lines.find((line) => line.startsWith("1. ")) ?? "";
    expect(stringWidth(first.slice(0, first.lastIndexOf("1. ")))).toBe(51);
    // The old way makes a burn; the two that shuffle agree on what stays, and it is said once.
    const same = (text: string): number =>
      text.split("\n").filter((line) => /^(Unchanged|그대로|そのまま).*(the same|같아요|同じ)/.test(line)).length;
    expect(same(out)).toBe(0);
    expect(same(await ask(...TURN, "--rules", "tda-2024,wsop-live-2026"))).toBe(1);
  });

  test("five rulebooks stand below each other, those that agree together", async () => {
    const out = await ask(...TURN, "--rules", BOOK_IDS.join());
    inScript(out);
    expect(out.match(/^ {2}1\. /gm)?.length).toBeLessThan(BOOK_IDS.length);
  });

  test("chances and what the half comes to", async () => {
    const out = await ask(...TURN, "--players", "6", "--chances");
    inScript(out);
    expect(out).toContain("5.7%");
    expect(out).toContain("0.530");
  });

  test("the list has every situation with its facts", async () => {
    const out = await ask("rule", "--list");
    inScript(out);
    for (const [name, { facts }] of Object.entries(SITUATIONS)) {
      expect(out).toContain(`\n${name}: `);
      for (const fact of Object.keys(facts)) expect(out).toContain(`${fact}=`);
    }
  });

  test("help with three examples, and no English left", async () => {
    const { out } = await runInMemory(["rule", "--help", "--lang", lang]);
    for (const example of EXAMPLES.rule) expect(out).toContain(example);
    if (lang !== "en") expect(out).not.toMatch(/Usage:|Options:|Arguments:/);
    expect(await runInMemory(["help", "rule", "--lang", lang])).toMatchObject({ status: 0, out });
  });

  test("each example of the help runs", async () => {
    for (const example of EXAMPLES.rule) inScript(await ask(...example.split(" ").slice(1)));
  });

  test("a question as JSON is answered for people where no JSON is asked for", async () => {
    const { out, status } = await runInMemory(
      ["rule", "--lang", lang],
      '{"situation":"premature-turn","facts":{"actionPending":true},"x":1}',
    );
    expect(status).toBe(0);
    expect(out).toMatch(/^4\. /m);
    expect(out).toContain("x");
    inScript(out);
  });
});

test("the list for programs: facts with their kinds, values and defaults", async () => {
  const { status, out } = await runInMemory(["rule", "--list", "--json"]);
  const { situations } = JSON.parse(out) as {
    situations: { situation: string; group: string; facts: Record<string, object>; cases: object[] }[];
  };
  expect(status).toBe(0);
  expect(situations.map(({ situation }) => situation).sort()).toEqual(Object.keys(SITUATIONS).sort());
  expect(situations.find(({ situation }) => situation === "premature-turn")).toMatchObject({
    group: "board",
    facts: {
      actionPending: { kind: "yes-no", required: true },
      bettingLeft: { kind: "yes-no", required: false, default: null },
      actedOnNext: { kind: "yes-no", required: false, default: false },
    },
  });
  for (const { cases } of situations) expect(cases.length).toBeGreaterThan(0);
});

test("at a terminal, where nothing will be typed, help instead of a hang", async () => {
  const { status, out, err } = await runInMemory(["rule"]);
  expect({ status, out }).toEqual({ status: 2, out: "" });
  expect(err).toContain("Usage: sidepot rule");
});

test("a question from a file, and many from one", async () => {
  const file = put("question.json", '{"id":1,"situation":"premature-turn","facts":{"actionPending":true}}');
  for (const option of ["--json", "--jsonl"])
    expect(JSON.parse((await runInMemory(["rule", file, option])).out)).toMatchObject({ id: 1, decision: "redeal-street" });
  expect((await runInMemory(["rule", file, "--lang", "en"])).out).toMatch(/^Turn dealt too early\n/);
});

test("every situation is told, counted, in every language and on a narrow page", () => {
  const read = makeBookReader();
  const voices = LANGS.map((lang) => speechFor(["--lang", lang], {}).human);
  for (const situation of NAMES) {
    // One combination of facts: all of them are ruled on by the referee's own tests.
    const all = [...factsOf(situation)];
    const facts = all[Math.round(0.6 * (all.length - 1))];
    for (const books of [["roberts"], ["tda-2024", "roberts"]] as const) {
      const defaults = { books, players: undefined, chances: true };
      const counted = ruleOn({ situation, facts, table: { players: 6 } }, defaults, read);
      // More hands than six players can hold, as a stud table has them, are refused for the table alone.
      const ruled = !counted.ok && counted.error.code === "MORE_LIVE_THAN_DEALT" ? ruleOn({ situation, facts }, defaults, read) : counted;
      if (!ruled.ok) throw new Error(`${situation} ${JSON.stringify(facts)} ${books}: ${JSON.stringify(ruled.error)}`);
      expect(JSON.parse(ruledJson(ruled.value, "1"))).toMatchObject({ id: 1 });
      for (const voice of voices) {
        const text = ruledText(ruled.value, voice, 60);
        expect(text, situation).not.toMatch(/undefined|NaN|\[object/);
        expect(text, situation).toMatch(new RegExp(`^${voice.rulings.floorLine(null).slice(0, -1)}`, "m"));
      }
    }
  }
});
