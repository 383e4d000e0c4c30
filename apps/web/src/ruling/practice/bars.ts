import { type Chance, type ChanceCode, type ChanceProcedure, chancesOf, type Decision, procedureOf } from "sidepot/rulings";

/** What an exercise ends with: the same chance under each procedure, and the chance that the same card returns. */
export interface ChancePicture {
  readonly own: ChanceProcedure | null;
  /** One for each procedure, the decision's own first. */
  readonly bars: readonly { readonly chance: Chance; readonly share: number }[];
  readonly returns: Chance | null;
  readonly all: readonly Chance[];
}

const PICTURED: readonly ChanceCode[] = ["card-on-board", "card-in-flop", "card-is-river"];
const RETURNING: readonly ChanceCode[] = ["card-is-turn", "card-in-flop", "card-is-river"];

/** The picture for a decision at a table of so many players; null where chances do not apply. */
export function pictureOf(decision: Decision, players: number): ChancePicture | null {
  const all = chancesOf(decision, players);
  const own = procedureOf(decision);
  const what = PICTURED.find((code) => new Set(all.filter((one) => one.what === code).map(({ procedure }) => procedure)).size > 1);
  if (what === undefined) return null;
  const same = all.filter((one) => one.what === what);
  const ordered = [...same.filter(({ procedure }) => procedure === own), ...same.filter(({ procedure }) => procedure !== own)];
  const parts = ordered.map(({ ratio }) => ratio.num / ratio.den);
  const most = Math.max(...parts);
  return {
    own,
    bars: ordered.map((chance, at) => ({ chance, share: most === 0 ? 0 : (parts[at] ?? 0) / most })),
    returns: all.find((one) => one.procedure === own && RETURNING.includes(one.what) && one.ratio.num > 0) ?? null,
    all,
  };
}
