/** A part of 1 as a percentage, the same in every language: `82.64%`. What is neither nothing nor all is not written as that. */
export function percent(part: number, places = 1): string {
  const least = 10 ** -places;
  const value = part * 100;
  if (value > 0 && value < least / 2) return `<${least.toFixed(places)}%`;
  if (value < 100 && value > 100 - least / 2) return `>${(100 - least).toFixed(places)}%`;
  return `${value.toFixed(places)}%`;
}
