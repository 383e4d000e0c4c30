import { expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { countPreflop } from "./preflop.ts";
import { pairOf, suitsAlike } from "./symmetry.ts";

/** A class of starting hands: its ranks, and whether it is suited; 169 of them. */
const classOf = (a: number, b: number): number =>
  1000 * Math.max(a >> 2, b >> 2) + 10 * Math.min(a >> 2, b >> 2) + ((a & 3) === (b & 3) ? 1 : 0);

interface Meeting {
  readonly hands: readonly (readonly [Card, Card])[];
  deals: number;
}

/** The classes whose match-ups are counted here, out of all that are listed: pairs, and hands that are suited, connected or neither. */
const COUNTED: ReadonlySet<number> = new Set([...Array.from({ length: 13 }, (_, rank) => 1010 * rank), 12_111, 12_110, 8071, 5040, 5000]);

// All 1326 · 1225 ways in which two hands meet, by the match-ups that suits alone tell apart; their boards are counted for some classes.
test("the table of 169 by 169 classes of hands", () => {
  const maps = suitsAlike([], []);
  const meetings = new Map<number, Meeting>();
  const seen = new Set<number>();
  const nameOf = (a: number, b: number, c: number, d: number): number =>
    Math.min(...maps.map((m) => 2704 * pairOf(m[a] as number, m[b] as number) + pairOf(m[c] as number, m[d] as number)));
  for (let a = 1; a < 52; a++) {
    for (let b = 0; b < a; b++) {
      // One hand for all of its class: each of them meets as many others of each kind.
      if (seen.has(classOf(a, b))) continue;
      seen.add(classOf(a, b));
      const many = a >> 2 === b >> 2 ? 6 : (a & 3) === (b & 3) ? 4 : 12;
      for (let c = 1; c < 52; c++) {
        for (let d = 0; d < c; d++) {
          if (c === a || c === b || d === a || d === b) continue;
          const name = nameOf(a, b, c, d);
          const before = meetings.get(name);
          if (before) before.deals += many;
          else
            meetings.set(name, {
              hands: [
                [a, b],
                [c, d],
              ] as unknown as Meeting["hands"],
              deals: many,
            });
        }
      }
    }
  }

  /** Twice the pots won and the deals, by class against class, both whole numbers. */
  const table = new Map<string, [number, number]>();
  const counted = new Map<number, [number, number, number]>();
  let deals = 0;
  let half = 0;
  let met = 0;
  const names = new Set<number>();
  const pairs = new Set<string>();
  for (const [name, { hands, deals: many }] of meetings) {
    const [[a, b], [c, d]] = hands as [[Card, Card], [Card, Card]];
    deals += many;
    names.add(Math.min(name, nameOf(c, d, a, b)));
    pairs.add(`${classOf(a, b)} ${classOf(c, d)}`);
    if (!COUNTED.has(classOf(a, b)) || !COUNTED.has(classOf(c, d))) continue;
    const mirrored = counted.get(nameOf(c, d, a, b));
    let score: [number, number, number];
    if (mirrored) score = [mirrored[1], mirrored[0], mirrored[2]];
    else {
      const [, win, loss, tie] = countPreflop(hands, [], [], [[0, 1]]).counts[0] as unknown as [number, number, number, number];
      expect(win + loss + tie).toBe(1_712_304);
      score = [win, loss, tie];
      counted.set(name, score);
    }
    met += many;
    half += many * (2 * score[0] + score[2]);
    const at = `${classOf(a, b)} ${classOf(c, d)}`;
    const [won, of] = table.get(at) ?? [0, 0];
    table.set(at, [won + many * (2 * score[0] + score[2]), of + many * 1_712_304]);
  }

  expect(seen.size).toBe(169);
  // Match-ups whichever of the two is named first.
  expect(names.size).toBe(47_008);
  expect(deals).toBe(1326 * 1225);
  expect(pairs.size).toBe(169 * 169);
  // Whoever is named first wins half of all.
  expect(table.size).toBe(COUNTED.size ** 2);
  expect(half).toBe(met * 1_712_304);

  const equity = (first: number, second: number): number => {
    const [won, of] = table.get(`${first} ${second}`) as [number, number];
    return won / (2 * of);
  };
  const [AA, KK] = [12 * 1010, 11 * 1010];
  expect(100 * equity(AA, KK)).toBeCloseTo(81.9461, 4);
  expect(equity(KK, AA)).toBeCloseTo(1 - equity(AA, KK), 12);
});
