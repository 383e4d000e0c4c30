import { stakesOf } from "../hand/ending.ts";
import { type Layers, layerPots } from "../pots/index.ts";
import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Chips } from "../units.ts";
import { awardRecord, type RecordAward, type Shown } from "./award.ts";
import type { Deviation } from "./deviations.ts";
import { afterShow, boardsWith, dealTo, type Ledger, note, openLedger, post, tableOf, without } from "./ledger.ts";
import type { Dealt, HandRecord, RecordEvent, RecordProblem } from "./record.ts";
import { act, firstToAct } from "./recorded-betting.ts";

/** A record settled as it happened. Everything is by seat, seat 0 first left of the button. */
export interface Replayed {
  /** Everything put in, antes and dead money included, before anything came back. */
  readonly contributions: readonly Chips[];
  readonly folded: readonly boolean[];
  readonly returned: readonly Chips[];
  readonly layers: Layers;
  readonly award: RecordAward;
  /** The cards and boards that the record shows, and who threw a hand away at the end. */
  readonly shown: Shown;
  /** Stacks after the hand. What was pushed is taken from the record where it tells of a rake; null where too little is shown to say who won. */
  readonly finishing: readonly Chips[] | null;
  readonly deviations: readonly Deviation[];
}

/**
 * Settles a record as it happened: what was put in is a fact, whatever the rules would have said; pots, returns and awards
 * follow from it. Each departure from the rules is listed.
 *
 * @param unit the smallest chip that pots are shared in; a record does not say. Default 1
 * @returns the settlement, or the event that cannot have happened (more chips than the stack holds)
 */
export function replay(record: HandRecord, unit = 1): Result<Replayed, RecordProblem | Problem> {
  const ledger = openLedger(record);
  for (const event of record.events) {
    const problem = step(ledger, event);
    if (problem) return fail(problem);
  }
  const table = tableOf(ledger);
  const layers = layerPots(stakesOf(table));
  if (!layers.ok) return layers;
  const award = awardRecord(record, layers.value, ledger, "one-each", unit);
  const { returned } = layers.value;
  const back = ledger.bets.map((_, seat) => (returned?.seat === seat ? returned.amount : 0));
  return ok({
    contributions: ledger.bets.map((bet, seat) => bet + (ledger.dead[seat] as number)) as Chips[],
    folded: ledger.folded,
    returned: back as Chips[],
    layers: layers.value,
    award,
    shown: { mucked: ledger.mucked, cards: ledger.cards, boards: ledger.boards },
    finishing: finishing(record, ledger.stacks, back, award.won),
    deviations: ledger.deviations,
  });
}

/** Stacks with what came back and what was won. How a rake was spread over pots is the house's own affair, so there the record's word counts. */
function finishing(record: HandRecord, stacks: readonly number[], back: readonly number[], won: readonly number[] | null): Chips[] | null {
  const pushed = record.events.flatMap((event) => (event.do === "collect" ? [event] : []));
  const gained =
    (record.result.rake ?? 0) > 0 && pushed.length > 0
      ? stacks.map((_, seat) => pushed.reduce((sum, event) => (event.seat === seat ? sum + event.amount : sum), 0))
      : won;
  return gained && (stacks.map((stack, seat) => stack + (back[seat] as number) + (gained[seat] as number)) as Chips[]);
}

function step(ledger: Ledger, event: RecordEvent): RecordProblem | null {
  switch (event.do) {
    case "post":
      return post(ledger, event);
    case "deal":
      dealTo(ledger, event.seat, event.cards, event.up);
      return null;
    case "board":
      ledger.boards = boardsWith(ledger.boards, event);
      return null;
    case "street":
      return openStreet(ledger, event);
    case "draw": {
      const own = ledger.cards[event.seat] as Dealt[];
      ledger.cards[event.seat] = without(own, event.cards, event.count);
      ledger.up[event.seat] = (ledger.cards[event.seat] as Dealt[]).map(() => false);
      return null;
    }
    case "show":
      ledger.cards[event.seat] = [...afterShow(ledger.cards[event.seat] as Dealt[], event.cards)];
      return null;
    case "muck":
      ledger.mucked[event.seat] = true;
      return null;
    case "returned":
    case "collect":
      return null;
    default:
      return act(ledger, event);
  }
}

function openStreet(ledger: Ledger, { street, at }: Extract<RecordEvent, { do: "street" }>): null {
  if (ledger.toAct !== null || unplayed(ledger)) note(ledger, at, "STREET_NOT_COMPLETE");
  ledger.street = street;
  ledger.toAct = null;
  ledger.begun = false;
  return null;
}

/** Whether a street went by without an action that somebody owed. A hand without a blind may begin on the flop (a bomb pot). */
function unplayed(ledger: Ledger): boolean {
  if (ledger.begun || ledger.street < 0 || ledger.folded.filter((out) => !out).length < 2) return false;
  const { forced } = ledger.settings;
  const opens = ledger.street > 0 || ledger.settings.bringIn > 0 || forced.some(({ kind }) => kind === "big-blind" || kind === "straddle");
  return opens && firstToAct(ledger) !== null;
}
