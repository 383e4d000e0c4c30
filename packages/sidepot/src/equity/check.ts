import { type Card, isCard } from "../cards/card.ts";
import { findTwice } from "../cards/parse.ts";
import { show } from "../show.ts";
import { findDeal } from "./deal.ts";
import type { Pair } from "./grid.ts";
import type { EquityProblem } from "./problem.ts";
import type { EquityInput, EquityOptions, Range } from "./types.ts";

const LEAST_PLAYERS = 2;
const MOST_PLAYERS = 10;
const METHODS: readonly NonNullable<EquityOptions["method"]>[] = ["auto", "exact", "sampled"];

/**
 * What is wrong with a question of equity, or null where it can be answered: then every hand is two cards with a usable weight, every
 * contest names players who are there, and at least one deal gives everyone a hand and fills the board. `path` points into `input`, or
 * into `options` where it begins with one of their names.
 */
export function checkEquity(input: EquityInput, options: EquityOptions = {}): EquityProblem | null {
  for (const [path, given] of Object.entries({ "": input, options })) {
    if (typeof given !== "object" || given === null) return { code: "NOT_AN_OBJECT", path, got: show(given) };
  }
  return (
    checkPlayers(input.players) ??
    checkCards(input) ??
    checkContests(input.contests, input.players.length) ??
    checkOptions(options) ??
    checkDeal(input)
  );
}

/** The first problem among some, each looked for only where the ones before are none. */
function firstOf<T>(values: readonly T[], check: (value: T, index: number) => EquityProblem | null): EquityProblem | null {
  for (const [index, value] of values.entries()) {
    const problem = check(value, index);
    if (problem) return problem;
  }
  return null;
}

function checkPlayers(players: readonly Range[]): EquityProblem | null {
  const path = "players";
  if (!Array.isArray(players)) return { code: "NOT_A_LIST", path, got: show(players) };
  if (players.length < LEAST_PLAYERS) return { code: "TOO_FEW_PLAYERS", path, count: players.length, least: LEAST_PLAYERS };
  if (players.length > MOST_PLAYERS) return { code: "TOO_MANY_PLAYERS", path, count: players.length, most: MOST_PLAYERS };
  return firstOf(players, (range, player) => checkRange(range, `${path}[${player}]`));
}

function checkRange(range: Range, path: string): EquityProblem | null {
  if (!Array.isArray(range)) return { code: "NOT_A_LIST", path, got: show(range) };
  if (range.length === 0) return { code: "NO_HANDS", path };
  const seen = new Map<number, string>();
  return firstOf(range as Range, (combo, index) => {
    const at = `${path}[${index}]`;
    const cards: unknown = combo?.cards;
    if (!isPair(cards))
      return { code: "HAND_INVALID", path: at, got: Array.isArray(cards) ? cards.slice(0, 3).map(show).join(" ") : show(cards) };
    const { weight } = combo;
    if (!(typeof weight === "number" && weight > 0 && weight <= 1)) return { code: "HAND_WEIGHT_INVALID", path: at, got: show(weight) };
    const first = seen.get(52 * cards[0] + cards[1]);
    if (first !== undefined) return { code: "HAND_TWICE", path: at, cards, first };
    seen.set(52 * cards[0] + cards[1], at);
    return null;
  });
}

const isPair = (cards: unknown): cards is Pair =>
  Array.isArray(cards) && cards.length === 2 && cards.every(isCard) && (cards[0] as Card) > (cards[1] as Card);

/** Board and dead cards, alone and together. */
function checkCards({ board = [], dead = [] }: EquityInput): EquityProblem | null {
  const groups = [
    { path: "board", cards: board },
    { path: "dead", cards: dead },
  ];
  const wrong = firstOf(groups, ({ path, cards }) => {
    if (!Array.isArray(cards)) return { code: "NOT_A_LIST", path, got: show(cards) };
    return firstOf(cards as readonly Card[], (card, index) =>
      isCard(card) ? null : { code: "CARD_UNKNOWN", path: `${path}[${index}]`, text: show(card), at: 0 },
    );
  });
  if (wrong) return wrong;
  if (board.length > 5) return { code: "BOARD_TOO_LONG", path: "board", count: board.length, most: 5 };
  return findTwice(groups);
}

function checkContests(contests: EquityInput["contests"], players: number): EquityProblem | null {
  const path = "contests";
  if (contests === undefined) return null;
  if (!Array.isArray(contests)) return { code: "NOT_A_LIST", path, got: show(contests) };
  if (contests.length === 0) return { code: "CONTEST_EMPTY", path };
  return firstOf(contests as readonly (readonly number[])[], (eligible, index) => {
    const at = `${path}[${index}]`;
    if (!Array.isArray(eligible)) return { code: "NOT_A_LIST", path: at, got: show(eligible) };
    if (eligible.length === 0) return { code: "CONTEST_EMPTY", path: at };
    return firstOf(eligible as readonly number[], (player, place) => {
      const known = Number.isInteger(player) && player >= 0 && player < players;
      if (!known) return { code: "CONTEST_PLAYER_UNKNOWN", path: at, got: show(player), players };
      return eligible.indexOf(player) < place ? { code: "CONTEST_PLAYER_TWICE", path: at, player } : null;
    });
  });
}

function checkOptions({ method = "auto", seed = 1, precision = 0.5, mostSamples = 1 }: EquityOptions): EquityProblem | null {
  if (!METHODS.includes(method)) return { code: "RULE_UNKNOWN", path: "method", got: show(method), choices: METHODS };
  if (!(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)) return { code: "SEED_INVALID", path: "seed", got: show(seed) };
  if (!(typeof precision === "number" && precision > 0 && precision < 1)) {
    return { code: "PRECISION_INVALID", path: "precision", got: show(precision) };
  }
  if (Number.isSafeInteger(mostSamples) && mostSamples > 0) return null;
  return { code: "SAMPLES_INVALID", path: "mostSamples", got: show(mostSamples) };
}

/** Whether the cards can be dealt at all: to the players who hold one known hand first, since that says best what is wrong. */
function checkDeal({ players, board = [], dead = [] }: EquityInput): EquityProblem | null {
  const known = players.map((range, player) => ({ path: `players[${player}]`, cards: range.length === 1 ? (range[0]?.cards ?? []) : [] }));
  const twice = findTwice([{ path: "board", cards: board }, { path: "dead", cards: dead }, ...known]);
  // A known hand is one value of the input, not a list of cards.
  if (twice?.code === "CARD_TWICE") return { ...twice, path: handPath(twice.path), first: handPath(twice.first) };
  const left = 52 - board.length - dead.length - 2 * players.length;
  const need = 5 - board.length;
  if (left < need) return { code: "DECK_TOO_SHORT", path: "dead", left: Math.max(0, left), need };
  if (known.every(({ cards }) => cards.length > 0)) return null;
  const gone = new Set([...board, ...dead]);
  const ranges = players.map((range) => range.map(({ cards }) => cards).filter((cards) => !cards.some((card) => gone.has(card))));
  const without = ranges.findIndex((hands) => hands.length === 0);
  if (without >= 0) return { code: "NO_HAND_LEFT", path: `players[${without}]` };
  return findDeal(ranges) ? null : { code: "NO_DEAL", path: "players" };
}

const handPath = (path: string): string => path.replace(/^(players\[\d+\])\[\d+\]$/, "$1");
