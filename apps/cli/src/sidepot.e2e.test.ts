import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BIN = at("../bin/sidepot.js");
const ROOT = at("../../..");
const line = (id: number): string => `{"id":${id},"players":[{"name":"A","bet":50,"strength":1},{"name":"B","bet":70,"strength":0}]}\n`;

const start = (...args: string[]): ChildProcessWithoutNullStreams => spawn(process.execPath, [BIN, ...args]);
const ask = (args: string[], input = ""): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [BIN, ...args], { input, encoding: "utf8" });

/** Memory that the process holds, in megabytes; null where the system does not tell. */
function megabytes(pid: number | undefined): number | null {
  const asked = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return asked.status === 0 ? Number(asked.stdout) / 1024 : null;
}

// Nothing to do after `npm test` has set up; alone, the test must not judge yesterday's build.
beforeAll(() => {
  const built = spawnSync(process.execPath, [join(ROOT, "node_modules/@typescript/native/bin/tsc"), "-b", "apps/cli"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(built.stdout + built.stderr).toBe("");
}, 60_000);

describe("over real pipes", () => {
  test("answers each line as it comes, before the input ends", async () => {
    const child = start("settle", "--jsonl");
    for (const id of [1, 2]) {
      child.stdin.write(line(id));
      const [data] = (await once(child.stdout, "data")) as [Buffer];
      expect(JSON.parse(data.toString())).toMatchObject({ id, won: { A: 100, B: 0 } });
    }
    child.stdin.end();
    expect(await once(child, "close")).toEqual([0, null]);
  });

  test("a bad line costs status 2 and nothing else", () => {
    const { status, stdout, stderr } = ask(["settle", "--jsonl"], `${line(1)}{\n${line(2)}`);
    expect({
      status,
      stderr,
      ids: stdout
        .trim()
        .split("\n")
        .map((answer) => JSON.parse(answer).id),
    }).toEqual({ status: 2, stderr: "", ids: [1, null, 2] });
  });

  test("a reader that has seen enough ends it quietly", async () => {
    const child = start("settle", "--jsonl");
    let errors = "";
    child.stderr.on("data", (data) => {
      errors += data;
    });
    child.stdin.on("error", () => {});
    const feed = setInterval(() => child.stdin.write(line(1).repeat(1000)), 5);
    await once(child.stdout, "data");
    child.stdout.destroy();
    const closed = await once(child, "close");
    clearInterval(feed);
    expect({ closed, errors }).toEqual({ closed: [0, null], errors: "" });
  });

  test("a reader that does not read stops the reading, so memory stays where it is", async () => {
    const child = start("settle", "--jsonl");
    child.stdout.pause();
    const block = line(1).repeat(2000);
    let sent = 0;
    let stuck = false;
    while (!stuck && sent < 200) {
      sent++;
      if (!child.stdin.write(block))
        stuck = await Promise.race([once(child.stdin, "drain").then(() => false), new Promise<true>((r) => setTimeout(r, 1500, true))]);
    }
    expect(stuck).toBe(true);
    child.stdout.resume();
    child.stdin.end();
    let answers = 0;
    child.stdout.on("data", (data: Buffer) => {
      answers += data.toString("latin1").split("\n").length - 1;
    });
    expect(await once(child, "close")).toEqual([0, null]);
    expect(answers).toBe(2000 * sent);
  }, 30_000);

  test("memory does not grow with the number of lines", async () => {
    const child = start("settle", "--jsonl");
    const held: number[] = [];
    let answers = 0;
    child.stdout.on("data", (data: Buffer) => {
      answers += data.toString("latin1").split("\n").length - 1;
    });
    for (let block = 1; block <= 60; block++) {
      if (!child.stdin.write(line(1).repeat(1000))) await once(child.stdin, "drain");
      if (block % 20 === 0) held.push(megabytes(child.pid) ?? 0);
    }
    child.stdin.end();
    await once(child, "close");
    expect(answers).toBe(60_000);
    // 60,000 lines and their answers are 17 MB; a run that kept them would hold that three times over as strings.
    expect((held[2] ?? 0) - (held[0] ?? 0)).toBeLessThan(40);
  }, 60_000);
});

describe("equity", () => {
  test("is the same on one thread and on several", () => {
    const asked = ["equity", "AsAh", "KsKh", "QsQh", "--sampled", "--precision", "0.0004", "--seed", "5", "--json"];
    const [one, ...others] = ["1", "2", "4"].map((threads) => {
      const { status, stdout, stderr } = ask([...asked, "--threads", threads]);
      return { status, stdout, stderr };
    });
    expect(one).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining('"method":"sampled"') });
    for (const other of others) expect(other).toEqual(one);
  }, 60_000);

  test.skipIf(process.platform === "win32")(
    "an interrupt ends it with a sentence, and what was answered stays",
    async () => {
      const quick = '{"id":1,"hands":["AsAh","KsKh"],"board":"2c7d9h"}';
      const endless = '{"id":2,"hands":["AsAh","KsKh"],"method":"sampled","precision":1e-9,"samples":1e12}';
      for (const threads of ["1", "3"]) {
        const child = start("equity", "--jsonl", "--threads", threads, "--lang", "en");
        let said = "";
        child.stderr.on("data", (data) => {
          said += data;
        });
        child.stdin.end(`${quick}\n${endless}\n`);
        const [data] = (await once(child.stdout, "data")) as [Buffer];
        expect(JSON.parse(data.toString())).toMatchObject({ id: 1, boards: 990 });
        await new Promise((resolve) => setTimeout(resolve, 1000));
        child.kill("SIGINT");
        expect(await once(child, "close")).toEqual([130, null]);
        expect(said).toBe("sidepot: Stopped before the answer was there.\n");
      }
    },
    60_000,
  );

  test("answers each line as it comes, before the input ends", async () => {
    const child = start("equity", "--jsonl");
    for (const id of [1, 2]) {
      child.stdin.write(`{"id":${id},"hands":["AsAh","KsKh"],"board":"2c7d9h"}\n`);
      const [data] = (await once(child.stdout, "data")) as [Buffer];
      expect(JSON.parse(data.toString())).toMatchObject({ id, method: "exact", boards: 990 });
    }
    child.stdin.end();
    expect(await once(child, "close")).toEqual([0, null]);
  });

  test("many questions are answered in their order, and none is kept", async () => {
    const child = start("equity", "--jsonl");
    const held: number[] = [];
    const ids: number[] = [];
    let rest = "";
    child.stdout.on("data", (data: Buffer) => {
      const lines = (rest + data.toString("latin1")).split("\n");
      rest = lines.pop() ?? "";
      ids.push(...lines.map((answer) => JSON.parse(answer).id));
    });
    const block = 1000;
    for (let from = 0; from < 6 * block; from += block) {
      const lines = Array.from({ length: block }, (_, i) => `{"id":${from + i},"hands":["AsAh","KsKh"],"board":"2c7d9h"}\n`);
      child.stdin.write(lines.join(""));
      while (ids.length < from + block) await once(child.stdout, "data");
      held.push(megabytes(child.pid) ?? 0);
    }
    child.stdin.end();
    expect(await once(child, "close")).toEqual([0, null]);
    expect(ids).toEqual(Array.from({ length: 6 * block }, (_, id) => id));
    expect((held[5] ?? 0) - (held[1] ?? 0)).toBeLessThan(40);
  }, 60_000);
});

