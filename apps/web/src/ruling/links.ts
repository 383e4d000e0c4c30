import type { Desk } from "../desk.svelte.ts";
import { pageLink } from "../parts/page-link.ts";

/** A link to a place within the rulings. */
export const linkTo = (desk: Desk, rest: string): ReturnType<typeof pageLink> =>
  pageLink(desk, "ruling", rest, () => (desk.tab === "ruling" ? desk.visit(rest) : desk.goTo("ruling", rest)));
