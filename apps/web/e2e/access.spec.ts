import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { enter, FIVE, open, PHONE, press, TEN } from "./desk.ts";

const THEMES = ["light", "dark", "max", "max-dark"] as const;
const ERROR = "#1;u=100;p=A:1250,B:2000t,C:4000f,D:4100f";

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`));
};

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const theme of THEMES) {
    test(`38: axe finds nothing in ${theme}: empty, filled, result, error, sheets`, async ({ page }) => {
      await open(page, { theme });
      expect(await violations(page)).toEqual([]);
      await press(page, "5");
      await page.locator('input[data-row="1"]').fill("5x");
      expect(await violations(page)).toEqual([]);
      await page.goto(`/en/pot${ERROR}`);
      await page.locator(".award").first().click();
      await page.locator(".actions .second").click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Share" }).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Edit" }).click();
      await page.getByRole("button", { name: "Settings" }).click();
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const lang of ["ko", "ja"]) {
    test(`38: axe finds nothing in ${lang}`, async ({ page }) => {
      await open(page, { lang, hand: FIVE });
      expect(await violations(page)).toEqual([]);
      await page.goBack();
      expect(await violations(page)).toEqual([]);
    });
  }

  test("34: every target is 48 x 48 at least", async ({ page }) => {
    await open(page);
    expect(await small(page, 48)).toEqual([]);
    await page.goto(`/en/pot${TEN}`);
    expect(await small(page, 48)).toEqual([]);
    await page.getByRole("button", { name: "Edit" }).click();
    expect(await small(page, 48)).toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await small(page, 48)).toEqual([]);
  });

  for (const theme of THEMES) {
    test(`46: text has its contrast in ${theme}, edges and focus theirs`, async ({ page }) => {
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

  test("45: reduced motion moves nothing; forced colours keep cells and hatching", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, { hand: FIVE });
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 100).length,
    );
    expect(running).toBe(0);
    await page.emulateMedia({ forcedColors: "active" });
    const cells = page.locator(".strata .cell");
    expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).fill))).toContain("rgb(15, 108, 180)");
    await expect(page.locator(".strata .cell.folded")).toHaveCount(2);
  });
});

test("44: 320 px, and 400 % zoom, reflow without a sideways scroll", async ({ page }) => {
  for (const height of [568, 256]) {
    await page.setViewportSize({ width: 320, height });
    for (const lang of ["en", "ko", "ja"]) {
      await open(page, { lang, hand: TEN });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.goBack();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const last = page.locator(".keys .next");
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }
  }
});

test("44: text spacing clips nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await open(page, { hand: FIVE });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const clipped = (): Promise<string[]> =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("button, .eq, .notes, .detail p"))
        .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX !== "visible")
        .map((node) => node.textContent ?? ""),
    );
  expect(await clipped()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("40: keyboard only, from empty to the result and back; focus is always seen", async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 800 });
  await open(page);
  await page.locator('input[data-row="0"]').focus();
  for (const amount of ["2500", "6000", "12300", "12300"]) {
    await page.keyboard.type(amount);
    await page.waitForTimeout(310);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("h1")).toHaveText("3 pots");
  await expect(page.locator("h1")).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  const seen = await page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement)) return false;
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return getComputedStyle(node).outlineStyle !== "none" && (node === hit || node.contains(hit));
  });
  expect(seen).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.locator('[aria-expanded="true"]')).toHaveCount(1);
});

test("40: the wide screen by keyboard, and 34: no target under 24 px there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { hand: FIVE });
  expect(await violations(page)).toEqual([]);
  expect(await small(page, 24)).toEqual([]);
  await page.setViewportSize({ width: 900, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900);
  expect(await small(page, 24)).toEqual([]);
});

test("what was entered by touch is there for the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await open(page);
  await enter(page, ["100", "200", "200"]);
  await expect(page.locator(".award")).toHaveCount(2);
});

/** The targets that are smaller than they may be. */
const small = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const targets = Array.from(document.querySelectorAll<HTMLElement>("button, a[href], input, select, label.choice"));
    return targets
      .filter((node) => node.checkVisibility() && !(node instanceof HTMLInputElement && node.closest("label")))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width < limit - 0.5 || box.height < limit - 0.5)
      .map(({ node, box }) => `${node.className} ${node.getAttribute("aria-label") ?? node.textContent} ${box.width}x${box.height}`);
  }, least);

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
