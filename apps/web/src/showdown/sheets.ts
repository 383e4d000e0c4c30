/** The sheets of the Showdown screen itself. */
export type OpenSheet = { readonly kind: "options" | "showing" | "flip" } | { readonly kind: "mark"; readonly row: number };
