import type { Stake } from "sidepot/pots";
import { describe, expect, test } from "vitest";
import { columnsOf, drawn } from "./fixtures/columns.ts";
import { cut, figures } from "./fixtures/hands.ts";
import { DARK_PAINT } from "./svg.ts";
import { strataLines } from "./terminal.ts";

const f = (bet: number): Stake => ({ bet, folded: true });
const b = (bet: number, dead = 0): Stake => ({ bet, dead });
const letters = "ABCDEFGHIJ".split("");
const draw = (stakes: readonly Stake[], options: Parameters<typeof drawn>[2] = {}): string[] =>
  drawn(cut(stakes), letters.slice(0, stakes.length), options);
/** The first letters that a line has of each kind, to see the order of rows. */
const has = (lines: readonly string[], text: string): string => lines.find((line) => line.includes(text)) ?? "";

/** The three hands of design.md 4.5, and what else looks unusual. */
const hands: Readonly<Record<string, readonly Stake[]>> = {
  "three-players": [b(50), b(120), b(200)],
  "folded-and-ante": [b(2500, 1000), b(6000), b(12300), b(20000), f(4000)],
  "one-to-nine-hundred": [f(50), f(100), b(700), b(750), b(1250), b(1250), b(5000), f(300), b(90000)],
};

describe.each([
  ["terminal", {}],
  ["ascii", { ascii: true, width: 40 }],
] as const)("%s", (kind, options) => {
  test.each(Object.entries(hands))("%s equals its golden file", async (name, stakes) => {
    await expect(`${draw(stakes, options).join("\n")}\n`).toMatchFileSnapshot(`fixtures/${kind}-${name}.txt`);
  });
});

test("one and nine hundred: the low band keeps two rows and the caption says that heights are not to scale", () => {
  const lines = draw([b(1), b(900), b(900)]);
  expect(lines.at(-1)).toBe("heights not to scale");
  expect(lines.filter((line) => line.includes("█"))).toHaveLength(10);
  expect(draw([b(100), b(200), b(200)]).at(-1)).not.toContain("scale");
});

test("the uncalled piece has a blank line between it and the top cut, above its own column", () => {
  const lines = draw([b(50), b(120), b(200)]);
  const top = lines.findIndex((line) => line.startsWith("120 "));
  expect(lines[top - 1]).toBe("");
  expect(lines[top - 3]).toContain("↑ 80");
  expect(lines[0]?.indexOf("╌")).toBe(has(lines, "S1").lastIndexOf("███ 70"));
});

test("folded chips above every live total stand on the top cut and point down", () => {
  const [cap, top] = draw([b(200), b(200), f(300), f(300)]);
  expect(cap?.match(/░+▾░+/g)).toHaveLength(2);
  expect(top).toMatch(/^200 ╌/);
});

test("dead money alone is a band of its own with its amount in it", () => {
  const lines = draw([b(0, 1000), b(100), b(100)]);
  expect(has(lines, " M ")).toMatch(/^ {2}M +\+1,000 +1,000$/);
  expect(lines.at(-1)).toBe("+1,000 dead money: in the main pot");
});

test("everything returned leaves the piece alone above the line", () => {
  const lines = draw([b(500), b(0)]);
  expect(lines.join("")).not.toContain("█");
  expect(lines[1]).toContain("↑ 500");
});

test("a part of a folded player is never drawn as nothing, nor as the whole layer", () => {
  const rows = (bet: number): number => draw([b(1000), b(1000), f(bet)]).filter((line) => line.includes("░")).length;
  expect([1, 500, 999, 1000].map(rows)).toEqual([1, 5, 9, 10]);
});

test("ten players fit 80 columns side by side; what does not fit follows below", () => {
  const ten = Array.from({ length: 10 }, (_, i) => (i % 3 === 0 ? f(100) : b(100 * (i + 1))));
  const names = (lines: readonly string[]): string[] => lines.filter((line) => /^ *[A-J]( +[A-J])*$/.test(line)).map((line) => line.trim());
  expect(names(draw(ten))).toHaveLength(1);
  const narrow = names(draw(ten, { width: 30 }));
  expect(narrow.length).toBeGreaterThan(1);
  expect(narrow.join(" ").split(/ +/)).toEqual(letters);
});

test("without room for one column nothing is drawn", () => {
  expect(draw([b(2500), b(6000)], { width: 8 })).toEqual([]);
});

test("names are cut between characters as a reader counts them, and measured in columns", () => {
  const stakes = Array.from({ length: 8 }, () => b(100));
  const family = "👨‍👩‍👧‍👦";
  const names = ["알렉산드라", "Christopher", family.repeat(6), "D", "E", "F", "G", "H"];
  const [row = ""] = drawn(cut(stakes), names, { width: 60 }).slice(-1);
  expect(row).toMatch(/알렉…\s+Chri…\s+(?:👨‍👩‍👧‍👦)+…\s+D/u);
  expect(columnsOf(row)).toBeLessThanOrEqual(60);
});

describe("colour", () => {
  const stakes = [b(2500, 1000), b(6000), b(12300), b(20000), f(4000)];
  const plainLines = draw(stakes);

  test.each([8, 24] as const)("of %d bits changes no character", (depth) => {
    const lines = draw(stakes, { colour: { paint: DARK_PAINT, depth } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
    expect(lines.map((line) => line.replace(/\x1b\[[\d;]*m/g, ""))).toEqual(plainLines);
    expect(lines.join("\n")).toContain(depth === 24 ? "\x1b[38;2;79;155;220m" : "\x1b[38;5;68m");
  });

  test("is left out unless asked for", () => {
    expect(plainLines.join("")).not.toContain("\x1b");
  });
});

test("ASCII draws with ASCII alone", () => {
  const lines = strataLines(cut(hands["folded-and-ante"] ?? []), letters.slice(0, 5), figures, {
    width: 80,
    columnsOf,
    foldedWord: "folded",
    notToScale: "not to scale",
    deadLine: (amount) => `+${amount}`,
    ascii: true,
  });
  expect(lines.join("\n")).toMatch(/^[\n\x20-\x7e]+$/);
});
