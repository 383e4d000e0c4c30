import { expect, test } from "vitest";
import { errorText, percentText, readPrecision } from "./equity-numbers.ts";

test.each<[number, string]>([
  [0.826366, "82.64%"],
  [0.5, "50.00%"],
  [0, "0%"],
  [1, "100%"],
  [0.00004, "<0.01%"],
  [0.00006, "0.01%"],
  [0.99996, ">99.99%"],
  [0.9999, "99.99%"],
])("%d is %s", (part, text) => expect(percentText(part)).toBe(text));

test.each<[number, number, string]>([
  [0.147, 1, "14.7%"],
  [0.0001, 1, "<0.1%"],
  [0.9999, 1, ">99.9%"],
  [0.456, 0, "46%"],
  [0.996, 0, ">99%"],
  [0.004, 0, "<1%"],
])("%d with %d places is %s", (part, places, text) => expect(percentText(part, places)).toBe(text));

test.each<[number, string]>([
  [0.0005, "0.05%"],
  [0.000_501, "0.06%"],
  [0.0012, "0.12%"],
  [0.05, "5.00%"],
  [0.000_09, "0.009%"],
  [0.000_001_2, "0.0002%"],
  [0, "0.00%"],
])("an error of %d is %s, never less than it is", (error, text) => expect(errorText(error)).toBe(text));

test.each<[string, number | null]>([
  ["0.001", 0.001],
  [".001", 0.001],
  ["1e-3", 0.001],
  ["1E-3", 0.001],
  ["5e-4", 0.0005],
  ["0.1%", 0.001],
  ["0.1 %", 0.001],
  ["1e-1%", 0.001],
  ["０．１％", 0.001],
  ["0.999999", 0.999999],
  ["99%", 0.99],
  ["0", null],
  ["1", null],
  ["100%", null],
  ["1e0", null],
  ["1e-400", null],
  ["-0.1", null],
  ["0,001", null],
  ["0.1.1", null],
  ["1e", null],
  ["%", null],
  ["", null],
  ["fine", null],
])("the precision %j is %d", (typed, value) => expect(readPrecision(typed)).toBe(value));
