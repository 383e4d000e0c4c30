import { expect, type Locator, type Page, test } from "@playwright/test";
import { FIVE, open, PHONE, press } from "./desk.ts";
import { edit, FOUR, openShowdown } from "./showdown.ts";

test.use({ ...PHONE, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** How many colours are seen where the first words of something stand; one where they cannot be told from their ground. */
async function coloursOf(page: Page, what: Locator): Promise<number> {
  const clip = await what.evaluate((node) => {
    const range = document.createRange();
    const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT, (text) =>
      text.textContent?.trim() && !text.parentElement?.closest(".sr") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    range.selectNodeContents(words.nextNode() ?? node);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const shot = await page.screenshot({ clip });
  const probe = await page.context().newPage();
  const colours = await probe.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d") as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(image, 0, 0);
    return new Set(new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, shot.toString("base64"));
  await probe.close();
  return colours;
}

const readable = async (page: Page, what: Locator): Promise<void> => {
  await expect(what).toBeInViewport();
  expect(await coloursOf(page, what)).toBeGreaterThan(2);
};

test("[point 45] forced colours leave the words on every filled key and button of Pots", async ({ page }) => {
  await open(page, { hand: FIVE });
  await readable(page, page.locator(".actions .first"));
  await page.locator(".edit").click();
  await readable(page, page.locator(".keys .next"));
  await readable(page, page.locator('.state[aria-pressed="true"]').first());
  await press(page, "7");
  await page.getByRole("button", { name: "Undo" }).click();
  await readable(page, page.locator(".snack.shown"));
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await readable(page, page.locator("dialog .choice:has(input:checked)").first());
});

test("[point 45] forced colours leave the words on every filled key and button of Showdown", async ({ page }) => {
  await openShowdown(page, { hand: FOUR });
  await readable(page, page.locator(".actions .first"));
  await edit(page);
  await readable(page, page.locator(".go .first"));
  await page.locator(".suits .key").first().click();
  await readable(page, page.locator(".suits .chosen"));
  for (const name of [/^Game:/, /^A: name/]) {
    await page.getByRole("button", { name }).click();
    await readable(page, page.locator("dialog .choice:has(input:checked)"));
    await page.keyboard.press("Escape");
  }
});
