import { classOf, type EquityInput, type EquityOptions, gridOf, HAND_CLASSES, type Range } from "sidepot/equity";
import { untrack } from "svelte";
import type { Ready } from "./asked.ts";
import type { Pool } from "./pool.ts";

/** How one kind of hand in a range stands. */
export interface ClassStand {
  readonly index: number;
  readonly name: string;
  /** Hands of it, by their weights. */
  readonly held: number;
  /** Null where it cannot be held, as its cards are taken; undefined while it is not counted yet. */
  readonly equity: number | null | undefined;
}

/** Good enough for a shade, where a class has to be dealt at random. */
const PRECISION = 0.005;

/** The players whose range can be looked into: more than one hand, on a flop or later. */
export const spreadable = (ready: Ready | undefined): number[] =>
  ready && (ready.input.board ?? []).length >= 3 ? ready.input.players.flatMap((range, at) => (range.length > 1 ? [at] : [])) : [];

/** The question with one class of a player's range alone; one pot, all against all. */
function classQuestion({ players, board = [], dead = [] }: EquityInput, player: number, index: number): EquityInput {
  const own = (players[player] as Range).filter(({ cards }) => classOf(...cards) === index);
  return { players: players.map((range, at) => (at === player ? own : range)), board, dead };
}

/**
 * Asks one question for each class of a range, beside the page, and shows the answers as they come. `wanted` gives the question and the
 * player when everything else is counted; null ends it.
 */
export function watchSpread(
  pool: Pool,
  wanted: () => { readonly ready: Ready; readonly player: number } | null,
): { readonly classes: readonly ClassStand[] } {
  let classes = $state.raw<readonly ClassStand[]>([]);
  $effect(() => {
    const now = wanted();
    classes = now ? untrack(() => standsOf(now.ready, now.player)) : [];
    if (!now) return;
    let over = false;
    const rest = untrack(() => classes).map(({ index }) => index);
    const options: EquityOptions = { seed: now.ready.options.seed ?? 1, precision: PRECISION };
    const work = async (): Promise<void> => {
      for (let index = rest.shift(); index !== undefined && !over; index = rest.shift()) {
        const input = classQuestion(now.ready.input, now.player, index);
        const answer = await pool.whole(input, options);
        if (over) return;
        const equity = answer?.contests[0]?.shares[now.player]?.equity ?? null;
        classes = classes.map((one) => (one.index === index ? { ...one, equity } : one));
      }
    };
    for (let worker = 0; worker < pool.size; worker++) void work();
    return () => {
      over = true;
    };
  });
  return {
    get classes() {
      return classes;
    },
  };
}

const standsOf = ({ input }: Ready, player: number): ClassStand[] =>
  gridOf(input.players[player] as Range).flatMap(({ held, of, mean }, index) =>
    held === 0 ? [] : [{ index, name: HAND_CLASSES[index]?.name ?? "", held: mean * of, equity: undefined }],
  );
