import type { Box, Cell, Label, Pill, Strata } from "./geometry.ts";

/** What the picture is painted with: CSS values, variables or plain colours. */
export interface Paint {
  /** By pot; the last one serves every further pot, told apart by dots. */
  readonly pots: readonly string[];
  readonly onPot: string;
  readonly ground: string;
  readonly text: string;
  readonly text2: string;
  /** How much of its colour a band shows, and a cell of a pot that is not the selected one. */
  readonly band: string;
  readonly tint: string;
  readonly figures: string;
  readonly words: string;
}

/** Colours from the page's own variables, so that one picture follows every theme. */
export const PAGE_PAINT: Paint = {
  pots: ["var(--p0)", "var(--p1)", "var(--p2)", "var(--p3)"],
  onPot: "var(--on-pot)",
  ground: "var(--bg)",
  text: "var(--text)",
  text2: "var(--text-2)",
  band: "var(--band)",
  tint: "var(--tint)",
  figures: "var(--figures)",
  words: "inherit",
};

const FIGURES = "'Barlow Semi Condensed','Arial Narrow',sans-serif";
const WORDS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans KR','Noto Sans JP','Noto Sans CJK KR',sans-serif";

/** The light theme written out, for a file that stands alone. */
export const LIGHT_PAINT: Paint = {
  pots: ["#0F6CB4", "#B25600", "#451A55", "#78716A"],
  onPot: "#FFFFFF",
  ground: "#F6F4EF",
  text: "#17181A",
  text2: "#57534B",
  band: ".1",
  tint: ".2",
  figures: FIGURES,
  words: WORDS,
};

/** The dark theme written out. */
export const DARK_PAINT: Paint = {
  ...LIGHT_PAINT,
  pots: ["#4F9BDC", "#E8862B", "#E9D9F5", "#8B8781"],
  onPot: "#0B0E12",
  ground: "#111210",
  text: "#F2F0EA",
  text2: "#B6B3AA",
  band: ".13",
};

/** How a laid out picture is written. */
export interface SvgOptions {
  /** `3 pots from 5 players`. */
  readonly title: string;
  /** One sentence a pot, in the order of awarding. */
  readonly description: string;
  /** Default {@link PAGE_PAINT}. */
  readonly paint?: Paint;
  /** Starts every id inside; two pictures on one page need two. Default `strata`. */
  readonly id?: string;
  /** The pot that stays in full colour while the others become tints. */
  readonly selected?: number | null;
  /** For a file that stands alone: paints the ground, and holds numbers to their measured width where their face is not installed. */
  readonly solid?: boolean;
}

/**
 * Writes the picture as one SVG element: `role="img"`, a title and a description inside, no script and no style attribute,
 * so that it passes a strict content security policy.
 */
