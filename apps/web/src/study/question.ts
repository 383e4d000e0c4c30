import type { Card } from "sidepot/cards";

/** Places for cards in their order; null is one that is still empty. */
export type Cards = readonly (Card | null)[];

/** What is asked about one player. */
export interface Player {
  /** The two cards, as far as they are known. They stay while a range is asked about. */
  readonly cards: Cards;
  /** The range as it was typed; null where the two cards are meant. */
  readonly range: string | null;
  /** What the player put in over the whole hand; 0 where no chips are in. */
  readonly bet: number;
}

/** What is asked; never changed, only replaced. */
export interface Question {
  readonly players: readonly Player[];
  /** Five places. */
  readonly board: Cards;
  /** Cards that are out of the deck. */
  readonly dead: readonly Card[];
  /** What those put in who folded. */
  readonly folded: readonly number[];
  /** Dead money: a big blind ante. */
  readonly ante: number;
  /** How to count: by itself, everything, or random deals. */
  readonly method: Method;
  /** Where the random deals begin. */
  readonly seed: number;
}

/** The ways of counting, as the library names them. */
export const METHODS = ["auto", "exact", "sampled"] as const;
/** One of {@link METHODS}. */
export type Method = (typeof METHODS)[number];

/** Players at least and at most. */
export const PLAYERS = { least: 2, most: 10 } as const;
/** As many cards may be dead as there is room for. */
export const MOST_DEAD = 20;
/** Folded bets at most. */
export const MOST_FOLDED = 10;
/** The largest seed. */
export const MOST_SEED = 2 ** 32 - 1;

const NOBODY: Player = { cards: [null, null], range: null, bet: 0 };

/** Two players, of whom nothing is known yet. */
export const emptyQuestion = (): Question => ({
  players: [NOBODY, NOBODY],
  board: [null, null, null, null, null],
  dead: [],
  folded: [],
  ante: 0,
  method: "auto",
  seed: 1,
});

/** The rank of a card is its number over four, the suit the rest: clubs, diamonds, hearts, spades. */
const hand = (first: number, second: number, bet: number): Player => ({ cards: [first as Card, second as Card], range: null, bet });

/** Four all-in before the flop for different amounts; E folded 4,000, the ante is 1,000. */
export const exampleQuestion = (): Question => ({
  ...emptyQuestion(),
  players: [hand(50, 49, 2500), hand(44, 47, 6000), hand(36, 32, 12_300), hand(40, 43, 20_000)],
  folded: [4000],
  ante: 1000,
});

/** The letter that a player is called by; those who folded come after the players. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at);

/** The question with one player changed. */
export const withPlayer = (question: Question, at: number, change: Partial<Player>): Question => ({
  ...question,
  players: question.players.map((player, i) => (i === at ? { ...player, ...change } : player)),
});

/** The question with one more player. */
export const withMore = (question: Question): Question =>
  question.players.length < PLAYERS.most ? { ...question, players: [...question.players, NOBODY] } : question;

/** The question without a player; of the last two, one is emptied. */
export function withoutPlayer(question: Question, at: number): Question {
  if (question.players.length <= PLAYERS.least) return withPlayer(question, at, NOBODY);
  return { ...question, players: question.players.filter((_, i) => i !== at) };
}

/** Whether chips are in: then there are pots to be won. */
export const hasChips = ({ players, folded, ante }: Question): boolean =>
  ante > 0 || players.some(({ bet }) => bet > 0) || folded.some((bet) => bet > 0);

/** Whether nothing is known of any card. */
export const isBlank = ({ players, board }: Question): boolean =>
  board.every((card) => card === null) && players.every(({ cards, range }) => range === null && cards.every((card) => card === null));
