import { betsBySidePot, type SidePotBets } from "@sidepot/trainer/river";
import type { SidePotRow } from "./messages.ts";
import type { Job } from "./queue.ts";

/** Chips of the 300 that lie in the side pot. */
const SIDES = [0, 100, 200, 300];
/** Each row is solved anew with more rounds, so that its numbers are seen to settle. */
const ROUNDS = [10, 40, 160];

/** The demonstration: the same bet with more and more of the pot out of the all-in player's reach. A step is one row with so many rounds. */
export function sidePotsJob(tell: (rows: readonly SidePotRow[], over: boolean) => void): Job<"side-pots"> {
  const rows: SidePotRow[] = [];
  let steps = 0;
  return {
    name: "side-pots",
    get answered() {
      return steps >= SIDES.length;
    },
    step() {
      const rounds = ROUNDS[Math.floor(steps / SIDES.length)];
      const at = steps % SIDES.length;
      const solved = betsBySidePot(undefined, SIDES.slice(at, at + 1), rounds);
      const [bets] = solved.ok ? solved.value : [];
      // The spot is fixed, so that one without an answer is a fault of the program.
      if (!bets) throw new Error(solved.ok ? "no row" : solved.error.code);
      rows[at] = rowOf(bets, rows[at]);
      steps++;
      const over = steps === ROUNDS.length * SIDES.length;
      tell([...rows], over);
      return !over;
    },
  };
}

const rowOf = ({ ofPot, ...bets }: SidePotBets, before: SidePotRow | undefined): SidePotRow => ({
  ...bets,
  course: [...(before?.course ?? []), ofPot],
});
