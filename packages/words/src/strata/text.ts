import type { Box, Label, Strata } from "./geometry.ts";

const number = (n: number): string => String(Math.round(n * 100) / 100);
const at = ({ x, y, w, h }: Box): string => `${number(x)},${number(y)} ${number(w)}x${number(h)}`;
const said = (label: Label | null): string => (label ? ` "${label.text}" ${label.size} at ${number(label.x)},${number(label.y)}` : "");

/** The picture as lines of text, to compare and to keep: one thing a line, numbers to two decimals. */
export function strataText(strata: Strata): string {
  const lines = [`picture ${strata.width}x${number(strata.height)} top ${number(strata.top)} baseline ${number(strata.baseline)}`];
  for (const { pot, box, raised, tag, cut, level, amount, cells, dead } of strata.bands.toReversed()) {
    lines.push(`band ${pot} ${at(box)}${raised ? " raised" : ""}${amount ? ` amount${said(amount)}` : ""}`);
    lines.push(`  tag ${at(tag.box)}${said(tag.label)}`);
    lines.push(`  cut y ${number(cut.y)} from ${number(cut.x1)} to ${number(cut.x2)}${said(level)}`);
    if (dead) lines.push(`  dead ${at(dead.box)}${said(dead.label)}`);
    for (const cell of cells)
      lines.push(`  ${cell.folded ? "folded" : "live"} ${cell.seat} ${cell.chips} ${at(cell.box)}${said(cell.label)}`);
  }
  for (const cap of strata.caps) lines.push(`cap ${cap.seat} pot ${cap.pot} ${cap.chips} ${at(cap.box)}`);
  const { returned, dead, caption } = strata;
  if (returned)
    lines.push(
      `returned ${returned.seat} ${returned.chips} ${at(returned.box)}${returned.clamped ? " clamped" : ""}${said(returned.label)}`,
    );
  for (const { seat, name, mark, cross, button } of strata.columns) {
    lines.push(
      `name ${seat}${said(name)}${mark ? said(mark) : ""}${cross ? ` cross at ${number(cross.x)},${number(cross.y)}` : ""}${button ? " button" : ""}`,
    );
  }
  if (dead) lines.push(`dead ${at(dead.box)}${said(dead.label)}`);
  if (caption) lines.push(`caption${said(caption)}`);
  return `${lines.join("\n")}\n`;
}
