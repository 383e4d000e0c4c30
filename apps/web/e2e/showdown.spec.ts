import { expect, type Page, test } from "@playwright/test";
import { PHONE } from "./desk.ts";
import { active, CARDS, CHIPS, edit, FOUR, openShowdown, places, pressCard, push, suitKey, takes } from "./showdown.ts";

test.use(PHONE);

const whys = async (page: Page): Promise<string> => ((await page.locator(".award").textContent()) ?? "").replace(/\s+/g, " ");
const raised = (page: Page): Promise<(string | null)[]> =>
  page.locator(".scroll > .board .plays svg").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));

test("the hand of the pictures from the pots to the last push: last side pot first, totals, ticks", async ({ page }) => {
  await openShowdown(page, { hand: "" });
  await page.goto(`/en/pot${CHIPS}`);
  await page.getByRole("button", { name: "Enter cards, see who wins" }).click();
  await expect(page).toHaveURL(/\/en\/showdown$/);
  for (const card of CARDS) await pressCard(page, card);
  await page.getByRole("button", { name: "See who wins" }).click();
  await expect(page.locator(".line").first()).toHaveText("7,700 was not called. It goes back to D.");
  expect(await takes(page)).toEqual(["D takes 12,600"]);
  expect(await whys(page)).toContain("A full house beats a straight.");
  expect(await raised(page)).toEqual(["queen of diamonds", "two of clubs", "two of spades"]);
  await expect(page.locator(".after dd")).toHaveText(["13,500", "12,000", "0", "20,300"]);
  await expect(page.getByRole("button", { name: /^Pushed/ })).toHaveText("Pushed. Next: side pot 1");
  await push(page);
  expect(await takes(page)).toEqual(["B takes 12,000"]);
  await push(page);
  expect(await takes(page)).toEqual(["A takes 13,500"]);
  await push(page);
  await expect(page.getByRole("heading", { name: "All pots are pushed" })).toBeVisible();
  await expect(page.locator(".step .ok, .step .tick svg")).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole("heading", { name: "All pots are pushed" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await takes(page)).toEqual(["A takes 13,500"]);
});

test("[point 12] a tie: both show 9 9 A Q J, and the seven and the six do not play", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:100,B:100;c=QcJd9s9h5d;h=A:Ac7c,B:Ad6s" });
  await expect(page.locator(".five")).toHaveText(["Plays: 9 9 A Q J", "Plays: 9 9 A Q J"]);
  await expect(page.locator(".contest .rests svg")).toHaveCount(2);
  expect(await page.locator(".contest .rests svg").evaluateAll((cards) => cards.map((c) => c.getAttribute("aria-label")))).toEqual([
    "seven of clubs",
    "six of spades",
  ]);
  expect(await whys(page)).toContain("A: The seven of clubs does not play.");
  expect(await whys(page)).toContain("B: The six of spades does not play.");
  expect(await takes(page)).toEqual(["A 100", "B 100"]);
});

test("[point 13] broadway on the board is split among all, and the board plays", async ({ page }) => {
  for (const [a, b, c] of [
    ["2c2d", "AhAc", "9c9d"],
    ["KcKd", "7h6h", "QcQs"],
  ]) {
    await openShowdown(page, { hand: `#1;p=A:100,B:100,C:100;c=AsKhQdJcTh;h=A:${a},B:${b},C:${c}` });
    expect(await takes(page)).toEqual(["A 100", "B 100", "C 100"]);
    expect(await whys(page)).toContain("A, B and C: The board plays");
    await expect(page.locator(".scroll > .board .plays")).toHaveCount(5);
    await expect(page.locator(".contest .plays")).toHaveCount(0);
  }
});

test("[point 14] 8 8 5 5 Q: a five makes fives full; king and ace play as kickers, not the board", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:100,B:100,C:100;c=8s8h5d5cQs;h=A:KdJd,B:5h2c,C:AcTc" });
  expect(await takes(page)).toEqual(["B takes 300"]);
  await expect(page.locator(".five").first()).toHaveText("Plays: 5 5 5 8 8");
  const hands = (await page.locator(".contest .hand").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  expect(hands[0]).toContain("Full house fives full of eights");
  expect(hands[1]).toContain("eights and fives, ace kicker");
  expect(hands[2]).toContain("eights and fives, king kicker");
  expect(await page.locator("body").textContent()).not.toContain("The board plays");
});

