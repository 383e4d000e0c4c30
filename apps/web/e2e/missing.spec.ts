import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { INSTALLED, installed, PHONE } from "./desk.ts";

test.use({ ...PHONE, ...INSTALLED });

const TITLES = { en: "Nothing here", ko: "없는 주소", ja: "ページがありません" } as const;

for (const [lang, title] of Object.entries(TITLES)) {
  test(`an address that is none says so, in the language of the path, and leads to the start: ${lang}`, async ({ page }) => {
    for (const path of [`/${lang}/drill`, `/${lang}/pot/more`, `/${lang}/ruling/no-such-case`]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("link").click();
    await expect(page).toHaveURL(/\/en\/pot$/);
  });
}

test("a language that is none is answered in the browser's, and the root of a language opens the app", async ({ page, request }) => {
  expect((await page.goto("/xx/pot"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES.en);
  for (const path of ["/xx/pot", "/ruling", "/pot", "/en/ruling/practice", "/en/showdown/"])
    expect((await request.get(path)).status(), path).toBe(path === "/en/showdown/" ? 200 : 404);
  expect((await page.goto("/ko"))?.status()).toBe(200);
  await expect(page).toHaveURL(/\/ko\/pot$/);
});

test("with the service worker and without a network an unknown address is still none", async ({ page, context }) => {
  await page.goto("/en/pot");
  await installed(page);
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    for (const [path, title] of [
      ["/xx/pot", TITLES.en],
      ["/ja/drill", TITLES.ja],
      ["/ja/ruling/no-such-case", TITLES.ja],
    ] as const) {
      expect((await page.goto(path))?.status(), `${path}, ${offline}`).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
    expect((await page.goto("/ko/showdown"))?.status()).toBe(200);
    expect((await page.goto("/ko"))?.status()).toBe(200);
  }
});
