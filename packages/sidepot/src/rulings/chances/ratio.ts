/** An exact share: reduced, `den` above zero, both safe integers. */
export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** A share in lowest terms; `den` is above zero. */
export function ratioOf(num: number | bigint, den: number | bigint): Ratio {
  const [over, under] = [BigInt(num), BigInt(den)];
  const by = divisor(over < 0n ? -over : over, under);
  return { num: Number(over / by), den: Number(under / by) };
}

/** What is left of one: `1 - num/den`. */
export const restOf = (num: number | bigint, den: number | bigint): Ratio => ratioOf(BigInt(den) - BigInt(num), den);

/** How often one share goes into the other; `by` is above zero. */
export const quotientOf = (share: Ratio, by: Ratio): Ratio =>
  ratioOf(BigInt(share.num) * BigInt(by.den), BigInt(share.den) * BigInt(by.num));

/** In how many ways `few` can be taken out of `many`; none where there are too few. */
export function choose(many: number, few: number): bigint {
  if (few < 0 || few > many) return 0n;
  let ways = 1n;
  for (let i = 1; i <= few; i++) ways = (ways * BigInt(many - few + i)) / BigInt(i);
  return ways;
}

function divisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a, b];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}
