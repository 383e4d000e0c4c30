import { type Card, parseCards } from "../../cards/index.ts";
import type { Chips, Seat } from "../../units.ts";
import type { Betting, Dealt, PostKind, RecordEvent, RecordProblem, UnknownLine } from "../record.ts";
import { readAmount } from "./amount.ts";
import type { NamedGame } from "./games.ts";

/** Somebody at the table, dealt in or not. */
export interface DraftPlayer {
  readonly name: string;
  readonly label: number;
  readonly stack: number;
  /** Put in over the hand and on the street; hundredths, as everywhere in a draft. */
  total: number;
  front: number;
  /** Whether something in the text shows that the player was dealt in. */
  dealt: boolean;
}

/** What a first line says. */
export interface Header {
  readonly id: string | null;
  readonly variant: string;
  readonly named: NamedGame;
  readonly betting: Betting;
  readonly cap: number | null;
  readonly currency: string | null;
  readonly tournament: boolean;
  readonly when: string | null;
  /** The two amounts of the stakes: blinds, or small and big bet. */
  readonly stakes: readonly [number, number];
  readonly ante: number;
  readonly extra: Readonly<Record<string, string>>;
}

/**
 * A hand while it is read. Amounts are hundredths and seats are places in `players` until `finish` turns both into the record's own.
 * The readers change it line by line; nothing outside of one reading holds it.
 */
export interface Draft {
  readonly header: Header;
  readonly players: DraftPlayer[];
  /** Players by the length of their names, the longest first: one name may begin another. */
  byName: DraftPlayer[];
  button: number | null;
  table: string | null;
  readonly extra: Record<string, string>;
  readonly events: RecordEvent[];
  readonly unknown: UnknownLine[];
  street: number;
  /** The board that cards go to; null where there is one only. */
  run: number | null;
  /** The board that pots are pushed for, as the heading of its show down says. */
  potRun: number | null;
  readonly boards: Card[][];
  /** Cards of the first board when it began to be one of several. */
  shared: number;
  decimals: boolean;
  totalPot: number | null;
  pots: number[] | null;
  rake: number | null;
  /** Reached when the record says that it is a hand that ended. */
  ended: boolean;
  summary: boolean;
  /** Whether the line of the totals was there. */
  totalled: boolean;
  /** Whether the summary said how a seat fared. */
  outcomes: boolean;
  /** Whether no line of the play says who got the pot, so that the summary must. */
  unpaid: boolean;
  cap: number | null;
  bringIn: number | null;
  /** The first payment that a stack did not hold. */
  exceeded: { readonly at: number; readonly player: DraftPlayer; readonly amount: number; readonly stack: number } | null;
}

/** What reading a line comes to: nothing wrong, or the reason why the hand cannot be read. */
export type Trouble = RecordProblem | null;

/** A hand of which only the first line was read. */
export function newDraft(header: Header): Draft {
  return {
    header,
    players: [],
    byName: [],
    button: null,
    table: null,
    extra: { ...header.extra },
    events: [],
    unknown: [],
    street: -1,
    run: null,
    potRun: null,
    boards: [[]],
    shared: 0,
    decimals: false,
    totalPot: null,
    pots: null,
    rake: null,
    ended: false,
    summary: false,
    totalled: false,
    outcomes: false,
    unpaid: false,
    cap: header.cap,
    bringIn: null,
    exceeded: null,
  };
}

/** An amount in a line; notes whether it has decimals, since that decides about the scale. */
export function amountAt(draft: Draft, text: string, at: number): number | RecordProblem {
  const read = readAmount(text);
  if (!read.ok) return { code: "AMOUNT_UNREADABLE", at, text };
  if (read.value.decimals) draft.decimals = true;
  return read.value.hundredths;
}

/** The player whose name begins the text and is followed by `mark`. */
export const playerAt = (draft: Draft, text: string, mark: string): DraftPlayer | undefined =>
  draft.byName.find(({ name }) => text.startsWith(mark, name.length) && text.startsWith(name));

/** The player with exactly this name. */
export const playerNamed = (draft: Draft, name: string): DraftPlayer | undefined => draft.players.find((player) => player.name === name);

/** Seats somebody. A seat that is taken twice is what only a broken text has. */
export function seatPlayer(draft: Draft, at: number, label: string, name: string, stack: string): Trouble {
  const amount = amountAt(draft, stack, at);
  if (typeof amount !== "number") return amount;
  if (playerNamed(draft, name) || draft.players.some((player) => player.label === Number(label))) {
    return { code: "FIELD_INVALID", at, field: "seats", text: name };
  }
  draft.players.push({ name, label: Number(label), stack: amount, total: 0, front: 0, dealt: false });
  draft.byName = draft.players.toSorted((a, b) => b.name.length - a.name.length);
  return null;
}

/** A player's place in the draft, which stands for the seat until the hand is whole. */
export function placeOf(draft: Draft, player: DraftPlayer): Seat {
  player.dealt = true;
  return draft.players.indexOf(player) as Seat;
}

