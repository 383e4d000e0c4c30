import type { Settlement } from "sidepot/showdown";
import { handsLines, written } from "./hands-text.ts";
import type { Page } from "./page.ts";
import { pictureLines } from "./picture.ts";
import { checkLine, ended, remarks, shown, steps } from "./pots-text.ts";
import type { Voice } from "./speech.ts";
import { type Column, type Row, tableLines } from "./table.ts";

/** A settled hand for people: the hands, who is pushed what in the order of doing, and what each player ends with. */
export function settlementText(settlement: Settlement, voice: Voice, page: Page): string {
  const s = shown(settlement);
  const board = s.board.length > 0 ? [`${voice.terminal.board}: ${written(s.board)}`, ""] : [];
  const hands = s.showdown ? [...handsLines(s.game, s.showdown, s.names, s.cards, voice), ""] : [];
  const pushed = steps(s, voice, (pot) => outcome(s, voice, pot));
  const picture = pictureLines(s, voice, page);
  return ended([
    ...board,
    ...hands,
    ...picture,
    ...pushed,
    "",
    ...totals(s, voice),
    "",
    checkLine(s, voice),
    ...house(s, voice),
    ...remarks(s, voice),
  ]);
}

/** Who takes a pot; who may where that is open. */
function outcome(s: Settlement, { words, terminal }: Voice, pot: number): string[] {
  const award = s.awards[pot];
  if (award?.awards) return [words.awardLine(s, pot)];
  const missing = (award?.missing ?? []).map((seat) => s.names[seat] as string);
  return [words.potStanding(s.layers, pot, s.names), terminal.notYet(words.list(missing))];
}

/** The house's share, who is out, and whose bounties go to whom. */
function house({ rake, busted, bounties, names, layers }: Settlement, { words, terminal }: Voice): string[] {
  const name = (seat: number): string => names[seat] as string;
  const each = layers.pots.map((_, pot) => `${words.potName(pot)} ${words.chips(rake?.pots[pot] ?? 0)}`).join(", ");
  const places = (busted ?? []).map((seats) => seats.map(name).join(" = "));
  return [
    ...(rake ? [terminal.rake(words.chips(rake.total), layers.pots.length > 1 ? each : null)] : []),
    ...(places.length > 0 ? [terminal.out(places.join(", "))] : []),
    ...(bounties ?? []).map(({ seat, amount, pot, to }) => {
      const parts = to.map((part) => `${name(part.seat)} ${words.chips(part.amount)}`);
      return terminal.bounty(name(seat), words.chips(amount), words.potName(pot), parts.length > 0 ? parts.join(", ") : null);
    }),
  ];
}

function totals(s: Settlement, { words, terminal }: Voice): string[] {
  const { columns } = terminal;
  const { returned } = s.layers;
  const right = (title: string): Column => ({ title, align: "right" });
  const back = (seat: number): number => (returned?.seat === seat ? returned.amount : 0);
  const won = (seat: number): number => s.won[seat] ?? 0;
  const net = (seat: number): number => s.net[seat] ?? 0;
  const signed = (amount: number): string => (amount > 0 ? `+${words.chips(amount)}` : words.chips(amount));
  const head: Column[] = [
    { title: columns.player, align: "left" },
    right(columns.putIn),
    right(columns.won),
    ...(returned ? [right(columns.returned)] : []),
    right(columns.net),
  ];
  const row = (name: string, putIn: number, gain: number, given: number, result: string): Row => [
    name,
    words.chips(putIn),
    words.chips(gain),
    ...(returned ? [words.chips(given)] : []),
    result,
  ];
  const rows = s.names.map((name, i) => row(name, won(i) + back(i) - net(i), won(i), back(i), signed(net(i))));
  const all = s.won.reduce((sum, amount) => sum + amount, 0);
  const sum = row(terminal.sum, s.layers.total, all, returned?.amount ?? 0, signed(s.net.reduce((a, b) => a + b, 0)));
  return tableLines(head, rows, [sum]);
}
