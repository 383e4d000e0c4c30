import { expect, type Page, test } from "@playwright/test";
import { heroOf, potQuestion, type TableConfig } from "@sidepot/trainer/table";
import { violations } from "./access.ts";
import { INSTALLED, installed, open, PHONE, WIDE } from "./desk.ts";
import { asksOf, callDown, calledDown, keptTable, tableOf, tableWith } from "./play.ts";

// The opponents act at once: what the table waits for is for eyes.
test.use({ ...PHONE, contextOptions: { reducedMotion: "reduce" } });

const NEXT = { en: "Next hand", ko: "다음 핸드", ja: "次のハンド" } as const;

async function sit(
  page: Page,
  config: TableConfig,
  { lang = "en", theme = "light", pause = true, speed = "instant", settings = {} } = {},
): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (sessionStorage.getItem("sat")) return;
      sessionStorage.setItem("sat", "yes");
      localStorage.setItem("sidepot.table", kept);
    },
    keptTable(config, pause, speed),
  );
  await open(page, { lang, theme, tab: "play", settings });
  await expect(page.locator("[data-own]")).toBeVisible();
}
const yours = (page: Page): Promise<void> => expect(page.locator('[data-act="fold"]')).toHaveAttribute("aria-disabled", "false");
const touch = (page: Page): Promise<void> => page.locator('[data-act="call"]').tap();
const key = (page: Page): Promise<void> => page.keyboard.press("c");
const kept = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("sidepot.hands") ?? '{"hands":[]}').hands.length);

for (const lang of ["en", "ko", "ja"] as const) {
  test.describe(() => {
    test.use(INSTALLED);
    test(`[point 40] offline after one visit a hand is played by touch and the next one by keyboard alone: ${lang}`, async ({
      page,
      context,
    }) => {
      await page.goto(`/${lang}/play`);
      await installed(page);
      await page.close();
      await context.setOffline(true);
      const table = await context.newPage();
      await sit(table, tableWith(6, asksOf(2)), { lang, pause: false });
      await callDown(table, touch);
      await expect(table.locator("[data-next]")).toHaveText(NEXT[lang]);
      await expect(table.locator("[data-pushed]").first()).toBeVisible();
      expect(await kept(table)).toBe(1);

      // A reload without a network, in the dark, on a desk.
      await table.evaluate(() => localStorage.setItem("sidepot.settings", '{"theme":"dark","noticeRead":true}'));
      await table.setViewportSize(WIDE);
      await table.reload();
      await expect(table.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(table.locator("[data-next]")).toBeVisible();
      await table.keyboard.press("n");
      await expect(table.locator(".facts b").last()).toHaveText("2");
      await callDown(table, key);
      await expect(table.locator("[data-next]")).toBeFocused();
      expect(await kept(table)).toBe(2);
      await table.keyboard.press("Tab");
      expect(await table.evaluate(() => document.activeElement?.matches("[data-replay]:focus-visible"))).toBe(true);
    });
  });
}

/** The first hand goes on after the flop, and the person is asked there. */
const onTheFlop = (): TableConfig =>
  tableWith(6, ({ play, ...session }) => {
    const hero = heroOf({ play, ...session });
    return (
      play?.actions.some(({ seat, street }) => seat === hero && street === 1) === true && play.hand.folded.filter((out) => !out).length > 1
    );
  });
/** Deep stacks, and the person is asked before the flop. */
const inCash = (): TableConfig =>
  tableWith(6, (session) => session.play?.actions.some(({ seat, street }) => seat === heroOf(session) && street === 0) === true, "cash");
const boardOf = (page: Page): Promise<string[]> =>
  page.locator(".board svg").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));

test("a reload goes on in the middle of the hand, and a street that is taken back is dealt again card for card", async ({ page }) => {
  await sit(page, onTheFlop());
  await yours(page);
  await touch(page);
  await expect(page.locator(".board li.empty")).toHaveCount(2);
  await yours(page);
  const flop = await boardOf(page);
  const call = await page.locator('[data-act="call"]').textContent();
  await page.reload();
  await yours(page);
  expect([await boardOf(page), await page.locator('[data-act="call"]').textContent()]).toEqual([flop, call]);
  await page.getByRole("button", { name: "Take this street back" }).tap();
  await expect(page.locator(".board li.empty")).toHaveCount(5);
  await yours(page);
  await touch(page);
  await yours(page);
  expect(await boardOf(page)).toEqual(flop);
  await page.keyboard.press("Control+z");
  await expect(page.locator(".board li.empty")).toHaveCount(5);
});

