import { heroOf, type Play, type Session } from "@sidepot/trainer/table";
import { type PlayWords, playWords } from "@sidepot/words/play";
import { type PlayLines, playLines } from "@sidepot/words/terminal/play";
import { type Card, makeCard } from "sidepot/cards";
import { type Hand, type HandEvent, viewEvent, viewFor } from "sidepot/hand";
import { type SettleInput, type Settlement, settle } from "sidepot/showdown";
import { handOf } from "./play-game.ts";
import type { Voice } from "./speech.ts";

/** A voice that knows the practice table. */
export interface PlayVoice extends Voice {
  readonly play: PlayWords;
  readonly lines: PlayLines;
}

/** What a language says at the table, in the terminal. */
export const playVoice = (voice: Voice): PlayVoice => ({
  ...voice,
  play: playWords(voice.words.lang),
  lines: playLines(voice.words.lang),
});

/** A hand as the person may see it; everything of it where only bots play. */
export interface View {
  readonly session: Session;
  readonly play: Play;
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  /** The person's seat. */
  readonly hero: number | null;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat, the person as in the middle of a sentence. */
  readonly inside: readonly string[];
}

/** The hand at play as it may be shown. */
export function viewOf(session: Session, { play: { youIn } }: PlayVoice): View {
  const play = handOf(session);
  const hero = heroOf(session);
  const watching = session.config.players.every(({ bot }) => bot !== null);
  const names = play.seats.map((place) => session.config.players[place]?.name ?? "");
  return {
    session,
    play,
    hand: watching ? play.hand : viewFor(play.hand, hero ?? "rail"),
    events: watching ? play.events : play.events.map((event) => viewEvent(event, hero ?? "rail")),
    hero,
    names,
    inside: names.map((name, seat) => (seat === hero ? youIn : name)),
  };
}

/** `Q♣ J♦`: cards with the signs of their suits; one that is not known is a question mark. */
export const signsOf = (cards: readonly (Card | null)[]): string =>
  cards.map((card) => (card === null ? "?" : makeCard(card).replace(/[cdhs]$/, (suit) => "♣♦♥♠"["cdhs".indexOf(suit)] ?? suit))).join(" ");

/** Cards on the board, as far as they lie. */
export const boardOf = ({ boards }: Hand): readonly Card[] => (boards[0] ?? []).filter((card) => card !== null);

/**
 * What `sidepot settle` is asked about a hand that is over: everything that was put in, the part that came back included.
 *
 * @param names by seat
 */
export function questionOf({ play }: Pick<View, "play">, names: readonly string[]): SettleInput {
  const { hand, events } = play;
  const { settings, bets, dead, folded, cards } = hand;
  const returned = new Array<number>(bets.length).fill(0);
  for (const event of events) if (event.type === "returned") returned[event.seat] = (returned[event.seat] as number) + event.amount;
  const contested = folded.filter((out) => !out).length > 1;
  const board = boardOf(hand).map(makeCard).join(" ");
  return {
    game: settings.game,
    button: settings.button,
    unit: settings.unit,
    ...(contested && board !== "" ? { board } : {}),
    players: names.map((name, seat) => ({
      name,
      bet: (bets[seat] as number) + (returned[seat] as number),
      ...((dead[seat] as number) > 0 ? { dead: dead[seat] as number } : {}),
      ...(folded[seat] ? { folded: true } : contested ? { cards: (cards[seat] ?? []).map((card) => makeCard(card as Card)).join("") } : {}),
    })),
  };
}

/** A hand that is over, settled again by its chips and cards. */
export function settledOf(view: Pick<View, "play">, names: readonly string[]): Settlement {
  const settled = settle(questionOf(view, names));
  // It was played by the rules that it is settled by.
  if (!settled.ok) throw new RangeError(`a hand that cannot be settled: ${settled.error.code}`);
  return settled.value;
}
