import { rightWhere } from "../by-point.ts";
import type { Act } from "../facts.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import type { Scene } from "../table/scene.ts";
import { byPoint, deadlineOf, MISDEAL, tooLate, type Way, within } from "./way.ts";

/** What is asked about a down card of a stud hand that the dealer exposed. */
export interface StudExposedFacts {
  /** What was done after the forced bet, in turn. */
  readonly actions: readonly Act[];
}

/** The first or second down card came face up: it is the upcard, and the third comes down (TDA 2024 RP-10-A). */
export const studExposedDowncard: Situation<StudExposedFacts> = {
  facts: { actions: { kind: "actions", default: [] } },
  points: ["stud-downcard", "misdeal-too-late", "substantial-action"],
  scene: () => ({ game: "stud", betting: "preflop", owed: true, burns: 0, board: {}, hole: 2, marked: { at: "hand", cards: 1 } }),
  rule({ actions }, book) {
    const deadline = deadlineOf(actions, book);
    const turns: Way = {
      decision: "downcard-turns-upcard",
      steps: [{ do: "third-card-down" }],
      wrong: [rightWhere("stud-misdeal", "stud-downcard", "misdeal"), neverRight("replace-at-once")],
      why: ["up-and-down-even-out"],
    };
    const misdeal: Way = {
      ...MISDEAL,
      wrong: [rightWhere("stud-upcard", "stud-downcard", "turns-upcard"), neverRight("button-moves-on")],
      why: ["deal-starts-over", "same-deal-again"],
      ...within(deadline),
    };
    const ruled = byPoint(
      book,
      "stud-downcard",
      { "turns-upcard": turns, misdeal },
      { wrong: [neverRight("replace-at-once")], why: ["silent-others-hold"], notes: deadline.notes },
    );
    return deadline.over && ruled.decision !== "downcard-turns-upcard" ? tooLate(deadline, book, "replace-at-once") : ruled;
  },
};

/** What is asked about a stud card that came early. */
export interface StudPrematureFacts {
  /** Was somebody still owed an action when the card came? */
  readonly actionPending: boolean;
  /** Is any betting still to be finished now? Null: as `actionPending`. */
  readonly bettingLeft: boolean | null;
}

/** It goes back, the stub is shuffled, and the street comes without another burn (TDA 2024 RP-5-D). */
export const studPrematureCard: Situation<StudPrematureFacts> = {
  facts: { actionPending: { kind: "yes-no" }, bettingLeft: { kind: "yes-no", default: null } },
  points: ["stud-premature"],
  scene: ({ actionPending, bettingLeft }) => ({
    game: "stud",
    betting: "preflop",
    owed: bettingLeft ?? actionPending,
    burns: 1,
    board: {},
    hole: 3,
    marked: { at: "hand", cards: 1, extra: 1 },
  }),
  rule({ actionPending, bettingLeft }, book) {
    if (!actionPending) return onTime(book);
    const finish: readonly Step[] = (bettingLeft ?? actionPending) ? [{ do: "finish-betting" }] : [];
    return byPoint(book, "stud-premature", {
      reshuffle: {
        decision: "stud-card-redealt",
        steps: [
          ...finish,
          { do: "keep-burns" },
          { do: "return-to-stub", cards: ["marked"] },
          { do: "shuffle-stub", faceDown: true },
          { do: "deal", street: "stud-street", burn: false },
        ],
        wrong: [neverRight("early-stud-card-stays"), neverRight("burn-again"), neverRight("deal-hand-again")],
        why: ["early-card-goes-back"],
        notes: ["one-burn-as-ever"],
      },
      stands: {
        decision: "stud-card-stays",
        steps: [...finish, { do: "let-stand" }],
        wrong: [neverRight("deal-hand-again")],
        why: ["cards-to-come-unknown"],
      },
    });
  },
};

/** Nobody was owed an action: the card is the next street's, only dealt sooner than people thought. */
const onTime = (book: Rulebook): Ruling => ({
  decision: "stud-card-stays",
  steps: [{ do: "let-stand" }],
  on: [holdingOf(book, "stud-premature")],
  wrong: [neverRight("redeal-though-complete"), neverRight("deal-hand-again")],
  why: ["premature-means-unfinished"],
});

/** What is counted before the seventh card of a stud hand. */
export interface ShortStubFacts {
  readonly stub: number;
  readonly live: number;
  /** Burns of the streets before. */
  readonly burns: number;
}

/** Too few cards to be worth burning one and sharing one: below this the burns go in first. */
const LEAST_FOR_SHARED = 3;

/** Beside a card for each hand: the burn, and the last card of the deck, which is not dealt (TDA 2024 RP-10-H, WSOP live 232). */
const BURN_AND_LAST = 2;

/** The stub may be too short for a last card for each stud hand (TDA 2024 RP-10-H). */
export const studShortStub: Situation<ShortStubFacts> = {
  facts: {
    stub: { kind: "count", least: 1, most: 39 },
    live: { kind: "count", least: 2, most: 8 },
    burns: { kind: "count", least: 1, most: 3, default: 3 },
  },
  points: ["stud-shortage"],
  scene: ({ stub, live, burns }) => shortScene(stub, live, burns),
  rule({ stub, live, burns }, book) {
    const needed = live + BURN_AND_LAST;
    const wrong = [neverRight("last-ones-get-none"), neverRight("muck-in-too")] as const;
    const why = ["stud-seventh-for-all"] as const;
    if (stub >= needed) {
      // Enough is enough by every book; it rests on no rule for a shortage.
      const plain: Way = { decision: "stud-deals-on", steps: [{ do: "deal", street: "stud-street", burn: true }], wrong, why };
      return { ...plain, on: [{ value: "enough", basis: "practice", cites: [], choices: [] }] };
    }
    const shared: Way =
      stub < LEAST_FOR_SHARED
        ? {
            decision: "stud-shared-with-burns",
            steps: [{ do: "mix-into-stub", cards: ["burns"] }, { do: "cut-stub" }, { do: "deal", street: "shared-seventh", burn: true }],
            unchanged: ["button", "bets"],
            wrong,
            why,
            notes: ["sixth-street-order"],
          }
        : {
            decision: "stud-shared",
            steps: [{ do: "deal", street: "shared-seventh", burn: true }],
            wrong,
            why,
            notes: ["sixth-street-order"],
          };
    const withBurns: Way = {
      decision: "stud-with-burns",
      steps: [{ do: "mix-into-stub", cards: ["burns"] }, { do: "cut-stub" }, { do: "deal", street: "stud-street", burn: true }],
      unchanged: ["button", "bets"],
      wrong,
      why,
    };
    const enough = stub + burns >= needed;
    const open = { wrong, why: [...why, "silent-others-hold"], notes: ["cash-shared-order-open"] } as const;
    const ways = { "burns-then-shared": enough ? withBurns : shared, shared };
    return byPoint(book, "stud-shortage", ways, open);
  },
};

const STUD_BEFORE_LAST = 6;

function shortScene(stub: number, live: number, burns: number): Scene {
  return { game: "stud", betting: "river", owed: false, burns, board: {}, hole: STUD_BEFORE_LAST, live, stub };
}
