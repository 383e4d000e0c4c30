import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { type Card, isCard, RANKS, type RankLetter } from "./card.ts";
import { latinKeys } from "./hangul.ts";

/** Cards as people and programs give them: one text, or a list of texts or card numbers. */
export type CardsInput = string | readonly (string | Card)[];

export const SUIT_BY_CHARACTER: Readonly<Record<string, number>> = {
  ...{ c: 0, d: 1, h: 2, s: 3 },
  ...{ "♣": 0, "♦": 1, "♥": 2, "♠": 3 },
  ...{ "♧": 0, "♢": 1, "♡": 2, "♤": 3 },
};
/** Between cards: space, punctuation that people put around them, and the selectors that follow an emoji suit. */
const SEPARATOR = /[\s,;、·|/[\](){}<>]|\uFE0E|\uFE0F/u;

/** One readable letter of a text, and the place where it stood in the text as given. */
interface Letter {
  readonly text: string;
  readonly at: number;
}

/** Width and keyboard taken out: full-width forms become plain, Hangul becomes the Latin keys that were meant. */
export function letters(text: string): Letter[] {
  const found: Letter[] = [];
  let at = 0;
  for (const character of text) {
    const plain = latinKeys(character) ?? character.normalize("NFKC").toLowerCase();
    for (const letter of plain) found.push({ text: letter, at });
    at += character.length;
  }
  return found;
}

/** A rank (0-12) or a suit (0-3) as it was read. */
interface Half {
  readonly kind: "rank" | "suit";
  readonly value: number;
  readonly at: number;
}

/** The halves of cards in a text, or the first thing in it that is none. */
function halves(text: string, path: string): Result<Half[], Problem> {
  const found: Half[] = [];
  const all = letters(text);
  for (let i = 0; i < all.length; i++) {
    const { text: letter, at } = all[i] as Letter;
    const suit = SUIT_BY_CHARACTER[letter];
    if (suit !== undefined) found.push({ kind: "suit", value: suit, at });
    else if (!SEPARATOR.test(letter)) {
      const ten = letter === "1" && all[i + 1]?.text === "0";
      const value = ten ? 8 : RANKS.indexOf(letter.toUpperCase() as RankLetter);
      if (value < 0) return fail({ code: "CARD_UNKNOWN", path, text: text.slice(at, at + 8), at });
      found.push({ kind: "rank", value, at });
      if (ten) i++;
    }
  }
  return ok(found);
}

/** A rank that has no suit is half a card; a suit that has no rank is none. */
function halfCard({ kind, value, at }: Half, text: string, path: string): Problem {
  if (kind === "suit") return { code: "CARD_UNKNOWN", path, text: text.slice(at, at + 8), at };
  return { code: "CARD_INCOMPLETE", path, rank: RANKS[value] as RankLetter, at };
}

function parseText(text: string, path: string): Result<Card[], Problem> {
  const read = halves(text, path);
  if (!read.ok) return read;
  // `As Kd` or `♠A ♦K`: the first half says which it is for the whole text, so that no slip turns one into the other.
  const suitFirst = read.value[0]?.kind === "suit";
  const cards: Card[] = [];
  for (let i = 0; i < read.value.length; i += 2) {
    const [first, second] = [read.value[i] as Half, read.value[i + 1]];
    if ((first.kind === "suit") !== suitFirst || !second || second.kind === first.kind) return fail(halfCard(first, text, path));
    const [rank, suit] = suitFirst ? [second.value, first.value] : [first.value, second.value];
    cards.push((4 * rank + suit) as Card);
  }
  return ok(cards);
}

/**
 * Reads cards: `AsKd`, `A♠ K♦`, `♠A ♦K`, `[As, Kd]`, `10h`, full-width forms, letters typed with a Korean keyboard on, or a list of them.
 * A card that is there twice is refused with both places named. Round trip of `makeCards`.
 *
 * @param path where the cards stand in the caller's input, for the problem's own path
 */
export function parseCards(input: CardsInput, path = ""): Result<Card[], Problem> {
  const read = typeof input === "string" ? parseText(input, path) : parseList(input, path);
  if (!read.ok) return read;
  const twice = findTwice([{ path, cards: read.value }]);
  return twice ? fail(twice) : read;
}

function parseList(input: readonly (string | Card)[], path: string): Result<Card[], Problem> {
  if (!Array.isArray(input)) return fail({ code: "NOT_CARDS", path, got: show(input) });
  const cards: Card[] = [];
  for (const [i, item] of (input as readonly (string | Card)[]).entries()) {
    const at = `${path}[${i}]`;
    if (isCard(item)) cards.push(item);
    else if (typeof item !== "string") return fail({ code: "CARD_UNKNOWN", path: at, text: show(item), at: 0 });
    else {
      const read = parseText(item, at);
      if (!read.ok) return read;
      const count = read.value.length;
      if (count > 1) return fail({ code: "CARDS_IN_ENTRY", path: at, text: show(item), count });
      if (count === 0) return fail({ code: "CARD_UNKNOWN", path: at, text: show(item), at: 0 });
      cards.push(...read.value);
    }
  }
  return ok(cards);
}

/** The first card that stands in two places, or null. */
export function findTwice(groups: readonly { readonly path: string; readonly cards: readonly Card[] }[]): Problem | null {
  const first = new Map<Card, string>();
  for (const { path, cards } of groups) {
    for (const [i, card] of cards.entries()) {
      const place = `${path}[${i}]`;
      const before = first.get(card);
      if (before !== undefined) return { code: "CARD_TWICE", path: place, card, first: before };
      first.set(card, place);
    }
  }
  return null;
}
