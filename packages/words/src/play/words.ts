import type { Level, Style } from "@sidepot/trainer/bots";
import type { Ante, Mode, PushFault, QuestionPot, TableProblem } from "@sidepot/trainer/table";
import type { Lang } from "../words.ts";

/** Something to choose: its name, and what it means in one line. */
export interface Choice {
  readonly name: string;
  readonly about: string;
}

/**
 * What one language says at the practice table, on a screen and in a terminal. One object of this type a language, so that a
 * missing text is a compile error. Chips are integers in the smallest unit.
 */
export interface PlayWords {
  readonly lang: Lang;
  readonly styles: Readonly<Record<Style, Choice>>;
  readonly levels: Readonly<Record<Level, Choice>>;
  readonly modes: Readonly<Record<Mode, Choice>>;
  readonly antes: Readonly<Record<Ante, Choice>>;
  /** Names for opponents, in the order in which they are given out; none of them is `you`. */
  readonly opponents: readonly string[];
  /** The person, alone: on a plate, above a column. */
  readonly you: string;
  /** The person in the middle of a sentence. */
  readonly youIn: string;
  /**
   * A sentence of the house in which the person goes by `youIn`, as it is said to them: `you takes 600` → `You take 600`,
   * `나가` → `내가`.
   */
  addressed(sentence: string): string;
  readonly yourTurn: string;
  /** Whose turn it is: `Leo’s turn`. */
  turnOf(name: string): string;
  /** `Hand 14`. */
  handNumber(hand: number): string;
  /** `Main pot 2,000`. */
  potOf(pot: number, amount: number): string;
  /** Pots in the middle of a sentence: `the main pot and side pot 1`. */
  potsIn(pots: readonly number[]): string;
  /** `Leo wins side pot 1: 600`; the person by `youIn`. */
  wins(name: string, pot: number, amount: number): string;
  /** Why a table cannot be opened or gone on with, and how to mend it. */
  problem(problem: TableProblem): string;
  /** The pause before the pots are pushed. Names are by seat, the person by `youIn`. */
  readonly question: {
    /** `Which pot first, and to whom?` */
    readonly ask: string;
    /** A push that is right: `Right: side pot 1, 600, goes to Leo.` */
    right(pot: QuestionPot, names: readonly string[]): string;
    /** The answer, where it was not found: `Side pot 1, 600, goes to Leo.` */
    answer(pot: QuestionPot, names: readonly string[]): string;
    /** Why a push is wrong, and what is right. */
    fault(fault: PushFault, names: readonly string[]): string;
  };
}
