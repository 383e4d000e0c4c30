import type { Stake } from "./layers.ts";

/** What the oracle says of one pot. */
export interface OraclePot {
  amount: number;
  readonly eligible: readonly number[];
}

/**
 * Pots chip by chip, the slow and obvious way: take the chips off the table one level at a time, ask for each who that chip's
 * owner has matched it with, and put it on the pile of exactly those players. Knows nothing of levels or cuts.
 */
export function chipByChip(stakes: readonly Stake[]): { returned: number[]; pots: OraclePot[] } {
  const left = stakes.map(({ bet }) => bet);
  const returned = stakes.map(() => 0);
  const live = stakes.flatMap(({ folded }, seat) => (folded ? [] : [seat]));
  // While one player alone has the largest stack in front, nobody has called its top chip.
  for (;;) {
    const most = Math.max(...left);
    const owners = left.flatMap((chips, seat) => (chips === most ? [seat] : []));
    if (most === 0 || owners.length > 1) break;
    const [owner] = owners as [number];
    left[owner] = most - 1;
    returned[owner] = (returned[owner] ?? 0) + 1;
  }
  const pots: OraclePot[] = [];
  const put = (eligible: readonly number[]): void => {
    const pot = pots.find((p) => String(p.eligible) === String(eligible));
    if (pot) pot.amount++;
    else pots.push({ amount: 1, eligible });
  };
  const dead = stakes.reduce((sum, stake) => sum + (stake.dead ?? 0), 0);
  // A dead chip is matched by nobody, so everyone who still holds cards plays for it.
  for (let chip = 0; chip < dead; chip++) put(live);
  for (let level = 1; level <= Math.max(...left); level++) {
    const reached = live.filter((seat) => (left[seat] ?? 0) >= level);
    const eligible = reached.length > 0 ? reached : (pots.at(-1)?.eligible ?? live);
    for (const chips of left) if (chips >= level) put(eligible);
  }
  return { returned, pots };
}
