/** A unit of short numbers: `K`, `만`. */
export interface Scale {
  readonly size: number;
  readonly sign: string;
}

/** Thousands with commas, the same in all three languages. A difference below zero has a minus sign (U+2212). */
export function grouped(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");
  return amount < 0 ? `−${digits}` : digits;
}

/**
 * A number of chips in at most six characters (a minus sign aside). Below 10,000 it is whole; above, whole thousands or myriads use
 * the unit (`90K`, `9만`), what fits stays as it is (`12,300`), and the rest is rounded down to the digits shown (`123.4K`).
 *
 * @param scales the units of a language, the smallest first
 */
export function compacted(amount: number, scales: readonly Scale[]): string {
  if (amount < 0) return `−${compacted(-amount, scales)}`;
  const full = grouped(amount);
  if (amount < 10_000) return full;
  const scale = scales.findLast(({ size }) => amount >= size);
  if (!scale || (full.length <= 6 && amount % scale.size !== 0)) return full;
  const whole = grouped(Math.floor(amount / scale.size));
  // Integers only: hundredths of the unit, cut to the places that fit.
  const hundredths = Math.floor((amount % scale.size) / (scale.size / 100));
  const places = Math.min(2, Math.max(0, 6 - scale.sign.length - whole.length - 1));
  const decimals = String(hundredths).padStart(2, "0").slice(0, places).replace(/0+$/, "");
  return `${whole}${decimals === "" ? "" : `.${decimals}`}${scale.sign}`;
}
