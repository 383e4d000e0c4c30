/** The practice table, fetched when it is asked for. */
export const loadPlay = (): Promise<typeof import("./PlayScreen.svelte")> => import("./PlayScreen.svelte");
