import { expect, test } from "@playwright/test";
import { FIVE, open } from "./desk.ts";

for (const lang of ["en", "ko", "ja"]) {
  test(`the sum keeps every sign with its number, and the tick with the last one: ${lang}`, async ({ page }) => {
    for (const hand of [FIVE, "#1;p=A:999999999000,B:999999999000,C:9999999999"]) {
      for (const width of [320, 360, 420, 560, 900, 1440]) {
        await page.setViewportSize({ width, height: 720 });
        await open(page, { lang, hand });
        const apart = await page.locator(".eq > *").evaluateAll(
          (terms) =>
            terms.filter((term) => {
              const lines = [...term.querySelectorAll("b, .ok")].map((part) => part.getBoundingClientRect());
              const own = term.firstElementChild?.getBoundingClientRect() ?? term.getBoundingClientRect();
              return lines.some(({ top, bottom }) => own.bottom < top || own.top > bottom);
            }).length,
        );
        expect(apart, `${width}`).toBe(0);
        const signs = await page.locator(".eq > *").allInnerTexts();
        expect(
          signs.slice(1).every((text) => /^[=+][\s\S]*\d/.test(text)),
          signs.join("|"),
        ).toBe(true);
        await expect(page.locator(".eq > :last-child .ok")).toHaveCount(1);
      }
    }
  });
}
