import { readHistory, replay } from "sidepot/history";
import { describe, expect, test } from "vitest";
import type { Hand } from "../pots/hand.ts";
import { makeFragment } from "../pots/link.ts";
import { viewOf } from "../pots/view.ts";
import { judge } from "../showdown/judged.ts";
import { EXAMPLE } from "./example.ts";
import { type Handed, handOver, type Target } from "./handing.ts";
import { stepsOf } from "./steps.ts";

function handed(text: string, target: Target = "pot"): ReturnType<typeof handOver> {
  const [first] = readHistory(text);
  if (!first?.record.ok) throw new Error(JSON.stringify(first));
  const record = first.record.value;
  const settled = replay(record);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return handOver(
    record,
    settled.value,
    stepsOf(record)
      .at(-1)
      ?.seats.map(({ dead }) => dead) ?? [],
    target,
  );
}

const taken = (text: string, target: Target = "pot"): Handed => {
  const answer = handed(text, target);
  if (typeof answer === "string") throw new Error(answer);
  return answer;
};
const link = (hand: Hand): string => makeFragment(hand);

const phh = (changes: Record<string, string> = {}): string =>
  Object.entries({
    ...{ variant: "'NT'", antes: "[0, 0, 0]", blinds_or_straddles: "[1, 2, 0]", min_bet: "2", starting_stacks: "[100, 100, 100]" },
    ...{ actions: "['d dh p1 AsKs', 'd dh p2 QcQd', 'd dh p3 2c2d', 'p3 cbr 100', 'p1 f', 'p2 cc', 'd db 3c4c5c', 'd db 6h', 'd db 7h']" },
    ...changes,
  })
    .map(([key, value]) => `${key} = ${value}\n`)
    .join("");

test("contributions, folds, dead money, names, cards and board go over, and the pots are the record's", () => {
  const { hand, scale, otherBoards } = taken(EXAMPLE);
  expect(link(hand)).toBe(
    "1;d=1000;p=Bea:6000a,Cho:12300a,Dai:20000a,Eli:2500f,Ann:2500a;c=AsKhQd2c2s;h=A:KcKs,B:JcTc,C:QcQs,D:7h6h,E:AhAd",
  );
  expect([scale, otherBoards]).toEqual([1, 0]);
  expect(viewOf(hand).layers?.pots.map(({ amount }) => amount)).toEqual([13500, 10500, 12600]);
  const judged = judge(hand, { awardOrder: "last-side-first", oddChips: "one-each" });
  expect(judged.settlement?.won).toEqual([10500, 0, 12600, 0, 13500]);
});

test("cents become whole units where they can, and hundredths where they cannot", () => {
  const stacks = "[100.00, 100.50, 100.00]";
  expect(taken(phh({ starting_stacks: stacks }))).toMatchObject({ scale: 1, hand: { players: [{ bet: 1 }, { bet: 100 }, { bet: 100 }] } });
  const odd = taken(phh({ starting_stacks: "[100.00, 99.50, 100.00]" }));
  expect(odd).toMatchObject({ scale: 100, hand: { players: [{ bet: 100 }, { bet: 9950 }, { bet: 10000 }] } });
});

describe("a hand thrown away at the end", () => {
  const text = phh({
    actions:
      "['d dh p1 AsKs', 'd dh p2 ????', 'd dh p3 2c2d', 'p3 cbr 100', 'p1 f', 'p2 cc', 'd db 3c4c5c', 'd db 6h', 'd db 7h', 'p3 sm 2c2d', 'p2 sm']",
  });
  test("stays in the pots", () => expect(taken(text).hand.players[1]).toMatchObject({ bet: 100, state: "all-in", hidden: true }));
  test("is dead at the showdown", () => expect(taken(text, "showdown").hand.players[1]).toMatchObject({ bet: 100, state: "folded" }));
});

describe("what has no room", () => {
  const many = (contributing: string): string =>
    phh({
      antes: `[${contributing}]`,
      blinds_or_straddles: `[1, 2, ${Array(9).fill(0).join(", ")}]`,
      starting_stacks: `[${Array(11).fill(100).join(", ")}]`,
      actions: `[${Array.from({ length: 11 }, (_, i) => `'d dh p${i + 1} ????'`).join(", ")}, ${[3, 4, 5, 6, 7, 8, 9, 10, 11, 1].map((p) => `'p${p} f'`).join(", ")}]`,
    });
  test("eleven players fit where the folded ones put nothing in", () => {
    expect(taken(many(Array(11).fill(0).join(", "))).hand.players).toHaveLength(2);
  });
  test("and do not where all of them did", () => expect(handed(many(Array(11).fill(1).join(", ")))).toBe("players"));
  test("amounts beyond what a row takes", () => {
    const most = "1000000000000";
    const actions = `['d dh p1 AsKs', 'd dh p2 QcQd', 'd dh p3 2c2d', 'p3 cbr ${most}', 'p1 f', 'p2 cc']`;
    expect(handed(phh({ starting_stacks: `[${most}, ${most}, ${most}]`, actions }))).toBe("amounts");
  });
});

test("of cards that are there twice, none goes over", () => {
  const text = phh({ actions: "['d dh p1 AsKs', 'd dh p2 QcQd', 'd dh p3 QcQd', 'p3 cbr 100', 'p1 f', 'p2 cc']" });
  expect(link(taken(text).hand)).not.toContain("h=");
});
