import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { LANGS, parseAmount, say } from "./index.ts";

const amount = fc.oneof(fc.nat(200_000), fc.maxSafeNat());

test.prop([amount])("what is written is read back, in each language", (n) => {
  for (const lang of LANGS) expect(parseAmount(say(lang).chips(n))).toEqual({ ok: true, value: n });
});

test.prop([amount])("short numbers have six characters at most and are never more than the amount", (n) => {
  for (const lang of LANGS) {
    const shown = say(lang).chipsCompact(n);
    expect(shown.length).toBeLessThanOrEqual(6);
    const read = parseAmount(shown.replace(/^([\d,.]+)T$/, (_, t: string) => `${t}조`));
    if (!read.ok) throw new Error(`${n} ${shown} ${read.error.code}`);
    expect(read.value).toBeLessThanOrEqual(n);
    expect(n - read.value).toBeLessThanOrEqual(n / 1_000);
  }
});

test.prop([fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."0123456789,.kmb만천백십억万千億 -") }))], {
  numRuns: 3_000,
})("no text makes the reading of amounts throw, and an answer is a safe integer", (text) => {
  const read = parseAmount(text);
  if (read.ok) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true);
  else for (const lang of LANGS) expect(say(lang).amount(read.error)).not.toMatch(/undefined|NaN|\[object/);
});
