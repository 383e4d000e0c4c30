// Child processes that end: each has a time limit and is stopped with all that it started.
import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
const grouped = process.platform !== "win32";
const PATIENCE_MS = 5_000;

/** @type {(child: import("node:child_process").ChildProcess, signal: NodeJS.Signals) => void} */
function stop(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (grouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended already.
  }
}

// A child in a group of its own does not hear the terminal's Ctrl-C.
for (const [signal, status] of /** @type {const} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
]))
  process.on(signal, () => {
    for (const child of running) stop(child, "SIGTERM");
    process.exit(status);
  });

/**
 * Runs a program and answers its exit status and all that it wrote. Never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, minutes: number, echo?: boolean }} options `echo` also passes the output on
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(command, args, { cwd, env = process.env, minutes, echo = false }) {
  return new Promise((done) => {
    let output = "";
    const take = (/** @type {Buffer} */ data) => {
      output += data;
      if (echo) process.stdout.write(data);
    };
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: grouped });
    running.add(child);
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      stop(child, "SIGTERM");
      setTimeout(() => stop(child, "SIGKILL"), PATIENCE_MS).unref();
    }, minutes * 60_000);
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("error", (e) => take(Buffer.from(`${e.message}\n`)));
    child.on("close", (status) => {
      clearTimeout(limit);
      running.delete(child);
      if (late) take(Buffer.from(`stopped after ${minutes} minutes\n`));
      done({ status: late ? 1 : (status ?? 1), output });
    });
  });
}
