// Reads and audits every raw site text of the reference cases with the built library. Prints `texts: N passed, N failed`: a text
// passes when no line of it is unknown and it agrees with the rules, or differs for the reason that is known of it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { audit, readHistory } from "sidepot/history";
import { TEXTS } from "./known.mjs";

/**
 * What is wrong with one file; null for nothing.
 * @param {string} file
 * @param {string} text
 */
function fault(file, text) {
  const reasons = new Set();
  for (const { record } of readHistory(text)) {
    if (!record.ok) return JSON.stringify(record.error);
    if (record.value.unknown.length > 0) return `unknown lines: ${JSON.stringify(record.value.unknown)}`;
    const audited = audit(record.value);
    if (!audited.ok) return JSON.stringify(audited.error);
    for (const { because } of audited.value.differences) reasons.add(because);
  }
  const found = [...reasons].join();
  const known = TEXTS.get(file) ?? "";
  return found === known ? null : `differs by "${found}", known is "${known}"`;
}

const folder = join(process.argv[2] ?? "", "text/raw");
const files = readdirSync(folder);
let failed = 0;
for (const file of files) {
  const wrong = fault(file, readFileSync(join(folder, file), "utf8"));
  if (wrong === null) continue;
  failed++;
  console.log(`  texts ${file}: ${wrong}`);
}
console.log(`texts: ${files.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || files.length === 0 ? 1 : 0;
