import type { Keep } from "../device/storage.ts";

/** What screens keep on the device beside the hand and the settings: the rulings' own choices, the house rulebooks, the question of the study, the practice table and the hands played at it. */
const NOTES = ["rulings", "houses", "study", "table", "hands"] as const;
type Note = (typeof NOTES)[number];

/** Texts that a screen keeps and follows; it reads and writes them in its own form. */
export interface Notes {
  note(name: Note): string | null;
  setNote(name: Note, text: string): void;
  /** Takes over what was written or deleted elsewhere. */
  rereadNotes(): void;
}

/** Opens them. */
export function openNotes(keep: Keep): Notes {
  const read = (): Readonly<Record<Note, string | null>> => ({
    rulings: keep.get("rulings"),
    houses: keep.get("houses"),
    study: keep.get("study"),
    table: keep.get("table"),
    hands: keep.get("hands"),
  });
  let texts = $state.raw(read());
  return {
    note: (name) => texts[name],
    setNote(name, text) {
      keep.set(name, text);
      texts = { ...texts, [name]: text };
    },
    rereadNotes() {
      texts = read();
    },
  };
}
