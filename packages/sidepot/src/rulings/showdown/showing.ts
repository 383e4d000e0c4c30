import { type OpenWay, rightWhere } from "../by-point.ts";
import type { Holding } from "../point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import type { Ruling, Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import type { ShowdownNote } from "./codes.ts";
import { held } from "./held.ts";

/** How the betting of the hand ended. */
export interface OrderFacts {
  readonly ended: "bet" | "checked" | "all-in" | "side-pot" | "uncontested";
  /** The all-in was a bet or raise on the last street, or was called there. */
  readonly onLastStreet: boolean;
}

/** Somebody asks to see a hand that was not shown. */
export interface AskedFacts {
  /** Who asks: called the last bet, is in without that, has no cards any more, or has won the pot. */
  readonly who: "river-caller" | "other-with-cards" | "without-cards" | "winner";
}

/** Somebody is all-in. */
export interface ExposureFacts {
  /** Is any betting by others still possible? */
  readonly bettingLeft: boolean;
  readonly handForHand: boolean;
}

/** Players want to agree on a pot. */
export interface AgreementFacts {
  readonly what: "pot" | "blinds";
}

const allTogether: OpenWay = { decision: "all-at-once", steps: [{ do: "table-hand", whose: "every" }, { do: "read-hands" }] };
const inTurn = (decision: OpenWay["decision"], who: Extract<Step, { readonly do: "show-first" }>["who"]): OpenWay => ({
  decision,
  steps: [{ do: "show-first", who }, { do: "show-onward" }, { do: "read-hands" }],
});
const fromButton = inTurn("first-seat-first", "first-left");
const aggressor = inTurn("aggressor-first", "last-aggressor");

/** TDA 2024 16 and 17; the same order as `showOrder` deals with seats. */
export const showdownOrder: Situation<OrderFacts> = {
  facts: {
    ended: { kind: "one-of", values: ["bet", "checked", "all-in", "side-pot", "uncontested"] },
    onLastStreet: { kind: "yes-no", default: false },
  },
  points: ["show-after-bet", "show-after-checks", "show-all-in", "show-side-pot", "show-uncontested", "show-order-force"],
  rule: (facts, book) => ORDERS[facts.ended](book, facts.onLastStreet),
};

/** How far the order binds, and the holding that says so. */
function forceOf(book: Rulebook): { readonly notes: readonly ShowdownNote[]; readonly also: readonly Holding[] } {
  const force = holdingOf(book, "show-order-force");
  return { notes: [force.value === "must" ? "order-is-required" : "order-may-be-enforced"], also: [force] };
}

const afterBet = (book: Rulebook): Ruling =>
  held(
    book,
    "show-after-bet",
    { "last-aggressor": aggressor, "from-button": fromButton },
    { never: ["caller-shows-first"], said: { "from-button": "show-from-button" }, why: ["called-hand-shows"], ...forceOf(book) },
  );