export function strataSvg(strata: Strata, options: SvgOptions): string {
  const pen = penOf(options);
  const { id, paint } = pen;
  const { width, height } = strata;
  const parts: string[] = [];
  if (options.solid) parts.push(`<rect width="${n(width)}" height="${n(height)}" fill="${paint.ground}"/>`);
  for (const band of strata.bands) {
    const quiet = options.selected != null && options.selected !== band.pot;
    const body = [rect(band.box, 2, `class="band" fill="${pen.pot(band.pot)}" fill-opacity="${paint.band}"`)];
    for (const cell of band.cells) body.push(cellSvg(cell, band.pot, quiet, pen));
    if (band.dead) body.push(pillSvg(band.dead, band.pot, pen));
    parts.push(`<g class="pot${quiet ? " quiet" : ""}" data-pot="${band.pot}">${body.join("")}</g>`);
  }
  for (const band of strata.bands) {
    const { cut, zigzag } = band;
    parts.push(
      `<line class="cut" data-pot="${band.pot}" x1="${n(cut.x1)}" x2="${n(cut.x2)}" y1="${n(cut.y)}" y2="${n(cut.y)}" stroke="${paint.text2}" stroke-dasharray="3 3"/>`,
      textSvg(band.level, paint.text2, pen),
    );
    const { box } = band.tag;
    parts.push(rect(box, box.h < 18 ? 3 : 4, `fill="${pen.pot(band.pot)}"`), textSvg(band.tag.label, paint.onPot, pen));
    if (zigzag) parts.push(zigzagSvg(zigzag.x, zigzag.y, paint.text2));
    if (band.amount) parts.push(textSvg(band.amount, paint.text, pen));
  }
  for (const { box, pot } of strata.caps) parts.push(capSvg(box, pot, pen));
  if (strata.returned) parts.push(returnedSvg(strata.returned, pen));
  parts.push(
    `<line x1="${n(strata.left)}" x2="${n(strata.right)}" y1="${n(strata.baseline)}" y2="${n(strata.baseline)}" stroke="${paint.text}" stroke-width="1.5"/>`,
  );
  for (const column of strata.columns) {
    parts.push(textSvg(column.name, column.folded ? paint.text2 : paint.text, pen));
    if (column.mark) parts.push(textSvg(column.mark, paint.text2, pen));
    if (column.cross) parts.push(stroke(`M${n(column.cross.x - 4)} ${n(column.cross.y - 4)}l8 8m0-8l-8 8`, paint.text2, 1.75));
    if (column.button) parts.push(buttonSvg(column.button, pen));
  }
  if (strata.dead) parts.push(pillSvg(strata.dead, 0, pen));
  if (strata.caption) parts.push(textSvg(strata.caption, paint.text2, pen));
  const pots = strata.bands.map(({ pot }) => pot);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="strata" role="img" aria-labelledby="${id}-t ${id}-d" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">` +
    `<title id="${id}-t">${escaped(options.title)}</title><desc id="${id}-d">${escaped(options.description)}</desc>` +
    `<defs>${pots.map((pot) => patternSvg(pot, pen)).join("")}</defs>${parts.join("")}</svg>`
  );
}

interface Pen {
  readonly id: string;
  readonly paint: Paint;
  /** Numbers keep their width in any face. */
  readonly held: boolean;
  pot(pot: number): string;
}

function penOf({ paint = PAGE_PAINT, id = "strata", solid = false }: SvgOptions): Pen {
  return { id, paint, held: solid, pot: (pot) => paint.pots[Math.min(pot, paint.pots.length - 1)] ?? paint.text };
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
// Control characters and two more are no XML, not even escaped; a name's own direction marks would reorder what stands beside it.
const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]|[\ud800-\udfff](?<![\ud800-\udbff][\udc00-\udfff])(?![\udc00-\udfff])/gu, "")
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, (c) => ENTITIES[c] ?? "");

const rect = ({ x, y, w, h }: Box, radius: number, rest: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(Math.min(radius, h / 2))}" ${rest}/>`;

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const inset = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: Math.max(0.5, w - 2 * by),
  h: Math.max(0.5, h - 2 * by),
});

function textSvg(label: Label, colour: string, { paint, held }: Pen): string {
  const anchor = label.anchor === "start" ? "" : ` text-anchor="${label.anchor}"`;
  const length = held && label.face === "figures" ? ` textLength="${n(label.box.w)}" lengthAdjust="spacingAndGlyphs"` : "";
  const family = label.face === "figures" ? paint.figures : paint.words;
  return `<text x="${n(label.x)}" y="${n(label.y)}"${anchor}${length} font-family="${family}" font-size="${n(label.size)}" font-weight="${label.weight}" fill="${colour}">${escaped(label.text)}</text>`;
}

