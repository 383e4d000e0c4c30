import type { Words } from "@sidepot/words";
import type { ShowdownText } from "@sidepot/words/screen/showdown";
import { contestsOfAll } from "./contest.ts";
import type { Judged } from "./judged.ts";

/** What is said of one pot. */
export function potLine({ settlement }: Judged, pot: number, words: Words, text: ShowdownText): string {
  return settlement ? text.said(words.potName(pot), words.awardLine(settlement, pot)) : "";
}

/** What is said, one line a step in the order of doing: what goes back, then each pot. Without chips, whose hand is best. */
export function scriptOf(judged: Judged, words: Words, text: ShowdownText): string[] {
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
  return [...back, ...settlement.awardOrder.map((pot) => potLine(judged, pot, words, text))];
}

/** A hand's name in two lines: what it is, and the ranks of it. */
export function twoLines(name: string): readonly [string, string] {
  const at = name.search(/[,、]/);
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1).trim()];
}
