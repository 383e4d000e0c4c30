import { expect, test } from "@playwright/test";
import { FOUR, openShowdown } from "./showdown.ts";

const HILO = "#1;p=A:1000,B:30100,C:30100;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d,C:4d5dJcTc";
const MOST = "#1;p=A:999999999000,B:999999999000,C:999999999000;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d,C:4d5dJcTc";
const TIE = "#1;p=A:100,B:100,C:100,D:100;c=AsKhQdJcTh;h=A:2c2d,B:3h3c,C:9c9d,D:8c8d";

for (const lang of ["en", "ko", "ja"]) {
  test(`held out to the table, a pot fits a phone: ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const hand of [HILO, MOST, TIE, FOUR]) {
      await openShowdown(page, { lang, hand });
      await page.locator(".actions .square").click();
      const whole = page.locator("dialog .whole");
      await expect(whole).toBeVisible();
      const [wide, room, high, height] = await whole.evaluate((node) => [
        node.scrollWidth,
        node.clientWidth,
        node.scrollHeight,
        node.clientHeight,
      ]);
      expect(wide, hand).toBeLessThanOrEqual(room ?? 0);
      expect(high, hand).toBeLessThanOrEqual(height ?? 0);
      const cut = await page.locator("dialog .much").evaluateAll((amounts) =>
        amounts.filter((amount) => {
          const { left, right } = amount.getBoundingClientRect();
          return left < 0 || right > innerWidth || amount.scrollWidth > amount.clientWidth + 1;
        }),
      );
      expect(cut, hand).toHaveLength(0);
      await page.keyboard.press("Escape");
    }
  });
}

test("held out to the table, a pot of two halves says which half it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openShowdown(page, { hand: HILO });
  await page.locator(".actions .square").click();
  await expect(page.locator("dialog .hand b")).toHaveText("High: Three of a kind");
});
