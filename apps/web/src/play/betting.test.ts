import { type Action, apply, type Hand, type HandConfig, start } from "sidepot/hand";
import { expect, test } from "vitest";
import { type Options, optionsOf, stepped } from "./betting.ts";

const CONFIG: HandConfig = { game: "holdem", stacks: [10_000, 10_000, 900], button: 0, blinds: [50, 100], unit: 25 };

function after(...actions: Action[]): Hand {
  const begun = start(CONFIG);
  if (!begun.ok) throw new Error(begun.error.code);
  let { hand } = begun.value;
  for (const action of [{ do: "deal", cards: [0, 1, 2, 3, 4, 5] as never[] } as Action, ...actions]) {
    const done = apply(hand, action);
    if (!done.ok) throw new Error(done.error.code);
    hand = done.value.hand;
  }
  return hand;
}

test("a raise of a part of the pot counts the call first", () => {
  // 150 lie there, 100 to call: a pot of 250, so half of it is a raise to 225 and the pot one to 350.
  expect(optionsOf(after())).toEqual({
    check: false,
    call: 100,
    callAllIn: false,
    kind: "raise",
    least: 200,
    most: 10_000,
    unit: 25,
    presets: [225, 250, 350, 10_000],
  });
});

test("a short player's call is all-in, and where nothing can be raised nothing is offered", () => {
  const options = optionsOf(after({ do: "raise", seat: 0, to: 3000 }, { do: "fold", seat: 1 }));
  expect(options).toMatchObject({ call: 800, callAllIn: true, kind: null });
});

test("where nothing is bet it is a bet, and nobody is asked between streets", () => {
  const flop = after({ do: "call", seat: 0 }, { do: "call", seat: 1 }, { do: "check", seat: 2 });
  expect(optionsOf(flop)).toBeNull();
  const dealt = apply(flop, { do: "deal", cards: [10, 11, 12] as never[] });
  expect(dealt.ok && optionsOf(dealt.value.hand)).toMatchObject({ check: true, call: 0, kind: "bet", presets: [150, 200, 300, 9900] });
});

test.each([
  [225, 1, 250],
  [225, -1, 200],
  [200, -1, 200],
  [10_000, 1, 10_000],
  [230, 1, 250],
  [230, -1, 225],
  [225, 4, 325],
] as const)("%d stepped by %d is %d", (amount, by, to) => {
  const options = optionsOf(after()) as Options;
  expect(stepped(amount, by, options)).toBe(to);
});
