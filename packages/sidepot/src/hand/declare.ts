import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { checkDeclaration } from "./declare/check.ts";
import { ground } from "./declare/ground.ts";
import { readChips } from "./declare/silent.ts";
import { readSaid } from "./declare/spoken.ts";
import { action, also, floor, raises, type Table, tableOf } from "./declare/table.ts";
import type { Choice, Declaration, Interpretation, Reading } from "./declare/types.ts";

export { type Because, DECLARE_RULES, type DeclareRules, type Ground } from "./declare/ground.ts";
export { backUpUndercalls, type Corrected, correctBet, type Skipped, skippedPlayer, type WrongBet } from "./declare/mended.ts";
export {
  BET_WORDS,
  type BetWord,
  type Choice,
  type Declaration,
  type DeclaredAction,
  type Interpretation,
  type Reading,
  type Said,
} from "./declare/types.ts";

/**
 * Reads what a player said and did at a live table as an action: one large chip, several chips, words that do not fit, amounts
 * with two meanings, chips in two motions, a call that is too small, an action out of turn. TDA 2024 29, 40-46, 49-58.
 *
 * It reads the declaration alone. Whether this player may raise at all (TDA 2024 47) the hand knows, and says so when the
 * action is applied.
 *
 * @returns the action with the rules that make it one; what the player is bound to choose from; or what the rules leave to the
 * floor. A problem where the input cannot be: more chips pushed than there are, nothing declared.
 */
export function interpret(declaration: Declaration): Result<Interpretation, Problem> {
  const problem = checkDeclaration(declaration);
  if (problem) return fail(problem);
  const table = tableOf(declaration);
  const { outOfTurn } = declaration;
  const reading = inTurn(table);
  return ok(outOfTurn === undefined ? reading : late(table, reading, outOfTurn));
}

function inTurn(t: Table): Reading {
  const { said, first = "said", timeIsUp } = t.d;
  if (timeIsUp) return action(t, { do: t.free ? "check" : "fold" }, "TIME_IS_UP", ["clock"]);
  const spoke = said?.word !== undefined || said?.amount !== undefined || said?.vague !== undefined;
  const pushed = t.motions.length > 0;
  if (!(spoke && pushed)) return spoke && said ? readSaid(t, said) : readChips(t);
  if (first === "chips") return byMethod(t, readChips(t));
  if (first === "said") return readSaid(t, said);
  // At once: clear words before chips, chips before unclear ones, and the floor where the two cannot both be meant (TDA 2024 40-A).
  const { word, amount } = said;
  if (word === undefined && amount === undefined) return byMethod(t, readChips(t));
  const opposite = word === "fold" || (word === "check" && !t.free);
  if (opposite) return floor(t, [{ do: "fold", forfeits: 0 }, ...choicesOf(readChips(t))], "CONTRADICTION", ["methods"]);
  return byMethod(t, readSaid(t, word !== undefined && amount === undefined ? { word } : said));
}

/** Whether words or chips count rests on TDA 2024 40-A. */
const byMethod = (t: Table, reading: Reading): Reading => also(t.rules, reading, ["methods"]);

function choicesOf(reading: Reading): readonly Choice[] {
  if (reading.kind !== "action") return reading.choices;
  const { action: done } = reading;
  if (done.do === "bet" || done.do === "raise") return [{ do: done.do, min: done.to, max: done.to }];
  return done.do === "fold" ? [{ do: "fold", forfeits: 0 }] : [{ do: done.do }];
}

/** Out of turn (TDA 2024 53-A): it binds unless the action changes; a fold always does (58). */
function late(t: Table, reading: Reading, turn: NonNullable<Declaration["outOfTurn"]>): Interpretation {
  const rule = ground(t.rules, "OUT_OF_TURN", ["outOfTurn"]);
  const bound = also(t.rules, reading, ["outOfTurn"]);
  if (reading.kind === "action" && reading.action.do === "fold") {
    const fold = ground(t.rules, "OUT_OF_TURN", ["outOfTurn", "oddFold"]);
    return { ...reading, ...fold };
  }
  if (turn === "unchanged") return bound;
  if (turn === "waiting") return { kind: "pending", reading: bound, ...rule };
  const changed = tableOf({ ...t.d, ...turn });
  const choices: Choice[] = [changed.free ? { do: "check" } : { do: "call" }, ...raises(changed), { do: "fold", forfeits: 0 }];
  return { kind: "not-binding", choices, back: t.pushed, ...ground(t.rules, "ACTION_CHANGED", ["outOfTurn"]) };
}
