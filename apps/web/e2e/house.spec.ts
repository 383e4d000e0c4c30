import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { PHONE } from "./desk.ts";
import { openRuling, steps } from "./ruling.ts";

test.use(PHONE);

const TURN = "/premature-turn?a=action-left";
const CLUB = { name: "My club", base: "tda-2024", points: { "premature-turn": { value: "natural-river", note: "as ever" } } };

/** Opens a place with house rules on the device. */
async function openWith(page: Page, rest: string, ...houses: readonly unknown[]): Promise<void> {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("sidepot.houses")) localStorage.setItem("sidepot.houses", kept);
  }, JSON.stringify(houses));
  await openRuling(page, rest);
}
const kept = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem("sidepot.houses") ?? "null"));

test("house rules are made, named, changed and used; the ruling says that they are the house's; all of it survives a reload", async ({
  page,
}) => {
  await openRuling(page, "/house");
  await page.getByRole("button", { name: "New house rules" }).click();
  const name = page.getByLabel("Name");
  await name.fill("TDA 2024");
  await expect(page.locator("#name-fault")).toContainText("already");
  await name.fill("My club");
  await name.press("Enter");
  await expect(page.locator("h1")).toHaveText("My club");
  await page.getByRole("searchbox").fill("premature-turn");
  const turn = page.locator('[data-point="premature-turn"]');
  await expect(turn).toContainText("TDA 2024 RP-5-B");
  await expect(turn).toContainText("The text says so");
  await turn.locator("select").selectOption("natural-river");
  await turn.locator("input").fill("as ever");
  await page.getByRole("button", { name: "Use for rulings" }).click();
  await expect(page.locator(".used")).toBeVisible();
  expect(await kept(page)).toEqual([CLUB]);

  await page.reload();
  await expect(page.locator('[data-point="premature-turn"] input')).toHaveValue("as ever");
  await page.goto(`/en/ruling${TURN}`);
  await expect(page.locator(".main .source").first()).toContainText("My club");
  await expect(page.locator(".main .source").first()).toContainText("House rule");
  expect((await steps(page)).join(" ")).toMatch(/aside/);
  await page.goto(`/en/ruling${TURN}&set=tda-2024`);
  expect((await steps(page)).join(" ")).not.toMatch(/aside/);
});

