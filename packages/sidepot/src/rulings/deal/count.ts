import { rightWhere } from "../by-point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling } from "../situation.ts";
import { byPoint, type Deadline, goesOn, HAND, MISDEAL, type Way, within } from "./way.ts";

/** A hand with too many or too few cards (TDA 2024 35-A-5, 37, 38). */
export function wrongCount(count: number, button: boolean, handActed: boolean, deadline: Deadline, book: Rulebook): Ruling {
  if (count === HAND) return RIGHT_NUMBER;
  const short = count < HAND;
  const asButton = short && button;
  const { value } = holdingOf(book, "deal-short-button");
  // Who acted on a hand that is short has taken it as it is, however early: every book has it dead (rules 2.12).
  if (asButton && handActed && value !== "misdeal") return dead(short, deadline, book);
  if (asButton && value === "until-acted") return buttonShort(deadline, book);
  if (deadline.over) return dead(short, deadline, book);
  if (asButton) return buttonShort(deadline, book);
  return short ? tooFew(deadline, book) : tooMany(count - HAND, deadline, book);
}

/** Nothing is wrong: no rule is needed to play on. */
const RIGHT_NUMBER: Ruling = {
  ...goesOn(),
  on: [{ value: "right-number", basis: "practice", cites: [], choices: [] }],
  wrong: [neverRight("doubt-is-misdeal")],
  why: ["right-number"],
};

/** Found too late, or its owner has acted on it: the hand is dead, its chips stay, and the stub is dealt from as ever. */
function dead(short: boolean, { on, notes }: Deadline, book: Rulebook): Ruling {
  return byPoint(book, "deal-count-late", {
    "hand-dead": {
      decision: "hand-dead",
      steps: [{ do: "kill-hand" }],
      wrong: [neverRight("misdeal-anyway"), neverRight(short ? "give-missing-card" : "take-one-at-random"), neverRight("all-chips-back")],
      why: ["wrong-number-unfair", "too-late"],
      on: [on],
      notes: ["one-burn-as-ever", ...notes],
    },
  });
}

/** The last card of the deal is the top one of the stub: nobody else's card moves when the button gets it late. */
function buttonShort(deadline: Deadline, book: Rulebook): Ruling {
  const give: Way = {
    ...goesOn({ do: "give-card" }),
    wrong: [neverRight("misdeal-for-one"), neverRight("nothing-happened")],
    why: ["button-card-is-next"],
    ...within(deadline),
  };
  return byPoint(book, "deal-short-button", { "until-acted": give, "before-action": give, misdeal: misdealOfCount(deadline) });
}

function tooFew(deadline: Deadline, book: Rulebook): Ruling {
  // Where the next card may be the one that this hand missed, giving it is not always wrong.
  const sequence = book.base === "roberts" || book.base.startsWith("wsop");
  const whole = misdealOfCount(deadline, neverRight(sequence ? "nothing-happened" : "give-missing-card"));
  return byPoint(
    book,
    "deal-short",
    {
      misdeal: sequence ? { ...whole, notes: ["card-in-sequence", ...deadline.notes] } : whole,
      "give-card": {
        ...goesOn({ do: "give-card" }),
        wrong: [neverRight("nothing-happened")],
        why: ["one-card-is-mended"],
        ...within(deadline),
      },
    },
    { wrong: [neverRight("nothing-happened")], why: ["silent-others-hold"], notes: ["cause-not-listed", ...deadline.notes] },
  );
}

function tooMany(extra: number, deadline: Deadline, book: Rulebook): Ruling {
  const whole = misdealOfCount(
    deadline,
    extra === 1 ? rightWhere("extra-as-burn", "deal-extra", "extra-burns") : neverRight("take-one-at-random"),
  );
  const open = {
    wrong: [neverRight("take-one-at-random")],
    why: ["silent-others-hold"],
    notes: ["cause-not-listed", ...deadline.notes],
  } as const;
  if (extra > 1) {
    return byPoint(
      book,
      "deal-extras",
      {
        misdeal: whole,
        "hand-dead": {
          decision: "hand-dead",
          steps: [{ do: "kill-hand" }],
          wrong: [neverRight("take-one-at-random")],
          why: ["wrong-number-unfair"],
          on: [deadline.on],
          notes: ["one-burn-as-ever", ...deadline.notes],
        },
      },
      open,
    );
  }
  return byPoint(
    book,
    "deal-extra",
    {
      misdeal: whole,
      "extra-burns": {
        ...goesOn({ do: "make-burn", cards: "marked", for: "next-street" }),
        wrong: [rightWhere("extra-is-misdeal", "deal-extra", "misdeal"), neverRight("player-chooses")],
        why: ["one-card-is-mended"],
        on: [deadline.on],
        notes: ["burn-is-made", "extra-first-player", ...deadline.notes],
      },
    },
    open,
  );
}

const misdealOfCount = (deadline: Deadline, wrong: Way["wrong"][0] = neverRight("nothing-happened")): Way => ({
  ...MISDEAL,
  wrong: [wrong, neverRight("button-moves-on")],
  why: ["wrong-number-unfair", "same-deal-again"],
  ...within(deadline),
});
