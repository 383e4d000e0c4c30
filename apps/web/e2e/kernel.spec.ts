// The kernel of the evaluator under the app's policy: on the page, in a worker, and without leave to compile.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { policyFor } from "../server.mjs";

const dist = fileURLToPath(new URL("../../../packages/sidepot/dist/", import.meta.url));
const WORKER = `import { kernel } from "/ranking/evaluate/kernel.js";
import { equity, parseRange } from "/equity/index.js";
const range = (text) => parseRange(text).value;
const asked = equity({ players: [range("AsAh"), range("random"), range("random")] }, { method: "sampled", precision: 0.5 });
postMessage({ kernel: kernel() !== null, equity: asked.value.contests[0].shares[0].equity });`;

/** Serves the built library under a policy, and calls back with its address. */
async function serving(policy: string, use: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((req, res) => {
    const name = (req.url ?? "/").slice(1);
    res.setHeader("content-security-policy", policy);
    if (name === "") return void res.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Kernel</title>");
    const text = name === "worker.js" ? WORKER : /^[\w/-]+\.js$/.test(name) && existsSync(dist + name) ? readFileSync(dist + name) : null;
    if (text === null) return void res.writeHead(404).end();
    res.writeHead(200, { "content-type": "text/javascript" }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

interface Found {
  readonly kernel: boolean;
  readonly equity: number;
}

/** Whether the page has a kernel that counts right and may make code from text, and what a worker says. */
async function look(): Promise<{ page: boolean; right: boolean; text: boolean; worker: Found }> {
  const [plain, compiled] = ["/ranking/evaluate/index.js", "/ranking/evaluate/kernel.js"];
  const { evaluate7 } = await import(plain as string);
  const { kernel } = await import(compiled as string);
  const made = kernel();
  const values = new Uint16Array(1);
  made?.evaluateMany(Uint8Array.of(51, 47, 43, 39, 35, 0, 1), values);
  const right = values[0] === evaluate7(51, 47, 43, 39, 35, 0, 1);
  let text = true;
  try {
    new Function("return 1")();
  } catch {
    text = false;
  }
  const worker = new Worker("/worker.js", { type: "module" });
  const told = await new Promise<Found>((done, fail) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => fail(new Error("the worker broke"));
  });
  worker.terminate();
  return { page: made !== null, right, text, worker: told };
}

test("the kernel runs under the app's policy, on the page and in a worker, and no text becomes code", async ({ page }) => {
  await serving(policyFor(""), async (address) => {
    await page.goto(address);
    const found = await page.evaluate(look);
    expect(found).toEqual({ page: true, right: true, text: false, worker: { kernel: true, equity: expect.any(Number) } });
  });
});

test("without leave for WebAssembly there is no kernel, and the same deals are counted", async ({ page }) => {
  let withKernel = 0;
  await serving(policyFor(""), async (address) => {
    await page.goto(address);
    withKernel = (await page.evaluate(look)).worker.equity;
  });
  await serving(policyFor("").replace(" 'wasm-unsafe-eval'", ""), async (address) => {
    await page.goto(address);
    const { page: made, worker } = await page.evaluate(look);
    expect({ made, worker }).toEqual({ made: false, worker: { kernel: false, equity: withKernel } });
  });
});

test("the app's own page and workers may compile", async ({ page }) => {
  const compiles = (): boolean => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
  const started = page.waitForEvent("worker");
  const answer = await page.goto("/en/study#1;p=AsAh,KsKh");
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(await page.evaluate(compiles)).toBe(true);
  expect(await (await started).evaluate(compiles)).toBe(true);
});
