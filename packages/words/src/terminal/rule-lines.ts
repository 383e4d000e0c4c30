import type { Act } from "sidepot/rulings";

/** What `rule` says for people besides the words of the rulings themselves. */
export interface RuleLines {
  readonly yes: string;
  readonly no: string;
  readonly acts: Readonly<Record<Act, string>>;
  /** In place of acts where nobody did anything. */
  readonly noActs: string;
  /** Acts in the order in which they happened. */
  sequence(acts: readonly string[]): string;
  /** A question or label with what was given for it. */
  fact(name: string, value: string): string;
  /** Facts with their defaults, as they are typed: `acted=no`. */
  assumed(facts: string): string;
  unchanged(what: string): string;
  /** On what it rests and the rules; `cites` is empty where there are none. */
  basis(basis: string, cites: string): string;
  /** A rulebook and which edition of it was read. */
  edition(book: string, edition: string): string;
  /** A house's rulebook and the one under it. */
  house(name: string, base: string): string;
  /** What the house holds on a point; `note` is its own word on it. */
  houseRule(point: string, value: string, note: string | null): string;
  /** A wrong answer, and where it is right. */
  wrongAnswer(answer: string, when: string): string;
  readonly titles: Readonly<Record<"why" | "notes" | "wrong" | "choices" | "half", string>>;
  /** Above the cards that are counted after each step. */
  counts(players: string): string;
  chances(players: string): string;
  readonly noChances: string;
  readonly columns: Readonly<Record<"step" | "stub" | "burns" | "board" | "aside", string>>;
  /** The last row of the counts. */
  readonly after: string;
  /** In their place where the situation has no cards. */
  readonly noCards: string;
  /** In front of the reason why the cards cannot be counted for so many players. */
  readonly notCounted: string;
  /** Titles of the rows in which rulebooks stand side by side; `same` where they agree. */
  readonly compare: Readonly<Record<"decision" | "steps" | "basis" | "unchanged" | "choices", string>> & { same(title: string): string };
  /** After the first things that are wrong in a rulebook, where there are many. */
  more(count: string): string;
  readonly list: {
    /** How a fact is typed, what it means, and whether it has to be. */
    fact(typed: string, name: string, need: string): string;
    /** Other names under which the situation is found, some of its facts given. */
    cases(ids: string): string;
    readonly required: string;
    byDefault(value: string): string;
    readonly open: string;
    readonly noFacts: string;
    count(least: string, most: string): string;
    readonly actions: string;
  };
}
