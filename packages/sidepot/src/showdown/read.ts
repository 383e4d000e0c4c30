import { type Card, type CardsInput, parseCards } from "../cards/index.ts";
import { findTwice } from "../cards/parse.ts";
import type { Problem, Warning } from "../problem.ts";
import { GAME_SHAPES, type Game, isHiLo } from "../ranking/index.ts";
import { checkDeal, checkDeck, checkGame } from "../ranking/rank.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import type { SettleInput, SettlePlayer } from "./types.ts";

/** What a hand to settle says about its players' hands, read and checked. */
export interface SettleHands {
  readonly game: Game;
  readonly board: readonly Card[];
  /** How many cards the board still lacks; 0 when hands can be compared. */
  readonly boardMissing: number;
  /** By seat; null where not given. */
  readonly cards: readonly (readonly Card[] | null)[];
}

const INPUT_FIELDS = ["id", "game", "button", "unit", "board", "players", "rules", "rake", "bounties"];
const PLAYER_FIELDS = ["name", "bet", "dead", "folded", "cards", "strength", "strengthLow", "stack"];
const RULE_FIELDS = ["oddChips", "awardOrder"];
const RAKE_FIELDS = ["percent", "basisPoints", "cap", "noFlopNoDrop", "flopSeen"];

/** A name that nobody could read: spaces, and characters that draw nothing. */
const NOTHING_SEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*$/u;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the input has the shape of a hand to settle: an object with a list of named players. */
export function checkInput(input: SettleInput): Problem | null {
  if (!isRecord(input)) return { code: "NOT_AN_OBJECT", path: "", got: show(input) };
  if (!Array.isArray(input.players)) return { code: "NOT_A_LIST", path: "players", got: show(input.players) };
  if (input.rules !== undefined && !isRecord(input.rules)) return { code: "NOT_AN_OBJECT", path: "rules", got: show(input.rules) };
  const names = new Map<string, string>();
  for (const [i, player] of (input.players as readonly SettlePlayer[]).entries()) {
    const path = `players[${i}]`;
    if (!isRecord(player)) return { code: "NOT_AN_OBJECT", path, got: show(player) };
    const { name } = player;
    if (typeof name !== "string")
      return name === undefined
        ? { code: "NAME_MISSING", path: `${path}.name` }
        : { code: "NOT_TEXT", path: `${path}.name`, got: show(name) };
    if (NOTHING_SEEN.test(name)) return { code: "NAME_MISSING", path: `${path}.name` };
    const first = names.get(name);
    if (first !== undefined) return { code: "NAME_TAKEN", path: `${path}.name`, name, first };
    names.set(name, `${path}.name`);
  }
  return null;
}

/** Fields that nothing reads: a misspelt `folded` must not pass in silence. */
export function unknownFields(input: SettleInput): Warning[] {
  const strange = (value: object, known: readonly string[], path: string): Warning[] =>
    Object.keys(value)
      .filter((field) => !known.includes(field))
      .map((field) => ({ code: "FIELD_UNKNOWN", path: path ? `${path}.${field}` : field, field }));
  return [
    ...strange(input, INPUT_FIELDS, ""),
    ...strange(input.rules ?? {}, RULE_FIELDS, "rules"),
    ...strange(input.rake ?? {}, RAKE_FIELDS, "rake"),
    ...input.players.flatMap((player, i) => strange(player, PLAYER_FIELDS, `players[${i}]`)),
  ];
}

/** Reads the board and the hands, and checks them against the game and each other. */
export function readHands(input: SettleInput): Result<SettleHands, Problem> {
  const game = input.game === undefined ? "holdem" : input.game;
  const problem = checkGame(game) ?? checkStrengths(input.players, game);
  if (problem) return fail(problem);

  const board = parseCards(input.board === undefined ? [] : input.board, "board");
  if (!board.ok) return board;
  const cards: (Card[] | null)[] = [];
  for (const [i, player] of input.players.entries()) {
    const hand = player.cards === undefined ? ok(null) : parseCards(player.cards as CardsInput, `players[${i}].cards`);
    if (!hand.ok) return hand;
    cards.push(hand.value);
  }
  const twice = findTwice([
    { path: "board", cards: board.value },
    ...cards.map((hand, i) => ({ path: `players[${i}].cards`, cards: hand ?? [] })),
  ]);
  if (twice) return fail(twice);

  const missing = boardMissing(game, board.value);
  if (typeof missing !== "number") return fail(missing);
  for (const [i, hand] of cards.entries()) {
    const wrong = hand && checkHand(game, hand, board.value, missing > 0, `players[${i}].cards`);
    if (wrong) return fail(wrong);
  }
  return ok({ game, board: board.value, boardMissing: missing, cards });
}

/** A strength stands in for every player's cards or for nobody's: the two cannot be compared. */
function checkStrengths(players: readonly SettlePlayer[], game: Game): Problem | null {
  const withCards = players.some((player) => player.cards !== undefined && player.folded !== true);
  for (const [i, player] of players.entries()) {
    for (const field of ["strength", "strengthLow"] as const) {
      const value: unknown = player[field];
      const path = `players[${i}].${field}`;
      if (value === undefined) continue;
      if (typeof value !== "number" || !Number.isFinite(value)) return { code: "STRENGTH_INVALID", path, got: show(value) };
      if (field === "strengthLow" && !isHiLo(game)) return { code: "NO_LOW_IN_GAME", path, game };
      if (withCards && player.folded !== true) return { code: "CARDS_AND_STRENGTH", path };
    }
  }
  return null;
}

/** Cards that the board lacks; a number of cards that no street leaves is a problem. */
function boardMissing(game: Game, board: readonly Card[]): number | Problem {
  const sizes = GAME_SHAPES[game].deals.map((deal) => deal.board);
  const full = Math.max(...sizes);
  const streets = full === 5 ? [0, 3, 4, 5] : sizes;
  if (!streets.includes(board.length)) return { code: "CARD_COUNT", path: "board", game, got: board.length, want: streets };
  return full === 5 ? full - board.length : 0;
}

function checkHand(game: Game, hand: readonly Card[], board: readonly Card[], waiting: boolean, path: string): Problem | null {
  if (!waiting) return checkDeal(game, hand, board, path, "board");
  const { hand: want } = GAME_SHAPES[game].deals[0];
  if (hand.length !== want) return { code: "CARD_COUNT", path, game, got: hand.length, want: [want] };
  return checkDeck(game, board, "board") ?? checkDeck(game, hand, path);
}
