import { rightWhere } from "../by-point.ts";
import type { Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import type { ActionsFacts } from "./action.ts";
import { BEFORE_FLOP, byPoint, type Deadline, deadlineOf, MISDEAL, within } from "./way.ts";

/** The button was at the wrong seat when the hand was dealt (TDA 2024 34-A). */
export function wrongButton(deadline: Deadline, book: Rulebook): Ruling {
  const { on = [], notes = [] } = within(deadline);
  if (deadline.over) {
    return byPoint(
      book,
      "button-wrong-late",
      {
        stands: {
          decision: "button-stands",
          steps: [{ do: "let-stand" }],
          wrong: [
            neverRight("misdeal-anyway"),
            rightWhere("button-fixed-next-hand", "button-wrong-late", "next-hand"),
            neverRight("button-fixed-any-time"),
          ],
          why: ["button-early-late"],
          on,
          notes: ["button-not-turned-back", ...notes],
        },
        "next-hand": {
          decision: "button-next-hand",
          steps: [{ do: "let-stand" }, { do: "move-button", to: "right-seat", nextHand: true }],
          wrong: [
            neverRight("misdeal-anyway"),
            neverRight("button-fixed-any-time"),
            rightWhere("button-left-alone", "button-wrong-late", "stands"),
          ],
          why: ["too-late"],
          on,
          notes,
        },
      },
      { wrong: [neverRight("misdeal-anyway"), neverRight("button-fixed-any-time")], why: ["too-late", "silent-others-hold"], notes },
    );
  }
  return byPoint(
    book,
    "button-wrong",
    {
      fix: {
        decision: "button-corrected",
        steps: [{ do: "call-floor" }, { do: "move-button", to: "right-seat" }],
        unchanged: ["burns"],
        wrong: [rightWhere("button-is-misdeal", "button-wrong", "misdeal"), neverRight("nothing-happened")],
        why: ["button-early-late"],
        on,
        notes: ["button-fix-not-stated", ...notes],
      },
      misdeal: {
        ...MISDEAL,
        steps: [{ do: "return-bets" }, { do: "move-button", to: "right-seat" }, { do: "redeal-hand" }],
        unchanged: [],
        wrong: [neverRight("nothing-happened"), neverRight("bets-stay-in")],
        why: ["deal-starts-over"],
        on,
        notes,
      },
    },
    { wrong: [neverRight("nothing-happened")], why: ["silent-others-hold"], notes: ["cause-not-listed", ...notes] },
  );
}

/** The same as a misdeal whose cause is the button, under the name that people look for. */
export const wrongButtonSituation: Situation<ActionsFacts> = {
  facts: { actions: { kind: "actions", default: [] } },
  points: ["button-wrong", "button-wrong-late", "substantial-action"],
  scene: () => ({ ...BEFORE_FLOP, wrongButton: true }),
  rule: ({ actions }, book) => wrongButton(deadlineOf(actions, book), book),
};
