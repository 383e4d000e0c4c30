import { makeCards } from "sidepot/cards";
import { cardName } from "../en/cards.ts";
import { capital, listOr, verb } from "../en/lists.ts";
import { potName } from "../en/pots.ts";
import { problem } from "../en/problems.ts";
import { grouped } from "../numbers.ts";
import { showText } from "../text.ts";
import { readQuestionPlace } from "./places.ts";
import type { EquityPart } from "./problems.ts";

/** `player 2, hand 5`. */
function place(path: string): string {
  const found = readQuestionPlace(path);
  if (!found) return showText(path);
  const { kind, item } = found;
  const number = item === null ? 0 : item + 1;
  if (kind === "player" || kind === "hand") return `${kind} ${found.index + 1}${number === 0 ? "" : `, hand ${number}`}`;
  if (kind === "board") return number === 0 ? "board" : `board no. ${number}`;
  if (kind === "dead") return number === 0 ? "dead cards" : `dead card ${number}`;
  return item === null ? "pots" : potName(item);
}

const at = (path: string, text: string): string => {
  const said = place(path);
  if (said === "") return capital(text);
  return `${readQuestionPlace(path) ? capital(said) : said}: ${text}`;
};

/** Where a card already is. */
function whereIs(path: string): string {
  const kind = readQuestionPlace(path)?.kind;
  if (kind === "board") return "on the board";
  if (kind === "dead") return "among the dead cards";
  return `${kind === "player" ? "with" : "in"} ${place(path)}`;
}

const quoted = (text: string): string => (text === "undefined" ? "nothing" : `“${showText(text)}”`);
const token = (p: { readonly token: string; readonly at: number }): string => `${quoted(p.token)} (character ${p.at + 1})`;
const like = (tokens: readonly string[]): string => (tokens.length === 0 ? "" : ` Did you mean ${listOr(tokens.map(quoted))}?`);

/** English. */
export const en: EquityPart = {
  at,
  problem,
  sentences: {
    RANGE_EMPTY: (p) => at(p.path, "there are no hands here. Write a range such as TT+, AQs+ or AsKh."),
    RANGE_TOO_LONG: (p) => at(p.path, `the text has ${grouped(p.length)} characters, and ${grouped(p.most)} are the most. Shorten it.`),
    RANGE_TOKEN_UNKNOWN: (p) =>
      at(p.path, `${token(p)} cannot be read as hands. Write them as AA, AKs, AKo, TT+, A5s-A2s, AsKh or random.`),
    RANGE_FORM_FOREIGN: (p) => at(p.path, `${token(p)} is not how hands are written here. Write ${listOr(p.like.map(quoted))}.`),
    RANGE_SHARE: (p) =>
      at(
        p.path,
        `${token(p)}: no order of all hands is known here from which a share could be taken. Name the hands, such as 22+,A2s+,KTo+.`,
      ),
    RANGE_EXCLUSION: (p) => at(p.path, `${token(p)}: hands cannot be taken out again. Name only the hands that stay, such as JJ+,99-22.`),
    RANGE_RANK_UNKNOWN: (p) =>
      at(p.path, `${token(p)}: ${quoted(p.rank)} is not a rank. Ranks are A, K, Q, J, T (or 10) and the numbers from 9 to 2.`),
    RANGE_PAIR_SUIT: (p) =>
      at(p.path, `${token(p)}: a pair takes neither s nor o. Write ${p.pair}, or two cards such as ${p.pair[0]}s${p.pair[0]}h.`),
    RANGE_CARD_ALONE: (p) => at(p.path, `${token(p)} is one card, and a hand has two. Write both together, such as AsKh.`),
    RANGE_CARD_TWICE: (p) => at(p.path, `${token(p)} has the ${cardName(p.card)} twice. Write two different cards.`),
    RANGE_ENDS_MIXED: (p) =>
      at(
        p.path,
        `${token(p)}: its ends are of two kinds. Make both of them pairs, or end both in s, both in o or both in neither.${like(p.like)}`,
      ),
    RANGE_ENDS_APART: (p) =>
      at(
        p.path,
        `${token(p)}: no line leads from one end to the other. Keep the first rank, or lower both ranks by the same.${like(p.like)}`,
      ),
    RANGE_WEIGHT_MISSING: (p) =>
      at(p.path, `${token(p)}: there is no weight after the @. Write one such as @50% or @0.5, or take the @ out.`),
    RANGE_WEIGHT_ALONE: (p) =>
      at(p.path, `${token(p)}: there are no hands before the @. Write the weight right after its hands, such as 22+@50%.`),
    RANGE_WEIGHT_INVALID: (p) =>
      at(p.path, `${token(p)}: ${quoted(p.weight)} is not a weight. Give more than 0% and at most 100%, such as @50% or @0.5.`),
    NO_HANDS: (p) => at(p.path, "there are no hands here. Give at least one."),
    HAND_INVALID: (p) => at(p.path, `${quoted(p.got)} is not a hand. Give two different cards, the one with the higher number first.`),
    HAND_TWICE: (p) => at(p.path, `${makeCards(p.cards)} is in this range already. Take one of the two out.`),
    HAND_WEIGHT_INVALID: (p) => at(p.path, `${quoted(p.got)} is not a weight. Give a number above 0, and 1 at most.`),
    BOARD_TOO_LONG: (p) => at(p.path, `${grouped(p.count)} cards are too many: ${p.most} at most.`),
    NO_HAND_LEFT: (p) => at(p.path, "each of these hands has a card that is on the board or dead. Give more hands, or change those cards."),
    NO_DEAL: () => "These ranges need the same cards, so that no deal gives everyone a hand. Give one of them more hands.",
    DECK_TOO_SHORT: (p) =>
      at(
        p.path,
        `the board needs ${p.need} more ${verb(p.need, "card", "cards")}, and ${p.left} ${verb(p.left, "is", "are")} left. Take out dead cards or players.`,
      ),
    CONTEST_EMPTY: (p) =>
      at(p.path, p.path === "contests" ? "there is no pot. Give at least one." : "nobody contests it. Name at least one player."),
    CONTEST_PLAYER_UNKNOWN: (p) =>
      at(p.path, `${quoted(p.got)} is no player. With ${p.players} players, counted from 0, give numbers from 0 to ${p.players - 1}.`),
    CONTEST_PLAYER_TWICE: (p) => at(p.path, `player ${p.player + 1} is named twice. Name each player once.`),
    SEED_INVALID: (p) => at(p.path, `${quoted(p.got)} cannot be a seed. Give a whole number from 0 to 4294967295.`),
    PRECISION_INVALID: (p) => at(p.path, `${quoted(p.got)} is not a standard error. Give one above 0 and below 1, such as 0.001 (0.1%).`),
    TOO_MUCH_TO_COUNT: () => "Counting every deal would take days. Let deals be sampled, or narrow the ranges.",
    SAMPLES_INVALID: (p) => at(p.path, `${quoted(p.got)} is not a number of deals. Give a whole number, 1 or more.`),
    CARD_TWICE: (p) => at(p.path, `the ${cardName(p.card)} is already ${whereIs(p.first)}. Change one of the two.`),
  },
};
