/** A short picture of any value for an error message. */
export function show(value: unknown): string {
  if (typeof value === "string") return value.length > 40 ? `${value.slice(0, 40)}…` : value;
  if (typeof value === "number" || typeof value === "boolean" || value == null) return String(value);
  if (typeof value === "bigint") return `${value}n`;
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}
