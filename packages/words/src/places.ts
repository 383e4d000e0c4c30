/** Parts of the input that a path can name. */
const FIELDS = [
  "name",
  "bet",
  "dead",
  "folded",
  "cards",
  "strength",
  "strengthLow",
  "stack",
  "players",
  "hands",
  "board",
  "button",
  "unit",
  "game",
  "rules",
  "rules.oddChips",
  "rules.awardOrder",
  "rake",
  "bounties",
  "pots",
  "id",
] as const;

/** A part of the input that a path can name. */
export type Field = (typeof FIELDS)[number];

/** Where a path leads: a player, hand or pot by index, a field in it or alone, an item of that field; null where it is not known. */
export interface Place {
  readonly of: { readonly kind: "player" | "hand" | "pot"; readonly index: number } | null;
  readonly field: Field | null;
  readonly item: number | null;
}

const isField = (text: string | undefined): text is Field => (FIELDS as readonly (string | undefined)[]).includes(text);
const kinds = { players: "player", hands: "hand", pots: "pot" } as const;

/** Reads a path such as `players[1].bet`, `board[3]` or `rules.oddChips`; null for any other. */
export function readPlace(path: string): Place | null {
  const match = /^(?:(players|hands|pots)\[(\d{1,9})\])?(?:\.?([A-Za-z][A-Za-z.]*))?(?:\[(\d{1,9})\])?$/.exec(path);
  if (!match || path === "") return null;
  const [, list, index, field, item] = match;
  if (field !== undefined && !isField(field)) return null;
  const kind = list === undefined ? null : kinds[list as keyof typeof kinds];
  return {
    of: kind && index !== undefined ? { kind, index: Number(index) } : null,
    field: field ?? null,
    item: item === undefined ? null : Number(item),
  };
}
