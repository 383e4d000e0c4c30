import { plain } from "@sidepot/words";
import { shareOf } from "sidepot/pots";
import type { Settlement } from "sidepot/showdown";
import type { Page } from "./page.ts";
import { pictureLines } from "./picture.ts";
import type { Voice } from "./speech.ts";
import { type Column, type Row, tableLines, visible, widestOf } from "./table.ts";

type Seats = Settlement["button"];

/** A settlement whose names may be shown in a terminal. */
export const shown = (s: Settlement): Settlement => ({ ...s, names: s.names.map(visible) });

/** What each player put in and where it went, the steps in the order of doing, and the sum that proves it. */
export function potsText(settlement: Settlement, voice: Voice, page: Page): string {
  const s = shown(settlement);
  return ended([
    ...shares(s, voice, page),
    "",
    ...pictureLines(s, voice, page),
    ...steps(s, voice, (pot) => standing(s, voice, pot)),
    "",
    checkLine(s, voice),
    ...remarks(s, voice),
  ]);
}

/** Lines as one text that ends a line, free of the invisible characters that keep words together on screens. */
export const ended = (lines: readonly string[]): string => `${plain(lines.join("\n"))}\n`;

/** The table, with short pot names where long ones would not fit. */
function shares(s: Settlement, voice: Voice, { width, colour }: Page): string[] {
  const long = shareTable(s, voice, voice.words.potName);
  const lines = widestOf(long) <= width ? long : shareTable(s, voice, voice.words.potTag);
  const [head = "", ...rest] = lines;
  const notes = s.names.some((_, seat) => stateOf(s, seat) === "short") ? [voice.terminal.shortNote] : [];
  return [colour ? `\x1b[1m${head}\x1b[0m` : head, ...rest, ...notes];
}

function shareTable(s: Settlement, { words, terminal }: Voice, title: (pot: number) => string): string[] {
  const { columns, states } = terminal;
  const { pots, returned, bets, total } = s.layers;
  const chips = (amount: number): string => (amount === 0 ? "-" : words.chips(amount));
  const right = (t: string): Column => ({ title: t, align: "right" });
  const back = (seat: number): number => (returned?.seat === seat ? returned.amount : 0);
  const head: Column[] = [
    { title: columns.player, align: "left" },
    right(columns.putIn),
    ...pots.map((_, i) => right(title(i))),
    ...(returned ? [right(columns.returned)] : []),
    { title: columns.state, align: "left" },
  ];
  const rows = s.names.map((name, seat): Row => {
    const parts = pots.map((pot) => chips(shareOf(s.layers, pot, seat as Seats)));
    return [
      name,
      words.chips((bets[seat] ?? 0) + back(seat)),
      ...parts,
      ...(returned ? [chips(back(seat))] : []),
      states[stateOf(s, seat)],
    ];
  });
  const dead = pots.reduce((sum, pot) => sum + pot.dead, 0);
  if (dead > 0) rows.push([terminal.deadMoney, words.chips(dead), ...pots.map((pot) => chips(pot.dead))]);
  const sum = [
    terminal.sum,
    words.chips(total),
    ...pots.map((pot) => words.chips(pot.amount)),
    ...(returned ? [words.chips(returned.amount)] : []),
  ];
  return tableLines(head, rows, [sum]);
}

/** In the hand with less than somebody else: all-in, or still to act; amounts alone cannot tell. */
function stateOf({ layers }: Settlement, seat: number): "folded" | "short" | "in" {
  if (layers.folded[seat]) return "folded";
  return (layers.bets[seat] ?? 0) < Math.max(...layers.bets) ? "short" : "in";
}

/** The return first, then the pots as they are pushed, each with its arithmetic and what `more` says of it; or that there are none. */
export function steps(s: Settlement, { words, terminal }: Voice, more: (pot: number) => readonly string[]): string[] {
  const { returned } = s.layers;
  const said = [
    ...(returned ? [[words.returnLine(s.names[returned.seat] as string, returned.amount)]] : []),
    ...s.awardOrder.map((pot) => [`${words.potName(pot)}: ${words.potArithmetic(s.layers, pot, s.names)}`, ...more(pot)]),
  ];
  if (said.length === 0) return [terminal.nothingIn];
  const width = String(said.length).length + 2;
  return [terminal.steps, ...said.flatMap((lines, i) => lines.map((line, j) => (j === 0 ? `${i + 1}.` : "").padEnd(width) + line))];
}

const standing = (s: Settlement, { words }: Voice, pot: number): string[] => [words.potStanding(s.layers, pot, s.names)];

/** `Put in 45,800 = pots 38,100 + returned 7,700`. */
export function checkLine({ layers }: Settlement, { words, terminal }: Voice): string {
  const pots = layers.pots.reduce((sum, pot) => sum + pot.amount, 0);
  return terminal.check(words.chips(layers.total), words.chips(pots), layers.returned && words.chips(layers.returned.amount));
}

/** What is odd about the input, a line each. */
export const remarks = (s: Settlement, { words }: Voice): string[] =>
  s.warnings.length === 0 ? [] : ["", ...s.warnings.map((warning) => `! ${visible(plain(words.warning(warning, s.names)))}`)];
