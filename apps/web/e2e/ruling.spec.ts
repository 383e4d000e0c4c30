import { expect, type Page, test } from "@playwright/test";
import { rulingWords } from "@sidepot/words/rulings";
import { BOOK_IDS, CASES } from "sidepot/rulings";
import { FIVE, INSTALLED, installed, LANGS, open, PHONE } from "./desk.ts";
import { cites, goRuling, openRuling, SILENT, steps, TURN } from "./ruling.ts";
import { FOUR, openShowdown } from "./showdown.ts";

test.use(PHONE);

const ALL = Object.values(CASES).flat();

test("[point 23] a turn before the betting was over, TDA 2024: the four steps, and what they rest on", async ({ page }) => {
  await openRuling(page, TURN);
  expect(await steps(page)).toEqual([
    "Finish the betting",
    "Leave the burn cards where they are",
    "Put the turn card back and shuffle the whole stub face down",
    "Deal the turn without a burn",
  ]);
  expect(await cites(page)).toEqual(["RP-5-B", "39-C", "39-D", "38"]);
  await expect(page.locator(".flag")).toHaveText("Call the floor, stop the hand");
  await expect(page.locator("#decision")).toHaveText("Shuffle it back and deal the street again");
  await expect(page.locator(".main .source").first()).toContainText("Version 1.0 (2024), checked on 2026-");
  await expect(page.locator(".beside")).toContainText("Unchanged: the button, the bets and the burns");
  await expect(page.locator(".floor")).toContainText("TDA 1");
});

test("[point 24] nothing left to bet drops the first step; where nobody was owed an action the card plays", async ({ page }) => {
  await openRuling(page, "/premature-turn?set=tda-2024&a=nothing-left");
  expect((await steps(page)).map((text) => text.slice(0, 5))).toEqual(["Leave", "Put t", "Deal "]);
  await page.locator("#answer").selectOption("complete");
  await expect(page.locator("#decision")).toHaveText("The card plays");
  expect(await steps(page)).toEqual(["Let the cards stand and play on"]);
  await expect(page.locator(".flag")).toHaveCount(0);
  await expect(page).toHaveURL(/a=complete$/);
});

test("[point 25] four cards on the flop: the floor draws the next burn; no burn on the flop: two answers by what was done since", async ({
  page,
}) => {
  await openRuling(page, "/four-card-flop");
  if ((await page.locator("[data-answer]").count()) > 0) await page.locator("[data-answer]").first().click();
  const said = (await steps(page)).join(" | ");
  expect(said).toMatch(/scramble/i);
  expect(said).toMatch(/floor draws one of them at random as the next burn/i);
  expect(said).toMatch(/turn the rest up as the flop/i);
  expect(await cites(page)).toContain("39-A");
  const outcomes: string[] = [];
  for (const id of ["no-action", "acted"]) {
    await goRuling(page, "en", `/missing-burn-flop?set=tda-2024&a=${id}`);
    expect(await cites(page), id).toContain("39-B");
    outcomes.push((await steps(page)).join(" | "));
  }
  expect(new Set(outcomes).size).toBe(2);
});

test("the rulings follow the address after another screen was looked at", async ({ page }) => {
  await openRuling(page, TURN);
  const tabs = page.getByRole("navigation");
  await tabs.getByRole("link", { name: "Pots" }).click();
  await tabs.getByRole("link", { name: "Rulings" }).click();
  await page.getByRole("link", { name: /Board and burns/ }).click();
  await page.getByRole("link", { name: "Flop dealt too early" }).click();
  await page.locator("[data-answer]").first().click();
  await expect(page).toHaveTitle(/Flop dealt too early/);
  await expect(page.locator("#decision")).toHaveText("Shuffle it back and deal the street again");
});

