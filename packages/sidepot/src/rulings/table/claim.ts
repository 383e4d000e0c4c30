import type { Card } from "../../cards/index.ts";
import { isCard, parseCards } from "../../cards/index.ts";
import { fail, ok, type Result } from "../../result.ts";
import { show } from "../../show.ts";
import { BOARD_STREETS, type BoardStreet } from "../steps.ts";
import { type Random, seeded } from "./random.ts";
import { burnsByStreet, DECK, EMPTY, layOut, type Pile, PLAYERS, type Plan, pilesOf, playersProblem, sizeOf } from "./setup.ts";
import type { SetupProblem } from "./setup-problem.ts";
import { boardOf, type Table, USUAL } from "./table.ts";

const KEYS = ["players", "street", "burns", "stub", "board", "hands", "muck", "aside", "bets", "button"] as const;
const STREETS = ["preflop", ...BOARD_STREETS] as const;
/** More than any irregular street that was ever reported. */
const MOST_ON = { flop: 6, turn: 3, river: 3 } as const;
const HOLE = 2;

/**
 * Reads what people say of a hold'em table: `{players, street, burns, stub?, board?, hands?, muck?, aside?, bets?, button?}`.
 * Each place is a number of cards or the cards themselves; `hands` is a list by seats, with null for a folded hand; `board`
 * is an object by streets or a list of all its cards, and where it is left out that of the street. What nobody can have seen is refused with the place and the numbers.
 *
 * @param random chooses the cards that nobody named; without it they are always the same
 */
export function readSetup(claim: unknown, random: Random = seeded(1)): Result<Table, SetupProblem> {
  const read = readPlan(claim);
  if (!read.ok) return read;
  const { plan, street, bets, button } = read.value;
  const layout = layOut(plan, random);
  const table: Table = {
    ...layout,
    ...EMPTY,
    game: "holdem",
    burned: burnsByStreet(sizeOf(plan.burns), layout.board),
    hole: HOLE,
    marked: { cards: [], seat: null },
    button,
    rightButton: button,
    bets,
    returned: bets.map(() => 0),
    street,
    owed: [],
    allIn: false,
  };
  return ok({ ...table, shown: boardOf(table) });
}

interface Claimed {
  readonly plan: Plan;
  readonly street: Table["street"];
  readonly bets: readonly number[];
  readonly button: number;
}

function readPlan(claim: unknown): Result<Claimed, SetupProblem> {
  if (!isObject(claim)) return fail({ code: "SETUP_NOT_AN_OBJECT", path: "", got: show(claim) });
  const key = Object.keys(claim).find((one) => !(KEYS as readonly string[]).includes(one));
  if (key !== undefined) return fail({ code: "KEY_UNKNOWN", path: key, key, choices: KEYS });
  const { players, street } = claim;
  const invalid = playersProblem(players);
  if (invalid !== null || typeof players !== "number")
    return fail(invalid ?? { code: "PLAYERS_INVALID", path: "players", got: show(players), ...PLAYERS });
  if (!isStreet(street)) return fail({ code: "STREET_UNKNOWN", path: "street", got: show(street), choices: STREETS });

  const hands = readHands(claim.hands, players);
  if (!hands.ok) return hands;
  const board = claim.board === undefined ? ok(usualBoard(street)) : readBoard(claim.board);
  if (!board.ok) return board;
  const folded = hands.value.filter(({ live }) => !live).length;
  const piles: Pile[] = [];
  for (const [name, usual] of [
    ["burns", 0],
    ["muck", HOLE * folded],
    ["aside", 0],
  ] as const) {
    const pile = readPile(claim[name] ?? usual, name);
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }
  const [burns = 0, muck = 0, aside = 0] = piles;
  const stub = claim.stub === undefined ? ok(null) : readPile(claim.stub, "stub");
  if (!stub.ok) return stub;
  const bets = readBets(claim.bets, players);
  if (!bets.ok) return bets;
  const button = claim.button ?? players - 1;
  if (!isCount(button, 0, players - 1))
    return fail({ code: "COUNT_INVALID", path: "button", got: show(button), least: 0, most: players - 1 });

  const plan: Plan = {
    hands: hands.value,
    burns,
    board: board.value,
    muck,
    aside,
    ...(isPileOfCards(stub.value) ? { stub: stub.value } : {}),
  };
  const problem =
    boardProblem(board.value, street) ?? handProblem(plan) ?? burnProblem(plan, street) ?? twice(plan) ?? sumProblem(plan, stub.value);
  return problem === null ? ok({ plan, street, bets: bets.value, button }) : fail(problem);
}

