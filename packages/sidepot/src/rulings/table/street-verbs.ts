import { fail, ok, type Result } from "../../result.ts";
import { BOARD_STREETS, type BoardStreet, type TableStep } from "../steps.ts";
import { addBurns, take, voidBetting, without } from "./piles.ts";
import { below, type Random, shuffled } from "./random.ts";
import type { PhysicalRefusal } from "./refusal.ts";
import { type BurnStreet, burnStreet, liveSeats, nextStreet, shownToo, type Table, USUAL } from "./table.ts";

/** One verb: the table after it, or why it cannot be done. */
export type Verb<K extends TableStep["do"]> = (
  table: Table,
  step: Extract<TableStep, { readonly do: K }>,
  random: Random,
) => Result<Table, PhysicalRefusal>;

/** Whoever is owed an action acts. */
export const finishBetting: Verb<"finish-betting"> = (table, { street }) =>
  street !== undefined && street !== table.street ? fail({ code: "OTHER_STREET", street, on: table.street }) : ok({ ...table, owed: [] });

/** What holds for every card that leaves the top of the stub for the board or the burn pile. */
function mayCome(table: Table, cards: number): PhysicalRefusal | null {
  if (table.unshuffled) return { code: "NOT_SHUFFLED" };
  if (table.owed.length > 0) return { code: "STILL_OWED", seats: table.owed };
  const live = liveSeats(table).length;
  if (live < 2) return { code: "HAND_OVER", live };
  return cards > table.stub.length ? { code: "STUB_TOO_SHORT", needed: cards, left: table.stub.length } : null;
}

/** Burns from the top for the next street; more than one at a time is a floor's way to restore an order. */
export const burn: Verb<"burn"> = (table, { cards = 1 }) => {
  const street = nextStreet(table);
  if (street === null) return fail({ code: "NO_STREET_LEFT" });
  if (cards === 1 && table.burned[street] > 0) return fail({ code: "ALREADY_BURNED", street, burns: table.burned[street] });
  const refusal = mayCome(table, cards);
  return refusal === null ? ok(burnTop(table, cards, street)) : fail(refusal);
};

const burnTop = (table: Table, cards: number, street: BurnStreet): Table =>
  addBurns({ ...table, stub: table.stub.slice(cards) }, table.stub.slice(0, cards), street);

/** Deals a street, after its burn or without one. */
export const deal: Verb<"deal"> = (table, step) => {
  const { street, burn: burnFirst } = step;
  const own = burnStreet(street);
  if (burnFirst && table.burned[own] > 0) return fail({ code: "ALREADY_BURNED", street: own, burns: table.burned[own] });
  const burned = burnFirst ? 1 : 0;
  if (street === "stud-street") return dealStud(table, burned);
  const cards = step.cards ?? (street === "shared-seventh" ? 1 : USUAL[street]);
  const refusal = (street === "shared-seventh" ? null : boardRefuses(table, street, cards)) ?? mayCome(table, burned + cards);
  if (refusal !== null) return fail(refusal);
  const after = burnTop(table, burned, own);
  const dealt = after.stub.slice(0, cards);
  const common = { ...after, stub: after.stub.slice(cards), shown: shownToo(after, dealt) };
  if (street === "shared-seventh") return ok({ ...common, shared: [...after.shared, ...dealt] });
  const board = { ...after.board, [street]: [...after.board[street], ...dealt] };
  const complete = board[street].length === USUAL[street];
  return ok({ ...common, board, ...(complete ? { street, owed: table.allIn ? [] : liveSeats(table) } : {}) });
};

/** A street is dealt after the one before it lies complete and face up, and never past its number of cards. */
function boardRefuses(table: Table, street: BoardStreet, cards: number): PhysicalRefusal | null {
  for (const before of BOARD_STREETS.slice(0, BOARD_STREETS.indexOf(street))) {
    const lying = table.board[before].length;
    if (lying < USUAL[before]) return { code: "STREET_MISSING", street: before, cards: lying, most: USUAL[before] };
    if (table.scrambled.includes(before)) return { code: "FACE_DOWN", street: before };
    if (lying > USUAL[before]) return { code: "STREET_FULL", street: before, cards: lying, most: USUAL[before] };
  }
  const there = table.board[street].length;
  return there + cards > USUAL[street] ? { code: "STREET_FULL", street, cards: there, most: USUAL[street] } : null;
}

const STUD_HAND = 7;

