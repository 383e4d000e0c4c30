import { parseCards } from "sidepot/cards";
import { parseRange, type Range } from "sidepot/equity";
import type { BetMenu, RiverPot, RiverSpot } from "./types.ts";

/** A spot as text, as a person would write it down. */
export interface SuiteSpot {
  readonly name: string;
  readonly board: string;
  readonly ranges: readonly [string, string];
  readonly allIn: readonly string[];
  readonly pots: readonly RiverPot[];
  readonly stacks: readonly [number, number];
  readonly menu: BetMenu;
}

/** Reads a spot of a suite. A text that cannot be read leaves its board or range empty, which the solver refuses. */
export function spotOf({ board, ranges, allIn, pots, stacks, menu }: SuiteSpot): RiverSpot {
  const cards = parseCards(board);
  return {
    board: cards.ok ? cards.value : [],
    ranges: [rangeOf(ranges[0]), rangeOf(ranges[1])],
    allIn: allIn.map(rangeOf),
    pots,
    stacks,
    menu,
  };
}

function rangeOf(text: string): Range {
  const range = parseRange(text);
  return range.ok ? range.value : [];
}

const ANY = "*";
const WIDE = "22+,A2s+,K2s+,Q4s+,J6s+,T6s+,96s+,85s+,75s+,64s+,53s+,A2o+,K7o+,Q8o+,J8o+,T8o+,98o";
const MEDIUM = "22+,A2s+,K8s+,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,54s,ATo+,KTo+,QTo+,JTo";
const TIGHT = "66+,ATs+,KTs+,QTs+,JTs,T9s,98s,AJo+,KQo";
const CAPPED = "22-99,A2s-ATs,K8s-KJs,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,A8o-AJo,KTo,QTo+,JTo";
const POLAR = "QQ+,AKs,AKo,54s,64s,53s,76s,75s,86s,A2s-A5s,K2s-K4s";

/** Two first bets and all-in, a raise and all-in: 57 places in the tree where the stacks are three pots. */
const FULL: BetMenu = { bets: [0.33, 0.75], raises: [0.6], allIn: true, mostRaises: 2 };
const ONE_BET: BetMenu = { bets: [0.75], raises: [], allIn: true, mostRaises: 1 };
const SMALL_BETS: BetMenu = { bets: [0.33, 0.75], raises: [], allIn: true, mostRaises: 1 };

type Plain = readonly [board: string, first: string, second: string, stack: number, menu: BetMenu, name: string];

const PLAIN: readonly Plain[] = [
  ["Ks8d4c9h2s", ANY, ANY, 3000, FULL, "king high, any two cards"],
  ["AhKh7h7d3c", MEDIUM, WIDE, 3000, FULL, "paired, three hearts"],
  ["QsJdTc2h2d", WIDE, MEDIUM, 2000, FULL, "four to a straight, paired"],
  ["9h8h7h6h2c", MEDIUM, MEDIUM, 1500, SMALL_BETS, "four hearts in a row"],
  ["AsKdQcJh3s", WIDE, WIDE, 1000, SMALL_BETS, "four to a broadway"],
  ["7c7d7hKs2d", MEDIUM, WIDE, 2500, FULL, "trips on the board"],
  ["As9c5d3h2s", CAPPED, POLAR, 3000, FULL, "ace high, capped against polar"],
  ["Td9d4s4cJh", TIGHT, MEDIUM, 2000, FULL, "two pairs of draws that missed"],
  ["Kd7s2c8h3d", POLAR, CAPPED, 1000, ONE_BET, "dry king high, polar first"],
  ["6s5s4dAcKc", MEDIUM, MEDIUM, 4000, FULL, "low straight under two high cards"],
  ["QhQd8s3c3h", TIGHT, WIDE, 1500, SMALL_BETS, "two pairs on the board"],
  ["JsTs9s2d5c", WIDE, MEDIUM, 2500, FULL, "three spades in a row"],
  ["2c3d5h8sTc", ANY, WIDE, 1000, ONE_BET, "low and dry"],
  ["AcAdKhTs4s", TIGHT, TIGHT, 3000, FULL, "two aces"],
  ["8c8s6d5d2h", MEDIUM, TIGHT, 2000, FULL, "paired and low"],
  ["KcQcJd9h4c", WIDE, WIDE, 500, ONE_BET, "high cards and clubs, short"],
  ["Ah5h4h3sKd", POLAR, WIDE, 2000, SMALL_BETS, "wheel and hearts"],
  ["Tc8h6s4d2c", CAPPED, CAPPED, 3000, FULL, "all even, no draw in"],
  ["7s6h5c4dTs", WIDE, MEDIUM, 1000, SMALL_BETS, "four to a low straight"],
  ["KhKs9d9cAd", MEDIUM, WIDE, 1500, FULL, "kings and nines on the board"],
  ["QcTd7h3s2h", TIGHT, POLAR, 6000, FULL, "queen high, deep"],
  ["5d5s5hJc9s", WIDE, WIDE, 2000, ONE_BET, "three fives"],
  ["AdJd8d6c4s", MEDIUM, CAPPED, 2500, FULL, "three diamonds"],
  ["9s9c2d2hKs", ANY, MEDIUM, 1500, SMALL_BETS, "nines and twos on the board"],
];

