import { Readable, Writable } from "node:stream";
import { plain } from "@sidepot/words";
import type { Io } from "./io.ts";
import { run } from "./run.ts";

/** What a command printed, and its exit status. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command inside this process. `stdin` undefined stands for a terminal at which nobody types. */
export async function runInMemory(args: readonly string[], stdin?: string | Uint8Array, env: Record<string, string> = {}): Promise<Ran> {
  const texts = { out: "", err: "" };
  const sink = (key: "out" | "err"): Writable =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        texts[key] += chunk.toString("utf8");
        done();
      },
    });
  const input: Io["stdin"] = Readable.from(stdin === undefined ? [] : [Buffer.from(stdin)], { objectMode: false });
  if (stdin === undefined) Object.defineProperty(input, "isTTY", { value: true });
  const status = await run(args, { stdin: input, stdout: sink("out"), stderr: sink("err"), env });
  return { status, out: plain(texts.out), err: plain(texts.err) };
}
