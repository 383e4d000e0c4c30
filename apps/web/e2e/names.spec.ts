import { expect, type Locator, test } from "@playwright/test";
import { open, PHONE } from "./desk.ts";

test.use(PHONE);

/** Where a piece of a text begins on the screen, in pixels from the left. */
const leftOf = (text: Locator, piece: string): Promise<number> =>
  text.evaluate((node, sought) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let part = walker.nextNode(); part; part = walker.nextNode()) {
      const at = part.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(part, at);
      range.setEnd(part, at + sought.length);
      return range.getBoundingClientRect().left;
    }
    return Number.NaN;
  }, piece);

test("names read from right to left leave numbers and arrows in their order", async ({ page }) => {
  await open(page, { hand: `#1;p=${encodeURIComponent("דן")}:6000,${encodeURIComponent("علي")}:600,C:7000` });
  await page.getByRole("button", { name: "Edit" }).click();
  await page.locator('input[data-row="0"]').fill("500");
  await page.getByRole("button", { name: "Undo" }).click();
  const said = page.locator(".snack p");
  await expect(said).toContainText("דן");
  expect(await leftOf(said, "דן")).toBeLessThan(await leftOf(said, "6,000"));
  expect(await leftOf(said, "6,000")).toBeLessThan(await leftOf(said, "500"));
});

test("a name that shows nothing is the row's letter, and no two rows are called the same", async ({ page }) => {
  await open(page, { hand: `#1;p=B:100,${encodeURIComponent("\u200b\u0301")}:200,${encodeURIComponent("\u202eAnn")}:300` });
  await expect(page.locator(".award")).toHaveCount(3);
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.locator(".row .name")).toHaveText(["B", "B2", "Ann"]);
});
