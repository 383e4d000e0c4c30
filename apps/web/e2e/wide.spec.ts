import { expect, test } from "@playwright/test";
import { awards, FIVE, open } from "./desk.ts";

test.use({ viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });

test("two columns pasted from a sheet fill the rows", async ({ page }) => {
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText("Ann\t2,500\nBob\t6,000\n민수\t1만2300\nDee\t20000\n"));
  await page.locator('input[data-row="0"]').click();
  await page.keyboard.press("Control+v");
  await expect(page.locator(".name input")).toHaveCount(4);
  await expect(page.locator(".name input").nth(2)).toHaveValue("민수");
  expect(await awards(page)).toEqual(["Return to Dee 7,700", "S2 Side pot 2 12,600", "S1 Side pot 1 10,500", "M Main pot 10,000"]);
});

test("the grid goes by Enter and arrows, and a chosen row quiets the other layers", async ({ page }) => {
  await open(page);
  await page.locator('input[data-row="0"]').click();
  for (const amount of ["50", "120", "200"]) {
    await page.keyboard.type(amount);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('input[data-row="2"]')).toBeFocused();
  await page.locator(".award").nth(1).click();
  await expect(page.locator(".strata g.quiet")).toHaveCount(1);
  await expect(page.locator(".detail:not([hidden])")).toContainText("140 = 70 × 2 (B C)");
});

test("editing in the middle of an amount keeps the caret there", async ({ page }) => {
  await open(page, { hand: "#1;p=A:12300,B:1" });
  const field = page.locator('input[data-row="0"]');
  await field.click();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type("45");
  await expect(field).toHaveValue("1,245,300");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
});

test("the state of a player is one choice; the theme and the link are one press away", async ({ page }) => {
  await open(page, { hand: FIVE });
  const state = page.getByLabel("State of D");
  await expect(state.locator("option:checked")).toHaveText("covers");
  await page.getByLabel("State of B").selectOption("folded");
  await expect(page.locator(".award")).toHaveCount(3);
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/en\/pot#1;u=100;d=1000;p=A:2500,B:6000f,C:12300,D:20000,E:4000f$/,
  );
});