test("[point 26] every outcome of every case by every book has its rule set, ground, date, floor line and wrong answers", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openRuling(page);
  const rests = ALL.flatMap(({ id, answers }) =>
    BOOK_IDS.flatMap((book) =>
      answers.length === 0 ? [`/${id}?set=${book}`] : answers.map((answer) => `/${id}?set=${book}&a=${answer.id}`),
    ),
  );
  const bad = await page.evaluate(
    async ([all, bases]) => {
      const found: string[] = [];
      for (const rest of all) {
        history.pushState({}, "", `/en/ruling${rest}`);
        dispatchEvent(new PopStateEvent("popstate", { state: {} }));
        await new Promise<void>((done) => queueMicrotask(() => setTimeout(done)));
        const text = (selector: string): string => document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
        const source = text(".main .source");
        const problems = [
          text("#decision") === "" ? "no decision" : "",
          text(".main .source .name") === "" ? "no rule set" : "",
          /checked on \d{4}-\d\d-\d\d/.test(source) ? "" : "no date",
          bases.includes(text(".main .source .basis")) ? "" : "no basis",
          text(".main .source .basis") === bases[0] && document.querySelectorAll(".main .source b").length === 0 ? "no number" : "",
          /^The floor has the last word/.test(text(".floor")) ? "" : "no floor line",
          /[1-9]/.test(text('[data-panel="wrong"]')) ? "" : "no wrong answers",
          /undefined|NaN|\[object/.test(document.body.textContent ?? "") ? "something missing" : "",
          /\d ?%|\d in \d/.test(text("main")) ? "chances" : "",
        ].filter((problem) => problem !== "");
        if (problems.length > 0) found.push(`${rest}: ${problems.join(", ")}`);
      }
      return found;
    },
    [rests, Object.values(rulingWords("en").basis)] as const,
  );
  expect(rests.length).toBeGreaterThan(ALL.length * BOOK_IDS.length - 1);
  expect(bad).toEqual([]);
});

test("[point 21] no chances on any view of the rulings", async ({ page }) => {
  for (const lang of LANGS) {
    await openRuling(page, TURN, { lang });
    for (const panel of ["why", "wrong", "others"]) {
      await page.locator(`button[data-panel="${panel}"]`).click();
      expect(await page.locator("main").textContent()).not.toMatch(/\d\s?%|\b\d+ in \d+|\d+분의|\d+分の|odds/);
    }
  }
});

test("[point 27] any case in at most three choices from the tab", async ({ page }) => {
  await open(page);
  for (const [group, cases] of Object.entries(CASES)) {
    await page.locator('.tabs a[href$="/ruling"]').click();
    await page.locator(`[data-group="${group}"]`).click();
    // The list of a group has all of its cases; the first and the last are opened.
    expect(await page.locator("main [data-case]").evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.case))).toEqual(
      cases.map(({ id }) => id),
    );
    for (const one of [cases[0], cases.at(-1)]) {
      await page.locator(`[data-case="${one?.id}"]`).click();
      if (one && one.answers.length > 0) await page.locator("[data-answer]").first().click();
      await expect(page.locator("#decision")).toBeVisible();
      await page.goBack();
      if (one && one.answers.length > 0) await page.goBack();
      await expect(page.locator(`[data-case="${one?.id}"]`)).toBeFocused();
    }
  }
});

test("[point 27] the search finds a case by what people call it in Korean, Japanese and English, whatever the screen speaks", async ({
  page,
}) => {
  for (const lang of LANGS) {
    await openRuling(page, "", { lang });
    const field = page.locator("[data-search]");
    for (const [typed, id] of [
      ["턴 깔림", "premature-turn"],
      ["번 빼먹음", "missing-burn-flop"],
      ["先出し", "premature-turn"],
      ["バーン忘れ", "missing-burn-flop"],
      ["early turn", "premature-turn"],
      ["ＳＴＲＩＮＧ", "string-bet"],
    ] as const) {
      await field.fill(typed);
      await expect(page.locator(`[data-case="${id}"]`), `${typed} on ${lang}`).toBeVisible();
    }
    await field.fill("qqqq");
    await expect(page.locator(".none")).toBeVisible();
    await expect(page.locator("[data-group]")).toHaveCount(5);
    await field.press("Escape");
    await expect(field).toHaveValue("");
  }
  await page.locator("[data-search]").fill("early turn");
  await page.locator("[data-search]").press("Enter");
  await expect(page.locator("[data-answer]").first()).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-search]")).toHaveValue("early turn");
});

test("[point 29] another rulebook is an alternative beside the answer, with its date, and chosen it is the answer", async ({ page }) => {
  await openRuling(page, TURN);
  await page.getByRole("button", { name: "Other rulebooks 2" }).click();
  const old = page.locator("article", { hasText: "TDA before 2022" }).first();
  await expect(old).toContainText("An alternative, not the answer by TDA 2024");
  await expect(old).toContainText("The river card becomes the turn");
  await expect(old).toContainText("2019");
  await expect(page.locator("#decision")).toHaveText("Shuffle it back and deal the street again");
  await page.getByRole("button", { name: "Common wrong answers" }).click();
  await expect(page.locator("#panel")).toContainText("Take the turn away and move the river up");
  await expect(page.locator("#panel")).toContainText("until about 2021");
  await page.locator(".main .source button").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Robert's Rules/ })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#decision")).toHaveText("The river card becomes the turn");
  await expect(page).toHaveURL(/set=roberts&a=action-left$/);
  expect((await cites(page)).join(" ")).toMatch(/HOLDEM-\d/);
  await page.reload();
  await expect(page.locator("#decision")).toHaveText("The river card becomes the turn");
  await page.goto("/en/ruling");
  await expect(page.locator("header .name")).toHaveText("Robert's Rules");
});

