// Who beats whom. Opponents, sizes and seeds are fixed here, before anything is played; everything played is printed.
import { chanceOf, holm, LEAST_FOR_CLAIM, POOL } from "@sidepot/trainer/match";
import { QUICK_STYLES } from "./trainer-bots.mjs";
import { row } from "./trainer-rows.mjs";
import { doTasks } from "./trainer-threads.mjs";

/** So many that half an interval is some hundred mbb where every hand may be for all chips, and the whole run a quarter of an hour. */
const BLOCKS_TWO = 4_000;
const BLOCKS_SIX = 2_000;
/** Where a goal is, or where the two are near to each other: levels of one style. */
const GOAL_TWO = 10_000;
const GOAL_SIX = 4_000;
/** With the solver, whose rivers take long. */
const BLOCKS_SOLVER = 2_000;
const SEED = 7401;
/** Whom tight-aggressive must beat. */
const WEAK = ["station", "maniac", "random"];

const bot = (style, level) => (level ? { style, level } : { style });
const other = (style) => POOL.map(() => bot(style));

/** Every style against the pool, the claims of tight-aggressive against five alike, all pairs heads-up, the levels, the solver. */
const MATCHES = [
  { name: "heads-up solver - tight-aggressive", bots: [bot("solver"), bot("tight-aggressive")], blocks: BLOCKS_SOLVER },
  ...QUICK_STYLES.map((style) => ({
    name: `six-max ${style} against the pool`,
    bots: [bot(style), ...POOL.map((each) => bot(each))],
    blocks: BLOCKS_SIX,
  })),
  ...WEAK.map((style) => ({
    name: `six-max tight-aggressive against five ${style}`,
    bots: [bot("tight-aggressive"), ...other(style)],
    blocks: GOAL_SIX,
    least: 100,
  })),
  ...QUICK_STYLES.flatMap((strong, i) =>
    QUICK_STYLES.slice(0, i).map((weak) => ({
      name: `heads-up ${strong} - ${weak}`,
      bots: [bot(strong), bot(weak)],
      ...(strong === "tight-aggressive" && WEAK.includes(weak) ? { blocks: GOAL_TWO, least: 100 } : { blocks: BLOCKS_TWO }),
    })),
  ),
  ...["tight-aggressive", "loose-aggressive"].map((style) => ({
    name: `heads-up ${style}, hard - easy`,
    bots: [bot(style, "hard"), bot(style, "easy")],
    blocks: GOAL_TWO,
  })),
];

const signed = (x) => `${x < 0 ? "−" : "+"}${Math.abs(Math.round(x)).toLocaleString("en")}`;

/** What may be said of a match. */
function claimOf({ mean, deviation, count }, holds) {
  if (deviation === 0) return "no claim, and no interval, from blocks that are all alike";
  if (count < LEAST_FOR_CLAIM) return `no claim from fewer than ${LEAST_FOR_CLAIM} blocks`;
  return holds ? (mean > 0 ? "wins" : "loses") : "no claim";
}

export const matches = {
  names: MATCHES.map(({ name }) => name),
  async measure({ quick, only }) {
    // Seeds by the place in the whole list: a match is the same whatever else is played.
    const seeded = MATCHES.map((match, i) => ({ ...match, seed: SEED + i, blocks: quick ? 3 : match.blocks }));
    const played = seeded.filter(({ name }) => !only || name.includes(only));
    const found = await doTasks(played.map(({ bots, blocks, seed }) => ({ kind: "match", bots, blocks, seed })));
    const first = found.map(({ standings }) => standings[0]);
    const holds = holm(first.map(({ rate }) => chanceOf(rate)));
    const rows = played.map(({ name, least }, i) => {
      const { mean, half, deviation } = first[i].rate;
      const spread = deviation === 0 ? [null, null] : [mean - half, mean + half];
      return row(name, mean, "mbb/hand", { spread, ...(least ? { required: least } : {}) });
    });
    const notes = played.map(({ name, blocks }, i) => {
      const { rate, handDeviation } = first[i];
      const half = rate.deviation === 0 ? "" : ` ± ${Math.round(rate.half).toLocaleString("en")}`;
      return `${name}: ${signed(rate.mean)}${half} mbb/hand, ${found[i].hands.toLocaleString("en")} hands in ${blocks.toLocaleString("en")} deal blocks, SD ${Math.round(handDeviation).toLocaleString("en")} mbb a hand; ${claimOf(rate, holds[i])}`;
    });
    const faults = found.reduce((sum, { illegal, exceptions }) => sum + illegal + exceptions, 0);
    return {
      rows,
      notes: [
        "win rates: of the player named first, in thousandths of a big blind a hand (mbb/hand); least and most are a 95 % interval",
        `method: duplicate, 100 big blinds, no antes; each deck is played once for every way to turn the players round the table, dice belong to the seats; the unit is the deal block, the interval is by Student's t of the block means; level normal where none is said; pool ${POOL.join(", ")}; seeds from ${SEED}`,
        `claims hold together with 95 % (Holm, ${played.length} two-sided tests); profit against weak players is no measure of strength; ${faults} faults`,
        ...notes,
      ],
    };
  },
};
