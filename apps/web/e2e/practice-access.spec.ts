import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { LANGS, PHONE } from "./desk.ts";
import { goRuling, openRuling, THEMES } from "./ruling.ts";

test.use(PHONE);

const PRACTICE = "/premature-turn/practice?set=tda-2024&a=action-left";
const WAY = ["finish-betting", "keep-burns", "return-to-stub", "shuffle-stub", "deal", "finish-betting", "burn", "deal"] as const;
const CLUB = [{ name: "My club", base: "tda-2024", points: { "premature-turn": { value: "natural-river", note: "as ever" } } }];

/** Every state of the two screens, by the place that it has and what is pressed there. */
const STATES: Readonly<Record<string, readonly [rest: string, ...presses: readonly string[]]>> = {
  start: [PRACTICE],
  refused: [PRACTICE, '[data-verb="finish-betting"]', '[data-verb="burn"]'],
  over: [PRACTICE, ...WAY.map((verb) => `[data-verb="${verb}"]`), "summary"],
  floor: [`${PRACTICE}&f.actedOnNext=1`],
  houses: ["/house"],
  house: ["/house?h=My+club", "summary"],
  import: ["/house?import=1", ".import .first"],
};

async function openHouse(page: Page, more: Parameters<typeof openRuling>[2] = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("sidepot.houses", kept), JSON.stringify(CLUB));
  await openRuling(page, "", more);
}

async function show(page: Page, lang: string, name: string): Promise<void> {
  const [rest, ...presses] = STATES[name] ?? [""];
  // Another place first, so that every state begins anew.
  await goRuling(page, lang, "");
  await goRuling(page, lang, rest);
  for (const target of presses) await page.locator(target).first().click();
}

/** What axe finds by the tags of WCAG 2.2 A and AA. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    resultTypes: ["violations"],
  });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`));
}

for (const [at, theme] of THEMES.entries()) {
  test(`[point 38] axe finds nothing on practice and house rules: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHouse(page, { theme });
    // Maximum contrast changes colours alone, so the states with the most of them stand for all; the languages take turns.
    const names = theme.startsWith("max") ? ["refused", "over", "house"] : Object.keys(STATES);
    for (const [turn, name] of names.entries()) {
      const lang = LANGS[(at + turn) % LANGS.length] ?? "en";
      await show(page, lang, name);
      expect(await violations(page), `${name} ${lang}`).toEqual([]);
    }
    if (theme !== "dark") return;
    await page.setViewportSize({ width: 1000, height: 760 });
    await page.reload();
    for (const name of ["over", "house"]) {
      await show(page, "en", name);
      expect(await violations(page), `${name} on a desk`).toEqual([]);
      expect(await faults(page, 44), `${name} on a desk`).toEqual([]);
    }
  });
}

/** Targets that are too small, and texts that stick out of the screen or of their button. */
const faults = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const bad: string[] = [];
    const targets = Array.from(
      document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary, label:has(input)"),
    );
    for (const node of targets) {
      if (!node.checkVisibility() || (node instanceof HTMLInputElement && node.closest("label"))) continue;
      const { width, height } = node.getBoundingClientRect();
      if (width < limit - 0.5 || height < limit - 0.5) bad.push(`${node.className} ${node.textContent} ${width}x${height}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest(".sr, svg, select, textarea, noscript")) continue;
      if (getComputedStyle(parent).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) bad.push(`${node.textContent}: outside the screen`);
      const box = parent.closest("button, a, .list, p");
      const edge = box?.getBoundingClientRect();
      if (edge && (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 2 || bottom > edge.bottom + 2))
        bad.push(`${node.textContent}: sticks out of ${box?.className}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) bad.push("the page scrolls sideways");
    return bad;
  }, least);

test("[point 34][point 44] targets of 48 px; nothing cut at 320 px, with letters of double size, and on a low screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHouse(page, { settings: { noticeRead: false } });
  for (const [width, height, size, langs] of [
    [360, 640, "", ["en"]],
    [320, 640, "", LANGS],
    [360, 740, "200%", ["ja"]],
    [320, 256, "", ["ko"]],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((letters) => document.documentElement.style.setProperty("font-size", letters), size);
    for (const lang of langs) {
      for (const name of Object.keys(STATES)) {
        await show(page, lang, name);
        expect(await faults(page, 48), `${name} ${lang} ${width}x${height} ${size}`).toEqual([]);
      }
    }
  }
});

/** Whether what has the focus is marked, on the screen, and under nothing. */
const focusSeen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return null;
    const target = node.closest<HTMLElement>("label") ?? node;
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = node.getAttribute("aria-label") ?? node.textContent ?? "";
    if (!hit || !(target.contains(hit) || hit.contains(target))) return `${name} lies under ${hit?.className}`;
    const marked = (box: Element | null): boolean => box !== null && getComputedStyle(box).outlineStyle !== "none";
    return marked(node) || marked(node.closest(".search, .file")) || node.matches("h1, h2") ? null : `${name} has no mark`;
  });

for (const width of [360, 1440]) {
  test(`[point 40] a whole exercise and house rules by keyboard alone, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openRuling(page, PRACTICE);
    const tabTo = async (selector: string): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
        await page.keyboard.press("Tab");
        expect(await focusSeen(page)).toBeNull();
      }
      throw new Error(`${selector} is not reached`);
    };
    for (const verb of WAY) {
      await tabTo(`[data-verb="${verb}"]`);
      await page.keyboard.press("Enter");
    }
    await expect(page.locator(".finish h2")).toBeFocused();
    await tabTo("summary");
    await page.keyboard.press("Space");
    await expect(page.locator("details")).toHaveAttribute("open", "");
    await goRuling(page, "en", "/house");
    await tabTo(".ways button");
    await page.keyboard.press("Enter");
    await expect(page.locator("#house-name")).toBeVisible();
    await tabTo('[type="search"]');
    await page.keyboard.type("premature-turn");
    await tabTo('[data-point="premature-turn"] select');
    await page.keyboard.press("ArrowDown");
    await expect(page.locator('[data-point="premature-turn"] input')).toBeVisible();
  });
}

test("[point 45] nothing moves under reduced motion; forced colours keep the ring of the card in question, bars and the present step", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await openRuling(page, PRACTICE);
  await page.locator('[data-verb="burn"]').click();
  const running = (): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 100).length);
  expect(await running()).toBe(0);
  const ring = await page.locator('[data-pile="board"] .active').evaluate((card) => getComputedStyle(card, "::before").borderTopColor);
  expect(ring).not.toBe("rgba(0, 0, 0, 0)");
  await page.getByRole("button", { name: "Show the chances" }).click();
  const [bar, track] = await page
    .locator(".chances li")
    .nth(1)
    .evaluate((row) => [".length", ".track"].map((part) => getComputedStyle(row.querySelector(part) as Element).backgroundColor));
  expect(bar).not.toBe(track);
  const now = await page.locator('[data-state="now"] i').evaluate((disc) => getComputedStyle(disc).backgroundColor);
  const next = await page
    .locator('[data-state="next"] i')
    .first()
    .evaluate((disc) => getComputedStyle(disc).backgroundColor);
  expect(now).not.toBe(next);
});