/** One card to each live hand; where some already have theirs, only to those that lack it. */
function dealStud(table: Table, burned: number): Result<Table, PhysicalRefusal> {
  const live = liveSeats(table);
  const held = (seat: number): number => table.hands[seat]?.cards.length ?? 0;
  const most = Math.max(0, ...live.map(held));
  const short = live.filter((seat) => held(seat) < most);
  const seats = short.length > 0 ? short : live;
  const full = seats.find((seat) => held(seat) >= STUD_HAND);
  if (full !== undefined) return fail({ code: "HAND_FULL", seat: full, cards: held(full), most: STUD_HAND });
  const refusal = mayCome(table, burned + seats.length);
  if (refusal !== null) return fail(refusal);
  const after = burnTop(table, burned, "stud-street");
  const dealt = after.stub.slice(0, seats.length);
  const hands = after.hands.map((hand, seat) => {
    const card = dealt[seats.indexOf(seat)];
    return card === undefined || !seats.includes(seat) ? hand : { ...hand, cards: [...hand.cards, card] };
  });
  // The third to the sixth card lie face up.
  const up = dealt.filter((_, at) => held(seats[at] as number) >= 2 && held(seats[at] as number) < STUD_HAND - 1);
  return ok({
    ...after,
    stub: after.stub.slice(seats.length),
    hands,
    hole: Math.max(table.hole, ...hands.map(({ cards }) => cards.length)),
    shown: shownToo(after, up),
    burned: { ...after.burned, "stud-street": 0 },
    owed: table.allIn ? [] : live,
  });
}

/** Turns a street down and mixes it. */
export const scramble: Verb<"scramble"> = (table, { cards: street }, random) => {
  const lying = table.board[street];
  if (lying.length === 0) return fail({ code: "NOTHING_THERE", cards: [street] });
  return ok({
    ...table,
    board: { ...table.board, [street]: shuffled(lying, random) },
    scrambled: [...new Set([...table.scrambled, street])],
  });
};

/** The street after one, for which a card of this one can be the burn. */
function streetFor(from: BoardStreet, whose: "this-street" | "next-street"): BurnStreet | null {
  return whose === "this-street" ? from : (BOARD_STREETS[BOARD_STREETS.indexOf(from) + 1] ?? null);
}

/** One of the scrambled cards, by chance, goes to the burn pile. */
export const drawAsBurn: Verb<"draw-as-burn"> = (table, { from, for: whose }, random) => {
  const lying = table.board[from];
  if (lying.length === 0) return fail({ code: "NOTHING_THERE", cards: [from] });
  if (!table.scrambled.includes(from)) return fail({ code: "NOT_SCRAMBLED", street: from });
  const street = streetFor(from, whose);
  if (street === null) return fail({ code: "NO_STREET_LEFT" });
  if (table.burned[street] > 0) return fail({ code: "ALREADY_BURNED", street, burns: table.burned[street] });
  const drawn = lying[below(random, lying.length)];
  if (drawn === undefined) return fail({ code: "NOTHING_THERE", cards: [from] });
  return ok(voidBetting(table, addBurns(without(table, [drawn]).table, [drawn], street)));
};

/** Turns the scrambled cards of a street up again. */
export const turnUp: Verb<"turn-up"> = (table, { cards: street }) => {
  const lying = table.board[street];
  if (!table.scrambled.includes(street)) return fail({ code: "NOT_SCRAMBLED", street });
  if (lying.length > USUAL[street]) return fail({ code: "STREET_FULL", street, cards: lying.length, most: USUAL[street] });
  return ok({ ...table, scrambled: table.scrambled.filter((one) => one !== street), shown: shownToo(table, lying) });
};

/** A card that lies face up becomes a burn: of a street its first card, which would have been the burn. */
export const makeBurn: Verb<"make-burn"> = (table, { cards: at, for: whose }) => {
  const cards = at === "marked" ? take(table, ["marked"]).cards : table.board[at].slice(0, 1);
  if (cards.length === 0) return fail({ code: "NOTHING_THERE", cards: [at] });
  const street = at === "marked" ? markedFor(table, whose) : streetFor(at, whose);
  if (street === null) return fail({ code: "NO_STREET_LEFT" });
  if (table.burned[street] > 0) return fail({ code: "ALREADY_BURNED", street, burns: table.burned[street] });
  return ok(voidBetting(table, addBurns({ ...without(table, cards).table, shown: shownToo(table, cards) }, cards, street)));
};

const markedFor = (table: Table, whose: "this-street" | "next-street"): BurnStreet | null =>
  whose === "this-street" && table.street !== "preflop" ? table.street : nextStreet(table);
