import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { makeAmount, readAmount } from "./amount.ts";

const [DOLLAR, EURO] = ["\u0024", "\u20ac"];
const read = (text: string): number | string => {
  const amount = readAmount(text);
  return amount.ok ? amount.value.hundredths : amount.error.code;
};

describe("amounts as sites print them", () => {
  test.each([
    ["12", 1200],
    [`${DOLLAR}12.50`, 1250],
    [`${DOLLAR}0.2`, 20],
    [`12,50${EURO}`, 1250],
    [`12,50 ${EURO}`, 1250],
    ["1,234", 123_400],
    ["1,234,567.89", 123_456_789],
    ["1.234,5", 123_450],
    ["1.234.567", 123_456_700],
    ["1 010", 101_000],
    ["1\u00a0010,25", 101_025],
    ["1'000", 100_000],
    [`R${DOLLAR}5`, 500],
    ["USD 5", 500],
  ])("%s", (text, hundredths) => expect(read(text)).toBe(hundredths));

  test.each(["", "a", "1.234", "0,125", "1.2.3", "1,23,456", "1,234,56.7", "12.345", "--5", "9".repeat(20)])("%j is none", (text) =>
    expect(read(text)).toBe("AMOUNT_UNREADABLE"),
  );

  test("decimals are noted, since they decide about the scale", () => {
    expect([readAmount("5"), readAmount("5.00")]).toMatchObject([{ value: { decimals: false } }, { value: { decimals: true } }]);
  });
});

property.prop([fc.nat({ max: 1e12 }), fc.boolean()])("readAmount undoes makeAmount", (chips, decimals) => {
  expect(read(makeAmount(chips, 100, decimals))).toBe(chips);
  expect(read(makeAmount(chips, 1))).toBe(chips * 100);
});

property.prop([fc.string({ unit: "binary" })])("no text makes it throw", (text) => {
  expect(typeof readAmount(text).ok).toBe("boolean");
});
