/** An answer or a coded reason why there is none. Nothing in the referee throws on what a person can type. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps an answer. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps a reason. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
