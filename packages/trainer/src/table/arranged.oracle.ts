import { fullDeck, parseCards } from "sidepot/cards";
import { begin } from "./play.ts";
import { act, openTable } from "./session.ts";
import type { Session, TableConfig } from "./types.ts";

/** A hand with stacks and cards of one's choice, and what is done in it. */
export interface Arranged {
  readonly config?: Partial<TableConfig>;
  /** By seat; the last one has the button. */
  readonly stacks: readonly number[];
  /** Two cards a seat, in the order of the seats. */
  readonly hands: readonly string[];
  readonly board?: string;
  /** `A call`, `B raise 300`, `C all-in`: seats are A, B, C …; `check` and `call` as it fits. */
  readonly actions?: readonly string[];
}

/** A table in the middle of an arranged hand. The deck is not the seed's. */
export function arranged({ config, stacks, hands, board = "", actions = [] }: Arranged): Session {
  const players = stacks.map((_, i) => ({ name: String.fromCharCode(65 + i), bot: i === 0 ? null : ({ style: "random" } as const) }));
  const table = openTable({ seed: 1, players, mode: "cash", blinds: [50, 100], ...config });
  const known = parseCards([...hands, board].join(""));
  if (!table.ok || !known.ok) throw new Error(JSON.stringify(table.ok ? known : table));
  const deck = [...known.value, ...fullDeck().filter((card) => !known.value.includes(card))];
  const seats = stacks.map((_, seat) => seat);
  const button = stacks.length - 1;
  const hand = { config: table.value.config, number: 1, blinds: table.value.blinds, seats, stacks, button };
  let session: Session = { ...table.value, chips: stacks, button, play: begin(hand, deck), hands: 1 };
  for (const text of actions) session = acting(session, text);
  return session;
}

/** The session after an action in words. */
export function acting(session: Session, text: string): Session {
  const [name = "", what, to] = text.split(" ");
  const action = { do: what, seat: name.charCodeAt(0) - 65, ...(to ? { to: Number(to) } : {}) } as Parameters<typeof act>[1];
  const done = act(session, action);
  if (!done.ok) throw new Error(`${text}: ${JSON.stringify(done.error)}`);
  return done.value;
}
