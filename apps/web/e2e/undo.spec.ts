import { expect, type Page, test } from "@playwright/test";
import { FIVE, next, open, PHONE, press } from "./desk.ts";

test.use(PHONE);

/** Everything that the rows show. */
const rows = (page: Page): Promise<string> =>
  page
    .locator(".row")
    .evaluateAll((all) =>
      JSON.stringify(
        all.map((row) => [
          row.querySelector(".name")?.textContent,
          row.querySelector("input")?.value,
          ...Array.from(row.querySelectorAll(".state"), (cell) => `${cell.textContent?.trim()} ${cell.getAttribute("aria-pressed")}`),
        ]),
      ),
    );

test("[point 35] undo after each of 30 random edits, after a reload too, by key and by button; redo does them again", async ({ page }) => {
  await open(page);
  // The same numbers every time (mulberry32).
  let seed = 20240613;
  const random = (below: number): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
  const states = [await rows(page)];
  while (states.length <= 30) {
    const row = random(await page.locator(".row").count());
    const kind = random(6);
    if (kind < 3) await page.locator(`input[data-row="${row}"]`).fill(String(1 + random(9999)));
    else if (kind < 5)
      await page
        .locator(".row")
        .nth(row)
        .locator(".state")
        .nth(kind - 3)
        .click();
    else if ((await page.locator(".row").count()) < 10) await page.getByRole("button", { name: "Add player" }).click();
    await page.locator("h1").click();
    const now = await rows(page);
    if (now !== states.at(-1)) states.push(now);
  }
  await page.reload();
  expect(await rows(page)).toBe(states[30]);
  for (let at = 29; at >= 0; at--) {
    if (at % 2 === 0) await page.keyboard.press("Control+z");
    else await page.getByRole("button", { name: "Undo" }).first().click();
    expect(await rows(page), `step ${at}`).toBe(states[at]);
    if (at === 15) await page.reload();
  }
  await page.reload();
  for (let at = 1; at <= 30; at++) {
    if (at % 3 === 0) await page.keyboard.press("Control+Shift+z");
    else if (at % 3 === 1) await page.keyboard.press("Control+y");
    else await page.getByRole("button", { name: "Redo" }).click();
    expect(await rows(page), `again ${at}`).toBe(states[at]);
  }
});

test("undo names what it took back, for six seconds, and in the language of the screen", async ({ page }) => {
  await open(page, { lang: "ko" });
  await page.locator('input[data-row="1"]').click();
  for (const key of ["6", "000"]) await press(page, key);
  await page.locator('input[data-row="0"]').click();
  await page.locator('input[data-row="1"]').click();
  await press(page, "0");
  await page.getByRole("button", { name: "되돌리기" }).click();
  const said = page.locator(".snack p");
  await expect(said).toHaveText("되돌림: B 6,000 → 60,000");
  await expect(said).toHaveAttribute("role", "status");
  await page.getByRole("button", { name: "다시 하기" }).click();
  await expect(said).toHaveText("다시 함: B 6,000 → 60,000");
  await expect(said).toBeEmpty({ timeout: 8000 });
});

test("removing and clearing ask nothing, and can be taken back at once", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const before = await rows(page);
  await page.getByRole("button", { name: "C: rename or remove" }).click();
  await page.getByRole("button", { name: "Remove player" }).click();
  await expect(page.locator(".row")).toHaveCount(4);
  await expect(page.locator(".snack")).toContainText("C removed");
  await page.locator(".snack").getByRole("button", { name: "Undo" }).click();
  expect(await rows(page)).toBe(before);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Clear this hand" }).click();
  await expect(page.locator('input[data-row="0"]')).toHaveValue("");
  await page.locator(".snack").getByRole("button", { name: "Undo" }).click();
  expect(await rows(page)).toBe(before);
});

test("the last hand is one tap away, after a reload and in the middle of the next one", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.waitForTimeout(700);
  await page.getByRole("button", { name: "New hand" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Last hand" }).click();
  await expect(page.locator(".award .much")).toHaveText(["7,700", "12,600", "12,000", "13,500"]);
  await page.locator(".snack").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('input[data-row="0"]')).toHaveValue("");
  await page.locator('input[data-row="0"]').click();
  await press(page, "7");
  await next(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Last hand" }).click();
  await expect(page.locator(".award")).toHaveCount(4);
  await page.locator(".snack").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('input[data-row="0"]')).toHaveValue("7");
});
