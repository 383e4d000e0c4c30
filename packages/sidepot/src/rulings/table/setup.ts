import type { Card } from "../../cards/index.ts";
import { fullDeck } from "../../cards/index.ts";
import { fail, ok, type Result } from "../../result.ts";
import { show } from "../../show.ts";
import { BOARD_STREETS, type BoardStreet } from "../steps.ts";
import { type Random, shuffled } from "./random.ts";
import type { Scene } from "./scene.ts";
import type { SetupProblem } from "./setup-problem.ts";
import { boardOf, type HeldHand, NO_BURNS, type Table } from "./table.ts";

/** Players that a table can have: two, and as many as hold'em can deal to the river. */
export const PLAYERS: { readonly least: number; readonly most: number } = { least: 2, most: 22 };
/** Cards of a deck. */
export const DECK = 52;

/** Cards of a place: these, or so many that nobody named. */
export type Pile = readonly Card[] | number;

/** Where a deck's cards lie before it is known which they are. What is not in another place is the stub. */
export interface Plan {
  readonly hands: readonly { readonly cards: Pile; readonly live: boolean }[];
  readonly burns: Pile;
  readonly board: Readonly<Partial<Record<BoardStreet, Pile>>>;
  readonly muck: Pile;
  readonly aside: Pile;
  /** Named cards of the stub come first, in their order. */
  readonly stub?: readonly Card[];
}

/** The number of cards of a pile. */
export const sizeOf = (pile: Pile): number => (typeof pile === "number" ? pile : pile.length);

/** The places of a plan but the stub, all in a row. */
export const pilesOf = (plan: Plan): readonly Pile[] => [
  ...plan.hands.map(({ cards }) => cards),
  plan.burns,
  ...BOARD_STREETS.map((street) => plan.board[street] ?? 0),
  plan.muck,
  plan.aside,
];

/** The places of a table that hold cards. */
export type Layout = Pick<Table, "stub" | "burns" | "board" | "hands" | "muck" | "aside">;

/** Deals cards out by a plan; those that nobody named come by chance. The plan must not ask for more than a deck. */
export function layOut(plan: Plan, random: Random): Layout {
  const named = new Set([...pilesOf(plan), plan.stub ?? []].flatMap((pile) => (typeof pile === "number" ? [] : pile)));
  const rest = shuffled(fullDeck(), random).filter((card) => !named.has(card));
  let at = 0;
  const cardsOf = (pile: Pile): readonly Card[] => {
    if (typeof pile !== "number") return pile;
    at += pile;
    return rest.slice(at - pile, at);
  };
  const hands: HeldHand[] = plan.hands.map(({ cards, live }) => ({ cards: cardsOf(cards), live }));
  const burns = cardsOf(plan.burns);
  const [flop, turn, river] = BOARD_STREETS.map((street) => cardsOf(plan.board[street] ?? 0)) as [Card[], Card[], Card[]];
  const [muck, aside] = [cardsOf(plan.muck), cardsOf(plan.aside)];
  return { hands, burns, board: { flop, turn, river }, muck, aside, stub: [...(plan.stub ?? []), ...rest.slice(at)] };
}

/** One burn for each street from the flop on; what is over belongs to the newest, or to the flop before there is one. */
export function burnsByStreet(burns: number, board: Table["board"]): Table["burned"] {
  const dealt = BOARD_STREETS.filter((street) => board[street].length > 0);
  const each = dealt.map((_, at) => (at < burns ? 1 : 0));
  const over = burns - each.reduce<number>((sum, one) => sum + one, 0);
  const newest = dealt.at(-1) ?? "flop";
  return {
    ...NO_BURNS,
    ...Object.fromEntries(dealt.map((street, at) => [street, each[at] ?? 0])),
    [newest]: (each.at(-1) ?? 0) + over,
  };
}

/** Chips in front of seats in a hand with blinds of 1 and 2, in which nobody raised; whoever is owed an action has put in less. */
function betsOf(players: number, street: Table["street"], owed: readonly number[]): readonly number[] {
  const before = street === "preflop" ? 0 : 2 * (1 + BOARD_STREETS.indexOf(street));
  return Array.from({ length: players }, (_, seat) => before + (owed.includes(seat) ? (seat === 0 && street === "preflop" ? 1 : 0) : 2));
}

