import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copies } from "./copied.mjs";
import { root } from "./house.mjs";

// Made up: no rulebook says any of this.
const BOOK = `Chapter 9. Of Teapots.
9-1: Whoever pours the tea before noon owes each guest at the
table one biscuit, unless the kettle was cold.`;
const book = [{ place: "book.txt", text: BOOK }];
const found = (text: string) => copies([{ place: "ours.ts", text }], book);

describe("ten words in a row", () => {
  it("are found whatever the case, the marks and the line breaks are, with both places", () => {
    const text = 'const tea = "A line before";\n/* Pours the TEA, before noon: owes "each" guest\n * at the table! And more. */';
    expect(found(text)).toEqual([
      { run: "pours the tea before noon owes each guest at the table", ours: "ours.ts:2", theirs: "book.txt:2" },
    ]);
  });

  it("are told once, as long as the run is", () => {
    const run = "whoever pours the tea before noon owes each guest at the table one biscuit unless the kettle was cold";
    expect(found(`${run}. And again: ${run}.`).map((copy) => copy.run)).toEqual([run]);
  });

  it("nine are none", () => {
    expect(found("Whoever pours the tea before noon owes each cat at the table one biscuit, unless the kettle leaks")).toEqual([]);
  });

  it("are none when they come from two texts of ours", () => {
    const halves = ["whoever pours the tea before noon", "owes each guest at the table one"].map((text, i) => ({ place: `${i}`, text }));
    expect(copies(halves, book)).toEqual([]);
  });
});

describe("twenty-five letters in a row", () => {
  const eastern = [
    { place: "ko.txt", text: "주전자가 식어 있지 않은 한 정오가 되기 전에 차를 따른 사람은 손님마다 과자를 하나씩 내야 한다" },
    { place: "ja.txt", text: "やかんが冷めていない限り、正午より前にお茶を注いだ人は客ごとに菓子を一つ出さなければならない。" },
  ];

  it("are found in Korean and Japanese, whatever the spaces are", () => {
    const ours = [
      { place: "ko.ts", text: "정오가되기 전에 차를 따른 사람은 손님마다 과자를 하나 씩 내야 한다" },
      { place: "ja.ts", text: "正午より前に、お茶を注いだ人は、客ごとに菓子を一つ出さなければ" },
    ];
    expect(copies(ours, eastern).map(({ ours: here, theirs }) => `${here} ${theirs}`)).toEqual(["ko.ts:1 ko.txt:1", "ja.ts:1 ja.txt:1"]);
  });

  it("twenty-four are none", () => {
    expect(copies([{ place: "ja.ts", text: "正午より前にお茶を注いだ人は客ごとに菓子を一つ出" }], eastern)).toEqual([]);
  });

  it("do not count in English, where nine words have as many", () => {
    expect(found("before noon owes each guest at the table")).toEqual([]);
  });
});

describe("the command", () => {
  const script = join(root, "scripts/copied.mjs");

  it("says what to give when it is given nothing, or nothing that can be read", () => {
    const nothing = spawnSync(process.execPath, ["--conditions=@sidepot/source", script], { encoding: "utf8" });
    expect(nothing.status).toBe(2);
    expect(nothing.stderr).toContain("give the text copies of rulebooks");
    const missing = spawnSync(process.execPath, ["--conditions=@sidepot/source", script, "no-such-file.txt"], { encoding: "utf8" });
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain("cannot read no-such-file.txt");
  });

  it("finds a sentence of the answers in a book that has it, and none in one that has not", () => {
    const folder = mkdtempSync(join(tmpdir(), "sidepot-copied-"));
    try {
      const ours = join(folder, "has.txt");
      const other = join(folder, "has-not.txt");
      // A sentence of ours stands in for a book's.
      writeFileSync(ours, "A burn protects the stub; it does not keep cards in an order. One a street, and it is out already.");
      writeFileSync(other, BOOK);
      const run = (file: string) => spawnSync(process.execPath, ["--conditions=@sidepot/source", script, file], { encoding: "utf8" });
      const copied = run(ours);
      expect(copied.status).toBe(1);
      expect(copied.stdout).toMatch(/packages\/words\/src\/rulings\/en\/board\.ts:\d+\n\s+.*has\.txt:1/);
      expect(run(other)).toMatchObject({ status: 0, stderr: "" });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 90_000);
});
