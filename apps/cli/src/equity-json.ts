import type { PotsEquity, Share } from "sidepot/equity";
import { type Answered, seedOf } from "./equity-question.ts";

/**
 * An answer as the contract's JSON, keys in its order; `id` is JSON text. Where it was sampled, shares have their standard error.
 * Hands are meant by their index; whoever folded counts on from there, and has `folded` too, the index among them.
 */
export function equityJson({ equity, pots, money, options, texts, warnings }: Answered, id: string | undefined): string {
  const { method, boards } = equity;
  const sampled = method === "sampled";
  const share = ({ win, tie, equity: part, error }: Share): object => ({
    win,
    tie,
    equity: part,
    ...(sampled ? { standardError: error } : {}),
  });
  const everyone = equity.contests.find(({ shares }) => shares.every((one) => one !== null));
  const text = JSON.stringify({
    hands: everyone?.shares.map((one) => one && share(one)),
    method,
    boards,
    ...(sampled ? { seed: seedOf(options) } : {}),
    ...(pots && money ? moneyJson(pots, money.question.layers.returned, share, texts.length) : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  });
  return id === undefined ? text : `{"id":${id},${text.slice(1)}`;
}

type Returned = NonNullable<Answered["money"]>["question"]["layers"]["returned"];

const moneyJson = ({ pots, won, put, net }: PotsEquity, returned: Returned, share: (share: Share) => object, hands: number): object => ({
  returned: returned ? [returnJson(returned.seat, returned.amount, hands)] : [],
  pots: pots.map(({ amount, eligible, shares, chips }) => ({
    amount,
    eligible,
    shares: shares.map((one, hand) => one && { ...share(one), chips: chips[hand] }),
  })),
  won,
  put,
  net,
});

const returnJson = (seat: number, amount: number, hands: number): object =>
  seat < hands ? { hand: seat, amount } : { hand: seat, folded: seat - hands, amount };
