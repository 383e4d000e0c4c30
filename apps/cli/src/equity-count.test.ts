import { EventEmitter } from "node:events";
import { Readable, Writable } from "node:stream";
import { equity } from "sidepot/equity";
import { describe, expect, test } from "vitest";
import { countEquity } from "./equity-count.ts";
import { questionOf } from "./equity-question.ts";
import { Refusal } from "./fault.ts";
import type { Io } from "./io.ts";
import { speechFor } from "./speech.ts";

const { human } = speechFor(["--lang", "en"], {});
const sink = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const world = (): Io & EventEmitter =>
  Object.assign(new EventEmitter(), { stdin: Readable.from([]), stdout: sink(), stderr: sink(), env: {} }) as never;

function question(value: object, options = {}) {
  const read = questionOf(value, options);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** Many units: deals in chunks until the error is small. */
const SIX = question({ hands: ["AsAh", "KsKh", "QsQh", "JsJh", "TsTh", "9s9h"], method: "sampled", precision: 0.0006, seed: 3 });

describe("the answer does not depend on the threads", () => {
  test.each([1, 2, 3])("%d of them, started at once", async (threads) => {
    expect(await countEquity(world(), SIX, threads, human, 0)).toEqual(equity(SIX.input, SIX.options));
  });

  test("nor does an exact one of many units", async () => {
    const asked = question({ hands: ["22+@30%,A2s+", "KTs+@70%,QQ"] });
    expect(await countEquity(world(), asked, 2, human, 0)).toEqual(equity(asked.input, asked.options));
  });
});

describe("an interrupt", () => {
  const cancelled = { name: "Error", fault: { code: "RUN_CANCELLED" } };
  const long = question({ hands: ["AsAh", "KsKh"], method: "sampled", precision: 1e-9, samples: 1e12 });

  test.each([1, 2])("ends the work on %d threads, and is let go of", async (threads) => {
    const io = world();
    const counting = countEquity(io, long, threads, human, 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(io.listenerCount("SIGINT")).toBe(1);
    io.emit("SIGINT");
    await expect(counting).rejects.toMatchObject(cancelled);
    await expect(counting).rejects.toBeInstanceOf(Refusal);
    expect(io.listenerCount("SIGINT")).toBe(0);
  });

  test("after an answer nobody listens any more", async () => {
    const io = world();
    expect((await countEquity(io, question({ hands: ["AsAh", "KsKh"], board: "2c7d9h" }), 1, human)).ok).toBe(true);
    expect(io.listenerCount("SIGINT")).toBe(0);
  });
});
