import type { Topic } from "./ground.ts";
import { accepted, undercall } from "./silent.ts";
import { action, byHalf, call, committed, floor, raises, raiseTo, sumOf, type Table } from "./table.ts";
import type { Choice, Reading, Said } from "./types.ts";

/** Words, with the chips that followed them (TDA 2024 40, 42, 43, 51-A, 54-D, 55, 57). */
export function readSaid(t: Table, said: Said): Reading {
  const { free, d } = t;
  switch (said.word) {
    case "fold":
      if ((d.pulledBack ?? 0) > 0) return committed(t, callOrRaise(t), "PULLED_BACK", ["pulledBack"]);
      return free ? action(t, { do: "fold" }, "FOLD_WITHOUT_BET", ["oddFold"]) : action(t, { do: "fold" }, "SAID", ["inTurn"]);
    case "check":
      if (free) return action(t, { do: "check" }, "SAID", ["inTurn"]);
      return committed(t, [{ do: "call" }, { do: "fold", forfeits: 0 }], "INVALID_WORD", ["invalid"]);
    case "call":
      if (free) return action(t, { do: "check" }, "INVALID_WORD", ["invalid"]);
      return d.told !== undefined && d.told !== t.facing ? accepted(t) : call(t, "SAID", ["binding"]);
    case "all-in":
      return t.all <= t.facing ? action(t, { do: "all-in" }, "SAID", ["binding"]) : raiseTo(t, t.all, "SAID", ["binding"]);
    case "pot":
      if (d.betting === "pot-limit") return raiseTo(t, t.max, "SAID", ["potCount"]);
      return declared(t, said, "POT_IN_NO_LIMIT", ["potWord"]);
    case "bet":
      if (t.facing > 0 && !free) return betFacingBet(t, said);
      return declared(t, said, "SAID", ["binding"]);
    case "raise":
      return t.facing === 0 ? declared(t, said, "INVALID_WORD", ["invalid"]) : declared(t, said, "SAID", ["binding"]);
    default:
      return readAmount(t, amountOf(t, said) ?? 0, said.vague === undefined ? ["amountOnly"] : ["unclear", "amountOnly"]);
  }
}

/** The amount said: as it is, or the highest reading within the pot (TDA 2024 57); null where none was said. */
function amountOf({ d }: Table, { amount, vague }: Said): number | null {
  if (amount !== undefined || vague === undefined) return amount ?? null;
  const pot = d.pot ?? 0;
  let reading = vague;
  while (reading > 0 && reading * 10 <= pot) reading *= 10;
  return reading;
}

/** A bet or raise that was announced. The amount said is the total; without one the chips of one motion are. */
function declared(t: Table, said: Said, because: "SAID" | "INVALID_WORD" | "POT_IN_NO_LIMIT", topics: readonly Topic[]): Reading {
  const { motions, left, facing, all } = t;
  if (all <= facing) return action(t, { do: "all-in" }, "LAST_CHIPS", topics);
  const amount = amountOf(t, said);
  if (amount !== null) {
    const unclear = said.amount === undefined;
    return raiseTo(t, amount, unclear ? "UNCLEAR_AMOUNT" : because, unclear ? ["unclear", ...topics] : ["total", ...topics]);
  }
  const [first] = motions;
  if (first === undefined) return committed(t, raises(t), because, topics);
  // Robert's Rules let a player who said "raise" bring the chips in several motions.
  const several = t.rules === "roberts" && motions.length > 1;
  const chips = several ? motions.flat() : first;
  const oversized = chips.length === 1 ? (["oversized"] as const) : [];
  const string = motions.length > 1 ? (["string"] as const) : [];
  return raiseTo(t, left + sumOf(chips), because, [...topics, ...oversized, ...string]);
}

/** "Bet" where there is one: an amount counts as the same chips; without one nobody can tell a call from a raise. */
function betFacingBet(t: Table, said: Said): Reading {
  const amount = amountOf(t, said) ?? (t.motions[0] ? t.left + sumOf(t.motions[0]) : null);
  if (amount !== null) return readAmount(t, amount, ["amountOnly", "unclear"]);
  return floor(t, callOrRaise(t), "UNCLEAR_WORD", ["unclear"]);
}

/** An amount alone is the same as that many chips (TDA 2024 40-C), never one chip too large. */
function readAmount(t: Table, total: number, topics: readonly Topic[]): Reading {
  const { facing, bet, all } = t;
  if (facing === 0) return raiseTo(t, total, topics[0] === "unclear" ? "UNCLEAR_AMOUNT" : "SAID", topics);
  // What is owed, said by one who has bet already, is the call.
  if (total === facing || (bet > 0 && total === facing - bet)) return call(t, "EXACT_CALL", ["calling", ...topics]);
  if (total >= all)
    return all <= facing ? action(t, { do: "all-in" }, "LAST_CHIPS", topics) : raiseTo(t, all, "LAST_CHIPS", ["someNeeded", ...topics]);
  if (total > facing) return byHalf(t, total, topics);
  if (t.d.told === total) return accepted(t);
  return undercall(t, Math.max(0, total - bet));
}

/** What is open to a player who may not fold. */
const callOrRaise = (t: Table): Choice[] => [{ do: "call" }, ...raises(t)];
