// What the tests say about the sixty acceptance points. A test names the points that it proves in its title: `[point 7]`, `[point 1, 2]`.

/**
 * A point as `docs/acceptance.json` has it.
 * @typedef {object} Point
 * @property {string} name
 * @property {"review"} [by] judged by a reader, not by tests
 * @property {boolean} [browser] only a browser test can prove it
 * @property {string} [reviewed] by what it was reviewed, and when
 * @property {string} [pending] why nothing has run
 * @property {string} [scope] what there is of it so far
 */
/**
 * One tagged test of a run.
 * @typedef {object} Outcome
 * @property {readonly number[]} points
 * @property {"unit" | "browser"} suite
 * @property {"passed" | "failed" | "skipped"} state
 * @property {string} [reason] why it was skipped
 */
/** @typedef {{ unit?: string, browser?: string }} Missing which suite left no report, and why */

/** What a runner is given to run tagged tests alone. */
export const TAGGED = "\\[points? \\d";

/**
 * The points that a full title names.
 * @type {(title: string) => number[]}
 */
export function pointsIn(title) {
  return [...title.matchAll(/\[points? (\d[\d, ]*)\]/g)].flatMap((tag) => (tag[1] ?? "").split(",").map(Number));
}

/**
 * @typedef {object} VitestReport
 * @property {readonly { name: string, status: string, assertionResults: readonly { fullName: string, status: string }[] }[]} testResults
 */
/**
 * The tagged tests of a Vitest report, and the files that did not even load.
 * @type {(report: VitestReport) => { outcomes: Outcome[], broken: string[] }}
 */
export function unitOutcomes({ testResults }) {
  const outcomes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => {
      const state = status === "passed" || status === "failed" ? status : "skipped";
      return outcome(fullName, "unit", state);
    }),
  );
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).map(({ name }) => name);
  return { outcomes, broken };
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {readonly Suite[]} [suites]
 * @property {readonly { title: string, tests: readonly { status: string, annotations?: readonly { type: string, description?: string }[] }[] }[]} [specs]
 */
/**
 * The tagged tests of a Playwright report, and what went wrong outside tests.
 * @type {(report: { suites: readonly Suite[], errors?: readonly { message?: string }[] }, reason?: string) => { outcomes: Outcome[], broken: string[] }}
 */
export function browserOutcomes({ suites, errors = [] }, reason) {
  const outcomes = suites.flatMap((suite) => inSuite(suite, "", reason));
  return { outcomes, broken: errors.map(({ message = "unknown" }) => message.split("\n")[0] ?? "") };
}

/** @type {(suite: Suite, above: string, reason: string | undefined) => Outcome[]} */
function inSuite({ title, suites = [], specs = [] }, above, reason) {
  const path = `${above} ${title}`;
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ status, annotations = [] }) => {
      const state = status === "skipped" ? "skipped" : status === "unexpected" ? "failed" : "passed";
      const why = reason ?? annotations.find(({ type }) => type === "skip" || type === "fixme")?.description;
      return outcome(`${path} ${spec.title}`, "browser", state, why);
    }),
  );
  return [...own, ...suites.flatMap((suite) => inSuite(suite, path, reason))];
}

/** @type {(title: string, suite: Outcome["suite"], state: Outcome["state"], reason?: string) => Outcome[]} */
function outcome(title, suite, state, reason) {
  const points = pointsIn(title);
  if (points.length === 0) return [];
  return [{ points, suite, state, ...(state === "skipped" && reason ? { reason } : {}) }];
}

/**
 * What is known of one point. Never `pass` without a test that ran, and where only a browser can tell, without a browser test.
 * @type {(number: number, point: Point, outcomes: readonly Outcome[], missing: Missing) => string}
 */
function statusOf(number, point, outcomes, missing) {
  const tagged = outcomes.filter(({ points }) => points.includes(number));
  if (tagged.some(({ state }) => state === "failed")) return "fail";
  if (point.by === "review") return point.reviewed ? "reviewed" : `not-run: ${point.pending ?? "not reviewed yet"}`;
  const lost = missing.browser ?? (point.browser ? undefined : missing.unit);
  if (!tagged.some(({ suite }) => !point.browser || suite === "browser")) {
    const none = point.browser && tagged.length > 0 ? "no browser test yet" : "no test yet";
    return `not-run: ${lost ?? point.pending ?? none}`;
  }
  const skipped = tagged.filter(({ state }) => state === "skipped");
  if (skipped.length === 0) return "pass";
  const reason = skipped.find((test) => test.reason)?.reason ?? "no reason given";
  return `skipped: ${skipped.length === tagged.length ? reason : `${skipped.length} of ${tagged.length} tests, ${reason}`}`;
}

/**
 * The status of every point, by its number.
 * @type {(points: Readonly<Record<string, Point>>, outcomes: readonly Outcome[], missing?: Missing) => Record<string, string>}
 */
export function statuses(points, outcomes, missing = {}) {
  return Object.fromEntries(Object.entries(points).map(([number, point]) => [number, statusOf(Number(number), point, outcomes, missing)]));
}

/**
 * Numbers in tags that are no point.
 * @type {(points: Readonly<Record<string, Point>>, outcomes: readonly Outcome[]) => number[]}
 */
export function strangeNumbers(points, outcomes) {
  return [...new Set(outcomes.flatMap((test) => test.points).filter((number) => !(String(number) in points)))];
}

/**
 * A line a point, and how many there are of each status.
 * @type {(points: Readonly<Record<string, Point>>, known: Readonly<Record<string, string>>) => string[]}
 */
export function tableOf(points, known) {
  const width = Math.max(...Object.values(known).map((status) => status.length));
  const lines = Object.entries(points).map(([number, { name, scope, reviewed }]) => {
    const status = known[number] ?? "";
    const more = status === "pass" && scope ? ` (so far: ${scope})` : status === "reviewed" ? ` (${reviewed})` : "";
    return `${number.padStart(2)}  ${status.padEnd(width)}  ${name}${more}`;
  });
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const status of Object.values(known)) {
    const kind = status.split(":")[0] ?? "";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...lines, "", [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ")];
}
