import type { Layers, Seat } from "sidepot";
import { shareOf } from "sidepot/pots";
import type { StrataWords } from "./geometry.ts";
import { shareHeight } from "./heights.ts";
import { charactersOf } from "./measure.ts";
import { type Ink, type Piece, rowOf, type TerminalColour } from "./rows.ts";

/** How the picture is drawn with characters. */
export interface TerminalOptions {
  /** Columns of the terminal; no line is wider. */
  readonly width: number;
  /** How many columns a text takes. */
  readonly columnsOf: (text: string) => number;
  /** The word under a folded player's name. */
  readonly foldedWord: string;
  /** What is said where a band is higher than its share. */
  readonly notToScale: string;
  /** The line on dead money; its amount arrives written. */
  readonly deadLine: (amount: string) => string;
  /** Draws with ASCII alone; names and words stay what they are. */
  readonly ascii?: boolean;
  /** Default none. The characters are the same with and without. */
  readonly colour?: TerminalColour | null;
}

const BLOCKS = { live: "█", folded: "░", cut: "╌", base: "━", wall: "╎", up: "↑", down: "▾", cross: "✕", more: "…" };
const ASCII: typeof BLOCKS = { live: "#", folded: "/", cut: "-", base: "=", wall: "|", up: "^", down: "v", cross: "x", more: "~" };

/** Under this pitch a column of chips, a gap and a name can no longer be told apart. */
const LEAST_PITCH = 4;
const WIDEST_COLUMN = 10;
const LEAST_ROWS = 10;
/** Where every pot can have two rows without filling the screen. */
const FEW_POTS = 5;

interface Sheet {
  readonly layers: Layers;
  readonly names: readonly string[];
  readonly words: StrataWords;
  readonly options: TerminalOptions;
  readonly marks: typeof BLOCKS;
  /** Where the columns begin, how far apart they are, how wide, how many stand side by side. */
  readonly left: number;
  readonly pitch: number;
  readonly column: number;
  readonly most: number;
  /** Where the amounts end; null: no room for them. */
  readonly amounts: number | null;
}

/**
 * Draws the pots as the picture does, with characters: a column a player, a band a pot, the level that it ends at on its cut
 * line, folded chips hatched, the uncalled piece apart above its column. Players who do not fit side by side follow below.
 * Pure. Empty where not even one column fits.
 *
 * @param names the players' names by seat, harmless in a terminal
 */
export function strataLines(layers: Layers, names: readonly string[], words: StrataWords, options: TerminalOptions): string[] {
  const sheet = sheetOf(layers, names, words, options);
  if (!sheet) return [];
  const { most } = sheet;
  const lines: string[] = [];
  for (let from = 0; from < names.length; from += most) {
    const seats = names.map((_, seat) => seat).slice(from, from + most);
    if (from > 0) lines.push("");
    lines.push(...panel(sheet, seats));
  }
  const dead = layers.pots.reduce((sum, pot) => sum + pot.dead, 0);
  if (dead > 0) lines.push(...folded(options.deadLine(words.chips(dead)), options));
  if (heightsOf(layers).raised.includes(true)) lines.push(...folded(options.notToScale, options));
  return lines;
}

function sheetOf(layers: Layers, names: readonly string[], words: StrataWords, options: TerminalOptions): Sheet | null {
  const { width, columnsOf } = options;
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(columnsOf));
  const gutter = 1 + widest([...layers.pots.map(({ cap }) => level(cap, words)), ...layers.pots.map((_, pot) => words.potTag(pot))]);
  const amount = 2 + widest(layers.pots.map((pot) => words.chips(pot.amount)));
  const gap = names.length <= 6 ? 2 : 1;
  // The amounts stand in the steps too: they give way before the columns do.
  const roomy = width - gutter - amount >= names.length * (LEAST_PITCH + 2);
  const room = width - gutter - (roomy ? amount : 0);
  if (room < LEAST_PITCH) return null;
  const pitch = Math.min(WIDEST_COLUMN + gap, Math.max(LEAST_PITCH, Math.floor((room + gap) / names.length)));
  const most = Math.min(names.length, Math.floor((room + gap) / pitch));
  const base = { layers, names, words, options, marks: options.ascii ? ASCII : BLOCKS, left: gutter, pitch, column: pitch - gap, most };
  return { ...base, amounts: roomy ? gutter + most * pitch - gap + amount : null };
}

