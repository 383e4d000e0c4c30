import { makeCard } from "sidepot/cards";
import type { Game } from "sidepot/ranking";
import type { Showdown, ShowdownSide } from "sidepot/showdown";
import { ended } from "./pots-text.ts";
import type { Voice } from "./speech.ts";
import { type Column, type Row, tableLines, widestOf } from "./table.ts";

type Cards = Showdown["board"];
type Sides = Pick<Showdown, "high" | "low">;

/** Hands best first with what decided between them; `names` and `cards` go by seat. */
export function handsLines(game: Game, sides: Sides, names: readonly string[], cards: readonly (Cards | null)[], voice: Voice): string[] {
  const { high, low } = sides;
  const both = high !== null && low !== null;
  return (["high", "low"] as const).flatMap((which) => {
    const side = sides[which];
    if (!side) return [];
    const lines = sideLines(game, which, side, names, cards, voice);
    return both ? [...(which === "low" ? [""] : []), `${voice.terminal.sides[which]}:`, ...lines] : lines;
  });
}

function sideLines(
  game: Game,
  which: "high" | "low",
  side: ShowdownSide,
  names: readonly string[],
  cards: readonly (Cards | null)[],
  voice: Voice,
): string[] {
  const { columns, noLow } = voice.terminal;
  const left = (title: string): Column => ({ title, align: "left" });
  const head = [
    { title: columns.place, align: "right" } as const,
    left(columns.player),
    left(columns.cards),
    left(columns.hand),
    left(columns.plays),
  ];
  const row = (seat: number, place: string, hand: string, plays: string): Row => [
    place,
    names[seat] ?? "",
    written(cards[seat] ?? []),
    hand,
    plays,
  ];
  let before = 0;
  const ranked = side.order.flatMap((group) => {
    const place = String(before + 1);
    before += group.length;
    return group.flatMap((seat): Row[] => {
      const hand = side.hands[seat];
      return hand ? [row(seat, place, voice.words.handName(hand, game, which), written(hand.cards))] : [];
    });
  });
  const out = side.hands.flatMap((hand, seat) => (hand === null && cards[seat] && which === "low" ? [row(seat, "-", noLow, "")] : []));
  return withReasons(tableLines(head, [...ranked, ...out]), side, voice);
}

/** Under each group of equal hands, why it beats the next one. */
function withReasons(lines: readonly string[], side: ShowdownSide, { words }: Voice): string[] {
  const [head = "", rule = "", ...rows] = lines;
  const indent = " ".repeat(widestOf([rule.split(" ")[0] ?? ""]) + 2);
  const said = [head, rule];
  let next = 0;
  for (const [i, group] of side.order.entries()) {
    said.push(...rows.slice(next, next + group.length));
    next += group.length;
    const why = side.why[i];
    if (why) said.push(`${indent}> ${words.why(why)}`);
  }
  return [...said, ...rows.slice(next)];
}

/** `Ah Kd`. */
export const written = (cards: Cards): string => cards.map(makeCard).join(" ");

/** A showdown for people: the players are A, B, C… in the order given. */
export function showdownText(answer: Showdown, voice: Voice): string {
  const names = answer.hands.map((_, seat) => letterName(seat));
  const board = answer.board.length > 0 ? [`${voice.terminal.board}: ${written(answer.board)}`, ""] : [];
  return ended([...board, ...handsLines(answer.game, answer, names, answer.hands, voice)]);
}

/** A name for a player without one: A to Z, then AA. */
export function letterName(seat: number): string {
  const letter = String.fromCharCode(65 + (seat % 26));
  return seat < 26 ? letter : letterName(Math.floor(seat / 26) - 1) + letter;
}
