import { LEVELS, STYLES } from "../bots/types.ts";
import { ANTES, MODES, MOST_BLIND, type Player, type TableConfig, type TableProblem } from "./types.ts";

/** Seats of a practice table. */
export const LEAST_PLAYERS = 2;
/** The most that hold'em is played with here. */
export const MOST_PLAYERS = 9;
const MOST_DEPTH = 1000;
const MOST_LEVEL_HANDS = 1000;
/** Chips as they are made. */
const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000] as const;

/** The first thing wrong with a configuration, of whatever it is; null for one that a table can be opened with. */
export function checkConfig(config: unknown): TableProblem | null {
  if (!isRecord(config)) return { code: "NOT_AN_OBJECT", path: "", got: show(config) };
  return checkPlayers(config.players) ?? checkGame(config) ?? checkStakes(config);
}

function checkPlayers(players: unknown): TableProblem | null {
  const path = "players";
  if (!Array.isArray(players)) return { code: "NOT_A_LIST", path, got: show(players) };
  if (players.length < LEAST_PLAYERS) return { code: "TOO_FEW_PLAYERS", path, count: players.length, least: LEAST_PLAYERS };
  if (players.length > MOST_PLAYERS) return { code: "TOO_MANY_PLAYERS", path, count: players.length, most: MOST_PLAYERS };
  const names = new Map<string, string>();
  let people = 0;
  for (const [i, player] of (players as readonly unknown[]).entries()) {
    const problem = checkPlayer(player, `${path}[${i}]`);
    if (problem) return problem;
    const { name, bot } = player as Player;
    const first = names.get(name.trim());
    if (first !== undefined) return { code: "NAME_TAKEN", path: `${path}[${i}].name`, name: name.trim(), first };
    names.set(name.trim(), `${path}[${i}].name`);
    if (bot === null) people++;
  }
  return people > 1 ? { code: "PEOPLE_TOO_MANY", path, count: people, most: 1 } : null;
}

function checkPlayer(player: unknown, path: string): TableProblem | null {
  if (!isRecord(player)) return { code: "NOT_AN_OBJECT", path, got: show(player) };
  const { name, bot } = player;
  if (typeof name !== "string") return { code: "NOT_TEXT", path: `${path}.name`, got: show(name) };
  if (name.trim() === "") return { code: "NAME_MISSING", path: `${path}.name` };
  if (bot === null) return null;
  if (!isRecord(bot)) return { code: "NOT_AN_OBJECT", path: `${path}.bot`, got: show(bot) };
  return checkChoice(bot.style, `${path}.bot.style`, STYLES, true) ?? checkChoice(bot.level, `${path}.bot.level`, LEVELS);
}

function checkGame({ seed, mode, ante, straddle }: Readonly<Record<string, unknown>>): TableProblem | null {
  if (!isWhole(seed, 0, 2 ** 32 - 1)) return { code: "SEED_INVALID", path: "seed", got: show(seed) };
  const choice = checkChoice(mode, "mode", MODES, true) ?? checkChoice(ante, "ante", ANTES);
  if (choice) return choice;
  return straddle === undefined || typeof straddle === "boolean"
    ? null
    : { code: "NOT_TRUE_OR_FALSE", path: "straddle", got: show(straddle) };
}

function checkStakes({ blinds, depth, levelHands, unit }: Readonly<Record<string, unknown>>): TableProblem | null {
  const [small, big] = Array.isArray(blinds) && blinds.length === 2 ? (blinds as readonly unknown[]) : [];
  if (!isWhole(big, 1, MOST_BLIND) || !isWhole(small, 1, big))
    return { code: "BLINDS_INVALID", path: "blinds", got: show(blinds), most: MOST_BLIND };
  const made = unit === undefined || (isWhole(unit, 1, MOST_BLIND) && small % unit === 0 && big % unit === 0);
  if (!made) return { code: "UNIT_INVALID", path: "unit", got: show(unit) };
  return checkNumber(depth, "depth", MOST_DEPTH) ?? checkNumber(levelHands, "levelHands", MOST_LEVEL_HANDS);
}

const checkNumber = (value: unknown, path: string, most: number): TableProblem | null =>
  value === undefined || isWhole(value, 1, most) ? null : { code: "NUMBER_INVALID", path, got: show(value), least: 1, most };

function checkChoice(value: unknown, path: string, choices: readonly string[], needed = false): TableProblem | null {
  const fine = value === undefined ? !needed : choices.includes(value as string);
  return fine ? null : { code: "RULE_UNKNOWN", path, got: show(value), choices };
}

/** Whether a value has fields that can be looked at. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Whether a value is a whole number within limits. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** A short picture of any value for an error message. */
function show(value: unknown): string {
  if (typeof value === "string") return value.length > 40 ? `${value.slice(0, 40)}…` : value;
  if (Array.isArray(value)) return value.length < 5 && value.every((part) => typeof part === "number") ? value.join("/") : "a list";
  return isRecord(value) ? "an object" : typeof value === "function" || typeof value === "symbol" ? `a ${typeof value}` : String(value);
}

/** The smallest chip of a table. */
export function unitOf({ unit, blinds }: Pick<TableConfig, "unit" | "blinds">): number {
  const [small, big] = blinds;
  return unit ?? CHIPS.findLast((chip) => small % chip === 0 && big % chip === 0) ?? 1;
}

/** What everybody begins with in `cash` and `tournament`, in chips. */
export const startStack = ({ blinds, depth }: Pick<TableConfig, "blinds" | "depth">): number => (depth ?? 100) * blinds[1];

/** The person's place among the players; null at a table of bots. */
export function personOf({ players }: Pick<TableConfig, "players">): number | null {
  const at = players.findIndex(({ bot }) => bot === null);
  return at < 0 ? null : at;
}
