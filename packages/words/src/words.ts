import type { Problem, Warning } from "sidepot";
import type { Card } from "sidepot/cards";
import type { Layers } from "sidepot/pots";
import type { Game, HandNote, HandRank, Why } from "sidepot/ranking";
import type { Settlement, ShowOrder } from "sidepot/showdown";
import type { AmountFault } from "./amount.ts";
import type { DeadKind } from "./sums.ts";

/** The languages of the house. */
export const LANGS = ["en", "ko", "ja"] as const;
/** One of them. */
export type Lang = (typeof LANGS)[number];

/**
 * Everything that one language says. Each language is one object of this type, so that a sentence missing in one of them
 * is a compile error. Chips are integers in the smallest unit; `names` are the players' names by seat.
 */
export interface Words {
  readonly lang: Lang;
  /** `12,300`. */
  chips(amount: number): string;
  /** `12,300 chips`, `12,300칩`, `12,300枚`; number and counter never part at a line's end. */
  chipsCounted(amount: number): string;
  /** At most six characters: `12,300`, `90K`, `9만`, `9万`. Exact or rounded down to the digits shown. */
  chipsCompact(amount: number): string;
  /** `A, B and C`. */
  list(names: readonly string[]): string;
  /** `A, B or C`. */
  listOr(names: readonly string[]): string;
  /** `M`, `S1`, `S2`: the same in every language. */
  potTag(pot: number): string;
  /** `Main pot`, `Side pot 1`. */
  potName(pot: number): string;
  /** `3 pots`; none and one read right too. */
  potCount(pots: number): string;
  /**
   * The one arithmetic line: `13,500 = 2,500 × 5 (A B C D E) + ante 1,000`. Right for partial folded shares and chips above the cut.
   * `dead` says what the dead money is where that is known: `ante` for a big blind ante; `dead money` otherwise.
   */
  potArithmetic(layers: Layers, pot: number, names: readonly string[], dead?: DeadKind): string;
  /** Who may win it and who may not, and why: `A, B, C or D. E folded: the chips stay, E cannot win them.` */
  potStanding(layers: Layers, pot: number, names: readonly string[]): string;
  /** `7,700 was not called. It goes back to D.` */
  returnLine(name: string, amount: number): string;
  /** `Side pot 2, 12,600: C and D only.` as a dealer says it before the cards are known; `D takes it, uncontested` where one may win. */
  potScript(layers: Layers, pot: number, names: readonly string[]): string;
  /** Who gets one pot of a settled hand and why odd chips lie where they lie. One sentence or two. */
  awardLine(settlement: Settlement, pot: number): string;
  /** `Full house, queens full of twos`. */
  handName(rank: HandRank, game: Game, side: "high" | "low"): string;
  /** Why one hand beats the next, or ties. */
  why(why: Why): string;
  note(note: HandNote): string;
  /** In which order hands are shown, and why. */
  showing(order: ShowOrder, names: readonly string[]): string;
  /** `ace of spades`, for assistive technology. */
  cardName(card: Card): string;
  /** A game in the middle of a sentence: `five-card Omaha`. */
  gameName(game: Game): string;
  /** Where a path of the input leads: `player 2 (bet)`, or with names `B (bet)`; an unknown path as it is. */
  place(path: string, names?: readonly string[]): string;
  /** What is wrong, where, and how to mend it. */
  problem(problem: Problem): string;
  /** What is wrong with an amount that was typed, and how to mend it. */
  amount(fault: AmountFault): string;
  warning(warning: Warning, names: readonly string[]): string;
}
