import type { Betting, HandRecord } from "../record.ts";
import { makeAmount } from "./amount.ts";
import { gameNamed, type Kind } from "./games.ts";
import { parseHeader } from "./header.ts";

const LIMITS: Readonly<Record<Betting, string>> = { "no-limit": "No Limit", "pot-limit": "Pot Limit", "fixed-limit": "Limit" };
const NAMES: Readonly<Record<string, string>> = {
  holdem: "Hold'em",
  omaha: "Omaha",
  omaha5: "5 Card Omaha",
  omaha6: "6 Card Omaha",
  omaha8: "Omaha Hi/Lo",
  short: "6+ Hold'em",
  stud: "7 Card Stud",
  stud8: "7 Card Stud Hi/Lo",
  razz: "Razz",
  a5: "Triple Draw A-5 Lowball",
  badugi: "Badugi",
  draw: "5 Card Draw",
};

/** How the record's game is dealt. */
export function kindOf({ game, draws, variant, stakes }: HandRecord): Kind {
  if (game === "stud" || game === "stud8" || game === "razz") return "stud";
  if (draws > 0) return "draw";
  if (game !== null) return "flop";
  return stakes.bringIn !== null ? "stud" : gameNamed(variant.replace(LIMIT, "").trim()).kind;
}

const LIMIT = /\b(?:No Limit|Pot Limit|Fixed Limit|Limit|NL|PL|FL|CAP)\b/gi;

/** The game in the words of this form: the record's own where they are of it. */
function variantOf(record: HandRecord): string {
  const { game, draws, betting, variant, format } = record;
  if (format === "pokerstars") return variant;
  const name = game === "27" ? (draws === 1 ? "Single Draw 2-7 Lowball" : "Triple Draw 2-7 Lowball") : game ? NAMES[game] : undefined;
  return `${name ?? (variant.replace(LIMIT, "").trim() || "Game")} ${LIMITS[betting]}`;
}

/** The first line and the table's. */
export function writeHeader(record: HandRecord, labels: readonly number[]): string[] {
  const { extra, table } = record;
  const size = extra.size && /^\d+-max$/.test(extra.size) ? ` ${extra.size}` : "";
  const button = kindOf(record) === "stud" ? "" : ` Seat #${labels.at(-1)} is the button`;
  return [firstLine(record), `Table '${(table ?? "").replace(/\s+/g, " ")}'${size}${button}`];
}

function firstLine(record: HandRecord): string {
  const { extra, tournament, when, cap, stakes, betting } = record;
  const chips = (amount: number): string =>
    makeAmount(amount, record.scale, record.scale !== 1 && (tournament || record.currency === null));
  const title = /^(?:PokerStars|Full Tilt|Poker)\b.* (?:Hand|Game)$/.test(extra.title ?? "") ? extra.title : "PokerStars Hand";
  const code = currencyOf(record);
  const blinds =
    betting === "fixed-limit"
      ? [stakes.smallBet ?? stakes.smallBlind, stakes.bigBet ?? stakes.bigBlind]
      : [stakes.smallBlind, stakes.bigBlind];
  const pair = blinds.map(chips).join("/");
  const button = record.events.some((event) => event.do === "post" && event.kind === "button-blind");
  const inside = button
    ? `Button Blind ${chips(stakes.bigBlind)} - Ante ${chips(stakes.ante)}${code}`
    : cap === null
      ? `${pair}${code}`
      : `${pair} - ${chips(cap)} Cap - ${code}`;
  const head = `${title} #${(record.id ?? "0").replace(/[\s:]/g, "") || "0"}:`;
  const club = extra.club ? ` {${extra.club}}` : "";
  const variant = variantOf(record);
  const time = when ? ` - ${when}` : "";
  const plain = (event: string, game: string): string => `${head}${club} ${event}${game}${time}`;
  if (!tournament) {
    const mixed = extra.mix && !button ? `${extra.mix} (${variant}, ${inside})` : `${variant} (${inside})`;
    return plain(club ? "" : " ", mixed);
  }
  const game = `${extra.mix ? `${extra.mix} (${variant})` : variant} - ${extra.level ?? "Level I"} (${inside})`;
  const line = plain(`${extra.event ?? "Tournament #0"} `, game);
  // Another site's words for the tournament may be none that this form can hold.
  const read = parseHeader(line, 1);
  return read.ok && read.value.tournament && read.value.variant === variant
    ? line
    : plain("Tournament #0 ", `${variant} - Level I (${inside})`);
}

/** Whole chips with a currency would be read as hundredths, so the code goes where the scale is 1. */
function currencyOf({ currency, scale, tournament }: HandRecord): string {
  return currency !== null && /^[A-Z]{3}$/.test(currency) && scale === 100 && !tournament ? ` ${currency}` : "";
}