test("[point 15] 101 for two: the odd chip goes left of the button, with seat and rule", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:50,B:50,C:1f;b=1;c=QcJd9s9h5d;h=A:Ac7c,B:Ad6s" });
  expect((await takes(page)).sort()).toEqual(["A 50", "B 51 odd chip"]);
  expect(await whys(page)).toMatch(/The odd chip goes to B, .*left of the button \(TDA 20\)\./);
  await expect(page.getByRole("img", { name: "Seats clockwise from the button: B, C, A" })).toBeVisible();
});

test("[point 16] two odd chips go one each clockwise, and 700 in hundreds is 400 and 300", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:33,B:33,C:33,D:2f;c=AsKhQdJcTh;h=A:2c2d,B:AhAc,C:9c9d" });
  expect(await takes(page)).toEqual(["A 34 odd chip", "B 34 odd chip", "C 33"]);
  await page.goto("/en/showdown#1;u=100;p=A:300,B:300,C:100f;c=QcJd9s9h5d;h=A:Ac7c,B:Ad6s");
  await expect(page.locator(".takes").first()).toContainText("400");
  expect(await takes(page)).toEqual(["A 400 odd chip", "B 300"]);
});

test("[point 17] each pot's odd chip goes among its own winners", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:11,B:36,C:36,D:36f,E:11f;b=5;c=QcJd9s9h5d;h=A:KcKd,B:Ac7c,C:Ad6s" });
  // The side pot of 75 is split by B and C alone; the main pot is A's.
  expect(await takes(page)).toEqual(["B 38 odd chip", "C 37"]);
  await push(page);
  expect(await takes(page)).toEqual(["A takes 55"]);
});

test("[point 18] the best hand, all-in short, wins the main pot and everything it could", async ({ page }) => {
  await openShowdown(page, { hand: FOUR });
  await page.getByRole("button", { name: "Main pot, 13,500" }).click();
  expect(await takes(page)).toEqual(["A takes 13,500"]);
  expect(await whys(page)).toContain("A had the best hand and won everything A could: 13,500.");
});

test("[point 19] one player left in a side pot: uncontested, and no cards are compared", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:100,B:300f,C:300;c=AsKhQd2c2s;h=A:AhAd,C:7c6c" });
  expect(await takes(page)).toEqual(["C takes 400"]);
  expect(await whys(page)).toContain("Uncontested");
  await expect(page.locator(".contest")).toHaveCount(0);
  await push(page);
  expect(await takes(page)).toEqual(["A takes 300"]);
});

test("[point 20] a used card is refused with its place; the pad stays, and so does the focus", async ({ page }) => {
  await openShowdown(page, { hand: FOUR });
  await edit(page);
  await page.getByRole("group", { name: "Cards of D" }).getByRole("button").nth(1).click();
  await page.locator(".ranks").getByRole("button", { name: "Q", exact: true }).click();
  await expect(suitKey(page, "d")).toHaveText("On board");
  await expect(suitKey(page, "c")).toHaveText("D has it");
  await expect(suitKey(page, "d")).toHaveAttribute("aria-disabled", "true");
  await suitKey(page, "d").click({ force: true });
  await expect(active(page)).toHaveAttribute("aria-label", "queen of spades");
  await active(page).focus();
  await page.keyboard.type("ah");
  await expect(page.getByRole("alert")).toHaveText("A already has the ace of hearts.");
  await page.keyboard.type("As");
  await expect(page.getByRole("alert")).toHaveText("The ace of spades is already on the board.");
  await expect(active(page)).toBeFocused();
  await expect(page.locator(".pad")).toBeVisible();
  await page.keyboard.type("9c");
  await expect(page.getByRole("group", { name: "Cards of D" }).getByRole("button").nth(1)).toHaveAttribute("aria-label", "nine of clubs");
});

test("[point 21] no odds, equity or percent on the screen, in any language or state", async ({ page }) => {
  const hands = ["", FOUR, "#1;p=A:100,B:100;c=AsAcKh2d;h=A:AhAd,B:7c6c", "#1;p=A:100,B:100;c=AsKh2d;h=A:AhAd,B:7c6c"];
  for (const lang of ["en", "ko", "ja"]) {
    for (const hand of hands) {
      await openShowdown(page, { lang, hand });
      await page.waitForTimeout(hand.includes("2d;") ? 600 : 0);
      expect(await page.locator("body").textContent()).not.toMatch(/%|％|equity|odds|probab|chance|승률|확률|에퀴티|勝率|確率|エクイティ/i);
    }
  }
});

