import type { Seat } from "sidepot";
import type { Card } from "sidepot/cards";
import type { Award } from "sidepot/pots";
import { compareHands, GAME_SHAPES, type Game, type HandNote, type HandRank, handNotes, type Why } from "sidepot/ranking";
import type { Settlement, Showdown, ShowdownSide } from "sidepot/showdown";

/** One side of a game. */
export type Side = "high" | "low";

/** A player in a contest, and what the hand plays on the side that is looked at; null where it does not qualify for the low. */
export interface Contender {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly rank: HandRank | null;
  readonly wins: boolean;
  readonly notes: readonly HandNote[];
}

/** Hands against each other on one side, for one pot or for all. */
export interface Contest {
  readonly side: Side;
  readonly game: Game;
  /** Best first; those who do not qualify last. */
  readonly contenders: readonly Contender[];
  readonly winners: readonly Seat[];
  /** The cards of the board that play for a winner. */
  readonly plays: readonly Card[];
  /** The winner against the best of the others, or the tie; null where nobody is left to compare with. */
  readonly why: Why | null;
}

/** Cards compared on one side, as a pot or the whole table sees them. */
interface Compared {
  readonly game: Game;
  readonly board: readonly Card[];
  readonly cards: readonly (readonly Card[] | null)[];
  readonly side: ShowdownSide;
}

function contest({ game, board, cards, side }: Compared, which: Side, seats: readonly Seat[]): Contest {
  const order = side.order.flat().filter((seat) => seats.includes(seat));
  const best = order[0] === undefined ? null : (side.hands[order[0]] ?? null);
  const winners = order.filter((seat) => side.hands[seat]?.strength === best?.strength);
  const rest = order.find((seat) => !winners.includes(seat));
  const next = side.hands[winners[1] ?? rest ?? -1] ?? null;
  const unqualified = seats.filter((seat) => !order.includes(seat));
  const free = GAME_SHAPES[game].fromHand === null;
  const contenders = [...order, ...unqualified].map((seat): Contender => {
    const rank = side.hands[seat] ?? null;
    const hole = cards[seat] ?? [];
    const wins = winners.includes(seat);
    // Where two cards must play, two never do: that is no news. Of a losing hand only a pair gone under is.
    const notes = rank && which === "high" && free ? handNotes(game, rank, hole, board) : [];
    return { seat, cards: hole, rank, wins, notes: notes.filter((note) => wins || note.code === "COUNTERFEITED") };
  });
  const played = new Set(winners.flatMap((seat) => side.hands[seat]?.cards ?? []));
  return {
    side: which,
    game,
    contenders,
    winners,
    plays: board.filter((card) => played.has(card)),
    why: best && next ? compareHands(best, next, game, which) : null,
  };
}

/** The contests of one pot: one, or a high and a low; none where nothing was compared. A low that nobody has is left out. */
export function contestsOf(settlement: Settlement, pot: number): Contest[] {
  const { game, board, cards, showdown: sides, layers, awards } = settlement;
  const eligible = layers.pots[pot]?.eligible ?? [];
  if (!sides || eligible.length < 2 || !awards[pot]?.awards) return [];
  return contestsBetween({ game, board, cards }, sides, eligible);
}

/** The contests of hands that no chips hang on. */
export const contestsOfAll = ({ game, board, hands, high, low }: Showdown): Contest[] =>
  contestsBetween(
    { game, board, cards: hands },
    { high, low },
    hands.map((_, seat) => seat as Seat),
  );

function contestsBetween(
  table: Omit<Compared, "side">,
  sides: { readonly high: ShowdownSide | null; readonly low: ShowdownSide | null },
  seats: readonly Seat[],
): Contest[] {
  return (["high", "low"] as const).flatMap((which) => {
    const side = sides[which];
    const found = side && contest({ ...table, side }, which, seats);
    return found && found.winners.length > 0 ? [found] : [];
  });
}

/** Who gets how much of a pot altogether, in the order of the awards. */
export function sharesOf(awards: readonly Award[]): { readonly seat: Seat; readonly amount: number; readonly oddChips: number }[] {
  const shares = new Map<Seat, { seat: Seat; amount: number; oddChips: number }>();
  for (const { seat, amount, oddChips } of awards) {
    const share = shares.get(seat) ?? { seat, amount: 0, oddChips: 0 };
    shares.set(seat, { seat, amount: share.amount + amount, oddChips: share.oddChips + oddChips });
  }
  return [...shares.values()];
}
