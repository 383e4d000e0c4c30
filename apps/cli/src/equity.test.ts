import { LANGS } from "@sidepot/words";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { runInMemory } from "./memory-io.ts";

const FOUR = ["equity", "AhAd:2500", "KcKs:6000", "JcTc:12300", "QcQs:20000", "4000f", "--dead-money", "1000"];
const jsonOf = async (...args: string[]) => JSON.parse((await runInMemory(["equity", ...args, "--json"])).out);

describe("JSON of the contract", () => {
  test("aces against kings: hands, method, boards, in this order", async () => {
    const { status, out, err } = await runInMemory(["equity", "AsAh", "KsKh", "--json"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual(["hands", "method", "boards"]);
    expect(Object.keys(answer.hands[0])).toEqual(["win", "tie", "equity"]);
    expect(answer).toMatchObject({ method: "exact", boards: 1_712_304 });
    // 1,410,336 won and 9,308 tied of 1,712,304.
    expect(answer.hands[0].equity).toBeCloseTo(0.826366, 6);
    expect(answer.hands[0].win + answer.hands[1].win + answer.hands[0].tie).toBeCloseTo(1, 12);
  });

  test("a board and dead cards leave fewer boards", async () => {
    // 52 - 4 - 3 cards are left for two places, and 44 with one more gone.
    expect((await jsonOf("AsAh", "KsKh", "--board", "2c7d9h")).boards).toBe((45 * 44) / 2);
    expect((await jsonOf("AsAh", "KsKh", "--board", "2c 7d 9h", "--dead", "Qs")).boards).toBe((44 * 43) / 2);
    expect((await jsonOf("AsAh", "KsKh", "--board", "2c7d9hKdKc")).hands).toEqual([
      { win: 0, tie: 0, equity: 0 },
      { win: 1, tie: 0, equity: 1 },
    ]);
  });

  test("four players all-in: the pots as of the same hand in settle, and who has how much of each on average", async () => {
    const answer = JSON.parse((await runInMemory([...FOUR, "--json"])).out);
    expect(Object.keys(answer)).toEqual("hands method boards returned pots won put net".split(" "));
    expect(answer.boards).toBe(1_086_008);
    expect(answer.returned).toEqual([{ hand: 3, amount: 7700 }]);
    const whole = (chips: readonly number[]): number[] => chips.map(Math.round);
    const pots = answer.pots as { amount: number; eligible: number[]; shares: ({ chips: number } | null)[] }[];
    expect(pots.map(({ amount, eligible, shares }) => [amount, eligible, shares.map((share) => share && Math.round(share.chips))])).toEqual(
      [
        [13_500, [0, 1, 2, 3], [7383, 2304, 2015, 1798]],
        [12_000, [1, 2, 3], [null, 7917, 2081, 2001]],
        [12_600, [2, 3], [null, null, 2386, 10_214]],
      ],
    );
    expect(whole(answer.won)).toEqual([7383, 10_221, 6482, 14_014]);
    expect(answer.put).toEqual([2500, 6000, 12_300, 12_300]);
    expect(whole(answer.net)).toEqual([4883, 4221, -5818, 1714]);
    // What the four gain is the ante and the chips of the fifth.
    expect(answer.net.reduce((sum: number, n: number) => sum + n, 0)).toBeCloseTo(5000, 6);
  });

  test("a hand without chips in any pot still has its equity among all", async () => {
    const { hands, pots } = await jsonOf("AsAh:0", "KsKh:50", "QsQh:50", "--board", "2c7d9h");
    expect(hands).toHaveLength(3);
    expect(hands.reduce((sum: number, hand: { equity: number }) => sum + hand.equity, 0)).toBeCloseTo(1, 12);
    expect(pots).toMatchObject([{ amount: 100, eligible: [1, 2] }]);
  });

  test("what comes back to one who folded is told, with whose it is", async () => {
    const args = ["AsAh:100", "150f", "KsKh:50", "400f", "--board", "2c7d9h"];
    const { returned, warnings } = await jsonOf(...args, "--unit", "50", "--dead-money", "7");
    expect(returned).toEqual([{ hand: 3, folded: 1, amount: 250 }]);
    expect(warnings).toEqual([
      { code: "NOT_A_MULTIPLE_OF_UNIT", path: "deadMoney", amount: 7, unit: 50 },
      { code: "UNCALLED_BY_FOLDED", path: "folded[1]", seat: 3, amount: 250 },
      { code: "FOLDED_ABOVE_LIVE", path: "pots[1]", amount: 100, pot: 1 },
    ]);
    const { out } = await runInMemory(["equity", ...args, "--lang", "en"], undefined, { LANG: "C" });
    expect(out).toContain("250 was not called. It goes back to D.");
    expect(out).toContain("250 from D, who folded, was never called.");
    const odd = await runInMemory(["equity", "AsAh:7", "KsKh:10", "13f", "--unit", "5", "--dead-money", "4", "--lang", "en"], undefined, {
      LANG: "C",
    });
    expect(odd.out).toContain("A (bet): 7 cannot be made with chips of 5.");
    expect(odd.out).toContain("C (bet): 13 cannot be made");
    expect(odd.out).toContain("Dead money: 4 cannot be made");
    expect((await jsonOf("AsAh:100", "KsKh:50", "--board", "2c7d9h")).returned).toEqual([{ hand: 0, amount: 50 }]);
    expect((await jsonOf("AsAh:7", "KsKh:10", "--unit", "5", "--board", "2c7d9h")).warnings).toEqual([
      { code: "NOT_A_MULTIPLE_OF_UNIT", path: "bets[0]", amount: 7, unit: 5 },
    ]);
  });

  test("odd chips follow the button, in the smallest chips", async () => {
    // Both play the board, and 11 chips do not halve.
    const tie = ["Ah2d:5", "1f", "Ad3c:5", "--board", "AsKhKdQcQs"];
    const won = async (...more: string[]) => (await jsonOf(...tie, ...more)).won;
    expect(await won()).toEqual([6, 5]);
    expect(await won("--button", "B")).toEqual([6, 5]);
    expect(await won("--button", "a")).toEqual([5, 6]);
    // One chip of 5, and the one that is below goes with it.
    expect(await won("--button", "a", "--unit", "5")).toEqual([5, 6]);
    expect(await won("--unit", "10")).toEqual([11, 0]);
    const asked = { hands: ["Ah2d", "Ad3c"], board: "AsKhKdQcQs", bets: [5, 5], folded: [1] };
    const wonOf = async (more: object) =>
      JSON.parse((await runInMemory(["equity", "--json"], JSON.stringify({ ...asked, ...more }))).out).won;
    expect(await wonOf({ button: 0 })).toEqual([5, 6]);
    expect(await wonOf({ button: 1 })).toEqual([6, 5]);
    // One who folded has it, after the hands.
    expect(await wonOf({ button: 2 })).toEqual([6, 5]);
    expect(await wonOf({ button: 0, unit: 10 })).toEqual([0, 11]);
  });

  test("cards of somebody who folded are dead", async () => {
    const { boards, pots } = await jsonOf("AsAh:100", "KsKh:100", "KdKc:40f", "--board", "2c7d9h");
    expect(boards).toBe((43 * 42) / 2);
    expect(pots).toMatchObject([{ amount: 240, eligible: [0, 1] }]);
    // Written in another way, and beside others.
    expect((await jsonOf("AsAh:100", "KsKh:100", "♦K♣K:40f", "--board", "2c7d9h", "--dead", "Qs")).boards).toBe((42 * 41) / 2);
  });
});

describe("JSON read", () => {
  const question = '{"id":"q1","hands":["AsAh","KsKh"],"board":"2c7d9h"}';

  test("one value, or one a line; the id stays", async () => {
    const { out, status } = await runInMemory(["equity", "--json"], question);
    expect(status).toBe(0);
    expect(out).toBe(`{"id":"q1",${(await runInMemory(["equity", "AsAh", "KsKh", "--board", "2c7d9h", "--json"])).out.slice(1)}`);
    expect(await runInMemory(["equity", "--jsonl"], question)).toEqual({ status, out, err: "" });
  });

  test("cards may be lists, and money is as in the arguments", async () => {
    const asked = {
      hands: [["Ah", "Ad"], ["Kc", "Ks"], "JcTc", "QcQs"],
      bets: [2500, 6000, 12_300, 20_000],
      folded: [4000],
      deadMoney: 1000,
      dead: [],
    };
    const { out } = await runInMemory(["equity", "--json"], JSON.stringify(asked));
    expect(out).toBe((await runInMemory([...FOUR, "--json"])).out);
  });

  test("a bad line answers for itself, and the others go on", async () => {
    const lines = ["{", '{"id":7,"hands":["AsAh",["Ks","Kx"]]}', "", question, '{"id":8}', '{"id":9,"hands":["AsAh","KsKh"],"hands":[]}'];
    const { status, out, err } = await runInMemory(["equity", "--jsonl"], lines.join("\n"));
    expect({ status, err }).toEqual({ status: 2, err: "" });
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, error }) => [id, error?.code, error?.path])).toEqual([
      [null, "NOT_JSON", ""],
      [7, "CARD_UNKNOWN", "hands[1][1]"],
      ["q1", undefined, undefined],
      [8, "NOT_A_LIST", "hands"],
      [9, "KEY_TWICE", "hands"],
    ]);
  });

  test.each<[object, string, string]>([
    [{ hands: "AsAh" }, "NOT_A_LIST", "hands"],
    [{ hands: ["AsAh"] }, "TOO_FEW_PLAYERS", "hands"],
    [{ hands: ["AsAh", 7] }, "NOT_CARDS", "hands[1]"],
    [{ hands: ["AsAh", "KsKx"] }, "RANGE_TOKEN_UNKNOWN", "hands[1]"],
    [{ hands: ["AsAh", ""] }, "RANGE_EMPTY", "hands[1]"],
    [{ hands: ["AsAh", "AsKh"] }, "CARD_TWICE", "hands[1]"],
    [{ hands: ["KsKh", "AA"], dead: "AdAcAh" }, "NO_HAND_LEFT", "hands[1]"],
    [{ hands: ["AA", "AA", "AA"] }, "NO_DEAL", "hands"],
    [{ hands: ["AsAh", "KsKh"], board: "2c7d9hKd", dead: "2c" }, "CARD_TWICE", "dead[0]"],
    [{ hands: ["AsAh", "KsKh"], board: "2c3c4c5c6c7c" }, "BOARD_TOO_LONG", "board"],
    [{ hands: ["AsAh", "KsKh"], seed: -1 }, "SEED_INVALID", "seed"],
    [{ hands: ["AsAh", "KsKh"], precision: "fine" }, "PRECISION_INVALID", "precision"],
    [{ hands: ["AsAh", "KsKh"], precision: 1 }, "PRECISION_INVALID", "precision"],
    [{ hands: ["AsAh", "KsKh"], precision: "100%" }, "PRECISION_INVALID", "precision"],
    [{ hands: ["AsAh", "KsKh"], samples: 0 }, "SAMPLES_INVALID", "samples"],
    [{ hands: ["AsAh", ["Ks", "Kx"]] }, "CARD_UNKNOWN", "hands[1][1]"],
    [{ hands: ["AsAh", ["Ks"]] }, "CARD_COUNT", "hands[1]"],
    [{ hands: ["AsAh", "KsKh"], board: "2c7x" }, "CARD_UNKNOWN", "board"],
    [{ hands: ["AsAh", "KsKh"], dead: 7 }, "NOT_CARDS", "dead"],
    [{ hands: ["AsAh", "KsKh"], method: "fast" }, "RULE_UNKNOWN", "method"],
    [{ hands: ["AsAh", "KsKh"], bets: 5 }, "NOT_A_LIST", "bets"],
    [{ hands: ["AsAh", "KsKh"], bets: [5] }, "NOT_ONE_EACH", "bets"],
    [{ hands: ["AsAh", "KsKh"], deadMoney: 5 }, "NOT_A_LIST", "bets"],
    [{ hands: ["AsAh", "KsKh"], bets: [5, -1] }, "CHIPS_INVALID", "bets[1]"],
    [{ hands: ["AsAh", "KsKh"], bets: [5, 5], folded: [1, 0.5] }, "CHIPS_INVALID", "folded[1]"],
    [{ hands: ["AsAh", "KsKh"], bets: [5, 5], folded: 3 }, "NOT_A_LIST", "folded"],
    [{ hands: ["AsAh", "KsKh"], button: 1 }, "NOT_A_LIST", "bets"],
    [{ hands: ["AsAh", "KsKh"], bets: [5, 5], button: 2 }, "BUTTON_OUT_OF_RANGE", "button"],
    [{ hands: ["AsAh", "KsKh"], bets: [5, 5], button: "A" }, "BUTTON_OUT_OF_RANGE", "button"],
    [{ hands: ["random", "random"], bets: [5, 5], unit: 0 }, "UNIT_INVALID", "unit"],
    [{ hands: ["AsAh", "KsKh"], bets: [0, 0], unit: null }, "UNIT_INVALID", "unit"],
    [{ hands: ["AsAh", "KsKh"], bets: [5, 5], deadMoney: "x" }, "CHIPS_INVALID", "deadMoney"],
  ])("%j: %s", async (asked, code, path) => {
    const { status, out } = await runInMemory(["equity", "--json"], JSON.stringify(asked));
    expect(status).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ id: null, error: { code, path } });
  });

  test("a field is called as it is in JSON", async () => {
    const { err } = await runInMemory(["equity", "--lang", "en"], '{"hands":["AsAh","KsKh"],"bets":[5,-1]}');
    expect(err).toBe("sidepot: bets[1]: “-1” is below zero. Give a whole number of chips, 0 or more.\n");
  });

  test("an entry of a list is one card", async () => {
    const { err } = await runInMemory(["equity", "--lang", "en"], '{"hands":["AsAh","KsKh"],"dead":["QsQc"]}');
    expect(err).toBe(
      "sidepot: Dead card 1: “QsQc” is 2 cards, and each entry of a list is one. Part them, or give one text in place of the list.\n",
    );
  });

  test("ranges with weights, and dead cards within them", async () => {
    const { out } = await runInMemory(["equity", "--json"], '{"hands":["AsAh","KK@50%,QQ"],"board":"Qc7d2h","dead":["Ks"]}');
    const { hands, boards } = JSON.parse(out);
    // Three pairs of kings and three of queens are left; each leaves 44 cards for two places.
    expect(boards).toBe(6 * ((44 * 43) / 2));
    expect(hands[0].equity + hands[1].equity).toBeCloseTo(1, 12);
    const alone = async (range: string): Promise<number> =>
      (await jsonOf("AsAh", range, "--board", "Qc7d2h", "--dead", "Ks")).hands[0].equity;
    expect(hands[0].equity).toBeCloseTo((0.5 * (await alone("KK")) + (await alone("QQ"))) / 1.5, 12);
  });

  test("a random hand against aces is sampled where it is asked for, with its error and seed", async () => {
    const { hands, method, boards, seed } = await jsonOf("AA", "random", "--sampled", "--precision", "0.2%", "--seed", "9");
    expect({ method, seed }).toEqual({ method: "sampled", seed: 9 });
    expect(Object.keys(hands[0])).toEqual(["win", "tie", "equity", "standardError"]);
    expect(hands[0].standardError).toBeGreaterThan(0);
    expect(hands[0].standardError).toBeLessThanOrEqual(0.002);
    expect(boards).toBeGreaterThanOrEqual(100_000);
    expect(Math.abs(hands[0].equity - 0.852037)).toBeLessThan(5 * hands[0].standardError);
    // The seed is the default one where none is named.
    expect((await jsonOf("AA", "random", "--sampled", "--samples", "20k")).seed).toBe(1);
  });

  test("a precision is read in one way: as an option, as a text and as a number", async () => {
    const ask = async (precision: unknown): Promise<string> =>
      (await runInMemory(["equity", "--json"], JSON.stringify({ hands: ["AsAh", "KsKh"], board: "2c7d9h", method: "sampled", precision })))
        .out;
    const option = ["--board", "2c7d9h", "--sampled", "--precision"];
    expect(JSON.parse(await ask(0.0007)).boards).toBeGreaterThan(JSON.parse(await ask(0.002)).boards);
    for (const precision of ["0.0007", "7e-4", "7E-4", "0.07%"]) {
      expect(await ask(precision)).toBe(await ask(0.0007));
      const { out } = await runInMemory(["equity", "AsAh", "KsKh", ...option, precision, "--json"]);
      expect(JSON.parse(out)).toEqual({ ...JSON.parse(await ask(0.0007)), id: undefined });
    }
  });

  test("what nobody reads is told, and changes nothing", async () => {
    const { out } = await runInMemory(["equity", "--json"], '{"hands":["AsAh","KsKh"],"board":"2c7d9h","bord":"x"}');
    expect(JSON.parse(out)).toMatchObject({ boards: 990, warnings: [{ code: "FIELD_UNKNOWN", path: "bord", field: "bord" }] });
  });
});

