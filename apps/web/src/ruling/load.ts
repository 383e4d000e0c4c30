/** The Rulings screen, fetched when it is first asked for, so that the first route stays small. */
export const loadRuling = (): Promise<typeof import("./RulingScreen.svelte")> => import("./RulingScreen.svelte");
/** The practice on a deck. */
export const loadPractice = (): Promise<typeof import("./practice/PracticeScreen.svelte")> => import("./practice/PracticeScreen.svelte");
/** The editor of house rules. */
export const loadHouse = (): Promise<typeof import("./house/HouseScreen.svelte")> => import("./house/HouseScreen.svelte");
