import { parseAmount } from "@sidepot/words";
import { expect, test } from "vitest";
import { exampleOf, playersIn } from "./advice.ts";

const isAmount = (text: string): boolean => parseAmount(text).ok;

test.each([
  ["Bob", "Bob:2500"],
  ["Alf", "Alf:2500"],
  ["A=5", "A:5"],
  ["A=5f", "A:5f"],
  ["A5", "A:5"],
  ["A-12,300", "A:12,300"],
  ["Bob 5k", "Bob:5k"],
  ["Kim Min 5", '"Kim Min:5"'],
  ["민수1만2천", "민수:1만2천"],
  ["A:", "A:2500"],
  ["A:x", "A:2500"],
  ["", "A:2500"],
  ["=", "A:2500"],
  ["12x", null],
  ["1.234", null],
  ["-5", null],
  ["A:-5", null],
  ["A:1.234", null],
])("%j may have been meant as %j", (argument, example) => {
  expect(exampleOf(argument, isAmount)).toBe(example);
});

test.each([
  ["A:5 B:6", "A:5 B:6"],
  ["A:5, B:6f, C:12,300", "A:5 B:6f C:12,300"],
  ["A:5,B:6", "A:5 B:6"],
  ["Kim Min:5 Lee:6", '"Kim Min:5" Lee:6'],
  ["A:5", null],
  ["Kim Min:5", null],
  ["Lee:Jr:12.3k", null],
  ["A:1만 2천", null],
  ["A:12,300", null],
  ["1만 2천", null],
])("%j holds the players %j", (argument, players) => {
  expect(playersIn(argument, isAmount)).toBe(players);
});
