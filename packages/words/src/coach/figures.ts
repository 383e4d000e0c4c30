import { grouped } from "../numbers.ts";

/** From here on, tenths of a chip say nothing. */
const WHOLE_FROM = 1000;

/** Of a number's size: more than the last bits can be off, less than any place that is written. */
const DUST = 1e-9;

/** Sums of floats that should be whole are so near to it. */
const isWhole = (size: number): boolean => Math.abs(size - Math.round(size)) <= DUST * Math.max(1, size);

/** So many places, halves away from zero as people round them: 30.45 has no exact float and must not become 30.4. */
const rounded = (size: number, places: number): string => {
  const unit = 10 ** places;
  return (Math.round(size * unit * (1 + DUST)) / unit).toFixed(places);
};

/** A mean in chips: `128.7`, `0`, `1,204`, `−30.5`. It is no count of chips, so it has a tenth where it is small and not whole. */
export function mean(chips: number): string {
  const size = Math.abs(chips);
  const [whole = "0", tenth] = rounded(size, isWhole(size) || size >= WHOLE_FROM ? 0 : 1).split(".");
  if (Number(whole) === 0 && Number(tenth ?? 0) === 0) return "0";
  return `${chips < 0 ? "−" : ""}${grouped(Number(whole))}${tenth === undefined ? "" : `.${tenth}`}`;
}

/** The same with its sign: `+130.2`, `−15.3`, `0`. */
export const signed = (chips: number): string => (chips > 0 && mean(chips) !== "0" ? `+${mean(chips)}` : mean(chips));

/** A part of the prize pool with its sign, as two places of a percent or three where it is small: `+0.42%`, `−0.031%`. */
export function signedPart(part: number): string {
  const size = Math.abs(100 * part);
  return `${part > 0 ? "+" : part < 0 ? "−" : ""}${rounded(size, size < 0.1 ? 3 : 2)}%`;
}

/** `50 / 30 / 20`: prizes by place in percent. */
export const prizesText = (parts: readonly number[]): string => parts.map((part) => String(Number(rounded(100 * part, 1)))).join(" / ");
