import { expect, type Page, test } from "@playwright/test";
import type { FinishedHand } from "@sidepot/trainer/table";
import { violations } from "./access.ts";
import { playedHand, shelf } from "./coach.ts";
import { LANGS, open, PHONE } from "./desk.ts";

test.use(PHONE);

/** Two pots, and the chips of somebody who folded in the first one. */
const HAND = playedHand(0.5, ({ events, outcome }) => outcome.pots.length === 2 && events.some(({ type }) => type === "folded"), [
  "Me",
  "Leo",
  "Ana",
  "Yu",
]);
const AMOUNTS = HAND.outcome.pots.map(({ amount }) => amount);

async function openQuiz(page: Page, lang = "en", hand: FinishedHand = HAND): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("sidepot.hands", kept), shelf(hand));
  await open(page, { lang, tab: "coach" });
  await page.locator(".quiz summary").focus();
  await page.keyboard.press("Enter");
}

for (const lang of LANGS) {
  test(`how much is in each pot is answered by keyboard, and what is wrong is told pot by pot: ${lang}`, async ({ page }) => {
    await openQuiz(page, lang);
    const fields = page.locator(".quiz input");
    await expect(fields).toHaveCount(2);
    // Nothing is answered before somebody does.
    for (const field of await fields.all()) await expect(field).toHaveValue("");
    await page.keyboard.press("Tab");
    await expect(fields.first()).toBeFocused();
    await page.keyboard.type(String(AMOUNTS[0]));
    await page.keyboard.press("Enter");
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-score]")).toHaveAttribute("data-score", "1");
    await expect(fields.nth(0)).toHaveAttribute("aria-invalid", "false");
    await expect(fields.nth(1)).toHaveAttribute("aria-invalid", "true");
    await expect(fields.nth(1)).toHaveAccessibleDescription(/7/);
    await expect(fields.nth(1)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // The field takes what is typed for what was there.
    await page.keyboard.press("Control+a");
    await page.keyboard.type(String(AMOUNTS[1]));
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-score]")).toHaveAttribute("data-score", "2");
    await expect(page.locator(".quiz [data-show]")).toHaveCount(0);
  });
}

test("folded chips that were left out are told as that, a word that is no number as one, and the sums on wish", async ({ page }) => {
  await openQuiz(page);
  const fields = page.locator(".quiz input");
  await fields.first().fill("many");
  await fields.nth(1).fill(String(AMOUNTS[1]));
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-score]")).toHaveCount(0);
  await expect(fields.first()).toBeFocused();
  await expect(fields.first()).toHaveAttribute("aria-invalid", "true");
  const folded = HAND.events.flatMap((event) => (event.type === "folded" ? [event.seat as number] : []));
  const bets = await page.locator(".quiz li b").allTextContents();
  expect(bets.length).toBeGreaterThanOrEqual(3);
  const out = await page.locator(".quiz li", { hasText: "folded" }).locator("b").allTextContents();
  expect(out).toHaveLength(folded.length);
  const left = out.reduce((sum, text) => sum + Number(text.replaceAll(",", "")), 0);
  await fields.first().fill(String((AMOUNTS[0] ?? 0) - left));
  await page.locator(".quiz button[type=submit]").click();
  await expect(page.locator(".quiz [data-lesson]")).toContainText("Who folds gives up the right to chips, not the chips.");
  await page.locator(".quiz [data-show]").click();
  await expect(fields.first()).toHaveAccessibleDescription(/=/);
});
