import { type Ante, MOST_PLAYERS, type Mode, type Player, SCHOOL_BOTS, type TableConfig } from "@sidepot/trainer/table";

/** A table that is being set: how many sit at it, and all that were named so far, also those who have no seat at the moment. */
export interface Draft {
  readonly seats: number;
  readonly mode: Mode;
  readonly blinds: readonly [number, number];
  readonly ante: Ante;
  readonly straddle: boolean;
  readonly depth: number;
  readonly opponents: readonly Player[];
  /** As it was typed; empty for one that is drawn. */
  readonly seed: string;
}

/** What is set at a table, to be changed. */
export const drafted = ({ players, mode, blinds, ante, straddle, depth }: TableConfig): Draft => ({
  seats: players.length,
  mode,
  blinds,
  ante: ante ?? "none",
  straddle: straddle ?? false,
  depth: depth ?? 100,
  opponents: players.filter(({ bot }) => bot !== null),
  seed: "",
});

/** The opponents of a draft: those who were named, and for the seats beyond them the next free names with the school's styles. */
export function opponentsOf({ seats, opponents }: Pick<Draft, "seats" | "opponents">, names: readonly string[]): readonly Player[] {
  const sitting = opponents.slice(0, seats - 1);
  const taken = new Set(sitting.map(({ name }) => name));
  const free = names.filter((name) => !taken.has(name));
  const missing = Math.max(0, Math.min(MOST_PLAYERS, seats) - 1 - sitting.length);
  const added = Array.from({ length: missing }, (_, at): Player => {
    const bot = SCHOOL_BOTS[(sitting.length + at) % SCHOOL_BOTS.length] ?? { style: "station" };
    return { name: free[at] ?? `${sitting.length + at + 2}`, bot };
  });
  return [...sitting, ...added];
}
