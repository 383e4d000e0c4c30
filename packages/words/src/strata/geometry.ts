import type { Layers, Seat } from "sidepot";
import { shareOf } from "sidepot/pots";
import type { Words } from "../words.ts";
import { type Heights, shareHeight } from "./heights.ts";
import { type Face, fitted, widthOf } from "./measure.ts";

/** A rectangle in pixels, from the picture's top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A line of text and the box that it needs. `x` is where `anchor` says, `y` the baseline. */
export interface Label {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly weight: 400 | 500 | 600 | 700;
  readonly anchor: "start" | "middle" | "end";
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** One player's chips in one pot. `patch` is the plain ground behind the number on hatching or dots. */
export interface Cell {
  readonly seat: number;
  readonly chips: number;
  readonly folded: boolean;
  readonly box: Box;
  readonly label: Label | null;
  readonly patch: Box | null;
}

/** A round-ended mark with a number: dead money. */
export interface Pill {
  readonly box: Box;
  readonly label: Label;
}

/** One pot: its band, the cut above it with the level that it ends at, and the chips in it. */
export interface Band {
  readonly pot: number;
  readonly box: Box;
  /** Drawn higher than its share; marked on the axis. */
  readonly raised: boolean;
  readonly tag: Pill;
  readonly cut: { readonly y: number; readonly x1: number; readonly x2: number };
  readonly level: Label;
  readonly zigzag: { readonly x: number; readonly y: number } | null;
  readonly amount: Label | null;
  readonly cells: readonly Cell[];
  /** Dead money that is a pot of its own, inside its band. */
  readonly dead: Pill | null;
}

/** The uncalled piece above its column. `clamped`: its height is not to the scale of the last layer. */
export interface ReturnedPiece {
  readonly seat: number;
  readonly chips: number;
  readonly box: Box;
  readonly clamped: boolean;
  readonly label: Label | null;
  readonly arrow: { readonly x: number; readonly y: number };
}

/** A folded player's chips above every live total: part of the last pot, `pot`. */
export interface FoldedCap {
  readonly seat: number;
  readonly pot: number;
  readonly chips: number;
  readonly box: Box;
}

/** What stands under a column. `mark` is the word for a folded hand; null with `folded` means: draw a cross. */
export interface Column {
  readonly seat: number;
  readonly folded: boolean;
  readonly box: Box;
  readonly name: Label;
  readonly mark: Label | null;
  readonly cross: { readonly x: number; readonly y: number } | null;
  readonly button: { readonly x: number; readonly y: number; readonly r: number } | null;
}

/** The whole picture as numbers. */
export interface Strata {
  readonly width: number;
  readonly height: number;
  /** The left edge of the bands and the right one of the cut lines. */
  readonly left: number;
  readonly right: number;
  /** The top cut. */
  readonly top: number;
  readonly baseline: number;
  readonly bands: readonly Band[];
  readonly caps: readonly FoldedCap[];
  readonly returned: ReturnedPiece | null;
  readonly columns: readonly Column[];
  readonly dead: Pill | null;
  /** "Heights not to scale", where any band is raised. */
  readonly caption: Label | null;
}

/** How the picture is laid out; pixels. */
export interface StrataOptions {
  readonly width: number;
  /** Of all bands together; raised to 32 a pot where it is less. */
  readonly height: number;
  /** Each pot's amount at the right of its band, for wide screens. */
  readonly amounts?: boolean;
  /** The highest that the returned piece gets; 28 to 56. */
  readonly returnedMost?: number;
  /** The seat with the dealer button, to mark it. */
  readonly button?: number;
  /** The word under a folded player's name. */
  readonly foldedWord: string;
  /** What is said where a band is higher than its share. */
  readonly notToScale: string;
}

/** The part of the words that the picture writes. */
export type StrataWords = Pick<Words, "chips" | "chipsCompact" | "potTag">;

const GUTTER = 62;
const TOP = 8;
const TOP_OF_PIECE = 4;
const FOOT = 40;
const GAP_ABOVE_CUT = 10;
const CAP = 14;
const LEAST_RETURNED = 28;
const LEAST_LABEL_WIDTH = 34;
const DEAD_MOST = 58;

/**
 * Lays the picture of the pots out: each player is a column of what they put in, each cut a live level, each layer a pot.
 * Pure: the same layers, names, words and options always give the same numbers.
 *
 * @param layers what {@link layerPots} answered
 * @param names the players' names by seat
 */
export function layStrata(layers: Layers, names: readonly string[], words: StrataWords, options: StrataOptions): Strata {
  const plot = plotOf(names.length, options);
  const heights = shareHeight(layers, options.height);
  const last = layers.pots.at(-1);
  const capped = last && last.cap > last.floor ? layers.bets.flatMap((bet, seat) => (bet > last.cap ? [seat] : [])) : [];
  const rise = returnedHeight(layers, heights, options.returnedMost ?? 44);
  const capRoom = capped.length > 0 ? CAP + 1 : 0;
  const capUnder = layers.returned && capped.includes(layers.returned.seat) ? CAP + 1 : 0;
  const top = Math.max(rise ? TOP_OF_PIECE + rise.h + GAP_ABOVE_CUT + capUnder : TOP, TOP + capRoom);
  const baseline = top + heights.heights.reduce((a, b) => a + b, 0);

  const bands: Band[] = [];
  let bottom = baseline;
  for (const [pot, h] of heights.heights.entries()) {
    bands.push(bandOf(layers, pot, bottom - h, h, heights.raised[pot] === true, plot, words, options));
    bottom -= h;
  }
  const caps = capped.map((seat) => ({
    seat,
    pot: layers.pots.length - 1,
    chips: (layers.bets[seat] as number) - (last as { cap: number }).cap,
    box: { x: plot.columnX(seat), y: top - CAP - 1, w: plot.columnWidth, h: CAP },
  }));
  const columns = columnsOf(layers, names, baseline, plot, options);
  const dead = layers.pots[0]?.dead ?? 0;
  const twoLines = columns.some(({ folded, button }) => folded && button !== null);
  const foot = baseline + FOOT + (twoLines ? 14 : 0);
  const raised = heights.raised.includes(true);
  const caption = raised ? label(options.notToScale, "words", 13, 400, "start", plot.left, foot + 11) : null;
  return {
    width: options.width,
    height: foot + (raised ? 18 : 0),
    left: plot.left,
    right: plot.right,
    top,
    baseline,
    bands,
    caps,
    returned: layers.returned && rise ? returnedPiece(layers.returned, rise, top - GAP_ABOVE_CUT - capUnder, plot, words) : null,
    columns,
    dead: dead > 0 && !bands[0]?.dead ? pill(`+${fittedDead(dead, DEAD_MOST, words)}`, 0, baseline + 7, 48) : null,
    caption,
  };
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly amountsRight: number | null;
  readonly columnWidth: number;
  readonly pitch: number;
  columnX(seat: number): number;
}

function plotOf(players: number, { width, amounts }: StrataOptions): Plot {
  const right = width - (amounts ? 84 : 8);
  const room = right - GUTTER;
  const gap = players <= 6 ? 8 : 4;
  const columnWidth = Math.min(64, Math.floor((room - gap * (players - 1)) / players));
  const pitch = columnWidth + gap;
  const first = GUTTER + Math.round((room - (pitch * players - gap)) / 2);
  return {
    left: GUTTER - 10,
    right,
    amountsRight: amounts ? width : null,
    columnWidth,
    pitch,
    columnX: (seat) => first + seat * pitch,
  };
}

function returnedHeight({ returned, pots }: Layers, { heights }: Heights, most: number): { h: number; clamped: boolean } | null {
  if (!returned) return null;
  const last = pots.at(-1);
  const span = last ? last.cap - last.floor : 0;
  const h = span > 0 ? Math.round((returned.amount / span) * (heights.at(-1) as number)) : most + 1;
  return { h: Math.min(most, Math.max(LEAST_RETURNED, h)), clamped: h > most || h < LEAST_RETURNED };
}

function bandOf(
  layers: Layers,
  index: number,
  y: number,
  h: number,
  raised: boolean,
  plot: Plot,
  words: StrataWords,
  { amounts }: StrataOptions,
): Band {
  const pot = layers.pots[index] as Layers["pots"][number];
  const middle = y + h / 2;
  const low = h < 36;
  const tagText = words.potTag(index);
  const tagBox = { x: 0, y: middle - (low ? 7 : 9), w: 26, h: low ? 14 : 18 };
  const tagSize = tagText.length > 2 || low ? 11.5 : 13;
  const level = label(shortChips(pot.cap, words), "figures", 12.5, 500, "start", 0, y + 4.3);
  const cells: Cell[] = [];
  for (const seat of layers.bets.keys()) {
    const chips = shareOf(layers, pot, seat as Seat);
    if (chips > 0) cells.push(cellOf(layers, index, seat, y, h, plot, words, amounts === true));
  }
  return {
    pot: index,
    box: { x: plot.left, y: y + 1, w: plot.right - plot.left, h: h - 2 },
    raised,
    tag: { box: tagBox, label: label(tagText, "figures", tagSize, 700, "middle", 13, middle + tagSize * 0.354) },
    cut: { y, x1: Math.max(level.box.w + 4, 0), x2: plot.right },
    level,
    zigzag: raised ? { x: GUTTER - 16, y: middle } : null,
    amount:
      plot.amountsRight === null
        ? null
        : label(
            fittedChips(pot.amount, 80, 22, words) ?? words.chipsCompact(pot.amount),
            "figures",
            22,
            600,
            "end",
            plot.amountsRight,
            middle + 7,
          ),
    cells,
    dead:
      pot.cap === 0 && cells.length === 0
        ? pill(`+${fittedDead(pot.dead, 80, words)}`, plot.left, middle - 10, 48, plot.right - plot.left)
        : null,
  };
}

function cellOf(layers: Layers, index: number, seat: number, y: number, h: number, plot: Plot, words: StrataWords, wide: boolean): Cell {
  const pot = layers.pots[index] as Layers["pots"][number];
  const span = pot.cap - pot.floor;
  const above = layers.bets[seat] as number;
  const chips = span > 0 ? Math.min(above, pot.cap) - pot.floor : shareOf(layers, pot, seat as Seat);
  const full = span > 0 ? (chips / span) * h : h;
  // A kerf of 2 px between cells carries the boundary where neighbouring colours are close.
  const box = { x: plot.columnX(seat), y: y + h - full + 1, w: plot.columnWidth, h: Math.max(2, full - 2) };
  if (full < 4) box.y = y + h - 3;
  const folded = layers.folded[seat] === true;
  const size = box.w < 44 ? 12.5 : wide ? 16 : 13.5;
  const room = folded ? box.w - 8 : box.w - 2;
  const text = box.w >= LEAST_LABEL_WIDTH && box.h >= 20 ? fittedChips(chips, room, size, words) : null;
  if (text === null) return { seat, chips, folded, box, label: null, patch: null };
  const middle = box.y + box.h / 2;
  const text2 = label(text, "figures", folded ? Math.min(13, size) : size, 600, "middle", box.x + box.w / 2, middle + size * 0.345);
  const patchWidth = text2.box.w + 5;
  const patch = folded || index >= 4 ? { x: box.x + box.w / 2 - patchWidth / 2, y: middle - 8.5, w: patchWidth, h: 17 } : null;
  return { seat, chips, folded, box, label: text2, patch };
}

function returnedPiece(
  returned: NonNullable<Layers["returned"]>,
  { h, clamped }: { h: number; clamped: boolean },
  bottom: number,
  plot: Plot,
  words: StrataWords,
): ReturnedPiece {
  const { seat, amount: chips } = returned;
  const box = { x: plot.columnX(seat), y: bottom - h, w: plot.columnWidth, h };
  const text = box.w >= LEAST_LABEL_WIDTH ? fittedChips(chips, box.w - 4, 13.5, words) : null;
  const low = h < 38;
  const middle = box.y + h / 2;
  const x = box.x + box.w / 2;
  return {
    seat,
    chips,
    box,
    clamped,
    label: text === null ? null : label(text, "figures", 13.5, 600, "middle", x, middle + (low ? 9.5 : 12)),
    arrow: { x, y: text === null ? middle : middle - (low ? 5.5 : 6.5) },
  };
}

function columnsOf(layers: Layers, names: readonly string[], baseline: number, plot: Plot, options: StrataOptions): Column[] {
  const size = plot.columnWidth >= 44 ? 14 : plot.columnWidth >= 30 ? 13 : 12;
  const words = layers.folded.map((folded, seat) => (folded ? wordUnder(seat, options, baseline, plot) : null));
  // One word that does not fit turns all into crosses: the same thing looks the same.
  const fits = plot.columnWidth >= 30 && words.every((word, seat) => !word || apart(word, words[seat + 1]));
  return names.map((name, seat) => {
    const x = plot.columnX(seat);
    const middle = x + plot.columnWidth / 2;
    const folded = layers.folded[seat] === true;
    const text = fitted(name, plot.pitch - (plot.pitch < 40 ? 2 : 6), size, "words");
    const button = options.button === seat ? { x: middle, y: baseline + (folded ? 44 : 30), r: 7 } : null;
    return {
      seat,
      folded,
      box: { x, y: baseline, w: plot.columnWidth, h: FOOT },
      name: label(text, "words", size, 600, "middle", middle, baseline + 18),
      mark: fits ? (words[seat] ?? null) : null,
      cross: folded && !fits ? { x: middle, y: baseline + 29 } : null,
      button,
    };
  });
}

/** The word for folded, centred under its column as far as the picture's edges let it. */
function wordUnder(seat: number, { foldedWord, width }: StrataOptions, baseline: number, plot: Plot): Label {
  const w = widthOf(foldedWord, 12, "words");
  const middle = plot.columnX(seat) + plot.columnWidth / 2;
  const x = Math.min(Math.max(middle, GUTTER - 4 + w / 2), width - w / 2);
  return label(foldedWord, "words", 12, 400, "middle", x, baseline + 33);
}

const apart = (a: Label, b: Label | null | undefined): boolean => !b || a.box.x + a.box.w + 2 <= b.box.x;

/** A pill at `x`, or centred in a room that starts there. */
function pill(text: string, x: number, y: number, least: number, room?: number): Pill {
  const w = Math.max(least, widthOf(text, 13, "figures") + 12);
  const left = room === undefined ? x : x + (room - w) / 2;
  return { box: { x: left, y, w, h: 20 }, label: label(text, "figures", 13, 600, "middle", left + w / 2, y + 14.5) };
}

const fittedDead = (amount: number, most: number, words: StrataWords): string =>
  fittedChips(amount, most - 12 - widthOf("+", 13, "figures"), 13, words) ?? words.chipsCompact(amount);

/** The level on a cut line: in full up to six characters. */
const shortChips = (amount: number, words: StrataWords): string => {
  const full = words.chips(amount);
  return full.length > 6 ? words.chipsCompact(amount) : full;
};

/** The amount in full where it fits, else short, else nothing. */
function fittedChips(amount: number, room: number, size: number, words: StrataWords): string | null {
  for (const text of [words.chips(amount), words.chipsCompact(amount)]) {
    if (widthOf(text, size, "figures") <= room) return text;
  }
  return null;
}

function label(text: string, face: Face, size: number, weight: Label["weight"], anchor: Label["anchor"], x: number, y: number): Label {
  const w = widthOf(text, size, face);
  const left = anchor === "start" ? x : anchor === "end" ? x - w : x - w / 2;
  // Figures have no descender; words may.
  const box = face === "figures" ? { x: left, y: y - size * 0.72, w, h: size * 0.74 } : { x: left, y: y - size * 0.8, w, h: size };
  return { text, face, size, weight, anchor, x, y, box };
}