test("where the text is silent the candidates stand side by side, and none is the answer", async ({ page }) => {
  await openRuling(page, SILENT);
  await expect(page.locator("#decision")).toHaveText("The floor decides");
  const boxes = await page.locator(".candidates > ul > li").evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
  expect(boxes.length).toBeGreaterThanOrEqual(2);
  expect(new Set(boxes.slice(0, 2)).size).toBe(1);
  await expect(page.locator(".main .basis")).toHaveText(rulingWords("en").basis.floor);
  await page.getByRole("switch").first().click();
  await expect(page.locator("#decision")).toHaveText("Shuffle it back and deal the street again");
  await expect(page).toHaveURL(/a=action-left$/);
});

test("ticks tell what is done, now and next, and stay while the page is open", async ({ page }) => {
  await openRuling(page, TURN);
  const now = page.locator('.steps [aria-current="step"]');
  await expect(now).toContainText("Finish the betting");
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(1).check();
  await expect(now).toContainText("Put the turn card back");
  await goRuling(page, "en", "/odd-chip");
  await goRuling(page, "en", TURN);
  await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
  await page.getByRole("checkbox").nth(0).uncheck();
  await expect(now).toContainText("Finish the betting");
  await goRuling(page, "en", "/premature-turn?set=roberts&a=action-left");
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
});

const where = (page: Page): Promise<string> => page.evaluate(() => location.pathname + location.search);

test("[point 53] links lead to their outcome and write themselves as they read; a corrupt one says what it is that cannot be read", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRuling(page, "/premature-turn?set=tda2024&a=action-left&f.actedOnNext=1", { lang: "ja" });
  await expect(page.locator("#decision")).toHaveText("フロアが決めます");
  await page.getByRole("button", { name: "リンクをコピー" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/ja\/ruling\/premature-turn\?set=tda-2024&a=action-left&f\.actedOnNext=1$/);
  await page.goto(copied.replace("/ja/", "/ko/"));
  await expect(page.locator("#decision")).toHaveText("플로어가 정해요");
  for (const [rest, got] of [
    ["/premature-turn?set=tda-1999", "tda-1999"],
    ["/premature-turn?a=maybe", "maybe"],
    ["/premature-turn?a=action-left&f.actedOnNext=perhaps", "actedOnNext=perhaps"],
  ] as const) {
    await page.goto(`/en/ruling${rest}`);
    await expect(page.getByRole("alert")).toContainText(got);
    await expect(page.locator("[data-group]")).toHaveCount(5);
  }
});

test("[point 52] opening a ruling sends nothing but the address itself, and keeps no cookie", async ({ page, context }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search !== "") asked.push(`${request.method()} ${request.url()}`);
  });
  await openRuling(page, TURN);
  await page.getByRole("switch").first().click();
  expect(asked).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

test("going back and forth keeps the place, and the tab leads to the start", async ({ page }) => {
  await openRuling(page);
  await page.locator('[data-group="betting"]').click();
  const last = page.locator("main [data-case]").last();
  await last.scrollIntoViewIfNeeded();
  const scroll = await page.locator("main").evaluate((box) => box.scrollTop);
  const id = await last.getAttribute("data-case");
  await last.click();
  await page.getByRole("button", { name: "Rulings" }).click();
  await expect.poll(() => where(page)).toBe("/en/ruling?g=betting");
  await expect(page.locator(`[data-case="${id}"]`)).toBeFocused();
  expect(Math.abs((await page.locator("main").evaluate((box) => box.scrollTop)) - scroll)).toBeLessThan(2);
  await page.goBack();
  await expect.poll(() => where(page)).toBe("/en/ruling");
  await expect(page.locator('[data-group="betting"]')).toBeFocused();
  await page.goForward();
  await page.goForward();
  await expect.poll(() => where(page)).toContain(`/ruling/${id}`);
  await page.locator(".tabs a[aria-current]").click();
  await expect(page.locator("[data-group]")).toHaveCount(5);
  // After a link from outside the way back is the start of the rulings.
  await page.goto(`/en/ruling${TURN}`);
  await page.getByRole("button", { name: "Rulings" }).click();
  await expect.poll(() => where(page)).toBe("/en/ruling");
  await expect(page.locator(".recent [data-case]").first()).toHaveAttribute("data-case", "premature-turn");
});

