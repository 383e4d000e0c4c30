// One thread of bench:trainer: plays what it is given. The same task has the same answer in every thread.
import { parentPort } from "node:worker_threads";
import { decide } from "@sidepot/trainer/bots";
import { measureStyle, playMatch, proveBots, SIX_MAX } from "@sidepot/trainer/match";
import { act, botRandom, nextHand, openTable, seenBy, toAct } from "@sidepot/trainer/table";
import { seeded } from "sidepot/random";

const HEADS_UP = { ...SIX_MAX, stacks: SIX_MAX.stacks.slice(0, 2) };

const KINDS = {
  prove: (trial) => proveBots({ decide, ...trial }),
  style: ({ style, hands, seed }) => measureStyle(style, decide, hands, seed),
  match: ({ bots, blocks, seed }) =>
    sure(
      playMatch({ players: bots.map((bot) => ({ bot, decide })), config: () => (bots.length === 2 ? HEADS_UP : SIX_MAX), blocks, seed }),
    ),
  school: ({ config, hands }) => school(config, hands),
  time: ({ styles, hands, seed }) => timed(styles, hands, seed),
};

/** An answer that there must be. */
function sure(answer) {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** How many of a practice table's hands ended with two pots or more. */
function school(config, hands) {
  let session = sure(openTable(config));
  let sidePots = 0;
  for (let i = 0; i < hands; i++) {
    session = nextHand(session);
    for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
      const { bot } = config.players[session.play.seats[seat]];
      session = sure(act(session, decide(seenBy(session, seat), bot, botRandom(session))));
    }
    if (session.play.hand.phase.outcome.pots.length > 1) sidePots++;
  }
  return { hands, sidePots };
}

/** Of the first hands no decision is timed: the compiler is still at work. */
const WARM = 0.3;
/** So many of the slowest decisions are asked again so often, and the least time counts: another program may have had the processor. */
const SLOWEST = 200;
const AGAIN = 5;

/**
 * Times of decisions at random tables by the clock, in ms: all of them as they were first asked, by style, and the slowest ones asked
 * again, which is what these decisions take by themselves.
 */
function timed(styles, hands, seed) {
  const first = Object.fromEntries(styles.map((style) => [style, []]));
  let slowest = [];
  let at = 0;
  const stopped = (now, bot) => {
    const stream = at++;
    const began = performance.now();
    const action = decide(now, bot, seeded(seed, stream));
    const ms = performance.now() - began;
    first[bot.style].push(ms);
    if (slowest.length < SLOWEST || ms > slowest.at(-1).ms) {
      slowest = [...slowest, { ms, now, bot, stream }].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    }
    return action;
  };
  const timedAgain = ({ now, bot, stream }) => {
    const began = performance.now();
    decide(now, bot, seeded(seed, stream));
    return performance.now() - began;
  };
  proveBots({ decide, styles, hands: Math.ceil(hands * WARM), seed });
  proveBots({ decide: stopped, styles, hands, seed, from: hands });
  // One after another, so that what a bot keeps of its last board is no help.
  const rounds = Array.from({ length: AGAIN }, () => slowest.map(timedAgain));
  return { first, again: slowest.map((_, i) => Math.min(...rounds.map((times) => times[i]))) };
}

parentPort.on("message", ({ at, kind, ...task }) => parentPort.postMessage({ at, value: KINDS[kind](task) }));
