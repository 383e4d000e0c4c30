import type { Words } from "@sidepot/words";
import type { ShowdownText } from "@sidepot/words/screen/showdown";
import type { Chips } from "sidepot";
import type { PotAward } from "sidepot/pots";
import type { Settlement } from "sidepot/showdown";
import { contestsOfAll } from "./contest.ts";
import type { Judged } from "./judged.ts";

/** The pots that no card to come can change, by index; null where one can. */
type Decided = readonly (PotAward | null)[];

/** A settlement with the pots that are decided already given to their winners. */
function withDecided(settlement: Settlement, decided: Decided): Settlement {
  const awards = settlement.awards.map((pot, i) => (pot.awards === null ? (decided[i] ?? pot) : pot));
  const won = settlement.names.map((_, seat) =>
    awards.flatMap((pot) => pot.awards ?? []).reduce((sum, award) => sum + (award.seat === seat ? award.amount : 0), 0),
  );
  return { ...settlement, awards, won: won as Chips[] };
}

/** What is said of one pot; of one that is decided already, that it is. */
export function potLine({ settlement }: Judged, pot: number, words: Words, text: ShowdownText, decided: Decided = []): string {
  if (!settlement) return "";
  const early = settlement.awards[pot]?.awards === null && decided[pot]?.awards;
  const line = words.awardLine(early ? withDecided(settlement, decided) : settlement, pot);
  return text.said(words.potName(pot), early ? text.decidedLine(line) : line);
}

/** Whether anything can be said of who takes what. */
export const canSay = ({ answered }: Judged, decided: Decided): boolean => answered || decided.some((pot) => pot !== null);

/** What is said, one line a step in the order of doing: what goes back, then each pot. Without chips, whose hand is best. */
export function scriptOf(judged: Judged, words: Words, text: ShowdownText, decided: Decided = []): string[] {
  const { settlement, compared, names, game } = judged;
  if (compared) {
    const contests = contestsOfAll(compared);
    return contests.map(({ winners, contenders, side, why }) => {
      const who = winners.map((seat) => names[seat] ?? "");
      const rank = contenders[0]?.rank;
      const head = who.length > 1 ? text.tie(words.list(who)) : text.best(who[0] ?? "");
      const hand = rank ? words.handName(rank, game, side) : "";
      const said = text.said(head, [hand ? text.said(hand, "").trim() : "", why ? words.why(why) : ""].filter(Boolean).join(" "));
      return contests.length > 1 ? text.said(text.sides[side], said) : said;
    });
  }
  if (!settlement) return [];
  const { returned } = settlement.layers;
  const back = returned ? [words.returnLine(names[returned.seat] ?? "", returned.amount)] : [];
  return [...back, ...settlement.awardOrder.map((pot) => potLine(judged, pot, words, text, decided))];
}

/** A hand's name in two lines: what it is, and the ranks of it. */
export function twoLines(name: string): readonly [string, string] {
  const at = name.search(/[,、]/);
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1).trim()];
}
