import type { Card } from "sidepot/cards";
import { seeded } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { decide } from "./decide.ts";
import { type Decision, playBots, randomTable } from "./play.oracle.ts";
import { type Bot, LEVELS, STYLES, type Style } from "./types.ts";

const CHEAP: readonly Style[] = STYLES.filter((style) => style !== "solver");

/** Every decision of so many hands at tables drawn at random. */
function decisionsOf(hands: number, seed: number, styles: readonly Style[]): Decision[] {
  const random = seeded(seed);
  return Array.from({ length: hands }, (_, number) => {
    const config = randomTable(random);
    const bots = config.stacks.map(
      (): Bot => ({ style: styles[random(styles.length)] as Style, level: LEVELS[random(3)] as Bot["level"] & string }),
    );
    const { hand, decisions } = playBots(config, bots, 1000 * seed + number);
    const chips = hand.phase.at === "complete" ? hand.phase.outcome.finishing.reduce((sum, chips) => sum + chips, 0) : -1;
    expect(chips).toBe(config.stacks.reduce((sum, stack) => sum + stack, 0));
    return decisions;
  }).flat();
}

describe("bots", () => {
  it("never do what is not allowed, with two to nine players, uneven stacks, antes, straddles and short blinds", () => {
    // The engine refuses nothing, or `playBots` throws.
    const decisions = decisionsOf(1200, 1, CHEAP);
    for (const style of CHEAP) expect(decisions.filter(({ bot }) => bot.style === style).length).toBeGreaterThan(300);
  });

  it("bet what the smallest chip makes, unless it is the least allowed or everything", () => {
    let bets = 0;
    for (const { seen, action } of decisionsOf(400, 2, CHEAP)) {
      if ((action.do !== "bet" && action.do !== "raise") || seen.hand.phase.at !== "betting") continue;
      const { round } = seen.hand.phase;
      const all = (round.front[seen.seat] as number) + (seen.hand.stacks[seen.seat] as number);
      const least = round.base + round.full;
      if (action.to !== all && action.to !== least) {
        expect(action.to % seen.hand.settings.unit).toBe(0);
        bets++;
      }
    }
    expect(bets).toBeGreaterThan(200);
  });

  it("answer the same to the same knowledge and randomness", () => {
    for (const { seen, bot } of decisionsOf(60, 3, CHEAP)) {
      const first = decide(seen, bot, seeded(5, 6));
      // Another board in between: what is kept of the last one must change nothing.
      decide(elsewhere, { style: "tight-aggressive" }, seeded(1));
      expect(decide(structuredClone(seen), bot, seeded(5, 6))).toEqual(first);
    }
  });

  it("are shown no card of the others", () => {
    for (const { seen } of decisionsOf(60, 4, CHEAP)) {
      if (seen.hand.phase.at !== "betting") continue;
      expect(seen.hand.cards.every((cards, seat) => seat === seen.seat || cards.every((card) => card === null))).toBe(true);
    }
  });

  it("would not look at them: an action is the same whatever the others hold", () => {
    for (const { seen, bot } of decisionsOf(80, 5, CHEAP)) {
      const known = new Set<Card | null>([...(seen.hand.cards[seen.seat] ?? []), ...seen.hand.boards.flat()]);
      const rest = Array.from({ length: 52 }, (_, card) => card as Card).filter((card) => !known.has(card));
      const cards = seen.hand.cards.map((own, seat) => (seat === seen.seat ? own : own.map(() => rest.pop() as Card)));
      const peeked = { ...seen, hand: { ...seen.hand, cards } };
      expect(decide(peeked, bot, seeded(9))).toEqual(decide(seen, bot, seeded(9)));
    }
  });

  it("do something where it is no decision of theirs", () => {
    const [first] = decisionsOf(1, 6, ["station"]);
    if (!first) throw new Error("no decision");
    for (const style of STYLES) {
      expect(decide({ ...first.seen, events: [] }, { style }, seeded(1))).toMatchObject({ seat: first.seen.seat });
      expect(decide({ ...first.seen, hand: { ...first.seen.hand, cards: [] } }, { style }, seeded(1))).toMatchObject({
        seat: first.seen.seat,
      });
    }
  });
});

const { seen: elsewhere } = playBots(
  { game: "holdem", blinds: [1, 2], stacks: [200, 200] },
  [{ style: "station" }, { style: "station" }],
  77,
).decisions.at(-1) as Decision;