function cellSvg(cell: Cell, pot: number, quiet: boolean, pen: Pen): string {
  const { paint, id } = pen;
  const colour = pen.pot(pot);
  const parts: string[] = [];
  if (cell.folded) {
    parts.push(
      rect(
        inset(cell.box, cell.box.h > 4 ? 0.75 : 0),
        2,
        `class="cell folded" fill="url(#${id}-f${pot})" stroke="${colour}" stroke-width="1.5" stroke-dasharray="4 3"${quiet ? ' opacity=".4"' : ""}`,
      ),
    );
  } else {
    parts.push(rect(cell.box, 2, `class="cell live" fill="${colour}"${quiet ? ` fill-opacity="${paint.tint}"` : ""}`));
    if (pot >= paint.pots.length && !quiet) parts.push(rect(cell.box, 2, `fill="url(#${id}-d${pot})"`));
  }
  if (cell.patch && (cell.folded || !quiet)) parts.push(rect(cell.patch, 3, `fill="${cell.folded ? paint.ground : colour}"`));
  if (cell.label) parts.push(textSvg(cell.label, cell.folded || quiet ? paint.text : paint.onPot, pen));
  return parts.join("");
}

/** Folded chips above every live total: hatched, and an arrow down into the pot that they join. */
function capSvg(box: Box, pot: number, pen: Pen): string {
  const colour = pen.pot(pot);
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2;
  return (
    rect(
      inset(box, 0.75),
      2,
      `class="cell folded" fill="url(#${pen.id}-f${pot})" stroke="${colour}" stroke-width="1.5" stroke-dasharray="4 3"`,
    ) +
    rect({ x: x - 7, y: y - 5.5, w: 14, h: 11 }, 3, `fill="${pen.paint.ground}"`) +
    stroke(`M${n(x - 4)} ${n(y - 2)}l4 4 4-4`, pen.paint.text, 1.75)
  );
}

function returnedSvg(piece: NonNullable<Strata["returned"]>, pen: Pen): string {
  const { paint } = pen;
  const { box, arrow, label } = piece;
  const parts = [
    rect(inset(box, 0.75), 4, `class="returned" fill="${paint.ground}" stroke="${paint.text}" stroke-width="1.5" stroke-dasharray="5 3"`),
    stroke(`M${n(arrow.x - 4)} ${n(arrow.y)}l4-4 4 4m-4-4v7.5`, paint.text, 1.75),
  ];
  if (label) parts.push(textSvg(label, paint.text, pen));
  return `<g class="lift">${parts.join("")}</g>`;
}

const zigzagSvg = (x: number, y: number, colour: string): string =>
  `<path class="zigzag" d="M${n(x)} ${n(y)}l4-3 4 6 4-3" fill="none" stroke="${colour}" stroke-width="1.5"/>`;

const pillSvg = ({ box, label }: Pill, pot: number, pen: Pen): string =>
  rect(box, 10, `class="dead" fill="${pen.pot(pot)}"`) + textSvg(label, pen.paint.onPot, pen);

function buttonSvg({ x, y, r }: { x: number; y: number; r: number }, { paint }: Pen): string {
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${paint.ground}" stroke="${paint.text}" stroke-width="1.5"/>` +
    `<text x="${n(x)}" y="${n(y + 3.6)}" text-anchor="middle" font-family="${paint.figures}" font-size="10" font-weight="700" fill="${paint.text}">D</text>`
  );
}

function patternSvg(pot: number, pen: Pen): string {
  const { id, paint } = pen;
  const hatch =
    `<pattern id="${id}-f${pot}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="6" height="6" fill="${paint.ground}"/><rect width="2.5" height="6" fill="${pen.pot(pot)}"/></pattern>`;
  if (pot < paint.pots.length) return hatch;
  const dots = `<circle cx="2" cy="2" r="1.1" fill="${paint.onPot}"/><circle cx="6" cy="6" r="1.1" fill="${paint.onPot}"/>`;
  return `${hatch}<pattern id="${id}-d${pot}" width="8" height="8" patternUnits="userSpaceOnUse">${dots}</pattern>`;
}
