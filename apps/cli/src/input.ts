import { isUtf8 } from "node:buffer";
import { createReadStream, fstatSync } from "node:fs";
import type { TerminalFault } from "@sidepot/words/terminal";
import { Refusal } from "./fault.ts";
import type { Io } from "./io.ts";

const REASONS: Readonly<Record<string, "missing" | "directory" | "forbidden">> = {
  ENOENT: "missing",
  ENOTDIR: "missing",
  EISDIR: "directory",
  EACCES: "forbidden",
  EPERM: "forbidden",
};

/** The largest single value that is read, in bytes. */
const INPUT_LIMIT: number = 64 * 1024 * 1024;

/** The bytes of a file, or of standard input where none is named (or `-`). A failing read is a {@link Refusal}. */
export async function* openInput({ stdin }: Io, file: string | undefined): AsyncGenerator<Uint8Array> {
  const named = file !== undefined && file !== "-";
  try {
    if (!named) refuseDirectory(stdin);
    yield* named ? createReadStream(file) : stdin;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal({ code: "FILE_NOT_READ", file: named ? file : "-", reason: readReason(error) });
  }
}

/** Why a file could not be read, from what the system said. */
export const readReason = (error: unknown): "missing" | "directory" | "forbidden" | "other" =>
  REASONS[String((error as NodeJS.ErrnoException).code)] ?? "other";

/** Node reads a directory on standard input as an empty file. */
function refuseDirectory({ fd }: Io["stdin"]): void {
  if (fd !== undefined && fd >= 0 && fstatSync(fd).isDirectory()) refuse({ code: "FILE_NOT_READ", file: "-", reason: "directory" });
}

/** All of an input as text, without its byte order mark. */
export async function readWhole(source: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > INPUT_LIMIT) refuse({ code: "INPUT_TOO_LONG", limit: INPUT_LIMIT });
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) refuse({ code: "NOT_UTF8" });
  const text = bytes.toString("utf8");
  const bare = text.startsWith("\ufeff") ? text.slice(1) : text;
  if (bare.trim() === "") refuse({ code: "NOTHING_READ" });
  return bare;
}

function refuse(fault: TerminalFault): never {
  throw new Refusal(fault);
}
