// One thread of bench:trainer: plays what it is given. The same task has the same answer in every thread.
import { parentPort } from "node:worker_threads";
import { decide } from "@sidepot/trainer/bots";
import { measureStyle, playMatch, proveBots, SIX_MAX } from "@sidepot/trainer/match";
import { act, botRandom, nextHand, openTable, seenBy, toAct } from "@sidepot/trainer/table";

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

/** CPU time of single decisions of each style at random tables, in ms: the mean and the longest. */
function timed(styles, hands, seed) {
  const seen = Object.fromEntries(styles.map((style) => [style, { decisions: 0, sum: 0, most: 0 }]));
  let on = false;
  const stopped = (now, bot, random) => {
    const began = process.threadCpuUsage();
    const action = decide(now, bot, random);
    const { user, system } = process.threadCpuUsage(began);
    const ms = (user + system) / 1000;
    const times = seen[bot.style];
    if (on) {
      times.decisions++;
      times.sum += ms;
      times.most = Math.max(times.most, ms);
    }
    return action;
  };
  proveBots({ decide: stopped, styles, hands: Math.ceil(hands * WARM), seed });
  on = true;
  proveBots({ decide: stopped, styles, hands, seed, from: hands });
  return seen;
}

parentPort.on("message", ({ at, kind, ...task }) => parentPort.postMessage({ at, value: KINDS[kind](task) }));
