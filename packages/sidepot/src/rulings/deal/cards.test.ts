import { expect, test } from "vitest";
import type { BookId } from "../books.ts";
import type { SituationName } from "../situations.ts";
import { type Played, playedOn, sceneOf } from "../table/played.ts";
import { decide } from "./decide.oracle.ts";

/** The cards after the steps of a decision, or of a choice of the floor's. */
function playedBy(
  rules: BookId,
  situation: SituationName,
  facts: Readonly<Record<string, unknown>>,
  players: number,
  choice?: number,
): Played {
  const decision = decide(rules, situation, facts);
  const scene = sceneOf(decision);
  const chosen = choice === undefined ? decision : decision.choices[choice];
  if (scene === null || chosen === undefined) throw new Error(`nothing on a table in ${situation}`);
  const played = playedOn(scene, chosen, players);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

const LATE = { actions: ["call", "call", "call"] };
const count = { cause: "wrong-card-count" };

// Stub, burns, board, set aside: six hands of two leave a stub of 40.
test.each<[string, BookId, SituationName, Readonly<Record<string, unknown>>, readonly [number, number, number, number]]>([
  ["an exposed card is the flop's burn", "roberts", "misdeal", { cause: "exposed-cards", count: 1 }, [39, 1, 0, 0]],
  ["the same where it is practice", "tda-2024", "misdeal", { cause: "exposed-cards", count: 1 }, [39, 1, 0, 0]],
  ["a misdeal gathers every card", "tda-2024", "misdeal", { cause: "seat-dealt-out" }, [40, 0, 0, 0]],
  ["a misdeal with three cards in a hand too", "tda-2024", "misdeal", { ...count, count: 3 }, [40, 0, 0, 0]],
  ["an extra card is the burn", "wsop-live-2026", "misdeal", { ...count, count: 3 }, [39, 1, 0, 0]],
  ["the short button gets the top card", "tda-2024", "misdeal", { ...count, count: 1, button: true, ...LATE }, [40, 0, 0, 0]],
  ["a dead hand of three goes to the muck", "tda-2024", "misdeal", { ...count, count: 3, ...LATE }, [39, 0, 0, 0]],
  ["a boxed card leaves the deck", "tda-2024", "misdeal", { cause: "boxed-cards", count: 1 }, [39, 0, 0, 0]],
  ["a joker leaves the deck", "wsop-live-2026", "misdeal", { cause: "foreign-card" }, [39, 0, 0, 0]],
  ["a wrong button moves no card", "tda-2024", "wrong-button", {}, [40, 0, 0, 0]],
  ["the cards of a void hand are all in the muck", "tda-2024", "fouled-deck", LATE, [0, 0, 0, 0]],
  ["a boxed card on the turn: 34 left, it goes and the next one is the turn", "roberts", "boxed-card", { street: "turn" }, [33, 2, 4, 0]],
  ["a dropped stub is shuffled alone", "tda-2024", "dropped-stub", { state: "order-lost" }, [16, 1, 3, 0]],
  ["the burn that fell in with it goes in", "tda-2024", "dropped-stub", { state: "mixed-with-burns" }, [17, 0, 3, 0]],
  ["six of 33 stud cards after the early one is back", "tda-2024", "stud-premature-card", { actionPending: true }, [27, 1, 0, 0]],
])("%s (%s)", (_, rules, situation, facts, [stub, burns, board, aside]) => {
  expect(playedBy(rules, situation, facts, 6).after).toEqual({ stub, burns, board, aside });
});

test("the muck that fell in with the stub goes in: six hands, a burn and a flop leave 20 in the muck of 16 and 20", () => {
  expect(playedBy("tda-2024", "dropped-stub", { state: "mixed-with-muck" }, 6).after).toEqual({ stub: 36, burns: 1, board: 3, aside: 0 });
});

test("seven stud hands, TDA RP-10-H: six cards and three burns are just enough, with one that is never dealt; one card is shared of five", () => {
  const after = (stub: number) => playedBy("tda-2024", "stud-short-stub", { stub, live: 7 }, 7).after;
  expect(after(6)).toEqual({ stub: 1, burns: 1, board: 0, aside: 0 });
  expect(after(5)).toEqual({ stub: 3, burns: 4, board: 1, aside: 0 });
  expect(after(3)).toEqual({ stub: 1, burns: 4, board: 1, aside: 0 });
  expect(after(1)).toEqual({ stub: 2, burns: 1, board: 1, aside: 0 });
});

test("cards exposed too late: one is the burn, two are set aside, for a street has one burn (TDA 38)", () => {
  const late = (exposed: number) => playedBy("tda-2024", "misdeal", { cause: "exposed-cards", count: exposed, ...LATE }, 6, 0).after;
  expect(late(1)).toEqual({ stub: 39, burns: 1, board: 0, aside: 0 });
  expect(late(2)).toEqual({ stub: 38, burns: 0, board: 0, aside: 2 });
});

test("the trace of a replaced card says where each card went", () => {
  expect(playedBy("wsop-live-2026", "misdeal", { cause: "exposed-cards", count: 1 }, 9).trace).toEqual([
    { do: "replace-card", stub: 33, burns: 0, board: 0, aside: 1 },
    { do: "make-burn", stub: 33, burns: 1, board: 0, aside: 0 },
  ]);
});

test("whoever was away has a dead hand after the new deal, and the others play (rules 2.10)", () => {
  // The hand's two cards are in the muck: the stub is that of six hands all the same.
  expect(playedBy("wsop-tournament-2026", "misdeal-redeal", {}, 6)).toEqual({
    trace: [
      { do: "redeal-hand", stub: 40, burns: 0, board: 0, aside: 0 },
      { do: "kill-hand", stub: 40, burns: 0, board: 0, aside: 0 },
    ],
    after: { stub: 40, burns: 0, board: 0, aside: 0 },
  });
});
