/** The sites whose texts are read. */
export type Site = "pokerstars" | "fulltilt" | "winamax";

/** The lines of one hand. */
export interface HandText {
  /** Null for text before the first hand, which is none of a known site. */
  readonly site: Site | null;
  /** The number of the first line in the whole text, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** More lines than any hand has; further ones are dropped, and the hand is refused. */
export const MOST_LINES = 5000;

/** Takes lines one by one, and hands out a hand when the next one begins. */
export interface Splitter {
  /** @returns the hand that this line ended, if any */
  readonly push: (line: string) => HandText | null;
  /** @returns the last hand, if any */
  readonly end: () => HandText | null;
}

/** First lines of hands. Full Tilt's hands of 2016 are written as PokerStars writes its own. */
const HEADERS: readonly (readonly [Site, RegExp])[] = [
  ["fulltilt", /^Full ?Tilt ?Poker\.?(?:fr)? Game #/],
  ["winamax", /^Winamax Poker - (?!Tournament summary\b)/],
  ["pokerstars", /^(?:PokerStars(?: Zoom| Home Game)?|Full Tilt(?: Rush)?|Poker) (?:Hand|Game) #[^\s:]+:/],
];
/** A first line that a broken file has glued to the end of another one. */
const GLUED = /(?:PokerStars(?: Zoom| Home Game)? (?:Hand|Game) #\d|Full Tilt Poker Game #\d|Winamax Poker - CashGame )/;

/** What archives put between hands. */
const NUMBERED = /^\*{5,} ?# ?\d+ ?\*{5,}$/;

/** Which site's hand begins with this line, if any. */
export const siteOf = (line: string): Site | null => HEADERS.find(([, header]) => header.test(line))?.[0] ?? null;

/** Starts to cut lines into hands. Only the lines of one hand are kept at a time. */
export function makeSplitter(): Splitter {
  let site: Site | null = null;
  let first = 0;
  let lines: string[] = [];
  let at = 0;
  const close = (): HandText | null => {
    while (lines.length > 0 && (lines.at(-1) as string).trim() === "") lines.pop();
    const done = lines.length > 0 ? { site, line: first, lines } : null;
    lines = [];
    return done;
  };
  const take = (line: string): HandText | null => {
    const begins = siteOf(line);
    const done = begins ? close() : null;
    if (lines.length === 0 && !begins && NUMBERED.test(line)) return done;
    if (begins || (lines.length === 0 && line.trim() !== "")) {
      site = begins;
      first = at;
    }
    // Text that is no hand may be as long as it likes; its first lines are enough to name it.
    if ((lines.length > 0 || line.trim() !== "") && lines.length < (site ? MOST_LINES : 10)) lines.push(line);
    return done;
  };
  return {
    push: (line) => {
      at++;
      const plain = line.replace(/^\uFEFF+/, "").trimEnd();
      // What somebody says may quote a first line, and is none.
      const glued = plain.length < 2000 && !/ said, "| observed, "|: said /.test(plain) ? plain.search(GLUED) : -1;
      if (glued <= 0 || siteOf(plain)) return take(plain);
      take(plain.slice(0, glued));
      return take(plain.slice(glued));
    },
    end: close,
  };
}

/** Cuts lines into hands as they come. */
export function* splitHands(lines: Iterable<string>): Generator<HandText> {
  const splitter = makeSplitter();
  for (const line of lines) {
    const done = splitter.push(line);
    if (done) yield done;
  }
  const last = splitter.end();
  if (last) yield last;
}

/** The lines of a text, one at a time, whatever ends them. */
export function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\r|\n/g;
  let from = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(from, found.index);
    from = end.lastIndex;
  }
  if (from < text.length) yield text.slice(from);
}