test("an all-in takes a second press within two seconds, by touch and by key", async ({ page }) => {
  await sit(page, inCash());
  await yours(page);
  const raise = page.locator('[data-act="raise"]');
  await page.getByRole("button", { name: "All-in", exact: true }).tap();
  await raise.tap();
  await expect(raise).toHaveText(/^Again: all-in [\d,]+$/);
  await expect(page.locator("[data-said]")).toHaveText(/^Again: all-in [\d,]+$/);
  await expect(raise).not.toHaveText(/Again/, { timeout: 4000 });
  await yours(page);
  // Another amount is another intention.
  await page.keyboard.press("4");
  await page.keyboard.press("r");
  await expect(raise).toHaveText(/Again/);
  await page.keyboard.press("1");
  await expect(raise).not.toHaveText(/Again/);
  await page.keyboard.press("4");
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await expect(page.locator("[data-next], .question, [data-hurry]").first()).toBeVisible();
});

test("a double press is one press: the next turn is not decided before it is seen", async ({ page }) => {
  await sit(page, onTheFlop());
  await yours(page);
  const acted = (): Promise<number> =>
    page.evaluate(() => {
      const { play, config } = JSON.parse(localStorage.getItem("sidepot.table") ?? "").session;
      const person = config.players.findIndex(({ bot }: { readonly bot: unknown }) => bot === null);
      return play.actions.filter(({ seat }: { readonly seat: number }) => play.seats[seat] === person).length;
    });
  await page.locator('[data-act="call"]').evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => button.click(), 150);
  });
  await page.waitForTimeout(600);
  await yours(page);
  expect(await acted()).toBe(1);
  await touch(page);
  await expect.poll(acted).toBe(2);
});

test("amounts are chosen by parts of the pot and stepped by the smallest chip, within what is allowed", async ({ page }) => {
  await sit(page, inCash());
  await yours(page);
  const amount = async (): Promise<number> => Number((await page.locator("output").textContent())?.replaceAll(",", ""));
  const [half, whole] = [await amount(), await page.getByRole("button", { name: "Pot", exact: true }).tap().then(amount)];
  expect(whole).toBeGreaterThan(half);
  await page.getByRole("button", { name: "More", exact: true }).tap();
  expect((await amount()) - whole).toBe(25);
  await page.getByRole("button", { name: "Less", exact: true }).tap();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  expect(await amount()).toBe(whole);
  await page.keyboard.press("4");
  const most = await amount();
  await page.keyboard.press("ArrowUp");
  expect(await amount()).toBe(most);
});

test("the pause asks which pot goes first and to whom, says why an answer is wrong, and goes on when it is right", async ({ page }) => {
  const config = tableWith(6, asksOf(2));
  const question = potQuestion(calledDown(config));
  const [side, main] = question?.pots ?? [];
  if (!side || !main) throw new Error("no two pots");
  await sit(page, config);
  await callDown(page, touch);
  await expect(page.locator("[data-next]")).toHaveCount(0);
  // What was not answered is asked again.
  await page.reload();
  await expect(page.locator(".question")).toBeVisible();
  await page.locator('[data-pot="0"]').tap();
  for (const seat of main.winners) await page.locator(`[data-to="${seat}"]`).tap();
  await page.locator("[data-push]").tap();
  await expect(page.locator(".faults p")).toHaveCount(1);
  await expect(page.locator(".faults")).toContainText("Side pot 1 goes before the main pot");
  await expect(page.locator("[data-pushed]")).toHaveCount(0);
  await page.locator('[data-pot="1"]').tap();
  for (const seat of new Set([...main.winners, ...side.winners]))
    if (main.winners.includes(seat) !== side.winners.includes(seat)) await page.locator(`[data-to="${seat}"]`).tap();
  await page.locator("[data-push]").tap();
  await expect(page.locator(".last")).toContainText("Right");
  // What is left is the next question: the list tells only what is pushed.
  await expect(page.locator(".question h2")).toHaveText("Which pot is pushed next?");
  await expect(page.locator("[data-pushed]")).toHaveCount(1);
  await expect(page.locator(".pushes")).not.toContainText("Main pot");
  await page.locator("[data-answer]").tap();
  await expect(page.locator("[data-pushed]")).toHaveCount(2);
  await expect(page.locator("[data-pushed]").first()).toHaveAttribute("data-pushed", "1");
  await expect(page.locator("[data-next]")).toBeFocused();
  await page.reload();
  await expect(page.locator("[data-next]")).toBeVisible();
});

