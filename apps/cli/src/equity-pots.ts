import type { Result } from "sidepot";
import { type Equity, type PotsEquity, readPots } from "sidepot/equity";
import { percentText } from "./equity-numbers.ts";
import type { Answered, EquityRefused, Question } from "./equity-question.ts";
import { letterName } from "./hands-text.ts";
import type { Voice } from "./speech.ts";
import { type Column, type Row, tableLines, widestOf } from "./table.ts";

/** What each hand has of each pot; null where nothing was said of chips. */
export function potsOf({ money, texts }: Question, equity: Equity): Result<PotsEquity | null, EquityRefused> {
  if (!money) return { ok: true, value: null };
  const read = readPots(money.question, equity, money.rules);
  if (!read.ok) return read;
  const { pots, won, put, net } = read.value;
  const hands = <T>(bySeat: readonly T[]): T[] => bySeat.slice(0, texts.length);
  // Dead money was put down to the first seat, which is no loss of its player.
  const ownerless = (values: readonly number[], change: number): number[] => hands(values).map((n, seat) => (seat === 0 ? n + change : n));
  return {
    ok: true,
    value: {
      ...read.value,
      pots: pots.map((pot) => ({ ...pot, shares: hands(pot.shares), chips: hands(pot.chips) })),
      won: hands(won),
      put: ownerless(put, -money.dead),
      net: ownerless(net, money.dead),
    },
  };
}

/** The pots as layers, the last side pot on top: chips that each hand wins of it on average, and its part; nothing without chips. */
export function potLines({ pots, money }: Answered, voice: Voice, width: number): string[] {
  if (!pots || !money) return [];
  if (pots.pots.length === 0) return ["", voice.terminal.nothingIn];
  const { returned } = money.question.layers;
  const lines = layerTable(pots, voice, voice.words.potName);
  return [
    "",
    voice.terminal.equity.onAverage,
    ...(widestOf(lines) <= width ? lines : layerTable(pots, voice, voice.words.potTag)),
    ...(returned ? [voice.words.returnLine(letterName(returned.seat), returned.amount)] : []),
  ];
}

function layerTable({ pots, won, put, net }: PotsEquity, { words, terminal }: Voice, nameOf: (pot: number) => string): string[] {
  const chips = (values: readonly (number | null)[]): string[] => values.map((n) => (n === null ? "-" : words.chips(Math.round(n))));
  const head: Column[] = [
    { title: terminal.equity.pot, align: "left" },
    { title: terminal.equity.chips, align: "right" },
    ...won.map((_, hand): Column => ({ title: letterName(hand), align: "right" })),
  ];
  const layers = pots.map((pot, at): Row[] => [
    [nameOf(at), words.chips(pot.amount), ...chips(pot.chips)],
    ["", "", ...pot.shares.map((share) => (share ? percentText(share.equity, 1) : ""))],
  ]);
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0);
  return tableLines(head, layers.toReversed().flat(), [
    [terminal.sum, words.chips(total), ...chips(won)],
    [terminal.equity.putIn, "", ...chips(put)],
    [terminal.columns.net, "", ...net.map((n) => `${Math.round(n) > 0 ? "+" : ""}${words.chips(Math.round(n))}`)],
  ]);
}
