import type { Desk } from "../desk.svelte.ts";
import { pathOf } from "../device/route.ts";
import type { Tab } from "../device/tabs.ts";

/**
 * A link to a page of the app: its address, and what a press does. A plain press goes there without loading, everything else (a new
 * tab, a new window) is the browser's own business.
 *
 * @param go where going there is more than that
 */
export const pageLink = (
  desk: Desk,
  tab: Tab,
  rest = "",
  go = (): void => desk.goTo(tab, rest),
): { href: string; onclick: (event: MouseEvent) => void } => ({
  href: pathOf(desk.lang, tab, rest),
  onclick(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go();
  },
});

/** A link to a place within the rulings. */
export const linkTo = (desk: Desk, rest: string): ReturnType<typeof pageLink> =>
  pageLink(desk, "ruling", rest, () => (desk.tab === "ruling" ? desk.visit(rest) : desk.goTo("ruling", rest)));
