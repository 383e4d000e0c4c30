import type { Card } from "../../cards/index.ts";
import { fail, ok } from "../../result.ts";
import { giveTo, spendBurns, take, voidBetting, without } from "./piles.ts";
import { below, shuffled } from "./random.ts";
import type { Verb } from "./street-verbs.ts";
import { everyCard, NO_BOARD, NO_BURNS, type Table } from "./table.ts";

/** Puts cards back; on top they keep their order, anywhere else the stub has to be shuffled. */
export const returnToStub: Verb<"return-to-stub"> = (table, { cards: places, onTop = false }) => {
  const taken = take(table, places);
  if (taken.cards.length === 0) return fail({ code: "NOTHING_THERE", cards: places });
  const stub = onTop ? [...taken.cards, ...taken.table.stub] : [...taken.table.stub, ...taken.cards];
  return ok(voidBetting(table, { ...taken.table, stub, unshuffled: table.unshuffled || !onTop }));
};

/** Shuffles the stub face down. */
export const shuffleStub: Verb<"shuffle-stub"> = (table, _, random) =>
  table.stub.length === 0
    ? fail({ code: "STUB_TOO_SHORT", needed: 1, left: 0 })
    : ok({ ...table, stub: shuffled(table.stub, random), unshuffled: false });

/** Cuts the stub somewhere in the middle. */
export const cutStub: Verb<"cut-stub"> = (table, _, random) => {
  if (table.unshuffled) return fail({ code: "NOT_SHUFFLED" });
  if (table.stub.length < 2) return fail({ code: "STUB_TOO_SHORT", needed: 2, left: table.stub.length });
  const at = 1 + below(random, table.stub.length - 1);
  return ok({ ...table, stub: [...table.stub.slice(at), ...table.stub.slice(0, at)] });
};

/** Lays cards beside; a street that leaves the board this way has spent its burn. */
export const setAside: Verb<"set-aside"> = (table, { cards: places }) => {
  const from = places.filter((place) => place !== "aside");
  const taken = take(table, from);
  if (taken.cards.length === 0) return fail({ code: "NOTHING_THERE", cards: places });
  const after = { ...taken.table, aside: [...taken.table.aside, ...taken.cards] };
  return ok(voidBetting(table, spendBurns(table, after)));
};

/** The hand gets as many cards as it is asked to give up or lacks; a marked card that it still holds is laid beside. */
export const replaceCard: Verb<"replace-card"> = (table) => {
  const { seat, cards } = table.marked;
  const hand = seat === null ? undefined : table.hands[seat];
  if (seat === null || hand === undefined) return fail({ code: "NOTHING_THERE", cards: ["marked"] });
  const out = hand.cards.filter((card) => cards.includes(card));
  const needed = Math.max(0, table.hole - (hand.cards.length - out.length));
  if (needed === 0) return fail({ code: "HAND_NOT_SHORT", seat, cards: hand.cards.length, most: table.hole });
  if (needed > table.stub.length) return fail({ code: "STUB_TOO_SHORT", needed, left: table.stub.length });
  if (table.unshuffled) return fail({ code: "NOT_SHUFFLED" });
  const left = without(table, out).table;
  return ok(giveTo({ ...left, stub: left.stub.slice(needed), aside: [...left.aside, ...out] }, seat, left.stub.slice(0, needed)));
};

/** The hand that is short gets the top card. */
export const giveCard: Verb<"give-card"> = (table) => {
  const { seat } = table.marked;
  const held = seat === null ? 0 : (table.hands[seat]?.cards.length ?? 0);
  if (seat === null) return fail({ code: "NOTHING_THERE", cards: ["marked"] });
  if (held >= table.hole) return fail({ code: "HAND_NOT_SHORT", seat, cards: held, most: table.hole });
  if (table.unshuffled) return fail({ code: "NOT_SHUFFLED" });
  if (table.stub.length === 0) return fail({ code: "STUB_TOO_SHORT", needed: 1, left: 0 });
  return ok(giveTo({ ...table, stub: table.stub.slice(1) }, seat, table.stub.slice(0, 1)));
};

