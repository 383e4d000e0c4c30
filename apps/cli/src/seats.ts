/** One argument of `pots`, split; the amount is still text. */
export interface SeatText {
  readonly name: string | null;
  readonly amount: string;
  readonly folded: boolean;
}

const FOLD = /[:：]?(?:f|ｆ|fold|folded|폴드|フォールド)$/iu;
const COLON = /[:：]/gu;

/**
 * Splits `A:2500`, `E:4000f`, `Lee:Jr:12.3k:fold` or `2500`. A name may hold colons: the last one that an amount follows is
 * where it ends; where no amount follows any, the last one is.
 */
export function splitSeat(argument: string, isAmount: (text: string) => boolean): SeatText {
  const text = argument.trim();
  const bare = text.replace(FOLD, "");
  const folded = bare !== text && bare !== "";
  const left = folded ? bare : text;
  const colons = [...left.matchAll(COLON)].map((colon) => colon.index);
  const at = colons.findLast((colon) => isAmount(left.slice(colon + 1))) ?? colons.at(-1);
  if (at === undefined) return { name: null, amount: left.trim(), folded };
  return { name: left.slice(0, at).trim(), amount: left.slice(at + 1).trim(), folded };
}
