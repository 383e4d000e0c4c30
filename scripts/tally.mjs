// Counts of checks, and the lines that carry them from one program to another.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {(tallies: readonly Tally[]) => Tally} */
export function sum(tallies) {
  const all = { passed: 0, failed: 0, skipped: 0 };
  for (const t of tallies) {
    all.passed += t.passed;
    all.failed += t.failed;
    all.skipped += t.skipped;
  }
  return all;
}

/** @type {(t: Tally) => string} */
export function totalLine(t) {
  return `total: ${t.passed} passed, ${t.failed} failed, ${t.skipped} skipped`;
}

/**
 * The last line `name: N passed, N failed` (with or without `, N skipped`) in a text, or null.
 * @type {(text: string, name: string) => Tally | null}
 */
export function findTally(text, name) {
  const line = new RegExp(`^${name}: (\\d+) passed, (\\d+) failed(?:, (\\d+) skipped)?\\r?$`, "gm");
  const last = [...text.matchAll(line)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) } : null;
}

/**
 * What a program counted, distrusted: no count, nothing counted, or a bad exit status without a failure is a failure.
 * @type {(counted: Tally | null, status: number) => Tally}
 */
export function trust(counted, status) {
  if (!counted) return { passed: 0, failed: 1, skipped: 0 };
  const empty = counted.passed + counted.failed + counted.skipped === 0;
  if (counted.failed === 0 && (status !== 0 || empty)) return { ...counted, failed: 1 };
  return counted;
}
