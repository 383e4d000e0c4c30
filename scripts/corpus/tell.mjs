// What the checks of the reference cases have in common: reading a file of lines, and the count at the end.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The cases in a file of JSON lines, below the folder that the script was given.
 * @param {string} file
 * @returns {any[]}
 */
export const readCases = (file) =>
  readFileSync(join(process.argv[2] ?? "", file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/**
 * Holds each case to its fault (null for none), prints those that have one and `name: N passed, N failed`. No case is a failure.
 * @template {{ readonly id: string }} Case
 * @param {string} name
 * @param {readonly Case[]} cases
 * @param {(one: Case) => string | null} faultOf
 */
export function tell(name, cases, faultOf) {
  let failed = 0;
  for (const one of cases) {
    const wrong = faultOf(one);
    if (wrong === null) continue;
    failed++;
    console.log(`  ${name} ${one.id}: ${wrong}`);
  }
  console.log(`${name}: ${cases.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || cases.length === 0 ? 1 : 0;
}
