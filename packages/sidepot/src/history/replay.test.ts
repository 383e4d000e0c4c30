import { describe, expect, test } from "vitest";
import { type Audit, audit, type HandRecord, type Replayed, readHistory, replay } from "./index.ts";

/** A no-limit hold'em record. `stacks` from the first seat left of the button. */
const phh = (stacks: readonly number[], blinds: readonly number[], actions: readonly string[], more = ""): string =>
  `variant = "NT"\nante_trimming_status = true\nantes = [${stacks.map(() => 0)}]\nblinds_or_straddles = [${blinds}]\nmin_bet = ${blinds[1]}\n` +
  `starting_stacks = [${stacks}]\nactions = ${JSON.stringify(actions)}\n${more}`;

const recordOf = (text: string): HandRecord => {
  const [first] = readHistory(text);
  if (!first?.record.ok) throw new Error(JSON.stringify(first));
  return first.record.value;
};
const settled = (text: string): Replayed => {
  const answer = replay(recordOf(text));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
const audited = (text: string): Audit => {
  const answer = audit(recordOf(text));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
const THREE = ["d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 7c2d"];

describe("a record is a fact", () => {
  test("contributions, returns, pots and stacks of an all-in with a side pot", () => {
    const { contributions, returned, layers, finishing, deviations } = settled(
      phh([100, 300, 500], [5, 10, 0], [...THREE, "p3 cbr 400", "p1 cc", "p2 cc", "d db 3c4h9s", "d db Td", "d db Jh"]),
    );
    expect({ contributions, returned }).toEqual({ contributions: [100, 300, 400], returned: [0, 0, 100] });
    expect(layers.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [300, [0, 1, 2]],
      [400, [1, 2]],
    ]);
    expect(finishing).toEqual([300, 400, 200]);
    expect(deviations).toEqual([]);
  });

  test("heads-up the list names the small blind first, though seat 0 posts the big one", () => {
    expect(settled(phh([100, 100], [10, 20], ["p2 f"])).contributions).toEqual([20, 10]);
  });

  test("a call of a big blind that was posted short matches what lies there, and is listed", () => {
    const { contributions, deviations } = settled(phh([100, 15, 200], [10, 20, 0], ["p3 cc", "p1 f"]));
    expect(contributions).toEqual([10, 15, 15]);
    expect(deviations).toEqual([{ action: 1, code: "CALLED_SHORT" }]);
  });

  test("a raise after a short all-in that re-opened nothing is settled and listed", () => {
    const { contributions, deviations } = settled(
      phh([500, 500, 130], [5, 10, 0], ["p3 cc", "p1 cbr 100", "p2 cc", "p3 cbr 130", "p1 cbr 300", "p2 f"]),
    );
    expect(contributions).toEqual([300, 100, 130]);
    expect(deviations).toEqual([{ action: 5, code: "NOT_REOPENED" }]);
  });

  test("an action out of turn, and one below the minimum", () => {
    expect(settled(phh([500, 500, 500], [5, 10, 0], ["p1 cc", "p3 cc", "p2 cc"])).deviations).toContainEqual({
      action: 1,
      code: "NOT_YOUR_TURN",
    });
    expect(settled(phh([500, 500, 500], [5, 10, 0], ["p3 cbr 15", "p1 f", "p2 f"])).deviations).toEqual([
      { action: 1, code: "BELOW_MINIMUM" },
    ]);
  });

  test("more than a stack holds cannot have happened", () => {
    const answer = replay(recordOf(phh([500, 500, 50], [5, 10, 0], ["p3 cbr 60"])));
    expect(answer).toMatchObject({ ok: false, error: { code: "STACK_EXCEEDED", at: 1, seat: 2, amount: 60, stack: 50 } });
  });

  test("a mucked hand lays no claim, and stays in the list of those who could have won", () => {
    const { layers, finishing } = settled(
      phh(
        [100, 100],
        [5, 10],
        [
          "d dh p1 AsAd",
          "d dh p2 ????",
          "p2 cc",
          "p1 cc",
          "d db 2c7h9s",
          "p1 cc",
          "p2 cc",
          "d db Td",
          "p1 cc",
          "p2 cc",
          "d db Jh",
          "p1 cc",
          "p2 cc",
          "p1 sm AsAd",
          "p2 sm",
        ],
      ),
    );
    expect(layers.pots[0]?.eligible).toEqual([0, 1]);
    expect(finishing).toEqual([110, 90]);
  });
});

describe("an audit does not accuse, nor pass, what it cannot see", () => {
  const hidden = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 cc", "p2 cc"];
  test("without cards: the sum, and the stacks of those who folded", () => {
    const { checked, differences } = audited(phh([96, 65, 321], [10, 20, 0], hidden, "finishing_stacks = [116, 45, 300]"));
    expect(checked).toBe(false);
    expect(differences.map(({ seat, because }) => [seat, because])).toEqual([
      [2, "UNEXPLAINED"],
      [null, "DOES_NOT_ADD_UP"],
    ]);
  });
  test("a card in two places names no winner", () => {
    const text = phh([100, 300, 500], [5, 10, 0], [...THREE, "p3 cbr 400", "p1 cc", "p2 cc", "d db As4h9s", "d db Td", "d db Jh"]);
    expect(settled(text)).toMatchObject({ finishing: null });
    expect(audited(`${text}finishing_stacks = [300, 400, 200]`)).toMatchObject({ checked: false, differences: [] });
  });
  test("nothing recorded is nothing checked", () => {
    expect(audited(phh([96, 65, 321], [10, 20, 0], hidden))).toMatchObject({ checked: false, differences: [] });
  });
  test("an uncalled bet that went to somebody else is no other winner of a pot", () => {
    const actions = ["d dh p1 AsAd", "d dh p2 KsKd", "p2 cbr 194", "p1 cc", "d db 3c4h9s", "d db Td", "d db Jh"];
    const { differences } = audited(phh([37, 194], [5, 10], actions, "finishing_stacks = [231, 0]"));
    expect(differences.map(({ because, pot }) => [because, pot])).toEqual([
      ["RETURN_DIFFERS", null],
      ["RETURN_DIFFERS", null],
    ]);
  });
  test("a street whose cards were out before anybody acted on the last one", () => {
    const { deviations } = settled(phh([100, 100, 100], [5, 10, 0], [...THREE, "d db 3c4h9s", "p1 cc", "p2 cc", "p3 cc"]));
    expect(deviations[0]).toEqual({ action: 4, code: "STREET_NOT_COMPLETE" });
  });
});

describe("an audit says where a record leaves the rules, and why", () => {
  const runout = ["d db 3c4h9s", "d db Td", "d db Jh"];
  const split = (finishing: string): string =>
    phh(
      [5, 25, 25],
      [5, 10, 0],
      ["d dh p1 7c2d", "d dh p2 AsKd", "d dh p3 AdKs", "p3 cbr 25", "p2 cc", ...runout],
      `finishing_stacks = [${finishing}]`,
    );

  test("nothing, where it agrees: the odd chip goes to the first seat left of the button", () => {
    // Seat 0 is all-in from its blind of 5: main pot 15, side pot 40; seats 1 and 2 split both.
    expect(audited(split("0, 28, 27")).differences).toEqual([]);
  });

  test("an odd chip that went elsewhere, one that was halved, and a chip that is missing", () => {
    expect(audited(split("0, 27, 28")).differences.map(({ seat, because, pot }) => [seat, because, pot])).toEqual([
      [1, "ODD_CHIPS_ELSEWHERE", 0],
      [2, "ODD_CHIPS_ELSEWHERE", 0],
    ]);
    expect(audited(split("0, 27.5, 27.5")).differences[0]).toMatchObject({ because: "ODD_CHIP_HALVED", recorded: 27.5, ours: 28 });
    expect(audited(split("0, 27, 27")).differences[0]).toMatchObject({ because: "DOES_NOT_ADD_UP" });
  });

  test("nothing, where an odd chip of 25 went whole to the first seat; it must be that seat", () => {
    // As above, each amount 25 times as large: 375 in the main pot are fifteen chips, not 188 and 187.
    const chips = (finishing: string): Audit =>
      audited(
        phh(
          [125, 625, 625],
          [125, 250, 0],
          ["d dh p1 7c2d", "d dh p2 AsKd", "d dh p3 AdKs", "p3 cbr 625", "p2 cc", ...runout],
          `finishing_stacks = [${finishing}]`,
        ),
      );
    expect(chips("0, 700, 675").differences).toEqual([]);
    expect(chips("0, 688, 687").differences).toEqual([]);
    expect(chips("0, 675, 700").differences).toHaveLength(2);
  });

  test("a side pot that went to a player who was not in it", () => {
    const text = phh(
      [100, 300, 500],
      [5, 10, 0],
      [...THREE, "p3 cbr 400", "p1 cc", "p2 cc", ...runout],
      "finishing_stacks = [700, 0, 200]",
    );
    expect(audited(text).differences.map(({ seat, recorded, ours, because }) => [seat, recorded, ours, because])).toEqual([
      [0, 700, 300, "OTHER_WINNER"],
      [1, 0, 400, "OTHER_WINNER"],
    ]);
    expect(audited(text).differences[0]?.pot).toBe(1);
  });
});

/** A hand as one site prints it, with what is said of its end. */
const printed = (end: string): string => `PokerStars Hand #101:  Hold'em No Limit (5/10) - 2025/03/04 20:00:00 ET
Table 'Quiet' 6-max Seat #3 is the button
Seat 1: Ada (1000 in chips)
Seat 2: Ben (500 in chips)
Seat 3: Cem (2000 in chips)
Ada: posts small blind 5
Ben: posts big blind 10
*** HOLE CARDS ***
Cem: raises 890 to 900
Ada: folds
Ben: calls 490 and is all-in
${end}`;
const LATE = `Uncalled bet (400) returned to Cem
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Jc]
*** RIVER *** [2c 7d 9h Jc] [3s]
*** SHOW DOWN ***
Ben: shows [As Ah] (a pair of Aces)
Cem: shows [Kd Kc] (a pair of Kings)
`;

describe("faults that importers have shipped", () => {
  test("HH-08: everything after the line of the uncalled bet is read too", () => {
    const text = printed(`${LATE}Ben collected 1005 from pot
*** SUMMARY ***
Total pot 1005 | Rake 0
Board [2c 7d 9h Jc 3s]
`);
    expect(settled(text)).toMatchObject({ returned: [0, 0, 400], finishing: [995, 1005, 1500] });
    expect(audited(text).differences).toEqual([]);
  });

  test("HH-09: hands that are shown before the board runs out are known", () => {
    const early = printed(`Uncalled bet (400) returned to Cem
Ben: shows [As Ah]
Cem: shows [Kd Kc]
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Jc]
*** RIVER *** [2c 7d 9h Jc] [3s]
Ben collected 1005 from pot
*** SUMMARY ***
Total pot 1005 | Rake 0
`);
    expect(settled(early).finishing).toEqual([995, 1005, 1500]);
  });

  test("HH-07: a total that still holds the uncalled bet is named as such", () => {
    const text = printed(`${LATE}Ben collected 1005 from pot
*** SUMMARY ***
Total pot 1405 | Rake 0
`);
    expect(audited(text).differences).toEqual([
      { what: "total-pot", seat: null, pot: null, recorded: 1405, ours: 1005, because: "UNCALLED_IN_POT" },
    ]);
  });

  test("HH-03: a pot that two players are both said to have collected whole does not add up", () => {
    const text = printed(`${LATE}Ben collected 1005 from pot
Cem collected 1005 from pot
*** SUMMARY ***
Total pot 1005 | Rake 0
`);
    expect(audited(text).differences.map(({ what, because }) => [what, because])).toContainEqual(["collected", "DOES_NOT_ADD_UP"]);
  });

  test("UB-03: rake is what the pot lacks, never the size of the bet", () => {
    const text = printed(`${LATE}Ben collected 985 from pot
*** SUMMARY ***
Total pot 1005 | Rake 20
`);
    expect(audited(text).differences).toEqual([]);
    expect(settled(text).finishing).toEqual([995, 985, 1500]);
  });

  test("HH-05 and UB-07: calls are what was added, and the return is computed, with antes and without", () => {
    const text = `PokerStars Hand #102:  Hold'em No Limit (5/10) - 2025/03/04 20:05:00 ET
Table 'Quiet' 6-max Seat #3 is the button
Seat 1: Ada (1000 in chips)
Seat 2: Ben (1000 in chips)
Seat 3: Cem (1000 in chips)
Ada: posts the ante 1
Ben: posts the ante 1
Cem: posts the ante 1
Ada: posts small blind 5
Ben: posts big blind 10
*** HOLE CARDS ***
Cem: raises 20 to 30
Ada: folds
Ben: folds
Uncalled bet (20) returned to Cem
Cem collected 28 from pot
Cem: doesn't show hand
*** SUMMARY ***
Total pot 28 | Rake 0
`;
    expect(settled(text)).toMatchObject({ contributions: [6, 11, 31], returned: [0, 0, 20], finishing: [994, 989, 1017] });
    expect(audited(text).differences).toEqual([]);
  });

  test("HH-06: a board run twice gives each run half of the pot", () => {
    const text = printed(`Uncalled bet (400) returned to Cem
*** FIRST FLOP *** [2c 7d 9h]
*** FIRST TURN *** [2c 7d 9h] [Jc]
*** FIRST RIVER *** [2c 7d 9h Jc] [3s]
*** SECOND FLOP *** [4c 5d Kh]
*** SECOND TURN *** [4c 5d Kh] [8c]
*** SECOND RIVER *** [4c 5d Kh 8c] [6s]
*** FIRST SHOW DOWN ***
Ben: shows [As Ah] (a pair of Aces)
Cem: shows [Kd Kc] (a pair of Kings)
Ben collected 503 from pot
*** SECOND SHOW DOWN ***
Ben: shows [As Ah] (a pair of Aces)
Cem: shows [Kd Kc] (three of a kind, Kings)
Cem collected 502 from pot
*** SUMMARY ***
Total pot 1005 | Rake 0
Hand was run twice
FIRST Board [2c 7d 9h Jc 3s]
SECOND Board [4c 5d Kh 8c 6s]
`);
    expect(audited(text).differences).toEqual([]);
    expect(settled(text).finishing).toEqual([995, 503, 2002]);
  });
});
