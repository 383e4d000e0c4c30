import type { NoteCode } from "../codes.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import { BOARD_STREETS, type BoardStreet, type TableStep } from "../steps.ts";
import { actedUnseen, type BurnFacts, burnScene, dealtAgain, openAfterAction, standing } from "./burns.ts";
import { NEXT, ruled, type Way } from "./way.ts";

/** A street before which two cards were burned. TDA says no more than that one a street is right (TDA 2024 38). */
export const extraBurn: Situation<BurnFacts> = {
  facts: {
    street: { kind: "one-of", values: BOARD_STREETS },
    acted: { kind: "yes-no", default: false },
    boardExposed: { kind: "yes-no", default: true },
  },
  points: ["extra-burn-unseen", "extra-burn-flop", "extra-burn-later", "extra-burn-acted", "reshuffle-cut"],
  scene: (facts, book) => burnScene(facts, 2, facts.street === "river" || holdingOf(book, "extra-burn-acted").value === "correct"),
  conflict: actedUnseen,
  rule({ street, acted, boardExposed }, book) {
    if (!boardExposed) return unseen(street, book);
    if (acted) return actedOn(street, book);
    return street === "flop" ? flop(book) : later(street, book);
  },
};

const BACK: TableStep = { do: "return-to-stub", cards: ["last-burn"], onTop: true };
const OPEN = [neverRight("deal-hand-again"), neverRight("skip-next-burn")] as const;
const yearsOpen = (book: Rulebook): readonly NoteCode[] => (book.base === "tda-pre-2022" ? ["years-open"] : []);

/** Nothing of the street has been seen: the second burn is the street's first card by right. */
function unseen(street: BoardStreet, book: Rulebook): Ruling {
  return ruled(
    holdingOf(book, "extra-burn-unseen"),
    {
      "put-back": {
        decision: "burn-back",
        steps: [BACK, { do: "deal", street, burn: false }],
        unchanged: ["button", "bets"],
        wrong: [neverRight("deal-hand-again"), neverRight("skip-next-burn")],
        why: ["nothing-seen", "natural-order"],
      },
      "burns-stay": {
        decision: "burns-stay",
        steps: [{ do: "keep-burns" }, { do: "deal", street, burn: false }],
        wrong: OPEN,
        why: ["burn-protects-stub"],
      },
    },
    { wrong: OPEN, why: ["floor-can-choose"], notes: yearsOpen(book) },
  );
}

/** A flop behind two burns, before any action. */
function flop(book: Rulebook): Ruling {
  return ruled(
    holdingOf(book, "extra-burn-flop"),
    {
      reshuffle: {
        ...dealtAgain("flop", book, "two-burns"),
        unchanged: ["button", "bets"],
        wrong: OPEN,
        why: ["card-keeps-its-chance", "no-misdeal-after-deal"],
      },
      "burns-stay": { ...stays("flop"), wrong: OPEN },
    },
    { wrong: OPEN, why: ["floor-can-choose"], notes: yearsOpen(book) },
  );
}

/** The second burn plays as the street, and the card that was turned up in its place lies on top as the next burn. */
const restored = (street: BoardStreet): Way => ({
  decision: "order-restored",
  steps: [{ do: "return-to-stub", cards: [street], onTop: true }, BACK, { do: "deal", street, burn: false }],
  unchanged: ["button", "bets"],
  wrong: OPEN,
  why: ["natural-order"],
  notes: street === "river" ? ["shown-stays-shown"] : ["exposed-is-next-burn"],
});

function later(street: BoardStreet, book: Rulebook): Ruling {
  return ruled(
    holdingOf(book, "extra-burn-later"),
    { restore: restored(street), "burns-stay": { ...stays(street), wrong: OPEN } },
    { wrong: OPEN, why: ["floor-can-choose"], notes: yearsOpen(book) },
  );
}

/** Both burns stay out, the street stands, the next one burns one as always. */
const stays = (street: BoardStreet): Way => ({
  decision: "burns-stay",
  steps: [{ do: "keep-burns" }, { do: "let-stand" }],
  wrong: [neverRight("deal-hand-again"), neverRight("skip-next-burn")],
  why: NEXT[street] === null ? ["no-misdeal-after-deal"] : ["one-burn-a-street", "no-misdeal-after-deal"],
});

/** Once somebody has acted the street stands. Natural order: one burn goes back on top and is the next street's. */
function actedOn(street: BoardStreet, book: Rulebook): Ruling {
  const held = holdingOf(book, "extra-burn-acted");
  const wrong = [neverRight("take-back-after-action"), neverRight("deal-hand-again")] as const;
  const correct: Way =
    street === "flop"
      ? { ...dealtAgain("flop", book, "two-burns"), unchanged: ["button", "bets"], wrong: OPEN, why: ["card-keeps-its-chance"] }
      : restored(street);
  return ruled(
    openAfterAction(held, street),
    {
      "one-burn": {
        decision: "cards-stand",
        ...standing(street, "one"),
        wrong,
        why: ["action-relied-on-cards", "one-burn-a-street"],
      },
      "natural-order": {
        decision: "cards-stand",
        chosen: "order-restored",
        ...standing(street, "one", [BACK]),
        unchanged: street === "river" ? ["button", "bets", "burns"] : ["button", "bets"],
        wrong: street === "river" ? wrong : [...wrong, neverRight("skip-next-burn")],
        why: street === "river" ? ["action-relied-on-cards"] : ["action-relied-on-cards", "natural-order"],
      },
      correct,
    },
    { wrong: OPEN, why: ["floor-can-choose"], notes: yearsOpen(book) },
  );
}
