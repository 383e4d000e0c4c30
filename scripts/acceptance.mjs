// `npm run report:acceptance`: what is known of the sixty acceptance points. Runs the tests that name a point, or with `--last`
// reads what the last `npm test` left. `--json` prints one line; everything else that is said goes to standard error.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { browserOutcomes, statuses, strangeNumbers, TAGGED, tableOf, unitOutcomes } from "./acceptance-points.mjs";
import { root } from "./house.mjs";
import { run } from "./process.mjs";
import { makeSteps } from "./steps.mjs";

/** @typedef {import("./acceptance-points.mjs").Outcome} Outcome */
/** @typedef {{ outcomes: Outcome[], broken: string[], lost?: string }} Known what a suite told; `lost`: why it told nothing */

const MINUTES = 10;
const say = (/** @type {string} */ text) => console.error(`acceptance: ${text}`);

const asked = process.argv.slice(2);
const unknown = asked.filter((arg) => arg !== "--json" && arg !== "--last");
if (unknown.length) {
  say(`no such option: ${unknown.join(" ")} (there are: --json, --last)`);
  process.exit(2);
}
const last = asked.includes("--last");

/** @type {(file: string) => any} */
const json = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

/**
 * What a suite's report tells.
 * @template R
 * @param {string} file
 * @param {string} suite
 * @param {(report: R) => Known} read
 * @returns {Known}
 */
function reportOf(file, suite, read) {
  if (!existsSync(join(root, file))) return { outcomes: [], broken: [], lost: `no report of the ${suite}` };
  if (last) say(`${file} is of ${statSync(join(root, file)).mtime.toISOString()}`);
  try {
    return read(json(file));
  } catch {
    return { outcomes: [], broken: [], lost: `the report of the ${suite} cannot be read` };
  }
}

/** @type {(args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<{ status: number, output: string }>} */
const node = (args, env = {}) =>
  run(process.execPath, args, { cwd: root, env: { ...process.env, NO_COLOR: "1", ...env }, minutes: MINUTES });

/** @returns {Promise<Known>} */
async function unitTests() {
  if (last) return reportOf(".stamp/unit.json", "unit tests", unitOutcomes);
  const file = ".stamp/acceptance-unit.json";
  rmSync(join(root, file), { force: true });
  say("the unit tests that name a point");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { output } = await node([vitest, "run", "-t", TAGGED, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]);
  const known = reportOf(file, "unit tests", unitOutcomes);
  if (known.lost) console.error(output);
  return known;
}

/** @returns {Promise<Known>} */
async function browserTests() {
  if (last) return reportOf(".stamp/e2e.json", "browser tests", browserOutcomes);
  const step = (await makeSteps()).e2e;
  const playwright = [join(root, "node_modules/@playwright/test/cli.js"), "test", "--grep", TAGGED, "--pass-with-no-tests"];
  const file = ".stamp/acceptance-e2e.json";
  rmSync(join(root, file), { force: true });
  const env = { ...step?.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, file) };
  if (step?.instead) {
    say(step.instead.reason);
    await node([...playwright, "--list", "--reporter=json"], env);
    return reportOf(file, "browser tests", (/** @type {any} */ report) => browserOutcomes(report, "no Chromium"));
  }
  say("the build");
  const built = await node(["--input-type=module", "-e", 'import { build } from "./scripts/build.mjs"; process.exitCode = build();']);
  if (built.status !== 0) {
    console.error(built.output);
    return { outcomes: [], broken: ["the build failed"], lost: "the build failed" };
  }
  say("the browser tests that name a point");
  const { output } = await node([...playwright, "--reporter=list,json"], env);
  const known = reportOf(file, "browser tests", browserOutcomes);
  if (known.lost) console.error(output);
  return known;
}

mkdirSync(join(root, ".stamp"), { recursive: true });
/** @type {Record<string, import("./acceptance-points.mjs").Point>} */
const points = json("docs/acceptance.json").points;
const unit = await unitTests();
const browser = await browserTests();
const outcomes = [...unit.outcomes, ...browser.outcomes];
const known = statuses(points, outcomes, {
  ...(unit.lost === undefined ? {} : { unit: unit.lost }),
  ...(browser.lost === undefined ? {} : { browser: browser.lost }),
});
const faults = [
  ...[unit, browser].flatMap(({ lost, broken }) => [...(lost === undefined ? [] : [lost]), ...broken]),
  ...strangeNumbers(points, outcomes).map((number) => `a test names point ${number}, and there is none`),
];
for (const fault of faults) say(fault);
console.log(asked.includes("--json") ? JSON.stringify({ points: known }) : tableOf(points, known).join("\n"));
process.exitCode = faults.length > 0 || Object.values(known).includes("fail") ? 1 : 0;
