import { expect, type Page, test } from "@playwright/test";
import { INSTALLED, installed, LANGS, PHONE } from "./desk.ts";
import { goRuling, openRuling } from "./ruling.ts";

test.use(PHONE);

const PRACTICE = "/premature-turn/practice?set=tda-2024&a=action-left";
/** The way of the premature turn by TDA 2024 to the river. */
const WAY = ["finish-betting", "keep-burns", "return-to-stub", "shuffle-stub", "deal", "finish-betting", "burn", "deal"] as const;

const press = (page: Page, verb: string): Promise<void> => page.locator(`[data-verb="${verb}"]`).click();
/** What stands under the piles: `Stub 34 | Burns 2 | Board 3 + to return 1`. */
const counts = async (page: Page): Promise<string> =>
  (await page.locator(".deck p").allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim()).join(" | ");
const faces = (page: Page): Promise<string[]> =>
  page.locator('[data-pile="board"] svg').evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));

test("[point 28] six-handed premature turn: stub 34, 35, shuffled, 34, then burn and river 32; the chances come at the end", async ({
  page,
}) => {
  await openRuling(page, PRACTICE);
  expect(await counts(page)).toBe("Stub 34 | Burns 2 | Board 3 + to return 1");
  expect(await faces(page)).toHaveLength(4);
  const seen: string[] = [];
  for (const verb of WAY) {
    await expect(page.locator(".chances")).toHaveCount(0);
    await expect(page.locator(".exercise")).not.toContainText("%");
    await press(page, verb);
    seen.push(await counts(page));
  }
  expect(seen).toEqual([
    "Stub 34 | Burns 2 | Board 3 + to return 1",
    "Stub 34 | Burns 2 | Board 3 + to return 1",
    "Stub 35 | Burns 2 | Board 3",
    "Stub 35 | Burns 2 | Board 3",
    "Stub 34 | Burns 2 | Board 4",
    "Stub 34 | Burns 2 | Board 4",
    "Stub 33 | Burns 3 | Board 4",
    "Stub 32 | Burns 3 | Board 5",
  ]);
  await expect(page.getByRole("heading", { name: "Done, and every card is in its place" })).toBeFocused();
  await expect(page.locator(".chances .returns")).toHaveText(/^Probability that the same card returns: 1.in.35 \(2\.9%\)$/);
  await expect(page.locator(".chances li").first()).toContainText(/2.in.35/);
  await expect(page.locator(".chances li").nth(1)).toContainText(/1.in.33/);
  await page.getByRole("button", { name: "Start again" }).click();
  expect(await counts(page)).toBe("Stub 34 | Burns 2 | Board 3 + to return 1");
  await expect(page.locator("[data-verb]").first()).toBeFocused();
  await expect(page.locator(".chances")).toHaveCount(0);
});

test("[point 28] a wrong verb changes nothing, shakes what it would have touched, and is told with the step that comes now", async ({
  page,
}) => {
  await openRuling(page, PRACTICE);
  const [before, cards] = [await counts(page), await faces(page)];
  await press(page, "burn");
  const alert = page.locator('.ground [role="alert"]');
  await expect(alert).toHaveText("Now finish the betting: one burn a street, and the one for the turn is out already.");
  const shaking = await page.locator('[data-pile="stub"]').evaluate((pile) => {
    const { animationName, animationDuration } = getComputedStyle(pile);
    return [animationName, animationDuration];
  });
  expect(shaking[0]).toMatch(/shake/);
  expect(shaking[1]).toBe("0.12s");
  await press(page, "deal");
  await expect(alert).toContainText("Now finish the betting");
  expect([await counts(page), await faces(page)]).toEqual([before, cards]);
  await expect(page.locator('[data-state="now"]')).toContainText("Finish the betting");
  await press(page, "finish-betting");
  await expect(alert).toHaveText("");
  await expect(page.locator('[data-state="now"]')).toContainText("Leave the burn cards");
  await expect(page.getByRole("status").filter({ hasText: "Stub 34, burns 2, board 4." })).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await press(page, "shuffle-stub");
  const still = await page.locator('[data-pile="stub"]').evaluate((pile) => {
    const { animationName, outlineStyle, outlineWidth } = getComputedStyle(pile);
    return [animationName, outlineStyle, outlineWidth];
  });
  expect(still).toEqual(["none", "solid", "2px"]);
});

test("other players and another rulebook are another exercise; the old way sets the card aside", async ({ page }) => {
  await openRuling(page, PRACTICE);
  await page.getByRole("button", { name: "Deal to 7 players" }).click();
  await expect(page.getByRole("button", { name: "Deal to 8 players" })).toBeFocused();
  expect(await counts(page)).toContain("Stub 32 ");
  for (let players = 8; players <= 10; players++) await page.getByRole("button", { name: `Deal to ${players} players` }).click();
  await page.locator('.players [aria-disabled="true"]').click({ force: true });
  await expect(page.locator("[data-players]")).toHaveText("10");
  expect(await counts(page)).toContain("Stub 26 ");
  await page.locator(".choices > button").click();
  await page.getByRole("dialog").getByText("Robert's Rules").click();
  await expect(page).toHaveURL(/practice\?set=roberts&a=action-left$/);
  expect(await counts(page)).toBe("Stub 26 | Burns 2 | Board 3 + to set aside 1 | Aside 0");
  await press(page, "finish-betting");
  await press(page, "set-aside");
  expect(await counts(page)).toBe("Stub 26 | Burns 2 | Board 3 | Aside 1");
  await page.locator("button.back").click();
  await expect(page.locator("#decision")).toBeVisible();
});

