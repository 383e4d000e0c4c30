import { expect, type Locator, test } from "@playwright/test";
import { open, press, TEN } from "./desk.ts";
import { edit, openShowdown, pressCard } from "./showdown.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** How many pixels of something lie outside the room for the rows. */
const outside = (row: Locator): Promise<number> =>
  row.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    const room = document.querySelector("main")?.getBoundingClientRect() ?? new DOMRect();
    return Math.max(room.top - top, bottom - room.bottom, 0);
  });

for (const size of [125, 150]) {
  for (const blinds of [null, [50, 100]]) {
    test(`ten players at ${size} %${blinds ? " with keys for blinds" : ""}: every row can be reached, and every pot`, async ({ page }) => {
      await open(page, { hand: TEN, settings: { size, blinds } });
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      expect((await page.locator("main").boundingBox())?.height).toBeGreaterThan(size * 0.85);
      for (const row of [0, 5, 9]) {
        await page.locator(`input[data-row="${row}"]`).click();
        expect(await outside(page.locator(".row.active")), `row ${row}`).toBeLessThan(2);
        await press(page, "1");
      }
      const strip = page.getByRole("region", { name: "pots" });
      await page.locator(".live li").last().scrollIntoViewIfNeeded();
      expect(await strip.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
      await expect(page.locator(".live li").last()).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
}

test("what is wrong with a row is not cut by the pad", async ({ page }) => {
  await open(page, { hand: TEN, lang: "ko" });
  await page.goBack();
  const field = page.locator('input[data-row="3"]');
  await field.click();
  await field.pressSequentially("12x");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect.poll(() => outside(page.getByRole("alert"))).toBeLessThan(2);
});

test("the way on does not cover the row that has just been filled", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:50,B:50,C:50,D:50,E:50,F:50;c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs,E:3c3d,F:4c" });
  await edit(page);
  await page.locator(".slot").last().click();
  await expect.poll(() => outside(page.locator(".row.active"))).toBeLessThan(2);
  await pressCard(page, "4h");
  await expect(page.getByRole("button", { name: "See who wins" })).toBeVisible();
  await expect.poll(() => outside(page.locator(".row.active"))).toBeLessThan(2);
});
