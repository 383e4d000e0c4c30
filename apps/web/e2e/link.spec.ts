import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { awards, FIVE, open, PHONE } from "./desk.ts";

test.use(PHONE);

test("52, 54: opening a link sends nothing of it anywhere, asks no third party and sets no cookie", async ({ page, context }) => {
  const asked: string[] = [];
  context.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`));
  await page.goto("/ko/pot#1;u=100;p=Hwang:2500,Kimura:613700,C:613700");
  await expect(page.locator(".award")).toHaveCount(2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const request of asked) {
    expect(request).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(request).not.toMatch(/Hwang|Kimura|613/);
  }
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).not.toContain("Hwang");
});

test("52: a link opens offline after one visit, in every language", async ({ page, context }) => {
  await page.goto("/en/pot");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const lang of ["ja", "ko", "en"]) {
    const fresh = await context.newPage();
    await fresh.goto(`/${lang}/pot${FIVE}`);
    await expect(fresh.locator(".much")).toHaveText(["7,700", "12,600", "12,000", "13,500"]);
    await expect(fresh.locator("html")).toHaveAttribute("lang", lang);
    await fresh.close();
  }
});

for (const bad of ["#1;p=A:1,B:x", "#9;p=A:1,B:2", "#hello%20%ED%8C%9F", "#1;p=%E0%A4%A:1,B:2"]) {
  test(`53: ${bad} opens the empty screen and keeps the text`, async ({ page }) => {
    await open(page, { hand: bad });
    await expect(page.getByRole("alert")).toContainText("Could not read:");
    await expect(page.getByRole("alert")).toContainText(bad.includes("hello") ? "hello 팟" : bad.slice(1));
    await expect(page.locator('input[data-row="0"]')).toHaveValue("");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("53: the shared link brings the same hand back", async ({ page }) => {
  await open(page, { hand: FIVE, lang: "ko" });
  await page.getByRole("button", { name: "공유" }).click();
  await expect(page.locator("pre")).toHaveText(
    "팟 3개 · 합 45,800\n↩ D 7,700\n사이드 2 12,600: C D\n사이드 1 12,000: B C D\n메인 13,500: A B C D",
  );
  const link = (await page.locator(".link").textContent()) ?? "";
  const before = await awards(page);
  await page.goto("about:blank");
  await page.goto(link);
  expect(await awards(page)).toEqual(before);
});

test("names of people stay out of the link unless asked for", async ({ page }) => {
  await open(page, { hand: "#1;p=Ann:50,Bob:120,C:200" });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator(".link")).toContainText("p=A:50,B:120,C:200");
  await page.getByLabel("Without names").uncheck();
  await expect(page.locator(".link")).toContainText("p=Ann:50,Bob:120,C:200");
});

test("50: the first visit costs at most 150 KB and loads no CJK font", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await page.goto(`/ja/pot${FIVE}`, { waitUntil: "networkidle" });
  await expect(page.locator(".award")).toHaveCount(4);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
  for (const font of fonts) expect(font).toMatch(/\/assets\/num-[567]00-/);
});

test("54: everything kept is forgotten when asked", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Delete what this device keeps" }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.locator('input[data-row="0"]')).toHaveValue("");
});

test("blocked storage works in memory and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/en/pot");
  await expect(page.getByText("This device keeps nothing")).toBeVisible();
  await page.getByRole("button", { name: "Example: 50, 120, 200" }).click();
  await expect(page.locator(".live li")).toHaveCount(3);
});

test("51: a new version waits and reloads nothing", async ({ browser }) => {
  const root = new URL("../dist/", import.meta.url).pathname;
  let version = 1;
  const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    let file = join(root, path);
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) file = join(file, "index.html");
    const body = readFileSync(file, "utf8");
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", "cache-control": "no-store" });
    response.end(path === "/sw.js" ? `${body}\n// ${version}` : extname(file) === ".woff2" ? readFileSync(file) : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const context = await browser.newContext({ ...PHONE });
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/en/pot${FIVE}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    version = 2;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await page.evaluate(() => "same" in globalThis)).toBe(true);
    await expect(page.locator(".much").first()).toHaveText("7,700");
  } finally {
    await context.close();
    server.close();
  }
});
