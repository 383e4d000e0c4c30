import { startStack, unitOf } from "./config.ts";
import type { TableConfig } from "./types.ts";

/** How a tournament's blinds rise within a power of ten, in tenths of the first ones. */
const STEPS = [10, 15, 20, 30, 40, 60, 80] as const;

/**
 * The blinds of a hand, which rise in tournaments alone: by half or a third or so every `levelHands` hands, in whole chips, until
 * the big blind is all chips of the table.
 *
 * @param number the hand, from 1
 */
export function blindsAt(config: TableConfig, number: number): readonly [number, number] {
  if (config.mode !== "tournament") return config.blinds;
  const all = startStack(config) * config.players.length;
  const unit = unitOf(config);
  const level = Math.floor((number - 1) / (config.levelHands ?? 10));
  let now = config.blinds;
  for (let i = 1; i <= level; i++) {
    const tenths = (STEPS[i % STEPS.length] as number) * 10 ** Math.floor(i / STEPS.length);
    const [small, big] = config.blinds.map((blind) => Math.floor((blind * tenths) / (10 * unit)) * unit) as [number, number];
    if (big > all) break;
    now = [small, big];
  }
  return now;
}

/**
 * What the ante is at these blinds: the big blind once where that player pays it for all, an eighth of it (rounded up to a chip)
 * where each player pays; 0 without antes.
 */
export function anteAt(config: TableConfig, [, big]: readonly [number, number]): number {
  const unit = unitOf(config);
  if (config.ante === "big-blind") return big;
  return config.ante === "each" ? Math.ceil(big / (8 * unit)) * unit : 0;
}
