import { expect, type Page, test } from "@playwright/test";
import { violations } from "./access.ts";
import { open, PHONE } from "./desk.ts";

/** A hand of three in which two are all-in before the flop; A wins the main pot, C the side pot, and 10 come back. */
const sidePots = (hand: number, finishing = "[120, 90, 0]"): string => `variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [40, 90, 80]
actions = ["d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh", "p3 cbr 80", "p1 cc", "p2 cbr 90", "d db 2c3d4h", "d db 9c", "d db Jd", "p1 sm AsAh", "p2 sm KsKh", "p3 sm QsQh"]
players = ["Ann", "Bob", "Cho"]
hand = ${hand}
finishing_stacks = ${finishing}
`;
/** A hand that ends before the flop. */
const onePot = (hand: number): string => `variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [200, 200, 200]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 30", "p1 f", "p2 f"]
players = ["Ann", "Bob", "Cho"]
hand = ${hand}
finishing_stacks = [195, 190, 215]
`;
const several = (hands: readonly string[]): string => hands.map((hand, i) => `[${i + 1}]\n${hand}`).join("\n");
const THREE = several([onePot(11), sidePots(12), sidePots(13, "[120, 80, 10]")]);

const openImport = (page: Page, more: Parameters<typeof open>[1] = {}): Promise<void> => open(page, { ...more, tab: "import" });
const read = async (page: Page, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.locator(".ways .first").click();
};
const titles = (page: Page): Promise<string[]> => page.locator(".hand .title").allInnerTexts();
const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.parse(localStorage.getItem("sidepot.hand") ?? "{}").now);
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the menu of Pots leads there, and the browser's Back returns", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Import hands" }).click();
  await expect(page).toHaveURL(/\/en\/import$/);
  await expect(page.locator("h1")).toHaveText("Import hands");
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/pot$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Import hands" }).click();
  await expect(page.locator("textarea")).toBeVisible();
});

test("a pasted history is read at once: a summary, side pots first, filters and verdicts", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openImport(page);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), THREE);
  await page.locator("textarea").click();
  await page.keyboard.press("Control+v");
  await expect(page.locator("#headline")).toHaveText("Read 3 hands");
  await expect(page.locator("[data-announced]")).toHaveText("Read 3 hands");
  expect(await titles(page)).toEqual(["Hand 12", "Hand 13", "Hand 11"]);
  await expect(page.locator(".hand").first()).toContainText("Texas hold'em · 5/10 · 3 players");
  await expect(page.locator(".hand").first()).toContainText("2 pots");
  expect(await page.locator(".verdict").allInnerTexts()).toEqual(["agrees", "differs", "agrees"]);
  await page.getByRole("radio", { name: "With side pots 2" }).check();
  expect(await titles(page)).toEqual(["Hand 12", "Hand 13"]);
  await page.getByRole("radio", { name: "That differ 1" }).check();
  expect(await titles(page)).toEqual(["Hand 13"]);
  await page.getByRole("button", { name: "Read something else" }).click();
  await expect(page.locator("textarea")).toHaveValue(THREE);
});

test("a hand that cannot be read is named with its reason, and the others are listed", async ({ page }) => {
  await openImport(page);
  await read(page, several([onePot(1), sidePots(2).replace("p3 cbr 80", "p3 cbr 800"), onePot(3)]));
  await expect(page.locator("#headline")).toHaveText("Read 2 of 3 hands");
  await expect(page.locator(".fault")).toContainText(/^Hand 2: Action 4: .*Cho.*80/);
  expect(await titles(page)).toEqual(["Hand 1", "Hand 3"]);
});

