import type { Dealt } from "../record.ts";
import { bracketed, type Draft, openStreet, placeOf, playerAt, playerNamed, type Trouble } from "./draft.ts";

/** `Dealt to NAME [old] [new]`: the last bracket holds what came. GGPoker names everybody, without cards. */
export function dealtAt(draft: Draft, at: number, text: string): Trouble {
  const rest = text.slice("Dealt to ".length);
  const player = playerAt(draft, rest, " [") ?? playerNamed(draft, rest.trim());
  if (!player) return { code: "PLAYER_UNKNOWN", at, text: rest };
  const lists = bracketed(rest.slice(player.name.length));
  if (!lists) return { code: "ACTION_UNREADABLE", at, text };
  // Winamax deals before it heads the first round.
  openStreet(draft, at, Math.max(0, draft.street));
  const seat = placeOf(draft, player);
  const cards = lists.at(-1);
  if (!cards || cards.length === 0) return null;
  if (draft.header.named.kind === "stud") draft.events.push({ at, do: "deal", seat, ...studDeal(draft, lists) });
  else draft.events.push({ at, do: "deal", seat, cards });
  return null;
}

/** Two cards down and one up on third street, where others see the last one only; one up after that, and the seventh down. */
function studDeal(draft: Draft, lists: readonly Dealt[][]): { readonly cards: readonly Dealt[]; readonly up: readonly boolean[] } {
  const last = lists.at(-1) as Dealt[];
  if (draft.street > 0) return { cards: last, up: last.map(() => draft.street < 4 || draft.header.named.down < 2) };
  const all = lists.flat();
  const { down } = draft.header.named;
  const cards = all.length === 1 ? [...new Array<null>(down).fill(null), ...all] : all;
  return { cards, up: cards.map((_, i) => i >= down) };
}
