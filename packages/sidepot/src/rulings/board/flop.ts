import { heldBy } from "../by-point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, rightBy, type Situation, type Wrong } from "../situation.ts";
import { reshuffled, ruled, type Way } from "./way.ts";

/** What is asked about a flop of too many cards. */
export interface LongFlopFacts {
  /** Cards on the flop. */
  readonly cards: number;
  /** Somebody has acted on it. */
  readonly acted: boolean;
}

const FLOP = 3;
/** More cannot be taken for a flop by anybody. */
const MOST = 8;

/** A flop of four cards or more, exposed or not, and whether or not somebody knows which is the extra one. */
export const longFlop: Situation<LongFlopFacts> = {
  facts: { cards: { kind: "count", least: FLOP + 1, most: MOST, default: FLOP + 1 }, acted: { kind: "yes-no", default: false } },
  points: ["four-card-flop", "five-card-flop", "long-flop-acted", "reshuffle-cut"],
  // Nobody is waited for: whatever has been done, the flop may be dealt anew.
  scene: ({ cards, acted }) => ({
    game: "holdem",
    betting: acted ? "flop" : "preflop",
    owed: false,
    burns: 1,
    board: { flop: cards },
    marked: { at: "board", cards: cards - FLOP },
  }),
  rule({ cards, acted }, book) {
    const four = cards === FLOP + 1;
    if (acted) return actedOn(four, book);
    if (four)
      return ruled(
        holdingOf(book, "four-card-flop"),
        { scramble: scramble(), redeal: redeal(book, four) },
        { wrong: [GUESS], why: ["floor-can-choose"] },
      );
    return ruled(
      holdingOf(book, "five-card-flop"),
      { redeal: redeal(book, four), "extras-back": extrasBack(book) },
      { wrong: [neverRight("deal-hand-again"), neverRight("players-agree")], why: ["floor-can-choose"] },
    );
  },
};

const GUESS: Wrong = neverRight("take-last-card");

/** Four cards: chance says which was one too many, and that one is the turn's burn (TDA 2024 39-A). */
const scramble = (): Way => ({
  decision: "scramble-draw-burn",
  steps: [
    { do: "call-floor" },
    { do: "scramble", cards: "flop" },
    { do: "draw-as-burn", from: "flop", by: "floor", for: "next-street" },
    { do: "turn-up", cards: "flop" },
  ],
  unchanged: ["button", "bets"],
  wrong: [GUESS, rightBy("redeal-long-flop", heldBy("four-card-flop", "redeal")), neverRight("burn-before-turn-too")],
  why: ["nobody-guesses", "one-burn-a-street", "no-misdeal-after-deal"],
  notes: ["next-burn-is-out"],
});

/** All of them go back, and the flop is dealt again without another burn (ROBERTS HOLDEM-3, HOLDEM-7). */
function redeal(book: Rulebook, four: boolean): Way {
  const back = reshuffled(book, "flop");
  return {
    decision: "redeal-flop",
    steps: [{ do: "keep-burns" }, ...back.steps, { do: "deal", street: "flop", burn: false }],
    also: back.also,
    wrong: [
      four ? rightBy("scramble-long-flop", heldBy("four-card-flop", "scramble")) : neverRight("scramble-long-flop"),
      GUESS,
      neverRight("burn-again"),
    ],
    why: ["burn-protects-stub", "no-misdeal-after-deal"],
  };
}

/** The first three stay, what is too many goes into the stub. */
function extrasBack(book: Rulebook): Way {
  const back = reshuffled(book, "marked");
  return {
    decision: "extras-back",
    steps: [{ do: "keep-burns" }, ...back.steps, { do: "let-stand" }],
    also: back.also,
    wrong: [neverRight("deal-hand-again"), neverRight("no-shuffle")],
    why: ["card-keeps-its-chance"],
    notes: ["shown-stays-shown"],
  };
}

/** Somebody acted while too many cards lay there: no text says what then holds. */
function actedOn(four: boolean, book: Rulebook): Ruling {
  // The three that were acted on stay; a single one that is left over is the next burn.
  const stand: Way = four
    ? {
        decision: "fourth-becomes-burn",
        steps: [{ do: "make-burn", cards: "marked", for: "next-street" }, { do: "let-stand" }],
        unchanged: ["button", "bets"],
        wrong: [neverRight("deal-hand-again"), neverRight("burn-before-turn-too")],
        why: ["action-relied-on-cards"],
        notes: ["next-burn-is-out"],
      }
    : extrasBack(book);
  const beside = { wrong: [neverRight("deal-hand-again"), neverRight("players-agree")], why: ["floor-can-choose"] } as const;
  return ruled(
    holdingOf(book, "long-flop-acted"),
    // More than four cannot be mixed down to a flop by drawing one: they are dealt again.
    { "cards-stand": stand, scramble: four ? scramble() : redeal(book, four), redeal: redeal(book, four) },
    beside,
  );
}
