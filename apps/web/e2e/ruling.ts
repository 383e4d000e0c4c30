import { expect, type Page } from "@playwright/test";
import { open } from "./desk.ts";

export const THEMES = ["light", "dark", "max", "max-dark"] as const;

/** The outcome that the tests look at most: a turn before the betting was over. */
export const TURN = "/premature-turn?set=tda-2024&a=action-left";
/** One where the text is silent and the floor chooses. */
export const SILENT = `${TURN}&f.actedOnNext=1`;

interface More {
  readonly lang?: string;
  readonly theme?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Opens a place within the rulings as somebody who has read the notice. */
export const openRuling = (page: Page, rest = "", more: More = {}): Promise<void> => open(page, { ...more, tab: "ruling", hand: rest });

/** Goes to a place within the rulings without loading the page again. */
export async function goRuling(page: Page, lang: string, rest: string): Promise<void> {
  const path = `/${lang}/ruling${rest}`;
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.locator("h1")).toBeVisible();
}

/** The steps that are shown, as text. */
export const steps = (page: Page): Promise<string[]> => page.locator(".steps label > span").allInnerTexts();
/** The rule numbers under the steps. */
export const cites = (page: Page): Promise<string[]> => page.locator(".main .source .line b").allInnerTexts();

/** The four views of the screen. */
export const VIEWS: Readonly<Record<"picker" | "list" | "question" | "outcome", string>> = {
  picker: "",
  list: "?g=board",
  question: "/premature-turn",
  outcome: TURN,
};
