import { expect, type Page, test } from "@playwright/test";
import { FIVE, open, PHONE } from "./desk.ts";

test.use(PHONE);

const chips = (page: Page): Promise<string[]> =>
  page.locator(".chips").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test("what one tab does to the hand is in the other, which says so, and neither goes over the other", async ({ page, context }) => {
  await open(page, { hand: "#1;p=A:10,B:20,C:30" });
  await page.getByRole("button", { name: "Edit" }).click();
  const other = await context.newPage();
  await open(other);
  await other.locator('input[data-row="0"]').fill("77");
  await expect(page.locator('input[data-row="0"]')).toHaveValue("77");
  await expect(page.locator(".snack")).toContainText("The hand was changed in another tab.");
  await page.locator('input[data-row="1"]').fill("88");
  await expect(other.locator('input[data-row="1"]')).toHaveValue("88");
  expect([await chips(page), await chips(other)]).toEqual([
    ["77", "88", "30"],
    ["77", "88", "30"],
  ]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(other.locator('input[data-row="1"]')).toHaveValue("20");
});

test("what one tab deleted does not come back from another", async ({ page, context }) => {
  await open(page, { hand: FIVE });
  const other = await context.newPage();
  await other.goto("/en/pot");
  await other.getByRole("button", { name: "Settings", exact: true }).click();
  await other.getByRole("button", { name: "Delete what this device keeps" }).click();
  await expect(page.locator(".snack")).toContainText("Nothing is kept on this device now.");
  await expect(page.locator('input[data-row="0"]')).toHaveValue("");
  await page.locator('input[data-row="0"]').fill("5");
  const kept = await page.evaluate(() => Object.values(localStorage).join(" "));
  expect(kept).toContain("A:5,B:0,C:0,D:0");
  expect(kept).not.toContain("12300");
});

test("a tab that heard nothing shows what is newer before it writes", async ({ page }) => {
  await open(page, { hand: "#1;p=A:10,B:20,C:30" });
  await page.getByRole("button", { name: "Edit" }).click();
  await page.evaluate(() =>
    localStorage.setItem("sidepot.hand", JSON.stringify({ now: "1;p=A:1,B:2,C:3", past: [], future: [], start: 0 })),
  );
  await page.locator('input[data-row="0"]').fill("99");
  expect(await chips(page)).toEqual(["1", "2", "3"]);
  await expect(page.locator(".snack")).toContainText("The hand was changed in another tab.");
  await page.locator('input[data-row="0"]').fill("99");
  expect(await chips(page)).toEqual(["99", "2", "3"]);
});

test("settings chosen in one tab are not lost by another", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await other.getByRole("button", { name: "Settings", exact: true }).click();
  await other.getByLabel("Left hand").check();
  await expect(page.locator("html")).toHaveAttribute("data-side", "left");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByLabel("150").check();
  await expect(other.locator("html")).toHaveAttribute("data-size", "150");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("sidepot.settings") ?? "{}"))).toMatchObject({
    side: "left",
    size: 150,
  });
});
