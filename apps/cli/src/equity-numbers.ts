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
