// Ranges before the flop, exactly: every choice of hands is one of a few match-ups that differ in their suits' names alone.
import type { Card } from "../cards/card.ts";
import { countPreflop } from "./preflop.ts";
import { dealsAlike, pairOf, type SuitMap, suitsAlike } from "./symmetry.ts";
import { addTally, emptyTally, weighTally } from "./tally.ts";
import type { Combo, EquityInput, EquityPlan, Tally } from "./types.ts";

type Hand = readonly [Card, Card];
/** Hands that stand for all that are alike, and the weight of them together. */
interface Matchup {
  readonly hands: readonly Hand[];
  weight: number;
  deals: number;
}

/** One combo of those that permutations of suits map on each other, and how many they are. */
interface Alike {
  readonly combo: Combo;
  readonly many: number;
}

function alikeOf(range: readonly Combo[], maps: readonly SuitMap[]): Alike[] {
  const seen = new Set<number>();
  const found: Alike[] = [];
  for (const combo of range) {
    const [a, b] = combo.cards;
    if (seen.has(pairOf(a, b))) continue;
    const same = new Set(maps.map((map) => pairOf(map[a] as number, map[b] as number)));
    for (const pair of same) seen.add(pair);
    found.push({ combo, many: same.size });
  }
  return found;
}

/** A name that match-ups have in common when a permutation of suits maps one on the other. */
function nameOf(hands: readonly Hand[], maps: readonly SuitMap[]): string {
  let least = "";
  for (const map of maps) {
    let name = "";
    for (const [a, b] of hands) name += String.fromCharCode(pairOf(map[a] as number, map[b] as number));
    if (least === "" || name < least) least = name;
  }
  return least;
}

/** The work of a question before the flop: choices of hands that have to be told apart, at most. */
export function matchupsOf(input: EquityInput): number {
  const maps = dealsAlike(input);
  const first = widest(input);
  const others = input.players.reduce((product, range, player) => (player === first ? product : product * range.length), 1);
  return alikeOf(input.players[first] as readonly Combo[], maps).length * others;
}

/** The player with the widest range: its combos are the units of work. */
function widest({ players }: EquityInput): number {
  let at = 0;
  for (const [player, range] of players.entries()) if (range.length > (players[at] as readonly Combo[]).length) at = player;
  return at;
}

/** Counts ranges against ranges when at most two cards of the board are known. */
export function planMatchups(input: Required<EquityInput>): EquityPlan {
  const { players, board, dead, contests } = input;
  const first = widest(input);
  const known = [...board, ...dead];
  const units = alikeOf(
    (players[first] as readonly Combo[]).filter(({ cards }) => !cards.some((card) => known.includes(card))),
    dealsAlike(input),
  );
  const maps = suitsAlike(board, dead);

  function run(unit: number): Tally {
    const { combo, many } = units[unit] as Alike;
    const matchups = new Map<string, Matchup>();
    const hands: Hand[] = [];
    const used = new Uint8Array(52);
    for (const card of [...known, ...combo.cards]) used[card] = 1;
    const choose = (player: number, weight: number): void => {
      if (player === players.length) {
        const name = nameOf(hands, maps);
        const before = matchups.get(name);
        if (before) {
          before.weight += weight;
          before.deals++;
        } else matchups.set(name, { hands: [...hands], weight, deals: 1 });
        return;
      }
      if (player === first) {
        hands.push(combo.cards);
        choose(player + 1, weight);
        hands.pop();
        return;
      }
      for (const { cards, weight: more } of players[player] as readonly Combo[]) {
        const [a, b] = cards;
        if (used[a] || used[b]) continue;
        used[a] = 1;
        used[b] = 1;
        hands.push(cards);
        choose(player + 1, weight * more);
        hands.pop();
        used[a] = 0;
        used[b] = 0;
      }
    };
    choose(0, combo.weight * many);
    const sum = emptyTally(players.length, contests.length);
    for (const { hands: dealt, weight, deals } of matchups.values()) {
      const tally = weighTally(countPreflop(dealt, board, dead, contests), weight);
      addTally(sum, { ...tally, boards: tally.boards * deals * many });
    }
    return sum;
  }

  return { method: "exact", units: units.length, run, error: () => 0, enough: () => false };
}
