import { badChips } from "../../chips.ts";
import type { Problem } from "../../problem.ts";
import { show } from "../../show.ts";
import { BETTINGS } from "../types.ts";
import { DECLARE_RULES } from "./ground.ts";
import { BET_WORDS, type Declaration, type Said } from "./types.ts";

/** So that sums and doubles of a few amounts stay exact. */
const MOST = 2 ** 48;
const MOST_CHIPS = 10_000;

const amountProblem = (value: unknown, path: string): Problem | null =>
  badChips(value, path) ?? ((value as number) > MOST ? { code: "CHIPS_INVALID", path, got: show(value), fault: "too-large" } : null);

const positive = (value: unknown, path: string): Problem | null =>
  value === 0 ? { code: "CHIPS_INVALID", path, got: "0", fault: "zero" } : amountProblem(value, path);

const AMOUNTS = ["facing", "minRaise", "stack"] as const;
const MORE_AMOUNTS = ["pot", "front", "bet", "pulledBack", "before", "told"] as const;
const FLAGS = ["opener", "headsUp", "timeIsUp"] as const;
const CHOICES = { rules: DECLARE_RULES, betting: BETTINGS, first: ["said", "chips", "together"] } as const;

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** The first thing wrong with a declaration; null when it can be read. */
export function checkDeclaration(d: Declaration): Problem | null {
  if (!isRecord(d)) return { code: "NOT_AN_OBJECT", path: "", got: show(d) };
  for (const field of [...AMOUNTS, ...MORE_AMOUNTS]) {
    const needed = (AMOUNTS as readonly string[]).includes(field);
    const wrong = d[field] === undefined && !needed ? null : amountProblem(d[field], field);
    if (wrong) return wrong;
  }
  const none = positive(d.minRaise, "minRaise");
  if (none) return none;
  for (const field of FLAGS) {
    const value = d[field];
    if (value !== undefined && typeof value !== "boolean") return { code: "NOT_TRUE_OR_FALSE", path: field, got: show(value) };
  }
  for (const [field, choices] of Object.entries(CHOICES)) {
    const value = d[field as keyof typeof CHOICES];
    if (value !== undefined && !(choices as readonly string[]).includes(value)) {
      return { code: "RULE_UNKNOWN", path: field, got: show(value), choices };
    }
  }
  return checkTurn(d.outOfTurn) ?? checkSaid(d.said) ?? checkMotions(d) ?? checkFront(d) ?? checkNeeded(d);
}

function checkTurn(turn: Declaration["outOfTurn"]): Problem | null {
  if (turn === undefined || turn === "waiting" || turn === "unchanged") return null;
  if (!isRecord(turn)) return { code: "RULE_UNKNOWN", path: "outOfTurn", got: show(turn), choices: ["waiting", "unchanged"] };
  return amountProblem(turn.facing, "outOfTurn.facing") ?? positive(turn.minRaise, "outOfTurn.minRaise");
}

function checkSaid(said: Said | undefined): Problem | null {
  if (said === undefined) return null;
  if (!isRecord(said)) return { code: "NOT_AN_OBJECT", path: "said", got: show(said) };
  const { word, amount, vague } = said;
  if (word !== undefined && !BET_WORDS.includes(word))
    return { code: "RULE_UNKNOWN", path: "said.word", got: show(word), choices: BET_WORDS };
  for (const [field, value] of Object.entries({ amount, vague })) {
    const wrong = value === undefined ? null : amountProblem(value, `said.${field}`);
    if (wrong) return wrong;
  }
  return null;
}

function checkMotions({ chips, motions, stack, pulledBack = 0 }: Declaration): Problem | null {
  const lists: { readonly list: unknown; readonly path: string }[] = chips === undefined ? [] : [{ list: chips, path: "chips" }];
  if (motions !== undefined) {
    if (!Array.isArray(motions)) return { code: "NOT_A_LIST", path: "motions", got: show(motions) };
    for (const [i, list] of motions.entries()) lists.push({ list, path: `motions[${i}]` });
  }
  let amount = 0;
  let count = 0;
  for (const { list, path } of lists) {
    if (!Array.isArray(list)) return { code: "NOT_A_LIST", path, got: show(list) };
    for (const [i, chip] of list.entries()) {
      const wrong = positive(chip, `${path}[${i}]`);
      if (wrong) return wrong;
      amount += chip;
      count++;
      // More chips than a rack of racks: a mistake, and the sum would no longer be exact.
      if (count > MOST_CHIPS || amount > 2 * MOST) return { code: "CHIPS_SUM_UNSAFE", path };
    }
  }
  const most = stack + pulledBack;
  return amount > most ? { code: "MORE_THAN_STACK", path: chips === undefined ? "motions" : "chips", amount, stack: most } : null;
}

function checkFront({ front = 0, bet = 0, pulledBack = 0, facing }: Declaration): Problem | null {
  if (pulledBack > front) return { code: "ABOVE_MOST", path: "pulledBack", amount: pulledBack, most: front };
  const most = Math.min(front, facing);
  return bet > most ? { code: "ABOVE_MOST", path: "bet", amount: bet, most } : null;
}

/** What is needed in some cases alone: something declared, and the pot where it decides. */
function checkNeeded({ said, chips = [], motions = [], timeIsUp, pot, betting }: Declaration): Problem | null {
  const { word, amount, vague } = said ?? {};
  const silent = word === undefined && amount === undefined && vague === undefined;
  if (!timeIsUp && silent && chips.length === 0 && motions.every((motion) => motion.length === 0)) {
    return { code: "NOTHING_DECLARED", path: "" };
  }
  return pot === undefined && (betting === "pot-limit" || vague !== undefined) ? badChips(pot, "pot") : null;
}
