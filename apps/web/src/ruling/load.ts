/** The Rulings screen, fetched when it is first asked for, so that the first route stays small. */
export const loadRuling = (): Promise<typeof import("./RulingScreen.svelte")> => import("./RulingScreen.svelte");
