import type { HandRecord, Replayed } from "sidepot/history";
import { ended } from "./pots-text.ts";
import type { HandPlace } from "./replay-json.ts";
import type { Voice } from "./speech.ts";
import { type Column, tableLines, visible } from "./table.ts";

/** Amounts as the record prints them: `scale` of our chips make one of its units. */
export function printed(amount: number, scale: number, { words }: Voice): string {
  if (scale === 1) return words.chips(amount);
  const sign = amount < 0 ? "-" : "";
  const whole = Math.floor(Math.abs(amount) / scale);
  return `${sign}${words.chips(whole)}.${String(Math.abs(amount) % scale).padStart(2, "0")}`;
}

/** A replayed hand for people: who put in what and ends with what, the pots, and where the record left the rules. */
export function replayText(hand: { place: HandPlace; record: HandRecord; replayed: Replayed }, voice: Voice, named: boolean): string {
  const { place, record, replayed } = hand;
  const { words, terminal, hands } = voice;
  const names = record.seats.map((seat) => visible(seat.name));
  const amount = (chips: number): string => printed(chips, record.scale, voice);
  const right = (title: string): Column => ({ title, align: "right" });
  const about = { format: record.format, scale: record.scale };
  const table = tableLines(
    [
      { title: terminal.columns.player, align: "left" },
      right(terminal.replay.putIn),
      right(terminal.replay.returned),
      right(terminal.replay.finishing),
    ],
    names.map((name, seat) => [
      name,
      amount(replayed.contributions[seat] ?? 0),
      amount(replayed.returned[seat] ?? 0),
      replayed.finishing ? amount(replayed.finishing[seat] ?? 0) : "?",
    ]),
  );
  const pots = replayed.layers.pots.map((pot, i) =>
    terminal.hand.pot(words.potName(i), amount(pot.amount), words.list(pot.eligible.map((seat) => names[seat] as string))),
  );
  const left = replayed.deviations.map((deviation) =>
    hands.deviation(
      deviation,
      names,
      record.events.find((event) => event.at === deviation.action && "seat" in event),
      about,
    ),
  );
  const odd = record.unknown.map(({ at, text }) => hands.unknownLine(at, text, about));
  return ended([
    ...(named ? [`${visible(place.file)}`] : []),
    terminal.replay.hand(String(place.hand), record.variant),
    ...table,
    ...(replayed.finishing ? [] : [terminal.replay.notShown]),
    "",
    ...pots,
    "",
    `${terminal.replay.deviations}: ${left.length === 0 ? terminal.replay.none : ""}`.trimEnd(),
    ...left,
    ...odd,
    "",
  ]);
}
