import { randomInt } from "node:crypto";
import { type Bot, LEVELS, STYLES, type Style } from "@sidepot/trainer/bots";
import { ANTES, defaultTable, LEAST_PLAYERS, MODES, MOST_PLAYERS, type Player, type TableConfig } from "@sidepot/trainer/table";
import { parseAmount } from "@sidepot/words";
import type { PlayWords } from "@sidepot/words/play";
import { wholeNumber } from "./equity-args.ts";
import { Refusal } from "./fault.ts";
import type { PlayFlags } from "./play-flags.ts";

/** A game as it was asked for. */
export interface Setup {
  readonly config: TableConfig;
  /** Leave after so many; null: never. */
  readonly hands: number | null;
  /** Ask which pot goes first and to whom. */
  readonly pause: boolean;
  readonly coach: boolean;
}

const SEATS = { least: LEAST_PLAYERS, most: MOST_PLAYERS } as const;
const SEEDS = { least: 0, most: 2 ** 32 - 1 } as const;
const HANDS = { least: 1, most: 1_000_000 } as const;
/** Players of the table in the pictures. */
const USUAL_SEATS = 6;

/** Reads the options. What cannot be read is a {@link Refusal}; whether a table opens with it, the table says. */
export function setupIn(flags: PlayFlags, words: PlayWords): Setup {
  for (const other of ["pause", "coach"] as const)
    if (flags.auto !== undefined && flags[other]) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--auto", other: `--${other}` });
  if (flags.json && flags.jsonl) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--json", other: "--jsonl" });
  const auto = oneOf("--auto", flags.auto, STYLES);
  const level = oneOf("--level", flags.level, LEVELS);
  const seats = numberIn("--seats", flags.seats, SEATS) ?? USUAL_SEATS;
  const hands = numberIn("--hands", flags.hands, HANDS) ?? (auto === undefined ? null : 1);
  const seed = numberIn("--seed", flags.seed, SEEDS) ?? randomInt(2 ** 32);
  const mode = oneOf("--mode", flags.mode, MODES) ?? "school";
  const usual = defaultTable(
    [auto === undefined ? words.you : (words.opponents.at(-1) as string), ...words.opponents.slice(0, seats - 1)],
    seed,
  );
  const players = seated(usual.players, { auto, level, styles: stylesIn(flags.opponents, seats - 1) });
  const ante = oneOf("--ante", flags.ante, ANTES) ?? (mode === "school" ? "big-blind" : "none");
  return {
    config: { ...usual, players, mode, ante, blinds: blindsIn(flags.blinds) ?? usual.blinds, straddle: flags.straddle === true },
    hands,
    pause: flags.pause === true,
    coach: flags.coach === true,
  };
}

interface Seated {
  readonly auto: Style | undefined;
  readonly level: Bot["level"];
  readonly styles: readonly Style[];
}

/** The players with the bots that were asked for; the person sits first. */
const seated = (players: readonly Player[], { auto, level, styles }: Seated): Player[] =>
  players.map(({ name, bot }, place) => {
    const style = place === 0 ? auto : (styles[(place - 1) % styles.length] ?? bot?.style);
    if (style === undefined) return { name, bot: null };
    return { name, bot: level === undefined ? { style } : { style, level } };
  });

function stylesIn(typed: string | undefined, most: number): Style[] {
  if (typed === undefined) return [];
  const styles = typed.split(/[,，、]/).map((style) => oneOf("--opponents", style.trim(), STYLES) as Style);
  if (styles.length > most) throw new Refusal({ code: "OPPONENTS_TOO_MANY", got: styles.length, most });
  return styles;
}

function blindsIn(typed: string | undefined): readonly [number, number] | undefined {
  if (typed === undefined) return undefined;
  const [small, big, ...more] = typed
    .normalize("NFKC")
    .split("/")
    .map((part) => parseAmount(part.trim()));
  if (small?.ok && big?.ok && more.length === 0) return [small.value, big.value];
  throw new Refusal({ code: "BLINDS_UNREADABLE", got: typed }, "blinds");
}

const numberIn = (
  option: string,
  typed: string | undefined,
  range: { readonly least: number; readonly most: number },
): number | undefined => (typed === undefined ? undefined : wholeNumber(typed, option, range));

/** One of a few words, in any case. */
function oneOf<T extends string>(option: string, typed: string | undefined, choices: readonly T[]): T | undefined {
  if (typed === undefined) return undefined;
  const found = choices.find((choice) => choice === typed.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new Refusal({ code: "OPTION_VALUE_UNKNOWN", option, got: typed, choices }, option.slice(2));
}
