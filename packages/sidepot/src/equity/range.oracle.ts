import { type Card, fullDeck, RANKS, rankOf, suitOf } from "../cards/card.ts";

/** All hands from the highest to the lowest, the higher card first. */
export const everyHand: readonly (readonly [Card, Card])[] = fullDeck()
  .flatMap((a) => fullDeck().map((b) => [a, b] as const))
  .filter(([a, b]) => a > b)
  .sort(([a, b], [c, d]) => c - a || d - b);

const value = (letter: string | undefined): number => RANKS.join("").indexOf(letter ?? "?");
const within = (rank: number, x: number, y: number): boolean => rank >= Math.min(x, y) && rank <= Math.max(x, y);

/**
 * The hands that a token of classes names, by asking of each two cards whether they are meant: a pair or not, `s` or `o` by the suits,
 * one class, `+` and `-` by comparing ranks.
 */
export function handsNamed(token: string): (readonly [Card, Card])[] {
  const ends = token.replace("+", "").split("-");
  const [first, last] = ends.map((end) => ({ high: value(end[0]), low: value(end[1]) })) as [End, End | undefined];
  const suits = ends[0]?.[2];
  const pair = first.high === first.low;
  return everyHand.filter(([a, b]) => {
    const [high, low] = [rankOf(a), rankOf(b)];
    if ((high === low) !== pair) return false;
    if (suits && (suits === "s") !== (suitOf(a) === suitOf(b))) return false;
    if (last) {
      if (!within(high, first.high, last.high) || !within(low, first.low, last.low)) return false;
      return first.high === last.high || high - low === first.high - first.low;
    }
    if (!token.endsWith("+")) return high === first.high && low === first.low;
    return pair ? high >= first.high : high === first.high && low >= first.low;
  });
}

interface End {
  readonly high: number;
  readonly low: number;
}
