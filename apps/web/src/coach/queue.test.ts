import { expect, test } from "vitest";
import { type Job, openQueue } from "./queue.ts";

/** A job of so many steps that writes down each; it has something to show after some of them. */
const job = (name: string, steps: number, log: string[], shows = steps): Job<string> => {
  let left = steps;
  return {
    name,
    get answered() {
      return steps - left >= shows;
    },
    step() {
      log.push(name);
      return --left > 0;
    },
  };
};
const pause = (): Promise<void> => Promise.resolve();
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

test("jobs are done in their order, the wanted one first", async () => {
  const log: string[] = [];
  const queue = openQueue<string>(() => log.push("failed"), pause);
  for (const name of ["a", "b", "c"]) queue.add(job(name, 2, log));
  queue.first("c");
  await settle();
  // The first step of the first job was done when it came.
  expect(log).toEqual(["a", "c", "c", "a", "b", "b"]);
});

test("every job has something to show before any is done to its end", async () => {
  const log: string[] = [];
  const queue = openQueue<string>(() => log.push("failed"), pause);
  for (const name of ["a", "b"]) queue.add(job(name, 3, log, 1));
  queue.first("b");
  await settle();
  expect(log).toEqual(["a", "b", "b", "b", "a", "a"]);
});

test("a stopped job waits, and goes on where it was", async () => {
  const log: string[] = [];
  const queue = openQueue<string>(() => log.push("failed"), pause);
  queue.add(job("a", 3, log));
  queue.stop("a");
  queue.add(job("b", 1, log));
  await settle();
  expect(log).toEqual(["a", "b"]);
  queue.go("a");
  await settle();
  expect(log).toEqual(["a", "b", "a", "a"]);
});

test("one that throws is over, and the others go on", async () => {
  const log: string[] = [];
  const queue = openQueue<string>((name) => log.push(`${name} failed`), pause);
  queue.add({
    name: "a",
    answered: false,
    step() {
      throw new Error("no");
    },
  });
  queue.add(job("b", 1, log));
  await settle();
  expect(log).toEqual(["a failed", "b"]);
});

test("nothing is done after everything was cleared", async () => {
  const log: string[] = [];
  const queue = openQueue<string>(() => log.push("failed"), pause);
  queue.add(job("a", 5, log));
  queue.clear();
  await settle();
  expect(log).toEqual(["a"]);
});
