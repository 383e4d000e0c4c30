import type { GameNode } from "./tree.ts";

const end = (gain: number): GameNode => ({ kind: "end", gain });

/** The ways in which different cards of a short deck fall, each with its chance. */
function dealt(deck: readonly number[], next: (card: number, rest: readonly number[]) => GameNode): GameNode {
  // Cards of one rank are one branch: suits play no part.
  const ranks = [...new Set(deck)];
  return {
    kind: "chance",
    chances: ranks.map((rank) => deck.filter((card) => card === rank).length / deck.length),
    next: ranks.map((rank) => next(rank, without(deck, rank))),
  };
}

function without(deck: readonly number[], card: number): number[] {
  const at = deck.indexOf(card);
  return [...deck.slice(0, at), ...deck.slice(at + 1)];
}

/**
 * Kuhn's poker: three cards, an ante of 1 each, one bet of 1. Player 0 loses 1/18 a hand when both play well
 * (Kuhn 1950, "A simplified two-person poker").
 */
export function kuhn(): GameNode {
  return dealt([0, 1, 2], (first, rest) => dealt(rest, (second) => kuhnBetting([first, second], "")));
}

function kuhnBetting(cards: readonly [number, number], path: string): GameNode {
  const higher = cards[0] > cards[1] ? 1 : -1;
  switch (path) {
    case "pp":
      return end(higher);
    case "bb":
    case "pbb":
      return end(2 * higher);
    case "bp":
      return end(1);
    case "pbp":
      return end(-1);
  }
  const player = path.length % 2 === 0 ? 0 : 1;
  return {
    kind: "choice",
    player,
    set: `${"JQK"[cards[player]]} ${path}`,
    actions: ["pass", "bet"],
    next: [kuhnBetting(cards, `${path}p`), kuhnBetting(cards, `${path}b`)],
  };
}

/** A player's ante. */
const ANTE = 1;
/** What a bet or raise adds, by round. */
const SIZES = [2, 4] as const;
/** A bet and a raise a round. */
const MOST_RAISES = 2;

/**
 * Leduc hold'em: two each of three ranks, an ante of 1, a private card each, bets of 2; then one open card and bets of 4. Player 0 is
 * first in both rounds, a bet and a raise a round. A pair with the open card wins, otherwise the higher card; equal ones split
 * (Southey et al. 2005, with the rules of OpenSpiel's `leduc_poker`, whose value is about -0.0856064).
 */
export function leduc(): GameNode {
  return dealt([0, 0, 1, 1, 2, 2], (first, rest) =>
    dealt(rest, (second, stub) =>
      leducBetting({ cards: [first, second], open: null, stub, put: [ANTE, ANTE], path: "", raises: 0, turn: 0 }),
    ),
  );
}

interface Leduc {
  readonly cards: readonly [number, number];
  readonly open: number | null;
  readonly stub: readonly number[];
  readonly put: readonly [number, number];
  /** Everything that both have seen. */
  readonly path: string;
  /** Of this round. */
  readonly raises: number;
  /** Actions taken in this round. */
  readonly turn: number;
}

function leducBetting(now: Leduc): GameNode {
  const { cards, open, put, path, raises, turn } = now;
  const player = turn % 2 === 0 ? 0 : 1;
  const other = player === 0 ? 1 : 0;
  const owed = put[other] - put[player];
  const paid = (chips: number): readonly [number, number] => (player === 0 ? [put[0] + chips, put[1]] : [put[0], put[1] + chips]);
  const choices: [string, GameNode][] = [];
  if (owed > 0) choices.push(["fold", end(player === 0 ? -put[0] : put[1])]);
  const called: Leduc = { ...now, put: paid(owed), path: `${path}c`, turn: turn + 1 };
  choices.push(["call", owed > 0 || turn > 0 ? roundOver(called) : leducBetting(called)]);
  if (raises < MOST_RAISES) {
    const size = SIZES[open === null ? 0 : 1];
    choices.push(["raise", leducBetting({ ...now, put: paid(owed + size), path: `${path}r`, raises: raises + 1, turn: turn + 1 })]);
  }
  return {
    kind: "choice",
    player,
    set: `${"JQK"[cards[player]]} ${path}`,
    actions: choices.map(([action]) => action),
    next: choices.map(([, next]) => next),
  };
}

function roundOver(now: Leduc): GameNode {
  const { cards, open, stub, put, path } = now;
  if (open === null) {
    return dealt(stub, (card) => leducBetting({ ...now, open: card, path: `${path}/${"JQK"[card]}`, raises: 0, turn: 0 }));
  }
  const [a, b] = cards.map((card) => (card === open ? 3 : card)) as [number, number];
  return end(a === b ? 0 : a > b ? put[1] : -put[0]);
}
