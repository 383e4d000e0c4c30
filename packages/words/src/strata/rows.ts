import type { Paint } from "./svg.ts";

/** How a piece of a line is painted where there is colour: as chips of a pot, as text on them, quietly, or not at all. */
export type Ink = { readonly pot: number; readonly on?: true } | "quiet" | null;

/** Text that starts at a column. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly ink: Ink;
}

/** Escape codes for a picture: whose colours, and how many the terminal has. */
export interface TerminalColour {
  readonly paint: Pick<Paint, "pots" | "onPot">;
  readonly depth: 8 | 24;
}

/** One line from its pieces, which do not overlap; no blanks at its end. */
export function rowOf(pieces: readonly Piece[], columnsOf: (text: string) => number, colour: TerminalColour | null): string {
  let line = "";
  let at = 0;
  for (const piece of pieces.toSorted((a, b) => a.at - b.at)) {
    if (piece.text === "") continue;
    line += " ".repeat(Math.max(0, piece.at - at)) + inked(piece, colour);
    at = piece.at + columnsOf(piece.text);
  }
  return line;
}

function inked({ text, ink }: Piece, colour: TerminalColour | null): string {
  if (!colour || ink === null) return text;
  if (ink === "quiet") return `\x1b[2m${text}\x1b[0m`;
  const { pots, onPot } = colour.paint;
  const pot = pots[Math.min(ink.pot, pots.length - 1)] ?? onPot;
  return ink.on
    ? `\x1b[1;${code(38, onPot, colour)};${code(48, pot, colour)}m${text}\x1b[0m`
    : `\x1b[${code(38, pot, colour)}m${text}\x1b[0m`;
}

/** `38` paints the text, `48` the ground behind it. */
function code(plane: 38 | 48, hex: string, { depth }: TerminalColour): string {
  const rgb = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
  return depth === 24 ? `${plane};2;${rgb.join(";")}` : `${plane};5;${nearest(rgb)}`;
}

const STEPS = [0, 95, 135, 175, 215, 255];

/** The nearest of the 240 fixed colours of a terminal that has 256. */
function nearest(rgb: readonly [number, number, number]): number {
  const at = rgb.map((value) =>
    STEPS.reduce((best, step, i) => (Math.abs(step - value) < Math.abs((STEPS[best] ?? 0) - value) ? i : best), 0),
  );
  const cube = at.map((i) => STEPS[i] ?? 0);
  const grey = Math.min(23, Math.max(0, Math.round((rgb.reduce((a, b) => a + b, 0) / 3 - 8) / 10)));
  const apart = (other: readonly number[]): number => rgb.reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0);
  const [r = 0, g = 0, b = 0] = at;
  return apart(Array(3).fill(8 + 10 * grey)) < apart(cube) ? 232 + grey : 16 + 36 * r + 6 * g + b;
}
