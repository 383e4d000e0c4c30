import { Writable } from "node:stream";
import { terminalWords } from "@sidepot/words/terminal";
import stringWidth from "string-width";
import { expect, test } from "vitest";
import { progressBar } from "./equity-bar.ts";
import type { Io, Output } from "./io.ts";

function terminal(columns: number | undefined, isTTY = true, env: Record<string, string> = {}) {
  const said: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      said.push(chunk.toString("utf8"));
      done();
    },
  });
  const stderr: Output = Object.assign(stream, { isTTY, ...(columns === undefined ? {} : { columns }) });
  return { io: { stderr, env } as unknown as Io, said };
}
const { equity: words } = terminalWords("en");

test("work that is soon done is not worth a line, and long work has one that is taken away", () => {
  const { io, said } = terminal(60);
  let time = 0;
  const bar = progressBar(io, words, undefined, () => time);
  for (; time < 300; time += 10) bar.tell({ done: 1, units: 4 });
  expect(said).toEqual([]);
  bar.tell({ done: 1, units: 4 });
  expect(said).toEqual([`\r[${"#".repeat(10)}${"-".repeat(30)}] 25%\x1b[K`]);
  // Not more than ten a second.
  for (; time < 500; time += 10) bar.tell({ done: 2, units: 4 });
  expect(said).toHaveLength(2);
  bar.clear();
  bar.clear();
  expect(said.slice(2)).toEqual(["\r\x1b[K"]);
});

test("sampling is as far as its error has come down, or as its deals have", () => {
  const { io, said } = terminal(80);
  let time = 0;
  const bar = progressBar(io, words, 0.001, () => {
    time += 1000;
    return time;
  });
  bar.tell({ done: 1, units: 1000, error: 0.002 });
  bar.tell({ done: 900, units: 1000, error: 0.01 });
  bar.tell({ done: 901, units: 1000, error: 0 });
  expect(said.map((line) => line.slice(line.indexOf("] ") + 2).replace("\x1b[K", ""))).toEqual([
    "25%, ±0.20%",
    "90%, ±1.00%",
    "90%, ±0.00%",
  ]);
});

test.each([5, 10, 20, 44, 0, undefined])("it fits into %s columns", (columns) => {
  const { io, said } = terminal(columns);
  let time = 0;
  const bar = progressBar(io, words, undefined, () => (time += 1000));
  bar.tell({ done: 3, units: 4 });
  const [line = ""] = said;
  expect(stringWidth(line)).toBeLessThan(columns || 80);
  if (columns === undefined || columns === 0) expect(line).toContain("#".repeat(30));
});

test("without a terminal that can take a line back it says nothing", () => {
  for (const { io, said } of [terminal(80, false), terminal(80, true, { TERM: "dumb" })]) {
    let time = 0;
    const bar = progressBar(io, words, undefined, () => (time += 1000));
    bar.tell({ done: 1, units: 2 });
    bar.clear();
    expect(said).toEqual([]);
  }
});
