import { openInput } from "./input.ts";
import { complain, type Io, write } from "./io.ts";
import { type Line, readLines } from "./lines.ts";
import type { Voice } from "./speech.ts";
import { visible } from "./table.ts";

/** Lines that somebody types, one at a time. */
export interface Typing {
  /** The next line; null at the end of input, and once whoever typed has had enough (Ctrl+C). */
  next(): Promise<string | null>;
  /** Whether it was Ctrl+C. */
  interrupted(): boolean;
  end(): void;
}

/**
 * Reads standard input by lines.
 *
 * @param prompt shown before each line; where no terminal echoes what is typed, the line follows it, so that what was printed reads as a whole
 */
export function typing(io: Io, { terminal }: Voice, prompt: string | null): Typing {
  const source = readLines(openInput(io, undefined))[Symbol.asyncIterator]();
  const echo = io.stdin.isTTY !== true;
  let waiting: Line[] = [];
  let interrupted = false;
  let wake: () => void = () => {};
  const enough = new Promise<null>((resolve) => {
    wake = () => resolve(null);
  });
  const interrupt = (): void => {
    interrupted = true;
    wake();
  };
  const more = async (): Promise<Line[] | null> => {
    // While nobody is asked for anything, Ctrl+C ends the process as it does any other.
    io.once?.("SIGINT", interrupt);
    const batch = await Promise.race([source.next(), enough]);
    io.off?.("SIGINT", interrupt);
    return batch === null || batch.done ? null : batch.value;
  };
  const nextLine = async (): Promise<Line | null> => {
    while (waiting.length === 0) {
      const batch = interrupted ? null : await more();
      if (batch === null) return null;
      waiting = batch;
    }
    return waiting.shift() as Line;
  };
  return {
    async next() {
      for (;;) {
        if (prompt !== null) await write(io.stdout, prompt);
        const line = await nextLine();
        // The shell's own prompt begins a line.
        if (prompt !== null && (line === null || echo)) await write(io.stdout, `${typeof line === "string" ? visible(line) : ""}\n`);
        if (line === null || typeof line === "string") return line;
        await complain(io, terminal.fault(line));
      }
    },
    interrupted: () => interrupted,
    end() {
      // What still waits to be read would keep the process alive.
      io.stdin.on("error", () => {});
      io.stdin.destroy();
    },
  };
}
