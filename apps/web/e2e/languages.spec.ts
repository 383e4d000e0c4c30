import { expect, type Page, test } from "@playwright/test";
import { FIVE, LANGS, open, PHONE, press } from "./desk.ts";

test.use(PHONE);

const CARDS = `${FIVE};c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs`;

test("[point 59] the language switches mid-hand and loses nothing: data, place, scroll", async ({ page }) => {
  await open(page, { hand: "#1;p=A:100,B:0,C:0,D:0,E:0,F:0,G:0,H:0" });
  await page.locator('input[data-row="5"]').click();
  await press(page, "7");
  const scroll = (): Promise<number> => page.locator(".scroll").evaluate((box) => Math.round(box.scrollTop));
  const before = await scroll();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: "한국어" }).click();
  await expect(page.getByRole("link", { name: "한국어" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page).toHaveURL(/\/ko\/pot$/);
  await expect(page).toHaveTitle(/^팟 나누기/);
  await expect(page.locator('input[data-row="5"]')).toHaveValue("7");
  await expect(page.locator(".row.active .name")).toHaveText("F");
  expect(await scroll()).toBe(before);
  await page.goto("/");
  await expect(page).toHaveURL(/\/ko\/pot$/);
});

test("[point 59] switching language keeps the showdown: cards, step and title", async ({ page }) => {
  await open(page, { tab: "showdown", hand: CARDS });
  await page.goBack();
  await page.locator(".bar .icon").last().click();
  await page.locator('a[hreflang="ja"]').click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/ja\/showdown$/);
  await expect(page).toHaveTitle(/^ショーダウン/);
  await expect(page.getByRole("button", { name: /スペードのエース/ }).first()).toBeVisible();
});

test("[point 59] each language's page is right before any script runs", async ({ request }) => {
  for (const lang of LANGS) {
    const pages = await Promise.all(
      ["pot", "showdown"].map(async (tab) => ({ tab, html: await (await request.get(`/${lang}/${tab}`)).text() })),
    );
    for (const { tab, html } of pages) {
      expect(html).toContain(`<html lang="${lang}">`);
      for (const other of LANGS) expect(html).toContain(`hreflang="${other}" href="/${other}/${tab}"`);
      expect(html).toMatch(/<title>[^<%]+· Sidepot<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"%]{40,}"/);
      expect(html).not.toContain("%");
    }
    expect(new Set(pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])).size).toBe(2);
  }
});

test("the browser's languages choose where the path does not", async ({ browser }) => {
  for (const [locale, lang] of [
    ["ja-JP", "ja"],
    ["ko-KR", "ko"],
    ["fr-FR", "en"],
  ]) {
    const context = await browser.newContext({ locale: locale as string });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page).toHaveURL(new RegExp(`/${lang}/pot$`));
    await context.close();
  }
});

/** Walks every text on the page and calls back with each character and whether it starts a line. */
const lines = (page: Page): Promise<{ text: string; starts: string[]; split: string[] }[]> =>
  page.evaluate(() => {
    const found: { text: string; starts: string[]; split: string[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const parent = node.parentElement;
      if (!text.trim() || !parent || parent.closest("svg, .sr, select, noscript") || parent.getClientRects().length === 0) continue;
      const range = document.createRange();
      const starts: string[] = [];
      const split: string[] = [];
      let lastTop: number | null = null;
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
        if (lastTop !== null && top > lastTop + 4) {
          starts.push(character);
          if (word !== "") split.push(word + character);
        }
        word += character;
        lastTop = top;
      }
      found.push({ text, starts, split });
    }
    return found;
  });

const scenes: readonly [name: string, act: (page: Page) => Promise<void>][] = [
  [
    "first run",
    async (page) => {
      await page.evaluate(() => localStorage.removeItem("sidepot.settings"));
    },
  ],
  [
    "result, every row opened in turn",
    async (page) => {
      await page.locator(".award").nth(2).click();
      await page.locator(".actions .second").click();
    },
  ],
  [
    "settings",
    async (page) => {
      await page.locator(".bar .icon").last().click();
      await page.locator("summary").click();
      await page.locator('input[name="blinds"]').nth(3).check();
      await page.locator('input[name="ante"]').nth(2).check();
    },
  ],
  [
    "showdown, entering",
    async (page) => {
      await page.goBack();
    },
  ],
  ["showdown, result", async () => {}],
];

for (const [name, act] of scenes) {
  const hand = name.startsWith("result") ? FIVE : name.startsWith("showdown") ? CARDS : "";
  const tab = name.startsWith("showdown") ? "showdown" : "pot";
  test(`[point 57] Korean words stay whole at 360 px: ${name}`, async ({ page }) => {
    await open(page, { lang: "ko", hand, tab });
    await act(page);
    for (const { text, split } of await lines(page)) {
      expect(
        split.filter((word) => word.length <= 15 && /[가-힣]/.test(word)),
        text,
      ).toEqual([]);
    }
  });

  test(`[point 57] Japanese lines start with nothing that may not: ${name}`, async ({ page }) => {
    await open(page, { lang: "ja", hand, tab });
    await act(page);
    for (const { text, starts } of await lines(page)) {
      expect(
        starts.filter((c) => /[、。，．」』）〕】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ！？：]/.test(c)),
        text,
      ).toEqual([]);
    }
  });
}

test("[point 57] a number and its counter never part", async ({ page }) => {
  for (const [lang, counted] of [
    ["ko", /[\d,]+\u2060?칩/],
    ["ja", /[\d,]+\u2060?枚/],
  ] as const) {
    await open(page, { lang, hand: FIVE });
    await page.locator(".award").nth(2).click();
    for (const width of [320, 340, 360, 380, 400]) {
      await page.setViewportSize({ width, height: 720 });
      const broken = await page.locator(".detail:not([hidden]) p").evaluateAll((paragraphs, source) => {
        const pattern = new RegExp(source, "g");
        return paragraphs.flatMap((paragraph) => {
          const node = paragraph.firstChild as Text;
          return Array.from((node.textContent ?? "").matchAll(pattern), (match) => {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1 ? match[0] : "";
          }).filter(Boolean);
        });
      }, counted.source);
      expect(broken).toEqual([]);
    }
  }
});

test("[point 56, 59] no both-ways particle, no currency sign, no missing word on any screen with default names", async ({ page }) => {
  for (const lang of LANGS) {
    await open(page, { lang, hand: FIVE });
    const { length } = await page.locator(".award").all();
    for (let i = 0; i < length; i++) {
      await page.locator(".award").nth(i).click();
      const text = (await page.locator("body").textContent()) ?? "";
      expect(text).not.toMatch(/이\(가\)|은\(는\)|을\(를\)|와\(과\)|undefined|NaN|\[object|[$€£¥₩]/);
    }
  }
});
