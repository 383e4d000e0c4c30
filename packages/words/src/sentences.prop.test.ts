import { fc, test } from "@fast-check/vitest";
import { fullDeck, GAME_SHAPES, GAMES, handNotes, type SettleInput, settle } from "sidepot";
import { expect } from "vitest";
import { LANGS, parseAmount, plain, say } from "./index.ts";

const player = fc.record({
  bet: fc.oneof(fc.nat(9), fc.nat(20_000), fc.constantFrom(100, 2_500)),
  dead: fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, { arbitrary: fc.nat(1_001), weight: 1 }),
  folded: fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 }),
  knows: fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, { arbitrary: fc.constant(false), weight: 1 }),
});

const input = fc
  .record({
    game: fc.constantFrom(...GAMES),
    players: fc.array(player, { minLength: 2, maxLength: 6 }),
    deck: fc.shuffledSubarray(fullDeck(), { minLength: 52, maxLength: 52 }),
    button: fc.nat(5),
    unit: fc.constantFrom(1, 1, 25, 100),
    oddChips: fc.constantFrom("one-each", "all-to-first", "high-card-by-suit"),
    board: fc.constantFrom(0, 3, 4, 5, 5, 5),
    strengths: fc.boolean(),
  })
  .map(({ game, players, deck, button, unit, oddChips, board, strengths }): SettleInput => {
    const shape = GAME_SHAPES[game];
    const cards = game === "short" ? deck.filter((c) => c >= 16) : deck;
    const size = shape.deals[0].hand;
    return {
      game,
      unit,
      button: button % players.length,
      ...(strengths ? {} : { board: shape.deals[0].board > 0 ? cards.slice(0, board) : [] }),
      rules: { oddChips },
      players: players.map(({ knows, ...stake }, i) => ({
        name: "ABCDEF"[i] ?? "",
        ...stake,
        ...(knows && strengths ? { strength: (cards[i] ?? 0) % 3 } : {}),
        ...(knows && !strengths ? { cards: cards.slice(5 + size * i, 5 + size * (i + 1)) } : {}),
      })),
    };
  });

const number = (text: string): number => {
  const read = parseAmount(text);
  return read.ok ? read.value : Number.NaN;
};

test.prop([input], { numRuns: 800 })("every sentence of every settled hand is whole, and a tie's parts make the pot", (given) => {
  const result = settle(given);
  if (!result.ok) {
    for (const lang of LANGS) whole(say(lang).problem(result.error));
    return;
  }
  const s = result.value;
  for (const lang of LANGS) {
    const words = say(lang);
    for (const [i] of s.layers.pots.entries()) {
      for (const text of [words.potStanding(s.layers, i, s.names), words.potScript(s.layers, i, s.names), words.awardLine(s, i)])
        whole(text);
      for (const [, amount = "", split = ""] of plain(words.awardLine(s, i)).matchAll(/([\d,]+) → ([^.。]+)/g)) {
        const parts = split.split(/ · |・/).map((part) => number(part.split(" ")[1] ?? ""));
        expect(parts.reduce((a, b) => a + b, 0)).toBe(number(amount));
      }
    }
    for (const warning of s.warnings) whole(words.warning(warning, s.names));
    for (const side of ["high", "low"] as const) {
      for (const reason of s.showdown?.[side]?.why ?? []) whole(words.why(reason));
      for (const [seat, hand] of (s.showdown?.[side]?.hands ?? []).entries()) {
        if (!hand) continue;
        whole(words.handName(hand, s.game, side));
        for (const note of handNotes(s.game, hand, s.cards[seat] ?? [], s.board)) whole(words.note(note));
      }
    }
  }
});

function whole(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\{|unknown|모르는 카드|不明|이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로|\(이\)나/);
  expect(text).not.toBe("");
}
