import type { PlayOptionName } from "@sidepot/words/terminal/play";
import type { Theme } from "./page.ts";

/** How `play` was asked. */
export interface PlayFlags {
  readonly seats?: string;
  readonly mode?: string;
  readonly blinds?: string;
  readonly ante?: string;
  readonly straddle?: boolean;
  readonly seed?: string;
  readonly opponents?: string;
  readonly level?: string;
  readonly hands?: string;
  readonly pause?: boolean;
  /** The style of the bot in the person's seat. */
  readonly auto?: string;
  readonly coach?: boolean;
  readonly json?: boolean;
  readonly jsonl?: boolean;
  readonly theme?: Theme;
  /** False after `--no-strata`. */
  readonly strata?: boolean;
}

/** The options of `play` alone, with their values. */
export const PLAY_OPTIONS: readonly (readonly [PlayOptionName, string])[] = [
  ["seats", " <number>"],
  ["mode", " <mode>"],
  ["blinds", " <small/big>"],
  ["ante", " <ante>"],
  ["straddle", ""],
  ["seed", " <number>"],
  ["opponents", " <styles>"],
  ["level", " <level>"],
  ["hands", " <number>"],
  ["pause", ""],
  ["auto", " <style>"],
  ["coach", ""],
  ["json", ""],
  ["jsonl", ""],
];
