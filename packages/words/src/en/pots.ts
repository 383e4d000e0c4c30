import type { Layers } from "sidepot/pots";
import type { Settlement } from "sidepot/showdown";
import { awardFacts, type OddFacts, type PartFacts } from "../awards.ts";
import { grouped } from "../numbers.ts";
import { standingsOf } from "../standings.ts";
import { handName } from "./hands.ts";
import { capital, list, listOr, verb } from "./lists.ts";

/** `Main pot`, `Side pot 1`. */
export const potName = (pot: number): string => (pot === 0 ? "Main pot" : `Side pot ${pot}`);

/** A pot in the middle of a sentence: `the main pot`, `side pot 1`. */
export const thePot = (pot: number): string => (pot === 0 ? "the main pot" : `side pot ${pot}`);

/** `3 pots`. */
export const potCount = (pots: number): string => (pots === 0 ? "No pot" : pots === 1 ? "1 pot" : `${grouped(pots)} pots`);

/** Who may win a pot, and why others may not. */
export function potStanding(layers: Layers, pot: number, names: readonly string[]): string {
  const { eligible, unmatched, folded, foldedChips } = standingsOf(layers, pot, names);
  const sentences = [eligible.length === 1 ? `${eligible[0]} alone.` : `${listOr(eligible)}.`];
  if (unmatched.length > 0) sentences.push(`${list(unmatched)} put in less and cannot win it.`);
  if (folded.length === 1) sentences.push(`${folded[0]} folded: ${grouped(foldedChips)} stays, ${folded[0]} cannot win it.`);
  if (folded.length > 1) sentences.push(`${list(folded)} folded: their ${grouped(foldedChips)} stays, they cannot win it.`);
  return sentences.join(" ");
}

/** `7,700 was not called. It goes back to D.` */
export const returnLine = (name: string, amount: number): string => `${grouped(amount)} was not called. It goes back to ${name}.`;

/** `Side pot 2, 12,600: C and D only.` */
export function potScript(layers: Layers, pot: number, names: readonly string[]): string {
  const { eligible, live } = standingsOf(layers, pot, names);
  const head = `${potName(pot)}, ${grouped(layers.pots[pot]?.amount ?? 0)}:`;
  if (eligible.length === 1) return `${head} ${eligible[0]} takes it, uncontested.`;
  return `${head} ${list(eligible)}${eligible.length === 2 && live > 2 ? " only" : ""}.`;
}

/** Who gets one pot of a settled hand. */
export function awardLine(settlement: Settlement, pot: number): string {
  const facts = awardFacts(settlement, pot);
  if (!facts) return "";
  if (facts.kind === "waiting") {
    return facts.board ? "Not decided: the board is not complete." : `Not decided: the cards of ${list(facts.names)} are not known.`;
  }
  if (facts.kind === "uncontested") return `${facts.name} takes ${grouped(facts.amount)}, uncontested.`;
  const { parts, scoop, noLow, oddHalf, everything } = facts;
  const sentences: string[] = [];
  if (scoop) {
    const hands = parts.flatMap((p) => (p.rank ? [`${capital(p.reading)}: ${handIn(settlement, p)}.`] : []));
    sentences.push(`${scoop.name} scoops ${grouped(scoop.amount)}.`, ...hands);
  } else {
    for (const p of parts) sentences.push(partLine(settlement, p, parts.length > 1));
    if (noLow) sentences.push("No low qualifies.");
    if (oddHalf === 1) sentences.push("The odd chip of the split stays with the high half (TDA 20).");
    if (oddHalf > 1) sentences.push(`The odd ${grouped(oddHalf)} of the split stays with the high half (TDA 20).`);
  }
  if (everything)
    sentences.push(`${everything.name} had the best hand and won everything ${everything.name} could: ${grouped(everything.amount)}.`);
  return sentences.join(" ");
}

const handIn = (settlement: Settlement, { rank, reading }: PartFacts): string => {
  const name = rank ? handName(rank, settlement.game, reading) : "";
  return name.charAt(0).toLowerCase() + name.slice(1);
};

function partLine(settlement: Settlement, part: PartFacts, halves: boolean): string {
  const { shares, rank, odd, amount, side } = part;
  const head = halves && side ? `${capital(side)}: ` : "";
  const [only] = shares;
  if (shares.length === 1 && only) {
    return `${head}${only.name} takes ${grouped(only.amount)}${rank ? `: ${handIn(settlement, part)}` : ""}.`;
  }
  const split = shares.map((share) => `${share.name} ${grouped(share.amount)}`).join(" · ");
  const line = `${head}${list(shares.map((share) => share.name))} tie. ${grouped(amount)} → ${split}.`;
  return odd ? `${line} ${oddLine(odd)}` : line;
}

function oddLine({ units, unit, below, takers, first, placed, cited }: OddFacts): string {
  const sentences: string[] = [];
  const taker = takers[0] ?? first;
  if (units > 0) {
    const what =
      unit > 1
        ? `${units > 1 ? `${units} odd ` : "odd "}${units > 1 ? `${grouped(unit)}s` : grouped(unit)}`
        : units > 1
          ? `${units} odd chips`
          : "odd chip";
    const each = takers.length > 1 ? `go one each to ${list(takers)}` : `goes to ${taker}`;
    const where = {
      clockwise: takers.length > 1 ? `${each}, clockwise from the button` : `${each}, the first winner left of the button`,
      "all-to-first": `${verb(units, "goes", "go")} to ${taker}, the first winner left of the button (house rule)`,
      "high-card": takers.length > 1 ? `${each}, by their highest cards` : `${each}, who holds the highest card by suit`,
      "after-high": `${each}: who had none of the high half comes first`,
    }[placed];
    sentences.push(`The ${what} ${where}${cited ? (placed === "high-card" ? " (TDA 20-B)" : " (TDA 20)") : ""}.`);
  }
  if (below > 0) sentences.push(`${grouped(below)} is less than the smallest chip and goes to ${first}${units > 0 ? " too" : ""}.`);
  return sentences.join(" ");
}