describe("for people", () => {
  test("the table, how it was counted, and for what it may be used", async () => {
    const { status, out, err } = await runInMemory(["equity", "AsAh", "k♠ k♥"], undefined, { LANG: "C" });
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.split("\n")).toEqual([
      "Player  Hand      Win    Tie  Equity",
      "------  -----  ------  -----  ------",
      "A       As Ah  82.36%  0.54%  82.64%",
      "B       Ks Kh  17.09%  0.54%  17.36%",
      "",
      "Exact: all 1,712,304 boards counted.",
      "For study, not at a live table.",
      "",
    ]);
  });

  test("the cards that are known, and what is certain as such", async () => {
    const { out } = await runInMemory(["equity", "AsAh", "KsKh", "--board", "KdKc2c2d", "--dead", "Qs"], undefined, { LANG: "C" });
    expect(out).toContain("Board: Kd Kc 2c 2d\nDead cards: Qs\n\n");
    expect(out).toMatch(/^A {7}As Ah {4}0% +0% {6}0%$/m);
    expect(out).toMatch(/^B {7}Ks Kh {2}100% +0% {4}100%$/m);
  });

  test("where nobody put anything in there is no pot", async () => {
    const { out } = await runInMemory(["equity", "AsAh:0", "KsKh:0", "--board", "2c7d9h"], undefined, { LANG: "C" });
    expect(out).toContain("\n\nNothing was put in: there is no pot.\n\nExact: all 990 boards counted.\n");
  });

  test("ranges as they were typed, how many deals there were, and what was sampled", async () => {
    const exact = await runInMemory(["equity", "AsAh", " KK, QQ ", "--board", "2c7d9h"], undefined, { LANG: "C" });
    expect(exact.out).toMatch(/^B {7}KK, QQ {2}/m);
    expect(exact.out).toContain("Exact: all 11,880 deals counted.");
    const long = Array.from({ length: 20 }, () => "QQ").join();
    expect((await runInMemory(["equity", "AsAh", long, "--board", "2c7d9h"])).out).toContain(`  ${long.slice(0, 39)}…  `);
    const sampled = await runInMemory(["equity", "AA", "random", "--sampled", "--samples", "200k", "--seed", "4294967295"], undefined, {
      LANG: "C",
    });
    expect(sampled.out).toMatch(/^Sampled: 200,000 random deals, standard error ±0\.\d\d% at most, seed 4294967295\.$/m);
  });

  test("the layers of the pot, the last side pot on top, and what came back", async () => {
    const { out } = await runInMemory(FOUR, undefined, { LANG: "C" });
    const lines = out.split("\n");
    const from = lines.indexOf("Chips won on average:");
    expect(lines.slice(from + 1, from + 14)).toEqual([
      "Pot                   Chips       A       B       C       D",
      "-------------------  ------  ------  ------  ------  ------",
      "Side pot 2           12,600       -       -   2,386  10,214",
      "                                              18.9%   81.1%",
      "Side pot 1           12,000       -   7,917   2,081   2,001",
      "                                      66.0%   17.3%   16.7%",
      "Main pot             13,500   7,383   2,304   2,015   1,798",
      "                              54.7%   17.1%   14.9%   13.3%",
      "-------------------  ------  ------  ------  ------  ------",
      "Sum                  38,100   7,383  10,221   6,482  14,014",
      "Put in, less return           2,500   6,000  12,300  12,300",
      "Net                          +4,883  +4,221  −5,818  +1,714",
      "7,700 was not called. It goes back to D.",
    ]);
  });

  test.each(LANGS)("in %s every column has its own place, and the notice is there", async (lang) => {
    const { out } = await runInMemory([...FOUR, "--lang", lang]);
    const lines = out.split("\n");
    const rules = lines.flatMap((line, at) => (/^-[- ]+$/.test(line) ? [at] : []));
    expect(rules).toHaveLength(3);
    const ends = (line: string): number => stringWidth(line);
    // Numbers end where their rule ends.
    for (const row of [1, 2, 3, 4])
      expect(ends(lines[(rules[0] as number) + row] as string)).toBe(ends(lines[rules[0] as number] as string));
    for (const row of [1, 2, 3]) expect(ends(lines[(rules[2] as number) + row] as string)).toBe(ends(lines[rules[2] as number] as string));
    expect(out).toMatch({ en: /not at a live table/, ko: /라이브 테이블에서는 쓰지 마세요/, ja: /プレイ中のテーブルでは使わない/ }[lang]);
  });
});

