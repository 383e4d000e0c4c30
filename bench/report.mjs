// What a run found, as data, as tables for a terminal, and as Markdown.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LAST = join(dirname(fileURLToPath(import.meta.url)), "results", "last");

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

const rounded = (x) => Number(x.toPrecision(3));

/** Values of the rounds in which there were any. */
const present = (list) => list.filter((value) => value !== undefined);

/**
 * `values`: row → its value in each round. `ratios`: [name, over, goals]. Goals: `aim`, `required`, and `less: true` where the ratio is
 * one of times and has to be at most that. A ratio with a row that was not measured is left out.
 */
export function makeReport({ bench, rounds, rows, values, ratios, notes }) {
  const measured = ratios.flatMap(([name, over, goals = {}]) => {
    const [upper, lower] = [values.get(name), values.get(over)];
    if (!upper || !lower) return [];
    const pairs = present(upper.map((value, round) => (lower[round] === undefined ? undefined : value / lower[round])));
    // Rows that never met in a round: both were measured seldom.
    const value = pairs.length ? median(pairs) : median(present(upper)) / median(present(lower));
    return [{ name: `${name} / ${over}`, value: rounded(value), ...(typeof goals === "number" ? { aim: goals } : goals) }];
  });
  const [cpu] = cpus();
  return {
    bench,
    date: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpu?.model.trim() ?? "unknown", cores: cpus().length, node: process.version },
    rounds,
    rows: rows.map(({ name, unit }) => {
      const seen = present(values.get(name));
      return { name, value: rounded(median(seen)), unit, spread: [Math.min(...seen), Math.max(...seen)].map(rounded) };
    }),
    ratios: measured,
    notes,
  };
}

const goal = (number, less) => (number === undefined ? "-" : `${less ? "≤" : "≥"} ${number}`);

const head = ({ bench, date, machine, rounds }) =>
  `${bench} on ${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, ${date}; ${rounds} interleaved rounds, CPU time, medians`;

export function printReport(report, { json }) {
  if (json) {
    console.log(JSON.stringify(report));
    return;
  }
  const { rows, ratios, notes } = report;
  console.log(head(report));
  console.table(Object.fromEntries(rows.map((r) => [r.name, { value: r.value, unit: r.unit, least: r.spread[0], most: r.spread[1] }])));
  if (ratios.length)
    console.table(
      Object.fromEntries(ratios.map((r) => [r.name, { ratio: r.value, required: goal(r.required, r.less), aim: goal(r.aim, r.less) }])),
    );
  for (const note of notes) console.log(note);
}

/** The report as Markdown. */
export function makeMarkdown(report) {
  const line = (...cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  const { rows, ratios, notes } = report;
  return [
    head(report),
    "",
    line("row", "value", "unit", "least", "most"),
    "|---|--:|---|--:|--:|",
    ...rows.map((r) => line(r.name, r.value, r.unit, ...r.spread)),
    "",
    line("ratio", "value", "required", "aim"),
    "|---|--:|--:|--:|",
    ...ratios.map((r) => line(r.name, r.value, goal(r.required, r.less), goal(r.aim, r.less))),
    "",
    ...notes.map((note) => `- ${note}`),
    "",
  ].join("\n");
}

/** Writes `NAME.json` and `NAME.md`. */
export function writeReport(report, folder = LAST) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${report.bench}.json`), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, `${report.bench}.md`), makeMarkdown(report));
}
