import { expect, test } from "vitest";
import { apply, legalActions, start } from "./apply.ts";
import { dueCount } from "./dealing.ts";
import { countByHand, type PerftCase, type PerftCount } from "./perft.oracle.ts";
import type { Action, Dealt, Hand } from "./types.ts";

/** The engine's count: every legal action of everybody, cards unseen. */
function countByEngine({ betting, stacks, button, blinds, grid }: PerftCase): PerftCount {
  const begun = start({ game: "holdem", betting, stacks, button, blinds });
  if (!begun.ok) throw new Error(begun.error.code);
  const count: PerftCount = { hands: 0, folded: 0, actions: 0 };
  const after = (hand: Hand, action: Action): Hand => {
    const done = apply(hand, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.code}`);
    return done.value.hand;
  };
  const visit = (hand: Hand): void => {
    const { phase } = hand;
    if (phase.at === "dealing") {
      visit(after(hand, { do: "deal", cards: new Array<Dealt>(dueCount(phase.due)).fill(null) }));
      return;
    }
    const legal = legalActions(hand);
    if (phase.at !== "betting" || !legal) {
      count.hands++;
      if (phase.at === "complete") count.folded++;
      return;
    }
    const seat = phase.toAct;
    const actions: Action[] = [
      { do: "fold", seat },
      { do: legal.check ? "check" : "call", seat },
    ];
    const range = legal.bet ?? legal.raise;
    if (range) {
      for (let to: number = range.min; to <= range.max; to++) {
        if (to === range.min || to === range.max || to % grid === 0) actions.push({ do: legal.bet ? "bet" : "raise", seat, to });
      }
    }
    for (const action of actions) {
      count.actions++;
      visit(after(hand, action));
    }
  };
  visit(begun.value.hand);
  return count;
}

// Betting, stacks, button, blinds, grid of the sizes; ways to the end, those that end with a fold, actions in the whole tree.
const TABLE: [PerftCase["betting"], number[], number, [number, number], number, number, number, number][] = [
  ["no-limit", [3, 9], 0, [2, 4], 1, 2, 1, 2],
  ["no-limit", [10, 10], 1, [1, 2], 1, 5257, 3088, 8344],
  ["no-limit", [10, 7], 0, [1, 2], 1, 1065, 600, 1664],
  ["no-limit", [30, 24], 0, [2, 4], 6, 11161, 6150, 17310],
  ["no-limit", [6, 6, 6], 0, [1, 2], 1, 3157, 1632, 5292],
  ["no-limit", [5, 3, 8], 1, [1, 2], 2, 801, 326, 1302],
  ["no-limit", [1, 5, 6], 2, [1, 2], 1, 137, 0, 220],
  ["no-limit", [9, 1, 7], 2, [2, 3], 1, 145, 0, 232],
  ["pot-limit", [12, 12], 0, [1, 2], 2, 4929, 2856, 7784],
  ["pot-limit", [14, 9], 1, [1, 2], 3, 2945, 1638, 4582],
  ["pot-limit", [6, 6, 6], 0, [1, 2], 2, 1681, 870, 2820],
  ["pot-limit", [7, 4, 9], 2, [1, 2], 3, 2591, 895, 4124],
  ["pot-limit", [9, 1, 6], 0, [1, 2], 3, 283, 0, 445],
  ["fixed-limit", [13, 17], 1, [1, 2], 1, 1565, 976, 2540],
  ["fixed-limit", [25, 25], 0, [1, 2], 1, 14193, 8420, 22612],
  ["fixed-limit", [9, 8, 7], 0, [1, 2], 1, 5379, 2514, 9049],
  ["fixed-limit", [5, 9, 11], 1, [1, 2], 1, 3813, 1522, 6318],
  ["fixed-limit", [5, 9, 12], 1, [2, 4], 1, 439, 179, 735],
];

test.each(TABLE)(
  "%s %j, button %i, blinds %j, sizes by %i: %i hands, %i folded, %i actions",
  (betting, stacks, button, blinds, grid, ...counts) => {
    const game: PerftCase = { betting, stacks, button, blinds, grid };
    const [hands, folded, actions] = counts;
    expect(countByHand(game)).toEqual({ hands, folded, actions });
    expect(countByEngine(game)).toEqual({ hands, folded, actions });
  },
);
