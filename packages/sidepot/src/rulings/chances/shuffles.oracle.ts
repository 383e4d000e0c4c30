import type { TurnProcedure } from "./forms.ts";

/** Cards of a small deck are numbers; an outcome is where they lie in the end. Every outcome yielded is as likely as any other. */
export interface Outcome {
  readonly flop?: readonly number[];
  readonly turn?: number | undefined;
  readonly river?: number | undefined;
  /** The burn that the procedure draws or makes. */
  readonly burn?: number | undefined;
  /** The card that would have been the river, or the burn, without the error. */
  readonly meant?: number | undefined;
}

/** Every order of some cards. */
function* orders(cards: readonly number[]): Generator<readonly number[]> {
  if (cards.length <= 1) yield cards;
  else
    for (const [at, first] of cards.entries()) {
      const rest = [...cards.slice(0, at), ...cards.slice(at + 1)];
      for (const order of orders(rest)) yield [first, ...order];
    }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
/** The premature card. */
export const CARD = 99;

/** Deals a premature turn and puts it right, with every order of the stub and every shuffle. */
export function* prematureTurns(stub: number, procedure: TurnProcedure): Generator<Outcome> {
  if (procedure === "no-error") {
    // Nobody has seen a card: the burn of the turn is on top, the turn under it.
    for (const [, turn, , river] of orders([CARD, ...upTo(stub + 1)])) yield { turn, river, meant: river };
    return;
  }
  for (const order of orders(upTo(stub))) {
    const [burn, riverToBe, ...rest] = order;
    switch (procedure) {
      case "reshuffle":
        for (const [turn, , river] of orders([CARD, ...order])) yield { turn, river, meant: riverToBe };
        break;
      case "natural-river":
        for (const [river] of orders([CARD, ...rest])) yield { turn: riverToBe, river, burn, meant: riverToBe };
        break;
      case "keep-river":
        for (const [turn] of orders([CARD, ...rest])) yield { turn, river: riverToBe, burn, meant: riverToBe };
        break;
    }
  }
}

/** Three premature cards of a flop: 97, 98 and {@link CARD}. */
export const FLOP: readonly number[] = [97, 98, CARD];

/** Shuffles a premature flop back, with its burn where `withBurn`, and deals the board, with every shuffle. */
export function* prematureFlops(stub: number, withBurn: boolean): Generator<Outcome> {
  const burned = stub;
  for (const order of orders([...FLOP, ...upTo(stub), ...(withBurn ? [burned] : [])])) {
    const [a = -1, b = -1, c = -1, , turn, , river] = withBurn ? order.slice(1) : order;
    yield { flop: [a, b, c], turn, river };
  }
}

/** Shuffles a premature river back and deals one, with every shuffle. */
export function* prematureRivers(stub: number): Generator<Outcome> {
  for (const [river] of orders([CARD, ...upTo(stub)])) yield { river };
}

/** Mixes the cards of a flop and draws one as the burn; with too few cards for a flop the next one of the stub is added. */
export function* draws(flop: readonly number[], stub: readonly number[]): Generator<Outcome> {
  for (const mixed of orders(flop)) {
    for (const [drawn = -1, ...left] of mixed.map((_, at) => [...mixed.slice(at), ...mixed.slice(0, at)])) {
      for (const [next = -1] of orders(stub)) yield { burn: drawn, flop: left.length === 3 ? left : [...left, next] };
    }
  }
}

/** Puts a flop of any number of cards back and deals three of the whole stub. */
export function* redeals(flop: readonly number[], stub: readonly number[]): Generator<Outcome> {
  for (const [a = -1, b = -1, c = -1, , turn, , river] of orders([...flop, ...stub])) yield { flop: [a, b, c], turn, river };
}

/** In how many outcomes of how many something holds. */
export function share(outcomes: Iterable<Outcome>, holds: (outcome: Outcome) => boolean): { readonly num: number; readonly den: number } {
  let [num, den] = [0, 0];
  for (const outcome of outcomes) {
    den++;
    if (holds(outcome)) num++;
  }
  return { num, den };
}

/** Whether a card is one of the five. */
export const onBoard = ({ flop = [], turn, river }: Outcome, card: number): boolean => [...flop, turn, river].includes(card);
