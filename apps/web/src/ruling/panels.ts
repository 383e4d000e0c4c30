/** What can be opened under an outcome. */
export const PANELS = ["why", "wrong", "others"] as const;
/** One of {@link PANELS}. */
export type Panel = (typeof PANELS)[number];