test("[point 36] a double tap on Pushed ticks one pot, and does not start a new hand", async ({ page }) => {
  await openShowdown(page, { hand: FOUR });
  await page.waitForTimeout(420);
  const button = page.locator(".actions .button").nth(1);
  await button.dblclick();
  expect(await takes(page)).toEqual(["B takes 12,000"]);
  await push(page);
  await page.waitForTimeout(420);
  await button.dblclick();
  await expect(page.getByRole("heading", { name: "All pots are pushed" })).toBeVisible();
  await expect(page).toHaveURL(/showdown$/);
});

test("[point 41] cards and places have names in words", async ({ page }) => {
  const names = {
    en: ["ace of spades", "ten of hearts", "turn, empty", "unknown card"],
    ko: ["스페이드 에이스", "하트 텐", "턴, 비어 있음", "모르는 카드"],
    ja: ["スペードのエース", "ハートの10", "ターン、空き", "不明なカード"],
  };
  for (const [lang, [ace, ten, turn, unknown = ""]] of Object.entries(names)) {
    await openShowdown(page, { lang, hand: "#1;p=A:100,B:100;c=AsTh2c;h=A:n" });
    expect((await places(page)).slice(0, 4)).toEqual([ace, ten, expect.any(String), turn]);
    await expect(page.getByRole("img", { name: unknown }).first()).toBeVisible();
    const raw = await page.evaluate(() =>
      [...document.querySelectorAll("[aria-label]")]
        .map((node) => node.getAttribute("aria-label") ?? "")
        .filter((label) => /[♠♥♦♣♤♡♢♧]/.test(label)),
    );
    expect(raw).toEqual([]);
  }
});

test("missing cards: the pots are shown and the places named; what no card can change is decided already", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:100,B:200,C:200;c=AsAcKh2d;h=A:AhAd,B:KcKs" });
  expect(await whys(page)).toContain("Still missing: river and cards of C.");
  await page.goto("/en/showdown#1;p=A:100,B:100,C:300f;c=AsAcKh2d;h=A:AhAd,B:7c6c");
  await expect(page.locator(".award")).toContainText("Decided already");
  expect(await takes(page)).toEqual(["A takes 300"]);
  await page.getByRole("button", { name: "Enter what is missing" }).click();
  await expect(active(page)).toHaveAttribute("aria-label", "river, empty");
});

test("what is decided already is announced and read out as decided, and never as open", async ({ page }) => {
  const endings = { en: "Decided already: no card to come can change it.", ko: "바뀌지 않아요.", ja: "何でも変わりません。" };
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const now = document.querySelector("[data-announced]")?.textContent ?? "";
      if (now !== "" && heard.at(-1) !== now) heard.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [lang, ending] of Object.entries(endings)) {
      await openShowdown(page, { lang, hand: "#1;p=A:100,B:100,C:100f;c=AsAcKh2d;h=A:AhAd,B:7c6c" });
      await expect(page.locator(".say")).toContainText(ending);
      await expect(page.locator("[data-announced]")).toContainText(ending);
      expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toHaveLength(1);
    }
  }
});

test("unknown and killed: TDA 16 wants every hand, and a killed one leaves the pot", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:100,B:300,C:300;c=AsKhQd2c2s;h=A:AhAd,C:7c6c" });
  await edit(page);
  await page.getByRole("button", { name: "B: name, not shown, killed" }).click();
  await page.getByText("Not shown").click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".warn")).toContainText("TDA 16");
  await page.getByRole("button", { name: "B: name, not shown, killed" }).click();
  await page.getByText("Folded or killed").click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "See who wins" }).click();
  expect(await takes(page)).toEqual(["C takes 400"]);
});

test("everybody folded: somebody must still hold cards, in words and aloud", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openShowdown(page, { hand: "#1;p=A:100f,B:300,C:300f;c=AsKhQd2c2s" });
    await page.getByRole("button", { name: "B: name, not shown, killed" }).click();
    await page.getByText("Folded or killed", { exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator(".line.warn")).toHaveText("Someone must still hold cards.");
    await expect(page.locator("[data-announced]")).toHaveText("Someone must still hold cards.");
    await expect(page.getByRole("button", { name: "See who wins" })).toHaveCount(0);
  }
});

