import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { plain } from "@sidepot/words";
import { screen } from "@sidepot/words/screen";
import { DARK_PAINT, LIGHT_PAINT, strataFile, strataLines } from "@sidepot/words/strata";
import type { Settlement } from "sidepot/showdown";
import stringWidth from "string-width";
import { Refusal } from "./fault.ts";
import { type Io, write } from "./io.ts";
import type { Page } from "./page.ts";
import type { Voice } from "./speech.ts";

/** The pots as layers, for a terminal, with a blank line after them; nothing where it is not wanted. */
export function pictureLines(s: Pick<Settlement, "layers" | "names">, { words, terminal }: Voice, page: Page): string[] {
  if (!page.strata) return [];
  const { folded, notToScale } = screen(words.lang);
  const lines = strataLines(s.layers, s.names, words, {
    width: page.pictureWidth,
    columnsOf: stringWidth,
    foldedWord: folded,
    notToScale,
    deadLine: terminal.deadLine,
    ascii: page.ascii,
    colour: page.colour === 0 ? null : { paint: page.theme === "dark" ? DARK_PAINT : LIGHT_PAINT, depth: page.colour },
  });
  return lines.length > 0 ? [...lines, ""] : [];
}

/** The pots as the picture that the screen shows, in a document of its own. */
export function pictureSvg(s: Settlement, { words }: Voice, page: Page): string {
  const { layers, names } = s;
  const { folded, notToScale, pictureTitle } = screen(words.lang);
  const { returned } = layers;
  const said = [
    ...(returned ? [words.returnLine(names[returned.seat] ?? "", returned.amount)] : []),
    ...s.awardOrder.map((pot) => words.potScript(layers, pot, names)),
  ];
  return strataFile(layers, names, words, {
    theme: page.fileTheme,
    title: plain(pictureTitle(layers.pots.length, names.length)),
    description: plain(said.join(" ")),
    foldedWord: folded,
    notToScale,
  });
}

/** Standard output holds one thing: the JSON or the picture. */
export function refuseTwo(json: boolean, svg: string): void {
  if (json && svg === "-") throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--json", other: "--svg -" });
}

const REASONS: Readonly<Record<string, "folder" | "directory" | "forbidden">> = {
  ENOENT: "folder",
  ENOTDIR: "folder",
  EISDIR: "directory",
  EACCES: "forbidden",
  EPERM: "forbidden",
  EROFS: "forbidden",
};

/** Writes a picture to a file, or to standard output for `-`. A failing write is a {@link Refusal}. */
export async function writePicture({ stdout }: Io, file: string, svg: string): Promise<void> {
  if (file === "-") return write(stdout, svg);
  if (file === "") throw new Refusal({ code: "OPTION_VALUE_MISSING", option: "--svg" });
  try {
    await writeFile(file, svg);
  } catch (error) {
    const reason = REASONS[String((error as NodeJS.ErrnoException).code)] ?? "other";
    throw new Refusal({ code: "FILE_NOT_WRITTEN", file, folder: dirname(file), reason });
  }
}
