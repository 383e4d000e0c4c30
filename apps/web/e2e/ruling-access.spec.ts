import { expect, type Page, test } from "@playwright/test";
import { violations } from "./access.ts";
import { LANGS, PHONE } from "./desk.ts";
import { goRuling, openRuling, SILENT, THEMES, TURN, VIEWS } from "./ruling.ts";

test.use(PHONE);

/** Opens all that can be opened on an outcome, one after the other, and looks at each. */
async function panels(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const panel of ["why", "wrong", "others"]) {
    await page.locator(`button[data-panel="${panel}"]`).click();
    await look(panel);
  }
}

for (const theme of THEMES) {
  test(`[point 38] axe finds nothing on picker, list, question and outcome in three languages: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openRuling(page, "", { theme });
    for (const [name, rest] of Object.entries(VIEWS)) {
      for (const lang of LANGS) {
        await goRuling(page, lang, rest);
        expect(await violations(page), `${name} ${lang}`).toEqual([]);
      }
    }
    await panels(page, async (name) => expect(await violations(page), name).toEqual([]));
    await page.locator(".main .source button").click();
    expect(await violations(page), "rulebooks").toEqual([]);
  });
}

test("[point 38] axe finds nothing where the floor chooses, where a search finds nothing, after a bad link, and on a desk", async ({
  page,
}) => {
  await openRuling(page, SILENT, { settings: { noticeRead: false } });
  expect(await violations(page)).toEqual([]);
  await goRuling(page, "ko", "/premature-turn?a=none");
  expect(await violations(page)).toEqual([]);
  await goRuling(page, "ja", "");
  await page.locator("[data-search]").fill("qqqq");
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const rest of Object.values(VIEWS)) {
    await goRuling(page, "en", rest);
    expect(await violations(page), rest).toEqual([]);
  }
});

/** The targets that are smaller than they may be. */
const small = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const targets = Array.from(document.querySelectorAll<HTMLElement>("button, a[href], input, select, label:has(input)"));
    return targets
      .filter((node) => node.checkVisibility() && !(node instanceof HTMLInputElement && node.closest("label")))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width < limit - 0.5 || box.height < limit - 0.5)
      .map(({ node, box }) => `${node.className} ${node.getAttribute("aria-label") ?? node.textContent} ${box.width}x${box.height}`);
  }, least);

test("[point 34] every target on the rulings is 48 x 48 at least, steps 60, and none has to be dragged", async ({ page }) => {
  await openRuling(page, "", { settings: { noticeRead: false } });
  for (const rest of [...Object.values(VIEWS), SILENT, "/minimum-raise?set=tda-2024"]) {
    await goRuling(page, "en", rest);
    expect(await small(page, 48), rest).toEqual([]);
  }
  await goRuling(page, "en", TURN);
  await page.locator(".main .source button").click();
  expect(await small(page, 48)).toEqual([]);
  await page.keyboard.press("Escape");
  for (const lang of LANGS) {
    await goRuling(page, lang, TURN);
    const heights = await page.locator(".steps li").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(60);
    expect(
      await page
        .locator(".steps label")
        .first()
        .evaluate((row) => getComputedStyle(row).fontSize),
    ).toBe("20px");
  }
  expect(await page.locator("[draggable=true], input[type=range]").count()).toBe(0);
});

/** Whether what has the focus is marked, on the screen, and under nothing. */
const focusSeen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    const name = node.getAttribute("aria-label") ?? node.textContent ?? "";
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(node.contains(hit) || hit.contains(node) || node.closest("label")?.contains(hit)))
      return `${name} lies under ${hit?.className}`;
    const marked = (box: Element | null): boolean => box !== null && getComputedStyle(box).outlineStyle !== "none";
    return marked(node) || marked(node.closest(".search")) || node.matches("h1, h2") ? null : `${name} has no mark`;
  });

for (const width of [420, 1440]) {
  test(`[point 40] F1 by keyboard alone, ${width} px: from the tab to the steps, ticked, another book, and back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openRuling(page);
    const tabTo = async (selector: string, key = "Tab"): Promise<void> => {
      for (let i = 0; i < 90; i++) {
        await page.keyboard.press(key);
        expect(await focusSeen(page)).toBeNull();
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      }
      throw new Error(`${selector} is not reached`);
    };
    await tabTo('[data-group="board"]');
    await page.keyboard.press("Enter");
    await tabTo('[data-case="premature-turn"]');
    await page.keyboard.press("Enter");
    await tabTo('[data-answer="action-left"]');
    await page.keyboard.press("Enter");
    await expect(page.locator("#decision")).toBeVisible();
    await tabTo(".steps input");
    await page.keyboard.press("Space");
    await expect(page.locator(".steps li.done")).toHaveCount(1);
    await tabTo(".main .source button");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".main .source button")).toBeFocused();
    if (width < 900) {
      await tabTo('[data-panel="why"]');
      await page.keyboard.press("Enter");
      await expect(page.locator("#panel")).toBeVisible();
      await tabTo(".back", "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(page.locator("[data-answer]").first()).toBeVisible();
    }
  });
}

