// The steps of `npm test`. Each is one program; `npm test -- lint unit` runs some of them.
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findChromium, howToInstall } from "./browser.mjs";
import { inCI, root } from "./house.mjs";
import { run } from "./process.mjs";
import { findTally } from "./tally.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */
/**
 * @typedef {object} Step
 * @property {readonly string[]} args what Node runs
 * @property {string} [cwd]
 * @property {boolean} [alone] it keeps the machine busy by itself: beside others it only gets slower, and its waits too short
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {string} [counts] a JSON report, deleted before the step runs
 * @property {(output: string) => Tally | null} [count] how many checks it made; without it the step is one check
 * @property {RegExp} [tell] lines worth printing even when all is well
 * @property {{ tally: Tally, reason: string }} [instead] why it cannot run, and what that counts as
 */

/** @type {(path: string) => string} */
const tool = (path) => join(root, "node_modules", path);
// Not in test-results, which Playwright empties when it starts.
const UNIT = ".stamp/unit.json";
const E2E = ".stamp/e2e.json";

/** @type {(file: string) => any} */
const report = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

function unitTally() {
  const r = report(UNIT);
  return { passed: r.numPassedTests, failed: r.numFailedTests, skipped: r.numPendingTests + (r.numTodoTests ?? 0) };
}

function browserTally() {
  const { stats } = report(E2E);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** A port that was free a moment ago, so that two runs on one machine do not meet. */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * The browser tests, or what stands for them: without Chromium they are skipped and counted, and in CI that is a failure,
 * since a failing apt-get would otherwise hide them all.
 * @returns {Promise<Step>}
 */
async function browserStep() {
  const playwright = tool("@playwright/test/cli.js");
  const chromium = findChromium();
  if (chromium) {
    const env = {
      CHROMIUM: chromium,
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, E2E),
      // Playwright sets FORCE_COLOR for its workers, and NO_COLOR beside that prints a warning for each of them.
      NO_COLOR: undefined,
      FORCE_COLOR: "0",
    };
    return {
      args: [playwright, "test", "--reporter=list,json"],
      alone: true,
      env,
      counts: E2E,
      count: browserTally,
      tell: /library runs in|first visit|flaky/,
    };
  }
  const reason = `NO CHROMIUM (${howToInstall})`;
  if (inCI()) return { args: [], instead: { tally: { passed: 0, failed: 1, skipped: 0 }, reason: `${reason}; in CI that is a failure` } };
  const { output } = await run(process.execPath, [playwright, "test", "--list"], { cwd: root, minutes: 1 });
  const tests = Number(/^Total: (\d+) tests?/m.exec(output)?.[1] ?? 1);
  return {
    args: [],
    instead: { tally: { passed: 0, failed: 0, skipped: tests }, reason: `${reason}; ${tests} browser tests did not run` },
  };
}

/** @returns {Promise<Record<string, Step>>} */
export async function makeSteps() {
  return {
    unit: {
      args: [tool("vitest/vitest.mjs"), "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${UNIT}`],
      counts: UNIT,
      count: unitTally,
    },
    types: { args: ["scripts/types.mjs"] },
    lint: { args: [tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", "--error-on-warnings", "."] },
    e2e: await browserStep(),
    knip: { args: [tool("knip/bin/knip.js"), "--no-progress"] },
    svelte: {
      args: [
        tool("svelte-check/bin/svelte-check"),
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        "--output",
        "human",
        "--no-color",
      ],
      cwd: "apps/web",
    },
    publint: { args: [tool("publint/src/cli.js"), "packages/sidepot", "--strict"] },
    attw: {
      args: [
        tool("@arethetypeswrong/cli/dist/index.js"),
        ...["--pack", "packages/sidepot", "--profile", "esm-only", "--no-emoji", "-f", "ascii"],
      ],
    },
    oldnode: { args: ["scripts/oldnode.mjs"], count: (output) => findTally(output, "oldnode"), tell: /^(library|SKIPPED)/ },
    size: { args: ["scripts/size.mjs"], count: (output) => findTally(output, "size"), tell: / B of / },
  };
}
