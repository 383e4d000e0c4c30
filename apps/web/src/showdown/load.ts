/** The Showdown screen, fetched when it is first asked for, so that the first route stays small. */
export const loadShowdown = (): Promise<typeof import("./ShowdownScreen.svelte")> => import("./ShowdownScreen.svelte");
