import type { Seat } from "sidepot";
import { type Award, clockwiseFrom } from "sidepot/pots";
import { type HandRank, isHiLo } from "sidepot/ranking";
import { oddChipRule, type Settlement } from "sidepot/showdown";
import { sideOf } from "./hands.ts";
import { nameAt } from "./text.ts";

/**
 * Why odd units lie where they lie: the first winners left of the button, all to the first of them, by the highest cards, or
 * (low half of a pot whose halves the same players share) to those first who had none of the high half.
 */
type OddPlace = "clockwise" | "all-to-first" | "high-card" | "after-high";

/** Odd units of one pot or half of it, and who takes them. */
export interface OddFacts {
  /** Odd units. */
  readonly units: number;
  /** Chips that one unit is. */
  readonly unit: number;
  /** What is left below one unit; it goes with the first odd unit. */
  readonly below: number;
  /** Who takes odd units, in their order. */
  readonly takers: readonly string[];
  /** Who takes what is left below one unit. */
  readonly first: string;
  readonly placed: OddPlace;
  /** TDA 2024 20 says where this odd chip goes. */
  readonly cited: boolean;
}

/** One pot, or one half of it, as it is shared. */
export interface PartFacts {
  /** Null where the game does not split its pots. */
  readonly side: "high" | "low" | null;
  /** By which side the hand is named. */
  readonly reading: "high" | "low";
  readonly amount: number;
  readonly shares: readonly { readonly name: string; readonly amount: number }[];
  /** The hand that won, where the cards are known. */
  readonly rank: HandRank | null;
  readonly odd: OddFacts | null;
}

/** Who gets one pot, as data for a sentence. */
export type AwardFacts =
  | { readonly kind: "waiting"; readonly names: readonly string[]; readonly board: boolean }
  | { readonly kind: "uncontested"; readonly name: string; readonly amount: number }
  | {
      readonly kind: "won";
      readonly parts: readonly PartFacts[];
      /** The one player who takes both halves. */
      readonly scoop: { readonly name: string; readonly amount: number } | null;
      /** A game that splits pots, and no low. */
      readonly noLow: boolean;
      /** The halves differ by this much, an odd unit that the high side keeps; 0 where they do not. */
      readonly oddHalf: number;
      /** The best hand, which may not win every pot, and all that it won. */
      readonly everything: { readonly name: string; readonly amount: number } | null;
    };

/** Who gets one pot of a settled hand, as data for a sentence; null where there is no such pot. */
export function awardFacts(settlement: Settlement, index: number): AwardFacts | null {
  const { names, unit, game } = settlement;
  const pot = settlement.layers.pots[index];
  const answer = settlement.awards[index];
  if (!pot || !answer) return null;
  const { awards } = answer;
  if (awards === null) {
    const board = settlement.warnings.some((w) => w.code === "BOARD_INCOMPLETE");
    return { kind: "waiting", names: answer.missing.map((seat) => nameAt(names, seat)), board };
  }
  const only = awards[0];
  if (answer.uncontested && only) return { kind: "uncontested", name: nameAt(names, only.seat), amount: only.amount };

  // What is pushed: the pot less the house's share.
  const amount = pot.amount - (settlement.rake?.pots[index] ?? 0);
  const split = isHiLo(game) && awards.some((award) => award.side !== undefined);
  const parts = split
    ? (["high", "low"] as const).flatMap((side) => {
        const own = awards.filter((award) => award.side === side);
        return own.length > 0 ? [part(settlement, own, side, amount)] : [];
      })
    : [part(settlement, awards, null, amount)];
  const winners = new Set(awards.map((award) => award.seat));
  const both = split && parts.length === 2 && winners.size === 1 && only ? { name: nameAt(names, only.seat), amount } : null;
  const halves = parts.length === 2 ? (parts[0]?.amount ?? 0) - (parts[1]?.amount ?? 0) : 0;
  return {
    kind: "won",
    parts,
    scoop: both,
    noLow: split && parts.length === 1 && amount >= 2 * unit,
    oddHalf: both || halves < unit ? 0 : unit,
    everything: everything(settlement, index),
  };
}

function part(settlement: Settlement, awards: readonly Award[], side: "high" | "low" | null, potAmount: number): PartFacts {
  const { names, showdown, game } = settlement;
  const reading = side ?? sideOf(game);
  const first = awards[0];
  return {
    side,
    reading,
    amount: awards.reduce((sum, award) => sum + award.amount, 0),
    shares: awards.map((award) => ({ name: nameAt(names, award.seat), amount: award.amount })),
    rank: (first && showdown?.[reading]?.hands[first.seat]) ?? null,
    odd: first && awards.length > 1 ? odd(settlement, awards, first, side === "low" ? 0 : potAmount % settlement.unit) : null,
  };
}

function odd(settlement: Settlement, awards: readonly Award[], first: Award, below: number): OddFacts | null {
  const { names, unit, game } = settlement;
  const units = awards.reduce((sum, award) => sum + award.oddChips, 0);
  if (units === 0 && below === 0) return null;
  const placed = oddPlace(settlement, awards, first);
  return {
    units,
    unit,
    below,
    takers: awards.filter((award) => award.oddChips > 0).map((award) => nameAt(names, award.seat)),
    first: nameAt(names, first.seat),
    placed,
    // The rule names one odd chip, not several.
    cited: units === 1 && placed === (oddChipRule(game) === "high-card-by-suit" ? "high-card" : "clockwise"),
  };
}

function oddPlace({ button, names, oddChips }: Settlement, awards: readonly Award[], first: Award): OddPlace {
  if (oddChips === "all-to-first") return oddChips;
  if (first.oddBy === "high-card") return first.oddBy;
  const nearest = clockwiseFrom(button, names.length).find((seat) => awards.some((award) => award.seat === seat));
  return first.seat === nearest ? "clockwise" : "after-high";
}

/** Said with the main pot: its one winner won every pot that the winner may win, and there is one that the winner may not. */
function everything(settlement: Settlement, index: number): { readonly name: string; readonly amount: number } | null {
  const { layers, awards, names, won } = settlement;
  const seat: Seat | undefined = awards[0]?.awards?.[0]?.seat;
  if (index !== 0 || seat === undefined || awards[0]?.uncontested) return null;
  let shut = false;
  for (const [i, pot] of layers.pots.entries()) {
    if (!pot.eligible.includes(seat)) shut = true;
    else if (!awards[i]?.awards?.every((award) => award.seat === seat)) return null;
  }
  return shut ? { name: nameAt(names, seat), amount: won[seat] ?? 0 } : null;
}
