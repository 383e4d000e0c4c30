// Whether every benchmark runs and prints what docs/benchmarks.md says. Nothing here is about how fast anything is.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "./house.mjs";

// Whole programs, beside whatever else the machine does.
vi.setConfig({ testTimeout: 180_000 });

interface Report {
  bench: string;
  date: string;
  machine: { cpu: string; cores: number; node: string };
  rows: { name: string; value: number; unit: string; spread: [number, number] }[];
  ratios: { name: string; value: number; required?: number; aim?: number; less?: boolean }[];
  notes: string[];
}

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
// bench:trainer measures strength, not speed, and its rows are others.
const benches = Object.keys(scripts).flatMap((name) => /^bench:(?!trainer$)(.+)$/.exec(name)?.[1] ?? []);

/** On the sources, as the other tests. */
function bench(name: string, ...args: string[]): { status: number | null; out: string; err: string } {
  const script = join(root, (scripts[`bench:${name}`] as string).replace(/^node /, ""));
  const ran = spawnSync(process.execPath, ["--conditions=@sidepot/source", script, ...args], { cwd: root, encoding: "utf8" });
  return { status: ran.status, out: ran.stdout, err: ran.stderr };
}

const quick = (name: string, ...args: string[]): Report => {
  const { status, out, err } = bench(name, "--quick", "--json", ...args);
  expect(err).toBe("");
  expect(status).toBe(0);
  expect(out.trim()).not.toContain("\n");
  return JSON.parse(out);
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sidepot-bench-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(benches)("bench:%s prints rows, and ratios of rows", (name) => {
  const report = quick(name);
  expect(report.bench).toBe(name);
  expect(report.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(report.machine).toEqual({ cpu: expect.any(String), cores: expect.any(Number), node: process.version });
  expect(report.rows.length).toBeGreaterThan(2);
  expect(new Set(report.rows.map((row) => row.name)).size).toBe(report.rows.length);
  for (const { value, unit, spread } of report.rows) {
    expect(unit).toMatch(/^(ms|M\/s|k (sets|hands)\/s)$/);
    expect(spread[0]).toBeGreaterThan(0);
    expect(value).toBeGreaterThanOrEqual(spread[0]);
    expect(value).toBeLessThanOrEqual(spread[1]);
  }
  const names = report.rows.map((row) => row.name);
  expect(report.ratios.length).toBeGreaterThan(0);
  for (const ratio of report.ratios) {
    expect(names.some((over) => names.some((row) => `${row} / ${over}` === ratio.name))).toBe(true);
    expect(ratio.value).toBeGreaterThan(0);
  }
  for (const note of report.notes) expect(note).not.toMatch(/DIFFERENT|instead of/);
});

test("bench:trainer prints what solvers and bots are worth", () => {
  const { bench, rows, notes } = quick("trainer");
  expect(bench).toBe("trainer");
  const value = (name: string): number => rows.find((row) => row.name === name)?.value ?? Number.NaN;
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
  for (const name of ["bot illegal actions", "bot exceptions", "bot hands with chips made or lost", "bot hidden cards seen"]) {
    expect(value(name)).toBe(0);
  }
  // Short runs: the solvers are not there yet, but on their way.
  expect(value("kuhn value error")).toBeLessThan(1e-5);
  expect(value("leduc value error")).toBeLessThan(1e-5);
  expect(value("leduc exploitability @1k")).toBeLessThan(1e-3);
  expect(value("river exploitability % of pot @100")).toBeLessThan(0.3);
  expect(value("side-pot river exploitability % of pot @100")).toBeLessThan(0.1);
  expect(value("side-pot school hands with two pots %")).toBeGreaterThan(0);
  expect(value("style nit VPIP %")).toBeLessThan(value("style station VPIP %"));
  const matches = rows.filter((row) => row.unit === "mbb/hand");
  expect(matches.length).toBeGreaterThan(40);
  // Every one of them with its hands and deviation, the losers too, and nothing claimed from three blocks.
  for (const { name } of matches) {
    const note = notes.find((line) => line.startsWith(`${name}: `));
    expect(note).toMatch(
      /^.*: [+−][\d,]+( ± [\d,]+)? mbb\/hand, \d+ hands in 3 deal blocks, SD [\d,]+ mbb a hand; no claim(, and no interval,)? from /,
    );
  }
});

describe("a native peer", () => {
  /** A command that prints these fields as a line; `NAME` stands for the row that it is asked for. */
  const peer = (...fields: string[]): string => {
    const file = join(folder, "peer.mjs");
    const line = `${JSON.stringify(fields)}.join("\\t").replace("NAME", process.argv.at(-1))`;
    writeFileSync(file, `console.log("some\\tother\\tline");\nconsole.log(${line});\n`);
    return `"${process.execPath}" "${file}"`;
  };
  const asked = ["--only", "eval7 random", "--peer"];

  test("is set beside our rows, with what is asked of us and whether the answers are the same", () => {
    const { rows, ratios, notes } = quick("evaluate", ...asked, peer("NAME", "50", "M/s", "12"));
    const ours = rows.find((row) => row.name === "eval7 random");
    expect(rows.find((row) => row.name === "native eval7 random")).toMatchObject({ value: 50, unit: "M/s", spread: [50, 50] });
    const ratio = ratios.find((one) => one.name === "eval7 random / native eval7 random");
    expect(ratio).toMatchObject({ required: 0.35, aim: 0.45 });
    expect((ratio?.value ?? 0) / ((ours?.value ?? 0) / 50)).toBeCloseTo(1, 1);
    expect(notes.filter((note) => /^eval7 random: DIFFERENT, ours \d+, native 12$/.test(note))).toHaveLength(1);
  });

  test.each([
    ["another unit", ["NAME", "50", "ms"]],
    ["no number", ["NAME", "fast", "M/s"]],
  ])("that prints %s ends the run", (_, fields) => {
    const { status, out, err } = bench("evaluate", "--quick", "--json", ...asked, peer(...fields));
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain('printed no line "eval7 random<TAB>NUMBER<TAB>M/s"');
  });
});

test("ratios are paired: the median of those of the rounds, where both were measured", async () => {
  const { makeReport } = await import(pathToFileURL(join(root, "bench/report.mjs")).href);
  const values = new Map([
    ["ours", [10, 40, 30]],
    ["fast", [5, 10, 60]],
    ["slow", [undefined, 2, undefined]],
    ["late", [undefined, undefined, 6]],
  ]);
  const rows = [...values.keys()].map((name) => ({ name, unit: "ms", required: name === "slow" ? 3 : undefined }));
  const ratios = [
    ["ours", "fast", 7],
    ["ours", "slow", { required: 1, less: true }],
    ["late", "slow"],
    ["ours", "nowhere"],
  ];
  const report = makeReport({ bench: "x", rounds: 3, rows, values, ratios, notes: [] });
  expect(report.rows).toEqual([
    { name: "ours", unit: "ms", value: 30, spread: [10, 40] },
    { name: "fast", unit: "ms", value: 10, spread: [5, 60] },
    { name: "slow", unit: "ms", value: 2, spread: [2, 2], required: 3, less: true },
    { name: "late", unit: "ms", value: 6, spread: [6, 6] },
  ]);
  expect(report.ratios).toEqual([
    { name: "ours / fast", value: 2, aim: 7 }, // 2, 4 and 0.5; the medians alone say 3
    { name: "ours / slow", value: 20, required: 1, less: true },
    { name: "late / slow", value: 3 },
  ]);
});

test("what was measured is written down as JSON and as a Markdown table", () => {
  const out = join(folder, "out");
  mkdirSync(out);
  const report = quick("pots", "--out", out);
  expect(JSON.parse(readFileSync(join(out, "pots.json"), "utf8"))).toEqual(report);
  const lines = readFileSync(join(out, "pots.md"), "utf8").split("\n");
  for (const { name, value, unit, spread } of report.rows)
    expect(lines).toContain(`| ${name} | ${value} | ${unit} | ${spread.join(" | ")} |  |  |`);
  for (const { name, value } of report.ratios) expect(lines).toContain(`| ${name} | ${value} |  |  |`);
});

test.each([
  ["an option that is not there", ["--slow"], "--slow"],
  ["rows that are not there", ["--quick", "--only", "hands"], 'no row of bench:pots holds "hands"'],
])("%s: refused", (_, args, says) => {
  const { status, out, err } = bench("pots", ...args);
  expect([status, out]).toEqual([2, ""]);
  expect(err).toContain(says);
});
