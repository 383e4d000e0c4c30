import type { ShowRules } from "sidepot/showdown";

/** How a player's cards stand. */
export type Mark = "shown" | "hidden" | "killed";

/** What the Showdown screen says beside the referee's own sentences. Numbers arrive written out, names of cards by `Words.cardName`. */
export interface ShowdownText {
  readonly board: string;
  readonly cardsOf: (name: string) => string;
  /** The same in the middle of a sentence. */
  readonly theirCards: (name: string) => string;
  /** `flop, first card`, `turn`; counted from 0. */
  readonly boardSlot: (at: number) => string;
  /** `D, second card`. */
  readonly handSlot: (name: string, at: number) => string;
  readonly empty: (slot: string) => string;
  readonly unknownCard: string;
  /** Half a card: the rank 0-12 or the suit 0-3 that was chosen. */
  readonly rankHalf: (rank: number) => string;
  readonly suitHalf: (suit: number) => string;
  /** `8, suit?` */
  readonly suitAsked: (rank: string) => string;
  readonly rankKeys: string;
  readonly suitKeys: string;
  /** Clubs, diamonds, hearts, spades. */
  readonly suits: readonly [string, string, string, string];
  readonly onBoard: string;
  readonly hasIt: (name: string) => string;
  /** A place in a row: `on the board`, `with D`. */
  readonly alreadyOnBoard: (card: string) => string;
  readonly alreadyWith: (card: string, name: string) => string;
  readonly rankGone: (rank: string) => string;
  /** Short decks begin at the six. */
  readonly notInDeck: string;
  readonly strange: (card: string) => string;
  /** Of a pasted text: a card in it is there twice; more cards than places; and, after why, that none was put in. */
  readonly twice: (card: string) => string;
  readonly noRoom: (cards: number, room: number) => string;
  readonly noneTaken: (why: string) => string;
  readonly typeCards: string;
  readonly typeHint: string;
  readonly letterKeys: string;
  readonly letterKeysNote: string;

  readonly see: string;
  readonly seeSoFar: string;
  readonly nothingYet: string;
  readonly game: string;
  readonly whoShows: string;
  readonly whoShowsShort: string;
  readonly options: string;
  readonly clearCards: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly markOf: (name: string) => string;
  readonly hiddenRow: string;
  readonly killedRow: string;
  /** TDA 2024 16. */
  readonly tableEveryHand: (names: string) => string;

  readonly takes: (name: string) => string;
  readonly best: (name: string) => string;
  readonly tie: (names: string) => string;
  readonly sides: Readonly<Record<"high" | "low", string>>;
  readonly halfOf: (side: "high" | "low", amount: string) => string;
  readonly noLow: string;
  readonly doesNotQualify: string;
  readonly oddChip: (count: number) => string;
  readonly everything: (name: string, amount: string) => string;
  readonly uncontested: string;
  /** A note about the hands of those named. */
  readonly noteOf: (names: string, note: string) => string;
  readonly decided: string;
  /** Who takes a pot, and that it is decided already. */
  readonly decidedLine: (line: string) => string;
  readonly stillMissing: (slots: string) => string;
  readonly pots: string;
  readonly chipsAfter: (pots: number) => string;
  readonly plays: string;
  readonly wins: string;
  readonly pushedNext: (pot: string) => string;
  readonly pushedLast: string;
  readonly pushed: string;
  readonly nextPot: (pot: string) => string;
  readonly allPushed: string;
  readonly toTable: string;
  readonly turn: string;
  readonly sayAloud: string;
  readonly stop: string;
  /** A line of the script: which pot, then what is said of it. */
  readonly said: (pot: string, line: string) => string;
  readonly seats: string;
  readonly enterMissing: string;

  readonly ruleSet: string;
  readonly ruleSets: Readonly<Record<ShowRules, string>>;
  readonly lastBet: string;
  readonly movedAllIn: string;
  readonly firstToAct: string;
  readonly nobody: string;
  readonly leftOfButton: string;
  readonly basis: string;
}
