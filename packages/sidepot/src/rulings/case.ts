/** One thing to look for: a situation with some of its facts known already, and at most one question that settles the others. */
export interface Case {
  /** In addresses: `/en/ruling/premature-turn`. */
  readonly id: string;
  readonly situation: string;
  /** What is known by choosing the case. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Two to four answers to the one question; none where nothing is left to ask. `id` is in addresses too. */
  readonly answers: readonly { readonly id: string; readonly facts: Readonly<Record<string, unknown>> }[];
  /** Facts with a default that can be changed beside the outcome. */
  readonly more: readonly string[];
}