const heightsOf = (layers: Layers): ReturnType<typeof shareHeight> =>
  shareHeight(layers, LEAST_ROWS, layers.pots.length <= FEW_POTS ? 2 : 1);

/** The level of a cut: in full up to six characters, as in the picture. */
const level = (amount: number, words: StrataWords): string => {
  const full = words.chips(amount);
  return full.length > 6 ? words.chipsCompact(amount) : full;
};

/** Some of the players beside the bands of all pots. */
function panel(sheet: Sheet, seats: readonly number[]): string[] {
  const { layers, words, marks, left, pitch, column } = sheet;
  const { columnsOf, colour } = sheet.options;
  const { heights } = heightsOf(layers);
  const end = left + seats.length * pitch - (pitch - column);
  const x = (seat: number): number => left + seats.indexOf(seat) * pitch;
  const lines: Piece[][] = [];
  lines.push(...returnedRows(sheet, seats, x, end), ...capRow(sheet, seats, x));
  for (const [pot, { floor, cap, amount, dead }] of [...layers.pots.entries()].toReversed()) {
    const rows = heights[pot] ?? 1;
    const text = level(cap, words);
    const from = left - 1 - columnsOf(text);
    lines.push([
      { at: from, text, ink: null },
      { at: left, text: marks.cut.repeat(end - left), ink: "quiet" },
    ]);
    const band = Array.from({ length: rows }, (): Piece[] => []);
    const middle = band[Math.floor((rows - 1) / 2)] ?? [];
    const tag = words.potTag(pot);
    middle.push({ at: left - 1 - columnsOf(tag), text: tag, ink: { pot, on: true } });
    if (sheet.amounts !== null) {
      const written = words.chips(amount);
      middle.push({ at: sheet.amounts - columnsOf(written), text: written, ink: null });
    }
    if (cap === floor && dead === amount) {
      const alone = `+${words.chips(dead)}`;
      const at = left + Math.floor((end - left - columnsOf(alone)) / 2);
      if (at >= left) middle.push({ at, text: alone, ink: { pot, on: true } });
    }
    for (const seat of seats) for (const [row, pieces] of cellRows(sheet, pot, seat, rows, x(seat)).entries()) band[row]?.push(...pieces);
    lines.push(...band);
  }
  lines.push([{ at: left, text: marks.base.repeat(end - left), ink: null }], ...nameRows(sheet, seats, x));
  return lines.map((pieces) => rowOf(pieces, columnsOf, colour ?? null));
}

/** One player's chips in one pot: full where live, as high as their share where folded; written where that leaves chips at both sides. */
function cellRows(sheet: Sheet, pot: number, seat: number, rows: number, at: number): Piece[][] {
  const { layers, marks, column } = sheet;
  const { floor, cap } = layers.pots[pot] as Layers["pots"][number];
  const span = cap - floor;
  const bet = layers.bets[seat] ?? 0;
  const chips = span > 0 ? Math.min(bet, cap) - floor : shareOf(layers, layers.pots[pot] as Layers["pots"][number], seat as Seat);
  const cell = Array.from({ length: rows }, (): Piece[] => []);
  if (chips <= 0) return cell;
  const part = span > 0 && chips < span;
  // A part is drawn as one: never nothing, and never all while there is a row to leave out.
  const high = part ? Math.min(Math.max(1, Math.round((chips / span) * rows)), Math.max(1, rows - 1)) : rows;
  const out = layers.folded[seat] === true;
  for (let row = rows - high; row < rows; row++)
    cell[row]?.push({ at, text: (out ? marks.folded : marks.live).repeat(column), ink: { pot } });
  const middle = rows - high + Math.floor((high - 1) / 2);
  const label = labelled(chips, sheet);
  if (label !== null) cell[middle] = around(label, out ? marks.folded : marks.live, at, sheet, { pot }, out ? null : { pot, on: true });
  return cell;
}

/** A text in the middle of a column, with what the column is made of at both sides. */
function around(text: string, fill: string, at: number, { column, options }: Sheet, ink: Ink, on: Ink): Piece[] {
  const w = options.columnsOf(text);
  const before = Math.floor((column - w) / 2);
  return [
    { at, text: fill.repeat(before), ink },
    { at: at + before, text, ink: on },
    { at: at + before + w, text: fill.repeat(column - before - w), ink },
  ];
}

