import { describe, expect, test } from "vitest";
import { type AmountFault, parseAmount } from "./amount.ts";

const values: readonly (readonly [string, number])[] = [
  // design.md 3.10
  ["12300", 12_300],
  ["12,300", 12_300],
  ["１２３００", 12_300],
  ["12.3k", 12_300],
  ["1.2m", 1_200_000],
  ["1만2300", 12_300],
  ["1만 2천", 12_000],
  ["3천5백", 3_500],
  ["1.5만", 15_000],
  ["1万2千", 12_000],
  ["2億", 200_000_000],

  ["0", 0],
  [" 25 ", 25],
  ["007", 7],
  ["12.0", 12],
  ["1,234.000", 1_234],
  ["1.234k", 1_234],
  ["１２，３００", 12_300],
  ["１．５ｋ", 1_500],
  ["12.3 K", 12_300],
  ["1.5b", 1_500_000_000],
  ["천", 1_000],
  ["만 2천", 12_000],
  ["2천만", 20_000_000],
  ["1.5천만", 15_000_000],
  ["5백만3천", 5_003_000],
  ["12,000만", 120_000_000],
  ["1만2,300", 12_300],
  ["1억 2,345만 6,789", 123_456_789],
  ["3백5십", 350],
  ["1萬", 10_000],
  ["9만", 90_000],
  ["90K", 90_000],
  ["1만".normalize("NFD"), 10_000],
  ["9,007,199,254,740,991", Number.MAX_SAFE_INTEGER],
  ["9007조 1992억 5474만 991", Number.MAX_SAFE_INTEGER],
];

test.each(values)("[point 58] %s is %d", (text, value) => {
  expect(parseAmount(text)).toEqual({ ok: true, value });
});

const character = (c: string, at: number): AmountFault => ({ code: "CHARACTER", character: c, at });
const refused: readonly (readonly [string, AmountFault])[] = [
  ["", { code: "EMPTY" }],
  [" 　", { code: "EMPTY" }],
  ["-25", { code: "MINUS", character: "-", at: 0 }],
  ["−25", { code: "MINUS", character: "−", at: 0 }],
  ["25－", { code: "MINUS", character: "－", at: 2 }],
  ["1.234", { code: "AMBIGUOUS_DECIMAL", text: "1.234", grouped: "1234" }],
  ["１．２３４", { code: "AMBIGUOUS_DECIMAL", text: "１．２３４", grouped: "1234" }],
  ["12.000", { code: "AMBIGUOUS_DECIMAL", text: "12.000", grouped: "12000" }],
  ["1,23", { code: "GROUPING", text: "1,23" }],
  ["1234,567", { code: "GROUPING", text: "1234,567" }],
  ["1,,234", { code: "GROUPING", text: "1,,234" }],
  [",234", { code: "GROUPING", text: ",234" }],
  ["1,234,", { code: "GROUPING", text: "1,234," }],
  ["1,.5k", { code: "GROUPING", text: "1,.5k" }],
  ["1.5", { code: "FRACTION", text: "1.5" }],
  ["0.234", { code: "FRACTION", text: "0.234" }],
  ["1.2345k", { code: "FRACTION", text: "1.2345k" }],
  ["1.0000000000000001", { code: "FRACTION", text: "1.0000000000000001" }],
  ["2천1만1억", { code: "UNIT_ORDER", text: "2천1만1억" }],
  ["1만1억", { code: "UNIT_ORDER", text: "1만1억" }],
  ["5백3천", { code: "UNIT_ORDER", text: "5백3천" }],
  ["1만23000", { code: "UNIT_ORDER", text: "1만23000" }],
  ["3천5000", { code: "UNIT_ORDER", text: "3천5000" }],
  ["3천12백", { code: "UNIT_ORDER", text: "3천12백" }],
  ["1만12천", { code: "UNIT_ORDER", text: "1만12천" }],
  ["1.5만2천", { code: "UNIT_ORDER", text: "1.5만2천" }],
  ["9,007,199,254,740,992", { code: "TOO_LARGE", text: "9,007,199,254,740,992" }],
  ["9".repeat(500), { code: "TOO_LARGE", text: `${"9".repeat(24)}…` }],
  ["25\u200b", character("\u200b", 2)],
  ["\u206025", character("\u2060", 0)],
  ["\ufeff25", character("\ufeff", 0)],
  ["2five", character("f", 1)],
  ["25 chips", character("c", 3)],
  ["1k2", character("k", 1)],
  ["k", character("k", 0)],
  [" 1K2", character("K", 2)],
  ["12 300", character(" ", 2)],
  ["1만 2 3", character(" ", 4)],
  ["1.2.3", character(".", 3)],
  [".5k", character(".", 0)],
  ["5.", character(".", 1)],
  ["1²", character("²", 1)],
  ["①", character("①", 0)],
  ["½", character("½", 0)],
  ["1e3", character("e", 1)],
  ["0x10", character("x", 1)],
  ["٢٥", character("٢", 0)],
  ["三", character("三", 0)],
  ["+5", character("+", 0)],
  ["𝟏", character("𝟏", 0)],
];

describe("[point 58] nothing is guessed", () => {
  test.each(refused)("%j", (text, error) => {
    expect(parseAmount(text)).toEqual({ ok: false, error });
  });
});
