import type { Game } from "../../ranking/index.ts";
import type { Betting } from "../record.ts";

/** How a game is dealt: cards on a board, third to seventh street, or draws. */
export type Kind = "flop" | "stud" | "draw";

/** What a site's name of a game means. */
export interface NamedGame {
  /** Null for a game that the referee does not rank. */
  readonly game: Game | null;
  readonly kind: Kind;
  readonly draws: number;
  /** Cards dealt down first in a stud game. */
  readonly down: number;
}

const flop = (game: Game | null): NamedGame => ({ game, kind: "flop", draws: 0, down: 0 });
const stud = (game: Game | null, down = 2): NamedGame => ({ game, kind: "stud", draws: 0, down });
const drawn = (game: Game | null, draws: number): NamedGame => ({ game, kind: "draw", draws, down: 0 });

/** Names by {@link nameKey}. Courchevel is five-card Omaha with the first card of the board dealt face up at once. */
const NAMED: Readonly<Record<string, NamedGame>> = {
  holdem: flop("holdem"),
  splitholdem: flop("holdem"),
  "6+holdem": flop("short"),
  shortdeck: flop("short"),
  omaha: flop("omaha"),
  omahahi: flop("omaha"),
  plo: flop("omaha"),
  "omahahi/lo": flop("omaha8"),
  "omahah/l": flop("omaha8"),
  omaha8: flop("omaha8"),
  "5cardomaha": flop("omaha5"),
  "5cardomahahi": flop("omaha5"),
  omaha5: flop("omaha5"),
  "plo-5": flop("omaha5"),
  "6cardomaha": flop("omaha6"),
  omaha6: flop("omaha6"),
  "plo-6": flop("omaha6"),
  "5cardomahahi/lo": flop(null),
  "5cardomahah/l": flop(null),
  "6cardomahahi/lo": flop(null),
  courchevel: flop("omaha5"),
  "5cardcourchevel": flop("omaha5"),
  "courchevelhi/lo": flop(null),
  "courchevelh/l": flop(null),
  "7cardstud": stud("stud"),
  "7stud": stud("stud"),
  stud: stud("stud"),
  studhi: stud("stud"),
  "7cardstudhi/lo": stud("stud8"),
  studhi8: stud("stud8"),
  "studhi/lo": stud("stud8"),
  studh: stud("stud8"),
  "studh/l": stud("stud8"),
  razz: stud("razz"),
  "tripledraw2-7lowball": drawn("27", 3),
  "2-7tripledraw": drawn("27", 3),
  lowball27: drawn("27", 3),
  "singledraw2-7lowball": drawn("27", 1),
  "2-7singledraw": drawn("27", 1),
  "a-5tripledraw": drawn("a5", 3),
  "tripledrawa-5lowball": drawn("a5", 3),
  lowballa5: drawn("a5", 3),
  badugi: drawn("badugi", 3),
  "5carddraw": drawn("draw", 1),
  "5-carddraw": drawn("draw", 1),
};

/** A game's name without what sites write differently. */
const nameKey = (name: string): string => name.toLowerCase().replace(/['’\s]|-(?=card)/g, "");

/** What a site's name of a game means; a name that is not known is taken for a game with a board that is not ranked. */
export function gameNamed(name: string): NamedGame {
  const key = nameKey(name);
  const known = Object.hasOwn(NAMED, key) ? NAMED[key] : undefined;
  if (known) return known;
  if (/stud|razz/.test(key)) return stud(null, key.startsWith("5") ? 1 : 2);
  if (/draw|lowball|badugi|badacey|badeucey/.test(key)) return drawn(null, /single|5card/.test(key) ? 1 : 3);
  return flop(null);
}

/** How a site says that bets are limited. */
export function bettingNamed(text: string): Betting {
  if (/^(?:cap )?(?:n|no)/i.test(text)) return "no-limit";
  return /^(?:cap )?(?:p|pot)/i.test(text) ? "pot-limit" : "fixed-limit";
}
