import { describe, expect, test } from "vitest";
import { makeCards, RANKS } from "../cards/card.ts";
import { HAND_CLASSES } from "./grid.ts";
import { handsNamed } from "./range.oracle.ts";
import { parseRange } from "./range.ts";
import { makeRange } from "./range-make.ts";
import type { Range } from "./types.ts";

const rangeOf = (text: string): Range => {
  const read = parseRange(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
};
/** As one text, so that many are compared quickly; the hands come in the order of the oracle. */
const hands = (text: string): string =>
  rangeOf(text)
    .map(({ cards }) => cards.join(" "))
    .join();
const named = (token: string): string =>
  handsNamed(token)
    .map((cards) => cards.join(" "))
    .join();

/** Every token of classes that means something, from the 169 names and the two without a suit. */
const names = [
  ...HAND_CLASSES.map(({ name }) => name),
  ...HAND_CLASSES.filter(({ kind }) => kind === "suited").map(({ name }) => name.slice(0, 2)),
];
const rank = (letter: string | undefined): number => RANKS.join("").indexOf(letter ?? "?");
const goTogether = (a: string, b: string): boolean => {
  const pair = (name: string): boolean => name[0] === name[1];
  if (pair(a) !== pair(b) || a[2] !== b[2]) return false;
  return a[0] === b[0] || rank(a[0]) - rank(a[1]) === rank(b[0]) - rank(b[1]);
};

describe("every token of classes against its definition", () => {
  test("one class, suited, offsuit and both", () => {
    expect(names).toHaveLength(169 + 78);
    for (const name of names) expect(hands(name), name).toBe(named(name));
  });
  test("a class and what is above it", () => {
    for (const name of names) expect(hands(`${name}+`), name).toBe(named(`${name}+`));
  });
  test("two ends that go together, either first; all others are refused", () => {
    const counts = { read: 0, ENDS_MIXED: 0, ENDS_APART: 0 };
    for (const a of names) {
      for (const b of names) {
        const token = `${a}-${b}`;
        if (goTogether(a, b)) {
          if (hands(token) !== named(token)) expect.unreachable(token);
          counts.read++;
          continue;
        }
        const read = parseRange(token);
        if (read.ok) expect.unreachable(token);
        else counts[read.error.code.slice(6) as keyof typeof counts]++;
      }
    }
    // 13² of pairs; by suits, first rank r has r kickers, gap g 13 − g hands, a hand itself is in both: 3 × (650 + 650 − 78).
    expect(counts.read).toBe(169 + 3 * (650 + 650 - 78));
    expect(counts.ENDS_MIXED + counts.ENDS_APART + counts.read).toBe(names.length ** 2);
    expect(counts.ENDS_APART).toBe(3 * (78 * 78 - (650 + 650 - 78)));
  });
});

describe("what people write", () => {
  test.each([
    ["TT+,AQs+,AKo", 5 * 6 + 2 * 4 + 12],
    ["22+,A2s+,KTs+,QJs,ATo+", 13 * 6 + 12 * 4 + 3 * 4 + 4 + 4 * 12],
    ["random", 1326],
    ["any two", 1326],
    ["*", 1326],
    ["AK", 16],
    ["KA", 16],
    ["T9s+", 4],
    ["A5s-A2s", 16],
    ["T9s-65s", 20],
    ["77-99", 18],
    ["AsKh", 1],
    ["AhAd AhAs", 2],
  ])("%s is %i hands", (text, count) => expect(rangeOf(text)).toHaveLength(count));

  test.each([
    ["separators of all kinds", "AA;KK\nQQ  JJ,\tTT、99，", "99+"],
    ["lower case", "aks, ako, asks", "AK"],
    ["ten in digits", "1010, A10s+, 109s, 10h9h", "TT,ATs+,T9s"],
    ["full-width forms", "ＡＫｓ，　７７＋", "77+,AKs"],
    ["signs of suits", "A♠K♥ Q♦️J♣️ ♥A♥K", "AsKh,AhKh,QdJc"],
    ["a hand in two words", "As Kh, 10d 9♠", "AsKh,Td9s"],
    ["suit first", "sAhK", "AsKh"],
    ["a low card first", "KhAs 2c3c", "AsKh,3c2c"],
    ["typed with a Korean keyboard on", "ㅁㅏㄴ, 만, ㅂㅂ+", "QQ+,AKs"],
    ["blanks around the signs", "77 - 99, A5s -A2s, 22 @ 50 %, AA +", "AA,99-77,A5s-A2s,22@50%"],
    ["dashes of word processors and waves", "99–77 66—55 A5s−A3s K9s~K7s Q9sーQ8s J8s〜J7s", "99-55,A5s-A3s,K9s-K7s,Q9s-Q8s,J8s-J7s"],
    ["trailing separators", ", AA, ", "AA"],
  ])("%s", (_name, text, made) => expect(makeRange(rangeOf(text))).toBe(made));
});

describe("weights", () => {
  test.each([
    ["22+@50%", 0.5],
    ["AKs@0.25", 0.25],
    ["AKs@.25", 0.25],
    ["AKs@1", 1],
    ["AKs@1%", 0.01],
    ["AKs@0.07%", 0.0007],
    ["AKs@33.3%", 0.333],
    ["AKs@100%", 1],
    ["AKs@1e-7", 1e-7],
    ["AKs", 1],
  ])("%s weighs %d", (text, weight) => {
    for (const combo of rangeOf(text)) expect(combo.weight).toBe(weight);
  });
  test("each belongs to the token before it", () => {
    expect(rangeOf("AsAh, KsKh@50% QsQh").map(({ weight }) => weight)).toEqual([1, 0.5, 1]);
  });
  test("a hand that is named again takes the later weight", () => {
    expect(makeRange(rangeOf("22+@50%, AA"))).toBe("AA,KK-22@50%");
    expect(makeRange(rangeOf("AA, 22+@50%"))).toBe("22+@50%");
    expect(makeRange(rangeOf("AKs, AsKs@25%"))).toBe("AhKh,AdKd,AcKc,AsKs@25%");
  });
  test("all ten thousand steps of a hundredth of a percent are read as they are printed", () => {
    for (let step = 1; step <= 10_000; step++) {
      const weight = step / 10_000;
      const text = makeRange([{ cards: [51, 50] as unknown as Range[0]["cards"], weight }]);
      expect(text).toMatch(/^AsAh(@\d{1,2}(\.\d{1,2})?%)?$/);
      expect(rangeOf(text)[0]?.weight).toBe(weight);
    }
  });
});

describe("what is wrong, and where", () => {
  test.each<[string, object]>([
    ["", { code: "RANGE_EMPTY" }],
    [" ,;\n", { code: "RANGE_EMPTY" }],
    ["AA, XKs+", { code: "RANGE_RANK_UNKNOWN", token: "XKs+", at: 4, rank: "X" }],
    ["A1s", { code: "RANGE_RANK_UNKNOWN", token: "A1s", at: 0, rank: "1" }],
    ["AKs-A1s", { code: "RANGE_RANK_UNKNOWN", token: "AKs-A1s", at: 0, rank: "1" }],
    ["AsXh", { code: "RANGE_RANK_UNKNOWN", token: "AsXh", at: 0, rank: "X" }],
    ["KK AAs", { code: "RANGE_PAIR_SUIT", token: "AAs", at: 3, pair: "AA" }],
    ["10 10o", { code: "RANGE_TOKEN_UNKNOWN", token: "10", at: 0 }],
    ["22o+", { code: "RANGE_PAIR_SUIT", token: "22o+", at: 0, pair: "22" }],
    ["AKs-76o", { code: "RANGE_ENDS_MIXED", token: "AKs-76o", at: 0, like: ["AKs-76s"] }],
    ["AKs-AQ", { code: "RANGE_ENDS_MIXED", token: "AKs-AQ", at: 0, like: ["AKs-AQs"] }],
    ["AA-AK", { code: "RANGE_ENDS_MIXED", token: "AA-AK", at: 0, like: [] }],
    ["AKs-74o", { code: "RANGE_ENDS_MIXED", token: "AKs-74o", at: 0, like: [] }],
    ["T9s-64s", { code: "RANGE_ENDS_APART", token: "T9s-64s", at: 0, like: ["T9s-65s", "T9s-T4s"] }],
    ["A2s-K7s", { code: "RANGE_ENDS_APART", token: "A2s-K7s", at: 0, like: ["A2s-A7s"] }],
    ["AA AsAs", { code: "RANGE_CARD_TWICE", token: "AsAs", at: 3, card: 51 }],
    ["As As", { code: "RANGE_CARD_TWICE", token: "As As", at: 0, card: 51 }],
    ["As, Kh", { code: "RANGE_CARD_ALONE", token: "As", at: 0, card: 51 }],
    ["As Kh Qd", { code: "RANGE_CARD_ALONE", token: "Qd", at: 6, card: 41 }],
    ["AA@", { code: "RANGE_WEIGHT_MISSING", token: "AA@", at: 0 }],
    ["AA @ , KK", { code: "RANGE_WEIGHT_MISSING", token: "AA @", at: 0 }],
    ["@50% AA", { code: "RANGE_WEIGHT_ALONE", token: "@50%", at: 0 }],
    ["AA,@", { code: "RANGE_WEIGHT_ALONE", token: "@", at: 3 }],
    ["AA@0", { code: "RANGE_WEIGHT_INVALID", token: "AA@0", at: 0, weight: "0" }],
    ["AA@101%", { code: "RANGE_WEIGHT_INVALID", token: "AA@101%", at: 0, weight: "101%" }],
    ["AA@50", { code: "RANGE_WEIGHT_INVALID", token: "AA@50", at: 0, weight: "50" }],
    ["AA@-1", { code: "RANGE_WEIGHT_INVALID", token: "AA@-1", at: 0, weight: "-1" }],
    ["AA@half", { code: "RANGE_WEIGHT_INVALID", token: "AA@half", at: 0, weight: "half" }],
    ["AA@50%@20%", { code: "RANGE_WEIGHT_INVALID", token: "AA@50%@20%", at: 0, weight: "50%@20%" }],
    ["AA@1e-400", { code: "RANGE_WEIGHT_INVALID", token: "AA@1e-400", at: 0, weight: "1e-400" }],
    ["top 15%", { code: "RANGE_SHARE", token: "top", at: 0 }],
    ["22+, !AA", { code: "RANGE_EXCLUSION", token: "!AA", at: 5 }],
    ["22+, -AA", { code: "RANGE_EXCLUSION", token: "-AA", at: 5 }],
    ["AKQ", { code: "RANGE_TOKEN_UNKNOWN", token: "AKQ", at: 0 }],
    ["77+-99", { code: "RANGE_TOKEN_UNKNOWN", token: "77+-99", at: 0 }],
    ["77-88-99", { code: "RANGE_TOKEN_UNKNOWN", token: "77-88-99", at: 0 }],
    ["AsKh+", { code: "RANGE_TOKEN_UNKNOWN", token: "AsKh+", at: 0 }],
    ["AsKhQd", { code: "RANGE_TOKEN_UNKNOWN", token: "AsKhQd", at: 0 }],
    ["[AA]", { code: "RANGE_FORM_FOREIGN", token: "[AA]", at: 0, like: ["AA"] }],
    ["😀, AA", { code: "RANGE_TOKEN_UNKNOWN", token: "😀", at: 0 }],
    ["ＡＫ　ＡＡｓ", { code: "RANGE_PAIR_SUIT", token: "ＡＡｓ", at: 3, pair: "AA" }],
    ["AK 😀a", { code: "RANGE_RANK_UNKNOWN", token: "😀a", at: 3, rank: "😀" }],
  ])("%s", (text, error) => expect(parseRange(text, "hands[1]")).toEqual({ ok: false, error: { path: "hands[1]", ...error } }));

  test.each([
    ["22-", "22"],
    ["TT-", "TT-22"],
    ["A8s-", "A8s-A2s"],
    ["8Ao-", "A8o-A2o"],
    ["A2s-", "A2s"],
    ["1010-", "TT-22"],
    ["Axs", "A2s+"],
    ["AXs", "A2s+"],
    ["Kxo", "K2o+"],
    ["10x", "T2+"],
    ["AhXh", "AhKh,AhQh,AhJh,AhTh,Ah9h,Ah8h,Ah7h,Ah6h,Ah5h,Ah4h,Ah3h,Ah2h"],
    ["3♠x♠", "3♠2♠"],
    ["AKs:0.5", "AKs@0.5"],
    ["AKs:50%", "AKs@50%"],
    ["AKs=.25", "AKs@.25"],
    ["AKs@0,5", "AKs@0.5"],
    ["AKs@12,5%", "AKs@12.5%"],
    ["[50]AKs[/50]", "AKs@50%"],
    ["[10]1010", "TT@10%"],
    ["[33.3]TT+,AQs[/33.3]", "TT+@33.3%"],
    ["{AA,KK}", "AA"],
    ["(random)", "random"],
    ["AA|KK", "AA,KK"],
    ["AA/Axs", "AA,A2s+"],
    ["A5s..A2s", "A5s-A2s"],
    ["A5s…A2s", "A5s-A2s"],
  ])("%s of another tool is %s here", (text, here) => {
    expect(parseRange(`QQ ${text}`)).toMatchObject({ ok: false, error: { code: "RANGE_FORM_FOREIGN", at: 3, like: [here] } });
    expect(rangeOf(here)).not.toHaveLength(0);
  });
  test.each([
    ["15%", "RANGE_SHARE"],
    ["top15%", "RANGE_SHARE"],
    ["12.5%", "RANGE_SHARE"],
    ["!TT+", "RANGE_EXCLUSION"],
    ["!zz", "RANGE_TOKEN_UNKNOWN"],
    ["2x", "RANGE_RANK_UNKNOWN"],
    ["[AKQ]", "RANGE_TOKEN_UNKNOWN"],
    ["AKs:2", "RANGE_TOKEN_UNKNOWN"],
    ["AKs@0,5x", "RANGE_WEIGHT_INVALID"],
    ["AKs@0, KK", "RANGE_WEIGHT_INVALID"],
  ])("%s is %s", (text, code) => expect(parseRange(text)).toMatchObject({ ok: false, error: { code } }));

  test("a long token is named by its beginning", () => {
    const read = parseRange(`AA ${"z".repeat(1_000)}`);
    expect(read).toEqual({ ok: false, error: { code: "RANGE_TOKEN_UNKNOWN", path: "", token: "z".repeat(40), at: 3 } });
  });
  test("a text beyond all ranges is not read, and no text is none", () => {
    expect(parseRange("AA,".repeat(40_000))).toEqual({
      ok: false,
      error: { code: "RANGE_TOO_LONG", path: "", length: 120_000, most: 100_000 },
    });
    expect(parseRange(7 as unknown as string, "x")).toEqual({ ok: false, error: { code: "NOT_TEXT", path: "x", got: "7" } });
  });
});

describe("makeRange", () => {
  test.each([
    "AA",
    "QQ+",
    "99-77",
    "AK",
    "AT+",
    "A5-A2",
    "TT+,AQs+,AKo",
    "22+,A2s+,KTs+,QJs,ATo+",
    "T9s-65s",
    "T9-65",
    "T9-65,A5s-A2s,KTo+",
    "KQs,QJs",
    "QTs+,JTs-98s",
    "random",
    "random@12.34%",
    "KK,AsAh",
    "AA,KK@50%,QQ@0.01%",
    "AKs@0.123456",
  ])("%s is written as it was read", (text) => expect(makeRange(rangeOf(text))).toBe(text));

  test("no hands are no text; of two weights the last counts", () => {
    expect(makeRange([])).toBe("");
    const [aces] = rangeOf("AsAh");
    expect(aces && makeRange([{ ...aces, weight: 0.5 }, aces])).toBe("AsAh");
  });
  test("the order of the hands means nothing", () => {
    const range = rangeOf("TT+,AQs+,AKo@40%,7d2c");
    expect(makeRange([...range].reverse())).toBe(makeRange(range));
  });
  test("the hands come from the highest to the lowest", () => {
    expect(makeCards(rangeOf("7d2c,AsAh,KsKd").flatMap(({ cards }) => cards))).toBe("AsAhKsKd7d2c");
  });
});
