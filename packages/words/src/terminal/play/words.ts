import type { CommandHelp } from "../words.ts";

/** The options of `play` that mean nothing, or something else, to the other commands. */
export type PlayOptionName =
  | "seats"
  | "mode"
  | "blinds"
  | "ante"
  | "straddle"
  | "seed"
  | "opponents"
  | "level"
  | "hands"
  | "pause"
  | "auto"
  | "coach"
  | "json"
  | "jsonl";

/** What can be typed at the table, by the letter that stands for it; longer words of a language mean the same. */
export const PLAY_KEYS = ["f", "c", "k", "l", "r", "a", "u", "t", "n", "h", "p", "s", "g", "?", "q"] as const;
/** One of {@link PLAY_KEYS}: fold, check or call, check, call, raise (or bet), all-in, undo, table, next hand, history, PHH, settle, coach, help, quit. */
export type PlayKey = (typeof PLAY_KEYS)[number];

/** Why what was typed at the table does nothing. Texts of a user arrive as they are shown. */
export type PlayFault =
  /** No key of this moment; `keys` is the line of those that are. */
  | { readonly code: "NOT_A_KEY"; readonly got: string; readonly keys: string }
  /** A raise or bet without its amount; both ends of what is possible, null where neither a bet nor a raise is. */
  | { readonly code: "AMOUNT_MISSING"; readonly range: readonly [string, string] | null }
  /** What follows `r` is no amount; `because` is the sentence on it. */
  | { readonly code: "AMOUNT_UNREADABLE"; readonly got: string; readonly because: string }
  | { readonly code: "NOTHING_TO_UNDO" }
  /** The hand is at play, and this key belongs to the time after it. */
  | { readonly code: "HAND_AT_PLAY"; readonly key: string }
  /** No pot of the hand is meant by it; `pots` are those left, as they are typed. */
  | { readonly code: "POT_UNKNOWN"; readonly got: string; readonly pots: string }
  | { readonly code: "NAME_UNKNOWN"; readonly got: string; readonly names: string }
  /** A line of JSON that holds no action. */
  | { readonly code: "ACTION_UNREADABLE"; readonly got: string }
  /** The hand cannot be written in a format. */
  | { readonly code: "NOT_WRITTEN"; readonly format: string };

/** What only `sidepot play` says. Numbers arrive written. One object of this type a language. */
export interface PlayLines {
  readonly help: CommandHelp;
  readonly options: Readonly<Record<PlayOptionName, string>>;
  /** Words that stand for a key, in lower case. */
  readonly spoken: Readonly<Partial<Record<PlayKey, readonly string[]>>>;
  /** `Blinds 50/100 · ante 100 · seed 7`; `ante` is its name with the amount, null where there is none. */
  table(blinds: string, ante: string | null, straddle: boolean, seed: string): string;
  /** `Min: Nit · Leo: Maniac`. */
  style(name: string, style: string): string;
  readonly columns: Readonly<Record<"player" | "stack" | "front" | "state" | "choice" | "worth", string>>;
  readonly states: Readonly<Record<"allIn" | "folded" | "button" | "toAct", string>>;
  /** `Your cards: A♣ 7♣`; `hand` is null before the flop. */
  yourCards(cards: string, hand: string | null): string;
  /** What may be done, a key and a word each. */
  readonly may: {
    readonly fold: string;
    readonly check: string;
    call(amount: string): string;
    bet(min: string, max: string): string;
    raise(min: string, max: string): string;
    allIn(amount: string): string;
    readonly help: string;
  };
  /** After the first press of `a`. */
  again(amount: string): string;
  /** What the keys do, a line each: while a hand is at play, and after it. */
  readonly keysAtPlay: readonly string[];
  readonly keysAfter: readonly string[];
  /** The keys after a hand, on one line. */
  readonly after: string;
  /** The same once no other hand follows. */
  readonly afterLast: string;
  /** `Back to the beginning of the street: Flop`. */
  undone(street: string): string;
  /** Above the pots as they are pushed. */
  readonly pushed: string;
  /** Above the hands that were shown. */
  readonly shown: string;
  /** What the hand came to for the person: `You: 7,350 (+1,000)`. */
  result(name: string, stack: string, net: string): string;
  /** How the deal can be made again. */
  proof(seed: string, hand: string): string;
  /** What is typed in the pause: `s1 Leo, m Leo Yu`. */
  howToPush(pots: string, example: string): string;
  /** The right answer, where nobody tried: `The answer: Side pot 1, 600, goes to Leo.` */
  answered(answer: string): string;
  readonly out: string;
  readonly wonAll: string;
  /** Somebody else has all the chips. */
  wonBy(name: string): string;
  /** At the end: `3 hands. +1,200`. */
  sum(hands: string, net: string | null): string;
  /** In front of the line for `sidepot settle`. */
  readonly settleLine: string;
  readonly reviewing: string;
  readonly nothingToReview: string;
  /** Beside the choice that was made, in the table of choices. */
  readonly made: string;
  fault(fault: PlayFault): string;
}
