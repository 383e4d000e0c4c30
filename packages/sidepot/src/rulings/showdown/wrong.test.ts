import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { factsOf } from "../every.oracle.ts";
import { POINTS, type PointName } from "../points.ts";
import { ROOM_POINTS } from "../room/points.ts";
import { ROOM_SITUATIONS } from "../room/situations.ts";
import type { Rulebook } from "../rulebook.ts";
import { bookOf } from "../rulebook.ts";
import type { SituationName } from "../situations.ts";
import { SHOWDOWN_POINTS } from "./points.ts";
import { decided, house, stepsOf } from "./said.oracle.ts";
import { SHOWDOWN_SITUATIONS } from "./situations.ts";

const NAMES = [...Object.keys(SHOWDOWN_SITUATIONS), ...Object.keys(ROOM_SITUATIONS)] as SituationName[];

/** The known books, and a house for every value of every point of the two groups. */
function* books(): Generator<Rulebook> {
  for (const id of BOOK_IDS) yield bookOf(id);
  for (const name of [...Object.keys(SHOWDOWN_POINTS), ...Object.keys(ROOM_POINTS)] as PointName[])
    for (const value of POINTS[name].values)
      for (const base of ["tda-2024", "roberts", "wsop-live-2026"] as const) yield house(base, { [name]: value });
}

test("a wrong answer that is right by another book is one that this book rules otherwise, whatever a house overrides", () => {
  let compared = 0;
  for (const situation of NAMES)
    for (const facts of factsOf(situation))
      for (const book of books()) {
        const here = decided(book, situation, facts);
        for (const { answer, rightIn, until } of here.wrong) {
          if (until !== null) continue;
          for (const id of rightIn) {
            compared++;
            const place = `${answer} in ${situation} ${JSON.stringify(facts)} by ${JSON.stringify(book)}`;
            expect(stepsOf(decided(id, situation, facts)), place).not.toBe(stepsOf(here));
          }
        }
      }
  expect(compared).toBeGreaterThan(1000);
}, 60_000);

test("no house is told that its own value is wrong", () => {
  for (const situation of NAMES)
    for (const facts of factsOf(situation))
      for (const id of BOOK_IDS) {
        const known = decided(id, situation, facts);
        for (const { answer, rightIn } of known.wrong) {
          // The same answer held as a house's own, value by value: where it gives what the other book gives, it is not called wrong.
          for (const right of rightIn) {
            const there = stepsOf(decided(right, situation, facts));
            for (const book of books()) {
              if (book.base !== id || Object.keys(book.house).length === 0) continue;
              const ours = decided(book, situation, facts);
              if (stepsOf(ours) === there && stepsOf(ours) !== stepsOf(known))
                expect(
                  ours.wrong.map((wrong) => wrong.answer),
                  `${situation} ${JSON.stringify(facts)} ${JSON.stringify(book.house)}`,
                ).not.toContain(answer);
            }
          }
        }
      }
}, 60_000);
