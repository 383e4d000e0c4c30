/** The Import screen, fetched when it is first asked for, so that the first route stays small. */
export const loadImport = (): Promise<typeof import("./ImportScreen.svelte")> => import("./ImportScreen.svelte");
