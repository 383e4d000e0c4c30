import { expect, type Page, test } from "@playwright/test";
import { enter, FIVE, open, PHONE, press, TEN } from "./desk.ts";

/** The same hand with cards. */
const CARDS = `${FIVE};c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs`;
const THEMES = ["light", "dark", "max", "max-dark"] as const;

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const side of ["right", "left"] as const) {
    test(`[point 34] every target is 48 x 48 at least, none has to be dragged: ${side} hand`, async ({ page }) => {
      await open(page, { settings: { side, blinds: [50, 100], straddles: 2, noticeRead: false } });
      expect(await small(page, 48)).toEqual([]);
      await page.goto(`/en/pot${TEN}`);
      expect(await small(page, 48)).toEqual([]);
      await page.goto("/en/pot#1;u=100;p=A:1200,B:1250,C:2000");
      expect(await small(page, 48)).toEqual([]);
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      expect(await small(page, 48)).toEqual([]);
      await page.getByRole("button", { name: "C: rename or remove" }).click();
      await page.getByRole("button", { name: "Remove player" }).click();
      expect(await small(page, 48)).toEqual([]);
      await page.getByRole("button", { name: "Settings", exact: true }).click();
      await page.locator("summary").click();
      expect(await small(page, 48)).toEqual([]);
      expect(await page.locator("[draggable=true], input[type=range]").count()).toBe(0);
    });
  }

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

  test("[point 45] reduced motion moves nothing; forced colours keep cells, hatching and focus", async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const running = (): Promise<number> =>
      page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 100).length);
    await open(page);
    await page.locator('input[data-row="0"]').click();
    for (const key of ["5", "00"]) await press(page, key);
    expect(await running()).toBe(0);
    await page.goto(`/en/pot${FIVE}`);
    expect(await running()).toBe(0);
    await page.locator(".award").nth(1).click();
    expect(await running()).toBe(0);
    await page.getByRole("button", { name: "Share" }).click();
    expect(await running()).toBe(0);
    await page.keyboard.press("Escape");
    await page.locator(".award").nth(1).click();

    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    const shot = await page.locator(".room").screenshot();
    const box = await page.locator(".room").boundingBox();
    const centre = async (selector: string): Promise<[number, number]> => {
      const cell = await page.locator(selector).first().boundingBox();
      return [(cell?.x ?? 0) - (box?.x ?? 0) + (cell?.width ?? 0) / 2, (cell?.y ?? 0) - (box?.y ?? 0) + (cell?.height ?? 0) - 6];
    };
    const probe = await context.newPage();
    const pixels = async ([x, y]: [number, number]): Promise<string[]> =>
      probe.evaluate(
        async ([data, left, top]) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context2d = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
          context2d.drawImage(image, 0, 0);
          const row = context2d.getImageData(Number(left) - 9, Number(top), 18, 1).data;
          return Array.from({ length: 18 }, (_, i) => [...row.slice(4 * i, 4 * i + 3)].join(","));
        },
        [shot.toString("base64"), Math.round(x), Math.round(y)] as const,
      );
    expect(new Set(await pixels(await centre('[data-pot="0"] .cell.live')))).toEqual(new Set(["15,108,180"]));
    const hatch = new Set(await pixels(await centre('[data-pot="0"] .cell.folded')));
    expect(hatch.has("15,108,180")).toBe(true);
    expect(hatch.size).toBeGreaterThan(1);
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(outline).not.toBe("none");
  });
});

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

/** Whether what has the focus is marked, on the screen, and under nothing. */
const focusSeen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const node = document.activeElement;
    // Between the last and the first stop the browser itself has the focus.
    if (!(node instanceof HTMLElement) || node === document.body) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    const name = node.getAttribute("aria-label") ?? node.textContent ?? "";
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(node.contains(hit) || hit.contains(node))) return `${name} lies under ${hit?.className}`;
    const marked = (box: Element | null): boolean => box !== null && getComputedStyle(box).outlineStyle !== "none";
    return marked(node) || marked(node.closest(".row")) || node.matches("h1") ? null : `${name} has no mark`;
  });

test("[point 40] H1 by keyboard alone: from a cold start to the result, a row opened, and back", async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 800 });
  await open(page);
  const tabTo = async (selector: string): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      expect(await focusSeen(page)).toBeNull();
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    }
    throw new Error(`${selector} is not reached`);
  };
  await tabTo('input[data-row="0"]');
  for (const amount of ["2500", "6000", "12300", "12300"]) {
    await page.keyboard.type(amount);
    await page.waitForTimeout(310);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("h1")).toHaveText("3 pots");
  await expect(page.locator("h1")).toBeFocused();
  await tabTo(".award");
  await page.keyboard.press("Enter");
  await expect(page.locator('.award[aria-expanded="true"]')).toHaveCount(1);
  await tabTo(".actions .square");
  await page.keyboard.press("Space");
  await expect(page.locator("table")).toBeVisible();
  await tabTo(".tabs a:last-child");
  for (let i = 0; i < 40 && !(await page.evaluate(() => document.activeElement?.matches(".edit"))); i++)
    await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("Split the pot");
  await tabTo(".bar .icon:last-child");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".bar .icon").last()).toBeFocused();
});

test("[point 34] no target under 24 px on the wide screen, and none that has to be dragged", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { hand: FIVE });
  expect(await small(page, 24)).toEqual([]);
  expect(await page.locator("[draggable=true], input[type=range]").count()).toBe(0);
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
    const targets = Array.from(document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary, label.choice"));
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