test("for the left hand the keypad of cards is mirrored, in the order of focus too", async ({ page }) => {
  const keys = async (): Promise<{ text: string | null; x: number }[]> =>
    page
      .locator(".ranks .key")
      .evaluateAll((nodes) =>
        nodes.slice(-4).map((node) => ({ text: node.getAttribute("aria-label"), x: node.getBoundingClientRect().x })),
      );
  for (const [side, order] of [
    ["right", ["4", "3", "2", "Delete"]],
    ["left", ["Delete", "4", "3", "2"]],
  ] as const) {
    await page.addInitScript(() => localStorage.clear());
    await openShowdown(page, { more: { side } });
    const found = await keys();
    expect(found.map(({ text }) => text)).toEqual(order);
    expect(found.map(({ x }) => x)).toEqual(found.map(({ x }) => x).toSorted((a, b) => a - b));
  }
});

test("without chips the hands are compared", async ({ page }) => {
  await openShowdown(page);
  for (const card of CARDS.slice(0, 9)) await pressCard(page, card);
  await page.getByRole("button", { name: "See who wins" }).click();
  await expect(page.locator(".best .who")).toHaveText("A has the best hand");
  await expect(page.locator(".takes, .steps, .after")).toHaveCount(0);
});

test("who shows first is one tap away, with its rule", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:100,B:100,C:100;c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:7c6c" });
  await edit(page);
  await page.getByRole("button", { name: "Who shows first" }).click();
  const answer = page.locator("dialog .answer");
  await expect(answer).toContainText("A shows first: nobody bet on the final street");
  await page.getByLabel("Last to bet or raise on the final street").selectOption({ label: "B" });
  await expect(answer).toContainText("B shows first: the last to bet or raise on the final street. Then C and A.");
  await expect(page.locator("dialog .basis")).toContainText("TDA-2024 17-A");
  await page.getByLabel("Rules").selectOption({ label: "Robert's Rules" });
  await expect(answer).toContainText("This order is the rule.");
});

test("Omaha hi-lo: two of the hand, both halves, and a scoop", async ({ page }) => {
  await openShowdown(page, { hand: "#1;p=A:100,B:301,C:301;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d,C:4d5dJcTc" });
  expect(await takes(page)).toEqual(["B 201", "C 201"]);
  await expect(page.locator(".contest .plays")).toHaveCount(2);
  await page.getByRole("button", { name: "Low half, 201" }).click();
  await expect(page.locator(".contest li").first()).toContainText("Seven-five low");
  await expect(page.locator(".contest li").last()).toContainText("no low");
  await push(page);
  expect(await takes(page)).toEqual(["A takes 300"]);
  expect(await whys(page)).toContain("A scoops 300.");
});

test("the table sees one pot, large, and it can be turned around", async ({ page }) => {
  await openShowdown(page, { hand: FOUR });
  await page.getByRole("button", { name: "Show to the table" }).click();
  await expect(page.locator("dialog .much")).toHaveText("12,600");
  const turned = (): Promise<string> => page.locator("dialog .whole").evaluate((node) => getComputedStyle(node).rotate);
  expect(await turned()).toBe("180deg");
  await page.getByRole("button", { name: "Turn around" }).click();
  expect(await turned()).toBe("none");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("the script is in the order of doing, and no voice means no button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openShowdown(page, { hand: FOUR });
  await page.locator(".say").getByRole("button", { name: "Copy" }).click();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual([
    "7,700 was not called. It goes back to D.",
    "Side pot 2. D takes 12,600: full house, queens full of twos.",
    "Side pot 1. B takes 12,000: full house, kings full of twos.",
    "Main pot. A takes 13,500: full house, aces full of twos. A had the best hand and won everything A could: 13,500.",
  ]);
  const voices = await page.evaluate(() => speechSynthesis.getVoices().length);
  expect(await page.getByRole("button", { name: "Say it aloud" }).count()).toBe(voices > 0 ? 1 : 0);
});

test("where the device has a voice, it says the script in it", async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [{ lang: "ko-KR" }],
        speak: (u: { text: string }) => said.push(u.text),
        cancel: () => {},
        addEventListener: () => {},
      },
    });
  });
  await openShowdown(page, { lang: "ko", hand: FOUR });
  await page.getByRole("button", { name: "소리 내어 말하기" }).click();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(4);
  await page.goto("/en/showdown");
  await expect(page.getByRole("button", { name: "Say it aloud" })).toHaveCount(0);
});

test("a link carries cards and game, and not what was pushed", async ({ page }) => {
  await openShowdown(page, { hand: FOUR });
  await push(page);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.locator("dialog .link").textContent();
  expect(link).toContain("/en/showdown#1;u=100;d=1000;p=A:2500,B:6000,C:12300,D:20000,E:4000f;c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs");
  await expect(page.locator("dialog pre")).toContainText("Side pot 2. D takes 12,600");
});
