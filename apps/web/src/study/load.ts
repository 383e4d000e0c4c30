/** The Study screen, fetched when it is asked for. No live screen leads there: `StudyScreen.svelte` says why. */
export const loadStudy = (): Promise<typeof import("./StudyScreen.svelte")> => import("./StudyScreen.svelte");
