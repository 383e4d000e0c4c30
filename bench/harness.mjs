// One interleaved run for all contenders of a benchmark: round after round each gets one slice of time, so that a machine
// that slows down slows all of them. A contender is a function that does its work once over a list and returns how much it did.
import { cpus } from "node:os";

const SLICE_MS = 60;
const ROUNDS = 15;

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Units of work a second in one slice. */
function slice(work) {
  const began = performance.now();
  let done = 0;
  let now = began;
  do {
    done += work();
    now = performance.now();
  } while (now - began < SLICE_MS);
  return (done / (now - began)) * 1000;
}

/**
 * Runs the contenders and prints a table, or one line of JSON after `--json`.
 * `contenders`: name → work. `ratios`: [name, over, aim] with the median of the per-round ratios.
 */
export function run({ bench, unit, scale, contenders, ratios, notes = [] }) {
  const names = Object.keys(contenders);
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) slice(contenders[name]);
  for (let round = 0; round < ROUNDS; round++) {
    // Each round begins with another contender.
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length];
      rates[name].push(slice(contenders[name]));
    }
  }
  const rounded = (x) => Number(x.toPrecision(3));
  const rows = names.map((name) => ({
    name,
    value: rounded(median(rates[name]) / scale),
    unit,
    spread: [Math.min(...rates[name]) / scale, Math.max(...rates[name]) / scale].map(rounded),
  }));
  const measured = ratios.map(([name, over, aim]) => ({
    name: `${name} / ${over}`,
    value: rounded(median(rates[name].map((rate, round) => rate / rates[over][round]))),
    ...(aim === undefined ? {} : { aim }),
  }));
  const [cpu] = cpus();
  const machine = { cpu: cpu?.model.trim() ?? "unknown", cores: cpus().length, node: process.version };
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify({ bench, machine, rows, ratios: measured, notes }));
    return;
  }
  console.log(`${bench} on ${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; ${ROUNDS} interleaved rounds, medians`);
  console.table(Object.fromEntries(rows.map((r) => [r.name, { [unit]: r.value, least: r.spread[0], most: r.spread[1] }])));
  console.table(Object.fromEntries(measured.map((r) => [r.name, { ratio: r.value, aim: r.aim ?? "-" }])));
  for (const note of notes) console.log(note);
}