test("exported as the file that the command reads, deleted on the second press, and imported again", async ({ page }) => {
  await openWith(page, "/house", CLUB);
  await page.locator('[data-name="My club"]').click();
  await page.getByRole("button", { name: "Use for rulings" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
  expect(download.suggestedFilename()).toBe("My-club.json");
  const file = readFileSync(await download.path(), "utf8");
  expect(JSON.parse(file)).toEqual(CLUB);

  await page.getByRole("button", { name: "Delete" }).click();
  expect(await kept(page)).toEqual([CLUB]);
  await page.getByRole("button", { name: "Again: delete My club" }).click();
  expect(await kept(page)).toEqual([]);
  await expect(page.getByText("No house rules here yet.")).toBeVisible();

  await page.getByRole("link", { name: "Import a file" }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: "club.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(page.locator("h1")).toHaveText("My club");
  expect(await kept(page)).toEqual([CLUB]);
});

test("a file with errors is told with all of them, taken in when it is mended, and replaces its twin only when asked to", async ({
  page,
}) => {
  await openWith(page, "/house?import=1", CLUB);
  const paste = page.getByLabel("Paste the file here");
  const take = page.getByRole("button", { name: "Import", exact: true });
  await paste.fill("{ not json");
  await take.click();
  await expect(page.locator('[data-fault="NOT_JSON"]')).toContainText("begins with {");
  await paste.fill(
    '{"name":"","base":"tda","points":{"premature-tur":"x","premature-turn":"sideways","four-card-flop":{"value":"redeal","note":7}}}',
  );
  await take.click();
  const faults = page.locator("[data-fault]");
  await expect(faults).toHaveCount(5);
  await expect(page.getByRole("alert").filter({ hasText: "5 things are wrong" })).toBeVisible();
  await expect(page.locator('[data-fault="HOUSE_POINT_UNKNOWN"]')).toContainText("premature-turn");
  await expect(page.locator('[data-fault="HOUSE_VALUE_UNKNOWN"]')).toContainText(/points\.premature-turn.*natural-river/s);
  const many = Object.fromEntries(Array.from({ length: 23 }, (_, at) => [`nothing-${at}`, "x"]));
  await paste.fill(JSON.stringify({ ...CLUB, name: "TDA 2024", points: many }));
  await take.click();
  await expect(faults).toHaveCount(20);
  await expect(page.locator('[data-fault="HOUSE_NAME_TAKEN"]')).toBeVisible();
  await expect(page.getByText("And 4 more.")).toBeVisible();
  expect(await kept(page)).toEqual([CLUB]);
  const other = { ...CLUB, points: { "four-card-flop": "redeal" } };
  await paste.fill(JSON.stringify(other));
  await take.click();
  await expect(page.getByText("There are house rules called “My club” here already.")).toBeVisible();
  expect(await kept(page)).toEqual([CLUB]);
  const replace = page.getByRole("button", { name: "Replace them" });
  await expect(replace).toBeVisible();
  // Another text is another question: what was offered for the first is not done with the second.
  await paste.fill(JSON.stringify({ ...CLUB, name: "Other" }));
  await expect(replace).toHaveCount(0);
  await paste.fill(JSON.stringify(other));
  await take.click();
  await replace.click();
  await expect(page.locator('[data-point="four-card-flop"]')).toBeVisible();
  expect(await kept(page)).toEqual([other]);
});

test("house rules on the device that cannot be read are told and deleted, the others stay; a rename keeps the rulings' choice", async ({
  page,
}) => {
  await openWith(page, "/house", { name: "Old", base: "tda-1999" }, CLUB);
  await expect(page.locator(".broken")).toContainText("tda-1999");
  await page.getByRole("button", { name: "Delete what cannot be read" }).click();
  expect(await kept(page)).toEqual([CLUB]);
  await page.locator('[data-name="My club"]').click();
  await page.getByRole("button", { name: "Use for rulings" }).click();
  await page.getByLabel("Name").fill("Our club");
  await page.getByLabel("Name").press("Enter");
  await expect(page).toHaveURL(/house\?h=Our\+club$/);
  await expect(page.locator(".used")).toBeVisible();
  expect(await kept(page)).toEqual([{ ...CLUB, name: "Our club" }]);
  await page.locator('[data-point="premature-turn"] select').selectOption("");
  expect(await kept(page)).toEqual([{ ...CLUB, name: "Our club", points: {} }]);
  await page.locator("button.back").click();
  await expect(page.locator('[data-name="Our club"]')).toContainText("In use for rulings");
});

test("the ruling that was open follows a house that is renamed; where it is deleted, case and answer wait for another rulebook", async ({
  page,
}) => {
  await openWith(page, `${TURN}&set=house:My+club&f.actedOnNext=1`, CLUB);
  await expect(page.locator("#decision")).toBeVisible();
  const before = await steps(page);
  await page.locator(".main .source button").click();
  await page.getByRole("dialog").getByRole("link", { name: "My house rules" }).click();
  await page.locator('[data-name="My club"]').click();
  await page.getByLabel("Name").fill("Our club");
  await page.getByLabel("Name").press("Enter");
  await expect(page).toHaveURL(/house\?h=Our\+club$/);
  await page.goBack();
  await page.goBack();
  await expect(page.locator(".main .source").first()).toContainText("Our club");
  expect(await steps(page)).toEqual(before);
  await page.reload();
  await expect(page.locator(".main .source").first()).toContainText("Our club");

  const other = await page.context().newPage();
  await other.goto("/en/ruling/house?h=Our+club");
  await other.getByRole("button", { name: "Delete" }).click();
  await other.getByRole("button", { name: "Again: delete Our club" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a rulebook");
  await expect(page.locator(".waiting h2")).toHaveText("Turn dealt too early");
  await page.locator('[data-book="roberts"]').click();
  await expect(page).toHaveURL(/premature-turn\?set=roberts&a=action-left&f\.actedOnNext=1$/);
  await expect(page.locator("#decision")).toBeVisible();
});

test("an address of house rules that are not here says so", async ({ page }) => {
  await openWith(page, "/house?h=zzz", CLUB);
  await expect(page.locator("[data-unread]")).toContainText("“zzz”");
  await page.locator('[data-name="My club"]').click();
  await expect(page.locator("[data-unread]")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText("My club");
});
