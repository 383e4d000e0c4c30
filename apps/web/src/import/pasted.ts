import { emptyHand, type Hand, ROWS } from "../pots/hand.ts";
import { type LinkFault, makeFragment, readFragment } from "../pots/link.ts";
import { type PasteFault, parseColumns, withColumns } from "../pots/paste.ts";

/** What a pasted text is: a hand that opens at once, a link that cannot be read, or perhaps a history. */
export type Pasted =
  | { readonly kind: "empty" }
  | { readonly kind: "hand"; readonly fragment: string; readonly screen: "pot" | "showdown" }
  | { readonly kind: "bad-link"; readonly fault: LinkFault; readonly text: string }
  /** `columns` says why it is not two columns either, where it looks like them. */
  | { readonly kind: "history"; readonly columns: PasteFault | null };

/** Tells what was pasted. Our own link and columns of names and amounts need no reader of histories. */
export function tellPasted(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const link = /^(\S*)#(\d{1,3};\S+)$/.exec(trimmed) ?? /(\S*)#(1;\S*p=\S+)/.exec(trimmed.slice(0, 4000));
  if (link) {
    const [, address = "", fragment = ""] = link;
    const read = readFragment(fragment);
    if (!read.ok) return { kind: "bad-link", fault: read.error, text: fragment };
    return { kind: "hand", fragment: `#${fragment}`, screen: /\/showdown\/?$/.test(address) ? "showdown" : "pot" };
  }
  const columns = trimmed.length > 4000 ? null : parseColumns(trimmed);
  if (!columns) return { kind: "history", columns: null };
  if (!columns.ok) return { kind: "history", columns: trimmed.split("\n").length <= ROWS.most ? columns.error : null };
  if (columns.value.length < ROWS.least) return { kind: "history", columns: null };
  return {
    kind: "hand",
    fragment: `#${makeFragment(withoutSpare(withColumns(emptyHand(), columns.value, 0), columns.value.length))}`,
    screen: "pot",
  };
}

/** Rows that no column filled are not there. */
const withoutSpare = (hand: Hand, rows: number): Hand => ({ ...hand, players: hand.players.slice(0, rows), button: rows - 1 });
