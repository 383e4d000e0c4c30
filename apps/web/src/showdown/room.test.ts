import { fc, test as property } from "@fast-check/vitest";
import { fullDeck } from "sidepot/cards";
import { GAME_SHAPES, GAMES, type Game } from "sidepot/ranking";
import { expect } from "vitest";
import { type Hand, MOST_CHIPS } from "../pots/hand.ts";
import { LONGEST_LINK, makeFragment, parseFragment } from "../pots/link.ts";

/** A hand with every place filled that the deck reaches for, and as many long names as a table has. */
const dealt = fc
  .record({
    game: fc.constantFrom(...GAMES),
    deck: fc.shuffledSubarray(fullDeck(), { minLength: 52, maxLength: 52 }),
    names: fc.array(fc.constantFrom("플레이어열두번째사람", "タローさんですよねえええ", "Z", ""), { minLength: 2, maxLength: 10 }),
    gaps: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  })
  .map(({ game, deck: shuffled, names, gaps }): Hand => {
    const deck = [...shuffled];
    const [deal] = GAME_SHAPES[game].deals;
    const take = (size: number) => deck.splice(0, size);
    const board = take(deal.board);
    const players = names.map((name, row) => {
      const cards = take(deal.hand);
      const held = gaps[row] && cards.length > 1 ? [null, ...cards.slice(1)] : cards;
      return { name, bet: MOST_CHIPS, state: "all-in" as const, ...(held.length > 0 ? { cards: held } : {}) };
    });
    return {
      players,
      button: 0,
      dead: MOST_CHIPS,
      unit: 1000,
      ...(game === "holdem" ? {} : { game: game as Exclude<Game, "holdem"> }),
      ...(board.length > 0 ? { board } : {}),
      pushed: [-1, 8, 7, 6, 5, 4, 3, 2, 1, 0],
    };
  });

property.prop([dealt], { numRuns: 300 })("[point 53] a full table with its cards and ticks fits a link and comes back from it", (hand) => {
  const fragment = makeFragment(hand);
  expect(`https://a-long-host-name.example.org/en/showdown#${fragment}`.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(parseFragment(fragment)).toEqual(hand);
});
