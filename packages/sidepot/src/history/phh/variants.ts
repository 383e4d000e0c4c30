import type { Game } from "../../ranking/index.ts";
import type { Betting, HandRecord } from "../record.ts";

/** What a variant code of PHH stands for. */
export interface Variant {
  readonly code: string;
  readonly game: Game;
  readonly betting: Betting;
  readonly draws: number;
  readonly kind: "board" | "stud" | "draw";
  /** Cards of the first deal. */
  readonly hole: number;
}

const variant = (code: string, game: Game, betting: Betting, kind: Variant["kind"], hole: number, draws = 0): Variant => ({
  code,
  game,
  betting,
  draws,
  kind,
  hole,
});

/** The eleven variants of the standard. */
export const VARIANTS: readonly Variant[] = [
  variant("FT", "holdem", "fixed-limit", "board", 2),
  variant("NT", "holdem", "no-limit", "board", 2),
  variant("NS", "short", "no-limit", "board", 2),
  variant("PO", "omaha", "pot-limit", "board", 4),
  variant("FO/8", "omaha8", "fixed-limit", "board", 4),
  variant("F7S", "stud", "fixed-limit", "stud", 3),
  variant("F7S/8", "stud8", "fixed-limit", "stud", 3),
  variant("FR", "razz", "fixed-limit", "stud", 3),
  variant("N2L1D", "27", "no-limit", "draw", 5, 1),
  variant("F2L3D", "27", "fixed-limit", "draw", 5, 3),
  variant("FB", "badugi", "fixed-limit", "draw", 4, 3),
];

/** The variant that a code names. */
export const variantOf = (code: string): Variant | undefined => VARIANTS.find((v) => v.code === code);

/** The variant that a record is of, whatever format it came from; undefined where PHH has no code for it. */
export const variantFor = (record: Pick<HandRecord, "game" | "betting" | "draws">): Variant | undefined =>
  VARIANTS.find((v) => v.game === record.game && v.betting === record.betting && v.draws === record.draws);
