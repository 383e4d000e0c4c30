import { parseAmount } from "@sidepot/words";
import type { Problem, Result } from "sidepot";
import { AWARD_ORDERS, type AwardOrder } from "sidepot/pots";
import { type SettleInput, type Settlement, type SettlePlayer, settle } from "sidepot/showdown";
import { exampleOf, playersIn } from "./advice.ts";
import { Refusal } from "./fault.ts";
import { letterName } from "./hands-text.ts";
import { splitSeat } from "./seats.ts";
import type { Voice } from "./speech.ts";

/** Options of `sidepot pots`, as typed. */
export interface PotsOptions {
  /** Each `--dead`, in order; they are added up. */
  readonly dead?: readonly string[];
  readonly unit?: string;
  readonly button?: string;
  readonly order?: string;
}

/**
 * `sidepot pots`: arguments → pots, as `settle` answers without cards. Text that cannot be read is a {@link Refusal} with the
 * argument named; what the referee refuses comes back as its problem.
 */
export function potsOf(args: readonly string[], options: PotsOptions, { words }: Voice): Result<Settlement, Problem> {
  const amount = (text: string, where: string, path: string): number => {
    const read = parseAmount(text);
    if (read.ok) return read.value;
    throw new Refusal({ code: "AMOUNT_UNREADABLE", where, because: words.amount(read.error), example: null }, path);
  };
  if (args.length === 0) throw new Refusal({ code: "PLAYERS_MISSING" }, "players");
  const players = playersOf(args, words);
  const dead = (options.dead ?? []).reduce((sum, text) => sum + amount(text, `--dead ${text}`, "dead"), 0);
  if (!Number.isSafeInteger(dead)) return { ok: false, error: { code: "CHIPS_SUM_UNSAFE", path: "dead" } };
  const input: SettleInput = {
    players: withDead(players, dead),
    rules: { awardOrder: awardOrder(options.order) },
    ...(options.unit === undefined ? {} : { unit: amount(options.unit, `--unit ${options.unit}`, "unit") }),
    ...(options.button === undefined ? {} : { button: buttonSeat(options.button, players) }),
  };
  const settled = settle(input);
  return settled.ok && dead > 0 ? { ok: true, value: ownerless(settled.value, dead) } : settled;
}

const isAmount = (text: string): boolean => parseAmount(text).ok;

/** The arguments as players. What is no name and amount, or may be two players, is refused with its own text put right. */
function playersOf(args: readonly string[], words: Voice["words"]): SettlePlayer[] {
  const seats = args.map((argument) => ({ argument, ...splitSeat(argument, isAmount) }));
  const named = new Set(seats.map(({ name }) => name));
  return seats.map(({ argument: where, name, amount, folded }, seat) => {
    const path = `players[${seat}]`;
    const several = playersIn(where, isAmount);
    if (several !== null) throw new Refusal({ code: "PLAYERS_IN_ONE_ARGUMENT", where, example: several }, path);
    const bet = parseAmount(amount);
    if (!bet.ok) {
      const example = exampleOf(where, isAmount);
      const because = name === null && example !== null ? null : words.amount(bet.error);
      throw new Refusal({ code: "AMOUNT_UNREADABLE", where, because, example }, `${path}.bet`);
    }
    const letter = letterName(seat);
    if (name === null && named.has(letter)) {
      const example = `${freeLetter(named, seats.length)}:${where.trim()}`;
      throw new Refusal({ code: "NAME_LEFT_OUT", where, name: letter, example }, `${path}.name`);
    }
    return { name: name ?? letter, bet: bet.value, ...(folded ? { folded: true } : {}) };
  });
}

/** The first letter after those of all seats that nobody is called. */
const freeLetter = (named: ReadonlySet<string | null>, seat: number): string =>
  named.has(letterName(seat)) ? freeLetter(named, seat + 1) : letterName(seat);

/** Dead money of nobody in particular: the referee wants an owner, and who it is changes no pot. */
const withDead = (players: readonly SettlePlayer[], dead: number): SettlePlayer[] =>
  players.map((player, seat) => (seat === 0 && dead > 0 ? { ...player, dead } : player));

/** Takes the owner away again: what was put in as dead money is no loss of the first player, and no fault of its field. */
function ownerless(s: Settlement, dead: number): Settlement {
  return {
    ...s,
    net: s.net.map((net, seat) => (seat === 0 ? net + dead : net)),
    warnings: s.warnings.map((warning) => (warning.path === "players[0].dead" ? { ...warning, path: "dead" } : warning)),
  };
}

function awardOrder(given: string | undefined): AwardOrder {
  const order = given === undefined ? "last-side-first" : AWARD_ORDERS.find((known) => known === given);
  if (order !== undefined) return order;
  throw new Refusal({ code: "OPTION_VALUE_UNKNOWN", option: "--order", got: given ?? "", choices: AWARD_ORDERS }, "rules.awardOrder");
}

function buttonSeat(name: string, players: readonly SettlePlayer[]): number {
  const seat = players.findIndex((player) => player.name === name);
  if (seat >= 0) return seat;
  throw new Refusal({ code: "BUTTON_UNKNOWN", got: name, names: players.map((player) => player.name) }, "button");
}
