// What it costs a fresh process to load something, or to load it and answer once.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { numbers } from "./harness.mjs";

/** Two rows, CPU time and wall time, of a script that runs in a process of its own; nothing of the process's own start is in it. */
export function cold(name, script, goals) {
  const program = `const cpu = process.cpuUsage();
const began = performance.now();
${script}
const wall = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
console.log((user + system) / 1000, wall);`;
  const take = () => {
    const args = [...process.execArgv, "--input-type=module", "--eval", program];
    const ran = spawnSync(process.execPath, args, { encoding: "utf8", cwd: fileURLToPath(new URL(".", import.meta.url)) });
    if (ran.status !== 0) throw new Error(ran.stderr);
    return ran.stdout.trim().split(" ").map(Number);
  };
  const row = (what) => ({ name: `cold ${name}, ${what}`, unit: "ms", ...goals });
  return numbers([row("CPU"), row("wall")], take, { warm: false });
}
