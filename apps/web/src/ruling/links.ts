import type { Desk } from "../desk.svelte.ts";
import { pathOf } from "../device/route.ts";

/** A link to a place within the rulings; a plain press goes there without loading, everything else is the browser's own business. */
export const linkTo = (desk: Desk, rest: string): { href: string; onclick: (event: MouseEvent) => void } => ({
  href: pathOf(desk.lang, "ruling", rest),
  onclick(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (desk.tab === "ruling") desk.visit(rest);
    else desk.goTo("ruling", rest);
  },
});
