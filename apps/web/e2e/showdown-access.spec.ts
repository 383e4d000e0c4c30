import { expect, type Page, test } from "@playwright/test";
import { violations } from "./access.ts";
import { PHONE } from "./desk.ts";
import { active, CARDS, CHIPS, edit, FOUR, openShowdown, places, pressCard, push, takes } from "./showdown.ts";

/** Targets smaller than 48 x 48, by name. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, input, select, summary")].flatMap((node) => {
      const box = node.getBoundingClientRect();
      const label = node.closest("label")?.getBoundingClientRect();
      const width = Math.max(box.width, label?.width ?? 0);
      const height = Math.max(box.height, label?.height ?? 0);
      if (box.width === 0 || (width >= 47.99 && height >= 47.99)) return [];
      return [`${node.getAttribute("aria-label") ?? node.textContent} ${width.toFixed(1)}x${height.toFixed(1)}`];
    }),
  );

const TEN =
  "#1;p=A:100,B:200,C:300,D:400,E:500,F:600,G:700,H:800,I:900,J:1000;c=2c3d7hKsQd;h=A:As4s,B:KdKh,C:QcQh,D:9s9d,E:7d7s,F:3h3s,G:JcJd,H:5h5d,I:6h6d,J:2h2d";
const STUD = "#1;p=A:100,B:200,C:200;g=stud;h=A:AhAd3c4c5h6d7s,B:KcKs2s3s4s9h9d,C:n";
const TIE = "#1;p=A:50,B:50,C:1f;b=1;c=QcJd9s9h5d;h=A:Ac7c,B:Ad6s";

test.describe("on a phone", () => {
  test.use(PHONE);

  test("[point 34] every target is 48 x 48 at least, whatever the game", async ({ page }) => {
    for (const hand of ["", FOUR, TEN, STUD, TIE, "#1;p=A:100,B:301,C:301;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d,C:4d5dJcTc"]) {
      await openShowdown(page, { hand });
      expect(await small(page), `result of ${hand}`).toEqual([]);
      if (hand !== "") await edit(page);
      expect(await small(page), `keypad of ${hand}`).toEqual([]);
    }
    for (const name of ["Who shows first", /^Game:/, /^A: name/]) {
      await page.getByRole("button", { name }).first().click();
      await expect(page.locator("dialog")).toBeVisible();
      expect(await small(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  test("[point 35] after each of 30 random edits, undo gives the earlier state back, and a reload does not change it", async ({ page }) => {
    await openShowdown(page, { hand: CHIPS });
    let seed = 20_260;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const saved = (): Promise<unknown> =>
      page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key === "sidepot.hand")?.[1] ?? "{}").now);
    const ranks = "23456789TJQKA";
    const states: unknown[] = [await saved()];
    await page.locator("h1").click();
    for (let edits = 0; edits < 30; ) {
      const move = random(5);
      if (move === 0) await page.keyboard.press("Backspace");
      else if (move === 1) await page.keyboard.press(",");
      else await page.keyboard.type(`${ranks.charAt(random(13))}${"cdhs".charAt(random(4))}`);
      const now = await saved();
      if (JSON.stringify(now) === JSON.stringify(states.at(-1))) continue;
      states.push(now);
      edits++;
    }
    await page.reload();
    await expect(page.locator("h1")).toBeVisible();
    for (let i = states.length - 1; i > 0; i--) {
      expect(await saved()).toEqual(states[i]);
      if (i % 2 === 0) await page.keyboard.press("Control+z");
      else await page.getByRole("button", { name: /^Undo/ }).click();
      expect(await saved(), `edit ${i}`).toEqual(states[i - 1]);
    }
  });

  test("[point 44] at 320 px nothing scrolls sideways and nothing is cut", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const hand of ["", FOUR, TIE, TEN]) {
      await openShowdown(page, { hand });
      const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide()).toBe(320);
      if (hand !== "") await edit(page);
      expect(await wide()).toBe(320);
      const cut = await page.locator(".board .slot, .pad .key").evaluateAll((nodes) =>
        nodes.flatMap((node) => {
          const { left, right } = node.getBoundingClientRect();
          return left < -0.5 || right > 320.5 ? [`${node.getAttribute("aria-label")} ${left}-${right}`] : [];
        }),
      );
      expect(cut).toEqual([]);
    }
  });

  for (const theme of ["light", "dark", "max", "max-dark"]) {
    test(`[point 38] axe finds nothing in ${theme}: empty, half, result, tie, done, sheets`, async ({ page }) => {
      test.slow();
      await openShowdown(page, { theme });
      expect(await violations(page)).toEqual([]);
      await page.locator("h1").click();
      await page.keyboard.type("q");
      expect(await violations(page)).toEqual([]);
      for (const hand of [FOUR, TIE, STUD]) {
        await page.goto(`/en/showdown${hand}`);
        await page.locator(".edit").waitFor();
        expect(await violations(page)).toEqual([]);
      }
      await edit(page);
      for (const name of ["Who shows first", /^Game:/, /^A: name/]) {
        await page.getByRole("button", { name }).first().click();
        await expect(page.locator("dialog")).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });
  }

  test("[point 45] with reduced motion nothing moves; with forced colours the cards keep their marks", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await openShowdown(page, { hand: FOUR });
    await page.getByRole("button", { name: "Side pot 1, 12,000" }).click();
    const long = await page.evaluate(
      () => document.getAnimations().filter((a) => Number(a.effect?.getTiming().duration ?? 0) > 100).length,
    );
    expect(long).toBe(0);
    const bar = await page
      .locator(".contest .plays")
      .first()
      .evaluate((node) => getComputedStyle(node, "::after").backgroundColor);
    expect(bar).not.toBe("rgba(0, 0, 0, 0)");
    const heart = await page
      .locator("svg[aria-label='king of hearts'] .suit")
      .first()
      .evaluate((node) => getComputedStyle(node).fill);
    expect(heart).toBe("rgb(181, 15, 28)");
    const button = page.locator(".actions .first");
    const [ground, words] = await button.evaluate((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color]);
    expect(ground).not.toBe(words);
    expect(await button.evaluate((node) => getComputedStyle(node).forcedColorAdjust)).toBe("none");
  });

  test("each pot is announced once, in the order of pushing", async ({ page }) => {
    await openShowdown(page, { hand: FOUR });
    const status = page.locator("[data-announced]");
    await expect(status).toHaveText(/^7,700 was not called\. .*Side pot 2\. D takes 12,600/);
    await push(page);
    await expect(status).toHaveText("Side pot 1. B takes 12,000: full house, kings full of twos.");
    await push(page);
    await expect(status).toHaveText(/^Main pot\. A takes 13,500/);
    await push(page);
    await expect(status).toHaveText("All pots are pushed");
  });
});

test.describe("with a keyboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("[point 40] H4 by keyboard alone: amounts, cards, awards, the focus always in sight", async ({ page }) => {
    await openShowdown(page);
    await page.goto("/en/pot");
    await expect(page.locator("h1")).toBeVisible();
    const inSight = async (): Promise<void> => {
      const seen = await page.evaluate(() => {
        const node = document.activeElement;
        if (!node || node === document.body) return true;
        const { left, top, width, height } = node.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return at !== null && (node.contains(at) || at.contains(node) || node.closest("label")?.contains(at) === true);
      });
      expect(seen).toBe(true);
    };
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press("Tab");
        await inSight();
        const label = await page.evaluate(
          () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "",
        );
        if (name.test(label)) return;
      }
      throw new Error(`no ${name}`);
    };
    await tabTo(/^Chips of A$/);
    for (const bet of ["2500", "6000", "12300", "20000"]) {
      await page.keyboard.type(bet);
      await page.keyboard.press("Enter");
    }
    await tabTo(/^Enter cards/);
    await page.keyboard.press("Enter");
    await tabTo(/^flop, first card, empty$/);
    for (const card of CARDS) {
      await page.keyboard.type(card);
      await inSight();
    }
    await expect(page.locator(".takes")).toContainText("12,600");
    await expect(active(page)).toBeFocused();
    await tabTo(/^Pushed\. Next: side pot 1$/);
    for (const who of [/B takes/, /A takes/]) {
      await page.keyboard.press("Enter");
      await expect(page.locator(".takes")).toContainText(who);
      await page.waitForTimeout(450);
    }
    await page.keyboard.press("Enter");
    await expect(page.getByText("All pots are pushed").first()).toBeVisible();
  });

  test("[point 47] letter keys can be turned off, and never fire in a text field", async ({ page }) => {
    await openShowdown(page);
    await page.locator("h1").click();
    await page.keyboard.type("As");
    expect((await places(page))[0]).toBe("ace of spades");
    await page.locator(".row .name").first().click();
    await page.getByRole("textbox", { name: "Name" }).fill("Kdavid");
    await page.getByRole("textbox", { name: "Name" }).press("Enter");
    await page.keyboard.press("Escape");
    expect((await places(page))[1]).toBe("flop, second card, empty");
    await page.getByRole("button", { name: /^Game:/ }).click();
    await page.getByLabel("Letter keys enter cards").uncheck();
    await page.keyboard.press("Escape");
    await page.locator("h1").click();
    await page.keyboard.type("Kh");
    await page.keyboard.press("Backspace");
    expect((await places(page)).slice(0, 2)).toEqual(["ace of spades", "flop, second card, empty"]);
    await page.reload();
    await page.locator("h1").click();
    await page.keyboard.type("Kh");
    expect((await places(page))[1]).toBe("flop, second card, empty");
    // The field takes cards all the same.
    await page.getByLabel("Type or paste cards").fill("Kh");
    expect((await places(page))[1]).toBe("king of hearts");
  });

  test("[point 58] typed, pasted, full-width and Hangul cards all arrive", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openShowdown(page);
    const field = page.getByLabel("Type or paste cards");
    await field.fill("AsKhQd2c2s");
    await field.fill("[Ah Ad]");
    await field.fill("K♣ K♠");
    await field.fill("ｊｃ１０ｃ");
    await field.fill("ㅂㅊ");
    await field.fill("8s8");
    await expect(active(page).locator(".wanted")).toHaveCount(1);
    const names = await places(page);
    expect(names).toEqual([
      ...["ace of spades", "king of hearts", "queen of diamonds", "two of clubs", "two of spades"],
      ...["ace of hearts", "ace of diamonds", "king of clubs", "king of spades"],
      ...["jack of clubs", "ten of clubs", "queen of clubs", "eight of spades"],
    ]);
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: /^Game:/ }).click();
    await page.getByRole("button", { name: "Clear all cards" }).click();
    await page.evaluate(() => navigator.clipboard.writeText("A♠ K♥ [Qd 2c] 10h\nAhAd KcKs"));
    await page.locator("h1").click();
    await page.keyboard.press("Control+v");
    await expect(page.getByRole("group", { name: "Cards of B" }).getByRole("button").nth(1)).toHaveAttribute(
      "aria-label",
      "king of spades",
    );
    expect((await places(page))[4]).toBe("ten of hearts");
  });

  test("8s8 leaves half a card, says what it needs, and waits for composition to end", async ({ page }) => {
    await openShowdown(page);
    const field = page.getByLabel("Type or paste cards");
    await field.fill("8s8");
    await expect(field).toHaveValue("8");
    await expect(page.locator(".ask")).toContainText("8, suit?");
    await expect(active(page).locator(".wanted")).toHaveCount(1);
    await field.pressSequentially("h");
    expect((await places(page)).slice(0, 2)).toEqual(["eight of spades", "eight of hearts"]);
    // While a syllable is being composed nothing is read.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = "모";
      input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    });
    expect((await places(page))[2]).toBe("flop, third card, empty");
    await field.evaluate((input: HTMLInputElement) => input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true })));
    expect((await places(page))[2]).toBe("ace of hearts");
    await field.fill("Zx");
    await expect(page.getByRole("alert")).toContainText("Zx");
    await expect(field).toHaveValue("Zx");
  });

  test("either half first, comma skips a place, delete steps back, arrows move", async ({ page }) => {
    await openShowdown(page);
    await page.locator("h1").click();
    await page.keyboard.type("sA10h");
    await page.keyboard.type(",Kd");
    expect((await places(page)).slice(0, 5)).toEqual([
      "ace of spades",
      "ten of hearts",
      "flop, third card, empty",
      "king of diamonds",
      "river, empty",
    ]);
    await page.keyboard.press("Backspace");
    expect((await places(page))[3]).toBe("turn, empty");
    await active(page).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("button", { name: "flop, third card, empty" })).toBeFocused();
    await pressCard(page, "9c");
    expect((await places(page))[2]).toBe("nine of clubs");
  });

  test("[point 38] axe finds nothing on a wide screen: empty, result, hi-lo, all pushed", async ({ page }) => {
    test.slow();
    await openShowdown(page, { theme: "dark" });
    expect(await violations(page)).toEqual([]);
    for (const hand of [FOUR, "#1;p=A:100,B:301,C:301;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d,C:4d5dJcTc"]) {
      await page.goto(`/ko/showdown${hand}`);
      await page.locator(".takes").first().waitFor();
      expect(await violations(page)).toEqual([]);
    }
    for (const _ of [1, 2]) {
      await page.waitForTimeout(420);
      await page.locator(".push button").click();
    }
    await expect(page.locator(".empty")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("three columns: entering, contest and pushing on one screen", async ({ page }) => {
    await openShowdown(page, { hand: FOUR });
    await expect(page.locator(".columns > section")).toHaveCount(3);
    expect(await takes(page)).toEqual(["D takes 12,600"]);
    await page.locator("button.step").nth(1).click();
    expect(await takes(page)).toEqual(["B takes 12,000"]);
    await page.getByRole("group", { name: "Cards of B" }).first().getByRole("button").first().click();
    await page.keyboard.type("3h3d");
    await page.locator("button.step").nth(1).click();
    expect(await takes(page)).toEqual(["D takes 12,000"]);
  });
});
