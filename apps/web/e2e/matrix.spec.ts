import { expect, type Page, test } from "@playwright/test";
import { violations } from "./access.ts";
import { FIVE, LANGS, open, PHONE } from "./desk.ts";

const THEMES = ["light", "dark", "max", "max-dark"] as const;
const ROUTES = ["pot", "showdown"] as const;
const CARDS = `${FIVE};c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs`;
/** What cannot be made with the chips, somebody still to act, chips folded above everyone; and all-in with a hand not shown. */
const ODD = "#1;u=100;p=A:1250,B:2000t,C:4000f,D:4100f";
const HIDDEN = "#1;p=A:100,B:200,C:200;c=AsKhQd;h=A:n,B:KcKs";
const STATES: Readonly<Record<(typeof ROUTES)[number], readonly string[]>> = {
  pot: ["#1;p=A:0,B:0,C:0,D:0", FIVE, ODD],
  showdown: ["#1;p=A:0,B:0,C:0,D:0", CARDS, HIDDEN],
};

/** Goes to a hand on a route in a language without loading the page again. */
async function go(page: Page, lang: string, route: string, hand: string): Promise<void> {
  await page.evaluate(
    ([path, fragment]) => {
      history.replaceState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      location.hash = fragment ?? "";
    },
    [`/${lang}/${route}`, hand],
  );
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page).toHaveURL(new RegExp(`/${lang}/${route}$`));
  await expect(page.locator("h1")).toBeVisible();
}

for (const theme of THEMES) {
  test.describe(theme, () => {
    test.use(PHONE);
    test(`[point 38] axe finds nothing on either screen in three languages, empty, filled and in error: ${theme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, { theme });
      for (const route of ROUTES) {
        for (const lang of LANGS) {
          for (const hand of STATES[route]) {
            await go(page, lang, route, hand);
            expect(await violations(page), `${lang} ${route} ${hand}`).toEqual([]);
          }
        }
      }
    });
  });
}

test("[point 38] axe finds nothing in sheets, tables, notices and a field with a fault", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, { settings: { noticeRead: false, blinds: [50, 100], straddles: 1 }, hand: "#1;p=A:1,B:x" });
  await page.locator('input[data-row="1"]').fill("5x");
  expect(await violations(page)).toEqual([]);
  await go(page, "en", "pot", ODD);
  await page.locator(".award").first().click();
  await page.getByRole("button", { name: "Show as table" }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.locator("summary").click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear this hand" }).click();
  await expect(page.getByText("Cleared.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("[point 38] axe finds nothing on the wide screens", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  for (const [route, hand] of [
    ["pot", FIVE],
    ["showdown", CARDS],
  ] as const) {
    await go(page, "en", route, hand);
    expect(await violations(page), route).toEqual([]);
  }
});
