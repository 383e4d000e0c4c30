/** `{"A":450,"B":0}` in the order of the names, written by hand: an object would reorder `"10"` and lose `"__proto__"`. */
export function mapText(names: readonly string[], values: readonly number[]): string {
  let text = "";
  for (let i = 0; i < names.length; i++) text += `${i === 0 ? "" : ","}${JSON.stringify(names[i])}:${values[i]}`;
  return `{${text}}`;
}

/** An answer that is an error: `{"id":null,"error":{"code":…,"path":…,"message":…}}`. */
export function errorText(id: string | undefined, code: string, path: string, message: string): string {
  return `{"id":${id ?? "null"},"error":{"code":${JSON.stringify(code)},"path":${JSON.stringify(path)},"message":${JSON.stringify(message)}}}`;
}
