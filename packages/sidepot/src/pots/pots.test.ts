import { describe, expect, test } from "vitest";
import { type AwardRules, awardPots, type Comparisons, pushingOrder } from "./award.ts";
import { type Layers, layerPots, type Stake } from "./layers.ts";

/** `25 100 100f 5+10`: bets, `f` for folded, `+` for dead money. */
const stakes = (text: string): Stake[] =>
  text.split(" ").map((word) => {
    const [bet, dead] = word.replace("f", "").split("+").map(Number);
    return { bet: bet ?? 0, dead: dead ?? 0, folded: word.endsWith("f") };
  });
const layersOf = (text: string): Layers => {
  const layers = layerPots(stakes(text));
  if (!layers.ok) throw new Error(`${text}: ${layers.error.code}`);
  return layers.value;
};
/** `75 ABC, 150 BC; C +80` */
const told = (text: string): string => {
  const { pots, returned } = layersOf(text);
  const letters = (seats: readonly number[]): string => seats.map((seat) => String.fromCharCode(65 + seat)).join("");
  const list = pots.map((pot) => `${pot.amount} ${letters(pot.eligible)}`).join(", ");
  return returned ? `${list}; ${letters([returned.seat])} +${returned.amount}` : list;
};

describe("layers", () => {
  test.each([
    ["one all-in and two who match each other", "25 100 100", "75 ABC, 150 BC"],
    ["three layers asked for, two made", "20 50 50", "60 ABC, 60 BC"],
    ["folded chips stay in the layer that they reach", "20 50 50 20f", "80 ABC, 60 BC"],
    ["the excess over the second largest comes back", "50 120 200", "150 ABC, 140 BC; C +80"],
    ["a folded total between two live ones cuts nothing", "100 300 200f", "300 AB, 200 B; B +100"],
    ["a folded player's uncalled chips come back to that player", "50 200f", "100 A; B +150"],
    ["folded chips above every live total join the last pot", "50 120f 120f 50", "340 AD"],
    ["likewise above a side pot", "98f 98f 21 96", "84 CD, 229 D"],
    ["a tie at the top has no excess", "100 100", "200 AB"],
    ["one player alone gets everything back", "0f 40", "; B +40"],
    ["[point 6] dead money joins the main pot and makes no layer", "100 100+50 300", "350 ABC; C +200"],
    ["a folded player's dead money stays in the main pot", "100 100 0+50f", "250 AB"],
    ["a live player with nothing in plays for the dead money alone", "0 50+10 50", "10 ABC, 100 BC"],
    ["without dead money that player plays for nothing", "0 50 50", "100 BC"],
    ["dead money alone", "0+10 0", "10 AB"],
    ["dead money is no bet to call: the only bet comes back", "0 434+200", "200 AB; B +434"],
    ["only folded players bet: whoever still holds cards plays for it", "0 5f 5f", "10 A"],
    ["ten players, five levels", "50f 100f 700 750 1250 1250", "2950 CDEF, 150 DEF, 1000 EF"],
  ])("%s", (_name, text, answer) => expect(told(text)).toBe(answer));

  test("floor, cap, dead money and folded chips on top are told apart", () => {
    expect(layersOf("21 98f 98f 96+4").pots).toEqual([
      { floor: 0, cap: 21, amount: 88, dead: 4, foldedAbove: 0, eligible: [0, 3] },
      { floor: 21, cap: 96, amount: 229, dead: 0, foldedAbove: 4, eligible: [3] },
    ]);
  });
});

