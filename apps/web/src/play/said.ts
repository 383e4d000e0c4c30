import type { Lang, Words } from "@sidepot/words";
import { handWords } from "@sidepot/words/hand";
import { playWords } from "@sidepot/words/play";
import { type PlayText, playText } from "@sidepot/words/screen/play";
import { type Dealt, type HandEvent, type StreetName, streetsOf } from "sidepot/hand";
import type { Settlement } from "sidepot/showdown";

/** What is told of a hand. */
interface Telling {
  readonly events: readonly HandEvent[];
  /** The place of the first event that is told. */
  readonly from: number;
  readonly names: readonly string[];
  readonly lang: Lang;
  /** It is the person's turn now. */
  readonly yours: boolean;
  /** For who does not see the cards either: the hand's number, and cards by name. */
  readonly aloud?: { readonly number: number; readonly words: Pick<Words, "cardName" | "list"> };
}

const TOLD: readonly HandEvent["type"][] = ["folded", "checked", "called", "bet", "raised", "returned", "tabled", "showed"];

/** What happened, in sentences, for who does not see it. */
export function saidOf({ events, from, names, lang, yours, aloud }: Telling): string {
  const hand = handWords(lang);
  const words = playWords(lang);
  const named = (cards: readonly Dealt[]): string =>
    aloud ? aloud.words.list(cards.flatMap((card) => (card === null ? [] : [aloud.words.cardName(card)]))) : "";
  const streets = streetsOf("holdem", 0);
  let street: StreetName | null = null;
  const lines = events.flatMap((event, at): string[] => {
    if (event.type === "opened") street = streets[event.street]?.name ?? null;
    if (at < from) return [];
    if (aloud && event.type === "started") return [words.handNumber(aloud.number)];
    const cards = event.type === "dealt" && event.due.some(({ to }) => to === "board");
    if (aloud && event.type === "dealt") {
      const own = named(event.cards);
      return own === "" ? [] : [`${cards && street ? hand.street(street) : playText(lang).yourCards}${lang === "ja" ? "：" : ": "}${own}`];
    }
    if (!cards && !TOLD.includes(event.type)) return [];
    return [words.addressed(hand.event(event, names, cards ? { street } : {}))];
  });
  const [stop, gap] = lang === "ja" ? ["。", ""] : [".", " "];
  return [...lines, ...(yours ? [words.yourTurn] : [])].map((line) => (/[.。]$/.test(line) ? line : line + stop)).join(gap);
}

/** What the person has won or lost. */
export function netLine(settlement: Settlement, hero: number, text: PlayText, words: Words): string {
  const net = settlement.net[hero] ?? 0;
  return text.net(net > 0 ? "won" : net < 0 ? "lost" : "even", words.chips(Math.abs(net)));
}

/** The pots within a sentence: `the main pot and side pot 1`. */
export const potsList = (pots: readonly number[], { lang }: Words): string => playWords(lang).potsIn(pots);
