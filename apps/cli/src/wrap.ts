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
  if (stringWidth(text) <= width) return [text.trimEnd()];
  const narrow = Math.max(1, width - stringWidth(indent));
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const piece of piecesOf(text).flatMap((whole) => (stringWidth(whole.trimEnd()) > narrow ? charactersOf(whole) : [whole]))) {
    const fits = taken + stringWidth(piece.trimEnd()) <= (lines.length === 0 ? width : narrow);
    if (line !== "" && !fits) {
      lines.push(line);
      line = "";
      taken = 0;
    }
    const added = line === "" ? piece.trimStart() : piece;
    line += added;
    taken += stringWidth(added);
  }
  if (line.trim() !== "" || lines.length === 0) lines.push(line);
  return lines.map((one, i) => (i === 0 ? one : indent + one).trimEnd());
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
      (/[ \u3000]$/.test(last) || IDEOGRAPH.test(last.at(-1) ?? "") || IDEOGRAPH.test(segment[0] ?? ""));
    if (last === undefined || breaks) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);
