import {
  amountAt,
  bracketed,
  type Draft,
  type DraftPlayer,
  giveBack,
  openStreet,
  pay,
  placeOf,
  playerNamed,
  type Trouble,
} from "./draft.ts";

/** A bet that nobody called. */
export function uncalledAt(draft: Draft, at: number, name: string, text: string): Trouble {
  const player = playerNamed(draft, name);
  if (!player) return { code: "PLAYER_UNKNOWN", at, text: name };
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  giveBack(draft, at, player, amount);
  return null;
}

/** Cards in brackets that a player shows. */
export function showAt(draft: Draft, at: number, player: DraftPlayer, text: string): Trouble {
  const cards = bracketed(text)?.[0];
  if (!cards) return { code: "ACTION_UNREADABLE", at, text };
  draft.events.push({ at, do: "show", seat: placeOf(draft, player), cards });
  return null;
}

/** A hand thrown away unseen, or kept from view by who won without a call. */
export function muckAt(draft: Draft, at: number, player: DraftPlayer): null {
  draft.events.push({ at, do: "muck", seat: placeOf(draft, player), cards: null });
  return null;
}

/** The bring-in: an action like others, whose amount becomes the one of the stakes. */
export function bringsIn(draft: Draft, at: number, player: DraftPlayer, text: string): Trouble {
  const amount = amountAt(draft, text, at);
  if (typeof amount !== "number") return amount;
  if (draft.bringIn !== null) return { code: "ACTION_UNREADABLE", at, text: `${player.name} ${text}` };
  draft.bringIn = amount;
  player.front += amount;
  draft.events.push({ at, do: "bring-in", seat: placeOf(draft, player) });
  return pay(draft, at, player, amount);
}

/** The big blind in force: the one that was posted in full, or what the stakes say. */
export function bigBlindOf(draft: Draft): number {
  const { betting, stakes, named } = draft.header;
  const posted = draft.events.reduce((most, e) => (e.do === "post" && e.kind === "big-blind" ? Math.max(most, e.amount) : most), 0);
  return posted || (betting === "fixed-limit" && named.kind !== "stud" ? stakes[0] : stakes[1]);
}

/** A draw, or standing pat; `number` is how many cards went, `brackets` which, where they are named. */
export function drawAt(draft: Draft, at: number, player: DraftPlayer, [, number, brackets]: RegExpExecArray, line: string): Trouble {
  const lists = bracketed(brackets ?? "");
  if (!lists) return { code: "ACTION_UNREADABLE", at, text: line };
  // The one draw of a single draw game has no heading of its own.
  if (draft.header.named.draws === 1) openStreet(draft, at, 1);
  const count = Number(number ?? 0);
  const away = lists[0]?.length === count ? lists[0] : null;
  draft.events.push({ at, do: "draw", seat: placeOf(draft, player), count, cards: count === 0 ? [] : away });
  return null;
}
