// Ranges as other tools write them: not read, since the same signs mean several things, but answered with how they are written here.
import { RANKS } from "../cards/card.ts";
import { RANK, SUIT, type TokenFault } from "./range-hands.ts";

/** A top share of all hands: `15%`, `top 15%`. */
const SHARE = /^(?:top(?:\d+(?:\.\d+)?)?%?|\d+(?:\.\d+)?%)$/;
const WEIGHED = /^\[(\d+(?:\.\d+)?)\](.+?)(?:\[\/\1\])?$/;
const BRACKETS = /[[\]{}()<>"'`]/g;
/** A comma in place of the point of a weight. */
const COMMA = /(@\d+),(\d+%?)$/;
/** A colon or an equals sign before a weight. */
const WEIGHT_SIGN = /[:=](?=[\d.]+%?(?:,|$))/g;

const OPEN_DOWN = new RegExp(`^(${RANK})(${RANK})([so]?)-$`);
const ANY_KICKER = new RegExp(`^(?!2)(${RANK})x([so]?)$`);
const ANY_SUITED = new RegExp(`^(${RANK})(${SUIT})x\\2$`);

const LETTERS = /* @__PURE__ */ RANKS.map((letter) => letter.toLowerCase());
const plain = (rank: string): string => (rank === "10" ? "t" : rank);
/** The ranks below one, from the highest. */
const below = (rank: string): readonly string[] => LETTERS.slice(0, LETTERS.indexOf(plain(rank))).reverse();

/**
 * What to say of a token that cannot be read, where it is known from other tools; null where it is not.
 *
 * @param token in lower case and without blanks
 * @param reads whether a token can be read here
 */
export function foreignFault(token: string, reads: (token: string) => boolean): TokenFault | null {
  if (SHARE.test(token)) return { code: "RANGE_SHARE" };
  if (/^[!-]/.test(token) && reads(token.slice(1))) return { code: "RANGE_EXCLUSION" };
  const list = token
    .replace(WEIGHED, "$2@$1%")
    .replace(COMMA, "$1.$2")
    .replace(BRACKETS, "")
    .replace(/[|/]+/g, ",")
    .replace(/\.{2,}/g, "-")
    .replace(WEIGHT_SIGN, "@");
  const here = list.split(",").filter(Boolean).map(partHere).join(",");
  const lower = here.toLowerCase();
  if (here === "" || lower === token || !lower.split(",").every(reads)) return null;
  return { code: "RANGE_FORM_FOREIGN", like: [here] };
}

/** One token as the tokens that are written here; as it was where there is nothing to change. */
function partHere(part: string): string {
  const [, body = "", weight = ""] = /^([^@]*)(.*)$/.exec(part) ?? [];
  return bodyHere(body)
    .map((hands) => `${written(hands)}${weight}`)
    .join(",");
}

function bodyHere(body: string): readonly string[] {
  const [, first = "", second = "", suits = ""] = OPEN_DOWN.exec(body) ?? [];
  if (first !== "") {
    const [high, low] = LETTERS.indexOf(plain(first)) < LETTERS.indexOf(plain(second)) ? [second, first] : [first, second];
    const top = `${high}${low}${suits}`;
    if (low === "2") return [top];
    return [`${top}-${high === low ? "2" : high}2${suits}`];
  }
  const [, rank = "", kind = ""] = ANY_KICKER.exec(body) ?? [];
  if (rank !== "") return [`${rank}2${kind}+`];
  const [, ace = "", suit = ""] = ANY_SUITED.exec(body) ?? [];
  return ace === "" ? [body] : below(ace).map((kicker) => `${ace}${suit}${kicker}${suit}`);
}

/** Hands as people write them. */
const written = (hands: string): string =>
  /^(?:random|anytwo)$/.test(hands) ? hands : hands.replace(/10/g, "T").replace(/[tjqka]/g, (rank) => rank.toUpperCase());
