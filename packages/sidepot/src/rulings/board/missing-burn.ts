import { heldBy } from "../by-point.ts";
import type { NoteCode } from "../codes.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, rightBy, type Situation } from "../situation.ts";
import { BOARD_STREETS, type BoardStreet } from "../steps.ts";
import { actedUnseen, type BurnFacts, burnScene, dealtAgain, openAfterAction, standing } from "./burns.ts";
import { ruled, type Way } from "./way.ts";

/** What is asked about a street that was dealt without a burn. */
export interface MissingBurnFacts extends BurnFacts {
  /** Enough has been done for substantial action; asked only where a text contradicts itself about it. */
  readonly substantial: boolean | null;
  /** Nobody can bet any more: everybody is all-in, or all but one. */
  readonly allIn: boolean;
}

/** A street dealt without a burn (TDA 2024 39-B for the flop). */
export const missingBurn: Situation<MissingBurnFacts> = {
  facts: {
    street: { kind: "one-of", values: BOARD_STREETS },
    acted: { kind: "yes-no", default: false },
    boardExposed: { kind: "yes-no", default: true },
    substantial: { kind: "yes-no", default: null },
    allIn: { kind: "yes-no", default: false },
  },
  points: [
    "missing-burn-flop",
    "missing-burn-flop-checked",
    "missing-burn-flop-acted",
    "missing-burn-later",
    "missing-burn-later-acted",
    "missing-burn-all-in",
    "missing-burn-unseen-flop",
    "missing-burn-unseen-later",
    "reshuffle-cut",
  ],
  scene: (facts, book) => ({
    ...burnScene({ ...facts, acted: facts.acted && !facts.allIn }, 0, mayUndo(facts, book)),
    allIn: facts.allIn,
  }),
  conflict: actedUnseen,
  rule({ street, acted, boardExposed, substantial, allIn }, book) {
    if (!boardExposed) return unseen(street, book);
    if (allIn && street === "river") return allInRiver(book);
    // Where everybody is all-in nobody can have acted.
    if (acted && !allIn) return actedOn(street, book, substantial);
    return street === "flop" ? flop(book) : later(street, book);
  },
};

/** Whether the book, or the floor by it, can deal the street anew although somebody has acted. */
function mayUndo({ street, substantial }: MissingBurnFacts, book: Rulebook): boolean {
  if (street === "river") return true;
  if (street === "turn") return holdingOf(book, "missing-burn-later-acted").value === "correct";
  return substantial !== true && ["scramble", "floor"].includes(holdingOf(book, "missing-burn-flop-checked").value);
}

/** No card of the street has been seen: there is nothing to undo. */
function unseen(street: BoardStreet, book: Rulebook): Ruling {
  const held = holdingOf(book, street === "flop" ? "missing-burn-unseen-flop" : "missing-burn-unseen-later");
  const wrong = [neverRight("burn-late"), neverRight("deal-hand-again")] as const;
  const notes: readonly NoteCode[] = ["face-down-back-on-top", ...(held.basis === "practice" ? (["practice-only"] as const) : [])];
  return ruled(
    held,
    {
      "burn-then-deal": {
        decision: "burn-then-deal",
        steps: [{ do: "deal", street, burn: true }],
        unchanged: ["button", "bets"],
        wrong,
        why: ["nothing-seen", "one-burn-a-street"],
        notes,
      },
    },
    { wrong, why: ["floor-can-choose"] },
  );
}

/** Three cards without a burn, and nobody has acted: one of them becomes the burn, drawn by the floor where the text says so (WSOP 88-c-3-i). */
const scramble = (book: Rulebook): Way => ({
  decision: "scramble-draw-burn",
  steps: [
    { do: "scramble", cards: "flop" },
    { do: "draw-as-burn", from: "flop", by: book.base === "wsop-tournament-2026" ? "floor" : "dealer", for: "this-street" },
    { do: "turn-up", cards: "flop" },
    { do: "deal", street: "flop", burn: false, cards: 1 },
  ],
  unchanged: ["button", "bets"],
  wrong: [
    rightBy("redeal-unburned-flop", heldBy("missing-burn-flop", "reshuffle")),
    neverRight("burn-late"),
    neverRight("deal-hand-again"),
  ],
  why: ["nobody-guesses", "one-burn-a-street", "no-misdeal-after-deal"],
});

