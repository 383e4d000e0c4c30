import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { run } from "./process.mjs";

const cwd = fileURLToPath(new URL(".", import.meta.url));
const node = process.execPath;

/** Whether a process is still there, a moment after it was told to go. */
async function lives(pid: number): Promise<boolean> {
  for (let i = 0; i < 40; i++) {
    try {
      process.kill(pid, 0);
    } catch {
      return false;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return true;
}

// A program that starts another, tells its number, and waits for ever.
const STARTS_ANOTHER = `const c = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
console.log("child " + c.pid); setInterval(() => {}, 1000);`;

it("answers the exit status and everything that was written", async () => {
  const { status, output } = await run(node, ["-e", "console.log('a'); console.error('b'); process.exitCode = 3"], { cwd, minutes: 1 });
  expect(status).toBe(3);
  expect(output.split("\n").sort()).toEqual(["", "a", "b"]);
});

it("answers a failure when there is no such program", async () => {
  const { status, output } = await run("no-such-program", [], { cwd, minutes: 1 });
  expect(status).not.toBe(0);
  expect(output).toContain("ENOENT");
});

it("stops what takes too long, with all that it started", async () => {
  const { status, output } = await run(node, ["-e", STARTS_ANOTHER], { cwd, minutes: 0.02 });
  expect(status).toBe(1);
  expect(output).toContain("stopped after 0.02 minutes");
  expect(await lives(Number(/child (\d+)/.exec(output)?.[1]))).toBe(false);
});

it("stops what runs when it is stopped itself", async () => {
  const program = `import { run } from ${JSON.stringify(new URL("process.mjs", import.meta.url).href)};
await run(process.execPath, ["-e", ${JSON.stringify(STARTS_ANOTHER)}], { cwd: ".", minutes: 1, echo: true });`;
  const outer = spawn(node, ["--input-type=module", "-e", program], { cwd });
  let text = "";
  outer.stdout.on("data", (data) => {
    text += data;
    if (/child \d+\n/.test(text)) outer.kill("SIGTERM");
  });
  const status = await new Promise((done) => outer.on("close", done));
  expect(status).toBe(143);
  expect(await lives(Number(/child (\d+)/.exec(text)?.[1]))).toBe(false);
});
