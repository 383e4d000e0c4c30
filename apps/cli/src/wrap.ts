import stringWidth from "string-width";

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** What may not begin a line: closing marks, and the small kana that belong to the one before. */
const CLOSING = /^[\s)\]}”’」』）】〉》。、，．,.:;!?：；！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…%°]/u;
/** What may not end a line. */
const OPENING = /[([{“‘「『（【〈《]$/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー。、：（）「」]/u;

/**
 * A text on lines of at most so many columns, East Asian widths counted. It breaks at spaces, and between words where a script has
 * none; a word that is longer than a line is cut.
 *
 * @param indent in front of each line but the first
 */
export function wrap(text: string, width: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text)) {
    const room = width - (lines.length === 0 ? 0 : stringWidth(indent));
    if (stringWidth((line + piece).trimEnd()) <= room) {
      line += piece;
      continue;
    }
    if (line.trim() !== "") lines.push((lines.length === 0 ? "" : indent) + line.trimEnd());
    const cut = slices(piece.trimStart(), Math.max(1, width - stringWidth(indent)));
    line = cut.pop() ?? "";
    lines.push(...cut.map((part) => (lines.length === 0 ? part : indent + part)));
  }
  if (line.trim() !== "" || lines.length === 0) lines.push((lines.length === 0 ? "" : indent) + line.trimEnd());
  return lines;
}

/** Pieces between which a line may break; Korean and Latin break at spaces only. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    const breaks =
      last !== undefined &&
      !CLOSING.test(segment) &&
      !OPENING.test(last) &&
      (/\s$/.test(last) || IDEOGRAPH.test(last.at(-1) ?? "") || IDEOGRAPH.test(segment[0] ?? ""));
    if (last === undefined || breaks) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

/** A word that no line can hold, in parts that one can. */
function slices(word: string, width: number): string[] {
  const parts: string[] = [""];
  for (const { segment } of graphemes.segment(word)) {
    const last = parts[parts.length - 1] ?? "";
    if (last !== "" && stringWidth((last + segment).trimEnd()) > width) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}
