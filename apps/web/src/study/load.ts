/** The Study screen, fetched when it is asked for. No live screen leads there; see docs in `StudyScreen.svelte`. */
export const loadStudy = (): Promise<typeof import("./StudyScreen.svelte")> => import("./StudyScreen.svelte");
