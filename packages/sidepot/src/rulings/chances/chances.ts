import type { Decision } from "../rule.ts";
import type { Step } from "../steps.ts";
import type { Chance, ChanceCode, ChanceProcedure, HalfClaim } from "./codes.ts";
import { drawChances, flopChances, outsChance, type TurnProcedure, turnChances } from "./forms.ts";
import { quotientOf, type Ratio, ratioOf } from "./ratio.ts";

const DECK = 52;
const [LEAST, MOST] = [2, 22];
/** Cards out of the stub when the mistake is seen, hole cards aside: burns and board. */
const OUT = { "premature-flop": 4, "premature-turn": 6, "premature-river": 8 } as const;
/** Hands that practice pages show: one out, a pair to three of a kind, gutshot, open straight, flush draw, both. */
const OUTS = [1, 2, 4, 8, 9, 15] as const;

const isPremature = (name: string): name is keyof typeof OUT => Object.hasOwn(OUT, name);
const dealt = (players: number): number => 2 * players;
const tableFits = (players: number): boolean => Number.isSafeInteger(players) && players >= LEAST && players <= MOST;

/**
 * The chances of the cards in question, by the decision's own procedure and by the others that are known for it, for so many players
 * dealt in at hold'em. Empty where chances do not apply: no card goes back or is drawn, the floor decides, or there is no such table.
 */
export function chancesOf(decision: Decision, players: number): readonly Chance[] {
  const own = procedureOf(decision);
  if (own === null || !tableFits(players)) return [];
  const situation: string = decision.situation;
  switch (situation) {
    case "premature-flop":
      return prematureFlop(stubOf(situation, players), own);
    case "premature-turn":
      return prematureTurn(stubOf(situation, players));
    case "premature-river":
      return prematureRiver(stubOf(situation, players));
    case "four-card-flop":
      return fourCards(players, decision.facts.cards, own);
    default:
      return missingBurn(players, own);
  }
}

/** The procedure that a decision follows, where its chances are known; read from its steps. */
export function procedureOf({ situation, decision, steps, facts }: Decision): ChanceProcedure | null {
  const name: string = situation;
  const returned = steps.flatMap((step) => (step.do === "return-to-stub" && step.onTop !== true ? step.cards : []));
  const shuffled = steps.some((step) => step.do === "shuffle-stub");
  const drawn = steps.some((step: Step) => step.do === "draw-as-burn" && step.from === "flop");
  if (name === "four-card-flop" || (name === "missing-burn" && facts.street === "flop")) {
    return drawn ? "scramble-draw" : shuffled && returned.includes("flop") ? "redeal-flop" : null;
  }
  if (!isPremature(name) || !shuffled) return null;
  if (decision === "natural-river" || decision === "keep-river") return decision;
  if (decision !== "redeal-street") return null;
  return returned.some((place) => place === "last-burn" || place === "burns") ? "reshuffle-with-burns" : "reshuffle";
}

/** Cards left in the stub without the premature ones. */
const stubOf = (situation: keyof typeof OUT, players: number): number => DECK - dealt(players) - OUT[situation];

/** Chances of one procedure from one stub. */
const under =
  (procedure: ChanceProcedure, stub: number) =>
  (what: ChanceCode, ratio: Ratio): Chance => ({ what, procedure, ratio, params: { stub } });

const TURN_WAYS: readonly TurnProcedure[] = ["reshuffle", "natural-river", "keep-river", "no-error"];

function prematureTurn(stub: number): readonly Chance[] {
  const board = (procedure: TurnProcedure): Ratio => turnChances(stub, procedure).board;
  const old = under("natural-river", stub);
  return [
    ...TURN_WAYS.flatMap((procedure) => {
      const chance = under(procedure, stub);
      const { turn, river, board, riverToBe } = turnChances(stub, procedure);
      return [
        chance("card-on-board", board),
        chance("card-is-turn", turn),
        chance("card-is-river", river),
        chance("river-to-be-on-board", riverToBe),
      ];
    }),
    old("to-reshuffle", quotientOf(board("natural-river"), board("reshuffle"))),
    old("to-no-error", quotientOf(board("natural-river"), board("no-error"))),
  ];
}