/** An amount with a blank at both sides, where one sign of its column remains at each. */
function labelled(chips: number, { words, column, options }: Sheet): string | null {
  for (const text of [words.chips(chips), words.chipsCompact(chips)]) {
    if (options.columnsOf(text) + 4 <= column) return ` ${text} `;
    if (options.columnsOf(text) + 2 <= column) return text;
  }
  return null;
}

/** What was not called, in a dashed box with a blank line between it and the chips that count. */
function returnedRows(sheet: Sheet, seats: readonly number[], x: (seat: number) => number, end: number): Piece[][] {
  const { layers, words, marks, column, options } = sheet;
  const { returned } = layers;
  if (!returned || !seats.includes(returned.seat)) return [];
  const at = x(returned.seat);
  const edge: Piece[] = [{ at, text: marks.cut.repeat(column), ink: null }];
  const inside = `${marks.up} ${words.chips(returned.amount)}`;
  const walls = (text: string): Piece[] => {
    const before = Math.floor((column - 2 - options.columnsOf(text)) / 2);
    return [
      { at, text: marks.wall, ink: null },
      { at: at + 1 + before, text, ink: null },
      { at: at + column - 1, text: marks.wall, ink: null },
    ];
  };
  if (options.columnsOf(inside) + 2 <= column) return [edge, walls(inside), edge, []];
  const amount = words.chips(returned.amount);
  const w = options.columnsOf(amount);
  const after = at + column + 1 + w <= Math.max(end, options.width) ? at + column + 1 : at - 1 - w;
  const beside: Piece[] = after >= 0 ? [{ at: after, text: amount, ink: null }] : [];
  return [edge, [...walls(column > 2 ? marks.up : ""), ...beside], edge, []];
}

/** Folded chips above every live total: one row that points down into the last pot. */
function capRow({ layers, marks, column, ...sheet }: Sheet, seats: readonly number[], x: (seat: number) => number): Piece[][] {
  const pot = layers.pots.length - 1;
  const last = layers.pots[pot];
  if (!last || last.cap === last.floor) return [];
  const above = seats.filter((seat) => (layers.bets[seat] ?? 0) > last.cap);
  if (above.length === 0) return [];
  const full = { ...sheet, layers, marks, column };
  return [above.flatMap((seat) => around(marks.down, marks.folded, x(seat), full, { pot }, null))];
}

/** The names, and below them who folded: in a word, or for all with a cross where one word does not fit. */
function nameRows(sheet: Sheet, seats: readonly number[], x: (seat: number) => number): Piece[][] {
  const { layers, names, marks, column, pitch, options } = sheet;
  const room = (seat: number): number => Math.min(pitch - 1, options.width - x(seat));
  const centred = (text: string, seat: number, ink: Ink): Piece => ({
    at: x(seat) + Math.max(0, Math.floor((column - options.columnsOf(text)) / 2)),
    text,
    ink,
  });
  const row = seats.map((seat) => centred(elided(names[seat] ?? "", room(seat), options.columnsOf, marks.more), seat, null));
  const out = seats.filter((seat) => layers.folded[seat]);
  if (out.length === 0) return [row];
  const mark = out.every((seat) => options.columnsOf(options.foldedWord) <= room(seat)) ? options.foldedWord : marks.cross;
  return [row, out.map((seat) => centred(mark, seat, "quiet"))];
}

/** The name, or as many of its characters as fit before the sign of more. */
function elided(name: string, room: number, columnsOf: (text: string) => number, more: string): string {
  if (columnsOf(name) <= room) return name;
  const characters = charactersOf(name);
  for (let n = characters.length - 1; n > 0; n--) {
    const cut = characters.slice(0, n).join("") + more;
    if (columnsOf(cut) <= room) return cut;
  }
  return more;
}

/** A sentence on as many lines as it needs. */
function folded(sentence: string, { width, columnsOf }: TerminalOptions): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of sentence.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && columnsOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  // Japanese has no blanks to break at.
  return lines.flatMap((text) => cutTo(text, width, columnsOf));
}

function cutTo(text: string, width: number, columnsOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const character of charactersOf(text)) {
    if (line !== "" && columnsOf(line + character) > width) {
      lines.push(line);
      line = "";
    }
    line += character;
  }
  return [...lines, line];
}
