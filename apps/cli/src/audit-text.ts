import type { AuditedHand } from "./audit.ts";
import { ended } from "./pots-text.ts";
import { printed } from "./replay-text.ts";
import type { Voice } from "./speech.ts";
import { type Column, tableLines, visible } from "./table.ts";

/** What became of the hands of one file. */
export interface FileTally {
  readonly file: string;
  hands: number;
  agree: number;
  differ: number;
  unchecked: number;
  unreadable: number;
  sidePots: number;
}

/** Counts hands by file; only files with something to tell keep a row of their own. */
export function tally(): { add(hand: AuditedHand): void; unread(file: string): void; rows(): FileTally[] } {
  const all = new Map<string, FileTally>();
  const of = (file: string): FileTally => {
    const row = all.get(file) ?? { file, hands: 0, agree: 0, differ: 0, unchecked: 0, unreadable: 0, sidePots: 0 };
    all.set(file, row);
    row.hands++;
    return row;
  };
  return {
    add({ place, audit }) {
      const row = of(place.file);
      if (audit.differences.length > 0) row.differ++;
      else if (audit.checked) row.agree++;
      else row.unchecked++;
      if (audit.replayed.layers.pots.length > 1) row.sidePots++;
    },
    unread(file) {
      of(file).unreadable++;
    },
    rows: () => [...all.values()],
  };
}

/** One hand for people: its layers, and the first place where the recorded result departs from the rules. */
export function auditText({ place, record, audit }: AuditedHand, voice: Voice): string {
  const { words, terminal, hands } = voice;
  const names = record.seats.map((seat) => visible(seat.name));
  const { layers } = audit.replayed;
  const about = { format: record.format, names, scale: record.scale };
  const amount = (chips: number): string => printed(chips, record.scale, voice);
  const [first] = audit.differences;
  const said = record.result.finishing !== null || record.result.totalPot !== null || record.events.some((event) => event.do === "collect");
  const pots = layers.pots.map((pot, i) =>
    terminal.hand.pot(words.potName(i), amount(pot.amount), words.list(pot.eligible.map((seat) => names[seat] as string))),
  );
  const back = audit.replayed.returned.flatMap((chips, seat) =>
    chips > 0 ? [`${terminal.replay.returned}: ${names[seat]} ${amount(chips)}`] : [],
  );
  const verdict = first
    ? terminal.audit.differs
    : audit.checked
      ? terminal.audit.agrees
      : said
        ? terminal.replay.notShown
        : terminal.audit.nothingRecorded;
  return ended([
    `${visible(place.file)}, ${terminal.replay.hand(String(place.hand), record.variant)}: ${verdict}`,
    ...pots,
    ...back,
    ...(first ? [terminal.audit.first, ...audit.differences.map((difference) => hands.difference(difference, names, about))] : []),
    ...(record.unknown.length > 0
      ? [terminal.audit.unknownLines, ...record.unknown.map(({ at, text }) => hands.unknownLine(at, text, about))]
      : []),
    "",
  ]);
}

/** Rows that the summary shows by name; the others are in the sum alone. */
const MOST_ROWS = 40;

/** The table below a folder: files with something to tell, and the sum of all. */
export function summaryLines(rows: readonly FileTally[], { words, terminal }: Voice): string {
  const { columns, all } = terminal.audit;
  const right = (title: string): Column => ({ title, align: "right" });
  const head: Column[] = [
    { title: columns.file, align: "left" },
    ...(["hands", "agree", "differ", "unchecked", "unreadable", "withSidePots"] as const).map((key) => right(columns[key])),
  ];
  const cells = (name: string, list: readonly FileTally[]): string[] => [
    name,
    ...(["hands", "agree", "differ", "unchecked", "unreadable", "sidePots"] as const).map((key) =>
      words.chips(list.reduce((sum, row) => sum + row[key], 0)),
    ),
  ];
  const telling = rows.length <= MOST_ROWS ? rows : rows.filter((row) => row.differ + row.unreadable > 0);
  return ended(
    tableLines(
      head,
      telling.map((row) => cells(visible(row.file), [row])),
      [cells(all, rows)],
    ),
  );
}