test("[point 59] the language is changed at one press and keeps place, ticks and what is open", async ({ page }) => {
  await openRuling(page, TURN);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Why?" }).click();
  await page.getByRole("button", { name: "日本語" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  expect(await where(page)).toBe(`/ja/ruling${TURN}`);
  await expect(page).toHaveTitle(/^ターンが早い/);
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.locator("#panel")).toContainText("バーン");
  await page.getByRole("button", { name: "한국어" }).click();
  await expect(page.locator("#decision")).toHaveText(/섞/);
});

test("[point 59] each case has a page of its own in each language, right before any script runs", async ({ request }) => {
  const titles = new Set<string>();
  for (const lang of LANGS) {
    for (const rest of ["", "/premature-turn", "/odd-chip"]) {
      const html = await (await request.get(`/${lang}/ruling${rest}`)).text();
      expect(html).toContain(`<html lang="${lang}">`);
      for (const other of LANGS) expect(html).toContain(`hreflang="${other}" href="/${other}/ruling${rest}"`);
      titles.add(/<title>([^<%]+· Sidepot)<\/title>/.exec(html)?.[1] ?? "");
      expect(html).toMatch(/<meta name="description" content="[^"%]{30,}"/);
    }
  }
  expect(titles.size).toBe(9);
  expect((await request.get("/ko/ruling/premature-turn/practice")).status()).toBe(200);
  expect((await request.get("/ko/ruling/no-such-case")).status()).toBe(404);
});

test.describe(() => {
  test.use(INSTALLED);
  test("[point 49] after one visit every ruling opens without a network, in all three languages", async ({ page, context }) => {
    await page.goto("/en/pot");
    await installed(page);
    await context.setOffline(true);
    for (const lang of LANGS) {
      await page.goto(`/${lang}/ruling${TURN}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator(".steps li")).toHaveCount(4);
      await expect(page.locator(".offline")).toBeVisible();
    }
    await page.goto("/ko/ruling");
    await page.locator("[data-search]").fill("턴");
    await expect(page.locator('[data-case="premature-turn"]')).toBeVisible();
  });
});

test("a printed ruling is one page, black on white, without the screen around it", async ({ page }) => {
  for (const theme of ["light", "dark"]) {
    await openRuling(page, TURN, { theme, lang: "ko" });
    await page.emulateMedia({ media: "print" });
    const card = page.locator(".ruling-card");
    await expect(card).toBeVisible();
    await expect(page.locator(".tabs")).toBeHidden();
    expect(await card.evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor])).toEqual([
      "rgb(0, 0, 0)",
      "rgb(255, 255, 255)",
    ]);
    expect(await card.textContent()).toMatch(/RP-5-B/);
    await expect(card).toContainText("/ko/ruling/premature-turn?set=tda-2024&a=action-left");
    await expect(card.locator("ol li i")).toHaveCount(4);
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.goto("about:blank");
  }
});

test("pots and showdown lead to the rule that they follow", async ({ page }) => {
  await open(page, { hand: FIVE });
  await page.getByRole("link", { name: "Why this order" }).click();
  await expect(page).toHaveURL(/\/en\/ruling\/award-order$/);
  await page.goBack();
  await expect(page.locator(".award").first()).toBeVisible();
  await openShowdown(page, { hand: FOUR.replace(/;h=.*/, "") });
  await page.getByRole("button", { name: "Who shows first" }).click();
  await page.getByRole("link", { name: "Who shows first: the rule" }).click();
  await expect(page).toHaveURL(/\/en\/ruling\/showdown-order$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openShowdown(page, { hand: "#1;p=A:50,B:50,C:1f;c=AsKsQsJsTs;h=A:2c3c,B:2d3d" });
  await page.getByRole("link", { name: "The odd chip: the rule" }).click();
  await expect(page).toHaveURL(/\/en\/ruling\/odd-chip$/);
});

test("the notice for live tables is read on the rulings too, once", async ({ page }) => {
  await openRuling(page, "", { settings: { noticeRead: false } });
  await expect(page.getByText("put the phone away (TDA 5)")).toBeVisible();
  await page.getByRole("button", { name: "Understood" }).click();
  await page.locator('[data-group="board"]').click();
  await expect(page.getByText("put the phone away (TDA 5)")).toHaveCount(0);
});
