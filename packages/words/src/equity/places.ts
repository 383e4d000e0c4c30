/** Where a path of a question of equity leads; the items of a list from 0, null where the list as a whole is meant. */
export type QuestionPlace =
  | { readonly kind: "player" | "hand"; readonly index: number; readonly item: number | null }
  | { readonly kind: "board" | "dead" | "contest"; readonly item: number | null };

const lists = { board: "board", dead: "dead", contests: "contest" } as const;

/** Reads `players[1]`, `players[1][4]`, `hands[0]`, `board[2]`, `dead`, `contests[1]`; null for any other. */
export function readQuestionPlace(path: string): QuestionPlace | null {
  const match = /^(?:(player|hand)s\[(\d{1,9})\]|(board|dead|contests))(?:\[(\d{1,9})\])?$/.exec(path);
  if (!match) return null;
  const [, one, index, list, last] = match;
  const item = last === undefined ? null : Number(last);
  if (one !== undefined) return { kind: one as "player" | "hand", index: Number(index), item };
  return { kind: lists[list as keyof typeof lists], item };
}