const ORDERS: Readonly<Record<OrderFacts["ended"], (book: Rulebook, onLastStreet: boolean) => Ruling>> = {
  bet: afterBet,
  checked: (book) =>
    held(
      book,
      "show-after-checks",
      { "from-button": fromButton, "last-aggressor": aggressor },
      {
        never: ["show-together"],
        said: { "last-aggressor": "aggressor-of-any-street", "from-button": "show-from-button" },
        why: ["called-hand-shows"],
        ...forceOf(book),
      },
    ),
  "all-in": (book, onLastStreet) => {
    const together = holdingOf(book, "show-all-in").value === "together";
    // Where all-ins are not tabled together, one on the last street is a bet like any other.
    if (onLastStreet && !together) return afterBet(book);
    return held(
      book,
      "show-all-in",
      { together: allTogether, "pusher-first": inTurn("pusher-first", "pusher"), "from-button": fromButton },
      {
        never: ["caller-shows-first"],
        said: onLastStreet ? {} : { together: "show-together", "pusher-first": "pusher-shows", "from-button": "show-from-button" },
        why: [together ? "open-all-ins-are-fair" : "all-ins-in-turn"],
        ...(together ? {} : forceOf(book)),
      },
    );
  },
  "side-pot": (book) => {
    const together = holdingOf(book, "show-side-pot").value === "together";
    return held(
      book,
      "show-side-pot",
      { together: allTogether, "side-pot-first": inTurn("side-pot-shows-first", "side-pot") },
      {
        never: ["caller-shows-first"],
        said: { together: "show-together", "side-pot-first": "side-pot-first-shows" },
        why: [together ? "open-all-ins-are-fair" : "each-pot-alone"],
        ...(together ? {} : forceOf(book)),
      },
    );
  },
  uncontested: (book) => {
    const award: Step = { do: "award-pot", pot: "this", to: "live-hand" };
    return held(
      book,
      "show-uncontested",
      {
        "need-not-show": { decision: "need-not-show", steps: [{ do: "keep-cards-closed" }, award] },
        "must-show": { decision: "winner-shows", steps: [{ do: "table-hand", whose: "player" }, award] },
      },
      {
        never: ["show-one-card"],
        said: { "must-show": "winner-must-show", "need-not-show": "winner-never-shows" },
        why: ["alone-need-not-show"],
      },
    );
  },
};

const mustShow: OpenWay = { decision: "must-show", steps: [{ do: "table-hand", whose: "asked" }, { do: "read-hands" }] };
const ifFloor: OpenWay = { decision: "show-if-floor", steps: [{ do: "guard-cards" }, { do: "call-floor" }] };
const closed: OpenWay = { decision: "may-keep-closed", steps: [{ do: "refuse-request", unless: null }, { do: "keep-cards-closed" }] };
const ifCollusion: OpenWay = {
  decision: "show-if-collusion",
  steps: [{ do: "guard-cards" }, { do: "call-floor" }, { do: "refuse-request", unless: "collusion" }],
};

/** TDA 2024 18: a caller of the last bet has a right to the hand that bet; everybody else asks the floor. */
export const askedToSee: Situation<AskedFacts> = {
  facts: { who: { kind: "one-of", values: ["river-caller", "other-with-cards", "without-cards", "winner"] } },
  points: ["asking-to-see", "discard-asked"],
  rule({ who }, book) {
    const { value } = holdingOf(book, "asking-to-see");
    const byCaller = { "river-caller": mustShow, "other-with-cards": ifFloor, "without-cards": closed, winner: ifFloor }[who];
    // Both let a caller of the last bet see the hand, so neither says anything against the other.
    const agreed = who === "river-caller" && value !== "collusion-only";
    const callerOnly = { "river-caller": "paid-to-see", "without-cards": "mucked-never-shown" } as const;
    const ruling = held(
      book,
      "asking-to-see",
      { "caller-only": byCaller, "any-dealt-in": mustShow, "collusion-only": ifCollusion },
      {
        never: ["reach-over"],
        said: {
          ...(!agreed && (who === "river-caller" || who === "without-cards") ? { "caller-only": callerOnly[who] } : {}),
          ...(agreed ? {} : { "any-dealt-in": "anyone-may-see" }),
          "collusion-only": "see-only-collusion",
        },
        why: [value === "caller-only" && who === "river-caller" ? "paid-to-see-it" : "seeing-guards-the-game"],
      },
    );
    return who === "winner" ? winnerAsks(ruling, holdingOf(book, "discard-asked")) : ruling;
  },
};

