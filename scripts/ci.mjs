// What .ci/run runs: `npm test`, then the reference cases where they are at hand, then one line that counts both.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./house.mjs";
import { run } from "./process.mjs";
import { findTally, sum, totalLine, trust } from "./tally.mjs";

const PARTS = ["pots", "showdown", "reports", "replay"];
/** Our own checks of the histories, of the reports on dealing and on equity, and of the fast evaluators, each a script that prints its count. */
const OWN = ["facts", "texts", "prefixes", "dealing", "equity", "evaluators"];
const TEST_MINUTES = 18.5;
const CASES_MINUTES = 4;

async function tests() {
  const windows = process.platform === "win32";
  const { status, output } = await run(windows ? "npm.cmd" : "npm", ["test"], { cwd: root, minutes: TEST_MINUTES, echo: true });
  return trust(findTally(output, "total"), status);
}

async function corpus() {
  const cases = process.env.SIDEPOT_CASES ?? join(root, "../shared/cases");
  const checker = join(root, "../shared/check/cases.mjs");
  const missing = [cases, checker].find((path) => !existsSync(path));
  if (missing) {
    console.log(
      `SKIPPED corpus: ${missing} is not there (${PARTS.length + OWN.length} parts did not run: ${[...PARTS, ...OWN].join(", ")})`,
    );
    return { passed: 0, failed: 0, skipped: PARTS.length + OWN.length };
  }
  console.log("\ncorpus: the reference cases through the sidepot command");
  const env = { ...process.env, SIDEPOT_CASES: cases };
  const { status, output } = await run(process.execPath, [checker, ...PARTS], { cwd: root, env, minutes: CASES_MINUTES, echo: true });
  const parts = PARTS.map((part) => trust(findTally(output, part), 0));
  const own = [];
  for (const part of OWN) {
    const script = join(root, `scripts/corpus/${part}.mjs`);
    const answer = await run(process.execPath, [script, cases], { cwd: root, minutes: CASES_MINUTES, echo: true });
    own.push(trust(findTally(answer.output, part), answer.status));
  }
  return sum([trust(sum(parts), status), ...own]);
}

const total = sum([await tests(), await corpus()]);
console.log(totalLine(total));
process.exitCode = total.failed ? 1 : 0;
