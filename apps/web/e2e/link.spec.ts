import { expect, test } from "@playwright/test";
import { awards, FIVE, INSTALLED, installed, open, PHONE } from "./desk.ts";

test.use({ ...PHONE, ...INSTALLED });

test("[point 52, 54] opening a link sends nothing of it anywhere, asks no third party and sets no cookie", async ({ page, context }) => {
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

test("[point 52] a link opens offline after one visit, in every language", async ({ page, context }) => {
  await page.goto("/en/pot");
  await installed(page);
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
  test(`[point 53] ${bad} opens the empty screen and keeps the text`, async ({ page }) => {
    await open(page, { hand: bad });
    await expect(page.getByRole("alert")).toContainText("Could not read:");
    await expect(page.getByRole("alert")).toContainText(bad.includes("hello") ? "hello 팟" : bad.slice(1));
    await expect(page.locator('input[data-row="0"]')).toHaveValue("");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("a link that a messenger encoded once more opens, and one that cannot be read says why, in short", async ({ page }) => {
  await open(page, { hand: "#1%3Bp%3DA%3A50%2CB%3A120%2CC%3A200" });
  expect(await awards(page)).toEqual(["Return C 80", "S1 Side pot 1 B C 140", "M Main pot A B C 150"]);
  await page.goto("about:blank");
  await open(page, { hand: `#1;p=A:1,B:x,${"C:1,".repeat(300)}` });
  await expect(page.getByRole("alert")).toContainText("Could not read: “B:x” is not a name with an amount, as A:2500.");
  const { height } = (await page.getByRole("alert").boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(140);
});

test("[point 53] the shared link brings the same hand back", async ({ page }) => {
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

test("[point 54] everything kept is forgotten when asked", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Delete what this device keeps" }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.locator('input[data-row="0"]')).toHaveValue("");
});
