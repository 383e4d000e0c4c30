import { ok, type Result } from "../../result.ts";
import type { Choice } from "../situation.ts";
import type { Step, TableStep } from "../steps.ts";
import {
  cutStub,
  discardCard,
  gatherCards,
  giveCard,
  killHand,
  leave,
  mixIntoStub,
  moveButton,
  redealHand,
  replaceCard,
  restoreStub,
  returnBets,
  returnToStub,
  setAside,
  shuffleStub,
} from "./card-verbs.ts";
import type { Random } from "./random.ts";
import type { Refusal } from "./refusal.ts";
import { burn, deal, drawAsBurn, finishBetting, makeBurn, scramble, turnUp, type Verb } from "./street-verbs.ts";
import type { Table } from "./table.ts";

const VERBS: { readonly [K in TableStep["do"]]: Verb<K> } = {
  "call-floor": leave,
  "finish-betting": finishBetting,
  "keep-burns": leave,
  "return-to-stub": returnToStub,
  "shuffle-stub": shuffleStub,
  "cut-stub": cutStub,
  deal,
  burn,
  scramble,
  "draw-as-burn": drawAsBurn,
  "turn-up": turnUp,
  "set-aside": setAside,
  "make-burn": makeBurn,
  "replace-card": replaceCard,
  "give-card": giveCard,
  "discard-card": discardCard,
  "kill-hand": killHand,
  "return-bets": returnBets,
  "finish-deal": leave,
  "third-card-down": leave,
  "gather-cards": gatherCards,
  "redeal-hand": redealHand,
  "restore-stub": restoreStub,
  "mix-into-stub": mixIntoStub,
  "let-stand": leave,
  "move-button": moveButton,
};

/** Steps that leave every card where it is. */
const CARDLESS: ReadonlySet<TableStep["do"]> = new Set([
  "call-floor",
  "finish-betting",
  "keep-burns",
  "return-bets",
  "finish-deal",
  "third-card-down",
  "let-stand",
  "move-button",
]);

/** Whether a step is one of the table's own, and not of a group that moves no card. */
export const isTableStep = (step: Step): step is TableStep => Object.hasOwn(VERBS, step.do);
/** Whether a step moves, turns or mixes cards. */
export const touchesCards = (step: Step): step is TableStep => isTableStep(step) && !CARDLESS.has(step.do);

/**
 * Does one thing at a table.
 *
 * @returns the table after it, all its cards in one place each; or why hands cannot do it, and then nothing has changed
 */
export const perform = (table: Table, step: TableStep, random: Random): Result<Table, Refusal> =>
  (VERBS[step.do] as Verb<TableStep["do"]>)(table, step, random);

/** Does all steps of a decision or of one of its choices; what other groups do to chips and people leaves the table as it is. */
export function apply(decision: Pick<Choice, "steps">, table: Table, random: Random): Result<Table, Refusal> {
  let after = table;
  for (const step of decision.steps) {
    if (!isTableStep(step)) continue;
    const done = perform(after, step, random);
    if (!done.ok) return done;
    after = done.value;
  }
  return ok(after);
}
