import { type Dirent, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./fault.ts";

/** Endings of files that may hold hand histories; a file that is named outright is read whatever it is called. */
const ENDINGS = /\.(?:phhs?|txt|log|ohh|json|csv)$/i;

/** The files that arguments name: a folder stands for every history below it, in the order of their names. */
export async function* filesOf(args: readonly string[]): AsyncGenerator<string> {
  for (const arg of args) {
    if (!isFolder(arg)) {
      yield arg;
      continue;
    }
    let found = false;
    for await (const file of below(arg)) {
      found = true;
      yield file;
    }
    if (!found) throw new Refusal({ code: "FOLDER_EMPTY", folder: arg });
  }
}

/** How many files the arguments name. */
export async function countFiles(args: readonly string[]): Promise<number> {
  let count = 0;
  for await (const _ of filesOf(args)) count++;
  return count;
}

/** Whether an argument is a folder; what does not exist is none, and is refused where it is read. */
export function isFolder(path: string): boolean {
  return path !== "-" && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

async function* below(folder: string): AsyncGenerator<string> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch {
    throw new Refusal({ code: "FILE_NOT_READ", file: folder, reason: "forbidden" });
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* below(path);
    else if (entry.isFile() && ENDINGS.test(entry.name)) yield path;
  }
}
