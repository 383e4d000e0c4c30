import type { Game } from "../../ranking/index.ts";
import type { Betting, HandRecord } from "../record.ts";

const GAMES: readonly (readonly [string, Game])[] = [
  ["Texas Hold'em", "holdem"],
  ["Omaha Hi", "omaha"],
  ["Omaha 5 Hi", "omaha5"],
  ["Omaha Hi/Lo 8 or Better", "omaha8"],
];

const LIMITS: readonly (readonly [string, Betting])[] = [
  ["No Limit", "no-limit"],
  ["Pot Limit", "pot-limit"],
  ["Fixed Limit", "fixed-limit"],
];

/** The game and its betting, from their name in a log. */
export function namedGame(name: string): { readonly game: Game | null; readonly betting: Betting } {
  const limit = LIMITS.find(([text]) => name.startsWith(text));
  const rest = limit === undefined ? name : name.slice(limit[0].length).trim();
  return { game: GAMES.find(([text]) => text === rest)?.[1] ?? null, betting: limit?.[1] ?? "no-limit" };
}

/** Round trip of {@link namedGame}; undefined where a log has no name for the game. */
export function gameName(record: Pick<HandRecord, "format" | "variant" | "game" | "betting">): string | undefined {
  if (record.format === "pokernow") return record.variant;
  const game = GAMES.find(([, g]) => g === record.game)?.[0];
  return game === undefined ? undefined : `${LIMITS.find(([, b]) => b === record.betting)?.[0]} ${game}`;
}