function prematureFlop(stub: number, own: ChanceProcedure): readonly Chance[] {
  const withBurn = own === "reshuffle-with-burns";
  return (["reshuffle", ...(withBurn ? (["reshuffle-with-burns"] as const) : []), "no-error"] as const).flatMap((procedure) => {
    const chance = under(procedure, stub);
    // Whatever is burned on the way, three cards of the flop and five of the board come from the cards that were shuffled.
    const { flop, board, oneOfThree, same } = flopChances(stub + (procedure === "reshuffle" ? 3 : 4));
    return [
      chance("card-in-flop", flop),
      chance("card-on-board", board),
      ...(procedure === "no-error" ? [] : [chance("one-of-flop-again", oneOfThree), chance("same-flop", same)]),
    ];
  });
}

function prematureRiver(stub: number): readonly Chance[] {
  return [under("reshuffle", stub)("card-is-river", ratioOf(1, stub + 1)), under("no-error", stub)("card-is-river", ratioOf(1, stub + 2))];
}

/** A flop with a card too many: one of them is drawn, or the flop is dealt again. */
function fourCards(players: number, cards: unknown, own: ChanceProcedure): readonly Chance[] {
  if (typeof cards !== "number") return [];
  const stub = DECK - dealt(players) - 1 - cards;
  const draw = under("scramble-draw", stub);
  const { stays, drawn } = drawChances(cards);
  const redeal = redealt(stub, stub + cards);
  if (cards !== 4) return own === "redeal-flop" ? redeal : [];
  return [draw("card-in-flop", stays), draw("card-is-burn", drawn), draw("same-flop", drawn), ...redeal];
}

/** Three cards of the flop without a burn: one of them becomes it, or the flop is dealt again. */
function missingBurn(players: number, own: ChanceProcedure): readonly Chance[] {
  const stub = DECK - dealt(players) - 3;
  const draw = under("scramble-draw", stub);
  const { stays, drawn } = drawChances(3);
  const redeal = redealt(stub, stub + 3);
  const drawing = [draw("card-in-flop", stays), draw("card-is-burn", drawn), draw("true-burn-burned", drawn)];
  return own === "redeal-flop" ? [...redeal, ...drawing] : [...drawing, ...redeal];
}

function redealt(stub: number, cards: number): readonly Chance[] {
  const chance = under("redeal-flop", stub);
  const { flop, board } = flopChances(cards);
  return [chance("card-in-flop", flop), chance("card-on-board", board)];
}

/**
 * The chance to hit by the river after a premature turn for usual numbers of outs, where the premature card was one of them and where
 * it was not, shuffled back and by the old way. Empty for every other situation.
 */
export function outsChancesOf(decision: Decision, players: number): readonly Chance[] {
  if (decision.situation !== "premature-turn" || procedureOf(decision) === null || !tableFits(players)) return [];
  const stub = stubOf("premature-turn", players);
  const chances: Chance[] = [];
  for (const cardIsOut of [true, false]) {
    for (const outs of OUTS) {
      for (const procedure of ["reshuffle", "natural-river"] as const) {
        const ratio = outsChance(stub, outs, procedure, cardIsOut);
        if (ratio !== null) chances.push({ what: "out-by-river", procedure, ratio, params: { stub, outs, cardIsOut } });
      }
    }
  }
  return chances;
}

/** What the claim that the old way halves the chance comes to; null for every other situation, and where nine outs are not in the stub. */
export function halfClaimOf(decision: Decision, players: number): HalfClaim | null {
  if (decision.situation !== "premature-turn" || procedureOf(decision) === null || !tableFits(players)) return null;
  const stub = stubOf("premature-turn", players);
  const [old, renewed] = (["natural-river", "reshuffle"] as const).map((procedure) => outsChance(stub, 9, procedure, true));
  if (!old || !renewed) return null;
  return {
    code: "half-is-not-exact",
    stub,
    quotient: quotientOf(turnChances(stub, "natural-river").board, turnChances(stub, "reshuffle").board),
    nineOuts: quotientOf(old, renewed),
  };
}
