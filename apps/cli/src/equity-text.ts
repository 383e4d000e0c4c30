import type { Card } from "sidepot/cards";
import type { Share } from "sidepot/equity";
import { errorText, percentText } from "./equity-numbers.ts";
import { potLines } from "./equity-pots.ts";
import { type Answered, seedOf } from "./equity-question.ts";
import { letterName, written } from "./hands-text.ts";
import { ended } from "./pots-text.ts";
import type { Voice } from "./speech.ts";
import { type Column, type Row, tableLines, visible } from "./table.ts";
import { wrap } from "./wrap.ts";

/** Columns that a range as it was typed may take before it is cut. */
const RANGE_WIDTH = 40;

/** How often each hand wins, how that was counted, and for what it may be used. */
export function equityText(answered: Answered, voice: Voice, width: number): string {
  const { input, equity, warnings } = answered;
  const { words, terminal } = voice;
  const names = (answered.money?.question.layers.bets ?? input.players).map((_, seat) => letterName(seat));
  const known = (label: string, cards: readonly Card[] = []): string[] => (cards.length > 0 ? [`${label}: ${written(cards)}`] : []);
  const above = [...known(terminal.board, input.board), ...known(terminal.equity.deadCards, input.dead)];
  const shares = equity.contests.find((contest) => contest.shares.every((share) => share !== null))?.shares ?? [];
  return ended([
    ...above,
    ...(above.length > 0 ? [""] : []),
    ...tableLines(
      [
        { title: terminal.columns.player, align: "left" },
        { title: terminal.equity.columns.hand, align: "left" },
        ...(["win", "tie", "equity"] as const).map((column): Column => ({ title: terminal.equity.columns[column], align: "right" })),
      ],
      shares.map((share, player) => row(share, player, answered)),
    ),
    ...potLines(answered, voice, width),
    "",
    ...wrap(methodLine(answered, voice), width),
    ...wrap(terminal.equity.study, width),
    ...warnings.flatMap((warning) => [
      "",
      ...wrap(words.warning({ ...warning, path: seatPath(warning.path, input.players.length) }, names), width),
    ]),
  ]);
}

/** A place in the question as one of a player, who has a name. */
const seatPath = (path: string, hands: number): string =>
  path
    .replace(/^bets\[(\d+)\]$/, "players[$1].bet")
    .replace(/^folded\[(\d+)\]$/, (_, at: string) => `players[${hands + Number(at)}].bet`)
    .replace(/^deadMoney$/, "dead");

function row(share: Share | null, player: number, { input, texts }: Answered): Row {
  const parts = share ? [share.win, share.tie, share.equity].map((part) => percentText(part)) : [];
  const [combo, ...more] = input.players[player] ?? [];
  const typed = visible(texts[player] ?? "").trim();
  const range = typed.length > RANGE_WIDTH ? `${typed.slice(0, RANGE_WIDTH - 1)}…` : typed;
  return [letterName(player), combo && more.length === 0 ? written(combo.cards) : range, ...parts];
}

/** `Exact: all 1,712,304 boards counted.` */
function methodLine({ input, equity, options }: Answered, { words, terminal }: Voice): string {
  const deals = words.chips(equity.boards);
  if (equity.method === "sampled") {
    const error = Math.max(...equity.contests.flatMap(({ shares }) => shares.map((share) => share?.error ?? 0)));
    return terminal.equity.sampled(deals, errorText(error), String(seedOf(options)));
  }
  return input.players.every((range) => range.length === 1) ? terminal.equity.exactBoards(deals) : terminal.equity.exactDeals(deals);
}