describe("awards", () => {
  const pay = (text: string, high: (number | null)[], rules: AwardRules = {}, low?: (number | null)[]): string => {
    const comparisons: Comparisons = { high: { strength: high }, ...(low ? { low: { strength: low } } : {}) };
    const awards = awardPots(layersOf(text), comparisons, rules);
    if (!awards.ok) return `${awards.error.code} ${awards.error.path}`;
    const letter = (seat: number): string => String.fromCharCode(65 + seat);
    const parts = awards.value.map((pot) =>
      pot.awards
        ? pot.awards.map((a) => `${a.side?.[0] ?? ""}${letter(a.seat)}${a.amount}${"*".repeat(a.oddChips)}`).join(" ")
        : `wait ${pot.missing.map(letter).join("")}`,
    );
    return parts.join(", ");
  };

  test.each<[string, string, (number | null)[], AwardRules, string]>([
    ["the odd chip to the first seat left of the button", "49 50 50 2f", [0, 1, 1, 0], {}, "B75* C74, B1 C1"],
    ["101 in two", "50 50 1f", [1, 1, 0], {}, "A51* B50"],
    ["left of another button", "50 50 1f", [1, 1, 0], { button: 0 }, "B51* A50"],
    ["[point 16] two odd chips of three winners, one each", "8 8 8 2f", [1, 1, 1, 0], {}, "A9* B9* C8"],
    ["two odd chips, all to the first", "8 8 8 2f", [1, 1, 1, 0], { oddChips: "all-to-first" }, "A10** B8 C8"],
    ["[point 16] 700 in units of 100", "350 350", [1, 1], { unit: 100 }, "A400* B300"],
    ["what no unit can make goes with the first odd unit", "0f 33 33", [0, 1, 1], { unit: 25 }, "B41 C25"],
    ["a pot waits for a hand that is not known", "20 50 50", [1, null, 2], {}, "wait B, wait B"],
    ["[point 19] a pot that one player may win needs no hands", "20 50f 50", [null, null, null], {}, "wait AC, C60"],
  ])("%s", (_name, text, high, rules, answer) => expect(pay(text, high, rules)).toBe(answer));

  test.each<[string, string, (number | null)[], (number | null)[], AwardRules, string]>([
    ["the odd unit of the total goes to the high side", "50 50 1f", [1, 0, 0], [0, 1, 1], {}, "hA51 lB50"],
    ["no low: the high side takes it all", "50 50", [1, 0], [null, null], {}, "hA100"],
    ["one player takes both halves", "50 50", [1, 0], [1, 0], {}, "hA50 lA50"],
    ["each half is split on its own", "51 51 51 1f", [1, 1, 0, 0], [null, 1, 1, null], {}, "hA39* hB38 lB39* lC38"],
    ["in units", "150 150", [1, 0], [0, 1], { unit: 100 }, "hA200 lB100"],
    ["the same two on both sides, two units: one each", "25 25", [1, 1], [1, 1], { unit: 25 }, "hA25* hB0 lB25* lA0"],
    ["the same three on both sides, three units: one each", "1 1 1", [1, 1, 1], [1, 1, 1], {}, "hA1* hB1* hC0 lC1* lA0 lB0"],
  ])("hi-lo: %s", (_name, text, high, low, rules, answer) => expect(pay(text, high, rules, low)).toBe(answer));

  test("the highest card by suit takes the odd chip, a shared one falls back on position", () => {
    const by = (highCard: (number | null)[]) =>
      awardPots(layersOf("50 50 1f"), { high: { strength: [1, 1, 0], highCard } }, { oddChips: "high-card-by-suit" });
    expect(by([3, 9, null])).toMatchObject({
      value: [
        {
          awards: [
            { seat: 1, amount: 51 },
            { seat: 0, amount: 50 },
          ],
        },
      ],
    });
    expect(by([9, 9, null])).toMatchObject({
      value: [
        {
          awards: [
            { seat: 0, amount: 51 },
            { seat: 1, amount: 50 },
          ],
        },
      ],
    });
    expect(by([null, 9, null])).toEqual({ ok: false, error: { code: "ODD_CHIP_NEEDS_CARDS", path: "players[0].cards" } });
  });

  test("[point 5] pots are pushed last side pot first, or the main pot first", () => {
    expect(pushingOrder(3, "last-side-first")).toEqual([2, 1, 0]);
    expect(pushingOrder(3, "main-first")).toEqual([0, 1, 2]);
  });

  test.each<[AwardRules, string]>([
    [{ button: 2 }, "BUTTON_OUT_OF_RANGE button"],
    [{ button: -1 }, "BUTTON_OUT_OF_RANGE button"],
    [{ unit: 0 }, "UNIT_INVALID unit"],
    [{ unit: 2.5 }, "UNIT_INVALID unit"],
    [{ oddChips: "mine" as "one-each" }, "RULE_UNKNOWN rules.oddChips"],
    [{ awardOrder: "any" as "main-first" }, "RULE_UNKNOWN rules.awardOrder"],
  ])("rules %j are refused", (rules, answer) => expect(pay("50 50", [1, 0], rules)).toBe(answer));
});

describe("stakes that are refused", () => {
  const big = Number.MAX_SAFE_INTEGER;
  test.each<[string, unknown, object]>([
    ["negative", [{ bet: -1 }, { bet: 1 }], { code: "CHIPS_INVALID", path: "players[0].bet", got: "-1", fault: "negative" }],
    ["a fraction", [{ bet: 1 }, { bet: 0.5 }], { code: "CHIPS_INVALID", path: "players[1].bet", got: "0.5", fault: "fraction" }],
    ["NaN", [{ bet: Number.NaN }, { bet: 1 }], { code: "CHIPS_INVALID", path: "players[0].bet", got: "NaN", fault: "not-a-number" }],
    ["text", [{ bet: "5" }, { bet: 1 }], { code: "CHIPS_INVALID", path: "players[0].bet", got: "5", fault: "not-a-number" }],
    ["nothing", [{}, { bet: 1 }], { code: "CHIPS_INVALID", path: "players[0].bet", got: "undefined", fault: "not-a-number" }],
    ["infinite", [{ bet: 1 / 0 }, { bet: 1 }], { code: "CHIPS_INVALID", path: "players[0].bet", got: "Infinity", fault: "too-large" }],
    [
      "unsafe",
      [{ bet: big + 1 }, { bet: 1 }],
      { code: "CHIPS_INVALID", path: "players[0].bet", got: "9007199254740992", fault: "too-large" },
    ],
    ["an unsafe sum", [{ bet: big }, { bet: 1 }], { code: "CHIPS_SUM_UNSAFE", path: "players" }],
    [
      "bad dead money",
      [{ bet: 1, dead: -2 }, { bet: 1 }],
      { code: "CHIPS_INVALID", path: "players[0].dead", got: "-2", fault: "negative" },
    ],
    ["folded as text", [{ bet: 1, folded: "yes" }, { bet: 1 }], { code: "NOT_TRUE_OR_FALSE", path: "players[0].folded", got: "yes" }],
    ["one player", [{ bet: 1 }], { code: "TOO_FEW_PLAYERS", path: "players", count: 1, least: 2 }],
    [
      "nobody live",
      [
        { bet: 1, folded: true },
        { bet: 1, folded: true },
      ],
      { code: "NOBODY_LIVE", path: "players" },
    ],
    [
      "a thousand and one",
      Array.from({ length: 1001 }, () => ({ bet: 1 })),
      { code: "TOO_MANY_PLAYERS", path: "players", count: 1001, most: 1000 },
    ],
    ["no list", "A:5", { code: "NOT_A_LIST", path: "players", got: "A:5" }],
    ["no player", [null, { bet: 1 }], { code: "NOT_AN_OBJECT", path: "players[0]", got: "null" }],
  ])("%s", (_name, input, error) => expect(layerPots(input as Stake[])).toEqual({ ok: false, error }));
});
