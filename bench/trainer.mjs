// Bots and solvers: how near to the truth, what never happens, who beats whom. `--styles [HANDS]` prints how each style plays, and
// nothing else.
import { STYLE_CARDS, STYLES } from "@sidepot/trainer/bots";
import { readOptions } from "./options.mjs";
import { makeReport, printReport, rounded, writeReport } from "./report.mjs";
import { bots, styleStatistics } from "./trainer-bots.mjs";
import { matches } from "./trainer-matches.mjs";
import { solvers } from "./trainer-solvers.mjs";

const HOW = "each row once, CPU time of all threads, seeds fixed; what least and most are is said below";
/** A quick run shows whether everything runs: its numbers are held against no goal. */
const QUICK = "quick: a small part of each row, no goals";

async function bench() {
  const options = readOptions();
  const parts = [...solvers, ...bots, matches].filter(({ names }) => !options.only || names.some((name) => name.includes(options.only)));
  if (parts.length === 0) {
    console.error(`--only: no row of bench:trainer holds "${options.only}"`);
    process.exit(2);
  }
  const rows = [];
  const notes = [];
  for (const part of parts) {
    const found = await part.measure(options);
    rows.push(...found.rows);
    notes.push(...found.notes);
  }
  const begun = makeReport({ bench: "trainer", rounds: 1, rows: [], values: new Map(), ratios: [], notes });
  const said = rows.map((row) => ({ ...row, value: shown(row.value), spread: row.spread.map(shown) }));
  const report = { ...begun, how: options.quick ? `${QUICK}; ${HOW}` : HOW, rows: options.quick ? said.map(withoutGoals) : said };
  printReport(report, options);
  if (!options.quick || options.out) writeReport(report, options.out);
}

/** Null where there is no number. */
const shown = (value) => (value === null ? null : rounded(value));

const withoutGoals = ({ required: _, aim: __, less: ___, ...row }) => row;

/** How each style plays at a table of six, beside what its card says. */
async function printStyles(hands) {
  const measured = await styleStatistics(hands);
  const beside = (value, card, digits) => `${value?.toFixed(digits) ?? "no calls"} (${card ?? "none"})`;
  const lines = STYLES.map((style) => {
    const { vpip, pfr, aggression, aggressionFrequency } = measured[style];
    const card = STYLE_CARDS[style];
    return [
      style,
      {
        "VPIP (card)": beside(vpip, card.vpip, 1),
        "PFR (card)": beside(pfr, card.pfr, 1),
        "AF (card)": beside(aggression, card.aggression, 2),
        "AF %": aggressionFrequency.toFixed(1),
      },
    ];
  });
  console.table(Object.fromEntries(lines));
}

const asked = process.argv.indexOf("--styles");
if (asked >= 0) await printStyles(Number(process.argv[asked + 1]) || 20_000);
else await bench();
