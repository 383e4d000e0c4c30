import type { Push } from "@sidepot/trainer/table";
import type { PlayFault } from "@sidepot/words/terminal/play";

/** What a push is read against. */
export interface Pushing {
  /** By seat, as they are shown. */
  readonly names: readonly string[];
  /** The person's seat. */
  readonly hero: number | null;
  /** Pots that are left. */
  readonly pots: readonly number[];
}

/** How pots are typed, the same in every language: `m`, `s1`. */
export const potKey = (pot: number): string => (pot === 0 ? "m" : `s${pot}`);

const POT =
  /^(?:(?<main>m|main(?: pot)?|메인(?: ?팟)?|メイン(?:ポット)?)|(?:s|side(?: pot)?|사이드(?: ?팟)?|サイド(?:ポット)?) ?(?<side>\d))(?=[\s:,]|$)[\s:,]*/u;
const ME: readonly string[] = ["me", "i", "you", "나", "저", "私", "自分", "あなた"];

/** Reads `s1 Leo`, `m Leo Yu`, `main me, Leo`: a pot and who gets it, by names or the beginnings of names. */
export function readPush(line: string, { names, hero, pots }: Pushing): { readonly push: Push } | { readonly fault: PlayFault } {
  const typed = line.trim();
  const plain = typed.normalize("NFKC").toLowerCase();
  const found = POT.exec(plain);
  const pot = found?.groups?.main !== undefined ? 0 : Number(found?.groups?.side ?? -1);
  if (!found || !pots.includes(pot)) return { fault: { code: "POT_UNKNOWN", got: typed, pots: pots.map(potKey).join(", ") } };
  const to: number[] = [];
  for (const word of plain.slice(found[0].length).split(/[\s,、と&+]+|\sand\s/u)) {
    if (word === "" || word === "and" || word === "to") continue;
    const seat = seatOf(word, names, hero);
    if (seat === null) return { fault: { code: "NAME_UNKNOWN", got: word, names: names.join(", ") } };
    to.push(seat);
  }
  return { push: { pot, to } };
}

/** The one seat that a name, or its beginning, means. */
function seatOf(word: string, names: readonly string[], hero: number | null): number | null {
  const plain = names.map((name) => name.normalize("NFKC").toLowerCase());
  const exact = plain.indexOf(word);
  if (exact >= 0) return exact;
  if (hero !== null && ME.includes(word)) return hero;
  const near = plain.flatMap((name, seat) => (name.startsWith(word) ? [seat] : []));
  return near.length === 1 ? (near[0] as number) : null;
}
