import { expect, type Page, test } from "@playwright/test";
import { FIVE, open, PHONE, TEN } from "./desk.ts";

test.use(PHONE);

/** The same hand with cards. */
const CARDS = `${FIVE};c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs`;
const THEMES = ["light", "dark", "max", "max-dark"] as const;

for (const theme of THEMES) {
  test(`[point 46] text has its contrast in ${theme}, edges and focus theirs`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 1500 });
    for (const hand of [FIVE, TEN]) {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, { theme, hand });
      expect(await poor(page)).toEqual([]);
      await page.locator(".award").nth(1).click();
      expect(await poor(page)).toEqual([]);
      await page.getByRole("button", { name: "Edit" }).click();
      expect(await poor(page)).toEqual([]);
    }
    await page.locator('input[data-row="1"]').fill("5x");
    await page.locator('input[data-row="0"]').focus();
    await page.locator('input[data-row="1"]').focus();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.locator(".snack p")).not.toBeEmpty();
    expect(await poor(page)).toEqual([]);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.locator("summary").click();
    expect(await poor(page)).toEqual([]);
    await page.goto(`/en/showdown${CARDS}`);
    await expect(page.locator(".edit")).toBeVisible();
    expect(await poor(page)).toEqual([]);
    await page.locator(".edit").click();
    expect(await poor(page)).toEqual([]);
    const tokens = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(
        ["--bg", "--surface", "--sunk", "--border", "--focus"].map((name) => [name, style.getPropertyValue(name).trim()]),
      );
    });
    for (const edge of ["--border", "--focus"]) {
      for (const ground of ["--bg", "--surface", "--sunk"])
        expect(contrast(tokens[edge] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(3);
    }
  });
}

/** Texts whose contrast with what lies behind them is under 4.5, or under 3 where they are large. */
const poor = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Colour = [number, number, number, number];
    const canvas = document.createElement("canvas");
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
    const read = (text: string): Colour => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = "#0000";
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const over = (top: Colour, under: Colour): Colour => {
      const a = top[3];
      return [0, 1, 2].map((i) => (top[i] ?? 0) * a + (under[i] ?? 0) * (1 - a)).concat(1) as Colour;
    };
    const light = ([r, g, b]: Colour): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const bad: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest(".sr, title, desc, noscript, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const at = stack.indexOf(parent);
      if (at < 0) continue;
      let ground: Colour = read(getComputedStyle(document.documentElement).backgroundColor);
      for (const behind of stack.slice(at).toReversed()) {
        const style = getComputedStyle(behind);
        if (behind instanceof SVGElement) {
          if (Object.is(behind, parent) || style.fill.startsWith("url") || !(behind instanceof SVGGeometryElement)) continue;
          const [r, g, b, a] = read(style.fill);
          ground = over([r, g, b, a * Number(style.fillOpacity) * Number(style.opacity)], ground);
        } else ground = over(read(style.backgroundColor), ground);
      }
      const style = getComputedStyle(parent);
      const ink = over(read(parent instanceof SVGElement ? style.fill : style.color), ground);
      const [a, b] = [light(ink), light(ground)].sort((x, y) => y - x) as [number, number];
      const ratio = (a + 0.05) / (b + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (ratio < (large ? 3 : 4.5))
        bad.push(`${node.textContent.trim()} ${ratio.toFixed(2)} ${style.fill} ${style.color} on ${ground.map(Math.round)}`);
    }
    return bad;
  });

function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex;
    const [r = 0, g = 0, bl = 0] = [1, 3, 5]
      .map((i) => Number.parseInt(full.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}
