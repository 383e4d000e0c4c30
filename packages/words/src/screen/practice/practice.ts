import type { HouseText } from "./house.ts";

/** What can be said of the cards on the board that the mistake is about. */
export type Fate = "return" | "aside" | "open";

/** What the practice on a virtual deck says, and the editor of house rules beside it. */
export interface PracticeText {
  pageTitle(title: string): string;
  pageDescription(title: string): string;
  /** Back to the outcome. */
  readonly back: string;
  readonly steps: string;
  /** The last row of the steps: on to the river by the usual way. */
  readonly wayOn: string;
  /** Beside a step, for those who do not see its colour. */
  readonly state: Readonly<Record<"done" | "now" | "next", string>>;

  readonly deck: string;
  readonly piles: Readonly<Record<"stub" | "burns" | "board" | "aside" | "muck" | "out", string>>;
  /** Cards of the board that the mistake is about, after a plus: `3 + to return 1`. */
  readonly fate: Readonly<Record<Fate, string>>;
  /** The name of such a card, for those who do not see its ring. */
  readonly asked: Readonly<Record<Fate, (card: string) => string>>;
  /** The hand that the mistake is about; seats count from one here. */
  seat(seat: number): string;
  readonly unknownCard: string;
  readonly emptyPlace: string;
  readonly verbs: string;
  /** What was done, and how many cards lie where; the counts are written as `34`. */
  counted(verb: string, stub: string, burns: string, board: string): string;

  readonly players: string;
  /** The same where there is little room. */
  readonly playersShort: string;
  fewer(count: number): string;
  more(count: number): string;
  readonly again: string;
  readonly nextCase: string;
  readonly backToCase: string;
  readonly finished: string;
  flaws(count: number): string;

  readonly chances: string;
  readonly showChances: string;
  readonly hideChances: string;
  sameReturns(share: string): string;
  readonly exact: string;
  readonly everyChance: string;

  /** Where the text is silent: what to practise. */
  readonly silent: string;
  readonly noCards: string;
  readonly cannotOpen: string;

  readonly house: HouseText;
}
