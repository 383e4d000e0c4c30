import { parseAmount } from "@sidepot/words";
import { expect, test } from "vitest";
import { splitSeat } from "./seats.ts";

test.each([
  ["A:2500", "A", "2500", false],
  ["E:4000f", "E", "4000", true],
  ["E:4000F", "E", "4000", true],
  ["A:2500:fold", "A", "2500", true],
  ["A:2500:폴드", "A", "2500", true],
  ["민수：1만2천", "민수", "1만2천", false],
  ["Team Red: 12.3k ", "Team Red", "12.3k", false],
  ["Lee:Jr:12,300f", "Lee:Jr", "12,300", true],
  ["12:30:500", "12:30", "500", false],
  ["jeff:100", "jeff", "100", false],
  ["2500", null, "2500", false],
  ["2500f", null, "2500", true],
  ["A:", "A", "", false],
  [":5", "", "5", false],
  ["A:5:x", "A:5", "x", false],
  ["f", null, "f", false],
])("%s", (argument, name, amount, folded) => {
  expect(splitSeat(argument, (text) => parseAmount(text).ok)).toEqual({ name, amount, folded });
});
