import type { Act } from "../facts.ts";
import type { PointName } from "../points.ts";
import type { Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import type { Scene } from "../table/scene.ts";
import { wrongButton } from "./button.ts";
import { wrongCount } from "./count.ts";
import { exposedOnDeal } from "./exposed.ts";
import { boxedOnDeal, foreignOnDeal } from "./scrap.ts";
import { BEFORE_FLOP, byPoint, type Deadline, deadlineOf, goesOn, HAND, MISDEAL, tooLate, within } from "./way.ts";

/** What can go wrong while the first cards are dealt. */
const CAUSES = [
  "exposed-cards",
  "wrong-card-count",
  "boxed-cards",
  "first-card-wrong-seat",
  "dealt-to-wrong-seat",
  "seat-dealt-out",
  "card-out-of-sequence",
  "foreign-card",
  "wrong-button",
] as const;
/** One of {@link CAUSES}. */
type Cause = (typeof CAUSES)[number];

/** What is asked about a mistake on the first deal. */
export interface MisdealFacts {
  readonly cause: Cause;
  /**
   * Boxed cards found, cards that the hand holds, or cards exposed. Null: not known, which is enough where every number has the
   * same answer, and where the button's hand is short.
   */
  readonly count: number | null;
  /** Exposed: was one of them the first or second card off the deck? */
  readonly firstOrSecond: boolean;
  /** Wrong number: is the short hand the button's? */
  readonly button: boolean;
  /** Wrong number or foreign card: has that hand acted already? */
  readonly handActed: boolean;
  /** What was done after the blinds, in turn. */
  readonly actions: readonly Act[];
}

const SEATING = {
  "first-card-wrong-seat": "deal-first-card",
  "dealt-to-wrong-seat": "deal-wrong-seat",
  "seat-dealt-out": "deal-seat-out",
  "card-out-of-sequence": "deal-sequence",
} as const satisfies Partial<Record<Cause, PointName>>;

/** A mistake on the first deal: what is a misdeal, until when, and what is done instead (TDA 2024 35-38). */
export const misdeal: Situation<MisdealFacts> = {
  facts: {
    cause: { kind: "one-of", values: CAUSES },
    count: { kind: "count", least: 1, most: 10, default: null },
    firstOrSecond: { kind: "yes-no", default: false },
    button: { kind: "yes-no", default: false },
    handActed: { kind: "yes-no", default: false },
    actions: { kind: "actions", default: [] },
  },
  points: [
    "substantial-action",
    "misdeal-too-late",
    "deal-exposed-one",
    "deal-exposed-first",
    "deal-exposed-two",
    "deal-exposed-late",
    "deal-short",
    "deal-short-button",
    "deal-extra",
    "deal-extras",
    "deal-count-late",
    "deal-boxed",
    "deal-one-boxed",
    "deal-first-card",
    "deal-wrong-seat",
    "deal-seat-out",
    "deal-sequence",
    "deal-foreign",
    "button-wrong",
    "button-wrong-late",
  ],
  scene: ({ cause, count }) => sceneOf(cause, count),
  missing(facts, book) {
    if (facts.count !== null) return null;
    const answers = COUNTS[facts.cause]?.(facts).map((count) => answerOf(ruled({ ...facts, count }, book))) ?? [];
    return new Set(answers).size > 1 ? "count" : null;
  },
  rule: (facts, book) => ruled(facts, book),
};

/** Numbers that stand for all there can be: one short, one and two too many; one card and more than one. */
const COUNTS: { readonly [C in Cause]?: (facts: MisdealFacts) => readonly number[] } = {
  "exposed-cards": () => [1, 2],
  "boxed-cards": () => [1, 2],
  "wrong-card-count": ({ button }) => (button ? [HAND - 1] : [HAND - 1, HAND + 1, HAND + 2]),
};

/** What has to be done, as one text: two rulings with the same one differ in what is said beside it alone. */
const answerOf = ({ decision, steps, choices = [] }: Ruling): string =>
  JSON.stringify([decision, steps, choices.map((choice) => [choice.decision, choice.steps])]);

function ruled({ cause, count, firstOrSecond, button, handActed, actions }: MisdealFacts, book: Rulebook): Ruling {
  const deadline = deadlineOf(actions, book);
  switch (cause) {
    case "exposed-cards":
      return exposedOnDeal(count ?? 2, firstOrSecond, deadline, book);
    case "wrong-card-count":
      return wrongCount(count ?? HAND - 1, button, handActed, deadline, book);
    case "boxed-cards":
      return boxedOnDeal(count ?? 2, deadline, book);
    case "foreign-card":
      return foreignOnDeal(handActed, deadline, book);
    case "wrong-button":
      return wrongButton(deadline, book);
    default:
      return wronglySeated(SEATING[cause], deadline, book);
  }
}

/** A card went to the wrong place: all hands from there on are not those that the deck held for them. */
function wronglySeated(name: (typeof SEATING)[keyof typeof SEATING], deadline: Deadline, book: Rulebook): Ruling {
  if (deadline.over) return tooLate(deadline, book, "swap-cards", name === "deal-wrong-seat" ? ["empty-seat-cards"] : []);
  const wrong = [neverRight("swap-cards"), neverRight("button-moves-on")] as const;
  return byPoint(
    book,
    name,
    {
      misdeal: {
        ...MISDEAL,
        wrong: [...wrong, neverRight("bets-stay-in")],
        why: ["deal-starts-over", "same-deal-again"],
        ...within(deadline),
      },
      "play-on": { ...goesOn(), wrong: [neverRight("swap-cards")], why: ["one-card-is-mended"], ...within(deadline) },
    },
    { wrong: [neverRight("swap-cards")], why: ["silent-others-hold"], notes: ["cause-not-listed", ...deadline.notes] },
  );
}

function sceneOf(cause: Cause, count: number | null): Scene {
  switch (cause) {
    case "exposed-cards":
    case "boxed-cards":
      return { ...BEFORE_FLOP, marked: { at: "hand", cards: Math.min(count ?? HAND, HAND) } };
    case "foreign-card":
      return { ...BEFORE_FLOP, marked: { at: "hand", cards: 1 } };
    case "wrong-card-count": {
      const extra = (count ?? HAND - 1) - HAND;
      return { ...BEFORE_FLOP, marked: { at: "hand", cards: Math.max(0, extra), extra } };
    }
    case "wrong-button":
      return { ...BEFORE_FLOP, wrongButton: true };
    default:
      return BEFORE_FLOP;
  }
}
