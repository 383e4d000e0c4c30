import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const dist = fileURLToPath(new URL("../../../packages/sidepot/dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(new URL("../../../packages/sidepot/package.json", import.meta.url), "utf8"));

/** The paths of the published entries, as `pots/index.js`. */
const entries = Object.values<{ default?: string }>(manifest.exports).flatMap((e) => (e.default ? [e.default.replace("./dist/", "")] : []));

test("the library's built files run in a browser as they are: no bundler, no shim", async ({ page, browser }) => {
  const server = createServer((req, res) => {
    const name = (req.url ?? "/").slice(1);
    if (name === "") return void res.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Library</title>");
    if (!/^[\w/-]+\.js$/.test(name) || !existsSync(dist + name)) return void res.writeHead(404).end();
    res.writeHead(200, { "content-type": "text/javascript" }).end(readFileSync(dist + name));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const names = await page.evaluate(async (path) => Object.keys(await import(path)), `/${entry}`);
      expect(names.length, entry).toBeGreaterThan(0);
    }
    const amounts = await page.evaluate(async (path) => {
      const { layerPots } = await import(path);
      const cut = layerPots([{ bet: 100 }, { bet: 250 }, { bet: 400 }]);
      return cut.ok ? cut.value.pots.map((pot: { amount: number }) => pot.amount) : cut;
    }, "/pots/index.js");
    expect(amounts).toEqual([300, 300]);
    console.log(`library runs in Chromium ${browser.version()} (${entries.length} entries)`);
  } finally {
    server.close();
  }
});