test("scrambled cards lie face down and nameless; another language keeps the exercise where it is", async ({ page }) => {
  await openRuling(page, "/four-card-flop/practice?set=tda-2024&a=four");
  await press(page, "call-floor");
  await press(page, "scramble");
  expect(await faces(page)).toEqual(Array(4).fill("unknown card"));
  await page.getByRole("button", { name: "한국어" }).click();
  expect(await faces(page)).toEqual(Array(4).fill("모르는 카드"));
  expect(await counts(page)).toBe("스텁 35 | 번 1 | 보드 4");
  await press(page, "draw-as-burn");
  await press(page, "turn-up");
  expect(await counts(page)).toBe("스텁 35 | 번 2 | 보드 3");
  for (const name of await faces(page)) expect(name).toMatch(/^(스페이드|하트|다이아|클럽) /);
});

test("where the floor decides its choice is asked for; where no card moves it is said; from ruling to ruling", async ({ page }) => {
  await openRuling(page, `${PRACTICE}&f.actedOnNext=1`);
  await expect(page.locator("[data-verb]")).toHaveCount(0);
  await page.locator("[data-choice]").last().click();
  await expect(page.locator("[data-verb]").first()).toBeVisible();
  await goRuling(page, "en", "/string-bet/practice?set=tda-2024");
  if ((await page.locator("[data-answer]").count()) > 0) {
    await page.locator("[data-answer]").first().click();
    const { search } = new URL(page.url());
    await goRuling(page, "en", `/string-bet/practice${search}`);
  }
  await expect(page.locator("main")).toContainText("No card moves in this ruling");
  await page.locator("[data-next]").click();
  await expect(page.locator("[data-verb]").first()).toBeVisible();
  await expect(page.locator("h1")).toBeFocused();
});

test("[point 59] title, description and language of the practice are its own in three languages", async ({ page }) => {
  await openRuling(page, PRACTICE);
  const titles = new Set<string>();
  for (const lang of LANGS) {
    await goRuling(page, lang, PRACTICE);
    await expect(page.locator(".deck")).toBeVisible();
    titles.add(await page.title());
    await expect(page.locator(".app")).not.toContainText(/[$€£¥₩]|undefined|NaN/);
  }
  expect(titles.size).toBe(3);
});

test.describe(() => {
  test.use(INSTALLED);
  test("[point 49] practised without a network after one visit", async ({ page, context }) => {
    await page.goto("/en/pot");
    await installed(page);
    await context.setOffline(true);
    await page.goto(`/ja/ruling${PRACTICE}`);
    await expect(page.locator("[data-verb]")).toHaveCount(6);
    await press(page, "finish-betting");
    expect(await counts(page)).toBe("スタブ 34 | バーン 2 | ボード 3 + 戻す 1");
    await page.goto("/ko/ruling/house");
    await expect(page.locator("h1")).toHaveText("우리 하우스 룰");
  });
});

test("a double tap is one press: it is no wrong move and says nothing", async ({ page }) => {
  await openRuling(page, PRACTICE);
  await page.locator('[data-verb="finish-betting"]').dblclick();
  await expect(page.locator('[data-state="now"]')).toContainText("Leave the burn cards");
  await expect(page.locator("[data-refusal]")).toHaveCount(0);
  for (const verb of WAY.slice(1)) await press(page, verb);
  await expect(page.locator(".finish")).toContainText("Without a wrong move.");
});

test("[point 59] who goes to the practice, takes one of the floor's choices or another language is at the head of it", async ({ page }) => {
  await openRuling(page, "/premature-turn?set=tda-2024&a=action-left&f.actedOnNext=1");
  await page.locator("[data-practise]").press("Enter");
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  await expect(page.locator("h1")).toBeFocused();
  const choice = page.locator("[data-choice]").last();
  const what = (await choice.textContent()) ?? "";
  await choice.press("Enter");
  await expect(page.locator("[data-taken]")).toBeFocused();
  await expect(page.locator("[data-taken]")).toHaveText(what);
  await expect(page.getByRole("status").filter({ hasText: /\(Now\)\. Stub \d+, burns 2, board \d\.$/ })).toHaveCount(1);
  await expect(page).toHaveURL(/practice\?.*&c=1$/);

  // Back leads to the choices, at the one that was taken, and once more to the ruling.
  await page.goBack();
  await expect(choice).toBeFocused();
  await expect(page.locator("[data-verb]")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("#decision")).toBeVisible();
  await page.goForward();
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  await expect(page.locator("h1")).toBeFocused();

  await page.getByRole("button", { name: "한국어" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page.locator("h1")).toBeFocused();
});

test("the card that the mistake is about is named so, for those who do not see its ring", async ({ page }) => {
  await openRuling(page, PRACTICE);
  expect((await faces(page)).map((name) => name.includes(", the card to return"))).toEqual([false, false, false, true]);
  await goRuling(page, "ja", PRACTICE.replace("tda-2024", "roberts"));
  await expect(page.locator('[data-pile="board"] svg').last()).toHaveAttribute("aria-label", /、脇へ置くカード$/);
});
