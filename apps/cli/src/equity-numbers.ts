/**
 * A part of 1 as a percentage: `82.64%`. What is not quite never or always is not written as if it were: `<0.01%`, `>99.99%`.
 *
 * @param places after the point
 */
export function percentText(part: number, places = 2): string {
  if (part <= 0 || part >= 1) return part <= 0 ? "0%" : "100%";
  const least = 10 ** -places;
  const percent = (100 * part).toFixed(places);
  if (Number(percent) === 0) return `<${least.toFixed(places)}%`;
  return Number(percent) === 100 ? `>${(100 - least).toFixed(places)}%` : `${percent}%`;
}

/** A standard error as a percentage, rounded up to one digit that is not zero; two places at least. */
export function errorText(error: number): string {
  const percent = 100 * error;
  const places = percent > 0 && percent < 0.01 ? Math.min(20, Math.ceil(-Math.log10(percent))) : 2;
  const scale = 10 ** places;
  // 0.05 may be a little more in binary, and would be 0.06.
  return `${(Math.ceil(percent * scale - 1e-6) / scale).toFixed(places)}%`;
}

const PRECISION = /^(\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e([+-]?\d{1,3}))?\s*(%?)$/u;

/** A standard error as it is typed, `0.001`, `1e-3` or `0.1%`: above 0 and below 1, null where it is none. */
export function readPrecision(typed: string): number | null {
  const [, digits, exponent = "0", percent] = PRECISION.exec(typed.normalize("NFKC").trim().toLowerCase()) ?? [];
  const value = digits === undefined ? 0 : Number(`${digits}e${Number(exponent) - (percent === "" ? 0 : 2)}`);
  return value > 0 && value < 1 ? value : null;
}
