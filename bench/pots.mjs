// Pot sets a second: six players, four live levels, two folded, input validated. Peers: npm poker-ts, and the slow oracle.
import { createRequire } from "node:module";
import { layerPots } from "sidepot/pots";
import { chipByChip } from "../packages/sidepot/src/pots/layers.oracle.ts";
import { rate, run } from "./harness.mjs";
import { readOptions } from "./options.mjs";

const require = createRequire(import.meta.url);
const { default: PotManager } = require("poker-ts/dist/lib/pot-manager.js");
const { default: Player } = require("poker-ts/dist/lib/player.js");

/** mulberry32: the same tables on every machine. */
function random(seed) {
  let a = seed;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const next = random(20261130);
const options = readOptions();
const TABLES = options.quick ? 50 : 1000;
const tables = Array.from({ length: TABLES }, () => {
  const levels = [20, 60, 120, 200].map((level) => level + next(30));
  const folded = [5 + next(60), 5 + next(100)].map((bet) => ({ bet, folded: true }));
  const stakes = [...levels.map((bet) => ({ bet })), ...folded];
  for (let i = stakes.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [stakes[i], stakes[j]] = [stakes[j], stakes[i]];
  }
  return stakes;
});

/** poker-ts has no call that takes what was put in: it is given players with those bets, and the folded sum. */
function pokerTs(stakes) {
  const manager = new PotManager();
  const players = stakes.map(({ bet, folded }) => {
    if (folded) {
      manager.betFolded(bet);
      return null;
    }
    const player = new Player(bet);
    player.bet(bet);
    return player;
  });
  manager.collectBetsForm(players);
  return manager.pots();
}

const over = (work) => () => {
  for (const table of tables) work(table);
  return tables.length;
};

// The peer has no return: its last pot with one player in it is what we give back, so amounts are compared with that pot put in.
const sizes = (table) => {
  const { pots, returned } = layerPots(table).value;
  return [...pots.map((pot) => pot.amount), ...(returned ? [returned.amount] : [])].join();
};
const agree = tables.filter(
  (table) =>
    sizes(table) ===
    pokerTs(table)
      .map((pot) => pot.size())
      .join(),
).length;
const same = tables.filter((table) => {
  const oracle = chipByChip(table);
  return (
    layerPots(table)
      .value.pots.map((pot) => pot.amount)
      .join() === oracle.pots.map((pot) => pot.amount).join()
  );
}).length;

run({
  bench: "pots",
  options,
  contenders: [
    rate("sidepot/pots", "k sets/s", 1000, over(layerPots)),
    rate("poker-ts", "k sets/s", 1000, over(pokerTs)),
    rate("chip by chip", "k sets/s", 1000, over(chipByChip)),
  ],
  ratios: [
    ["sidepot/pots", "poker-ts"],
    ["sidepot/pots", "chip by chip"],
  ],
  notes: [`aim: 300 k sets/s on one core`, `same amounts as the oracle: ${same} of ${TABLES} tables; as poker-ts: ${agree} of ${TABLES}`],
});
