// One interleaved run for all contenders of a benchmark: round after round each gets one slice, so that a machine that slows down
// slows all of them. What counts is CPU time (user and system, with the threads that compile and collect), not the clock on the wall.
import { readOptions } from "./options.mjs";
import { makeReport, printReport, writeReport } from "./report.mjs";

/** So long is a slice, and so often does each contender get one. */
const SLICE_MS = 60;
const ROUNDS = 15;
/** With `--quick`: whether it runs at all, not how fast it is. */
const QUICK_MS = 2;
const QUICK_ROUNDS = 1;
/** The clock is asked about so often in a slice. */
const LOOKS = 20;

/** CPU time of this process in ms. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * A slice of time: the work is done over and over; work answers how much it did. Answers CPU ms for one.
 * Short work is done several times between two looks at the clock, as many as the first slice showed to be good.
 */
function sliced(work) {
  let calls = 1;
  return (most) => {
    const began = cpuTime();
    let done = 0;
    let looks = 0;
    let spent = 0;
    do {
      for (let i = 0; i < calls; i++) done += work();
      looks++;
      spent = cpuTime() - began;
    } while (spent < most);
    if (looks > 2 * LOOKS) calls = Math.ceil((calls * looks) / LOOKS);
    return spent / done;
  };
}

/** What limits how often something slow is measured: `rounds` of the run, and whether it is `warm`ed up before. */
const limits = ({ rounds = ROUNDS, warm = true } = {}) => ({ rounds, warm });

/** A row of the table: its goals are at least so much, or at most where it is a time. */
const rowOf = (name, unit, { required, aim } = {}) => ({ name, unit, required, aim });

/** So many units of work a second of CPU time; `scale` 1e6 for millions. */
export function rate(name, unit, scale, work, more) {
  const slice = sliced(work);
  return { rows: [rowOf(name, unit, more)], take: (most) => [1000 / slice(most) / scale], ...limits(more) };
}

/** Milliseconds of CPU time for one unit of work. */
export function time(name, work, more) {
  const slice = sliced(work);
  return { rows: [rowOf(name, "ms", more)], take: (most) => [slice(most)], ...limits(more) };
}

/** Numbers that are measured elsewhere, for instance in a process of their own: one for each row. */
export function numbers(rows, take, more) {
  return { rows, take, ...limits(more) };
}

/** Whether a contender that takes part in `few` of `all` rounds has its turn; they are spread evenly. */
const hasTurn = (round, few, all) => Math.floor(((round + 1) * few) / all) > Math.floor((round * few) / all);

/**
 * Runs the contenders, prints a table, or one line of JSON after `--json`, and writes both down.
 * `ratios`: `[name, over, goals]` with the median of the per-round ratios; `goals` as in `report.mjs`, a number is an aim.
 * `notes` are lines, or a function that makes them when all is measured.
 */
export function run({ bench, contenders: all, ratios, notes = [], options = readOptions() }) {
  const wanted = options.only ? ({ rows }) => rows.some(({ name }) => name.includes(options.only)) : () => true;
  const contenders = all.filter(Boolean).filter(wanted);
  if (contenders.length === 0) {
    console.error(`--only: no row of bench:${bench} holds "${options.only}"`);
    process.exit(2);
  }
  const values = new Map(contenders.flatMap(({ rows }) => rows.map(({ name }) => [name, []])));
  const ms = options.quick ? QUICK_MS : SLICE_MS;
  const rounds = options.quick ? QUICK_ROUNDS : ROUNDS;
  for (const contender of contenders) if (contender.warm && !options.quick) contender.take(ms);
  for (let round = 0; round < rounds; round++) {
    if (process.stderr.isTTY) process.stderr.write(`\rround ${round + 1} of ${rounds} `);
    // Each round begins with another contender.
    for (let i = 0; i < contenders.length; i++) {
      const { rows, take, rounds: few } = contenders[(i + round) % contenders.length];
      if (!hasTurn(round, Math.min(few, rounds), rounds)) continue;
      const taken = take(ms);
      for (const [at, { name }] of rows.entries()) values.get(name)[round] = taken[at];
    }
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const rows = contenders.flatMap((contender) => contender.rows);
  const said = typeof notes === "function" ? notes() : notes;
  const report = makeReport({ bench, rounds, rows, values, ratios, notes: said });
  printReport(report, options);
  if (!options.quick || options.out) writeReport(report, options.out);
}
