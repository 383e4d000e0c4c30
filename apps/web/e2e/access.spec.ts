import { expect, type Page, test } from "@playwright/test";
import { enter, FIVE, open, PHONE, press, TEN } from "./desk.ts";

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
    await expect(page.getByRole("dialog")).toBeVisible();
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
