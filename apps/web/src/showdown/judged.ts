import type { Problem, Seat } from "sidepot";
import type { Card } from "sidepot/cards";
import { clockwiseFrom } from "sidepot/pots";
import { GAME_SHAPES, type Game } from "sidepot/ranking";
import { oddChipRule, type Settlement, type Showdown, settle, showdown } from "sidepot/showdown";
import type { Settings } from "../device/saved.ts";
import { type Hand, nameOf } from "../pots/hand.ts";
import { viewOf } from "../pots/view.ts";
import { boardSize, cardAt, gameOf, handSize, rowSlots, type Slot, shows } from "./slots.ts";

/** A hand with cards, as the referee sees it. */
export interface Judged {
  readonly game: Game;
  /** The rows that take part, by seat. */
  readonly rows: readonly number[];
  readonly names: readonly string[];
  /** The whole settlement where chips were put in; null where cards alone are compared, or nothing can be said yet. */
  readonly settlement: Settlement | null;
  /** The hands compared without chips, when all are complete. */
  readonly compared: Showdown | null;
  readonly problem: Problem | null;
  /** Everybody folded or was killed: somebody must still hold cards. */
  readonly nobodyLive: boolean;
  /** The places that have to be filled before everything is decided. */
  readonly missing: readonly Slot[];
  /** Players still in who show no cards. */
  readonly hidden: readonly Seat[];
  /** Somebody is all-in with others still in: TDA 2024 16 wants every hand tabled. */
  readonly allIn: boolean;
  /** Something was decided or compared. */
  readonly answered: boolean;
}

/** The rules in force that a pot's pushing hangs on. */
export type HouseRules = Pick<Settings, "awardOrder" | "oddChips">;

/** Asks the referee who wins what. */
export function judge(hand: Hand, rules: HouseRules): Judged {
  const view = viewOf(hand);
  if (view.layers) return judgeChips(hand, view.rows, rules);
  const nobodyLive = view.notes.some(({ code }) => code === "nobody-live") || hand.players.every(({ state }) => state === "folded");
  return nobodyLive ? { ...nothing(hand, []), nobodyLive } : judgeCards(hand);
}

function judgeChips(hand: Hand, rows: readonly number[], { awardOrder, oddChips }: HouseRules): Judged {
  const game = gameOf(hand);
  const names = rows.map((row) => nameOf(hand, row));
  const board = boardOf(hand);
  const players = rows.map((row, seat) => {
    const { bet, state } = hand.players[row] as Hand["players"][number];
    const cards = fullHand(hand, row);
    return {
      name: names[seat] as string,
      bet,
      dead: seat === 0 ? hand.dead : 0,
      folded: state === "folded",
      ...(cards && shows(hand.players[row]) ? { cards } : {}),
    };
  });
  const answer = settle({
    game,
    unit: hand.unit,
    button: buttonSeat(hand, rows),
    board,
    players,
    rules: { awardOrder, oddChips: oddChips === "one-each" ? oddChipRule(game) : oddChips },
  });
  const inPots = (seat: number): boolean => answer.ok && answer.value.layers.pots.some((pot) => contested(pot.eligible, seat));
  const live = rows.flatMap((row, seat) => (inPots(seat) ? [{ row, seat: seat as Seat }] : []));
  const top = Math.max(...rows.map((row) => hand.players[row]?.bet ?? 0));
  const short = (row: number): boolean => {
    const player = hand.players[row];
    return player?.state === "all-in" || (player?.state === "live" && player.bet < top);
  };
  return {
    game,
    rows,
    names,
    settlement: answer.ok ? answer.value : null,
    compared: null,
    problem: answer.ok ? null : answer.error,
    nobodyLive: false,
    missing:
      answer.ok && live.length > 0
        ? missingSlots(
            hand,
            live.map(({ row }) => row),
          )
        : [],
    hidden: live.flatMap(({ row, seat }) => (hand.players[row]?.hidden ? [seat] : [])),
    allIn: live.length > 1 && live.some(({ row }) => short(row)),
    answered: answer.ok && answer.value.awards.some((pot) => pot.awards !== null),
  };
}

/** A pot that more than one may win needs the cards of all of them. */
const contested = (eligible: readonly Seat[], seat: number): boolean => eligible.length > 1 && eligible.includes(seat as Seat);

/** Rows of which nothing can be said yet. */
const nothing = (hand: Hand, rows: readonly number[]): Judged => ({
  game: gameOf(hand),
  rows,
  names: rows.map((row) => nameOf(hand, row)),
  settlement: null,
  compared: null,
  problem: null,
  nobodyLive: false,
  missing: missingSlots(hand, rows),
  hidden: [],
  allIn: false,
  answered: false,
});

/** Without chips, those who have a card take part. */
function judgeCards(hand: Hand): Judged {
  const rows = hand.players.flatMap((player, row) => (shows(player) && player.cards ? [row] : []));
  const none = nothing(hand, rows);
  if (rows.length < 2 || none.missing.length > 0) return none;
  const hands = rows.map((row) => fullHand(hand, row) ?? []);
  const answer = showdown({ game: none.game, board: boardOf(hand), hands });
  return answer.ok ? { ...none, compared: answer.value, answered: true } : { ...none, problem: answer.error };
}

/** The seat with the button, or the last one before it where its own player is not in the hand. */
function buttonSeat(hand: Hand, rows: readonly number[]): number {
  const before = rows.findLastIndex((row) => row <= hand.button);
  return before < 0 ? rows.length - 1 : before;
}

/** The board as far as whole streets are there. */
function boardOf(hand: Hand): Card[] {
  const cards: Card[] = [];
  for (const card of hand.board ?? []) {
    if (card === null) break;
    cards.push(card);
  }
  return cards.slice(0, cards.length < 3 ? 0 : cards.length);
}

function fullHand(hand: Hand, row: number): Card[] | null {
  const cards = rowSlots(hand, row).flatMap((slot) => cardAt(hand, slot) ?? []);
  return cards.length === handSize(hand) ? cards : null;
}

/** The empty places of the board and of the rows named. */
function missingSlots(hand: Hand, rows: readonly number[]): Slot[] {
  const board = Array.from({ length: boardSize(hand) }, (_, at): Slot => ({ of: "board", at }));
  const slots = [...board, ...rows.flatMap((row) => (shows(hand.players[row]) ? rowSlots(hand, row) : []))];
  return slots.filter((slot) => cardAt(hand, slot) === null);
}

/** Whether cards to come may be asked about: the board lacks one or two cards, and a pot waits for nothing else. */
export function canBeDecided({ settlement, game }: Judged): boolean {
  if (!settlement) return false;
  const missing = GAME_SHAPES[game].deals[0].board - settlement.board.length;
  if (missing < 1 || missing > 2) return false;
  return settlement.awards.some((pot) => pot.awards === null && pot.missing.every((seat) => settlement.cards[seat] !== null));
}

/** What each seat has in front of it when every pot is pushed: won and returned, in order; null while a pot is open. */
export function chipsAfter({ settlement }: Judged): readonly number[] | null {
  if (!settlement || settlement.awards.some((pot) => pot.awards === null)) return null;
  const { returned } = settlement.layers;
  return settlement.won.map((won, seat) => won + (returned?.seat === seat ? returned.amount : 0));
}

/** The seats clockwise from the first one left of the button, for the picture of who is nearest. */
export const aroundTable = ({ button, names }: Settlement): Seat[] => clockwiseFrom(button, names.length);
