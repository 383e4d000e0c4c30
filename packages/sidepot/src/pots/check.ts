import { badChips } from "../chips.ts";
import type { Problem } from "../problem.ts";
import { show } from "../show.ts";
import type { Stake } from "./layers.ts";

/** Far beyond any table. */
const MOST_PLAYERS = 1000;

/** The first thing wrong with a list of stakes; null when they can be cut into pots. */
export function checkStakes(stakes: readonly Stake[]): Problem | null {
  if (!Array.isArray(stakes)) return { code: "NOT_A_LIST", path: "players", got: show(stakes) };
  if (stakes.length < 2) return { code: "TOO_FEW_PLAYERS", path: "players", count: stakes.length, least: 2 };
  if (stakes.length > MOST_PLAYERS) return { code: "TOO_MANY_PLAYERS", path: "players", count: stakes.length, most: MOST_PLAYERS };
  let sum = 0;
  let live = 0;
  for (let i = 0; i < stakes.length; i++) {
    const stake = stakes[i];
    if (typeof stake !== "object" || stake === null) return { code: "NOT_AN_OBJECT", path: `players[${i}]`, got: show(stake) };
    const { bet, dead, folded } = stake;
    if (!(Number.isSafeInteger(bet) && bet >= 0)) return badChips(bet, `players[${i}].bet`);
    if (dead !== undefined && !(Number.isSafeInteger(dead) && dead >= 0)) return badChips(dead, `players[${i}].dead`);
    if (folded !== undefined && typeof folded !== "boolean") {
      return { code: "NOT_TRUE_OR_FALSE", path: `players[${i}].folded`, got: show(folded) };
    }
    sum += bet + (dead ?? 0);
    if (folded !== true) live++;
  }
  if (sum > Number.MAX_SAFE_INTEGER) return { code: "CHIPS_SUM_UNSAFE", path: "players" };
  return live === 0 ? { code: "NOBODY_LIVE", path: "players" } : null;
}
