import { expect, type Page, test } from "@playwright/test";
import { awards, enter, FIVE, next, open, PHONE, press, TEN } from "./desk.ts";

test.use(PHONE);

const sumLine = async (page: Page): Promise<string> => ((await page.locator(".eq").textContent()) ?? "").replace(/\s+/g, " ");

test("[point 1] 50, 120, 200 are 150, 140 and 80 back, and the sum line proves it", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Example: 50, 120, 200" }).click();
  await next(page);
  expect(await awards(page)).toEqual(["Return C 80", "S1 Side pot 1 B C 140", "M Main pot A B C 150"]);
  expect(await sumLine(page)).toContain("370 = pots 290 + returned 80");
});

test("[point 2] folded chips are in the pot, and their owner is not eligible", async ({ page }) => {
  await open(page);
  await enter(page, ["20", "50", "50", "20f"]);
  expect(await awards(page)).toEqual(["S1 Side pot 1 B C 60", "M Main pot A B C 80"]);
  await page.locator(".award").nth(1).click();
  const detail = page.locator(".detail:not([hidden])");
  await expect(detail).toContainText("80 = 20 × 4 (A B C D)");
  await expect(detail).toContainText("D folded");
});

const checked: readonly [bets: string[], amounts: string[]][] = [
  [
    ["25", "100", "100"],
    ["150", "75"],
  ],
  [
    ["20", "50", "50"],
    ["60", "60"],
  ],
  [
    ["20", "50", "120", "200"],
    ["80", "140", "90", "80"],
  ],
  [
    ["50f", "100f", "700", "750", "1250", "1250"],
    ["1,000", "150", "2,950"],
  ],
  [
    ["50", "50", "37", "50", "50"],
    ["52", "185"],
  ],
  [
    ["1000", "700", "300"],
    ["300", "800", "900"],
  ],
  [["200", "200", "300f", "300f"], ["1,000"]],
];
for (const [bets, amounts] of checked) {
  test(`[point 3] ${bets.join("/")} through the keypad`, async ({ page }) => {
    await open(page);
    await enter(page, bets);
    await expect(page.locator(".much")).toHaveText(amounts);
  });
}

test("[point 3, 6] the five-handed one with its ante, which is in the main pot alone", async ({ page }) => {
  await open(page);
  await page.locator(".house").click();
  await page.getByLabel("Big blind ante").check();
  await page.getByLabel("Chips in the ante").fill("1,000");
  await page.getByRole("button", { name: "Close" }).click();
  await enter(page, ["2500", "6000", "12300", "20000", "4000f"]);
  await expect(page.locator(".much")).toHaveText(["7,700", "12,600", "12,000", "13,500"]);
  await page.locator(".award").nth(3).click();
  await expect(page.locator(".detail:not([hidden])")).toContainText("13,500 = 2,500 × 5 (A B C D E) + ante 1,000");
});

test("[point 6] a short stack's ante makes a level of its own", async ({ page }) => {
  await open(page);
  await enter(page, ["30", "150", "150"]);
  expect(await awards(page)).toEqual(["S1 Side pot 1 B C 240", "M Main pot A B C 90"]);
});

test("[point 5] main first turns the pots alone, and no amount changes", async ({ page }) => {
  await open(page, { hand: FIVE });
  await expect(page.locator(".much")).toHaveText(["7,700", "12,600", "12,000", "13,500"]);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Main pot first").click();
  await page.keyboard.press("Escape");
  await page.locator('input[data-row="4"]').click();
  await next(page);
  await expect(page.locator(".much")).toHaveText(["7,700", "13,500", "12,000", "12,600"]);
});

test("[point 7] a band a pot, folded cells hatched, the return 10 px above the top cut", async ({ page }) => {
  await open(page, { hand: FIVE });
  await expect(page.locator(".strata g.pot .band")).toHaveCount(3);
  for (const fill of await page.locator(".strata .cell.folded").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("fill")))) {
    expect(fill).toMatch(/^url\(#/);
  }
  const number = (selector: string, name: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((node, attribute) => Number(node.getAttribute(attribute)), name);
  const cut = await number('.cut[data-pot="2"]', "y1");
  const bottom = (await number(".returned", "y")) + (await number(".returned", "height"));
  expect(Math.abs(cut - bottom - 10.75)).toBeLessThanOrEqual(0.5);
});

test("[point 9, 11] ten players at 360 px, nothing wider than the screen and no text over another", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, { hand: TEN });
  await expect(page.getByText("heights not to scale")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const boxes = await page.locator(".strata text").evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right, top, bottom } = (text as SVGTextElement).getBoundingClientRect();
      // The line box is higher than its figures; their ink is what may not touch.
      const trim = (bottom - top) * 0.2;
      return { text: text.textContent, left, right, top: top + trim, bottom: bottom - trim };
    }),
  );
  expect(boxes.length).toBeGreaterThan(20);
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(apart, `${a.text} over ${b.text}`).toBe(true);
    }
  }
});

