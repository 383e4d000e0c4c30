// Proves that the built library runs on the oldest Node it supports, with one that is on this machine anyway.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./house.mjs";
import { totalLine } from "./tally.mjs";

const OLDEST = 20;
const binary = process.platform === "win32" ? "node.exe" : "node";

/** Every Node in reach: the one that runs npm, those in PATH, those of nvm; SIDEPOT_OLD_NODE names another. */
function candidates(env = process.env) {
  const nvm = join(env.NVM_DIR ?? join(homedir(), ".nvm"), "versions/node");
  const files = [
    env.SIDEPOT_OLD_NODE,
    env.npm_node_execpath,
    ...(env.PATH ?? "").split(delimiter).map((dir) => join(dir, binary)),
    ...(existsSync(nvm) ? readdirSync(nvm).map((v) => join(nvm, v, "bin", binary)) : []),
    process.execPath,
  ];
  const there = files.flatMap((file) => (file && existsSync(file) ? [realpathSync(file)] : []));
  return [...new Set(there)];
}

const versions = candidates()
  .map((file) => ({ file, version: spawnSync(file, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout?.trim() ?? "" }))
  .map((node) => ({ ...node, major: Number.parseInt(node.version, 10) }))
  .filter((node) => node.major >= OLDEST)
  .sort((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }));

const oldest = versions[0];
const tally = { passed: 0, failed: 0, skipped: 0 };
if (oldest) {
  const env = { ...process.env };
  delete env.NODE_OPTIONS; // a loader or a condition would be a shim
  const ran = spawnSync(oldest.file, [join(root, "scripts/library.mjs")], { cwd: root, env, encoding: "utf8" });
  console.log(`${ran.stdout}${ran.stderr}`.trim());
  if (ran.status === 0) tally.passed++;
  else tally.failed++;
} else tally.failed++;
if (oldest?.major !== OLDEST) {
  console.log(`SKIPPED Node ${OLDEST}: there is none on this machine (SIDEPOT_OLD_NODE=/path/to/node names one)`);
  tally.skipped++;
}
console.log(totalLine(tally).replace("total", "oldnode"));
process.exitCode = tally.failed ? 1 : 0;