describe("the process", () => {
  test("the tables of equity are loaded by equity alone", () => {
    const seen = new Set<string>();
    const named: string[] = [];
    const follow = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/^(?:import|export) .*?from "(.*)";$/gm)) {
        if (name.startsWith(".")) follow(join(dirname(file), name));
        else named.push(name);
      }
    };
    follow(at("../dist/main.js"));
    expect(named).toContain("sidepot/pots");
    expect(named.filter((name) => /^sidepot\/(?:equity|evaluate)$/.test(name))).toEqual([]);
  });

  test("help, version and a slip in the name", () => {
    expect(ask(["--version"])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d/) });
    expect(ask(["settle", "--help"])).toMatchObject({ status: 0, stderr: "" });
    expect(ask(["pot", "1", "2"])).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining("“pots”") });
  });

  const onWindows = process.platform === "win32";

  test.skipIf(onWindows)("standard input that cannot be read is said, whatever was asked for", () => {
    const folder = mkdtempSync(join(tmpdir(), "sidepot-"));
    const inputs = [openSync(folder, "r"), openSync(join(folder, "w"), "w")];
    try {
      for (const [i, input] of inputs.entries()) {
        for (const option of ["--jsonl", "--json", "--lang=en"]) {
          const ran = spawnSync(process.execPath, [BIN, "settle", option], { stdio: [input, "pipe", "pipe"], encoding: "utf8" });
          expect(ran.status).toBe(2);
          expect(option === "--json" ? JSON.parse(ran.stdout).error.message : ran.stderr).toMatch(
            i === 0 ? /Standard input cannot be read: it is a directory\.$/m : /Standard input cannot be read: reading failed\.$/m,
          );
        }
      }
    } finally {
      for (const input of inputs) closeSync(input);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test.skipIf(!existsSync("/dev/full"))("standard output without room is said in one line", () => {
    const full = openSync("/dev/full", "w");
    try {
      for (const [args, input] of [
        [["settle", "--jsonl"], line(1)],
        [["pots", "1", "2", "--json"], ""],
        [["--help"], ""],
      ] as const) {
        const ran = spawnSync(process.execPath, [BIN, ...args, "--lang", "en"], { input, stdio: ["pipe", full, "pipe"], encoding: "utf8" });
        expect(ran.status).toBe(3);
        expect(ran.stderr).toMatch(/^sidepot: Standard output cannot be written: no space is left[^\n]*\n$/);
      }
    } finally {
      closeSync(full);
    }
  });

  test("without its build it says what to run, in one line", () => {
    const bare = mkdtempSync(join(tmpdir(), "sidepot-"));
    try {
      mkdirSync(join(bare, "bin"));
      cpSync(BIN, join(bare, "bin/sidepot.js"));
      cpSync(at("../package.json"), join(bare, "package.json"));
      const { status, stderr } = spawnSync(process.execPath, [join(bare, "bin/sidepot.js")], { encoding: "utf8" });
      expect(status).toBe(2);
      expect(stderr).toMatch(/^sidepot: the build is missing[^\n]*npm ci[^\n]*\n$/);
    } finally {
      rmSync(bare, { recursive: true, force: true });
    }
  });
});
