// Compiles the kernel of packages/sidepot when it has changed: `npm run kernel`, and before the tests, which run on the sources.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildKernel } from "./build.mjs";

/** What Vitest calls before all tests. */
export function setup() {
  if (buildKernel() !== 0) throw new Error("the kernel could not be compiled: npm run kernel");
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) process.exit(buildKernel());
