import { board, bracketed, type Draft, openStreet, setAside, type Trouble } from "./draft.ts";

/** Beginnings of lines that are the table's own, unless a player is named so. */
export const NAME_LIKE: RegExp = /^(?:\*\*\*|Dealt to )/;
const SECTION = /^\*\*\* ?(.*?) ?\*\*\*:?(.*)$/;
const ORDINALS: Readonly<Record<string, number>> = { FIRST: 0, SECOND: 1, THIRD: 2, FOURTH: 3 };
const BOARDS: Readonly<Record<string, number>> = { FLOP: 1, TURN: 2, RIVER: 3 };
/** Headings that begin the play before any card of the board or draw. */
const OPENINGS = ["HOLE CARDS", "DEALING HANDS", "PRE-FLOP", "FIRST-BET"];
/** Winamax heads the betting after a draw; the round began with the draw. */
const BETS = ["SECOND-BET", "THIRD-BET", "FOURTH-BET"];
const STUD = ["THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH"];

/** A heading between three stars: a street, a board, the show down or the summary. */
export function sectionAt(draft: Draft, at: number, text: string): Trouble {
  const section = SECTION.exec(text);
  if (!section) return setAside(draft, at, text);
  const [, name = "", rest = ""] = section;
  const { kind } = draft.header.named;
  if (/^SUMMARY(?: \d)?$/.test(name)) return summaryBegins(draft);
  if (name === "ANTE/BLINDS") return null;
  if (BETS.includes(name)) return null;
  if (OPENINGS.includes(name)) {
    openStreet(draft, at, 0);
    // Courchevel's first card lies open before the first bet; odd files print the heading twice.
    return kind === "flop" && draft.events.at(-1)?.do !== "board" && rest.includes("[")
      ? board(draft, at, firstBrackets(rest), null)
      : null;
  }
  // Full Tilt's heading for Courchevel's first card.
  if (name === "FLOPET") return openedBoard(draft, at, rest);
  const showDown = /^(?:(FIRST|SECOND|THIRD|FOURTH) )?SHOW ?DOWN(?: (\d))?$/.exec(name);
  if (showDown) return showDownBegins(draft, runOf(showDown[1], showDown[2]));
  const stud = kind === "stud" ? studStreet(name, draft.header.named.down) : -1;
  if (stud >= 0) return studBegins(draft, at, stud, rest);
  const draw = /^(?:(FIRST|SECOND|THIRD)[ -])?DRAW(?: |$)/.exec(name);
  if (draw) {
    openStreet(draft, at, 1 + (ORDINALS[draw[1] ?? ""] ?? 0));
    return null;
  }
  const street = /^(?:(FIRST|SECOND|THIRD|FOURTH) )?(FLOP|TURN|RIVER)(?: (\d))?$/.exec(name);
  if (!street) return setAside(draft, at, text);
  const run = runOf(street[1], street[3]);
  openStreet(draft, at, BOARDS[street[2] as string] as number);
  return board(draft, at, rest.replace(/\(Total Pot:.*$/, ""), run);
}

function openedBoard(draft: Draft, at: number, rest: string): Trouble {
  openStreet(draft, at, 0);
  return board(draft, at, firstBrackets(rest), null);
}

const firstBrackets = (text: string): string => /\[[^\]]*\]/.exec(text)?.[0] ?? "";

function runOf(word: string | undefined, number: string | undefined): number | null {
  if (word !== undefined) return ORDINALS[word] ?? 0;
  return number === undefined ? null : Number(number) - 1;
}

function summaryBegins(draft: Draft): null {
  draft.summary = true;
  draft.ended = true;
  draft.unpaid = !draft.events.some((event) => event.do === "collect");
  return null;
}

function showDownBegins(draft: Draft, run: number | null): null {
  draft.potRun = run;
  return null;
}

function studStreet(name: string, down: number): number {
  const numbered = /^([2-7])(?:ND|RD|TH) STREET$/i.exec(name);
  if (numbered) return Number(numbered[1]) - 1 - down;
  return name === "RIVER" ? 4 : STUD.indexOf(name);
}

/** A card in a stud heading lies in the middle for everybody, when the deck is too short (TDA 2024 RP-10-H). */
function studBegins(draft: Draft, at: number, street: number, rest: string): Trouble {
  openStreet(draft, at, street);
  const cards = bracketed(rest)?.flat() ?? [];
  return cards.length > 0 ? board(draft, at, rest, null) : null;
}
