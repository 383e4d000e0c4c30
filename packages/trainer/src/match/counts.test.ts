import { apply, type HandConfig, type HandEvent, start } from "sidepot/hand";
import { expect, test } from "vitest";
import { type Counts, countHand, noCounts, statisticsOf } from "./counts.ts";

const config: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [5000, 5000, 5000, 5000], button: 3 };

/** The counts by seat after `S f`, `S x`, `S c`, `S 300` (a bet or raise to) and `deal`. */
function counted(script: string): Counts[] {
  const begun = start(config);
  if (!begun.ok) throw new Error(begun.error.code);
  let { hand } = begun.value;
  const events: HandEvent[] = [...begun.value.events];
  let card = 0;
  for (const step of script.split(", ")) {
    const [who, what] = step.split(" ");
    const seat = Number(who);
    const { phase } = hand;
    const done =
      who === "deal" && phase.at === "dealing"
        ? apply(hand, {
            do: "deal",
            cards: phase.due.flatMap((due) => Array.from({ length: due.to === "seat" ? due.up.length : due.count }, () => card++ as never)),
          })
        : apply(
            hand,
            what === "f"
              ? { do: "fold", seat }
              : what === "x"
                ? { do: "check", seat }
                : what === "c"
                  ? { do: "call", seat }
                  : { do: phase.at === "betting" && phase.round.level > 0 ? "raise" : "bet", seat, to: Number(what) },
          );
    if (!done.ok) throw new Error(`${step}: ${done.error.code}`);
    hand = done.value.hand;
    events.push(...done.value.events);
  }
  const counts = config.stacks.map(noCounts);
  countHand(events, counts);
  return counts;
}

test("a raise is both entered and raised, a call entered, a checked big blind neither, and each once a hand", () => {
  const [small, big, first, button] = counted(
    "deal, 2 300, 3 c, 0 900, 1 f, 2 c, 3 f, deal, 0 600, 2 1800, 0 c, deal, 0 x, 2 x, deal, 0 x, 2 f",
  );
  expect(small).toEqual({ hands: 1, asked: 1, entered: 1, raised: 1, bets: 1, calls: 1, checks: 2, folds: 0 });
  expect(big).toEqual({ hands: 1, asked: 1, entered: 0, raised: 0, bets: 0, calls: 0, checks: 0, folds: 0 });
  expect(first).toEqual({ hands: 1, asked: 1, entered: 1, raised: 1, bets: 1, calls: 0, checks: 1, folds: 1 });
  expect(button).toEqual({ hands: 1, asked: 1, entered: 1, raised: 0, bets: 0, calls: 0, checks: 0, folds: 0 });
});

test("a free flop for the big blind is a decision, a walk is none", () => {
  const limped = counted("deal, 2 c, 3 f, 0 c, 1 x");
  expect(limped[1]).toMatchObject({ asked: 1, entered: 0 });
  expect(limped[0]).toMatchObject({ asked: 1, entered: 1, raised: 0 });
  const walked = counted("deal, 2 f, 3 f, 0 f");
  expect(walked[1]).toMatchObject({ hands: 1, asked: 0, entered: 0 });
});

test("rates are those of the counts", () => {
  expect(statisticsOf({ hands: 200, asked: 160, entered: 40, raised: 32, bets: 30, calls: 12, checks: 50, folds: 18 })).toEqual({
    hands: 200,
    asked: 160,
    vpip: 25,
    pfr: 20,
    aggression: 2.5,
    aggressionFrequency: 50,
  });
  expect(statisticsOf(noCounts())).toEqual({ hands: 0, asked: 0, vpip: 0, pfr: 0, aggression: null, aggressionFrequency: 0 });
  expect(statisticsOf({ ...noCounts(), bets: 2 }).aggression).toBe(null);
  expect(statisticsOf({ ...noCounts(), calls: 2 }).aggression).toBe(0);
});
