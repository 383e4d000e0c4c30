// Counts every way in which the betting of a small hand of hold'em can go, by plain recursion. Knows nothing of the engine.

/** A hand to count, and which sizes of bets are tried: the least, the most, and all multiples of the grid between. */
export interface PerftCase {
  readonly betting: "no-limit" | "pot-limit" | "fixed-limit";
  readonly stacks: readonly number[];
  readonly button: number;
  readonly blinds: readonly [number, number];
  readonly grid: number;
}

/** What was counted: ways to the end of the betting, those among them that end with a fold, and actions over all of them as a tree. */
export interface PerftCount {
  hands: number;
  folded: number;
  actions: number;
}

interface Spot {
  readonly street: number;
  readonly cursor: number;
  /** Behind, in front on this street, before it: chips by seat. */
  readonly behind: readonly number[];
  readonly front: readonly number[];
  readonly pot: number;
  readonly out: readonly boolean[];
  /** Still to be asked since the last bet or raise. */
  readonly pending: readonly boolean[];
  /** What was raised over a player since that player spoke; null before that. */
  readonly since: readonly (number | null)[];
  readonly level: number;
  readonly least: number;
  readonly whole: number;
  readonly bets: number;
}

/** The counts of a case. */
export function countByHand(game: PerftCase): PerftCount {
  const n = game.stacks.length;
  const [small, big] = game.blinds;
  const sb = n === 2 ? game.button : (game.button + 1) % n;
  const bb = (sb + 1) % n;
  const front = game.stacks.map((stack, seat) => Math.min(stack, seat === sb ? small : seat === bb ? big : 0));
  const count: PerftCount = { hands: 0, folded: 0, actions: 0 };
  visit(game, count, {
    street: 0,
    cursor: (bb + 1) % n,
    behind: game.stacks.map((stack, seat) => stack - (front[seat] as number)),
    front,
    pot: 0,
    out: game.stacks.map(() => false),
    pending: game.stacks.map(() => true),
    since: game.stacks.map(() => null),
    level: big,
    least: big,
    whole: big,
    bets: 1,
  });
  return count;
}

function visit(game: PerftCase, count: PerftCount, at: Spot): void {
  const n = game.stacks.length;
  const live = [...Array(n).keys()].filter((seat) => !at.out[seat]);
  if (live.length === 1) {
    count.hands++;
    count.folded++;
    return;
  }
  for (let i = 0; i < n; i++) {
    const seat = (at.cursor + i) % n;
    if (at.out[seat] || at.behind[seat] === 0 || !at.pending[seat]) continue;
    const rivals = live.filter((other) => other !== seat);
    const settled = rivals.every((other) => at.behind[other] === 0 && (at.front[other] as number) <= (at.front[seat] as number));
    if (settled) continue;
    moves(game, count, at, seat, rivals);
    return;
  }
  if (at.street === 3) count.hands++;
  else visit(game, count, nextStreet(game, at));
}

function nextStreet(game: PerftCase, at: Spot): Spot {
  const back = at.front.map((chips, seat) => Math.max(0, chips - Math.max(...at.front.filter((_, other) => other !== seat))));
  return {
    ...at,
    street: at.street + 1,
    cursor: (game.button + 1) % game.stacks.length,
    behind: at.behind.map((chips, seat) => chips + (back[seat] as number)),
    pot: at.pot + at.front.reduce((a, b) => a + b, 0) - back.reduce((a, b) => a + b, 0),
    front: at.front.map(() => 0),
    pending: at.out.map((out) => !out),
    since: at.since.map(() => null),
    level: 0,
    least: game.blinds[1],
    whole: 0,
    bets: 0,
  };
}

const fixed = (game: PerftCase, street: number): number => (street < 2 ? 1 : 2) * game.blinds[1];

function moves(game: PerftCase, count: PerftCount, at: Spot, seat: number, rivals: readonly number[]): void {
  const n = game.stacks.length;
  const told = <T>(list: readonly T[], value: T): T[] => list.map((old, i) => (i === seat ? value : old));
  const next: Spot = { ...at, cursor: (seat + 1) % n, pending: told(at.pending, false), since: told<number | null>(at.since, 0) };
  count.actions++;
  visit(game, count, { ...next, out: told(at.out, true) });

  const mine = at.front[seat] as number;
  const all = mine + (at.behind[seat] as number);
  const paid = (spot: Spot, to: number): Spot => ({ ...spot, front: told(at.front, to), behind: told(at.behind, all - to) });
  count.actions++;
  visit(game, count, paid(next, Math.min(all, Math.max(mine, at.level))));

  const answered = rivals.some(
    (other) => (at.behind[other] as number) > 0 && (at.front[other] as number) + (at.behind[other] as number) > at.level,
  );
  const since = at.since[seat];
  const limit = game.betting === "fixed-limit";
  const open = since == null || (limit ? 2 * since >= fixed(game, at.street) : since >= at.least);
  if (!answered || !open) return;
  const legal: number[] = [];
  for (let to = at.level + 1; to <= all; to++) if (isLegal(game, at, seat, to, all)) legal.push(to);
  for (const to of legal) {
    if (to !== legal[0] && to !== legal.at(-1) && to % game.grid !== 0) continue;
    const whole = limit ? 2 * (to - at.whole) >= fixed(game, at.street) : to - at.level >= at.least;
    count.actions++;
    visit(game, count, {
      ...paid(next, to),
      level: to,
      pending: at.out.map((out, i) => !out && i !== seat),
      since: next.since.map((over, i) => (over === null || i === seat ? over : over + to - at.level)),
      least: whole ? to - at.level : at.least,
      whole: whole ? to : at.whole,
      bets: at.bets + (whole ? 1 : 0),
    });
  }
}

function isLegal(game: PerftCase, at: Spot, seat: number, to: number, all: number): boolean {
  if (game.betting === "fixed-limit") {
    const size = at.whole + fixed(game, at.street);
    const capped = game.stacks.length > 2 && at.bets >= 4;
    return !capped && (to === size || (to === all && to < size));
  }
  if (to !== all && to < at.level + at.least) return false;
  if (game.betting === "no-limit") return true;
  const owed = at.level - (at.front[seat] as number);
  const pot = at.pot + at.front.reduce((a, b) => a + b, 0) + owed;
  return to - at.level <= pot;
}
