import { expect, test } from "vitest";
import { byBook, decide } from "./decide.oracle.ts";

test("TDA 68, WSOP live 123: a card that its own player shows plays", () => {
  expect(byBook("exposed-by-player", {})).toEqual(["exposed-kept", "exposed-kept", "exposed-kept", "exposed-kept", "exposed-kept"]);
  expect(decide("tda-2024", "exposed-by-player", {})).toMatchObject({
    did: "let-stand",
    basis: "text",
    cites: ["TDA-2024 68"],
    notes: ["shower-penalty"],
  });
  expect(decide("wsop-live-2026", "exposed-by-player", {})).toMatchObject({ basis: "text", cites: ["WSOP-LIVE-2026 123"], notes: [] });
  expect(decide("wsop-live-2026", "exposed-by-player", { onPurpose: true }).notes).toEqual(["shower-penalty"]);
  expect(decide("roberts", "exposed-by-player", {})).toMatchObject({ basis: "text", cites: ["ROBERTS IRREGULARITIES-12"], notes: [] });
  expect(decide("wsop-tournament-2026", "exposed-by-player", {})).toMatchObject({
    cites: ["WSOP-TOURNAMENT-2026 117"],
    notes: ["shower-penalty"],
  });
});

test("a boxed card later in the hand: silent in TDA, a scrap of paper elsewhere (rules 2.13)", () => {
  const OPEN = "floor: boxed-is-scrap / boxed-plays";
  expect(byBook("boxed-card", { street: "turn" })).toEqual([OPEN, OPEN, "boxed-is-scrap", "boxed-is-scrap", "boxed-is-scrap"]);
  expect(decide("tda-2024", "boxed-card", {})).toMatchObject({ basis: "floor", cites: ["TDA-2024 RP-14", "TDA-2024 1"] });
  expect(decide("wsop-tournament-2026", "boxed-card", {}).cites).toEqual(["WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 23"]);
  expect(decide("roberts", "boxed-card", { street: "river" })).toMatchObject({
    basis: "text",
    cites: ["ROBERTS IRREGULARITIES-7"],
    steps: [
      { do: "discard-card", cards: "marked" },
      { do: "deal", street: "river", burn: false },
    ],
  });
});