/** A scrap of paper leaves the deck. */
export const discardCard: Verb<"discard-card"> = (table) => {
  const taken = take(table, ["marked"]);
  return taken.cards.length === 0
    ? fail({ code: "NOTHING_THERE", cards: ["marked"] })
    : ok({ ...taken.table, out: [...table.out, ...taken.cards] });
};

/** The hand that the mistake is about goes to the muck; its chips stay in. */
export const killHand: Verb<"kill-hand"> = (table) => {
  const { seat } = table.marked;
  const hand = seat === null ? undefined : table.hands[seat];
  if (hand === undefined || !hand.live) return fail({ code: "NOTHING_THERE", cards: ["marked"] });
  return ok({
    ...table,
    hands: table.hands.map((one, at) => (at === seat ? { cards: [], live: false } : one)),
    muck: [...table.muck, ...hand.cards],
    owed: table.owed.filter((one) => one !== seat),
  });
};

/** Everybody gets back what he put in. */
export const returnBets: Verb<"return-bets"> = (table) =>
  ok({
    ...table,
    bets: table.bets.map(() => 0),
    returned: table.returned.map((chips, seat) => chips + (table.bets[seat] ?? 0)),
  });

/** Every card is dead: hands, board, burns and stub lie in the muck, and nobody is owed anything. */
export const gatherCards: Verb<"gather-cards"> = (table) =>
  ok({
    ...table,
    stub: [],
    unshuffled: false,
    burns: [],
    burned: NO_BURNS,
    board: NO_BOARD,
    shared: [],
    scrambled: [],
    hands: table.hands.map(() => ({ cards: [], live: false })),
    muck: everyCard(table),
    aside: [],
    out: [],
    owed: [],
  });

/** All cards together, shuffled, and dealt one at a time to the same seats. */
export const redealHand: Verb<"redeal-hand"> = (table, _, random) => {
  const chips = table.bets.reduce((sum, bet) => sum + bet, 0);
  if (chips > 0) return fail({ code: "BETS_STILL_IN", chips });
  const deck = shuffled(everyCard(table), random);
  const seats = table.hands.length;
  const first = (table.button + 1) % seats;
  const held = (seat: number): readonly Card[] => deck.filter((_, at) => at < table.hole * seats && (first + at) % seats === seat);
  return ok({
    ...table,
    stub: deck.slice(table.hole * seats),
    unshuffled: false,
    burns: [],
    burned: NO_BURNS,
    board: NO_BOARD,
    shared: [],
    scrambled: [],
    hands: table.hands.map((_, seat) => ({ cards: held(seat), live: true })),
    muck: [],
    aside: [],
    out: [],
    // No card of the new deal is wrong, but a seat may still be: that of a player who was away.
    marked: { cards: [], seat: table.marked.seat },
    street: "preflop",
    owed: table.hands.map((_, seat) => seat),
    allIn: false,
  });
};

/** The stub's order was kept and is put together again; cards that went in since cannot be. */
export const restoreStub: Verb<"restore-stub"> = (table) => (table.unshuffled ? fail({ code: "NOT_SHUFFLED" }) : ok(table));

/** Burns or muck and the stub make one new stub, mixed. */
export const mixIntoStub: Verb<"mix-into-stub"> = (table, { cards: places }, random) => {
  const taken = take(table, places);
  if (taken.cards.length === 0) return fail({ code: "NOTHING_THERE", cards: places });
  return ok({ ...taken.table, stub: shuffled([...taken.table.stub, ...taken.cards], random), unshuffled: false });
};

/** The button goes to the seat that should have it. */
export const moveButton: Verb<"move-button"> = (table, { nextHand }) => ok(nextHand ? table : { ...table, button: table.rightButton });

/** Hands do nothing: a floor is called, burns stay, cards stand. */
export const leave = (table: Table): { readonly ok: true; readonly value: Table } => ok(table);
