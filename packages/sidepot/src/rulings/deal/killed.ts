import { rightWhere } from "../by-point.ts";
import type { NoteCode } from "../codes.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import type { Scene } from "../table/scene.ts";
import { byPoint, type Way } from "./way.ts";

/** What is asked about a hand that the dealer took, or that other cards fell into. */
export interface KilledFacts {
  /** Are its cards known for certain? */
  readonly identifiable: boolean;
  /** Had its owner bet or raised, and nobody called yet? */
  readonly uncalled: boolean;
}

const SHOWDOWN: Scene = {
  game: "holdem",
  betting: "river",
  owed: false,
  burns: 3,
  board: { flop: 3, turn: 1, river: 1 },
  marked: { at: "hand", cards: 2 },
};

/** The point that says what becomes of chips that nobody called when their owner has no hand any more. */
type UncalledPoint = "uncalled-killed" | "uncalled-mucked";

/** Called chips are lost; where an uncalled raise only may come back, what calling would have cost is lost as well. */
const chipNotes = (uncalled: boolean, name: UncalledPoint, book: Rulebook): readonly NoteCode[] =>
  uncalled && holdingOf(book, name).value === "may-return" ? ["called-chips-lost", "call-is-forfeited"] : ["called-chips-lost"];

/** The hand goes to the muck, and what nobody called goes back to its owner where the book gives it back. */
function deadSteps(uncalled: boolean, name: UncalledPoint, book: Rulebook): Pick<Way, "decision" | "steps" | "unchanged" | "on"> {
  if (!uncalled) return { decision: "hand-dead", steps: [{ do: "kill-hand" }] };
  const holding = holdingOf(book, name);
  if (holding.value === "stays") return { decision: "hand-dead", steps: [{ do: "kill-hand" }], on: [holding] };
  return {
    decision: "hand-dead",
    steps: [{ do: "kill-hand" }, { do: "return-uncalled", sure: holding.value === "returned" }],
    unchanged: ["button", "burns"],
    on: [holding],
  };
}

const plays: Way = {
  decision: "hand-plays-on",
  steps: [{ do: "retrieve-cards" }, { do: "let-stand" }],
  wrong: [neverRight("touched-muck-dead"), neverRight("all-chips-back")],
  why: ["certain-cards-return"],
};

/** A hand was killed by the dealer, or fouled because nobody protected it (TDA 2024 65). */
export const killedHand: Situation<KilledFacts> = {
  facts: { identifiable: { kind: "yes-no" }, uncalled: { kind: "yes-no", default: false } },
  points: ["killed-lost", "killed-known", "uncalled-killed"],
  scene: () => SHOWDOWN,
  rule({ identifiable, uncalled }, book) {
    const dead: Way = {
      ...deadSteps(uncalled, "uncalled-killed", book),
      wrong: [neverRight("all-chips-back"), neverRight("house-makes-good")],
      why: ["protect-your-hand"],
      notes: chipNotes(uncalled, "uncalled-killed", book),
    };
    return identifiable ? byPoint(book, "killed-known", { plays, dead }) : byPoint(book, "killed-lost", { dead });
  },
};

/** How a discarded hand lies. */
const DISCARDS = ["on-table", "in-muck-known", "in-muck-lost"] as const;
/** One of {@link DISCARDS}. */
type Discard = (typeof DISCARDS)[number];

/** What is asked about a hand that its owner threw in face down. */
export interface MuckedFacts {
  readonly lies: Discard;
  /** Had he bet or raised, thought that he had won, and nobody called the last of it? */
  readonly thoughtWon: boolean;
  /** Did the winner ask to see it? */
  readonly winnerAsked: boolean;
}

/** A player threw his hand in and wants it back, or is asked to show it (TDA 2024 14, 15-B; ROBERTS SHOWDOWN-5). */
export const muckedHand: Situation<MuckedFacts> = {
  facts: {
    lies: { kind: "one-of", values: DISCARDS },
    thoughtWon: { kind: "yes-no", default: false },
    winnerAsked: { kind: "yes-no", default: false },
  },
  points: ["discard-on-table", "discard-in-muck", "discard-asked", "killed-lost", "uncalled-mucked"],
  scene: () => SHOWDOWN,
  rule({ lies, thoughtWon, winnerAsked }, book) {
    const notes = chipNotes(thoughtWon, "uncalled-mucked", book);
    const dead: Way = {
      ...deadSteps(thoughtWon, "uncalled-mucked", book),
      wrong: [neverRight("player-swears")],
      why: ["muck-hides-cards"],
      notes,
    };
    const live: Way = {
      decision: "hand-plays-on",
      steps: [lies === "on-table" ? { do: "guard-cards" } : { do: "retrieve-cards" }, { do: "let-stand" }],
      wrong: [neverRight("dead-once-released")],
      why: ["not-dead-until-mucked"],
    };
    if (lies === "in-muck-lost") {
      return { ...byPoint(book, "killed-lost", { dead }), on: [lostHolding(thoughtWon, book), ...(dead.on ?? [])] };
    }
    // What is not in the muck needs nobody to ask: it is not dead yet.
    if (winnerAsked && lies === "in-muck-known") {
      return byPoint(book, "discard-asked", {
        "stays-dead": { ...dead, wrong: [rightWhere("winner-asked-live", "discard-asked", "live")] },
        live: { ...live, why: ["asking-keeps-live"], wrong: [rightWhere("touched-muck-dead", "discard-asked", "stays-dead")] },
      });
    }
    return lies === "on-table"
      ? byPoint(book, "discard-on-table", { live, dead: { ...dead, wrong: [neverRight("all-chips-back")] } })
      : byPoint(
          book,
          "discard-in-muck",
          {
            dead,
            live: { ...live, why: ["certain-cards-return"], wrong: [neverRight("house-makes-good")] },
          },
          { wrong: [neverRight("house-makes-good"), neverRight("player-swears")], why: ["left-to-floor", "certain-cards-return"], notes },
        );
  },
};

/** A hand lost in the muck by its owner's own throw has rules of its own in TDA, beside those on killed hands. */
function lostHolding(thoughtWon: boolean, book: Rulebook): ReturnType<typeof holdingOf> {
  const holding = holdingOf(book, "killed-lost");
  if (book.base !== "tda-2024" || holding.basis !== "text") return holding;
  return { ...holding, cites: thoughtWon ? ["TDA-2024 15-B", "TDA-2024 14"] : ["TDA-2024 14"] };
}
