import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { decide } from "./decide.oracle.ts";
import type { StubState } from "./stub.ts";

test.each<[StubState, string, string, readonly string[]]>([
  ["order-known", "stub-restored", "restore-stub", ["button", "bets", "burns"]],
  ["order-lost", "stub-shuffled", "shuffle-stub, cut-stub", ["button", "bets", "burns"]],
  ["mixed-with-muck", "stub-mixed", "mix-into-stub, shuffle-stub, cut-stub", ["button", "bets", "burns"]],
  ["mixed-with-burns", "stub-mixed", "mix-into-stub, shuffle-stub, cut-stub", ["button", "bets"]],
  ["mixed-with-both", "stub-mixed", "mix-into-stub, shuffle-stub, cut-stub", ["button", "bets"]],
])("TDA RP-4: a dropped stub, %s", (state, decision, did, unchanged) => {
  for (const rules of BOOK_IDS)
    expect(decide(rules, "dropped-stub", { state })).toMatchObject({ decision, did, unchanged, misdeal: false });
});

test("TDA RP-4: only what fell together is mixed", () => {
  const mixed = (["mixed-with-muck", "mixed-with-burns", "mixed-with-both"] as const).map(
    (state) => decide("tda-2024", "dropped-stub", { state }).steps[0],
  );
  expect(mixed).toEqual([
    { do: "mix-into-stub", cards: ["muck"] },
    { do: "mix-into-stub", cards: ["burns"] },
    { do: "mix-into-stub", cards: ["muck", "burns"] },
  ]);
});

test("the text is the same in 2019; the other books were not read on it", () => {
  const grounds = BOOK_IDS.map((rules) => decide(rules, "dropped-stub", { state: "order-lost" })).map(({ basis, cites }) => [
    basis,
    ...cites,
  ]);
  expect(grounds).toEqual([["text", "TDA-2024 RP-4"], ["text", "TDA-2019 RP-4"], ["practice"], ["practice"], ["practice"]]);
});
