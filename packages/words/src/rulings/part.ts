import type {
  BettingDecision,
  BettingFacts,
  BettingNote,
  BettingPoints,
  BettingStep,
  BettingWhy,
  BettingWrong,
  BoardDecision,
  BoardFacts,
  BoardNote,
  BoardPoints,
  BoardWhy,
  BoardWrong,
  DealDecision,
  DealFacts,
  DealNote,
  DealPoints,
  DealWhy,
  DealWrong,
  RoomDecision,
  RoomFacts,
  RoomNote,
  RoomPoints,
  RoomStep,
  RoomWhy,
  RoomWrong,
  ShowdownDecision,
  ShowdownFacts,
  ShowdownNote,
  ShowdownPoints,
  ShowdownStep,
  ShowdownWhy,
  ShowdownWrong,
} from "sidepot/rulings";

/** One thing to look for. */
export interface CaseWords {
  /** As short as a list needs it: `Turn dealt early`. */
  readonly title: string;
  /** The one question, and its answers by their ids; left out where nothing is asked. Answers fit on a button. */
  readonly question?: string;
  readonly answers?: Readonly<Record<string, string>>;
  /** What people type when they look for it: slang, short forms, usual misspellings. */
  readonly slang: readonly string[];
}

/** A fact as a question or a label; `values` by value where it has some. */
export interface FactWords {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What is said of one group of situations, from its codes. One object of this type a language and a group. */
interface Part<D extends string, W extends string, Y extends string, N extends string, S extends { readonly do: string }, P, F> {
  /** The decision in a few words. */
  readonly decisions: Readonly<Record<D, string>>;
  /** What people say instead, as they say it, without quotation marks. */
  readonly wrong: Readonly<Record<W, string>>;
  /** One or two whole sentences. */
  readonly why: Readonly<Record<Y, string>>;
  readonly notes: Readonly<Record<N, string>>;
  /** Steps of this group alone, verb first where the language allows; no full stop. */
  readonly steps: { readonly [K in S["do"]]: (step: Extract<S, { readonly do: K }>) => string };
  /** The points of a rulebook, with what each value means, as the house editor lists them. */
  readonly points: {
    readonly [K in keyof P]: { readonly name: string; readonly values: Readonly<Record<P[K] & string, string>> };
  };
  readonly situations: {
    readonly [K in keyof F]: { readonly name: string; readonly facts: { readonly [N in keyof F[K]]: FactWords } };
  };
  /** By the ids of the group's cases. */
  readonly cases: Readonly<Record<string, CaseWords>>;
}

/** Board cards and burns; their steps are the table's own. */
export type BoardPart = Part<BoardDecision, BoardWrong, BoardWhy, BoardNote, never, BoardPoints, BoardFacts>;
/** Dealing; its steps are the table's own. */
export type DealPart = Part<DealDecision, DealWrong, DealWhy, DealNote, never, DealPoints, DealFacts>;
/** Betting. */
export type BettingPart = Part<BettingDecision, BettingWrong, BettingWhy, BettingNote, BettingStep, BettingPoints, BettingFacts>;
/** Showdown and pots. */
export type ShowdownPart = Part<ShowdownDecision, ShowdownWrong, ShowdownWhy, ShowdownNote, ShowdownStep, ShowdownPoints, ShowdownFacts>;
/** Seats, devices, time. */
export type RoomPart = Part<RoomDecision, RoomWrong, RoomWhy, RoomNote, RoomStep, RoomPoints, RoomFacts>;
