import type { Chips, Seat } from "../../units.ts";
import type { HandRecord, PostKind, RecordEvent } from "../record.ts";

/** A forced payment. */
export type Post = Extract<RecordEvent, { do: "post" }>;

/** What PHH says of forced payments, in the order of its own lists: heads-up the first entry is the second player's. */
export interface Forced {
  readonly antes: readonly Chips[];
  readonly blinds: readonly Chips[];
}

/** The place in PHH's lists that a seat is paid by. PHH turns antes and blinds around heads-up. */
const place = (seat: number, players: number): number => (players === 2 ? 1 - seat : seat);

/** What a payment at a place of `blinds_or_straddles` is called. */
function kindAt(at: number, blinds: readonly Chips[]): PostKind {
  const [small = 0, big = 0] = blinds;
  if (at === 0) return "small-blind";
  if (at === 1) return "big-blind";
  if (small === 0 && big === 0 && at === blinds.length - 1) return "button-blind";
  return (blinds[at] as number) > big ? "straddle" : "post";
}

/**
 * The payments that were made: antes first, then blinds, each seat in its turn and as far as its stack goes. With
 * `ante_trimming_status` an ante is cut to what at least one other player paid.
 */
export function postsOf(forced: Forced, stacks: readonly Chips[], trimming: boolean): Post[] {
  const ante = (seat: number): number => Math.min(forced.antes[place(seat, stacks.length)] ?? 0, stacks[seat] as number);
  const second = stacks.map((_, seat) => ante(seat)).sort((a, b) => b - a)[1] ?? 0;
  const left: number[] = [...stacks];
  const posts: Post[] = [];
  const pay = (seat: number, kind: PostKind, owed: number): void => {
    const amount = Math.min(owed, left[seat] as number);
    left[seat] = (left[seat] as number) - amount;
    if (amount > 0) posts.push({ at: 0, do: "post", seat: seat as Seat, kind, amount: amount as Chips });
  };
  stacks.forEach((_, seat) => {
    pay(seat, "ante", trimming ? Math.min(ante(seat), second) : ante(seat));
  });
  // Heads-up the small blind is the second player's, and is paid first like everywhere.
  stacks.forEach((_, i) => {
    const seat = place(i, stacks.length);
    pay(seat, kindAt(i, forced.blinds), forced.blinds[i] ?? 0);
  });
  return posts;
}

/** The amount that each player antes; 0 where players ante different amounts, as in games where one player antes for all. */
export const uniformAnte = (antes: readonly Chips[]): Chips => (antes.every((a) => a === antes[0]) ? (antes[0] ?? 0) : 0) as Chips;

/** The blinds in the stakes: those of the first two places, or the button's where it alone posts one. */
export function blindsOf(blinds: readonly Chips[]): { readonly smallBlind: Chips; readonly bigBlind: Chips } {
  const [small = 0, big = 0] = blinds;
  const button = small === 0 && big === 0 ? (blinds.at(-1) ?? 0) : 0;
  return { smallBlind: small as Chips, bigBlind: (button || big) as Chips };
}

/** The posts of a record, which stand before anything else that happens. */
export const postsIn = (record: Pick<HandRecord, "events">): Post[] => record.events.filter((e): e is Post => e.do === "post");

/** PHH's lists for a record: what was paid, and what should have been paid where a stack was too short. */
export function forcedOf(record: Pick<HandRecord, "events" | "stakes" | "seats">): Forced {
  const players = record.seats.length;
  const antes: number[] = new Array(players).fill(record.stakes.ante);
  const blinds: number[] = new Array(players).fill(0);
  const button = postsIn(record).some((post) => post.kind === "button-blind");
  if (players > 2 && button) blinds[players - 1] = record.stakes.bigBlind;
  else if (players > 1) {
    blinds[0] = record.stakes.smallBlind;
    blinds[1] = record.stakes.bigBlind;
  }
  const short = spent(record);
  for (const post of postsIn(record)) {
    const at = place(post.seat, players);
    const list = post.kind === "ante" || post.kind === "dead" ? antes : blinds;
    if (list === antes && record.stakes.ante > 0 && post.kind === "ante" && short.has(post.seat)) continue;
    const nominal = post.kind === "small-blind" || post.kind === "big-blind" || post.kind === "button-blind";
    if (nominal && short.has(post.seat)) continue;
    if (nominal || (post.kind === "ante" && record.stakes.ante > 0)) list[at] = post.amount;
    else list[at] = (list[at] ?? 0) + post.amount;
  }
  return { antes: antes as Chips[], blinds: blinds as Chips[] };
}

/** Seats whose posts took the whole stack, so that what they owed may be more than what they paid. */
function spent(record: Pick<HandRecord, "events" | "seats">): Set<number> {
  const paid = new Map<number, number>();
  for (const post of postsIn(record)) paid.set(post.seat, (paid.get(post.seat) ?? 0) + post.amount);
  return new Set([...paid].filter(([seat, amount]) => amount >= (record.seats[seat]?.stack ?? 0)).map(([seat]) => seat));
}
