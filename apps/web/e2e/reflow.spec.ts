import { expect, type Page, test } from "@playwright/test";
import { FIVE, open, TEN } from "./desk.ts";

/** Texts that something cuts off, or that stick out of the key, pill or link that they belong to. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bad: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility() || parent.closest(".sr, svg, select, noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // A table wider than the screen scrolls by itself, and can be reached.
      if (!parent.closest("[role=region]") && (left < -1 || right > innerWidth + 1)) bad.push(`${text}: outside the screen`);
      for (let box: Element | null = parent; box && box !== document.body && !box.matches("[role=region]"); box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const hidden = /hidden|clip/;
        if (hidden.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) bad.push(`${text}: cut by ${box.className}`);
        if (hidden.test(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2)) bad.push(`${text}: cut by ${box.className}`);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1 && !box.matches("[role=region]"))
          bad.push(`${text}: scrolls sideways in ${box.className}`);
        if (box.matches("button, a, .pill") && (left < edge.left - 1 || right > edge.right + 1))
          bad.push(`${text}: sticks out of ${box.className}`);
        if (/auto|scroll/.test(overflowY)) break;
      }
    }
    for (const field of document.querySelectorAll("input"))
      if (field.checkVisibility() && field.scrollWidth > field.clientWidth + 1) bad.push(`${field.value}: cut in its field`);
    return [...new Set(bad)];
  });

const scenes = async (page: Page, look: (name: string) => Promise<void>): Promise<void> => {
  await look("result");
  await page.locator(".award").nth(1).click();
  await page.locator(".actions .square").click();
  await look("table");
  await page.goBack();
  await look("entering");
  await page.locator(".bar .icon").last().click();
  await page.locator("summary").click();
  await look("settings");
  await page.keyboard.press("Escape");
};

for (const lang of ["en", "ko", "ja"]) {
  test(`[point 44] 320 px (400 % zoom) reflows, nothing cut: ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [height, hand] of [
      [568, FIVE],
      [256, TEN],
    ] as const) {
      await page.setViewportSize({ width: 320, height });
      await open(page, { lang, hand });
      await scenes(page, async (name) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
        expect(await clipped(page), name).toEqual([]);
      });
      const last = page.locator(".keys .next");
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }
  });

  test(`[point 44] 200 % text, and text spacing, clip nothing: ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 720 });
    for (const rule of [
      "html { font-size: 200% !important }",
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    ]) {
      await open(page, { lang, hand: FIVE });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, rule);
      await scenes(page, async (name) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
        expect(await clipped(page), `${name}, ${rule}`).toEqual([]);
      });
    }
  });
}
