import { describe, expect, test } from "vitest";
import { runInMemory } from "./memory-io.ts";

/** The contract's own example. */
const EXAMPLE = {
  id: "h1",
  game: "holdem",
  betting: "no-limit",
  blinds: [50, 100],
  button: 2,
  stacks: [1000, 1000, 750],
  names: ["A", "B", "C"],
  actions: ["C raise 300", "A fold"],
};

const ask = async (hand: object): Promise<Record<string, unknown>> =>
  JSON.parse((await runInMemory(["hand", "--json"], JSON.stringify(hand))).out) as Record<string, unknown>;
const codeOf = async (...actions: string[]): Promise<unknown> => {
  const { error } = (await ask({ ...EXAMPLE, actions })) as { error?: { code: string; path: string; message: string } };
  return error && [error.code, error.path];
};

describe("JSON", () => {
  test("the contract's example, byte for byte", async () => {
    expect(await runInMemory(["hand", "--json"], JSON.stringify(EXAMPLE))).toEqual({
      status: 0,
      out: '{"id":"h1","street":"preflop","toAct":"B","legal":{"fold":true,"check":false,"call":200,"bet":null,"raise":{"min":500,"max":1000}},"pots":[{"amount":450,"eligible":["B","C"]}],"complete":false}\n',
      err: "",
    });
  });

  test("the first illegal action is the answer, with its code and its place", async () => {
    expect(await codeOf("C raise 300", "deal")).toEqual(["STREET_NOT_COMPLETE", "actions[1]"]);
    expect(await codeOf("A fold")).toEqual(["NOT_YOUR_TURN", "actions[0]"]);
    expect(await codeOf("C raise 150")).toEqual(["BELOW_MINIMUM", "actions[0]"]);
    expect(await codeOf("C raise 800")).toEqual(["ABOVE_MAXIMUM", "actions[0]"]);
    expect(await codeOf("C check")).toEqual(["CANNOT_CHECK", "actions[0]"]);
    expect(await codeOf("C call", "A call", "B call")).toEqual(["NOTHING_TO_CALL", "actions[2]"]);
    expect(await codeOf("C fold", "A fold", "B check")).toEqual(["HAND_OVER", "actions[2]"]);
    expect(await codeOf("D fold")).toEqual(["PLAYER_UNKNOWN", "actions[0]"]);
    expect(await codeOf("C raises to 300")).toEqual(["ACTION_UNREADABLE", "actions[0]"]);
    expect(await codeOf("C raise")).toEqual(["ACTION_UNREADABLE", "actions[0]"]);
    expect(await codeOf("C call", "A call", "B check", "deal As")).toEqual(["DEAL_COUNT", "actions[3]"]);
    expect(await codeOf("C call", "A call", "B check", "deal As As Ks")).toEqual(["CARD_TWICE", "actions[3]"]);
  });

  test("a short all-in re-opens for nobody who has matched what was before it", async () => {
    const hand = {
      blinds: [50, 100],
      stacks: [1000, 1000, 350, 1000],
      actions: ["C raise 300", "D call", "A fold", "B raise 500", "C all-in"],
    };
    // C has 350: over B's 500 it is a call for less; D faces 200, a full raise.
    expect(await ask(hand)).toMatchObject({ toAct: "D", legal: { call: 200, raise: { min: 700, max: 1000 } } });
    const short = { blinds: [50, 100], stacks: [350, 1000, 1000, 1000], actions: ["C raise 300", "D call", "A all-in", "B fold"] };
    expect(await ask(short)).toMatchObject({ toAct: "C", legal: { fold: true, call: 50, raise: null } });
  });

  test("a hand that is over says so, and whose the pot is", async () => {
    expect(await ask({ ...EXAMPLE, actions: ["C fold", "A fold"] })).toMatchObject({
      toAct: null,
      legal: null,
      complete: true,
      pots: [{ amount: 100, eligible: ["B"] }],
    });
  });

  test("the street is the one that was dealt, until the next one is", async () => {
    const closed = ["C call", "A call", "B check"];
    expect(await ask({ ...EXAMPLE, actions: closed })).toMatchObject({ street: "preflop", toAct: null, legal: null, complete: false });
    expect(await ask({ ...EXAMPLE, actions: [...closed, "deal Qc Jd 9s"] })).toMatchObject({ street: "flop", toAct: "A" });
    expect(await ask({ ...EXAMPLE, actions: [...closed, "deal"] })).toMatchObject({ street: "flop", toAct: "A" });
  });

  test("a field that nothing reads is told", async () => {
    expect(await ask({ ...EXAMPLE, bigblindante: 100 })).toMatchObject({ warnings: [{ code: "FIELD_UNKNOWN", field: "bigblindante" }] });
  });

  test("stud is played from its open cards", async () => {
    const stud = { game: "stud", betting: "fixed-limit", bringIn: 5, smallBet: 10, bigBet: 20, antes: [1, 1, 1], stacks: [200, 200, 200] };
    expect(await ask({ ...stud, actions: ["deal Kh 2c Td"] })).toMatchObject({
      street: "third",
      toAct: "B",
      legal: { bringIn: 5, bet: { min: 10, max: 10 } },
    });
    const fourth = ["deal Kh 2c Td", "B bring-in", "C raise 10", "A call", "B fold", "deal 3s Tc"];
    expect(await ask({ ...stud, actions: fourth })).toMatchObject({ street: "fourth", toAct: "C" });
  });
});