/** Ordinary rivers of two players, pot 1,000; the first one is 1,081 hands against 1,081. */
export const RIVER_SUITE: readonly SuiteSpot[] = PLAIN.map(([board, first, second, stack, menu, name]) => ({
  name,
  board,
  ranges: [first, second],
  allIn: [],
  pots: [{ amount: 1000, allIn: [] }],
  stacks: [stack, stack],
  menu,
}));

type Side = readonly [board: string, first: string, second: string, ...allIn: string[]];

const SIDE: readonly Side[] = [
  ["Ks8d4c9h2s", MEDIUM, MEDIUM, WIDE],
  ["AhKh7h7d3c", MEDIUM, WIDE, MEDIUM],
  ["QsJdTc2h2d", WIDE, MEDIUM, WIDE],
  ["9h8h7h6h2c", MEDIUM, MEDIUM, TIGHT],
  ["Td9d4s4cJh", TIGHT, MEDIUM, WIDE],
  ["7c7d7hKs2d", WIDE, MEDIUM, MEDIUM],
  ["6s5s4dAcKc", MEDIUM, WIDE, WIDE, MEDIUM],
  ["JsTs9s2d5c", CAPPED, TIGHT, WIDE, TIGHT],
  ["2c3d5h8sTc", WIDE, WIDE, ANY],
  ["KhKs9d9cAd", MEDIUM, MEDIUM, WIDE, WIDE],
];

/** How the pot of 300 is parted: by how many of the all-in players may win which part. */
function potsOf(main: number, players: number): RiverPot[] {
  const allIn = Array.from({ length: players }, (_, player) => player);
  // Of two all-in players the second one has put in more.
  const between = players === 2 ? [{ amount: (300 - main) / 2, allIn: [1] }] : [];
  const rest = players === 2 ? (300 - main) / 2 : 300 - main;
  return [{ amount: main, allIn }, ...between, { amount: rest, allIn: [] }];
}

const sidePots = (stack: number, menu: BetMenu): readonly SuiteSpot[] =>
  SIDE.flatMap(([board, first, second, ...allIn]) =>
    [300, 200, 100].map((main) => ({
      name: `${board}, main pot ${main} of 300, all-in players: ${allIn.length}`,
      board,
      ranges: [first, second] as const,
      allIn,
      pots: potsOf(main, allIn.length),
      stacks: [stack, stack] as const,
      menu,
    })),
  );

/** Rivers with one or two all-in players, pot 300 and one bet of half the pot: ten times a dry side pot, a small and a large one. */
export const SIDE_POT_SUITE: readonly SuiteSpot[] = sidePots(150, { bets: [0.5], raises: [], allIn: false, mostRaises: 0 });

/** The same with a whole pot behind: bets of half the pot or all of it, and a raise. */
export const SIDE_POT_RAISES: readonly SuiteSpot[] = sidePots(300, { bets: [0.5], raises: [], allIn: true, mostRaises: 1 });
