// The long form of the random-hands test: every hand keeps its chips after every action, and its events replay to the same state.

import { apply, replayEvents } from "../packages/sidepot/src/hand/apply.ts";
import { playRandomly, randomConfig, seeded } from "../packages/sidepot/src/hand/random.oracle.ts";
import { GAMES } from "../packages/sidepot/src/ranking/index.ts";

const sum = (list) => list.reduce((a, b) => a + b, 0);

/** What is wrong with the hand of a seed; null when nothing is. */
function fault(game, seed) {
  const random = seeded(seed);
  const config = randomConfig(random, [game]);
  const { hand, events } = playRandomly(config, random);
  if (hand.phase.at !== "complete") return "not over";
  const { outcome } = hand.phase;
  if (sum(outcome.finishing) + outcome.rake !== sum(config.stacks)) return "chips made or lost";
  if (sum(outcome.pots.flatMap((pot) => pot.awards.map((award) => award.amount))) + outcome.rake !== sum(hand.bets) + sum(hand.dead))
    return "pots that are not what was put in";
  if (![...outcome.finishing, ...hand.bets, ...hand.dead].every((chips) => Number.isSafeInteger(chips) && chips >= 0))
    return "chips below nothing";
  if (apply(hand, { do: "deal", cards: [] }).ok) return "an action after the end";
  if (JSON.stringify(replayEvents(events)) !== JSON.stringify(hand)) return "another state on replay";
  return null;
}

/** Plays so many hands of each game; exits with 1 and the seeds of the first faults when there are any. */
export function prove(hands) {
  const faults = [];
  for (const game of GAMES) {
    const began = performance.now();
    for (let seed = 1; seed <= hands && faults.length < 10; seed++) {
      let wrong;
      try {
        wrong = fault(game, seed);
      } catch (error) {
        wrong = String(error);
      }
      if (wrong) faults.push(`${game}, seed ${seed}: ${wrong}`);
    }
    console.log(`${game}: ${hands} hands, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  console.log(faults.length === 0 ? `${hands * GAMES.length} hands: chips kept, every replay identical` : faults.join("\n"));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