test("[point 47] / leads to the search unless single keys are turned off, and is typed in the field", async ({ page }) => {
  await openRuling(page);
  await page.locator("h1").press("/");
  await expect(page.locator("[data-search]")).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(page.locator("[data-search]")).toHaveValue("a/b");
  await page.evaluate(() => localStorage.setItem("sidepot.settings", JSON.stringify({ noticeRead: true, letterKeys: false })));
  await page.reload();
  await page.locator("h1").press("/");
  await expect(page.locator("[data-search]")).not.toBeFocused();
});

test("[point 42] the outcome is announced once, by status, and not again in another language", async ({ page }) => {
  await openRuling(page, "/premature-turn");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const status = document.querySelector("[data-announced]");
    if (status)
      new MutationObserver(() => heard.push(status.textContent ?? "")).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await page.locator('[data-answer="action-left"]').click();
  const heard = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.filter((text) => text !== ""));
  await expect.poll(heard).toHaveLength(1);
  expect((await heard())[0]).toMatch(/^Call the floor, stop the hand\. Shuffle it back .*TDA 2024/);
  await page.getByRole("button", { name: "한국어" }).click();
  await page.locator(".steps input").first().check();
  await page.waitForTimeout(400);
  expect(await heard()).toHaveLength(1);
  await expect(page.locator("h1")).toHaveText("턴이 먼저 깔림");
});

