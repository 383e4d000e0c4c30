import { expect, type Page, test } from "@playwright/test";
import { FIVE, open, PHONE, press } from "./desk.ts";

test.use(PHONE);

const settings = (page: Page): Promise<void> => page.getByRole("button", { name: "Settings", exact: true }).click();
const close = (page: Page): Promise<void> => page.getByRole("button", { name: "Close" }).click();

test("blinds and a straddle become keys that fill the row; a big blind ante lies there for every hand", async ({ page }) => {
  await open(page);
  await settings(page);
  await page.getByLabel("50/100").check();
  await page.getByLabel("Big blind ante").check();
  await page.getByRole("group", { name: "Straddle" }).getByLabel("One", { exact: true }).check();
  await expect(page.getByLabel("Chips in the ante")).toHaveValue("100");
  await close(page);
  await page.locator('input[data-row="1"]').click();
  await page.getByRole("button", { name: "Big 100" }).click();
  await expect(page.locator('input[data-row="1"]')).toHaveValue("100");
  await page.locator('input[data-row="2"]').click();
  await page.getByRole("button", { name: "Straddle 200" }).click();
  await expect(page.locator(".live li").first()).toContainText("300");
  await page.reload();
  await expect(page.getByRole("button", { name: "Small 50" })).toBeVisible();
  await settings(page);
  await page.getByRole("button", { name: "Clear this hand" }).click();
  await expect(page.locator(".sum")).toContainText("Ante 100");
  await settings(page);
  await page.getByRole("radio", { name: "Each player" }).check();
  await expect(page.getByText("Counts in each player's amount")).toBeVisible();
  await close(page);
  await expect(page.locator(".sum .house")).not.toContainText("100");
});

test("custom amounts, players, names and the button are kept on the device", async ({ page }) => {
  await open(page);
  await settings(page);
  await page.getByLabel("25/50").check();
  await page.getByLabel("Small blind", { exact: true }).fill("30");
  await page.getByLabel("Big blind", { exact: true }).fill("60");
  await page.getByLabel("Other amount").fill("3");
  await page.locator("summary").click();
  await page.getByRole("button", { name: "One player more" }).click();
  await page.getByLabel("Name 1").fill("민수");
  await page.getByLabel("Name 2").focus();
  await page.getByRole("button", { name: "Button on B" }).click();
  await expect(page.locator("summary")).toContainText("5, button on B");
  await close(page);
  await page.reload();
  await expect(page.locator(".row .name").first()).toHaveText("민수");
  await expect(page.locator(".row")).toHaveCount(5);
  await expect(page.locator(".quick b")).toHaveText(["30", "60"]);
  await expect(page.locator(".sum")).toContainText("Unit 3");
});

test("odd chips go by the rule that is chosen, at the showdown", async ({ page }) => {
  await open(page, { tab: "showdown", hand: "#1;d=2;p=A:33,B:33,C:33;c=AsKhQdJcTh;h=A:2c3c,B:2d3d,C:2h3h" });
  const said = page.locator("main");
  await expect(said).toContainText("34");
  await page.goBack();
  await settings(page);
  await page.getByLabel("All to the first").check();
  await close(page);
  await page.goForward();
  await expect(said).toContainText("35");
  await expect(said).not.toContainText("34");
});

test("for the left hand the other keys and the states change sides, in the order of focus too", async ({ page }) => {
  await open(page);
  const left = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
  expect(await left(".keys .next")).toBeGreaterThan(await left(".keys .key"));
  await settings(page);
  await page.getByLabel("Left hand").check();
  await close(page);
  expect(await left(".keys .next")).toBeLessThan(20);
  expect(await left(".row .state")).toBeLessThan(await left(".row .chips"));
  await expect(page.locator(".row button").first()).toHaveClass(/state/);
  await page.reload();
  expect(await left(".keys .next")).toBeLessThan(20);
});

test("text grows by the choice, and by the browser's own size", async ({ page }) => {
  await open(page);
  const size = (): Promise<number> => page.locator("h1").evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const before = await size();
  await settings(page);
  await page.getByLabel("150").check();
  await close(page);
  expect(await size()).toBeCloseTo(before * 1.5, 1);
});

test("suit colours and dark faces reach the cards", async ({ page }) => {
  await open(page, { theme: "dark", tab: "showdown", hand: `${FIVE};c=AsKhQd2c2s` });
  const token = (name: string): Promise<string> =>
    page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);
  await expect(page.locator(".slot svg").first()).toBeVisible();
  expect([await token("--h"), await token("--face")]).toEqual(["#b50f1c", "#e6e1d6"]);
  await settings(page);
  await page.getByLabel("Colour-safe").check();
  expect([await token("--h"), await token("--c")]).toEqual(["#b23a09", "#006e68"]);
  await page.getByRole("group", { name: "Cards in the dark" }).getByLabel("Dark").check();
  expect([await token("--face"), await token("--h")]).toEqual(["#272926", "#ff8a5c"]);
  await page.getByLabel("Two colours").check();
  expect([await token("--d"), await token("--c")]).toEqual([await token("--h"), await token("--s")]);
  await page.getByRole("group", { name: "Theme" }).getByLabel("Light").check();
  expect(await token("--face")).toBe("#fffefa");
});

test("a warning leads back to the row that it is about", async ({ page }) => {
  await open(page, { hand: "#1;u=100;p=A:1200,B:1250,C:2000" });
  await page.getByRole("button", { name: "Fix B" }).click();
  await expect(page.locator(".row.active .name")).toHaveText("B");
});

test("short numbers are written out at a press", async ({ page }) => {
  await open(page, { hand: "#1;p=A:90000,B:90000,C:123456,D:200000,E:300000,F:400000" });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "540,000" }).click();
  await expect(page.getByRole("button", { name: "540,000" })).toHaveText("540,000");
  await press(page, "1");
});
