/** How much a player is taken to play: the same actions stand for fewer hands or for more. */
export const WIDTHS = ["tight", "median", "wide"] as const;
/** One of {@link WIDTHS}. */
export type Width = (typeof WIDTHS)[number];
