/** `{"A":450,"B":0}` in the order of the names, written by hand: an object would reorder `"10"` and lose `"__proto__"`. */
export function mapText(names: readonly string[], values: readonly number[]): string {
  let text = "";
  for (let i = 0; i < names.length; i++) text += `${i === 0 ? "" : ","}${JSON.stringify(names[i])}:${values[i]}`;
  return `{${text}}`;
}

/**
 * The id of an input as JSON text, to be echoed as it came; undefined where there is none.
 *
 * @param source the JSON text of the whole input: a number too large for a float is taken from there
 */
export function idText(input: unknown, source: string): string | undefined {
  if (typeof input !== "object" || input === null || Array.isArray(input) || !Object.hasOwn(input, "id")) return undefined;
  const { id } = input as { readonly id: unknown };
  if (typeof id === "number" && !Number.isSafeInteger(id)) return numberSource(source) ?? String(id);
  try {
    return JSON.stringify(id);
  } catch {
    return "null"; // nested deeper than the stack reaches
  }
}

/** The digits of a top-level `id`, from Node 21 on (JSON.parse source text access). */
function numberSource(source: string): string | undefined {
  const seen = new Map<unknown, string>();
  const root: unknown = JSON.parse(source, function (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) {
    if (key === "id" && context?.source !== undefined) seen.set(this, context.source);
    return value;
  });
  return seen.get(root);
}

/** An answer that is an error: `{"id":null,"error":{"code":…,"path":…,"message":…}}`. */
export function errorText(id: string | undefined, code: string, path: string, message: string): string {
  return `{"id":${id ?? "null"},"error":{"code":${JSON.stringify(code)},"path":${JSON.stringify(path)},"message":${JSON.stringify(message)}}}`;
}
