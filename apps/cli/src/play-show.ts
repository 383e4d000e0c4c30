import { anteAt, potQuestion } from "@sidepot/trainer/table";
import { plain } from "@sidepot/words";
import { holdingName } from "@sidepot/words/play";
import { type Hand, type HandEvent, type Legal, layersOf, legalActions, openLayers, potsNow, type StreetName } from "sidepot/hand";
import type { Settlement } from "sidepot/showdown";
import { handsLines } from "./hands-text.ts";
import type { Page } from "./page.ts";
import { pictureLines } from "./picture.ts";
import { boardOf, type PlayVoice, questionOf, settledOf, signsOf, type View } from "./play-view.ts";
import { type Row, tableLines, widestOf } from "./table.ts";
import { wrap } from "./wrap.ts";

const SIGNS: Readonly<Record<string, string>> = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };

/** Lines as the page can show them: no wider than it, and in ASCII without the signs of suits. */
export const fitted = (lines: readonly string[], { width, ascii }: Page): string[] =>
  lines.flatMap((line) => wrap(plain(ascii ? line.replace(/[♣♦♥♠]/gu, (sign) => SIGNS[sign] ?? sign) : line), width, "  "));

/** What is played here: once at the beginning. */
export function openingLines({ session, names, play }: View, { lines, play: words, words: { chips } }: PlayVoice): string[] {
  const { config, blinds } = session;
  const ante = anteAt(config, blinds);
  const styles = play.seats.flatMap((place, seat) => {
    const bot = config.players[place]?.bot;
    return bot ? [lines.style(names[seat] as string, words.styles[bot.style].name)] : [];
  });
  const said = ante > 0 ? `${words.antes[config.ante ?? "none"].name} ${chips(ante)}` : null;
  return [
    words.modes[config.mode].name,
    lines.table(blinds.map(chips).join("/"), said, config.straddle === true && config.players.length > 2, String(config.seed)),
    styles.join(" · "),
  ];
}

/** Who sits where with what: at the beginning of a hand, and when asked. */
export function seatLines({ hand, names }: View, { lines, words }: PlayVoice, colour: boolean): string[] {
  const { columns, states } = lines;
  const front = hand.phase.at === "betting" ? hand.phase.round.front : [];
  const chips = (amount: number): string => (amount === 0 ? "-" : words.chips(amount));
  const rows = names.map((name, seat): Row => {
    const marks = [
      hand.settings.button === seat ? states.button : null,
      hand.folded[seat] ? states.folded : hand.stacks[seat] === 0 && hand.phase.at !== "complete" ? states.allIn : null,
      hand.phase.at === "betting" && hand.phase.toAct === seat ? states.toAct : null,
    ];
    return [name, chips(hand.stacks[seat] as number), chips(front[seat] ?? 0), marks.filter((mark) => mark !== null).join(", ")];
  });
  const right = "right" as const;
  const [head = "", ...rest] = tableLines(
    [
      { title: columns.player, align: "left" },
      { title: columns.stack, align: right },
      { title: columns.front, align: right },
      { title: columns.state, align: "left" },
    ],
    rows,
  );
  return [colour ? `\x1b[1m${head}\x1b[0m` : head, ...rest];
}

/** What happened, a line each. */
export function eventLines(view: View, from: number, voice: PlayVoice): string[] {
  return view.events.flatMap((event, at) => (at < from ? [] : eventLine(view, event, at, voice)));
}

function eventLine(view: View, event: HandEvent, at: number, voice: PlayVoice): string[] {
  const { hands, play, lines } = voice;
  const { events, hand, hero, inside, names } = view;
  const said = (street: StreetName | null = null): string => play.addressed(hands.event(event, inside, { street }));
  switch (event.type) {
    case "started":
    case "opened":
    case "ended":
      return [];
    case "dealt": {
      if (event.due.some((due) => due.to === "board")) return ["", said(streetAt(events, at))];
      return hero === null ? [said()] : [lines.yourCards(signsOf(hand.cards[hero] ?? []), null)];
    }
    case "tabled":
      return [said(), event.seats.map((seat) => `${names[seat]} [${signsOf(hand.cards[seat] ?? [])}]`).join(" · ")];
    default:
      return [said()];
  }
}

/** The street whose board cards an event deals, by how many lie after it. */
function streetAt(events: readonly HandEvent[], at: number): StreetName {
  const count = events.slice(0, at + 1).reduce((sum, event) => sum + (event.type === "dealt" ? boardCards(event) : 0), 0);
  return count === 3 ? "flop" : count === 4 ? "turn" : "river";
}

const boardCards = ({ due }: Extract<HandEvent, { readonly type: "dealt" }>): number =>
  due.reduce((sum, entry) => sum + (entry.to === "board" ? entry.count : 0), 0);

/** The pots as they lie while a hand is at play. */
export const layersNow = (hand: Hand): Settlement["layers"] =>
  hand.phase.at === "complete" ? layersOf(hand) : openLayers(layersOf(hand), hand.stacks);