test("names that hold the words of actions are names first", async () => {
  const names = ["deal", "Deal me in", "Big raise"];
  const hand = {
    blinds: [5, 10],
    stacks: [100, 100, 100],
    names,
    actions: ["Big raise call", "deal call", "Deal me in check", "deal 2c 7d 9h"],
  };
  expect(await ask(hand)).toMatchObject({ street: "flop", toAct: "deal" });
});

test("an ante larger than the others' stays in while it can still be matched", async () => {
  const hand = { ...EXAMPLE, stacks: [1000, 1000, 1000], antes: [0, 0, 100], actions: ["C call", "A call", "B check", "deal"] };
  expect(await ask(hand)).toMatchObject({ toAct: "A", pots: [{ amount: 400 }] });
  const bet = await ask({ ...hand, actions: [...hand.actions, "A check", "B check", "C all-in", "A call", "B fold"] });
  expect(bet).toMatchObject({ toAct: null });
});

test("cards named for a draw are refused: who drew which is nobody's to know", async () => {
  const hand = { game: "badugi", betting: "fixed-limit", blinds: [5, 10], smallBet: 10, bigBet: 20, stacks: [100, 100, 100] };
  const { error } = (await ask({ ...hand, actions: ["C call", "A call", "B check", "deal AsKsQs"] })) as { error: { code: string } };
  expect(error.code).toBe("DEAL_COUNT");
});

describe("people", () => {
  test("who is to act, what they may do, and the pots, in three languages", async () => {
    const said = async (lang: string): Promise<string> => (await runInMemory(["hand", "--lang", lang], JSON.stringify(EXAMPLE))).out;
    expect(await said("en")).toBe(
      "Street: Preflop\nTo act: B\nTo call: 200\nB may: fold, call 200, raise to 500–1,000\n\nMain pot 450: B and C\n",
    );
    expect(await said("ko")).toContain("500");
    expect(await said("ja")).toMatch(/\p{Script=Katakana}/u);
  });

  test("what is illegal is said with its place and the way out", async () => {
    const { status, err } = await runInMemory(["hand"], JSON.stringify({ ...EXAMPLE, actions: ["C raise 150"] }));
    expect(status).toBe(2);
    expect(err).toBe("sidepot: Action 1: 150 is below the minimum of 200. Make it 200 to 750.\n");
  });
});

test("nothing that can be typed throws", async () => {
  const odd: unknown[] = [null, [], 5, "x", {}, { stacks: 5 }, { stacks: [] }, { stacks: [1] }, { stacks: [0, 5] }, { stacks: [1.5, 5] }];
  odd.push(
    { stacks: [5, 5], names: ["A"] },
    { stacks: [5, 5], names: ["A", "A"] },
    { stacks: [5, 5], names: [1, 2] },
    { stacks: [5, 5], blinds: 5 },
  );
  odd.push(
    { stacks: [5, 5], straddles: [null] },
    { stacks: [5, 5], actions: [null] },
    { stacks: [5, 5], actions: "A fold" },
    { stacks: [5, 5], game: "chess" },
  );
  odd.push(
    { stacks: [5, 5], posts: [{}] },
    { stacks: [5, 5], rake: 5 },
    { stacks: [5, 5], button: -1 },
    { stacks: [5, 5], betting: "spread" },
  );
  for (const input of odd) {
    const { status, out } = await runInMemory(["hand", "--json"], JSON.stringify(input));
    expect(JSON.parse(out), JSON.stringify(input)).toHaveProperty("error.code");
    expect(status, JSON.stringify(input)).toBe(2);
  }
});