function readHands(value: unknown, players: number): Result<Plan["hands"], SetupProblem> {
  if (value === undefined) return ok(Array.from({ length: players }, () => ({ cards: HOLE, live: true })));
  if (!Array.isArray(value)) return fail({ code: "CARDS_UNREADABLE", path: "hands", got: show(value) });
  if (value.length !== players) return fail({ code: "SEATS_DIFFER", path: "hands", got: value.length, players });
  const hands: { cards: Pile; live: boolean }[] = [];
  for (const [seat, entry] of value.entries()) {
    const pile = entry === null ? ok(0) : readPile(entry, `hands[${seat}]`);
    if (!pile.ok) return pile;
    hands.push({ cards: pile.value, live: entry !== null });
  }
  return ok(hands);
}

/** The board that is bet on, where nothing is said of it. */
const usualBoard = (street: Table["street"]): Plan["board"] =>
  Object.fromEntries(BOARD_STREETS.slice(0, STREETS.indexOf(street)).map((one) => [one, USUAL[one]]));

function readBoard(value: unknown): Result<Readonly<Partial<Record<BoardStreet, Pile>>>, SetupProblem> {
  if (!isObject(value)) return boardFromList(value);
  const board: Partial<Record<BoardStreet, Pile>> = {};
  for (const [street, cards] of Object.entries(value)) {
    if (!(BOARD_STREETS as readonly string[]).includes(street))
      return fail({ code: "KEY_UNKNOWN", path: `board.${street}`, key: street, choices: BOARD_STREETS });
    const pile = readPile(cards, `board.${street}`);
    if (!pile.ok) return pile;
    const most = MOST_ON[street as BoardStreet];
    if (sizeOf(pile.value) > most)
      return fail({ code: "COUNT_INVALID", path: `board.${street}`, got: String(sizeOf(pile.value)), least: 0, most });
    board[street as BoardStreet] = pile.value;
  }
  return ok(board);
}

/** All cards of a board in order, or their number: three of the flop, then turn and river. */
function boardFromList(value: unknown): Result<Readonly<Partial<Record<BoardStreet, Pile>>>, SetupProblem> {
  const pile = readPile(value, "board");
  if (!pile.ok) return pile;
  const cards = pile.value;
  const size = sizeOf(cards);
  if (size > 5) return fail({ code: "COUNT_INVALID", path: "board", got: String(size), least: 0, most: 5 });
  const part = (from: number, to: number): Pile =>
    typeof cards === "number" ? Math.max(0, Math.min(size, to) - from) : cards.slice(from, to);
  return ok({ flop: part(0, 3), turn: part(3, 4), river: part(4, 5) });
}

/** A number of cards, one text of cards, or a list of them. */
function readPile(value: unknown, path: string): Result<Pile, SetupProblem> {
  if (typeof value === "number") {
    return isCount(value, 0, DECK) ? ok(value) : fail({ code: "COUNT_INVALID", path, got: show(value), least: 0, most: DECK });
  }
  if (typeof value !== "string" && !(Array.isArray(value) && value.every((one) => typeof one === "string" || isCard(one)))) {
    return fail({ code: "CARDS_UNREADABLE", path, got: show(value) });
  }
  const cards = parseCards(value as string | readonly string[], path);
  return cards.ok ? ok(cards.value) : fail({ code: "CARDS_UNREADABLE", path, got: show(Array.isArray(value) ? value.join(" ") : value) });
}

function readBets(value: unknown, players: number): Result<readonly number[], SetupProblem> {
  if (value === undefined) return ok(Array.from({ length: players }, () => 0));
  if (!Array.isArray(value))
    return fail({ code: "COUNT_INVALID", path: "bets", got: show(value), least: 0, most: Number.MAX_SAFE_INTEGER });
  if (value.length !== players) return fail({ code: "SEATS_DIFFER", path: "bets", got: value.length, players });
  const wrong = value.findIndex((bet) => !isCount(bet, 0, Number.MAX_SAFE_INTEGER));
  if (wrong >= 0)
    return fail({ code: "COUNT_INVALID", path: `bets[${wrong}]`, got: show(value[wrong]), least: 0, most: Number.MAX_SAFE_INTEGER });
  // No sum of chips may be more than can be counted one by one.
  const sum = (value as readonly number[]).reduce((all, bet) => all + BigInt(bet), 0n);
  return sum > BigInt(Number.MAX_SAFE_INTEGER)
    ? fail({ code: "COUNT_INVALID", path: "bets", got: String(sum), least: 0, most: Number.MAX_SAFE_INTEGER })
    : ok(value as readonly number[]);
}

