// Where things are, and which Node runs the tools. Plain Node 20, no dependency: this is loaded before anything is installed.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root, with a separator at the end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Oldest Node that the tools (Vitest, Vite) run on; the published library asks less.
 * @type {readonly [number, number]}
 */
const TOOLS_NEED = [22, 12];

/** The name of the package that carries the pinned Node for a platform, whether or not there is one. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  return `node-${platform === "win32" ? "win" : platform}-${arch}`;
}

/** The pinned Node in node_modules, or null where this platform has none. */
export function pinnedNode() {
  const file = join(root, "node_modules", nodePackage(), "bin", process.platform === "win32" ? "node.exe" : "node");
  return existsSync(file) ? file : null;
}

/**
 * Whether a version such as `20.20.2` is at least `[major, minor]`.
 * @type {(version: string, least: readonly [number, number]) => boolean}
 */
export function atLeast(version, [major, minor]) {
  const [a = 0, b = 0] = version.replace(/^v/, "").split(".").map(Number);
  return a > major || (a === major && b >= minor);
}

/** Whether this process's own Node can run the tools. */
export function ownNodeWillDo() {
  return atLeast(process.versions.node, TOOLS_NEED);
}

/** Whether this is a run in CI, where a missing browser is a failure. */
export function inCI(env = process.env) {
  return env.CI !== undefined && !["", "0", "false"].includes(env.CI.toLowerCase());
}