/** Texts that something cuts off, or that stick out of the button or link that they belong to. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bad: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility() || parent.closest(".sr, svg, select, noscript")) continue;
      // What a narrow header leaves to the screen reader is cut on purpose.
      if (getComputedStyle(parent).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) bad.push(`${text}: outside the screen`);
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const hidden = /hidden|clip/;
        if (hidden.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) bad.push(`${text}: cut by ${box.className}`);
        if (hidden.test(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2)) bad.push(`${text}: cut by ${box.className}`);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1)
          bad.push(`${text}: scrolls sideways in ${box.className}`);
        if (box.matches("button, a, .pill") && (left < edge.left - 1 || right > edge.right + 1))
          bad.push(`${text}: sticks out of ${box.className}`);
        if (/auto|scroll/.test(overflowY)) break;
      }
    }
    return [...new Set(bad)];
  });

for (const lang of LANGS) {
  test(`[point 44] the rulings reflow at 320 px and clip nothing at 200 % text and wide spacing: ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openRuling(page, "", { lang });
    for (const [width, height, rule] of [
      [320, 568, ""],
      [320, 256, ""],
      [360, 720, "html { font-size: 200% !important }"],
      [
        360,
        720,
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      ],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, rule);
      const look = async (name: string): Promise<void> => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name}, ${width}, ${rule}`).toBeLessThanOrEqual(width);
        expect(await clipped(page), `${name}, ${width}, ${rule}`).toEqual([]);
      };
      for (const rest of [...Object.values(VIEWS), SILENT]) {
        await goRuling(page, lang, rest);
        await look(rest);
      }
      await panels(page, look);
    }
  });
}

for (const lang of ["ko", "ja"] as const) {
  test(`[point 57] lines break where the language allows, on every view: ${lang}`, async ({ page }) => {
    await openRuling(page, "", { lang });
    const look = async (name: string): Promise<void> => {
      const bad = await page.evaluate((ko) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent ?? "";
          const parent = node.parentElement;
          if (!text.trim() || !parent || parent.closest("svg, .sr, select, noscript") || parent.getClientRects().length === 0) continue;
          const range = document.createRange();
          let last: number | null = null;
          let word = "";
          for (let i = 0; i < text.length; i++) {
            const character = text[i] ?? "";
            range.setStart(node, i);
            range.setEnd(node, i + 1);
            const top = range.getClientRects()[0]?.top;
            if (/\s/.test(character) || top === undefined) {
              word = /\s/.test(character) ? "" : word;
              continue;
            }
            if (last !== null && top > last + 4) {
              if (ko && word !== "" && word.length < 15 && /[가-힣]$/.test(word) && /[가-힣]/.test(character))
                found.push(`${word}/${character}: ${text}`);
              if (!ko && /[、。，．」』）〕】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ！？：]/.test(character))
                found.push(`${character}: ${text}`);
            }
            word += character;
            last = top;
          }
        }
        return found;
      }, lang === "ko");
      expect(bad, name).toEqual([]);
    };
    for (const rest of [...Object.values(VIEWS), SILENT]) {
      await goRuling(page, lang, rest);
      await look(rest);
    }
    await panels(page, look);
  });
}

test("[point 45] reduced motion moves nothing; forced colours keep what comes now, what is done, and the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await openRuling(page, TURN);
  await page.locator(".steps input").first().check();
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 100).length,
    ),
  ).toBe(0);
  const grounds = await page.locator(".steps i").evaluateAll((discs) => discs.map((disc) => getComputedStyle(disc).backgroundColor));
  // Done, now and next are told apart: by a tick, by a ground of its own, by a number in a ring.
  expect(grounds[1]).not.toBe(grounds[2]);
  await expect(page.locator(".steps .done svg")).toHaveCount(1);
  expect(
    await page
      .locator(".steps i")
      .nth(2)
      .evaluate((disc) => getComputedStyle(disc).borderStyle),
  ).toBe("solid");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).not.toBe("none");
});

/** Texts whose contrast with the ground that is painted behind them is under 4.5, or 3 where they are large. */
const poor = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Colour = readonly [number, number, number, number];
    const read = (text: string): Colour => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = (top: Colour, under: Colour): Colour => {
      const mix = (i: 0 | 1 | 2): number => top[i] * top[3] + under[i] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const light = (colour: Colour): number => {
      const [x = 0, y = 0, z = 0] = colour
        .slice(0, 3)
        .map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const bad: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest(".sr, noscript, option, svg")) continue;
      const chain: Element[] = [];
      for (let box: Element | null = parent; box; box = box.parentElement) chain.unshift(box);
      const ground = chain.reduce<Colour>((under, box) => over(read(getComputedStyle(box).backgroundColor), under), [255, 255, 255, 1]);
      const style = getComputedStyle(parent);
      const [a = 0, b = 0] = [light(over(read(style.color), ground)), light(ground)].sort((x, y) => y - x);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if ((a + 0.05) / (b + 0.05) < (large ? 3 : 4.5)) bad.push(`${node.textContent.trim()}: ${style.color} on ${ground.map(Math.round)}`);
    }
    return bad;
  });

test("[point 46] every text on the rulings has its contrast in every theme", async ({ page }) => {
  await openRuling(page);
  for (const theme of THEMES) {
    await page.evaluate((name) => localStorage.setItem("sidepot.settings", JSON.stringify({ theme: name, noticeRead: true })), theme);
    await page.goto(`/ko/ruling${TURN}`);
    await page.locator(".steps input").first().check();
    for (const rest of [TURN, SILENT, ...Object.values(VIEWS)]) {
      await goRuling(page, "ko", rest);
      expect(await poor(page), `${theme} ${rest}`).toEqual([]);
    }
    await panels(page, async (name) => expect(await poor(page), `${theme} ${name}`).toEqual([]));
  }
});

test("[point 45] rule numbers are heard one by one, and not as one word", async ({ page }) => {
  await openRuling(page, TURN);
  const snapshot = await page.locator(".main div.source > .line").ariaSnapshot();
  expect(snapshot).toMatch(/RP-5-B\S*\s*, /);
});
