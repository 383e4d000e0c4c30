import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { rule } from "../rule.ts";

describe.each(BOOK_IDS)("%s does not rule on what cannot be", (rules) => {
  test.each(["missing-burn", "extra-burn"])("%s: somebody acted on a street of which no card has been seen", (situation) => {
    const facts = { street: "turn", acted: true, boardExposed: false };
    expect(rule({ rules, situation, facts })).toEqual({
      ok: false,
      error: { code: "FACTS_CONFLICT", path: "facts.acted", situation, fact: "acted", other: "boardExposed" },
    });
    expect(rule({ rules, situation, facts: { ...facts, acted: false } })).toMatchObject({ ok: true });
    expect(rule({ rules, situation, facts: { ...facts, boardExposed: true } })).toMatchObject({ ok: true });
  });

  test.each(["premature-flop", "premature-turn", "premature-river"])("%s: betting is left, and nobody was owed an action", (situation) => {
    expect(rule({ rules, situation, facts: { actionPending: false, bettingLeft: true } })).toEqual({
      ok: false,
      error: { code: "FACTS_CONFLICT", path: "facts.bettingLeft", situation, fact: "bettingLeft", other: "actionPending" },
    });
    expect(rule({ rules, situation, facts: { actionPending: false } })).toMatchObject({ ok: true });
  });
});
