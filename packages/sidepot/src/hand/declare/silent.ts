import type { Topic } from "./ground.ts";
import { action, also, byHalf, call, floor, raiseTo, sumOf, type Table } from "./table.ts";
import type { Reading } from "./types.ts";

/** Chips without a word, or before one (TDA 2024 41, 43-46, 51, 56). */
export function readChips(t: Table): Reading {
  const { facing, motions, left } = t;
  const [first = []] = motions;
  if (motions.length < 2) return readMotion(t, first);
  // A second motion cannot make a call into a raise; it may complete the call.
  const total = left + sumOf(first);
  if (facing === 0 || total >= facing) return { ...also(t.rules, readMotion(t, first), ["string", "oneMotion"]), because: "STRING_BET" };
  const together = left + sumOf(motions.flat());
  if (together > facing) return call(t, "STRING_BET", ["string", "oneMotion"]);
  return readMotion(t, motions.flat());
}

function readMotion(t: Table, chips: readonly number[]): Reading {
  const { d, facing, left, all, free } = t;
  const front = d.front ?? 0;
  const total = left + sumOf(chips);
  if (d.told !== undefined && d.told < facing && total < facing) {
    const meant = readMotion({ ...t, d: { ...d, told: facing }, facing: d.told, min: d.told + d.minRaise, free: false }, chips);
    if (meant.kind === "action" && meant.action.do === "call") return accepted(t);
  }
  if (facing === 0) return openTo(t, total, chips);

  const combined = front > 0 && (front >= facing || free || (left > 0 && left < front));
  if (combined) return readCombined(t, total);
  const prior: readonly Topic[] = front > 0 ? ["priorLeft"] : [];
  if (total === facing) return call(t, "EXACT_CALL", ["calling", ...prior]);
  if (total < facing)
    return total === all ? action(t, { do: "all-in" }, "LAST_CHIPS", ["calling", ...prior]) : undercall(t, forfeitsOf(t, chips));
  if (chips.length === 1) return call(t, "OVERSIZED_CHIP", ["oversized", ...prior]);
  if (total - Math.min(...chips) < facing) return call(t, "ALL_CHIPS_NEEDED", ["allNeeded", ...prior]);
  if (total === all) return raiseTo(t, all, "LAST_CHIPS", ["someNeeded", ...prior]);
  return byHalf(t, total, ["someNeeded", ...prior]);
}

/** Nothing is bet: the chips are the bet, one large chip too (TDA 2024 44). */
function openTo(t: Table, total: number, chips: readonly number[]): Reading {
  return raiseTo(t, total, total === t.all ? "LAST_CHIPS" : "FULL_BET", chips.length === 1 ? ["oversized"] : ["methods"]);
}

/** Old chips partly pulled back, or enough for the call already: all that lies there counts together (TDA 2024 46-C-2). */
function readCombined(t: Table, total: number): Reading {
  if (total < t.facing) return pulledShort(t);
  if (total === t.all) return raiseTo(t, total, "LAST_CHIPS", ["priorCombined", "someNeeded"]);
  const reading = byHalf(t, total, ["priorCombined"]);
  return reading.because === "BELOW_HALF" ? { ...reading, because: "CHIPS_COMBINED" } : reading;
}

const pulledShort = (t: Table): Reading => call(t, "PULLED_BACK", ["pulledBack", "priorCombined"]);

/** What an undercaller leaves in the pot if the floor lets go: of one chip larger than the bet that was meant, that bet. */
function forfeitsOf({ d, facing, left }: Table, chips: readonly number[]): number {
  const amount = sumOf(chips);
  const meant = (d.before ?? facing - d.minRaise) - left;
  return chips.length === 1 && meant > 0 ? Math.min(amount, meant) : amount;
}

/** Less than the call (TDA 2024 51-B): a full call in turn heads-up or against the opening bet, else for the floor. */
export function undercall(t: Table, forfeits: number): Reading {
  const { d } = t;
  if ((d.pulledBack ?? 0) > 0) return call(t, "PULLED_BACK", ["pulledBack"]);
  // WSOP cash games make every short call good in full (139, 142, 181).
  if (t.rules === "wsop-live-2026" || (d.outOfTurn === undefined && (d.headsUp || d.opener))) return call(t, "UNDERCALL", ["undercall"]);
  return floor(t, [{ do: "call" }, { do: "fold", forfeits }], "UNDERCALL_FOR_FLOOR", ["undercall", "calling"]);
}

/** A call of the right amount, whatever the caller was told (TDA 2024 49); in WSOP cash games and by Robert's Rules the floor may let go. */
export function accepted(t: Table): Reading {
  if (t.rules === "wsop-live-2026" || t.rules === "roberts")
    return floor(t, [{ do: "call" }, { do: "fold", forfeits: 0 }], "ACCEPTED_ACTION", ["accepted"]);
  return call(t, "ACCEPTED_ACTION", ["accepted"]);
}
