import { expect, type Page, test } from "@playwright/test";
import { LANGS, open } from "./desk.ts";
import { edit, FOUR, openShowdown } from "./showdown.ts";

const MOST = "#1;p=A:999999999000,B:999999999000,C:999999999000;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d,C:4d5dJcTc";

/** On how many lines a piece of text stands, wherever it occurs. */
const linesOf = (page: Page, selector: string, piece: string): Promise<number[]> =>
  page.locator(selector).evaluateAll(
    (boxes, wanted) =>
      boxes.flatMap((box) => {
        const found: number[] = [];
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const at = node.textContent?.indexOf(wanted) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + wanted.length);
          found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
        }
        return found;
      }),
    piece,
  );

for (const lang of LANGS) {
  test(`large text on a narrow phone: titles and keys keep their words whole, amounts lie on no card: ${lang}`, async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      for (const size of [100, 125, 150]) {
        await page.addInitScript(() => localStorage.clear());
        await openShowdown(page, { lang, hand: MOST, more: { size } });
        await edit(page);
        const title = (await page.locator("h1").textContent()) ?? "";
        expect(await linesOf(page, "h1", title), `${title}, ${width}, ${size}`).toEqual([1]);
        const covered = await page.locator(".list .row").evaluateAll((rows) =>
          rows.flatMap((row) => {
            const amount = row.querySelector(".amount")?.getBoundingClientRect();
            const cards = [...row.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
            if (!amount || amount.width === 0) return [];
            return cards.filter((c) => c.right > amount.left && c.left < amount.right && c.bottom > amount.top && c.top < amount.bottom);
          }),
        );
        expect(covered, `${width}, ${size}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const right = await page
          .locator(".board .slot")
          .last()
          .evaluate((slot) => slot.getBoundingClientRect().right);
        expect(right).toBeLessThanOrEqual(width);
        await page.goto(`/${lang}/pot`);
        await expect(page.locator(".keys .next")).toBeVisible();
        const outside = await page.locator(".keys .key").evaluateAll((keys) =>
          keys.flatMap((key) => {
            const range = document.createRange();
            range.selectNodeContents(key);
            const [inner, outer] = [range.getBoundingClientRect(), key.getBoundingClientRect()];
            return inner.right > outer.right || inner.left < outer.left || inner.bottom > outer.bottom || inner.top < outer.top
              ? [key.textContent]
              : [];
          }),
        );
        expect(outside, `${width}, ${size}`).toEqual([]);
      }
    }
  });
}

test("names of pots are broken between their words alone, on the narrowest desk in Japanese", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  for (const tab of ["pot", "showdown"]) {
    await open(page, { lang: "ja", hand: FOUR, tab });
    for (const word of ["ポット", "サイド", "メイン"]) {
      const found = await linesOf(page, ".what", word);
      expect(found.length, word).toBeGreaterThan(0);
      expect(new Set(found), word).toEqual(new Set([1]));
    }
  }
});

test("large text on a desk: Showdown keeps its margins until it has three columns", async ({ page }) => {
  for (const [width, columns] of [
    [1000, 0],
    [1130, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openShowdown(page, { hand: FOUR, more: { size: 125 } });
    await expect(page.locator(".takes")).toBeVisible();
    await expect(page.locator(".columns > section")).toHaveCount(columns);
    const padding = await page.locator(".line, .award").evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).paddingLeft));
    expect(new Set(padding)).toEqual(new Set([columns === 0 ? "16px" : "0px"]));
  }
});
