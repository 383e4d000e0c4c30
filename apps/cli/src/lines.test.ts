import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { type Line, readLines } from "./lines.ts";

async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? bytes.length;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function linesOf(bytes: Uint8Array | string, sizes: readonly number[] = [1 << 16], limit?: number): Promise<Line[]> {
  const all: Line[] = [];
  for await (const lines of readLines(cut(Buffer.from(bytes), sizes), limit)) all.push(...lines);
  return all;
}

const ended = (lines: readonly Line[]): Line[] => (lines.at(-1) === "" ? lines.slice(0, -1) : [...lines]);

test.prop([fc.array(fc.string({ unit: "grapheme" })), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })])(
  "lines do not depend on where the chunks are cut",
  async (texts, sizes) => {
    const clean = texts.map((text) => text.replace(/[\n\r\ufeff]/g, ""));
    expect(await linesOf(clean.join("\n"), sizes)).toEqual(ended(clean));
  },
);

describe("lines from other systems", () => {
  test("byte order mark, carriage returns, no last newline", async () => {
    expect(await linesOf("\ufeffa\r\nb\r\n\r\n한글", [2])).toEqual(["a", "b", "", "한글"]);
  });

  test("bytes that are no UTF-8 spoil their own line alone", async () => {
    const bytes = Buffer.concat([Buffer.from("a\n"), Buffer.from([0xff, 0xfe, 10]), Buffer.from("b\n")]);
    for (const sizes of [[1], [3], [100]]) expect(await linesOf(bytes, sizes)).toEqual(["a", { code: "NOT_UTF8" }, "b"]);
  });

  test("a line over the limit is skipped to its end, and the next one is read", async () => {
    const tooLong = { code: "LINE_TOO_LONG", limit: 8 };
    for (const sizes of [[1], [5], [100]]) {
      expect(await linesOf(`ok\n${"x".repeat(30)}\nok\n${"y".repeat(9)}`, sizes, 8)).toEqual(["ok", tooLong, "ok", tooLong]);
    }
  });
});
