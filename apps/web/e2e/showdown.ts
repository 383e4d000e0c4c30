import { expect, type Locator, type Page } from "@playwright/test";

/** The hand of the pictures with everybody's cards: D takes side pot 2, B side pot 1, A the main pot; 7,700 goes back to D. */
export const FOUR = "#1;u=100;d=1000;p=A:2500,B:6000,C:12300,D:20000,E:4000f;c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs";
/** The same without cards. */
export const CHIPS = "#1;u=100;d=1000;p=A:2500,B:6000,C:12300,D:20000,E:4000f";
/** Its cards in the order of entering. */
export const CARDS = ["As", "Kh", "Qd", "2c", "2s", "Ah", "Ad", "Kc", "Ks", "Jc", "Tc", "Qc", "Qs"];

const SUIT_WORDS: Readonly<Record<string, string>> = { s: "Spade", h: "Heart", d: "Diamond", c: "Club" };

/** Opens the Showdown screen as somebody who has read the notice. */
export async function openShowdown(page: Page, { lang = "en", hand = "", theme = "light", more = {} } = {}): Promise<void> {
  await page.addInitScript(
    ([kept]) => {
      if (!localStorage.getItem("sidepot.settings")) localStorage.setItem("sidepot.settings", kept ?? "");
    },
    [JSON.stringify({ theme, awardOrder: "last-side-first", noticeRead: true, ...more })],
  );
  await page.goto(`/${lang}/showdown${hand}`);
  await expect(page.locator("h1")).toBeVisible();
}

/** Goes from an open result back to the keypad. */
export async function edit(page: Page): Promise<void> {
  await page.locator(".edit").click();
  await expect(page.locator(".pad")).toBeVisible();
}

const rankKey = (page: Page, rank: string): Locator =>
  page.locator(".ranks").getByRole("button", { name: new RegExp(`^${rank === "T" ? "10" : rank}(:|$)`) });
export const suitKey = (page: Page, suit: string): Locator =>
  page.locator(".suits").getByRole("button", { name: new RegExp(`^${SUIT_WORDS[suit]}(:|$)`) });

/** Presses a card on the pad: rank, then suit. */
export async function pressCard(page: Page, card: string): Promise<void> {
  await rankKey(page, card.slice(0, 1)).click();
  await suitKey(page, card.slice(1)).click();
}

/** The place that the next card goes to, by its accessible name. */
export const active = (page: Page): Locator => page.locator('.slot[aria-current="true"]');

/** The names of all places, in order. */
export const places = (page: Page): Promise<(string | null)[]> =>
  page.locator(".slot").evaluateAll((slots) => slots.map((slot) => slot.getAttribute("aria-label")));

/** What is said of the winner of the pot that is looked at: `D takes 12,600`. */
export const takes = async (page: Page): Promise<string[]> =>
  (await page.locator(".takes").allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());

/** Ticks the pot that is looked at, past the guard against double taps. */
export async function push(page: Page): Promise<void> {
  await page.waitForTimeout(420);
  await page.getByRole("button", { name: /^Pushed/ }).click();
}
