import { rightWhere } from "../by-point.ts";
import { holdingOf } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import { BEFORE_FLOP, byPoint, MISDEAL, type Way } from "./way.ts";

/** What is asked about a player who was away when a misdeal was dealt, and is back for the second deal. */
export interface RedealFacts {
  /** Is he still serving a penalty? */
  readonly penalty: boolean;
}

/** The deal after a misdeal, and who plays in it (TDA 2024 35-C). */
export const misdealRedeal: Situation<RedealFacts> = {
  facts: { penalty: { kind: "yes-no", default: false } },
  points: ["redeal-absent"],
  // The seat alone: nothing is wrong with its cards.
  scene: () => ({ ...BEFORE_FLOP, marked: { at: "hand", cards: 0 } }),
  rule({ penalty }, book) {
    const skipped = neverRight("absent-skipped");
    const killed: Way = {
      ...MISDEAL,
      decision: "absent-killed",
      steps: [...MISDEAL.steps, { do: "kill-hand", whose: "absent" }],
      wrong: penalty ? [skipped, neverRight("button-moves-on")] : [rightWhere("absent-plays", "redeal-absent", "may-play"), skipped],
      why: ["same-deal-again"],
      notes: penalty ? ["penalty-hand-once"] : [],
    };
    const plays: Way = {
      ...MISDEAL,
      decision: "absent-may-play",
      wrong: [rightWhere("absent-dead", "redeal-absent", "killed"), skipped, neverRight("button-moves-on")],
      why: ["same-deal-again"],
    };
    // A penalty is served in the second deal too, where the text speaks of it.
    const mayPlay = penalty && holdingOf(book, "redeal-absent").value !== "floor" ? killed : plays;
    return byPoint(
      book,
      "redeal-absent",
      { "may-play": mayPlay, killed },
      { wrong: [skipped, neverRight("button-moves-on")], why: ["same-deal-again", "silent-others-hold"] },
    );
  },
};
