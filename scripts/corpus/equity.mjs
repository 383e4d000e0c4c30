// Puts the reports on equity of the reference cases (reports.jsonl) as questions to the built `sidepot` command and holds its answers
// against the counts that the reports call right. Prints `equity: N passed, N failed`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../house.mjs";
import { readCases, tell } from "./tell.mjs";

/** @typedef {any} Report one line of reports.jsonl */
/** @typedef {{ win: number, tie: number, equity: number }} Hand */
/** @typedef {{ method: string, boards: number, hands: readonly [Hand, Hand] }} Answer */

/** @type {(report: Report) => Answer} */
function ask({ input }) {
  const { A, B = input.range_B } = input.hole;
  const question = { hands: [A, B === "any two" ? "random" : B], board: input.board };
  const bin = join(root, "apps/cli/bin/sidepot.js");
  const { stdout } = spawnSync(process.execPath, [bin, "equity", "--jsonl"], { input: `${JSON.stringify(question)}\n`, encoding: "utf8" });
  return JSON.parse(stdout);
}

/**
 * What an answer says of each field that reports call right.
 * @type {Readonly<Record<string, (answer: Answer) => unknown>>}
 */
const FIELDS = {
  win_A: ({ hands: [a], boards }) => Math.round(a.win * boards),
  win_B: ({ hands: [, b], boards }) => Math.round(b.win * boards),
  tie: ({ hands: [a], boards }) => Math.round(a.tie * boards),
  tie_boards: ({ hands: [a], boards }) => Math.round(a.tie * boards),
  tie_shares_each: ({ hands: [a], boards }) => Math.round((a.equity - a.win) * boards),
  boards: ({ boards }) => boards,
  win: ({ hands: [a] }) => a.win,
  equity: ({ hands: [a] }) => `${(100 * a.equity).toFixed(2)}%`,
};
/** The same where the report writes a fraction of the boards beside its percentage. */
const FRACTION = /^(\d+)\/(\d+) = ([\d.]+%)$/;

/**
 * What is wrong with the answer to a report; null for nothing.
 * @param {Report} report
 */
function fault(report) {
  const answer = ask(report);
  if (answer.method !== "exact") return `not counted: ${JSON.stringify(answer)}`;
  for (const [name, right] of Object.entries(report.right)) {
    const fraction = FRACTION.exec(`${right}`);
    const ours = FIELDS[name]?.(answer);
    const same = fraction ? ours === Number(fraction[1]) && answer.boards === Number(fraction[2]) : ours === right;
    if (!same) return `${name} is ${right}, and the command says ${ours}: ${JSON.stringify(answer)}`;
  }
  return null;
}

tell(
  "equity",
  readCases("reports.jsonl").filter(({ area }) => area === "equity"),
  fault,
);
