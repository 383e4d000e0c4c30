import { neverRight, type Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import { byPoint, type Way } from "./way.ts";

/** How the stub lies after it was dropped. */
const STUB_STATES = ["order-known", "order-lost", "mixed-with-muck", "mixed-with-burns", "mixed-with-both"] as const;
/** One of {@link STUB_STATES}. */
export type StubState = (typeof STUB_STATES)[number];

/** What is asked about a stub that was dropped. */
export interface DroppedFacts {
  readonly state: StubState;
}

const MIXED = { "mixed-with-muck": ["muck"], "mixed-with-burns": ["burns"], "mixed-with-both": ["muck", "burns"] } as const;
const isMixed = (state: StubState): state is keyof typeof MIXED => Object.hasOwn(MIXED, state);

/** The dealer dropped the stub (TDA 2024 RP-4). */
export const droppedStub: Situation<DroppedFacts> = {
  facts: { state: { kind: "one-of", values: STUB_STATES } },
  points: ["stub-dropped"],
  // Sixteen cards are left in any game of up to nine with burns and a flop, and the muck has some too.
  scene: () => ({ game: "holdem", betting: "flop", owed: false, burns: 1, board: { flop: 3 }, stub: 16 }),
  rule({ state }, book) {
    const shuffle: Way = isMixed(state)
      ? {
          decision: "stub-mixed",
          steps: [{ do: "mix-into-stub", cards: MIXED[state] }, { do: "shuffle-stub", faceDown: true }, { do: "cut-stub" }],
          unchanged: state === "mixed-with-muck" ? ["button", "bets", "burns"] : ["button", "bets"],
          wrong: [neverRight("redeal-for-stub"), neverRight("stub-as-it-fell")],
          why: ["cards-to-come-unknown"],
          notes: state === "mixed-with-muck" ? ["one-burn-as-ever"] : ["burns-went-in"],
        }
      : {
          decision: "stub-shuffled",
          steps: SHUFFLE,
          wrong: [neverRight("redeal-for-stub"), neverRight("stub-as-it-fell"), neverRight("muck-in-too")],
          why: ["cards-to-come-unknown"],
          notes: ["one-burn-as-ever"],
        };
    const restore: Way = {
      decision: "stub-restored",
      steps: [{ do: "restore-stub" }],
      wrong: [neverRight("redeal-for-stub"), neverRight("muck-in-too")],
      why: ["cards-to-come-unknown"],
      notes: ["one-burn-as-ever"],
    };
    return byPoint(book, "stub-dropped", { "restore-or-shuffle": state === "order-known" ? restore : shuffle, shuffle });
  },
};

const SHUFFLE: readonly Step[] = [{ do: "shuffle-stub", faceDown: true }, { do: "cut-stub" }];
