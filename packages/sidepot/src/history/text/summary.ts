import type { Chips } from "../../units.ts";
import { AMOUNT } from "./amount.ts";
import { amountAt, bracketed, type Draft, type DraftPlayer, placeOf, playerAt, setAside, type Trouble } from "./draft.ts";
import { isNoise } from "./noise.ts";

/** Where an amount of the totals ends; thousands may be parted by spaces. */
const END = String.raw`(?= *\||\.? +(?:Main|Side) pot|\.? *$|\. *\||k\b)`;
const TOTAL = new RegExp(`^Total pot ${AMOUNT}${END}(.*)$`, "u");
const MAIN = new RegExp(`^[ |]*Main pot ${AMOUNT}${END}\\.?(.*)$`, "u");
const SIDE = new RegExp(`^[ |]*Side pot(?:[- ]\\d+)? ${AMOUNT}${END}\\.?(.*)$`, "u");
const FEE = new RegExp(`^ *\\| *(Rake|Jackpot|Bingo|Fortune|Tax|Fee) ${AMOUNT}${END}(.*)$`, "u");
const WON = new RegExp(`(?:collected|won) \\(${AMOUNT}\\)`, "gu");
const SEAT = /^Seat (\d+): (.*)$/;
/** What a seat's line of the summary says, after the name and the place. */
const OUTCOME =
  /^(?: \((?:button|small blind|big blind|button blind)\))* ?(?:$|folded|collected|showed|mucked|won|lost|didn't bet|is sitting out|\(folded\)|\(didn't bet\)|did not)/;

/** A line after the heading of the summary. */
export function summaryAt(draft: Draft, at: number, text: string): Trouble {
  const total = TOTAL.exec(text);
  if (total) return totalsAt(draft, at, total[1] as string, total[2] as string, text);
  const seat = SEAT.exec(text);
  if (!seat) return isNoise(text) || /^(?:Pot \d|Board|FIRST|SECOND|THIRD)\b/.test(text) ? null : setAside(draft, at, text);
  const rest = seat[2] as string;
  const player = draft.byName.find(({ name, label }) => label === Number(seat[1]) && rest.startsWith(name)) ?? playerAt(draft, rest, " ");
  const outcome = player ? rest.slice(player.name.length) : null;
  if (!player || outcome === null || !OUTCOME.test(outcome.replace(/^,/, ""))) return setAside(draft, at, text);
  draft.outcomes = true;
  return outcomeAt(draft, at, player, outcome);
}

/** A muck that the play mentions gets its cards here; shows without cards likewise. */
function outcomeAt(draft: Draft, at: number, player: DraftPlayer, outcome: string): Trouble {
  // A pot that the site paid out before the end, against a fee, is the winner's all the same: the hand won it.
  const won = draft.unpaid ? [...outcome.matchAll(WON)] : [];
  for (const [, text = ""] of won) {
    const amount = amountAt(draft, text, at);
    if (typeof amount !== "number") return amount;
    if (amount > 0) draft.events.push({ at, do: "collect", seat: placeOf(draft, player), amount: amount as Chips, pot: null, run: null });
  }
  const found = /(mucked|showed) (\[[^\]]*\])/.exec(outcome);
  const cards = found ? bracketed(found[2] as string)?.[0] : undefined;
  if (!cards || cards.length === 0) return null;
  const seat = placeOf(draft, player);
  const wanted = (found as RegExpExecArray)[1] === "mucked" ? "muck" : "show";
  for (const [i, event] of draft.events.entries()) {
    if (event.do !== wanted || event.seat !== seat) continue;
    if (event.do === "muck" && event.cards === null) draft.events[i] = { ...event, cards };
    if (event.do === "show" && event.cards.length === 0) draft.events[i] = { ...event, cards };
    return null;
  }
  // Somebody who ran out of time shows or throws away here alone.
  if (wanted === "muck" || !draft.events.some((event) => event.do === "show" && event.seat === seat)) {
    draft.events.push(wanted === "muck" ? { at, do: "muck", seat, cards } : { at, do: "show", seat, cards });
  }
  return null;
}

function totalsAt(draft: Draft, at: number, total: string, rest: string, line: string): Trouble {
  draft.ended = true;
  draft.totalled = true;
  // Winamax rounds large totals to thousands, which then tell nothing exact.
  if (/^k\b/.test(rest)) return null;
  const amount = amountAt(draft, total, at);
  if (typeof amount !== "number") return amount;
  const pots: number[] = [];
  let rake: number | null = null;
  let left = rest;
  for (let part = next(left); part; part = next(left)) {
    const value = amountAt(draft, part.amount, at);
    if (typeof value !== "number") return value;
    if (part.pot) pots.push(value);
    else rake = (rake ?? 0) + value;
    left = part.rest;
  }
  if (/^ *\| *No rake\s*$/.test(left)) [rake, left] = [0, ""];
  if (left.trim() !== "") return setAside(draft, at, line);
  draft.totalPot = amount;
  draft.rake = rake;
  draft.pots = pots.length > 0 ? pots : null;
  return null;
}

/** The next part of the totals: a pot, or one of the fees that all come out of the pot and together are its rake. */
function next(text: string): { readonly amount: string; readonly rest: string; readonly pot: boolean } | null {
  const pot = MAIN.exec(text) ?? SIDE.exec(text);
  if (pot) return { amount: pot[1] as string, rest: pot[2] as string, pot: true };
  const fee = FEE.exec(text);
  return fee ? { amount: fee[2] as string, rest: fee[3] as string, pot: false } : null;
}