/** What the person sees at their turn: board, cards, pots, and what may be done. */
export function turnLines({ hand, hero }: View, voice: PlayVoice): string[] {
  const { play, lines, words, terminal } = voice;
  const board = boardOf(hand);
  const own = hero === null ? [] : (hand.cards[hero] ?? []).filter((card) => card !== null);
  const name = board.length >= 3 ? holdingName(own, board, words) : null;
  const legal = legalActions(hand);
  return [
    ...(board.length > 0 ? [`${terminal.board}: ${signsOf(board)}`] : []),
    lines.yourCards(signsOf(own), name),
    potsNow(hand)
      .map(({ amount }, pot) => play.potOf(pot, amount))
      .join(" · "),
    `${play.yourTurn}: ${legal ? mayDo(legal, voice).join(" · ") : ""}`,
  ];
}

/** The keys of this moment, with their amounts. */
export function mayDo(legal: Legal, { lines: { may }, words: { chips } }: PlayVoice): string[] {
  const { bet, raise, call } = legal;
  const range = bet ?? raise;
  return [
    ...(legal.fold ? [may.fold] : []),
    ...(legal.check ? [may.check] : []),
    ...(call > 0 ? [may.call(chips(call))] : []),
    ...(bet ? [may.bet(chips(bet.min), chips(bet.max))] : []),
    ...(raise ? [may.raise(chips(raise.min), chips(raise.max))] : []),
    ...(range ? [may.allIn(chips(range.max))] : []),
    may.help,
  ];
}

/** The hands that were shown, best first, with what decided between them; nothing where everybody else folded. */
export function shownLines(view: View, voice: PlayVoice, page: Page): string[] {
  if (potQuestion(view.session) === null) return [];
  const s = settledOf(view, view.names);
  if (!s.showdown) return [];
  const table = handsLines(s.game, s.showdown, s.names, s.cards, voice);
  if (widestOf(table) <= page.width) return [voice.lines.shown, ...table];
  // Where the table is too wide: a line a hand, best first.
  const { high } = s.showdown;
  const said = (high?.order ?? []).flat().flatMap((seat) => {
    const hand = high?.hands[seat];
    return hand ? [`${s.names[seat]} ${signsOf(s.cards[seat] ?? [])}: ${voice.words.handName(hand, s.game, "high")}`] : [];
  });
  return fitted([voice.lines.shown, ...said], page);
}

/** The pots of the hand that is over as layers. */
export const finalPicture = (view: View, voice: PlayVoice, page: Page): string[] => pictureLines(settledOf(view, view.names), voice, page);

/** Each pot as it is pushed, the last side pot first: what is in it, who gets it, why. What came back is no part of it. */
export function pushLines(view: View, voice: PlayVoice): string[][] {
  const { words, play } = voice;
  const kept = keptOf(view);
  return kept.awardOrder.map((pot) => [
    `${words.potName(pot)}: ${words.potArithmetic(kept.layers, pot, view.names, "ante")}`,
    play.addressed(words.awardLine(kept, pot)),
  ]);
}

/** The hand settled without what came back, named as in the middle of a sentence. */
function keptOf(view: View): Settlement {
  const { hand } = view.play;
  const question = questionOf(view, view.inside);
  return settledOf(
    { play: { ...view.play, hand, events: [] } },
    question.players.map(({ name }) => name ?? ""),
  );
}

/** A hand as it was before its first chip moved. */
export function beginningOf(view: View): View {
  const { stacks } = view.hand.settings;
  return { ...view, hand: { ...view.hand, stacks, folded: stacks.map(() => false), phase: { at: "dealing", due: [] } } };
}

/** `+1,200`, `−300`, `0`. */
export const signed = (amount: number, chips: (amount: number) => string): string => (amount > 0 ? `+${chips(amount)}` : chips(amount));

/** What the person ends with (of bots alone: everybody), and how the deal can be made again. */
export function resultLines({ session, play, names, hero }: View, { lines, words: { chips } }: PlayVoice): string[] {
  const { stacks, settings } = play.hand;
  const result = (seat: number): string => {
    const now = stacks[seat] as number;
    return lines.result(names[seat] as string, chips(now), signed(now - (settings.stacks[seat] as number), chips));
  };
  const told = hero === null ? stacks.map((_, seat) => seat) : [hero];
  return ["", told.map(result).join(" · "), lines.proof(String(session.config.seed), chips(play.number))];
}

/** Some lines as one step of several: its number before the first, the others as far in. */
export function numbered(step: readonly string[], number: number, page: Page): string[] {
  const head = `${number}. `;
  const blank = " ".repeat(head.length);
  const lines = fitted(step, { ...page, width: Math.max(1, page.width - head.length) });
  return lines.map((line, i) => `${i === 0 ? head : blank}${line}`);
}