const isPlayers = (players: number): boolean => Number.isSafeInteger(players) && players >= PLAYERS.least && players <= PLAYERS.most;

/** Refuses a number of players that no table has. */
export const playersProblem = (players: unknown): SetupProblem | null =>
  typeof players === "number" && isPlayers(players) ? null : { code: "PLAYERS_INVALID", path: "players", got: show(players), ...PLAYERS };

/** Makes cards of a scene: who sits where, what lies where, what is marked. */
export function tableOf(scene: Scene, players: number, random: Random): Result<Table, SetupProblem> {
  const invalid = playersProblem(players);
  if (invalid !== null) return fail(invalid);
  const { game, betting, allIn = false, burns, marked, hole = game === "stud" ? 7 : 2, live = players } = scene;
  if (live > players) return fail({ code: "MORE_LIVE_THAN_DEALT", path: "live", live, players });
  const extra = marked?.at === "hand" ? (marked.extra ?? 0) : 0;
  // Where the stub is counted the muck is what is left: stud hands fold with three cards or more.
  const folded = (players - live) * (scene.stub === undefined ? hole : Math.min(hole, FEWEST_FOLDED[game]));
  const held = live * hole + extra + folded + burns + BOARD_STREETS.reduce((sum, street) => sum + (scene.board[street] ?? 0), 0);
  if (held > DECK) return fail({ code: "TOO_MANY_CARDS", path: "players", got: held, most: DECK });
  const buried = scene.stub === undefined ? 0 : DECK - held - scene.stub;
  if (buried < 0) return fail({ code: "COUNT_DOES_NOT_ADD_UP", path: "stub", got: DECK - buried, expected: DECK });
  const plan: Plan = {
    hands: Array.from({ length: players }, (_, seat) => ({
      cards: seat >= live ? 0 : seat === MARKED_SEAT ? hole + extra : hole,
      live: seat < live,
    })),
    burns,
    board: scene.board,
    muck: folded + buried,
    aside: 0,
  };
  const layout = layOut(plan, random);
  const cards = markedCards(layout, marked);
  const owed = scene.owed ? [live - 1] : [];
  const bets = betsOf(players, betting, owed);
  const table: Table = {
    ...layout,
    ...EMPTY,
    game,
    burned: scene.burned === undefined ? burnsByStreet(burns, layout.board) : { ...NO_BURNS, ...scene.burned },
    hole,
    marked: { cards, seat: marked?.at === "hand" ? MARKED_SEAT : null },
    button: players - 1,
    rightButton: scene.wrongButton ? players - 2 : players - 1,
    bets,
    returned: bets.map(() => 0),
    street: betting,
    owed,
    allIn,
  };
  // An exposed card of a hand was seen; one that a hand has too many was not, nor one on top of the stub.
  return ok({ ...table, shown: [...boardOf(table), ...(marked?.at === "hand" && extra === 0 ? cards : []), ...studUpCards(table)] });
}

/** Cards with which a hand can fold at the earliest. */
const FEWEST_FOLDED: Readonly<Record<Scene["game"], number>> = { holdem: 2, stud: 3 };

/** The seat that a mistake is about: the first one left of the button. */
const MARKED_SEAT = 0;

/** What a table has none of when it is set up. */
export const EMPTY: Pick<Table, "unshuffled" | "shared" | "scrambled" | "out" | "shown"> = {
  unshuffled: false,
  shared: [],
  scrambled: [],
  out: [],
  shown: [],
};

function markedCards(layout: Layout, marked: Scene["marked"]): readonly Card[] {
  if (marked === undefined || marked.cards === 0) return [];
  switch (marked.at) {
    case "hand":
      return layout.hands[MARKED_SEAT]?.cards.slice(-marked.cards) ?? [];
    case "stub":
      return layout.stub.slice(0, marked.cards);
    case "board": {
      const newest = BOARD_STREETS.findLast((street) => layout.board[street].length > 0);
      return newest === undefined ? [] : layout.board[newest].slice(-marked.cards);
    }
  }
}

/** In stud the third to the sixth card of a hand lie face up. */
const studUpCards = (table: Table): readonly Card[] => (table.game === "stud" ? table.hands.flatMap(({ cards }) => cards.slice(2, 6)) : []);
