import { expect, type Page, test } from "@playwright/test";
import { open } from "./desk.ts";

test.use({ viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });

const column = (amounts: readonly (number | string)[]): string => `${amounts.join("\n")}\n`;
const paste = async (page: Page, row: number, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator(`input[data-row="${row}"]`).click();
  await page.keyboard.press("Control+v");
};
const amounts = (page: Page): Promise<string[]> =>
  page.locator(".chips").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.parse(localStorage.getItem("sidepot.hand") ?? "{}").now);

test("a pasted column changes amounts alone: names, folds, cards and the button stay", async ({ page }) => {
  await open(page, { hand: "#1;b=2;p=Ann:10,Bob:20,C:30f,D:40;h=B:AhAd" });
  await paste(page, 1, column([100, 200, 300, 400]));
  await expect(page.locator(".chips")).toHaveCount(5);
  expect(await kept(page)).toBe("1;b=2;p=Ann:10,Bob:100,C:200f,D:300,E:400;h=B:AhAd");
});

test("a column that does not fit is refused with the rows that do, and changes nothing", async ({ page }) => {
  await open(page, { hand: "#1;p=A:10,B:20,C:30,D:40" });
  for (const [row, lines, room] of [
    [0, 11, 10],
    [3, 10, 7],
  ] as const) {
    await paste(page, row, column(Array(lines).fill("5")));
    await expect(page.locator(".snack")).toContainText(`${lines} lines were pasted, but only ${room} rows fit from here.`);
    expect(await amounts(page)).toEqual(["10", "20", "30", "40"]);
  }
  await paste(page, 0, column(["5", "five"]));
  await expect(page.locator(".snack")).toContainText("Pasted line 2: “f” cannot stand here");
  expect(await amounts(page)).toEqual(["10", "20", "30", "40"]);
});

test("commas that part no thousands are not dropped, typed or pasted", async ({ page }) => {
  await open(page);
  const field = page.locator('input[data-row="0"]');
  await field.click();
  await page.keyboard.type("1,2,3");
  await expect(field).toHaveValue("1,2,3");
  await expect(page.getByRole("alert")).toContainText("The commas in “1,2,3” do not part the thousands.");
  await field.fill("");
  await paste(page, 0, "1,2,3");
  await expect(field).toHaveValue("1,2,3");
  await expect(page.getByRole("alert")).toContainText("“1,2,3”");
  await field.fill("");
  await page.keyboard.type("12,3004");
  await expect(field).toHaveValue("123,004");
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue("12,300");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
