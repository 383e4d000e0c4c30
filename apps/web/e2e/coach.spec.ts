import { expect, type Page, test } from "@playwright/test";
import type { FinishedHand } from "@sidepot/trainer/table";
import { violations } from "./access.ts";
import { playedHand, shelf } from "./coach.ts";
import { FIVE, INSTALLED, installed, LANGS, open, PHONE, WIDE } from "./desk.ts";

test.use(PHONE);

/** Somebody is all-in before the flop; on the river the person bets into whoever is left. */
const HAND = playedHand(0.5, ({ events, hero }) => events.some((event) => event.type === "bet" && event.seat === hero && !event.allIn));

/** Opens the coach on a device that keeps hands; without any, on one that keeps none. */
async function openCoach(page: Page, hands: readonly FinishedHand[] = [HAND], more: Parameters<typeof open>[1] = {}): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (kept !== "" && !localStorage.getItem("sidepot.hands")) localStorage.setItem("sidepot.hands", kept);
    },
    hands.length > 0 ? shelf(...hands) : "",
  );
  await open(page, { ...more, tab: "coach" });
}
const reviewed = (page: Page): Promise<void> =>
  expect(page.locator(".decision")).toHaveAttribute("data-state", "done", { timeout: 40_000 });
const values = (page: Page, row: string): Promise<number[]> =>
  page.locator(`[data-sum="${row}"] td`).evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.value)));

test("a hand of the practice table is reviewed decision by decision, the river solved before one's eyes", async ({ page }) => {
  // Keeps every measurement that the page shows.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const course = document.querySelector<HTMLElement>("[data-course]")?.dataset.course;
      if (course && course !== seen.at(-1)) seen.push(course);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await openCoach(page);
  await expect(page.locator(".badge")).toHaveText("Practice only. Never at a live table.");
  const decisions = HAND.events.filter(
    (event) => "seat" in event && event.seat === HAND.hero && ["folded", "checked", "called", "bet", "raised"].includes(event.type),
  );
  await expect(page.locator("[data-decision]")).toHaveCount(decisions.length);
  await expect(page.locator('[aria-current="true"][data-decision]')).toContainText("River");
  await reviewed(page);
  await expect(page.locator("#verdict")).toContainText(/\.$/);

  // The table adds up: the pots to the sum, the sum less what is paid to the worth.
  const layers = await page.locator("[data-layer]").evaluateAll((rows) =>
    rows.map((row) =>
      Array.from(row.querySelectorAll("td"), (cell) => {
        const { won = "0", paid = "0" } = cell.dataset;
        return [Number(won), Number(paid)] as const;
      }),
    ),
  );
  const [won, paid, worth] = [await values(page, "won"), await values(page, "paid"), await values(page, "worth")];
  expect(worth.length).toBeGreaterThan(1);
  for (const [at, value] of worth.entries()) {
    const sum = (part: 0 | 1): number => layers.reduce((all, row) => all + (row[at]?.[part] ?? 0), 0);
    expect(sum(0)).toBeCloseTo(won[at] ?? Number.NaN, 6);
    expect(sum(1)).toBeCloseTo(paid[at] ?? Number.NaN, 6);
    expect(sum(0) - sum(1)).toBeCloseTo(value, 6);
  }

  // Three models at least; choosing one shows its numbers.
  const models = page.locator("[data-model]");
  expect(await models.count()).toBeGreaterThanOrEqual(3);
  const last = models.last();
  const own = await last.locator("td").evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.value)));
  await last.locator("input").check();
  expect(await values(page, "worth")).toEqual(own);

  // The solver came nearer to an equilibrium while it worked.
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  const course = (seen.at(-1) ?? "").split(" ").map(Number);
  expect(course.length).toBeGreaterThan(1);
  expect(Math.min(...course)).toBeLessThan(course[0] ?? 0);
  const solved = await page.locator("[data-solved]").getAttribute("data-solved");
  expect(Number(solved)).toBeLessThanOrEqual(0.003);

  await page.locator("[data-decision]").first().click();
  await expect(page.locator(".where")).toContainText("Preflop");
  await expect(page.locator("#verdict")).toBeFocused();
});

test("the work is stopped and goes on", async ({ page }) => {
  await openCoach(page);
  await page.locator('[data-stop="true"]').click();
  await expect(page.locator(".decision")).toHaveAttribute("data-state", "stopped");
  await page.locator('[data-stop="false"]').click();
  await reviewed(page);
});

test("without a hand it says how to get one", async ({ page }) => {
  await openCoach(page, []);
  await expect(page.locator(".none")).toContainText("No hand to review yet.");
  await expect(page.locator(".way")).toHaveAttribute("href", "/en/play");
  await page.goto("/ko/coach?hand=gone-1");
  await expect(page.locator(".none")).toContainText("이 핸드는 이제 이 기기에 없어요.");
});

