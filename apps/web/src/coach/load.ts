/** The coach's page, fetched when it is asked for. Hands of the practice table that are over lead there, and no live screen. */
export const loadCoach = (): Promise<typeof import("./CoachScreen.svelte")> => import("./CoachScreen.svelte");
