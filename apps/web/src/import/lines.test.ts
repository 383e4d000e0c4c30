import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { encodingOf, lineParter, pieces, type Source } from "./lines.ts";

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

test("the encoding is told by the first bytes", () => {
  expect(encodingOf(bytes(0xff, 0xfe, 0x41, 0))).toBe("utf-16le");
  expect(encodingOf(bytes(0xfe, 0xff, 0, 0x41))).toBe("utf-16be");
  expect(encodingOf(new TextEncoder().encode("카드"))).toBe("utf-8");
  // A character that is cut at the end of the piece is no fault.
  expect(encodingOf(new TextEncoder().encode("카드").slice(0, 5))).toBe("utf-8");
  expect(encodingOf(bytes(0x80, 0x31, 0x30))).toBe("windows-1252");
});

property.prop([fc.array(fc.constantFrom("a", "b c", "", "\r", "\n", "\r\n"), { maxLength: 12 }), fc.integer({ min: 1, max: 4 })])(
  "a text in pieces has the lines that it has as a whole",
  (parts, size) => {
    const text = parts.join("");
    const parter = lineParter();
    const lines: string[] = [];
    for (let at = 0; at < text.length; at += size) lines.push(...parter.push(text.slice(at, at + size)));
    lines.push(...parter.end());
    const whole = text.split(/\r\n|\r|\n/);
    if (whole.at(-1) === "") whole.pop();
    expect(lines).toEqual(whole);
  },
);

const read = async (source: Source): Promise<string> => {
  let text = "";
  for await (const piece of pieces(source)) text += piece.text;
  return text;
};

test("a file in pieces is the text that it holds, in any of the encodings", async () => {
  const text = "카드 €10\n".repeat(60_000);
  expect(await read({ name: null, text })).toBe(text);
  expect(await read({ name: "a", file: new Blob([`\ufeff${text}`]) })).toBe(text);
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (c) => c.charCodeAt(0)).buffer);
  expect(await read({ name: "b", file: new Blob([wide]) })).toBe(text);
  expect(await read({ name: "c", file: new Blob([bytes(0x80, 0x31, 0x30) as Uint8Array<ArrayBuffer>]) })).toBe("€10");
});
