import type { EquityLines } from "@sidepot/words/terminal";
import type { RunProgress } from "sidepot/equity";
import stringWidth from "string-width";
import { errorText, percentText } from "./equity-numbers.ts";
import type { Io } from "./io.ts";

/** A line on standard error that says how far long work is. */
export interface Bar {
  tell(progress: RunProgress): void;
  /** Takes the line away. */
  clear(): void;
}

/** Work that is done before is not worth a line, in milliseconds. */
const PATIENCE = 300;
/** Between two drawings of the line, in milliseconds. */
const PAUSE = 100;
const WIDEST = 40;

/**
 * A bar for a terminal; where standard error is none, nothing is said.
 *
 * @param precision the standard error at which sampling ends
 * @param now milliseconds from any beginning
 */
export function progressBar({ stderr, env }: Io, words: EquityLines, precision = 0.0005, now: () => number = () => performance.now()): Bar {
  if (stderr.isTTY !== true || env.TERM === "dumb") return { tell() {}, clear() {} };
  let due = now() + PATIENCE;
  let drawn = false;
  return {
    tell({ done, units, error }) {
      const time = now();
      if (time < due) return;
      due = time + PAUSE;
      drawn = true;
      // The standard error shrinks with the root of the number of deals, so its square tells how far sampling is.
      const near = error === undefined || error === 0 ? 0 : (precision / error) ** 2;
      const part = Math.min(1, Math.max(done / units, near));
      const text = words.progress(percentText(part, 0), error === undefined ? null : errorText(error));
      const width = Math.max(0, Math.min(WIDEST, (stderr.columns || 80) - stringWidth(text) - 4));
      const full = Math.round(width * part);
      const picture = width === 0 ? "" : `[${"#".repeat(full)}${"-".repeat(width - full)}] `;
      stderr.write(`\r${picture}${text}\x1b[K`);
    },
    clear() {
      if (drawn) stderr.write("\r\x1b[K");
      drawn = false;
    },
  };
}
