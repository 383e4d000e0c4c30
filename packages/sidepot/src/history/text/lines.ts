import type { Draft, DraftPlayer, Trouble } from "./draft.ts";
import type { HandText } from "./split.ts";

/** Reads a hand's lines after its first one, blank ones left out; answers what is wrong with the first that cannot be read. */
export function eachLine(draft: Draft, { lines, line }: HandText, lineAt: (draft: Draft, at: number, text: string) => Trouble): Trouble {
  for (let i = 1; i < lines.length; i++) {
    const text = (lines[i] as string).trim();
    const trouble = text === "" ? null : lineAt(draft, line + i, text);
    if (trouble) return trouble;
  }
  return null;
}

/** What a site's line says of a player; undefined where it is not an action, so that a shorter name may be meant. */
export type Spoken = (draft: Draft, at: number, player: DraftPlayer, text: string, line: string) => Trouble | undefined;

/** The line of the player with the longest name that it makes sense for; undefined where there is none. */
export function namedAt(draft: Draft, at: number, text: string, spokenAt: Spoken): Trouble | undefined {
  for (const player of draft.byName) {
    if (!text.startsWith(`${player.name} `)) continue;
    const read = spokenAt(draft, at, player, text.slice(player.name.length + 1), text);
    if (read !== undefined) return read;
  }
  return undefined;
}
