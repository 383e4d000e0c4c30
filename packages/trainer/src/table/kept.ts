import type { Result } from "sidepot";
import { blindsAt } from "./blinds.ts";
import { checkConfig, isRecord, isWhole, startStack } from "./config.ts";
import { BETS, begin } from "./play.ts";
import { openTable, resumed } from "./session.ts";
import type { Session, TableConfig, TableProblem, Taken } from "./types.ts";

const broken = (path: string): Result<never, TableProblem> => ({ ok: false, error: { code: "SESSION_BROKEN", path } });

/**
 * Reads a session that was kept as JSON. Only what cannot be worked out is taken from it (the configuration, the stacks, the button and the
 * actions of the hand); the hand is dealt and played again from those, so that it is a legal one whatever was kept, and goes on
 * exactly as it would have.
 *
 * @returns the session, or why it cannot be gone on with
 */
export function readSession(kept: unknown): Result<Session, TableProblem> {
  if (!isRecord(kept)) return { ok: false, error: { code: "NOT_AN_OBJECT", path: "", got: kept === null ? "null" : typeof kept } };
  const problem = checkConfig(kept.config);
  if (problem) return { ok: false, error: { ...problem, path: problem.path === "" ? "config" : `config.${problem.path}` } };
  const config = kept.config as TableConfig;
  if (kept.play !== null) return readPlay(config, kept);
  return kept.hands === 0 ? openTable(config) : broken("hands");
}

function readPlay(config: TableConfig, { play, chips, button, hands }: Readonly<Record<string, unknown>>): Result<Session, TableProblem> {
  if (!isRecord(play)) return broken("play");
  if (!isWhole(hands, 1, 2 ** 32 - 1) || play.number !== hands) return broken("hands");
  const seats = readSeats(config, play.seats);
  if (!seats) return broken("play.seats");
  if (!seats.includes(button as number)) return broken("button");
  const stacks = readStacks(config, seats, play);
  if (!stacks) return broken("play.hand.settings.stacks");
  const actions = readActions(play.actions);
  if (!actions) return broken("play.actions");

  const before = config.players.map(() => 0);
  for (const [seat, place] of seats.entries()) before[place] = stacks[seat] as number;
  const blinds = blindsAt(config, hands);
  const at = { config, number: hands, blinds, seats, stacks, button: seats.indexOf(button as number) };
  const session = resumed({ config, chips: before, button: button as number, blinds, hands }, begin(at), actions);
  if (!session.ok) return broken("play.actions");
  return JSON.stringify(session.value.chips) === JSON.stringify(chips) ? session : broken("chips");
}

/** The places that play: all of them, but for those out of a tournament. */
function readSeats({ mode, players }: TableConfig, seats: unknown): readonly number[] | null {
  if (!Array.isArray(seats) || seats.length < 2 || (mode !== "tournament" && seats.length < players.length)) return null;
  const rising = seats.every((place: unknown, i) => isWhole(place, i === 0 ? 0 : seats[i - 1] + 1, players.length - 1));
  return rising ? seats : null;
}

/** The stacks that the hand began with, as the mode allows them. */
function readStacks(config: TableConfig, seats: readonly number[], { hand }: Readonly<Record<string, unknown>>): readonly number[] | null {
  const settings = isRecord(hand) ? hand.settings : null;
  const stacks = isRecord(settings) ? settings.stacks : null;
  const least = config.mode === "cash" ? startStack(config) : 1;
  if (!Array.isArray(stacks) || stacks.length !== seats.length) return null;
  if (!stacks.every((stack: unknown): stack is number => isWhole(stack, least, Number.MAX_SAFE_INTEGER))) return null;
  const sum = stacks.reduce((all, stack) => all + stack, 0);
  const whole = config.mode === "tournament" ? sum === startStack(config) * config.players.length : sum <= Number.MAX_SAFE_INTEGER;
  return whole ? stacks : null;
}

function readActions(actions: unknown): readonly Taken[] | null {
  if (!Array.isArray(actions)) return null;
  const fine = actions.every((taken: unknown) => isRecord(taken) && BETS.includes(taken.do as Taken["do"]));
  return fine ? actions : null;
}
