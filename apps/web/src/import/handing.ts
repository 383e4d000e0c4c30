import type { Card } from "sidepot/cards";
import type { Dealt, HandRecord, Replayed } from "sidepot/history";
import { GAME_SHAPES } from "sidepot/ranking";
import { fitName, type Hand, MOST_CHIPS, type Player, type PlayerState, ROWS, type Slots } from "../pots/hand.ts";
import { makeFragment, parseFragment } from "../pots/link.ts";

/** The screens that take a recorded hand over. */
export type Target = "pot" | "showdown";

/** A recorded hand as the screens take it. */
export interface Handed {
  readonly hand: Hand;
  /** How many of the hand's chips make one printed unit; 1 where no amount needs less. */
  readonly scale: number;
  /** Boards of the record beyond the one that the screen shows. */
  readonly otherBoards: number;
}

/** Why a hand cannot be taken over: more players than rows, amounts too large, or a game that Showdown does not rank. */
export type HandingFault = "players" | "amounts" | "game";

/** A recorded hand for a screen: contributions, folds, dead money, names, cards and board; or why it has no room for it. */
export function handOver(record: HandRecord, replayed: Replayed, deads: readonly number[], target: Target): Handed | HandingFault {
  if (target === "showdown" && record.game === null) return "game";
  const seats = seatsWithRoom(replayed);
  if (seats === null) return "players";
  const dead = deads.reduce((sum, amount) => sum + amount, 0);
  const bets = replayed.contributions.map((all, seat) => all - (deads[seat] ?? 0));
  const whole = [dead, ...bets].every((amount) => amount % record.scale === 0);
  const per = whole ? record.scale : 1;
  if ([dead, ...bets].some((amount) => amount / per > MOST_CHIPS)) return "amounts";
  const players = seats.map((seat): Player => {
    const out = replayed.folded[seat] === true;
    // A hand that was thrown away lays no claim (TDA 2024 17-B); the pots, though, were cut with it in.
    const thrown = !out && replayed.shown.mucked[seat] === true;
    const bet = (bets[seat] ?? 0) / per;
    const player: Player = { name: fitName(record.seats[seat]?.name ?? ""), bet, state: "live" };
    if (out || (thrown && target === "showdown")) return { ...player, state: "folded" };
    const left = (record.seats[seat]?.stack ?? 0) - (replayed.contributions[seat] ?? 0);
    const state: PlayerState = left === 0 || (bet === 0 && dead > 0) ? "all-in" : "live";
    return thrown ? { ...player, state, hidden: true } : { ...player, state };
  });
  const game = record.game ?? "holdem";
  const bare: Hand = {
    players,
    button: seats.length - 1,
    dead: dead / per,
    unit: 1,
    ...(game === "holdem" ? {} : { game }),
  };
  return {
    hand: withCards(
      bare,
      record.game === null ? [] : (replayed.shown.boards[0] ?? []),
      seats.map((seat) => (record.game === null ? [] : (replayed.shown.cards[seat] ?? []))),
    ),
    scale: whole ? 1 : record.scale,
    otherBoards: replayed.shown.boards.length - 1,
  };
}

/** The seats that get a row; where there are too many, folded players without a chip in need none. */
function seatsWithRoom({ contributions, folded }: Replayed): number[] | null {
  const all = contributions.map((_, seat) => seat);
  const some = all.length <= ROWS.most ? all : all.filter((seat) => !folded[seat] || (contributions[seat] ?? 0) > 0);
  return some.length <= ROWS.most && some.length >= ROWS.least ? some : null;
}

/** The hand with its cards: everybody's, else those of the players still in, else none, as far as a link can hold them. */
function withCards(hand: Hand, board: readonly Card[], hands: readonly (readonly Dealt[])[]): Hand {
  const [deal] = GAME_SHAPES[hand.game ?? "holdem"].deals;
  const all = (everybody: boolean): Hand => {
    const shown = fit(board, deal.board);
    return {
      ...hand,
      players: hand.players.map((player, row) => {
        const cards = fit(hands[row] ?? [], deal.hand);
        return cards.length === 0 || player.hidden || (player.state === "folded" && !everybody) ? player : { ...player, cards };
      }),
      ...(shown.length > 0 ? { board: shown } : {}),
    };
  };
  return [all(true), all(false)].find((one) => parseFragment(makeFragment(one)) !== null) ?? hand;
}

/** Cards as places hold them: no more than there are, and none empty at the end. */
function fit(cards: readonly Dealt[], most: number): Slots {
  const slots = cards.slice(0, most);
  while (slots.length > 0 && slots.at(-1) === null) slots.pop();
  return slots;
}
