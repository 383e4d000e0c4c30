/** What can be done in turn, as a sequence after the blinds is written. */
export const ACTS = ["check", "bet", "call", "raise", "fold", "all-in"] as const;
/** One of {@link ACTS}. */
export type Act = (typeof ACTS)[number];

/**
 * What a situation asks about one fact. Without `default` the fact must be given; a default of null leaves it open, and the
 * situation says what then holds.
 */
export type FactSpec =
  | { readonly kind: "yes-no"; readonly default?: boolean | null }
  | { readonly kind: "count"; readonly least: number; readonly most: number; readonly default?: number | null }
  | { readonly kind: "one-of"; readonly values: readonly string[]; readonly default?: string | null }
  | { readonly kind: "actions"; readonly default?: readonly Act[] };

/** The specs of a situation's facts, from an interface that gives each fact's type. */
export type FactSpecs<F> = { readonly [N in keyof F]: FactSpec };
