import { GAME_SHAPES, GAMES, type Game } from "../ranking/index.ts";

/** The names of streets. */
export type StreetName =
  | "preflop"
  | "flop"
  | "turn"
  | "river"
  | "third"
  | "fourth"
  | "fifth"
  | "sixth"
  | "seventh"
  | "predraw"
  | "draw"
  | "first-draw"
  | "second-draw"
  | "third-draw";

/** What is dealt when a street opens, and how much a fixed-limit bet is there. */
export interface Street {
  readonly name: StreetName;
  /** Cards to every player still in: true for each that lies face up. */
  readonly hole: readonly boolean[];
  /** Cards to each board. */
  readonly board: number;
  /** Players change cards before the betting. */
  readonly draw: boolean;
  /** Fixed limit plays the big bet here. */
  readonly bigBet: boolean;
}

const street = (name: StreetName, deal: Partial<Street> = {}): Street => ({
  name,
  hole: [],
  board: 0,
  draw: false,
  bigBet: false,
  ...deal,
});

const down = (cards: number): boolean[] => new Array<boolean>(cards).fill(false);

const boardGame = (hand: number): Street[] => [
  street("preflop", { hole: down(hand) }),
  street("flop", { board: 3 }),
  street("turn", { board: 1, bigBet: true }),
  street("river", { board: 1, bigBet: true }),
];

const STUD: readonly Street[] = [
  street("third", { hole: [false, false, true] }),
  street("fourth", { hole: [true] }),
  street("fifth", { hole: [true], bigBet: true }),
  street("sixth", { hole: [true], bigBet: true }),
  street("seventh", { hole: [false], bigBet: true }),
];

const drawGame = (hand: number, draws: number): Street[] => {
  const names: StreetName[] = draws === 1 ? ["draw"] : ["first-draw", "second-draw", "third-draw"];
  const changes = names.slice(0, draws).map((name, i) => street(name, { draw: true, bigBet: 2 * (i + 1) > draws }));
  return [street("predraw", { hole: down(hand) }), ...changes];
};

/** The draws that a game has when nothing is said: three in badugi and ace-to-five, one in the others that draw, none elsewhere. */
export const usualDraws = (game: Game): number => (game === "badugi" || game === "a5" ? 3 : game === "27" || game === "draw" ? 1 : 0);

/** Whether the cards that lie open decide who acts first, and a bring-in opens. */
export const isStud = (game: Game): boolean => game === "stud" || game === "stud8" || game === "razz";

/** Cards in the deck that a game is dealt from. */
export const deckSize = (game: Game): number => (GAME_SHAPES[game].high === "short" ? 36 : 52);

const plans: { readonly [game in Game]?: (readonly Street[] | undefined)[] } = Object.fromEntries(GAMES.map((game) => [game, []]));

/** The streets of a game in order. */
export function streetsOf(game: Game, draws: number): readonly Street[] {
  const known = plans[game]?.[draws];
  if (known) return known;
  const [deal] = GAME_SHAPES[game].deals;
  const plan = isStud(game) ? STUD : deal.board > 0 ? boardGame(deal.hand) : drawGame(deal.hand, draws);
  const planned = plans[game];
  if (planned) planned[draws] = plan;
  return plan;
}