describe("help and wrong use", () => {
  test.each(LANGS)("help in %s has the examples and the notice", async (lang) => {
    const { status, out, err } = await runInMemory(["equity", "--help", "--lang", lang]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    for (const example of EXAMPLES.equity) expect(out).toContain(example);
    expect(out).toMatch(/live table|라이브 테이블|プレイ中のテーブル/);
    if (lang !== "en") expect(out).not.toMatch(/Usage:|Options:|Arguments:/);
  });

  test.each(LANGS)("help in %s tells the chunks in which hands are dealt", async (lang) => {
    const { boards } = await jsonOf("AA", "KK", "--sampled", "--samples", "1");
    const { out } = await runInMemory(["equity", "--help", "--lang", lang]);
    expect(out).toContain(boards.toLocaleString("en"));
  });

  test.each(EXAMPLES.equity.map((example) => [example]))("the example runs: %s", async (example) => {
    const { status } = await runInMemory(example.replace(/ <.*/, "").split(" ").slice(1), "\n");
    expect(status).toBe(0);
  });

  test("at a terminal where nothing will be typed, help instead of a hang", async () => {
    const { status, out, err } = await runInMemory(["equity"]);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toContain(EXAMPLES.equity[0]);
  });

  test.each<[string[], string]>([
    [["AsAh", "KsKh", "--seed", "-1"], "“-1” does not fit the option “--seed”. Give a whole number from 0 to 4,294,967,295."],
    [["AsAh", "KsKh", "--seed", "4294967296"], "--seed"],
    [["AsAh", "KsKh", "--seed", "1.5"], "--seed"],
    [["AsAh", "KsKh", "--threads", "0"], "from 1 to 256"],
    [["AsAh", "KsKh", "--threads", "many"], "--threads"],
    [["AsAh", "KsKh", "--samples", "0"], "--samples"],
    [["AsAh", "KsKh", "--precision", "0"], "Give a standard error above 0 and below 1, such as 0.001 (0.1%)."],
    [["AsAh", "KsKh", "--precision", "100%"], "--precision"],
    [["AsAh", "KsKh", "--precision", "1"], "--precision"],
    [["AsAh", "KsKh", "--precision", "0,001"], "--precision"],
    [["AsAh", "KsKh", "--precision="], "--precision"],
    [["AsAh", "KsKh", "--exact", "--sampled"], "“--exact” and “--sampled” exclude each other"],
    [["AsAh", "KsKh", "--exact", "--seed", "3"], "“--exact” and “--seed” exclude each other"],
    [["AsAh", "KsKh", "--json", "--jsonl"], "--jsonl"],
    [["AsAh", "KsKh", "--board", "2c", "--board", "3c"], "“--board” is there more than once"],
    [["AsAh", "KsKh", "--bord", "2c"], "--board"],
    [["AsAh:5", "KsKh"], "“KsKh” has no chips, and other hands have. Write HAND:CHIPS for every hand, for example KsKh:2500"],
    [
      ["AsAh", "KsKh", "--dead-money", "5"],
      "“--dead-money 5” is about chips, and no hand has any. Write HAND:CHIPS for every hand, for example AsAh:2500",
    ],
    [["AsAh", "KsKh", "400f"], "“400f” is about chips, and no hand has any."],
    [["AsAh", "KsKh:5", "400f"], "“AsAh” has no chips, and other hands have."],
    [["AsAh:x", "KsKh:5"], "AsAh:x"],
    [["AsAh:5", "KsKh:5", "--dead-money", "x"], "--dead-money x"],
    [["AsAh"], "At least two hands are needed, each as an argument of its own, for example: sidepot equity AsAh KsKh"],
    [["QsQh JsJh"], "for example: sidepot equity QsQh JsJh"],
    [["--board", "2c7d9h"], "for example: sidepot equity AsAh KsKh"],
    [["--jsonl", "--board", "2c7d9h"], "“--jsonl” and “--board” exclude each other"],
    [["questions.json", "--button", "A"], "“questions.json” and “--button” exclude each other"],
    [["AsAh", "KsKh", "--unit", "5"], "“--unit 5” is about chips"],
    [["questions.json", "--dead", "2c"], "“questions.json” and “--dead” exclude each other"],
    [["A:AsAh", "B:KsKh"], "Write each hand as HAND or HAND:CHIPS, for example AsAh:2500"],
    [["AA:", "KsKh:5"], "for example AA:2500"],
    [["x:y", "KsKh:5"], "for example AsAh:2500"],
    [["AsAh", "TT+,AKx"], "Hand 2: “AKx” (character 5)"],
    [["AsAh", "AsKh"], "Hand 2: the ace of spades is already in hand 1."],
    [["AsAh", "KsKh", "--board", "AsKd2c"], "ace of spades"],
    [
      ["AA:100", "KK:100f"],
      "“KK:100f”: the cards of one who folded are dead, so they must be two known cards. Write the chips alone, 100f, ",
    ],
    [["AA:1k f", "KK:100", "QQ:100"], "or two cards with them, such as AsAh:1kf\n"],
    [["AKs:0.5", "KK:1"], "“AKs:0.5”: chips stand after a colon, and a weight after an @. Write the weight as AKs@0.5"],
    [["AKs:50%", "KK"], "as AKs@50%"],
    [["KK", "Axs"], "Hand 2: “Axs” (character 1) is not how hands are written here. Write “A2s+”."],
    [["AsAh:5", "KsKh:5", "Qs:5f"], "“Qs:5f”"],
    [["AsAh:5", "KsKh:5", "QsQs:5f"], "“QsQs:5f”"],
    [["AsAh:5", "KsKh:5", "AsQs:5f"], "ace of spades"],
    [["AsAh:5", "KsKh:5", "QsQh:5f", "--dead", "Zz"], "Zz"],
    [["no-such-file.json"], "no-such-file.json"],
    [["-", "KsKh"], "one file"],
  ])("%j", async (args, hint) => {
    const { status, out, err } = await runInMemory(["equity", ...args, "--lang", "en"], "{}");
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/^sidepot: [^\n]+\n$/);
    expect(err).toContain(hint);
  });

  test.each<[string[], string, string]>([
    [["AsAh", "KsKh", "--seed", "x"], "OPTION_NUMBER_INVALID", "seed"],
    [["AsAh", "KsKh", "--board", "Zz"], "CARD_UNKNOWN", "board"],
    [["AsAh:5", "KsKh"], "BET_MISSING", "bets[1]"],
    [["AsAh", "KsKh", "--dead-money", "5"], "BETS_MISSING", "bets[0]"],
    [["AsAh:5", "KsKh:5", "3f", "--button", "C"], "BUTTON_UNKNOWN", "button"],
    [["AsAh:5", "KsKh:5", "--unit", "x"], "AMOUNT_UNREADABLE", "unit"],
    [["AsAh:5", "KsKh:5", "--unit", "0"], "UNIT_INVALID", "unit"],
    [["AsAh", "KsKh", "--button", "A"], "BETS_MISSING", "bets[0]"],
    [["AsAh:5", "KsKh:x"], "BET_UNREADABLE", "bets[1]"],
    [["AsAh:5", "KsKh:5", "--dead-money", "x"], "AMOUNT_UNREADABLE", "deadMoney"],
    [["AsAh:5", "KsKh:5", "3f", "QQ:5f"], "FOLDED_CARDS_UNKNOWN", "folded[1]"],
    [["AsAh"], "TOO_FEW_PLAYERS", "hands"],
    [["AsAh:9007199254740991", "KsKh:5"], "CHIPS_SUM_UNSAFE", "bets"],
  ])("as JSON too: %j is %s", async (args, code, path) => {
    const { status, out } = await runInMemory(["equity", ...args, "--json"]);
    expect(status).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ id: null, error: { code, path } });
  });

  test.each(["ko", "ja"])("in %s", async (lang) => {
    for (const args of [
      ["AsAh", "KsKh", "--seed", "x"],
      ["AsAh", "KsKh", "--precision", "x"],
      ["AsAh:5", "KsKh"],
    ]) {
      const { err } = await runInMemory(["equity", ...args, "--lang", lang]);
      expect(err).toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}]/u);
      expect(err).not.toMatch(/There is|needs|cannot|Give|Write/);
    }
  });
});
