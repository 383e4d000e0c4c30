// Child processes that end: each has a time limit and is stopped with all that it started.
import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopping = false;
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

/**
 * Asks a child and its group to end, and after a while no longer asks.
 * @type {(child: import("node:child_process").ChildProcess) => void}
 */
function end(child) {
  stop(child, "SIGTERM");
  setTimeout(() => stop(child, "SIGKILL"), PATIENCE_MS).unref();
}

// A child in a group of its own does not hear the terminal's Ctrl-C.
for (const [signal, status] of /** @type {const} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
]))
  process.on(signal, () => {
    stopping = true;
    for (const child of running) {
      child.once("close", () => running.size === 0 && process.exit(status));
      end(child);
    }
    if (running.size === 0) process.exit(status);
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
    if (stopping) return; // the program ends as soon as what runs has ended: nothing new begins
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
      end(child);
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
