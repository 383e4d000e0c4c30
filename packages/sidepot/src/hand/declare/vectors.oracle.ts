import { expect, test } from "vitest";
import { type Choice, type Declaration, type Interpretation, interpret, type Reading } from "../declare.ts";

// What the tests of declarations share: a reading in a line, and tables of what was said and pushed.

const choice = (c: Choice): string =>
  c.do === "fold" ? `fold${c.forfeits > 0 ? ` leaving ${c.forfeits}` : ""}` : "min" in c ? `${c.do} ${c.min}-${c.max}` : c.do;

/** A reading in a line: `raise 1700, back 200`. */
export function line(r: Interpretation | Reading): string {
  if (r.kind === "pending") return `pending: ${line(r.reading)}`;
  if (r.kind !== "action") return `${r.kind}: ${r.choices.map(choice).join(" | ")}${"back" in r && r.back > 0 ? `, back ${r.back}` : ""}`;
  const done = "to" in r.action ? `${r.action.do} ${r.action.to}` : r.action.do;
  return `${done}${r.back > 0 ? `, back ${r.back}` : ""}${r.owes > 0 ? `, owes ${r.owes}` : ""}`;
}

export function read(d: Partial<Declaration>): Interpretation {
  const answer = interpret({ stack: 100_000, ...d } as Declaration);
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.path}`);
  return answer.value;
}

export type Row = readonly [name: string, input: Partial<Declaration>, want: string, because?: string, cite?: string];
export const rows = (list: readonly Row[]): void => {
  for (const [name, input, want, because, cite] of list) {
    test(name, () => {
      const reading = read(input);
      expect(line(reading)).toBe(want);
      if (because) expect(reading.because).toBe(because);
      if (cite) expect(reading.cites).toContain(`TDA-2024 ${cite}`);
    });
  }
};
export const many = (count: number, value: number): number[] => new Array<number>(count).fill(value);

/** Blinds 250-500, raised by 600 to 1,100. */
export const to1100 = { facing: 1_100, minRaise: 600 };
/** Opened for 1,400. */
export const to1400 = { facing: 1_400, minRaise: 1_400, opener: true };
/** 1,000-2,000: opened for 2,000, raised to 8,000. */
export const to8000 = { facing: 8_000, minRaise: 6_000 };
