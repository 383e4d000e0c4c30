import { expect, type Page, test } from "@playwright/test";
import { FIVE, open, PHONE } from "./desk.ts";
import { FOUR, openShowdown } from "./showdown.ts";

test.use(PHONE);

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);
const settings = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

test("going back closes the sheet that is open and leaves everything else", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText("3 pots");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Split the pot");
  for (const opener of ["Settings", "C: rename or remove"]) {
    await page.getByRole("button", { name: opener, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("h1")).toHaveText("Split the pot");
  }
});

test("on the showdown too, where sheets are its own", async ({ page }) => {
  await openShowdown(page, { hand: `${FOUR.replace(/;h=.*/, "")}` });
  await page.getByRole("button", { name: "Who shows first" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toContain("/en/showdown");
});

test("sheets closed by their own button leave nothing behind, and the way forward as it was", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await settings(page);
  await page.getByRole("button", { name: "Close" }).click();
  const before = await entries(page);
  for (let i = 0; i < 3; i++) {
    await settings(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(await entries(page)).toBe(before);
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("3 pots");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => history.state?.sheet)).toBeUndefined();
});

test("a reload closes the sheet, and what is chosen in one takes its place", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.waitForTimeout(700);
  await page.getByRole("button", { name: "New hand" }).click();
  await settings(page);
  await page.reload();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined();
  await settings(page);
  await page.getByRole("dialog").getByRole("button", { name: "Last hand" }).click();
  await expect(page.locator(".award")).toHaveCount(4);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Split the pot");
  await page.goForward();
  await expect(page.locator(".award")).toHaveCount(4);
});

test("settings opened on the way back leave the way forward, and a language chosen there stays", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.goBack();
  await settings(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await settings(page);
  await page.getByRole("link", { name: "한국어" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText("팟 나누기");
  await expect(page).toHaveURL(/\/ko\/pot$/);
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("팟 3개");
});