/** What stood on the table at each moment: cards on the board, hands turned up, and chips. */
interface Frame {
  readonly board: number;
  readonly faces: number;
  readonly chips: number;
  readonly pots: number;
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  test("a hand that is run out shows each street in its turn, and no chip twice", async ({ page }) => {
    test.slow();
    const config = tableWith(6, (session) => asksOf(2)(session) && session.play?.actions.some(({ street }) => street > 0) === false);
    const chips = calledDown(config).play?.hand.settings.stacks.reduce((sum, stack) => sum + stack, 0);
    await page.setViewportSize(WIDE);
    await sit(page, config, { speed: "normal" });
    const frames = await page.evaluateHandle(() => {
      const seen: Frame[] = [];
      // An element's own text: what was won stands beside a stack.
      const textOf = (one: Element): string => [...one.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
      const sum = (selector: string): number =>
        [...document.querySelectorAll(selector)].reduce((all, one) => all + Number(textOf(one).replace(/\D/g, "")), 0);
      const look = (): void => {
        const frame = {
          board: document.querySelectorAll(".board li:not(.empty)").length,
          faces: document.querySelectorAll(".seats .faces").length,
          chips: sum(".seats .stack, .own .stack, .pots b:not(.tag), .seats .bet b, .own-front .bet b"),
          pots: sum(".pots b:not(.tag)"),
        };
        if (JSON.stringify(frame) !== JSON.stringify(seen.at(-1))) seen.push(frame);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
      return seen;
    });
    await callDown(page, key);
    await page.locator("[data-answer]").click();
    await page.locator("[data-answer]").click();
    await expect(page.locator("[data-next]")).toBeVisible();
    const seen = await frames.evaluate((all) => all);
    const boards = seen.map(({ board }) => board);
    expect(boards.filter((cards, at) => cards !== boards[at - 1])).toEqual([0, 3, 4, 5]);
    expect(seen.filter(({ board, faces }) => board > 0 && faces === 0)).toEqual([]);
    expect(seen.map((frame) => frame.chips)).toEqual(seen.map(() => chips));
    expect(new Set(seen.slice(-3).map(({ pots }) => pots)).size).toBe(3);
    expect(seen.at(-1)?.pots).toBe(0);
  });
});

test("a hand that is over is listed, replayed, proved, written as text, and opened in Pots, Showdown and Study", async ({ page }) => {
  const config = tableWith(6, asksOf(2));
  await sit(page, config, { pause: false });
  await callDown(page, touch);
  const [first] = await boardOf(page);
  await page.getByRole("button", { name: "Hands played" }).tap();
  const row = page.locator("[data-kept]");
  await expect(row).toHaveCount(1);
  await row.tap();
  await expect(page.getByRole("heading", { name: "Hand 1" })).toBeFocused();
  await expect(page.locator(".board li.empty")).toHaveCount(5);
  // What folded players held is shown when it is asked for.
  const faces = (): Promise<number> => page.locator(".front .card.plain").count();
  expect(await faces()).toBe(0);
  await page.getByLabel("Show every hand").check();
  await page.getByRole("button", { name: "Next step" }).tap();
  expect(await faces()).toBe(10);
  await page.getByRole("navigation", { name: "Streets" }).getByRole("button", { name: "Flop", exact: true }).tap();
  expect((await boardOf(page))[0]).toBe(first);
  await page.keyboard.press("End");
  await expect(page.locator("[data-pushed]")).toHaveCount(2);
  await page.locator("[data-proof] summary").tap();
  await page.getByRole("button", { name: "Deal it again" }).tap();
  await expect(page.locator("[data-proof]")).toContainText("every card is the same");
  await expect(page.locator("[data-proof] li")).toHaveCount(52);
  await expect(page.locator("[data-text]")).toContainText("*** SUMMARY ***");
  await page.getByLabel("PHH").check();
  await expect(page.locator("[data-text]")).toContainText("finishing_stacks");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download" }).tap()]);
  expect(file.suggestedFilename()).toMatch(/^sidepot-\w+-1\.phh$/);
  await expect(page.locator('[data-open="coach"]')).toHaveAttribute("href", /\/en\/coach\?hand=\w+-1$/);

  await page.locator('[data-open="pot"]').tap();
  await expect(page).toHaveURL(/\/en\/pot$/);
  await expect(page.locator(".award").filter({ hasText: /M|S1/ })).toHaveCount(2);
  await page.goBack();
  await page.goBack();
  await expect(page.locator("[data-next]")).toBeVisible();
  await page.locator("[data-replay]").tap();
  await page.locator('[data-open="showdown"]').tap();
  await expect(page).toHaveURL(/\/en\/showdown$/);
  await page.goto("/en/play");
  await page.locator("[data-replay]").tap();
  await page.locator('[data-open="study"]').tap();
  await expect(page.locator(".badge")).toHaveText("Practice only. Never at a live table.");
  await expect(page.locator(".answer")).toHaveAttribute("data-state", "done", { timeout: 20_000 });
});

test("without a worker the opponents decide in the page, and do the same", async ({ page, browser }) => {
  const config = tableWith(6, asksOf(2));
  const played = calledDown(config).play?.events.length;
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", {
      value: class {
        constructor() {
          throw new Error("no workers here");
        }
      },
    });
  });
  await sit(page, config, { pause: false });
  await callDown(page, touch);
  const events = (): Promise<number> =>
    page.evaluate(() => JSON.parse(localStorage.getItem("sidepot.hands") ?? "").hands[0].hand.events.length);
  expect(await events()).toBe(played);
  expect(browser.isConnected()).toBe(true);
});

