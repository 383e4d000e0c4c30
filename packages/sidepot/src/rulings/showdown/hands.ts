import type { OpenWay } from "../by-point.ts";
import { killedHand } from "../deal/killed.ts";
import { holdingOf } from "../rulebook.ts";
import type { Situation } from "../situation.ts";
import { held } from "./held.ts";

/** Only some of a player's cards were turned up. */
export interface OneCardFacts {
  readonly otherCard: "held" | "face-down" | "in-muck";
}

/** The dealer killed a hand that was still in. */
export interface KilledFacts {
  /** Were all its cards face up for everybody to read? */
  readonly tabled: boolean;
  readonly identifiable: boolean;
}

/** A player wants to play the board. */
export interface BoardHandFacts {
  readonly cards: "held" | "thrown-away";
  /** Did the player say so before the cards were let go? */
  readonly declared: boolean;
}

/** A hand called wrongly. */
export interface SpokenFacts {
  /** The player who was misled has thrown his cards into the muck. */
  readonly otherMucked: boolean;
}

/** An all-in hand that was killed. */
export interface KilledAllInFacts {
  /** The board is the best hand, so that everybody who is left plays it. */
  readonly boardIsBest: boolean;
}

const out: OpenWay = { decision: "hand-out", steps: [{ do: "leave-hand-out" }, { do: "award-pot", pot: "this", to: "others" }] };
const tableAll: OpenWay = { decision: "table-all-cards", steps: [{ do: "table-hand", whose: "player" }, { do: "read-hands" }] };

/** TDA 2024 13-A: a hand is tabled when all its cards are face up and can be read. */
export const oneCardTabled: Situation<OneCardFacts> = {
  facts: { otherCard: { kind: "one-of", values: ["held", "face-down", "in-muck"] } },
  points: ["hand-tabling", "discard-on-table"],
  rule({ otherCard }, book) {
    const discard = holdingOf(book, "discard-on-table");
    const lost = otherCard === "in-muck" || (otherCard === "face-down" && discard.value === "dead");
    const oneCounts: OpenWay = {
      decision: "cards-decide",
      steps: [{ do: "read-hands" }, { do: "award-pot", pot: "this", to: "best-hand" }],
    };
    return held(
      book,
      "hand-tabling",
      { "all-cards": lost ? out : tableAll, "one-card": oneCounts },
      {
        never: lost ? ["house-pays"] : ["one-card-and-muck"],
        said: { "one-card": "one-card-is-enough" },
        why: ["all-cards-face-up"],
        notes: [lost ? "alone-wins-without-cards" : "refused-call-floor"],
        also: otherCard === "face-down" ? [discard] : [],
      },
    );
  },
};

/** TDA 2024 13-C: a tabled winner cannot be killed; a closed hand is ruled on as any that was not guarded (65). */
export const tabledHandKilled: Situation<KilledFacts> = {
  facts: { tabled: { kind: "yes-no" }, identifiable: { kind: "yes-no", default: false } },
  points: ["tabled-hand-killed", "killed-known", "killed-lost"],
  rule({ tabled, identifiable }, book) {
    if (!tabled) return killedHand.rule({ identifiable, uncalled: false }, book);
    return held(
      book,
      "tabled-hand-killed",
      {
        "wins-anyway": {
          decision: "pot-to-tabled-hand",
          steps: [
            { do: "call-floor" },
            { do: "retrieve-cards" },
            { do: "read-hands" },
            { do: "award-pot", pot: "this", to: "tabled-hand" },
          ],
        },
        dead: out,
      },
      { never: ["house-pays"], said: { dead: "muck-is-muck" }, why: ["tabled-is-safe", "cards-speak"] },
    );
  },
};

/** TDA 2024 19: whoever plays the board tables all hole cards for a part of the pot. */
export const playingTheBoard: Situation<BoardHandFacts> = {
  facts: { cards: { kind: "one-of", values: ["held", "thrown-away"] }, declared: { kind: "yes-no", default: false } },
  points: ["playing-the-board"],
  rule({ cards, declared }, book) {
    const gone = cards === "thrown-away";
    const said = declared && holdingOf(book, "playing-the-board").value === "declare-first";
    const shares: OpenWay = { decision: "board-share-stands", steps: [{ do: "read-hands" }, { do: "share-board" }] };
    return held(
      book,
      "playing-the-board",
      { "table-all": gone ? out : tableAll, "declare-first": declared ? shares : gone ? out : tableAll },
      {
        never: [gone && !declared ? "any-discard-comes-back" : "suit-wins-pot"],
        said: declared ? { "declare-first": "board-said-and-thrown", "table-all": "board-needs-tabling" } : {},
        why: [said ? "board-was-said" : gone && !declared ? "guard-your-hand" : "all-cards-face-up"],
        notes: gone && !said ? ["alone-wins-without-cards"] : [],
      },
    );
  },
};

/** TDA 2024 12: the cards decide, whatever was said; but who threw the better hand away has nothing left to be read. */
export const cardsSpeak: Situation<SpokenFacts> = {
  facts: { otherMucked: { kind: "yes-no" } },
  points: ["spoken-hand"],
  rule: ({ otherMucked }, book) =>
    held(
      book,
      "spoken-hand",
      {
        "cards-speak": {
          decision: "cards-decide",
          steps: [{ do: "read-hands" }, { do: "award-pot", pot: "this", to: otherMucked ? "live-hand" : "best-hand" }],
        },
        "word-binds": { decision: "result-stands", steps: [{ do: "let-result-stand" }] },
      },
      {
        never: [otherMucked ? "any-discard-comes-back" : "first-call-counts"],
        said: { "word-binds": "spoken-hand-binds", "cards-speak": "word-decides" },
        why: otherMucked ? ["cards-speak", "guard-your-hand"] : ["cards-speak"],
        notes: ["miscall-may-be-penalised"],
      },
    ),
};

/** One Japanese series lets the floor give an all-in player whose hand was killed a part of a pot that the board wins. */
export const killedAllInHand: Situation<KilledAllInFacts> = {
  facts: { boardIsBest: { kind: "yes-no" } },
  points: ["killed-all-in-board"],
  rule: ({ boardIsBest }, book) =>
    held(
      book,
      "killed-all-in-board",
      {
        out,
        "board-may-win": boardIsBest
          ? { decision: "board-may-win", steps: [{ do: "call-floor" }, { do: "read-hands" }, { do: "share-board" }] }
          : out,
      },
      {
        never: ["house-pays", "called-comes-back"],
        said: boardIsBest ? { "board-may-win": "dead-hand-plays-board", out: "dead-hand-never-plays-board" } : {},
        why: ["guard-your-hand"],
        notes: boardIsBest ? ["called-chips-lost", "seen-in-japan-2020"] : ["called-chips-lost"],
      },
    ),
};