/** Puts chips in. Nobody can put in more than the stack holds; who did is told when the seats are known. */
export function pay(draft: Draft, at: number, player: DraftPlayer, amount: number): null {
  const stack = player.stack - player.total;
  player.total += amount;
  if (amount > stack) draft.exceeded ??= { at, player, amount, stack };
  return null;
}

/** A forced payment. Antes and dead money are not in front of the player. */
export function post(draft: Draft, at: number, player: DraftPlayer, kind: PostKind, amount: number): Trouble {
  if (amount === 0) return null;
  if (kind !== "ante" && kind !== "dead") player.front += amount;
  draft.events.push({ at, do: "post", seat: placeOf(draft, player), kind, amount: amount as Chips });
  return pay(draft, at, player, amount);
}

/** A blind of somebody who comes in late: what is above the big blind is dead. */
export function postLate(draft: Draft, at: number, player: DraftPlayer, amount: number, bigBlind: number): Trouble {
  const live = Math.min(amount, bigBlind);
  return post(draft, at, player, "post", live) ?? post(draft, at, player, "dead", amount - live);
}

/** A small blind. A second one in a hand is somebody's missed one, which is dead. */
export function postSmall(draft: Draft, at: number, player: DraftPlayer, amount: number): Trouble {
  const there = draft.events.some((event) => event.do === "post" && event.kind === "small-blind");
  return post(draft, at, player, there ? "dead" : "small-blind", amount);
}

/** A fold, check, call, bet or raise. `amount` is what is added, but for a raise the street's total. */
export function act(
  draft: Draft,
  at: number,
  player: DraftPlayer,
  verb: "fold" | "check" | "call" | "bet" | "raise",
  amount: number,
): Trouble {
  const seat = placeOf(draft, player);
  if (verb === "fold" || verb === "check") {
    draft.events.push({ at, do: verb, seat });
    return null;
  }
  const to = verb === "raise" ? amount : player.front + amount;
  if (to < player.front) return { code: "ACTION_UNREADABLE", at, text: `${player.name} ${to / 100}` };
  const added = to - player.front;
  player.front = to;
  draft.events.push(verb === "call" ? { at, do: verb, seat, amount: added as Chips } : { at, do: verb, seat, to: to as Chips });
  return pay(draft, at, player, added);
}

/** A bet that came back. */
export function giveBack(draft: Draft, at: number, player: DraftPlayer, amount: number): void {
  player.total -= amount;
  draft.events.push({ at, do: "returned", seat: placeOf(draft, player), amount: amount as Chips });
}

/** A betting round begins. One that is announced again, for a second board, does not. */
export function openStreet(draft: Draft, at: number, street: number): void {
  if (street <= draft.street) return;
  draft.street = street;
  for (const player of draft.players) player.front = street === 0 ? player.front : 0;
  draft.events.push({ at, do: "street", street });
}

/** Cards in brackets: `[Ah Kd] [Qs]` are two lists. Null where a bracket holds something else. */
export function bracketed(text: string): Dealt[][] | null {
  const lists: Dealt[][] = [];
  for (const [, inside = ""] of text.matchAll(/\[([^\]]*)\]/g)) {
    const cards = dealtCards(inside);
    if (!cards) return null;
    lists.push(cards);
  }
  return lists;
}

/** Cards of one list; `X` stands for a card that was not seen. */
function dealtCards(text: string): Dealt[] | null {
  const cards: Dealt[] = [];
  for (const word of text.split(/[\s,]+|(?<=[2-9TJQKA0][cdhs])(?=[1-9TJQKA])/).filter((w) => w !== "")) {
    if (/^[X?]+$/i.test(word) && word.length <= 2) cards.push(null);
    else {
      const read = parseCards(word);
      if (!read.ok || read.value.length !== 1) return null;
      cards.push(read.value[0] as Card);
    }
  }
  return cards;
}

/**
 * Cards to a board. All that the line shows is compared with what lies there, since sites print the old cards with the new one,
 * in one bracket or two.
 */
export function board(draft: Draft, at: number, text: string, run: number | null): Trouble {
  const lists = bracketed(text);
  if (!lists || lists.flat().includes(null)) return { code: "ACTION_UNREADABLE", at, text };
  if (run !== null && draft.run === null) draft.shared = draft.boards[0]?.length ?? 0;
  draft.run = run;
  const place = run ?? 0;
  while (draft.boards.length <= place) draft.boards.push((draft.boards[0] as Card[]).slice(0, draft.shared));
  const mine = draft.boards[place] as Card[];
  const fresh = (lists.flat() as Card[]).filter((card) => !mine.includes(card));
  if (fresh.length === 0) return { code: "ACTION_UNREADABLE", at, text };
  mine.push(...fresh);
  const last = draft.events.at(-1);
  // A second board is laid out in one go after the first; kept together, it says by its length how many cards it shares.
  if (place > 0 && last?.do === "board" && last.run === place)
    draft.events[draft.events.length - 1] = { ...last, cards: [...last.cards, ...fresh] };
  else draft.events.push({ at, do: "board", run: place, cards: fresh });
  return null;
}

/** Writes down a line that the reader does not know. */
export function setAside(draft: Draft, at: number, text: string): null {
  draft.unknown.push({ at, text });
  return null;
}