/** Whether a hand in the muck is live again when the winner asks to see it (Robert's Rules, showdown 5). */
function winnerAsks(ruling: Ruling, asked: Holding): Ruling {
  const live = asked.value === "live";
  const other = live
    ? rightWhere("mucked-stays-dead", "discard-asked", "stays-dead")
    : rightWhere("mucked-comes-alive", "discard-asked", "live");
  return {
    ...ruling,
    steps: [...ruling.steps, live ? { do: "award-pot", pot: "this", to: "best-hand" } : { do: "leave-hand-out" }],
    on: live ? [...ruling.on, asked] : ruling.on,
    wrong: [...ruling.wrong, other],
    notes: [live ? "winner-asks-makes-live" : "asked-hand-stays-dead"],
  };
}

/** TDA 2024 16: once the betting is over beside an all-in every hand is tabled; RP-8-F keeps them closed hand-for-hand. */
export const allInExposure: Situation<ExposureFacts> = {
  facts: { bettingLeft: { kind: "yes-no" }, handForHand: { kind: "yes-no", default: false } },
  points: ["all-in-exposure", "hand-for-hand-all-in"],
  rule({ bettingLeft, handForHand }, book) {
    const tabled: OpenWay = { decision: "expose-now", steps: [{ do: "table-hand", whose: "every" }] };
    const exposure = holdingOf(book, "all-in-exposure");
    if (bettingLeft) {
      const wait: OpenWay = { decision: "stay-closed", steps: [{ do: "keep-cards-closed" }, { do: "finish-betting" }] };
      return held(
        book,
        "all-in-exposure",
        { "all-tabled": wait, "no-duty": wait },
        { never: ["expose-at-once"], why: ["betting-first"], notes: ["after-betting-only"] },
      );
    }
    if (handForHand && exposure.value === "all-tabled") {
      return held(
        book,
        "hand-for-hand-all-in",
        {
          "face-down": { decision: "stay-closed", steps: [{ do: "keep-cards-closed" }, { do: "deal-no-more" }, { do: "call-floor" }] },
          "all-tabled": tabled,
        },
        {
          never: ["may-muck-all-in"],
          said: { "all-tabled": "expose-hand-for-hand", "face-down": "keep-closed-hand-for-hand" },
          why: ["other-tables-wait"],
          also: [exposure],
        },
      );
    }
    return held(
      book,
      "all-in-exposure",
      { "all-tabled": tabled, "no-duty": { decision: "no-duty-to-expose", steps: [{ do: "keep-cards-closed" }, { do: "show-onward" }] } },
      exposure.value === "all-tabled"
        ? { never: ["may-muck-all-in"], said: { "no-duty": "expose-as-you-like" }, why: ["open-all-ins-are-fair"] }
        : {
            never: ["caller-shows-first"],
            // Hand-for-hand the other books keep the hands closed as well.
            said: handForHand ? {} : { "all-tabled": "must-expose-all-in" },
            why: ["all-ins-in-turn"],
          },
    );
  },
};

/** WSOP live 71: no pot is divided by agreement; two blinds alone may take theirs back. */
export const chopAsked: Situation<AgreementFacts> = {
  facts: { what: { kind: "one-of", values: ["pot", "blinds"] } },
  points: ["pot-agreements", "blinds-chop"],
  rule({ what }, book) {
    const refused: OpenWay = { decision: "no-chop", steps: [{ do: "refuse-agreement" }, { do: "finish-betting" }] };
    if (what === "pot") {
      return held(
        book,
        "pot-agreements",
        { "not-allowed": refused, allowed: { decision: "chop-allowed", steps: [{ do: "split-pot", how: "evenly" }] } },
        {
          never: ["settle-afterwards"],
          said: { allowed: "players-may-agree", "not-allowed": "agreement-is-no-matter" },
          why: ["one-hand-takes-pot"],
        },
      );
    }
    return held(
      book,
      "blinds-chop",
      { allowed: { decision: "blinds-may-chop", steps: [{ do: "take-blinds-back" }] }, "not-allowed": refused },
      {
        never: ["chop-after-raise"],
        said: { "not-allowed": "blinds-never-back", allowed: "players-may-agree" },
        why: ["one-hand-takes-pot"],
      },
    );
  },
};