function flop(book: Rulebook): Ruling {
  return ruled(
    holdingOf(book, "missing-burn-flop"),
    {
      scramble: scramble(book),
      reshuffle: {
        ...dealtAgain("flop", book, "no-burn"),
        unchanged: ["button", "bets"],
        wrong: [
          rightBy("scramble-unburned-flop", heldBy("missing-burn-flop", "scramble")),
          neverRight("burn-late"),
          neverRight("deal-hand-again"),
        ],
        why: ["card-keeps-its-chance", "no-misdeal-after-deal"],
      },
    },
    { wrong: [neverRight("burn-late"), neverRight("deal-hand-again")], why: ["floor-can-choose"], notes: yearsOpen(book) },
  );
}

/** The card that came without a burn is the burn, and the next one is the street: as it would have been. */
const becomesBurn = (street: BoardStreet): Way => ({
  decision: "card-becomes-burn",
  steps: [
    { do: "make-burn", cards: street, for: "this-street" },
    { do: "deal", street, burn: false },
  ],
  unchanged: ["button", "bets"],
  wrong: [neverRight("burn-late"), neverRight("deal-hand-again"), neverRight("let-premature-stand")],
  why: ["natural-order"],
});

/** The turn or the river without a burn, before any action: the flop's rule says nothing about it. */
function later(street: BoardStreet, book: Rulebook): Ruling {
  const wrong = [neverRight("burn-late"), neverRight("deal-hand-again")] as const;
  return ruled(
    holdingOf(book, "missing-burn-later"),
    {
      "card-becomes-burn": becomesBurn(street),
      redeal: { ...dealtAgain(street, book, "no-burn"), unchanged: ["button", "bets"], wrong, why: ["card-keeps-its-chance"] },
      "card-stands": { decision: "cards-stand", steps: [{ do: "let-stand" }], wrong, why: ["no-misdeal-after-deal"] },
    },
    { wrong, why: ["floor-can-choose"], notes: book.base === "wsop-tournament-2026" ? ["method-not-stated"] : yearsOpen(book) },
  );
}

/** Once somebody has acted the cards stand; the books part on what is burned before the next street. */
function actedOn(street: BoardStreet, book: Rulebook, substantial: boolean | null): Ruling {
  const beside = { wrong: [neverRight("deal-hand-again"), neverRight("players-agree")], notes: yearsOpen(book) } as const;
  const ways = { "one-burn": stands(street, "one"), "natural-order": stands(street, "two") };
  if (street !== "flop") {
    const held = holdingOf(book, "missing-burn-later-acted");
    return ruled(openAfterAction(held, street), { ...ways, correct: becomesBurn(street) }, { ...beside, why: ["floor-can-choose"] });
  }
  if (substantial === true) {
    return ruled(holdingOf(book, "missing-burn-flop-acted"), ways, { ...beside, why: ["floor-can-choose"] });
  }
  const atOdds = book.base === "wsop-tournament-2026";
  return ruled(
    holdingOf(book, "missing-burn-flop-checked"),
    { ...ways, scramble: scramble(book) },
    { ...beside, why: [atOdds ? "text-at-odds" : "floor-can-choose"], notes: atOdds ? ["wsop-at-odds"] : [] },
  );
}

const ACTED = ["missing-burn-flop-acted", "missing-burn-later-acted"] as const;

/** The cards stand; `burns` before the next street. */
function stands(street: BoardStreet, burns: "one" | "two"): Way {
  const point = street === "flop" ? ACTED[0] : ACTED[1];
  const after = neverRight("take-back-after-action");
  const rest =
    street === "river"
      ? neverRight("deal-hand-again")
      : burns === "one"
        ? rightBy("burn-two-next", heldBy(point, "natural-order"))
        : rightBy("burn-one-next", heldBy(point, "one-burn"));
  return {
    decision: "cards-stand",
    ...(burns === "two" ? { chosen: "order-restored" } : {}),
    ...standing(street, burns),
    wrong: [after, rest],
    why:
      street === "river" ? ["action-relied-on-cards"] : ["action-relied-on-cards", burns === "one" ? "one-burn-a-street" : "natural-order"],
  };
}

/** Everybody is all-in and the last card came without a burn: no action will ever close the time for putting it right. */
function allInRiver(book: Rulebook): Ruling {
  const wrong = [neverRight("deal-hand-again"), neverRight("players-agree")] as const;
  return ruled(
    holdingOf(book, "missing-burn-all-in"),
    {
      correct: { ...becomesBurn("river"), notes: ["until-awarded"] },
      "card-stands": { decision: "cards-stand", steps: [{ do: "let-stand" }], wrong, why: ["no-misdeal-after-deal"] },
    },
    { wrong, why: ["floor-can-choose"], notes: yearsOpen(book) },
  );
}

const yearsOpen = (book: Rulebook): readonly NoteCode[] => (book.base === "tda-pre-2022" ? ["years-open"] : []);
