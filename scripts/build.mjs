// Builds the kernel (AssemblyScript), the packages and the command (tsc -b), then the web app (Vite), when their sources have changed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownNodeWillDo, pinnedNode, root } from "./house.mjs";
import { buildWanted, isBuilt, isKernelBuilt, KERNEL, kernelWanted, stampBuild, stampKernel } from "./stamp.mjs";

// By path: two packages claim .bin/tsc.
const TSC = "node_modules/@typescript/native/bin/tsc";
const PLAIN = ["--pretty", process.stdout.isTTY ? "true" : "false"];
const VITE = "node_modules/vite/bin/vite.js";
const ASC = "node_modules/assemblyscript/bin/asc.js";
// No runtime and no import: the module needs nothing of the page but its memory.
const ASC_OPTIONS = ["-O3", "--noAssert", "--runtime", "stub", "--use", "abort=", "--enable", "simd", "--initialMemory", "16"];

/**
 * Runs a tool under the pinned Node; its output goes straight through. Answers the exit status.
 * @type {(file: string, args: readonly string[], cwd?: string) => number}
 */
function tool(file, args, cwd = root) {
  if (!existsSync(join(root, file))) {
    console.error(`build: ${file} is not there; install the tools with: npm ci --include=dev`);
    return 1;
  }
  const env = { ...process.env };
  delete env.NODE_ENV; // "development" would make Vite build the development version
  if (!process.stdout.isTTY) env.NO_COLOR = "1";
  const node = ownNodeWillDo() ? process.execPath : (pinnedNode() ?? process.execPath);
  const ran = spawnSync(node, [join(root, file), ...args], { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
  if (ran.error) console.error(`build: ${ran.error.message}`);
  return ran.status ?? 1;
}

/**
 * Removes what an earlier build left of sources that are gone, so that it is never published.
 * @type {(pkg: string) => void}
 */
function prune(pkg) {
  const dist = join(root, pkg, "dist");
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist, { recursive: true })) {
    const stem = String(name).match(/^(.*?)\.(?:d\.ts|js)(?:\.map)?$/)?.[1];
    if (stem !== undefined && !existsSync(join(root, pkg, "src", `${stem}.ts`))) rmSync(join(dist, String(name)));
  }
}

/** Compiles the kernel into the file that carries its bytes, when its sources have changed. Answers the exit status. */
export function buildKernel() {
  const wanted = kernelWanted();
  if (isKernelBuilt(wanted)) return 0;
  // Several may build at once, on the same files.
  const module = `.stamp/kernel-${process.pid}.wasm`;
  mkdirSync(join(root, ".stamp"), { recursive: true });
  const status = tool(ASC, ["packages/sidepot/kernel/index.ts", "--outFile", module, ...ASC_OPTIONS]);
  if (status !== 0) return status;
  const code = readFileSync(join(root, module)).toString("base64");
  rmSync(join(root, module));
  const text = `// Made of packages/sidepot/kernel by "npm run kernel".\nexport const KERNEL_CODE: string =\n  "${code}";\n`;
  writeFileSync(join(root, `${KERNEL}.${process.pid}`), text);
  renameSync(join(root, `${KERNEL}.${process.pid}`), join(root, KERNEL));
  stampKernel(wanted);
  return 0;
}

/** Builds the kernel, the packages and the command. */
export function buildLibrary() {
  const status = buildKernel() || tool(TSC, ["-b", ...PLAIN]);
  if (status === 0) for (const pkg of ["packages/sidepot", "packages/trainer", "packages/words", "apps/cli"]) prune(pkg);
  return status;
}

/**
 * Type-checks a configuration that emits nothing. Answers the exit status.
 * @type {(config: string) => number}
 */
export function checkTypes(config) {
  return tool(TSC, ["-p", config, ...PLAIN]);
}

/** Builds everything whose sources have changed. Answers the exit status. */
export function build() {
  const began = Date.now();
  // The kernel's file is a source of the rest.
  const kernel = buildKernel();
  if (kernel !== 0) return kernel;
  const wanted = buildWanted();
  if (isBuilt(wanted)) {
    console.log("build: up to date");
    return 0;
  }
  const status = buildLibrary() || tool(VITE, ["build", "--logLevel", "warn"], join(root, "apps/web"));
  if (status !== 0) return status;
  stampBuild(wanted);
  console.log(`build: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return 0;
}