/** Nothing on the table lies over anything else, nor outside of the screen. */
async function apart(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const boxes = await page
    .locator(".seats .plate, .seats .front > *, .board li, .pots > span, [data-own] .plate, [data-own] .cards, .own-front > *")
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height, name: `${one.className} ${one.textContent}` };
      }),
    );
  expect(boxes.length).toBeGreaterThan(7);
  for (const [at, a] of boxes.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width).toBeLessThanOrEqual(width);
    for (const b of boxes.slice(at + 1)) {
      const clear = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
      expect(clear, JSON.stringify([a, b])).toBe(true);
    }
  }
}

for (const [seats, height] of [
  [2, 640],
  [6, 640],
  [9, 760],
] as const) {
  test(`${seats} seats fit a phone of 360 by ${height} without scrolling, and nothing lies over anything else`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await sit(page, tableOf(seats, 3));
    await yours(page);
    const scrolls = await page
      .locator("main")
      .evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [scrollHeight - clientHeight, scrollWidth - clientWidth]);
    expect(scrolls).toEqual([0, 0]);
    await apart(page);
    const small = await page
      .locator("button:visible")
      .evaluateAll(
        (all) => all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 47.5 || height < 47.5).length,
      );
    expect(small).toBe(0);
  });
}

for (const [seats, width, height] of [
  [6, 360, 640],
  [6, 390, 844],
  [4, 768, 1024],
  [9, 1440, 900],
] as const) {
  test(`cards that are turned up lie free while the pots of ${seats} seats are asked for and pushed: ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sit(
      page,
      tableWith(seats, (session) => asksOf(2)(session) && (session.play?.hand.tabled.filter(Boolean).length ?? 0) > 2),
    );
    await callDown(page, key);
    await expect(page.locator(".question")).toBeVisible();
    await apart(page);
    await page.locator("[data-answer]").click();
    await page.locator("[data-answer]").click();
    await expect(page.locator("[data-next]")).toBeVisible();
    await apart(page);
  });
}

test("chips of nine characters are shortened where they have no room, and said in full", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sit(page, { ...tableOf(6, 1), blinds: [5_000_000, 10_000_000] });
  await yours(page);
  await apart(page);
  await expect(page.locator("header h1 [aria-hidden]").first()).toHaveText("5M");
  await expect(page.locator("header h1 .sr").nth(1)).toHaveText("5,000,000");
  const wide = await page.locator(".plate").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(wide).toBe(0);
});

test("[point 44] large letters on a narrow screen put one thing below the other, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sit(page, tableWith(6, asksOf(2)), { lang: "ja", settings: { size: 150 } });
  const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await yours(page);
  expect(await sideways()).toBe(0);
  await expect(page.locator("[data-own] .cards")).toBeInViewport();
  await callDown(page, touch);
  expect(await sideways()).toBe(0);
  await page.locator("[data-answer]").tap();
  await page.locator("[data-answer]").tap();
  await page.locator("[data-replay]").tap();
  await expect(page.locator("[data-text]")).toHaveCount(1);
  expect(await sideways()).toBe(0);
});

test("a table is set in its sheet: seats, game, opponents and the seed, and what is wrong with it is said", async ({ page }) => {
  await sit(page, tableOf(6, 5));
  await page.getByRole("button", { name: "Set the table" }).tap();
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "One player more" }).tap();
  await page.getByLabel("Cash game").check();
  await page.getByLabel("Name of opponent 1").fill("Leo");
  await page.getByLabel("Name of opponent 1").blur();
  await page.locator("[data-deal]").tap();
  await expect(page.locator(".problem")).not.toBeEmpty();
  await page.getByLabel("Name of opponent 1").fill("Zoe");
  await page.getByLabel("Name of opponent 1").blur();
  await page.getByLabel("Style of Zoe").selectOption("maniac");
  // Nothing is dealt while a field is at fault.
  for (const [label, wrong, said, right] of [
    ["Small blind", "0", "The blinds cannot be", "50"],
    ["Big blind", "abc", "“a” cannot stand here", "100"],
    ["Seed", "x", "“x”", ""],
    ["Name of opponent 2", "you", "“You” is already the name of", "Kim"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(wrong);
    await page.getByLabel(label, { exact: true }).blur();
    await page.locator("[data-deal]").tap();
    await expect(page.locator(".problem")).toContainText(said);
    await page.getByLabel(label, { exact: true }).fill(right);
    await page.getByLabel(label, { exact: true }).blur();
  }
  await page.getByLabel("Seed").fill("77");
  await page.getByLabel("Seed").blur();
  await page.locator("[data-deal]").tap();
  await expect(page.locator(".seats li")).toHaveCount(8);
  await expect(page.locator(".seats li").first()).toContainText("Zoe");
  const { session } = await page.evaluate(() => JSON.parse(localStorage.getItem("sidepot.table") ?? ""));
  expect(session.config).toMatchObject({ seed: 77, mode: "cash" });
  expect(session.config.players[1]).toEqual({ name: "Zoe", bot: { style: "maniac" } });
});

test("letter keys can be turned off, and nothing on the table tells odds or gives advice", async ({ page }) => {
  await sit(page, onTheFlop(), { settings: { letterKeys: false } });
  await yours(page);
  await page.keyboard.press("f");
  await page.keyboard.press("r");
  await yours(page);
  const said = await page.locator("#app").textContent();
  expect(said).not.toMatch(/%|odds|equity|outs|should/i);
  await expect(page.locator("body")).not.toContainText("Study");
});

test("blocked storage is said once, and the table plays on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new Error("SecurityError");
      },
    });
  });
  await page.goto("/en/play");
  await expect(page.locator(".notice")).toHaveText(/keeps nothing/);
  await yours(page);
  await callDown(page, touch);
});

for (const theme of ["light", "dark", "max-dark"])
  test(`axe finds nothing at the table, in its sheet, in the question and in the replay: ${theme}`, async ({ page }) => {
    await sit(page, tableWith(6, asksOf(2)), { theme });
    await yours(page);
    expect(await violations(page)).toEqual([]);
    if (theme === "light") {
      await page.getByRole("button", { name: "Set the table" }).tap();
      await expect(page.locator("[data-deal]")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await callDown(page, touch);
    await page.locator('[data-pot="1"]').tap();
    expect(await violations(page)).toEqual([]);
    await page.locator("[data-answer]").tap();
    await page.locator("[data-answer]").tap();
    await page.locator("[data-replay]").tap();
    await page.setViewportSize(WIDE);
    await page.keyboard.press("End");
    await expect(page.locator("[data-pushed]")).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
  });
