import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runInMemory } from "./memory-io.ts";

const HAND = `variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [100, 300, 500]
players = ["Ada", "Ben", "Cem"]
actions = ["d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 7c2d", "p3 cbr 400", "p1 cc", "p2 cc", "d db 3c4h9s", "d db Td", "d db Jh"]
`;
let folder = "";
const path = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sidepot-histories-"));
  mkdirSync(path("night"));
  mkdirSync(path("empty"));
  writeFileSync(path("plain.phh"), HAND);
  writeFileSync(path("night/agrees.phh"), `${HAND}finishing_stacks = [300, 400, 200]\n`);
  writeFileSync(path("night/differs.phh"), `${HAND}finishing_stacks = [700, 0, 200]\n`);
  writeFileSync(path("night/notes.md"), "not a history");
  writeFileSync(path("broken.phh"), 'variant = "NT"\nactions = [');
  writeFileSync(path("poem.txt"), "roses are red\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("replay", () => {
  test("a hand as the contract has it", async () => {
    const { status, out } = await runInMemory(["replay", "--jsonl", path("plain.phh")]);
    expect(out).toBe(
      `{"file":${JSON.stringify(path("plain.phh"))},"hand":1,"variant":"NT","contributions":[100,300,400],"folded":[0,0,0],"returned":[0,0,100],` +
        '"pots":[{"amount":300,"eligible":[0,1,2]},{"amount":400,"eligible":[1,2]}],"finishing":[300,400,200],"deviations":[]}\n',
    );
    expect(status).toBe(0);
  });

  test("files that cannot be read are answered, and the run goes on", async () => {
    const { status, out } = await runInMemory([
      "replay",
      "--jsonl",
      path("broken.phh"),
      path("gone.phh"),
      path("poem.txt"),
      path("plain.phh"),
    ]);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.error?.code)).toEqual(["TOML_INVALID", "FILE_NOT_READ", "FORMAT_UNKNOWN", undefined]);
    expect(status).toBe(2);
  });

  test("one JSON value: the hand, or a list of several", async () => {
    expect(JSON.parse((await runInMemory(["replay", "--json", path("plain.phh")])).out)).toHaveProperty("hand", 1);
    expect(JSON.parse((await runInMemory(["replay", "--json", path("night")])).out)).toHaveLength(2);
  });

  test("for people: who put in what, what came back, the pots", async () => {
    const { out } = await runInMemory(["replay", path("plain.phh")]);
    expect(out).toMatch(/Cem +400 +100 +200/);
    expect(out).toContain("Side pot 1 400: Ben and Cem");
  });

  test("a name that an old program wrote is read as it was meant", async () => {
    const old = Buffer.from(HAND.replace("Ada", "Ren\u00e9"), "latin1");
    expect((await runInMemory(["replay", "-"], old)).out).toContain("Ren\u00e9");
  });

  test("standard input is named -", async () => {
    expect(JSON.parse((await runInMemory(["replay", "--jsonl", "-"], HAND)).out)).toMatchObject({ file: "-", finishing: [300, 400, 200] });
  });

  test("no file at all, and a folder without histories, are refused with what to do", async () => {
    const none = await runInMemory(["replay"]);
    expect([none.status, none.err]).toEqual([2, expect.stringContaining("sidepot replay hands.phh")]);
    const empty = await runInMemory(["audit", path("empty")]);
    expect([empty.status, empty.err]).toEqual([2, expect.stringContaining("holds no hand history")]);
  });
});

describe("audit", () => {
  test("a record that does not tell its end agrees with nothing", async () => {
    expect(JSON.parse((await runInMemory(["audit", "--json", path("plain.phh")])).out)).toMatchObject({ agrees: null, differences: [] });
    expect((await runInMemory(["audit", path("plain.phh")])).out).toContain("does not say how the hand ended");
  });

  test("what differs, where, and the exit status of a difference", async () => {
    const { status, out } = await runInMemory(["audit", "--json", path("night/differs.phh")]);
    expect(JSON.parse(out)).toEqual({
      file: path("night/differs.phh"),
      hand: 1,
      agrees: false,
      differences: [
        { what: "finishing", seat: 0, pot: 1, recorded: 700, ours: 300, because: "OTHER_WINNER" },
        { what: "finishing", seat: 1, pot: 1, recorded: 0, ours: 400, because: "OTHER_WINNER" },
      ],
    });
    expect(status).toBe(1);
    expect((await runInMemory(["audit", path("night/agrees.phh")])).status).toBe(0);
  });

  test("a folder ends with a table of what became of its files", async () => {
    const { status, out } = await runInMemory(["audit", path("night")]);
    expect(status).toBe(1);
    expect(out).toMatch(/differs\.phh.* +1 +0 +1 +0 +0 +1/);
    expect(out).toMatch(/^All +2 +1 +1 +0 +0 +2$/m);
  });

  test("in three languages", async () => {
    for (const lang of ["en", "ko", "ja"]) {
      const { out } = await runInMemory(["audit", "--lang", lang, path("night/differs.phh")]);
      expect(out).toContain("Ada");
      expect(out).toContain("700");
    }
  });
});
