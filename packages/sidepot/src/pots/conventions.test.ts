import { describe, expect, test } from "vitest";
import { awardPots } from "./award.ts";
import { layerPots, type Stake } from "./layers.ts";
import { potWarnings } from "./warnings.ts";

// What the rulebooks leave open, and how this house answers. Four kinds; each answer keeps every chip and says that it chose.

interface Case {
  readonly name: string;
  readonly stakes: readonly Stake[];
  readonly strength: readonly (number | null)[];
  readonly unit?: number;
  readonly button?: number;
  readonly returned: readonly [seat: number, amount: number] | null;
  readonly pots: readonly (readonly [amount: number, eligible: string])[];
  readonly won: readonly number[];
  readonly warnings: readonly string[];
}

const out = (bet: number): Stake => ({ bet, folded: true });
const live = (bet: number, dead = 0): Stake => ({ bet, dead });

const cases: readonly Case[] = [
  {
    name: "a folded player has the largest bet: its uncalled part comes back (15-B, 65-A), what was called stays",
    stakes: [out(4), out(1), live(1)],
    strength: [null, null, 0],
    returned: [0, 3],
    pots: [[3, "2"]],
    won: [0, 0, 3],
    warnings: ["UNCALLED_BY_FOLDED"],
  },
  {
    name: "the same with two still in, one of whom put nothing in",
    stakes: [out(1), out(1), live(0), live(1), out(9)],
    strength: [null, null, 5, 0, null],
    returned: [4, 8],
    pots: [[4, "3"]],
    won: [0, 0, 0, 4, 0],
    warnings: ["UNCALLED_BY_FOLDED"],
  },
  {
    name: "two folded players on top of everyone left: their chips join the last pot",
    stakes: [out(98), out(98), live(21), live(96)],
    strength: [null, null, 3, 2],
    returned: null,
    pots: [
      [84, "23"],
      [229, "3"],
    ],
    won: [0, 0, 84, 229],
    warnings: ["FOLDED_ABOVE_LIVE"],
  },
  {
    name: "both at once: the top one's excess comes back, the rest above the live total joins the pot",
    stakes: [out(766), out(910), live(766), out(850)],
    strength: [null, null, 9, null],
    returned: [1, 60],
    pots: [[3232, "2"]],
    won: [0, 0, 3232, 0],
    warnings: ["UNCALLED_BY_FOLDED", "FOLDED_ABOVE_LIVE"],
  },
  {
    name: "no chip makes the last sixteen: they go with the first odd unit",
    stakes: [live(50), live(125), live(125), live(100), live(122)],
    strength: [0, 1, 1, 1, 1],
    unit: 25,
    button: 2,
    returned: null,
    pots: [
      [250, "01234"],
      [200, "1234"],
      [66, "124"],
      [6, "12"],
    ],
    // The button is at seat 2, so odd units reach 3, 4, 0, 1, 2 in turn: pot by pot 75+75 to seats 3 and 4, 41 to seat 4, 6 to seat 1.
    won: [0, 131, 100, 125, 166],
    warnings: ["NOT_A_MULTIPLE_OF_UNIT"],
  },
  {
    name: "a live player who put nothing in plays for the dead money, and for nothing else",
    stakes: [live(300, 50), live(400, 25), live(0), live(50, 25), live(225, 25)],
    strength: [3, 8, 9, 7, 1],
    unit: 25,
    returned: [1, 100],
    pots: [
      [125, "01234"],
      [200, "0134"],
      [525, "014"],
      [150, "01"],
    ],
    won: [0, 875, 125, 0, 0],
    warnings: [],
  },
  {
    name: "nobody live has a chip in: those who still hold cards play for what is there",
    stakes: [live(0), out(7), out(7), live(0)],
    strength: [1, null, null, 1],
    returned: null,
    pots: [[14, "03"]],
    won: [7, 0, 0, 7],
    warnings: ["FOLDED_ABOVE_LIVE"],
  },
];

describe("what the rulebooks leave open", () => {
  test.each(cases)("$name", ({ stakes, strength, unit = 1, button = stakes.length - 1, returned, pots, won, warnings }) => {
    const cut = layerPots(stakes);
    if (!cut.ok) throw new Error(cut.error.code);
    const layers = cut.value;
    expect(layers.returned).toEqual(returned && { seat: returned[0], amount: returned[1] });
    expect(layers.pots.map((pot) => [pot.amount, pot.eligible.join("")])).toEqual(pots);
    const pushed = awardPots(layers, { high: { strength } }, { unit, button });
    if (!pushed.ok) throw new Error(pushed.error.code);
    const paid = stakes.map(() => 0);
    for (const { seat, amount } of pushed.value.flatMap((pot) => pot.awards ?? [])) paid[seat] = (paid[seat] ?? 0) + amount;
    expect(paid).toEqual(won);
    expect(potWarnings(stakes, layers, unit).map((w) => w.code)).toEqual(warnings);
  });
});
