import type { Game } from "../../ranking/index.ts";
import type { Betting, HandRecord } from "../record.ts";

/** Names of games in lower case without anything but letters and digits, and the cards that are dealt to each player. */
const GAMES: readonly { readonly names: readonly string[]; readonly hole: number; readonly game: Game }[] = [
  { names: ["holdem", "texasholdem"], hole: 2, game: "holdem" },
  { names: ["shortdeck", "shortdeckholdem", "sixplus", "sixplusholdem"], hole: 2, game: "short" },
  { names: ["omaha", "omahahi"], hole: 4, game: "omaha" },
  { names: ["omaha", "omahahi", "omaha5"], hole: 5, game: "omaha5" },
  { names: ["omaha", "omahahi", "omaha6"], hole: 6, game: "omaha6" },
  { names: ["omahahilo"], hole: 4, game: "omaha8" },
];

/** What the format calls the games that it can hold. */
const WRITTEN: Readonly<Partial<Record<Game, string>>> = {
  holdem: "Holdem",
  short: "ShortDeck",
  omaha: "Omaha",
  omaha5: "Omaha",
  omaha6: "Omaha",
  omaha8: "OmahaHiLo",
};

const LIMITS: readonly (readonly [string, Betting])[] = [
  ["NL", "no-limit"],
  ["PL", "pot-limit"],
  ["FL", "fixed-limit"],
];

/** The game that a name means, told apart by the cards in a hand where one name means several. Null where none is meant. */
export function gameOf(name: string, hole: number | null): Game | null {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const named = GAMES.filter((entry) => entry.names.includes(plain));
  return (hole === null ? named[0] : named.find((entry) => entry.hole === hole))?.game ?? null;
}

/** The name of a record's game; undefined where the format has none. */
export const gameName = ({ format, game, variant }: Pick<HandRecord, "format" | "game" | "variant">): string | undefined =>
  format === "ohh" ? variant : game === null ? undefined : WRITTEN[game];

/** The betting that a `bet_type` means. */
export const bettingOf = (type: string): Betting | undefined => LIMITS.find(([code]) => code === type.toUpperCase())?.[1];

/** Round trip of {@link bettingOf}. */
export const betType = (betting: Betting): string => LIMITS.find(([, b]) => b === betting)?.[0] ?? "NL";
