import { describe, expect, test } from "vitest";
import { RUNNER_CONTRACT } from "../../../packages/sidepot/src/equity/run.contract.ts";
import { makeThreads } from "./equity-threads.ts";

describe("runner contract, on threads", () => {
  test.each(RUNNER_CONTRACT)("$name", ({ check }) =>
    check({
      async open(input, options, count) {
        const threads = makeThreads({ input, options }, count);
        threads.start();
        const all = await Promise.all(threads.runners);
        return { runners: [...new Set(all)], close: threads.close };
      },
    }),
  );
});

test("a question that has no plan ends its thread, and whoever asks is told", async () => {
  const threads = makeThreads({ input: null as never, options: {} }, 1);
  threads.start();
  await expect(Promise.race(threads.runners)).rejects.toThrow();
  await threads.close();
});

test("threads that were not started have nothing to close", async () => {
  await makeThreads({ input: { players: [] }, options: {} }, 4).close();
});