/** Streets that have come out before their time at once. */
const MOST_EARLY = 2;

/** No street lies without the one before it, what is bet on or has another street after it is whole, and no more than two came early. */
function boardProblem(board: Plan["board"], street: Table["street"]): SetupProblem | null {
  const lies = (street: BoardStreet): boolean => sizeOf(board[street] ?? 0) > 0;
  if (lies("turn") && !lies("flop")) return { code: "BOARD_WITHOUT", path: "board", street: "turn", before: "flop" };
  if (lies("river") && !lies("turn")) return { code: "BOARD_WITHOUT", path: "board", street: "river", before: "turn" };
  const bet = STREETS.indexOf(street);
  for (const [at, one] of BOARD_STREETS.entries()) {
    const next = BOARD_STREETS[at + 1];
    const least = at < bet || (next !== undefined && lies(next)) ? USUAL[one] : 0;
    const most = at < bet + MOST_EARLY ? MOST_ON[one] : 0;
    const got = sizeOf(board[one] ?? 0);
    if (got < least || got > most) return { code: "COUNT_INVALID", path: `board.${one}`, got: String(got), least, most };
  }
  return null;
}

/** More cards than a hand was ever dealt, one too many counted in, and than were ever thrown in beside folded hands. */
const MOST_HELD = 4;
const MOST_BESIDE = 3;

/** Somebody is left, whoever is left holds cards, and the cards of whoever folded are in the muck. */
function handProblem({ hands, muck }: Plan): SetupProblem | null {
  const live = hands.filter((hand) => hand.live).length;
  if (live === 0) return { code: "COUNT_INVALID", path: "hands", got: "0", least: 1, most: hands.length };
  for (const [seat, { cards, live: left }] of hands.entries()) {
    const got = sizeOf(cards);
    if (left && (got < 1 || got > MOST_HELD))
      return { code: "COUNT_INVALID", path: `hands[${seat}]`, got: String(got), least: 1, most: MOST_HELD };
  }
  // A hand that was dealt short can fold with one card.
  const folded = hands.length - live;
  const got = sizeOf(muck);
  const most = folded * MOST_HELD + MOST_BESIDE;
  return got < folded || got > most ? { code: "COUNT_INVALID", path: "muck", got: String(got), least: folded, most } : null;
}

/** One burn a street; one too many is a mistake that happens, and so is one made early for the next street. More is not a table. */
function burnProblem(plan: Plan, street: Table["street"]): SetupProblem | null {
  const onBoard = BOARD_STREETS.filter((one) => sizeOf(plan.board[one] ?? 0) > 0).length;
  const dealt = Math.max(onBoard, STREETS.indexOf(street));
  const most = dealt + 1 + (dealt < BOARD_STREETS.length ? 1 : 0);
  const got = sizeOf(plan.burns);
  return got > most ? { code: "TOO_MANY_BURNS", path: "burns", street, got, most } : null;
}

/** A card lies in one place. */
function twice(plan: Plan): SetupProblem | null {
  const places: readonly (readonly [string, Pile])[] = [
    ...plan.hands.map(({ cards }, seat) => [`hands[${seat}]`, cards] as const),
    ["burns", plan.burns],
    ...BOARD_STREETS.map((street) => [`board.${street}`, plan.board[street] ?? 0] as const),
    ["muck", plan.muck],
    ["aside", plan.aside],
    ["stub", plan.stub ?? 0],
  ];
  const seen = new Map<Card, string>();
  for (const [path, pile] of places) {
    if (typeof pile === "number") continue;
    for (const card of pile) {
      const first = seen.get(card);
      if (first !== undefined) return { code: "CARD_IN_TWO_PLACES", path, card, first, second: path };
      seen.set(card, path);
    }
  }
  return null;
}

/** All places together make a deck; where the stub is not claimed it is what is left. */
function sumProblem(plan: Plan, stub: Pile | null): SetupProblem | null {
  const held = pilesOf(plan).reduce<number>((sum, pile) => sum + sizeOf(pile), 0);
  if (held > DECK) return { code: "TOO_MANY_CARDS", path: "", got: held, most: DECK };
  if (stub === null || held + sizeOf(stub) === DECK) return null;
  return { code: "COUNT_DOES_NOT_ADD_UP", path: "stub", got: held + sizeOf(stub), expected: DECK };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const isStreet = (value: unknown): value is Table["street"] => (STREETS as readonly unknown[]).includes(value);
const isPileOfCards = (pile: Pile | null): pile is readonly Card[] => pile !== null && typeof pile !== "number";
