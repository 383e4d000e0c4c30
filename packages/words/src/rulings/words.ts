import type {
  Basis,
  BookId,
  DecisionCode,
  Group,
  NoteCode,
  PointName,
  SituationName,
  Step,
  TableStep,
  Unchanged,
  WhyCode,
  Wrong,
  WrongCode,
} from "sidepot/rulings";
import type { Lang } from "../words.ts";
import type { BettingPart, BoardPart, CaseWords, DealPart, FactWords, RoomPart, ShowdownPart } from "./part.ts";

/** What every group shares. One object of this type a language. */
export interface CommonPart {
  readonly lang: Lang;
  /** The five groups: name, and two or three examples as a tile shows them. */
  readonly groups: Readonly<Record<Group, { readonly name: string; readonly examples: string }>>;
  /** As short as a citation needs it: `TDA 2024`. */
  readonly books: Readonly<Record<BookId, string>>;
  readonly basis: Readonly<Record<Basis, string>>;
  readonly unchanged: Readonly<Record<Unchanged, string>>;
  readonly floorDecides: string;
  /** `Version 1.0 (2024), checked on 2026-11-29`; a version that is its year says it once. */
  edition(version: string, year: number | null, checked: string): string;
  /** Under every outcome: the floor has the last word. */
  readonly floorLine: string;
  /** The same where the book has that rule. */
  readonly floorLineTda: string;
  /** `Right in TDA before 2022 and Robert's Rules; in tournaments until about 2021`; `books` is a list already. */
  rightIn(books: string, until: number | null): string;
  readonly neverRight: string;
  readonly houseRule: string;
  readonly steps: { readonly [K in TableStep["do"]]: (step: Extract<TableStep, { readonly do: K }>) => string };
  /** Return, shuffle and, where it is so, cut, as one line. */
  /** A street and its betting, as one line. */
  dealAndBet(step: Extract<TableStep, { readonly do: "deal" }>): string;
  returnAndShuffle(step: Extract<TableStep, { readonly do: "return-to-stub" }>, cut: boolean): string;
  list(items: readonly string[]): string;
}

/** The parts of one language. */
export interface Parts {
  readonly common: CommonPart;
  readonly board: BoardPart;
  readonly deal: DealPart;
  readonly betting: BettingPart;
  readonly showdown: ShowdownPart;
  readonly room: RoomPart;
}

/** What one language says of rulings. */
export interface RulingWords extends Pick<CommonPart, "lang" | "groups" | "books" | "basis" | "edition"> {
  /** Under every outcome: the floor has the last word, with the rule where the book has one that says so; null for several books. */
  floorLine(book: BookId | null): string;
  decision(code: DecisionCode): string;
  /** One step by itself. */
  step(step: Step): string;
  /** Steps as a dealer does them: what is one movement is one line. */
  lines(steps: readonly Step[]): readonly StepLine[];
  wrong(code: WrongCode): string;
  /** Where and until when a wrong answer was right. */
  when(wrong: Wrong): string;
  why(code: WhyCode): string;
  note(code: NoteCode): string;
  unchanged(what: readonly Unchanged[]): string;
  /** Citations, one line a book, books and rules in the order given: `TDA 2024 RP-5-B · 39-C`. */
  cites(cites: readonly string[]): readonly CiteLine[];
  point(name: PointName): string;
  value(name: PointName, value: string): string;
  situation(name: SituationName): string;
  fact(situation: SituationName, fact: string): FactWords;
  /** What is looked for; null where there is no such case. */
  caseOf(id: string): CaseWords | null;
}

/** A line of steps, and which of the steps it says: `from` up to but not `to`. */
export interface StepLine {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A book's name and its rules. */
export interface CiteLine {
  readonly book: string;
  readonly rules: readonly string[];
}