test("[point 33] four stacks take at most 16 taps, Split included", async ({ page }) => {
  await open(page);
  let taps = 0;
  const tap = async (key: string): Promise<void> => {
    taps++;
    await (key === "next"
      ? next(page)
      : key === "same"
        ? page.getByRole("button", { name: "Same as the row above" }).click()
        : press(page, key));
  };
  for (const key of ["2", "5", "00", "next", "6", "000", "next", "1", "2", "3", "00", "next", "same", "next"]) await tap(key);
  await expect(page.locator(".much")).toHaveText(["12,600", "10,500", "10,000"]);
  expect(taps).toBeLessThanOrEqual(16);
});

test("[point 36] a double tap on Next skips no row and starts nothing twice", async ({ page }) => {
  await open(page);
  await press(page, "5");
  await page.locator(".keys .next").dblclick();
  await expect(page.locator(".row.active .name")).toHaveText("B");
  await press(page, "7");
  await page.locator('input[data-row="3"]').click();
  await page.waitForTimeout(310);
  // A finger that bounces: twice on the same spot, then at once on "New hand". All within the page, so that no slow machine comes between.
  const title = await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const { left, top, width, height } = document.querySelector(".keys .next")?.getBoundingClientRect() ?? new DOMRect();
    for (let tap = 0; tap < 2; tap++) {
      (document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null)?.click();
      await frame();
    }
    for (const button of document.querySelectorAll<HTMLElement>(".quietly button, .actions .first")) button.click();
    await frame();
    return document.querySelector("h1")?.textContent;
  });
  expect(title).toBe("1 pot");
  await page.waitForTimeout(700);
  await page.getByRole("button", { name: "New hand" }).click();
  await expect(page.locator("h1")).toHaveText("Split the pot");
});

test("[point 36] a held Enter goes one row on", async ({ page }) => {
  await open(page);
  await page.locator('input[data-row="0"]').click();
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".row.active .name")).toHaveText("B");
});

test("[point 43] the table says what the pots say, and adds up", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.getByRole("button", { name: "Show as table" }).click();
  const rows = await page
    .locator("table tr")
    .evaluateAll((all) =>
      all.map((row) => Array.from(row.querySelectorAll("td"), (cell) => Number((cell.textContent ?? "").replace(/,/g, "")) || 0)),
    );
  const body = rows.slice(1, -1);
  const foot = rows.at(-1) ?? [];
  expect(foot).toEqual([13500, 12000, 12600, 7700, 45800]);
  for (const [column, total] of foot.entries()) expect(body.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
  for (const row of body) expect(row.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(row.at(-1));
  await expect(page.locator(".strata title")).toHaveText("3 pots from 5 players");
  await expect(page.locator(".strata desc")).toContainText("Side pot 2, 12,600: C and D only.");
});

test("undo takes amounts back one by one, after a reload too, by key and by button", async ({ page }) => {
  await open(page);
  for (const bet of ["25", "100", "70"]) {
    for (const key of bet) await press(page, key);
    await next(page);
  }
  await page.reload();
  await page.keyboard.press("Control+z");
  await expect(page.locator(".chips")).toHaveCount(4);
  await expect(page.locator('input[data-row="2"]')).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('input[data-row="1"]')).toHaveValue("");
  await expect(page.locator('input[data-row="0"]')).toHaveValue("25");
});

test("no system keyboard: the fields ask for none, and keys move no focus", async ({ page }) => {
  await open(page);
  await page.locator('input[data-row="1"]').click();
  await expect(page.locator('input[data-row="1"]')).toHaveAttribute("inputmode", "none");
  await press(page, "7");
  await expect(page.locator('input[data-row="1"]')).toBeFocused();
  await expect(page.locator('input[data-row="1"]')).toHaveValue("7");
});

