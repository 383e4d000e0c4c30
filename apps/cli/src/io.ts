import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { plain } from "@sidepot/words";
import { visible } from "./table.ts";

/** A place to write: a stream, and what is known of the terminal behind it. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything that a command touches outside itself. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean; readonly fd?: number };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells once when whoever waits has had enough (Ctrl+C); while somebody listens, the process does not end of it. */
  once?(event: "SIGINT", listener: () => void): unknown;
  off?(event: "SIGINT", listener: () => void): unknown;
}

/** Exit statuses: what a script may go by. `cancelled` is what a shell makes of an interrupt. */
export const STATUS = { fine: 0, badInput: 2, fault: 3, cancelled: 130 } as const;

/** Writes, and waits while the reader is slower than we are, so that nothing piles up in memory. */
export async function write(out: Output, text: string): Promise<void> {
  if (!out.write(text)) await once(out, "drain");
}

/** Says in one line what is wrong. */
export const complain = ({ stderr }: Io, sentence: string): Promise<void> => write(stderr, `sidepot: ${visible(plain(sentence))}\n`);
