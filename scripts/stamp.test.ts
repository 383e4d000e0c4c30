import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashFiles, sourcesIn } from "./stamp.mjs";

let base: string;

function put(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
  }
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "sidepot-stamp-"));
});
afterEach(() => rmSync(base, { recursive: true }));

it("counts sources and manifests, and neither tests nor what tools wrote", () => {
  put({
    "apps/web/index.html": "",
    "apps/web/.env": "",
    "apps/web/src/a.svelte": "",
    "apps/web/src/a.test.ts": "",
    "apps/web/public/font.woff2": "",
    "apps/web/e2e/a.spec.ts": "",
    "apps/web/dist/index.html": "",
    "apps/web/node_modules/x/index.js": "",
    "apps/web/src/latest.ts": "",
  });
  expect(sourcesIn("apps", base)).toEqual(
    ["apps/web/.env", "apps/web/index.html", "apps/web/public/font.woff2", "apps/web/src/a.svelte", "apps/web/src/latest.ts"].sort(),
  );
  expect(sourcesIn("packages", base)).toEqual([]);
});

it("changes with a byte, a name and a file that goes", () => {
  put({ a: "1", b: "2" });
  const before = hashFiles(["a", "b"], base);
  expect(hashFiles(["a", "b"], base)).toBe(before);
  put({ b: "3" });
  const after = hashFiles(["a", "b"], base);
  expect(after).not.toBe(before);
  rmSync(join(base, "b"));
  expect(new Set([before, after, hashFiles(["a", "b"], base), hashFiles(["a"], base)]).size).toBe(4);
});
