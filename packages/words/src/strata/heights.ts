import type { Layers } from "sidepot/pots";

/** No band is lower: at 28 a tag and two level numbers touch. */
export const LEAST_BAND = 32;

/** The bands' heights in whole pixels, the main pot first, and which of them are drawn higher than their share. */
export interface Heights {
  readonly heights: readonly number[];
  readonly raised: readonly boolean[];
}

/**
 * Shares a height among layers by their spans, like water: a layer that would be lower than {@link LEAST_BAND} gets just
 * that and the rest share what is left. The heights add up to `height`, or to the least height of all layers where that is more.
 * A layer without a span (dead money alone) always gets the least; that is no change of scale.
 *
 * @param lowest the least height where pixels are not what is shared
 */
export function shareHeight({ pots }: Layers, height: number, lowest: number = LEAST_BAND): Heights {
  const spans = pots.map(({ floor, cap }) => cap - floor);
  const least = spans.map((span) => span === 0);
  const room = Math.max(Math.round(height), lowest * pots.length);
  for (;;) {
    const free = room - lowest * least.filter(Boolean).length;
    const sum = spans.reduce((total, span, i) => (least[i] ? total : total + span), 0);
    const low = spans.map((span, i) => !least[i] && (span / sum) * free < lowest);
    if (!low.includes(true)) return { heights: round(spans, least, free, sum, lowest), raised: least.map((is, i) => is && spans[i] !== 0) };
    for (const [i, is] of low.entries()) if (is) least[i] = true;
  }
}

/** Whole pixels that keep the sum: those with the largest fractions get the pixels left over. */
function round(spans: readonly number[], least: readonly boolean[], free: number, sum: number, lowest: number): number[] {
  const exact = spans.map((span, i) => (least[i] ? lowest : (span / sum) * free));
  const whole = exact.map(Math.floor);
  const wanted = least.every(Boolean) ? 0 : Math.round(exact.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const order = exact.map((_, i) => i).sort((a, b) => ((exact[b] as number) % 1) - ((exact[a] as number) % 1) || a - b);
  for (const i of order.slice(0, wanted)) whole[i] = (whole[i] as number) + 1;
  return whole;
}
