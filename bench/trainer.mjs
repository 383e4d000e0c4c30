// Bots, solvers and what they are worth. `--styles [HANDS]` prints how each style plays, and nothing else.
import { decide, STYLES } from "@sidepot/trainer/bots";
import { measureStyle } from "@sidepot/trainer/match";

/** How each style plays at a table of six, beside what its card says. */
function printStyles(hands) {
  const table = {};
  for (const style of STYLES) {
    // A solver takes some tenths of a second for a river.
    const { vpip, pfr, aggression, aggressionFrequency } = measureStyle(style, decide, style === "solver" ? Math.min(hands, 200) : hands);
    table[style] = { VPIP: vpip.toFixed(1), PFR: pfr.toFixed(1), AF: aggression.toFixed(2), "AF %": aggressionFrequency.toFixed(1) };
  }
  console.table(table);
}

const styles = process.argv.indexOf("--styles");
if (styles >= 0) printStyles(Number(process.argv[styles + 1]) || 20_000);
