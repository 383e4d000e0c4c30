/** As many players as the sums are made for: 2^10 sets of them. */
export const MOST_PLAYERS = 10;

/**
 * What each player's chips are worth in prize money, by Malmuth and Harville: whoever is left wins a place with the chance that their part
 * of the chips still counted is. Exact, by the sets of players who hold the first places.
 *
 * Players without chips have the last places: together they share the prizes of those, so that the sum is always the prizes of as
 * many places as there are players.
 *
 * @param stacks chips by player, {@link MOST_PLAYERS} at most
 * @param prizes by place, the first place's first; places beyond the list win nothing
 * @returns prize money by player; null for too many players or none with chips
 */
export function prizeMoney(stacks: readonly number[], prizes: readonly number[]): number[] | null {
  const players = stacks.length;
  const total = stacks.reduce((sum, chips) => sum + chips, 0);
  if (players > MOST_PLAYERS || !(total > 0)) return null;
  const alive = stacks.flatMap((chips, i) => (chips > 0 ? [i] : []));
  const money = new Array<number>(players).fill(0);
  const sets = 1 << alive.length;
  const chance = new Float64Array(sets);
  const placed = new Float64Array(sets);
  const size = new Uint8Array(sets);
  chance[0] = 1;
  for (let set = 0; set < sets; set++) {
    if (set > 0) {
      const low = 31 - Math.clz32(set & -set);
      const rest = set & (set - 1);
      placed[set] = (placed[rest] as number) + (stacks[alive[low] as number] as number);
      size[set] = (size[rest] as number) + 1;
    }
    const prize = prizes[size[set] as number] ?? 0;
    const left = total - (placed[set] as number);
    for (let i = 0; i < alive.length; i++) {
      if ((set >> i) & 1) continue;
      const player = alive[i] as number;
      const often = ((chance[set] as number) * (stacks[player] as number)) / left;
      const next = set | (1 << i);
      chance[next] = (chance[next] as number) + often;
      money[player] = (money[player] as number) + often * prize;
    }
  }
  const out = players - alive.length;
  let last = 0;
  for (let place = alive.length; place < players; place++) last += prizes[place] ?? 0;
  return money.map((each, i) => (stacks[i] === 0 ? last / out : each));
}
