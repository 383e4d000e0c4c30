import { fail, ok, type Result } from "../../result.ts";
import type { RecordProblem } from "../record.ts";
import { AMOUNT, readAmount } from "./amount.ts";
import type { Header } from "./draft.ts";
import { bettingNamed, gameNamed } from "./games.ts";

const TITLE = /^(.+?) (Hand|Game) #([^\s:]+):\s*(.*)$/;
const WHEN = /\s*-\s*((?:\d\d?:\d\d:\d\d \S+ - )?\d{4}[/-]\d\d?[/-]\d\d?\b.*)$/;
const GAME = /((?:[^({},-]|(?<=\S)-(?=\S))*?)\s*\b(No Limit|Pot Limit|Limit|NL|PL|FL)\b/g;
const BUTTON_BLIND = new RegExp(`\\(Button Blind ${AMOUNT} - Ante ${AMOUNT}\\s*([A-Z]{3})?\\)`, "u");
const CAP = new RegExp(` - ${AMOUNT} Cap -`, "u");
const STAKES = new RegExp(`[(,\\s]${AMOUNT}/${AMOUNT}(?:\\(${AMOUNT}\\))?(?: - ${AMOUNT} Cap - )?\\s*([A-Z]{3})?\\)`, "u");
/** GGPoker's short-deck tables print the ante alone. */
const ONE_STAKE = new RegExp(`\\(${AMOUNT}\\)`, "u");
const TOURNAMENT = /^(?:\{.*?\}\s+)?(?:Zoom )?(Tournament #\d+(?:, (?:\S*\d\S*(?: [A-Z]{3}| SC)?|Freeroll))?)\s+(.*)$/;
const SIGNED: readonly (readonly [RegExp, string])[] = [
  [/\u0024/, "USD"],
  [/\u20ac/, "EUR"],
  [/\u00a3/, "GBP"],
];

const NAMES = String.raw`(?:Split Hold'em|6\+ Hold'em|Hold'em|(?:[56] Card )?(?:Omaha|Courchevel)(?: Hi/Lo)?|7 Card Stud(?: Hi/Lo)?|Razz|Badugi|5 Card Draw|(?:Triple|Single) Draw (?:2-7|A-5) Lowball|Short ?Deck)`;
const NAME_AT_END = new RegExp(`${NAMES}$`);
/** Tournaments with a name of their own, which ends where the game's begins. */
const CALLED = new RegExp(String.raw`^(Tournament #\d+, .*?) (${NAMES} .*)$`);

/** The currency of amounts that have a sign only; null where there is none. */
export const currencyOf = (text: string): string | null => SIGNED.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Two amounts, or why one of them is none. */
export function stakesFrom(texts: readonly [string, string], at: number): Result<readonly [number, number], RecordProblem> {
  const low = readAmount(texts[0]);
  const high = readAmount(texts[1]);
  if (!low.ok) return fail({ ...low.error, at });
  return high.ok ? ok([low.value.hundredths, high.value.hundredths]) : fail({ ...high.error, at });
}

const optional = (text: string | undefined): number | null => {
  const read = text === undefined ? null : readAmount(text);
  return read?.ok ? read.value.hundredths : null;
};

/** Reads the first line of a PokerStars-style hand: cash, tournament, home game or a mix of games. */
export function parseHeader(line: string, at: number): Result<Header, RecordProblem> {
  const title = TITLE.exec(line.slice(0, 1000).replace(/\s+/g, " "));
  if (!title) return fail({ code: "FORMAT_UNKNOWN", at, text: line.slice(0, 80) });
  const [, site = "", noun = "", id = "", whole = ""] = title;
  const when = WHEN.exec(whole);
  const rest = when ? whole.slice(0, when.index) : whole;
  const event = TOURNAMENT.exec(rest) ?? CALLED.exec(rest);
  const club = /^\{(.*?)\}/.exec(rest)?.[1];
  const text = event?.[2] ?? rest.replace(/^\{.*?\}\s+/, "");
  const stakes = stakesOf(text, at);
  if (!stakes.ok) return stakes;
  const before = text.slice(0, stakes.value.from);
  const game = gameOf(before);
  if (!game) return fail({ code: "VARIANT_UNKNOWN", at, text: before.trim().slice(0, 80) });
  const level = / - (.*)$/.exec(before)?.[1]?.trim();
  const { from: _from, ...amounts } = stakes.value;
  return ok({
    id,
    ...game.header,
    when: when?.[1]?.trim() ?? null,
    tournament: event !== null,
    ...amounts,
    extra: {
      title: `${site} ${noun}`,
      ...(club === undefined ? {} : { club }),
      ...(event ? { event: event[1] as string } : {}),
      ...(game.mix ? { mix: game.mix } : {}),
      ...(event && level ? { level } : {}),
    },
  });
}

interface Stakes extends Pick<Header, "stakes" | "ante" | "cap" | "currency"> {
  readonly from: number;
}

function stakesOf(text: string, at: number): Result<Stakes, RecordProblem> {
  const button = BUTTON_BLIND.exec(text);
  if (button) {
    const [, blind = "", ante = "", code] = button;
    const read = stakesFrom([ante, blind], at);
    if (!read.ok) return read;
    const [each, high] = read.value;
    return ok({ stakes: [0, high], ante: each, cap: null, currency: code ?? currencyOf(button[0]), from: button.index });
  }
  const found = STAKES.exec(text);
  if (found) {
    const [, low = "", high = "", ante, cap, code] = found;
    const read = stakesFrom([low, high], at);
    if (!read.ok) return read;
    return ok({
      stakes: read.value,
      ante: optional(ante) ?? 0,
      cap: optional(cap ?? CAP.exec(text)?.[1]),
      currency: code ?? currencyOf(found[0]),
      from: found.index,
    });
  }
  const one = ONE_STAKE.exec(text);
  const amount = optional(one?.[1]);
  if (!one || amount === null) return fail({ code: "FIELD_MISSING", at, field: "stakes" });
  return ok({ stakes: [0, amount], ante: amount, cap: null, currency: currencyOf(one[0]), from: one.index });
}

/** The game is what stands before the kind of limit: `HORSE (Razz Limit`, `Mixed NLH/PLO (Omaha Pot Limit`, `Hold'em No Limit`. */
function gameOf(text: string): { readonly header: Pick<Header, "variant" | "named" | "betting">; readonly mix: string | null } | null {
  const found = [...text.matchAll(GAME)].at(-1);
  const plain = found ? (found[1] as string).trim() : null;
  if (found && plain) {
    // A tournament's name may stand before the game's, which no mark parts from it.
    const name = namePart(plain);
    const limit = found[2] as string;
    const header = { variant: `${name} ${limit}`, named: gameNamed(name), betting: bettingNamed(limit) };
    const mix = /\(\s*$/.test(text.slice(0, found.index))
      ? text
          .slice(0, found.index)
          .replace(/\(\s*$/, "")
          .trim()
      : null;
    return { header, mix };
  }
  // GGPoker's Omaha tables leave the limit out.
  const omaha = /\bPLO(?:-[56])?/.exec(text)?.[0];
  return omaha ? { header: { variant: omaha, named: gameNamed(omaha), betting: "pot-limit" }, mix: null } : null;
}

const namePart = (text: string): string => NAME_AT_END.exec(text)?.[0] ?? text;
