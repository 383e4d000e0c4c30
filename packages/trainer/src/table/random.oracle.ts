import { legalActions } from "sidepot/hand";
import { type Random, seeded } from "sidepot/random";
import { type Bot, STYLES } from "../bots/types.ts";
import type { Bet } from "./play.ts";
import { act, nextHand, openTable, toAct, winner } from "./session.ts";
import { ANTES, MODES, type Session, type TableConfig } from "./types.ts";

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

/** A table at random: every mode, ante and number of players, shallow and deep, with a person at most tables. */
export function randomTable(random: Random): TableConfig {
  const n = 2 + random(8);
  const person = random(n + 1);
  const bot: Bot = { style: pick(STYLES, random) };
  return {
    seed: random(2 ** 32),
    players: Array.from({ length: n }, (_, i) => ({ name: `P${i}`, bot: i === person ? null : bot })),
    mode: pick(MODES, random),
    blinds: pick(
      [
        [1, 2],
        [50, 100],
        [5, 5],
        [1, 3],
        [100, 250],
      ] as const,
      random,
    ),
    ante: pick(ANTES, random),
    straddle: random(3) === 0,
    depth: pick([2, 5, 20, 100], random),
    levelHands: 1 + random(5),
  };
}

/** Opens a table that is known to be right. */
export function opened(config: TableConfig): Session {
  const table = openTable(config);
  if (!table.ok) throw new Error(`${JSON.stringify(config)}: ${JSON.stringify(table.error)}`);
  return table.value;
}

/** Any legal action of whoever is to act. */
export function randomBet({ play }: Session, random: Random): Bet {
  const legal = play && legalActions(play.hand);
  if (!legal || play.hand.phase.at !== "betting") throw new Error("nobody is to act");
  const seat = play.hand.phase.toAct;
  const range = legal.bet ?? legal.raise;
  const x = random(100);
  if (x < 12 && (range || legal.call === play.hand.stacks[seat])) return { do: "all-in", seat };
  if (range && x < 35) {
    const to = x < 20 ? range.max : range.min + random(Math.min(range.max - range.min, 3 * range.min) + 1);
    return { do: legal.bet ? "bet" : "raise", seat, to };
  }
  if (legal.check) return { do: "check", seat };
  return legal.fold && x < 55 ? { do: "fold", seat } : { do: "call", seat };
}

/** The session after a legal action. */
export function done(session: Session, action: Bet): Session {
  const next = act(session, action);
  if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.error)}`);
  return next.value;
}

/** Every state of a table played at random, hand after hand. */
export function* played(config: TableConfig, hands: number, random = seeded(config.seed, 99)): Generator<Session> {
  let session = opened(config);
  yield session;
  for (let i = 0; i < hands && winner(session) === null; i++) {
    session = nextHand(session);
    yield session;
    while (toAct(session) !== null) {
      session = done(session, randomBet(session, random));
      yield session;
    }
  }
}
