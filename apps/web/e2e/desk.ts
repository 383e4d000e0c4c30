import { expect, type Page } from "@playwright/test";

/** The hand of the pictures: A 2,500, B 6,000, C 12,300, D 20,000, E 4,000 folded, ante 1,000. */
export const FIVE = "#1;u=100;b=5;d=1000;p=A:2500,B:6000,C:12300,D:20000,E:4000f";
export const TEN = "#1;p=A:50f,B:100f,C:700,D:750,E:1250,F:1250,G:5000,H:300f,I:90000,J:1300";

/** A phone of the size that the pictures are drawn for. */
export const PHONE = { viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true } as const;

/** The desk of the pictures. */
export const WIDE = { width: 1440, height: 900 } as const;
export const LANGS = ["en", "ko", "ja"] as const;

/** For tests that need the service worker. Elsewhere it is blocked (playwright.config.ts): filling its cache for every test costs more than most tests. */
export const INSTALLED = { serviceWorkers: "allow" } as const;

/** Waits until the service worker has every file and serves this page. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens the screen as somebody who has read the notice, in a theme. */
export async function open(
  page: Page,
  { lang = "en", hand = "", theme = "light", order = "last-side-first", tab = "pot", settings = {} } = {},
): Promise<void> {
  await page.addInitScript(
    ([kept]) => {
      if (!localStorage.getItem("sidepot.settings")) localStorage.setItem("sidepot.settings", kept ?? "");
    },
    [JSON.stringify({ theme, awardOrder: order, noticeRead: true, ...settings })],
  );
  await page.goto(`/${lang}/${tab}${hand}`);
  await expect(page.locator("h1")).toBeVisible();
}

/** The keys of the own pad that type an amount, and the fewest of them. */
function keysOf(amount: number): string[] {
  const keys: string[] = [];
  for (let text = String(amount); text !== ""; ) {
    const key = keys.length === 0 ? text.slice(0, 1) : (["000", "00"].find((zeros) => text.startsWith(zeros)) ?? text.slice(0, 1));
    keys.push(key);
    text = text.slice(key.length);
  }
  return keys;
}

/** Presses one key of the pad by its text. */
export const press = (page: Page, key: string): Promise<void> => page.locator(".keys button", { hasText: new RegExp(`^${key}$`) }).click();

const lastNext = new WeakMap<Page, number>();

/** The Next key, which is Split on the last row. Waits out the guard against double taps. */
export async function next(page: Page): Promise<void> {
  await page.waitForTimeout(Math.max(0, 330 - (Date.now() - (lastNext.get(page) ?? 0))));
  await page.locator(".keys .next").click();
  lastNext.set(page, Date.now());
}

/** Enters a hand with the pad alone, as `2500` or `4000f`, and splits it. Gives the number of taps. */
export async function enter(page: Page, bets: readonly string[]): Promise<number> {
  let taps = 0;
  while ((await page.locator(".row").count()) < bets.length) await page.locator(".sum button").first().click();
  await page.locator('input[data-row="0"]').click();
  for (const [row, bet] of bets.entries()) {
    if (bet.endsWith("f")) {
      await page.locator(".row").nth(row).locator(".state").nth(1).click();
      taps++;
    }
    for (const key of keysOf(Number.parseInt(bet, 10))) {
      await press(page, key);
      taps++;
    }
    await next(page);
    taps++;
  }
  while (!(await page.locator(".award").first().isVisible())) await next(page);
  return taps;
}

/** The rows of the award list as text: `S2 Side pot 2 C D 12,600`. */
export async function awards(page: Page): Promise<string[]> {
  const rows = await page.locator(".award").allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, " ").trim());
}
