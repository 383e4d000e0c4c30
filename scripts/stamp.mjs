// Stamps tell what is stale: one for node_modules, one for the kernel, one for the builds.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./house.mjs";

// The lock and not package.json: editing a script must not cost an install.
const INSTALL_INPUTS = ["package-lock.json", ".npmrc"];
const INSTALL_STAMP = "node_modules/.setup-stamp";
const BUILD_STAMP = ".stamp/build";
const KERNEL_STAMP = ".stamp/kernel";
/** The file that the kernel's build writes. */
export const KERNEL = "packages/sidepot/src/ranking/evaluate/kernel-code.ts";
const OUTPUTS = [
  "packages/sidepot/dist/index.js",
  "packages/trainer/dist/bots/index.js",
  "packages/words/dist/index.js",
  "apps/cli/dist/main.js",
  "apps/web/dist/index.html",
];

/**
 * Files below a folder, sorted, as paths from `base`; what is no source of a build is left out.
 * @type {(dir: string, base?: string) => string[]}
 */
export function sourcesIn(dir, base = root) {
  const here = join(base, dir);
  if (!existsSync(here)) return [];
  return readdirSync(here, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${dir}/${entry.name}`;
      if (entry.isDirectory()) return /^(node_modules|dist|e2e|test-results)$/.test(entry.name) ? [] : sourcesIn(path, base);
      return entry.isFile() && !/\.(test|spec|oracle|contract)\.[a-z]+$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

/**
 * One hash over the names and bytes of files; a file that is not there counts as such.
 * @type {(files: readonly string[], base?: string) => string}
 */
export function hashFiles(files, base = root) {
  const hash = createHash("sha256");
  for (const file of files) {
    const path = join(base, file);
    hash.update(`${file}\0`);
    if (existsSync(path)) hash.update(readFileSync(path));
    hash.update("\0");
  }
  return hash.digest("hex");
}

/** @type {(stamp: string) => string} */
function read(stamp) {
  const path = join(root, stamp);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** @type {(stamp: string, text: string) => void} */
function write(stamp, text) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), text);
}

const installWanted = () => `${hashFiles(INSTALL_INPUTS)} ${process.platform}-${process.arch}`;

/** `fresh`, `stale` (the lock has changed) or `missing` (never installed, or by a run that did not end). */
export function installState() {
  const have = read(INSTALL_STAMP);
  return have === installWanted() ? "fresh" : have ? "stale" : "missing";
}

/** Says that node_modules is what the lock asks for. */
export function stampInstall() {
  write(INSTALL_STAMP, installWanted());
}

/** Takes the stamp away before an install, so that half an install never looks whole. */
export function unstampInstall() {
  rmSync(join(root, INSTALL_STAMP), { force: true });
}

/** The hash of everything that changes the kernel: its sources, the compiler and how it is called. */
export function kernelWanted() {
  return hashFiles([...sourcesIn("packages/sidepot/kernel"), "node_modules/assemblyscript/package.json", "scripts/build.mjs"]);
}

/**
 * Whether the kernel's file is there and was made of just these sources.
 * @type {(wanted: string) => boolean}
 */
export function isKernelBuilt(wanted) {
  return read(KERNEL_STAMP) === wanted && existsSync(join(root, KERNEL));
}

/**
 * Remembers what the kernel was made of.
 * @type {(wanted: string) => void}
 */
export function stampKernel(wanted) {
  write(KERNEL_STAMP, wanted);
}

/** The hash of everything that changes a build: sources, manifests, configurations, the lock and the build's own scripts. */
export function buildWanted() {
  const atRoot = readdirSync(root)
    .filter((f) => /^tsconfig.*\.json$/.test(f))
    .sort();
  const files = [...sourcesIn("packages"), ...sourcesIn("apps"), ...atRoot, "package-lock.json", "scripts/build.mjs", "scripts/stamp.mjs"];
  return hashFiles(files);
}

/**
 * Whether every output is there and was built from just these sources.
 * @type {(wanted: string) => boolean}
 */
export function isBuilt(wanted) {
  return read(BUILD_STAMP) === wanted && OUTPUTS.every((f) => existsSync(join(root, f)));
}

/**
 * Remembers what the outputs were built from.
 * @type {(wanted: string) => void}
 */
export function stampBuild(wanted) {
  write(BUILD_STAMP, wanted);
}