test("why bluffs vanish is solved on this device", async ({ page }) => {
  await openCoach(page, [], { lang: "ja" });
  await page.locator("[data-run]").click();
  await expect(page.locator(".demo")).toHaveAttribute("data-state", "done", { timeout: 40_000 });
  const bluffs = await page
    .locator("[data-main]")
    .evaluateAll((rows) =>
      rows.map((row) => [
        (row as HTMLElement).dataset.main,
        Number.parseFloat((row.querySelector("td b")?.textContent ?? "").replace("<", "")),
      ]),
    );
  expect(bluffs.map(([main]) => main)).toEqual(["300", "200", "100", "0"]);
  // The dry side pot has next to none; every other row has many.
  const [dry, ...wet] = bluffs.map(([, share]) => Number(share));
  expect(dry).toBeLessThanOrEqual(1);
  for (const share of wet) expect(share).toBeGreaterThan(10);
  for (const course of await page
    .locator("[data-main] [data-course]")
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.course ?? ""))) {
    const measured = course.split(" ").map(Number);
    expect(measured.at(-1)).toBeLessThan(measured[0] ?? 0);
  }
});

test.describe(() => {
  test.use(INSTALLED);
  test("after one visit it reviews without a network, in every language", async ({ page, context }) => {
    await openCoach(page);
    await installed(page);
    await page.close();
    await context.setOffline(true);
    for (const lang of LANGS) {
      const fresh = await context.newPage();
      await fresh.goto(`/${lang}/coach`);
      await expect(fresh.locator("html")).toHaveAttribute("lang", lang);
      await expect(fresh.locator(".decision [data-sum=worth] td").first()).toBeVisible({ timeout: 20_000 });
      await expect(fresh.locator(".badge")).toContainText({ en: "Practice only", ko: "연습용이에요", ja: "練習用です" }[lang]);
      await fresh.close();
    }
  });
});

test("each language has a page of its own before any script runs, and no live screen leads there", async ({ page, request }) => {
  for (const [lang, title] of [
    ["en", "Coach"],
    ["ko", "코치"],
    ["ja", "コーチ"],
  ] as const)
    expect(await (await request.get(`/${lang}/coach`)).text()).toContain(`<title>${title}`);
  await open(page);
  const paths = [
    "pot",
    `pot${FIVE}`,
    `showdown${FIVE};c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs`,
    "ruling",
    "ruling/premature-turn",
    "play",
    "import",
  ];
  for (const [at, path] of paths.entries()) {
    const lang = LANGS[at % LANGS.length] ?? "en";
    await page.goto(`/${lang}/${path}`);
    await expect(page.locator("h1, h2").first()).toBeAttached();
    const links = await page
      .locator("a, button, area")
      .evaluateAll((all) => all.filter((one) => /\/coach/.test(one.outerHTML) || /Coach|코치|コーチ/.test(one.textContent ?? "")).length);
    expect(links, `${lang} ${path}`).toBe(0);
  }
});

for (const [at, theme] of (["light", "dark", "max", "max-dark"] as const).entries()) {
  test(`[point 38] axe finds nothing on the coach's page: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openCoach(page, [HAND], { lang: LANGS[at % LANGS.length] ?? "en", theme });
    if (theme.startsWith("max")) await page.setViewportSize(WIDE);
    await expect(page.locator("[data-sum=worth] td").first()).toBeVisible({ timeout: 20_000 });
    expect(await violations(page), "at work").toEqual([]);
    if (theme !== "light") return;
    await reviewed(page);
    expect(await violations(page), "done").toEqual([]);
  });
}

test("[point 44] targets of 44 px and nothing cut at 320 and 360 px, and with letters of double size", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCoach(page);
  await expect(page.locator("[data-sum=worth] td").first()).toBeVisible({ timeout: 20_000 });
  for (const [width, size, lang] of [
    [360, "", "en"],
    [320, "", "ko"],
    [360, "200%", "ja"],
    [1440, "", "en"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(
      ([letters, path]) => {
        document.documentElement.style.setProperty("font-size", letters ?? "");
        history.pushState({}, "", path);
        dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      },
      [size, `/${lang}/coach`],
    );
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    expect(await faults(page), `${lang} ${width} ${size}`).toEqual([]);
  }
});

/** Targets that are too small, and what sticks out of the screen. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bad: string[] = [];
    for (const node of document.querySelectorAll<HTMLElement>("button, a[href], label:has(input)")) {
      if (!node.checkVisibility()) continue;
      const { width, height } = node.getBoundingClientRect();
      if (width < 43.5 || height < 43.5) bad.push(`${node.className} ${node.textContent} ${width}x${height}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest(".sr, svg, noscript, .scroller, .bands")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) bad.push(`${node.textContent}: outside the screen`);
    }
    if (document.documentElement.scrollWidth > innerWidth) bad.push("the page scrolls sideways");
    return bad;
  });