test("lines that are not understood are listed with their number, and the report can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const text = `PokerStars Hand #77:  Hold'em No Limit (5/10) - 2026/01/02 3:04:05 ET
Table 'Quiet' 6-max Seat #3 is the button
Seat 1: Ann (200 in chips)
Seat 2: Bob (200 in chips)
Seat 3: Cho (200 in chips)
Ann: posts small blind 5
Bob: posts big blind 10
*** HOLE CARDS ***
Cho: raises 20 to 30
Ann: juggles three oranges
Ann: folds
Bob: folds
Uncalled bet (20) returned to Cho
Cho collected 25 from pot
*** SUMMARY ***
Total pot 25 | Rake 0
`;
  await openImport(page);
  await read(page, text);
  await expect(page.locator("#headline")).toHaveText("Read 1 hand");
  await page.getByText("1 line was not understood").click();
  await expect(page.locator("details li")).toContainText("Line 10");
  await expect(page.locator("details li")).toContainText("juggles three oranges");
  await page.getByRole("button", { name: "Copy report" }).click();
  await expect(page.locator(".copied")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("juggles three oranges");
  await page.locator(".hand").click();
  await expect(page.locator(".now")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.locator(".now")).toHaveText("The recorded result agrees with the rules.");
});

test("what is no history says so, names the formats and keeps the text; nothing at all is asked for", async ({ page }) => {
  await openImport(page);
  await page.locator(".ways .first").click();
  await expect(page.getByRole("alert")).toContainText("There is nothing to read yet.");
  await read(page, "Dear diary,\ntoday we played.");
  await expect(page.getByRole("alert")).toContainText("No hand was read.");
  await expect(page.getByRole("alert")).toContainText("Dear diary,");
  await expect(page.locator("textarea")).toHaveValue("Dear diary,\ntoday we played.");
  await expect(page.getByText("Formats: PHH")).toBeVisible();
  await read(page, "Ann 100\nBob lots");
  await expect(page.getByRole("alert")).toContainText("It is no list of names and amounts either. Pasted line 2:");
  await read(page, "https://example.org/en/pot#1;p=A:1");
  await expect(page.getByRole("alert")).toContainText("Could not read:");
});

test("files are chosen, several at a time, or dropped anywhere; those that cannot be read are named", async ({ page }) => {
  await openImport(page);
  const file = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await page
    .locator("input[type=file]")
    .setInputFiles([file("one.phh", onePot(1)), file("none.txt", "nothing of the kind\n"), file("two.phhs", THREE)]);
  await expect(page.locator("#headline")).toHaveText("Read 4 hands");
  await expect(page.locator(".fault")).toContainText(/^none.txt: This is no hand history/);
  await expect(page.locator(".hand").first()).toContainText("two.phhs");
  const data = await page.evaluateHandle((text) => {
    const moved = new DataTransfer();
    moved.items.add(new File([text], "dropped.phh"));
    return moved;
  }, sidePots(99));
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  await expect(page.getByText("Drop the files to read them")).toBeVisible();
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await expect(page.locator("#headline")).toHaveText("Read 1 hand");
  await expect(page.locator("[data-announced]")).toHaveText("Read 1 hand");
  expect(await titles(page)).toEqual(["Hand 99"]);
  await expect(page.getByText("Drop the files to read them")).toHaveCount(0);
});

test("a hand is stepped through by buttons, keys and streets to the result", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openImport(page);
  await read(page, THREE);
  await page.locator(".hand").first().click();
  await expect(page.locator("h1")).toHaveText("Hand 12");
  await expect(page.locator("h1")).toBeFocused();
  const now = page.locator(".now");
  await expect(now).toHaveText("Ann posts the small blind of 5");
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(now).toHaveText("Bob posts the big blind of 10");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(now).toHaveText("Cho raises to 80");
  await expect(page.locator("[data-announced]")).toHaveText("Cho raises to 80");
  await expect(page.locator("tr.active")).toContainText("Cho");
  await expect(page.locator("tr.active")).toContainText("all-in");
  await expect(page.locator("figure svg .band, figure svg [data-pot]").first()).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(now).toHaveText("Flop: 2♣ 3♦ 4♥");
  await expect(page.getByRole("list", { name: "Board" }).getByRole("img")).toHaveCount(3);
  await expect(page.locator(".streets .on")).toHaveText("Flop");
  await page.getByRole("button", { name: "Next street" }).click();
  await expect(now).toHaveText("Turn: 9♣");
  await page.locator(".streets").getByRole("button", { name: "Result" }).click();
  await expect(now).toHaveText("The recorded result agrees with the rules.");
  const pots = (await page.locator("section ol > li").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  expect(pots).toEqual([
    "Return to Bob 10",
    expect.stringMatching(/^S1 Side pot 1 80 Bob Pair/),
    expect.stringMatching(/^M Main pot 120 Ann Pair/),
  ]);
  await expect(page.getByText("Where the play left the rules")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(now).toHaveText("Ann posts the small blind of 5");
  await page.goBack();
  await expect(page.locator("#headline")).toHaveText("Read 3 hands");
  await expect(page.locator(".hand").first()).toBeFocused();
});

test("a record that differs says what it has, what the rules say, and why", async ({ page }) => {
  await openImport(page);
  await read(page, THREE);
  await page.locator(".hand").nth(1).click();
  // The keys belong to the hand once it is there.
  await expect(page.locator(".now")).toHaveText("Ann posts the small blind of 5");
  await page.keyboard.press("End");
  await expect(page.locator(".now")).toContainText("The record differs from the rules:");
  await expect(page.locator(".now")).toContainText("Final stack of Bob: recorded 80, by the rules 90.");
});

test("a hand opens in Pots as one step of undo, and Back leads to the same step of it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, { hand: "#1;p=A:10,B:20" });
  const before = await kept(page);
  await page.goto("/en/import");
  await read(page, sidePots(5));
  await page.locator(".hand").click();
  // The keys belong to the hand once it is there.
  await expect(page.locator(".now")).toHaveText("Ann posts the small blind of 5");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator(".now")).toHaveText("Flop: 2♣ 3♦ 4♥");
  await page.getByRole("button", { name: "Open in Pots" }).click();
  await expect(page).toHaveURL(/\/en\/pot$/);
  await expect(page.locator("h1")).toHaveText("2 pots");
  expect(await kept(page)).toBe("1;p=Ann:40a,Bob:90a,Cho:80a;c=2c3d4h9cJd;h=A:AsAh,B:KsKh,C:QsQh");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await kept(page)).toBe(before);
  await page.getByRole("button", { name: "Redo" }).click();
  await page.goBack();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Hand 5");
  await expect(page.locator(".now")).toHaveText("Flop: 2♣ 3♦ 4♥");
  await page.getByRole("button", { name: "Hands", exact: true }).click();
  await expect(page.locator("#headline")).toBeVisible();
});

test("a hand opens in Showdown with its cards and board", async ({ page }) => {
  await openImport(page);
  await read(page, sidePots(5));
  await page.locator(".hand").click();
  await page.getByRole("button", { name: "Open in Showdown" }).click();
  await expect(page).toHaveURL(/\/en\/showdown$/);
  await expect(page.locator(".takes").first()).toContainText("Bob takes");
});

test("our own link and two columns open the screen that they belong to", async ({ page }) => {
  await openImport(page);
  await read(page, "https://example.org/en/showdown#1;p=A:100,B:100;c=AsKhQd2c2s;h=A:AhAd,B:KcKs");
  await expect(page).toHaveURL(/\/en\/showdown$/);
  await page.goto("/en/import");
  await read(page, "Ann\t2500\nBob\t6000\nCho\t6000");
  await expect(page).toHaveURL(/\/en\/pot$/);
  expect(await kept(page)).toBe("1;p=Ann:2500,Bob:6000,Cho:6000");
});

test("a long history comes page by page, and opening a hand of it takes no time", async ({ page }) => {
  await openImport(page);
  const hands = Array.from({ length: 1200 }, (_, i) => (i % 4 === 0 ? sidePots(i + 1) : onePot(i + 1)));
  await page.locator("input[type=file]").setInputFiles({ name: "long.phhs", mimeType: "text/plain", buffer: Buffer.from(several(hands)) });
  await expect(page.locator("#headline")).toHaveText("Read 1,200 hands", { timeout: 30_000 });
  await expect(page.locator(".hand")).toHaveCount(50);
  await expect(page.locator(".pages span")).toHaveText("1–50 of 1,200");
  for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Further hands" }).click();
  await expect(page.locator(".pages span")).toHaveText("301–350 of 1,200");
  expect((await titles(page))[0]).toBe("Hand 2");
  await page.locator(".hand").nth(1).click();
  await expect(page.locator("h1")).toHaveText("Hand 3");
  await page.getByRole("button", { name: "Hands", exact: true }).click();
  await expect(page.locator(".hand").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".hand").nth(2)).toBeFocused();
});

test("another language and other settings leave the open hand and its step where they are", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openImport(page);
  await read(page, THREE);
  await page.locator(".hand").first().click();
  await expect(page.locator(".now")).toBeVisible();
  await page.keyboard.press("Shift+ArrowRight");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "한국어" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/ko\/import$/);
  await expect(page.locator(".now")).toHaveText("플랍: 2♣ 3♦ 4♥");
  await page.goBack();
  await expect(page.locator("#headline")).toHaveText("3핸드를 읽었어요");
});

test("at 320 pixels and one and a half times the text size nothing is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await openImport(page, { settings: { size: 150 } });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await read(page, THREE);
  await expect(page.locator("#headline")).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.locator(".hand").first().click();
  await expect(page.locator(".now")).toBeVisible();
  for (const key of ["Home", "ArrowRight", "Shift+ArrowRight", "End"]) {
    await page.keyboard.press(key);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const cut = await page.evaluate(
      () => [...document.querySelectorAll("main.scroll")].filter((box) => box.scrollWidth > box.clientWidth).length,
    );
    expect(cut).toBe(0);
  }
});

test("nothing that is read leaves the device", async ({ page }) => {
  await openImport(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await read(page, THREE);
  await page.locator(".hand").first().click();
  await page.keyboard.press("End");
  await expect(page.locator(".now")).not.toBeEmpty();
  expect(asked.filter((one) => !one.startsWith("GET /assets/"))).toEqual([]);
});

for (const [lang, readAll, agrees] of [
  ["en", "Read 3 hands", "The recorded result agrees with the rules."],
  ["ko", "3핸드를 읽었어요", "기록된 결과가 규칙과 같아요."],
  ["ja", "3ハンドを読みました", "記録された結果はルールどおりです。"],
] as const) {
  test.describe(`on a phone, ${lang}`, () => {
    test.use({ ...PHONE, viewport: { width: 360, height: 640 } });
    test("everything is said, nothing scrolls sideways, targets are large and axe has no complaint", async ({ page }) => {
      for (const theme of ["light", "dark"]) {
        await page.goto("about:blank");
        await openImport(page, { lang, theme });
        await page.evaluate(
          (wanted) => localStorage.setItem("sidepot.settings", JSON.stringify({ theme: wanted, noticeRead: true })),
          theme,
        );
        await page.goto(`/${lang}/import`);
        const fine = async (): Promise<void> => {
          expect(await sideways(page)).toBeLessThanOrEqual(0);
          const small = await page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>("button, summary, label.choice")]
              .filter((node) => node.checkVisibility())
              .map((node) => ({ node, box: node.getBoundingClientRect() }))
              .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
              .map(({ node, box }) => `${node.textContent} ${box.width}x${box.height}`),
          );
          expect(small).toEqual([]);
          expect(await violations(page)).toEqual([]);
        };
        await expect(page).toHaveTitle(/Sidepot$/);
        await fine();
        await read(page, THREE);
        await expect(page.locator("#headline")).toHaveText(readAll);
        await fine();
        await page.locator(".hand").first().click();
        await fine();
        await page.keyboard.press("End");
        await expect(page.locator(".now")).toHaveText(agrees);
        await fine();
      }
    });
  });
}

test("wide: what happened stands as a list beside the table, and every line of it can be pressed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openImport(page);
  await read(page, THREE);
  await page.locator(".hand").first().click();
  await page.getByRole("button", { name: "Flop: 2♣ 3♦ 4♥" }).click();
  await expect(page.locator(".now")).toHaveText("Flop: 2♣ 3♦ 4♥");
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 900, height: 700 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