test("typing and pasting read what people write, and say what they cannot", async ({ page }) => {
  await open(page, { lang: "ko" });
  const [first, second] = [page.locator('input[data-row="0"]'), page.locator('input[data-row="1"]')];
  await first.fill("1만2300");
  await second.click();
  await expect(first).toHaveValue("12,300");
  await second.fill("12.3k");
  await first.click();
  await expect(second).toHaveValue("12,300");
  await first.fill("2x");
  await expect(page.getByRole("alert")).toContainText("x");
});

test("states: all-in is asked, confirmed, still to act; a fold keeps the amount", async ({ page }) => {
  await open(page, { hand: "#1;p=A:100,B:200,C:200" });
  await page.getByRole("button", { name: "Edit" }).click();
  const [allIn, fold] = [page.locator(".row").first().locator(".state").nth(0), page.locator(".row").first().locator(".state").nth(1)];
  await expect(allIn).toHaveText("All-in?");
  await expect(allIn).toHaveAccessibleName(/A has 100 less than B. All-in, or still to act\?/);
  await allIn.click();
  await expect(allIn).toHaveAttribute("aria-pressed", "true");
  await allIn.click();
  await expect(allIn).toHaveText("To act");
  await fold.click();
  await expect(page.locator('input[data-row="0"]')).toHaveValue("100");
  for (const row of [1, 2]) await page.locator(".row").nth(row).locator(".state").nth(1).click();
  await expect(page.getByText("Someone must still hold cards.")).toBeVisible();
});

test("one calm line for what is odd", async ({ page }) => {
  await open(page, { hand: "#1;u=100;p=A:1250,B:2000,C:2000f,D:2100f" });
  await expect(page.locator(".notes li")).toHaveCount(2);
  await page.goto("/en/pot#1;p=A:1000f,B:1200,C:950f");
  await expect(page.locator(".notes")).toContainText("No showdown. B takes 2,950; 200 comes back first.");
});

test("players are added to ten, renamed and removed", async ({ page }) => {
  await open(page);
  for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Add player" }).click();
  await expect(page.locator(".row")).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Add player" })).toHaveCount(0);
  await page.getByRole("button", { name: "A: rename or remove" }).click();
  await page.getByLabel("Name", { exact: true }).fill("민수");
  await page.keyboard.press("Enter");
  await expect(page.locator(".row .name").first()).toHaveText("민수");
  await page.getByRole("button", { name: "C: rename or remove" }).click();
  await page.getByRole("button", { name: "Remove player" }).click();
  await expect(page.locator(".row")).toHaveCount(9);
});

test("the way back is the browser's too, and the result is announced once", async ({ page }) => {
  await open(page, { hand: FIVE });
  await expect(page.locator('.sr[role="status"]')).toContainText("3 pots 7,700 was not called. It goes back to D. Side pot 2");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Split the pot");
  await expect(page.locator('input[data-row="2"]')).toHaveValue("12,300");
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("3 pots");
});

test("[point 58] every way of writing an amount goes through the field, and what is none is named", async ({ page }) => {
  await open(page, { lang: "ko" });
  const [first, second] = [page.locator('input[data-row="0"]'), page.locator('input[data-row="1"]')];
  for (const [text, shown] of [
    ["12300", "12,300"],
    ["12,300", "12,300"],
    ["１２３００", "12,300"],
    ["12.3k", "12,300"],
    ["1.2m", "1,200,000"],
    ["1만2300", "12,300"],
    ["1만 2천", "12,000"],
    ["3천5백", "3,500"],
    ["1.5만", "15,000"],
    ["1万2千", "12,000"],
    ["2億", "200,000,000"],
  ] as const) {
    await first.fill(text);
    await second.click();
    await expect(first, text).toHaveValue(shown);
    await expect(page.getByRole("alert"), text).toHaveCount(0);
  }
  for (const [text, named] of [
    ["-5", "빼기 기호"],
    ["12x", "x"],
    ["1\u200b2", "U+200B"],
    ["1.234", "1,234"],
  ] as const) {
    await first.fill(text);
    await second.click();
    await expect(page.getByRole("alert"), text).toContainText(named);
    await expect(first, text).toHaveValue(text);
  }
});
