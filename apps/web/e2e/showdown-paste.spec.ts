import { expect, type Page, test } from "@playwright/test";
import { active, CHIPS, FOUR, openShowdown, places, takes } from "./showdown.ts";

test.use({ viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });

const field = (page: Page) => page.getByLabel("Type or paste cards");
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => navigator.clipboard.writeText(given), text);
  await page.keyboard.press("Control+v");
}
const filled = async (page: Page): Promise<(string | null)[]> => (await places(page)).filter((name) => !name?.endsWith(", empty"));

test("pasted text that is more than cards puts none, and says so", async ({ page }) => {
  await openShowdown(page);
  const texts = ["ace of spades", "Thanks", "As Kh and then Qd", "https://example.org/share?id=Th", "As K", "AsAs"];
  for (const text of texts) {
    await page.locator("h1").click();
    await paste(page, text);
    await expect(page.getByRole("alert"), text).toContainText("No card was put in.");
    expect(await filled(page), text).toEqual([]);
    await field(page).fill("");
    await field(page).focus();
    await paste(page, text);
    await expect(page.getByRole("alert"), text).toContainText("No card was put in.");
    await expect(field(page)).toHaveValue(text);
    expect(await filled(page), text).toEqual([]);
  }
  await expect(active(page)).toHaveAttribute("aria-label", "flop, first card, empty");
  // What was refused stands marked, and gives way to what is typed next.
  await page.keyboard.type("Qh");
  expect(await filled(page)).toEqual(["queen of hearts"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a card that is out already is refused by its name, and the field takes the next one", async ({ page }) => {
  await openShowdown(page);
  await field(page).pressSequentially("As As");
  await expect(page.getByRole("alert")).toHaveText("The ace of spades is already on the board.");
  await expect(field(page)).toHaveValue("");
  await field(page).pressSequentially("Kd");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await filled(page)).toEqual(["ace of spades", "king of diamonds"]);
  await field(page).fill("Qc As");
  await expect(page.getByRole("alert")).toHaveText("The ace of spades is already on the board. No card was put in.");
  await field(page).pressSequentially("Qc");
  expect(await filled(page)).toEqual(["ace of spades", "king of diamonds", "queen of clubs"]);
  await field(page).fill("2c3c4c5c6c7c8c9cTcJc2d3d");
  await expect(page.getByRole("alert")).toHaveText("12 cards, and only 10 places are left. No card was put in.");
  await page.getByRole("button", { name: /^Undo/ }).click();
  expect(await filled(page)).toEqual(["ace of spades", "king of diamonds"]);
});

test("a pasted link opens its hand, on its own screen", async ({ page }) => {
  await openShowdown(page);
  await page.locator("h1").click();
  await paste(page, `Look: https://example.org/ja/showdown${FOUR}`);
  await expect(page.locator(".takes")).toBeVisible();
  expect(await takes(page)).toEqual(["D takes 12,600"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await field(page).focus();
  await paste(page, `https://example.org/en/pot${CHIPS}`);
  await expect(page).toHaveURL(/\/en\/pot$/);
  await expect(page.locator(".award .much")).toHaveText(["7,700", "12,600", "12,000", "13,500"]);
});
