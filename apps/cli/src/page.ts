import type { Io } from "./io.ts";
import type { Voice } from "./speech.ts";

/** The colours of the picture. */
export const THEMES = ["light", "dark"] as const;
/** One of them. */
export type Theme = (typeof THEMES)[number];

/** What is known of the place where text for people will stand. */
export interface Page {
  /** Columns of the terminal; where there is none, what a table may take. */
  readonly width: number;
  /** Columns that the picture may take. */
  readonly pictureWidth: number;
  /** Bits of colour that escape codes may ask for; 0: no escape codes. */
  readonly colour: 0 | 8 | 24;
  /** Only ASCII can be shown. */
  readonly ascii: boolean;
  /** The picture is drawn. */
  readonly strata: boolean;
  /** The theme of the terminal. */
  readonly theme: Theme;
  /** The theme of a picture in a file. */
  readonly fileTheme: Theme;
}

/** The page that standard output is. */
export function pageOf(io: Io, voice: Voice, asked: { readonly theme: Theme | undefined; readonly strata: boolean }): Page {
  // A terminal that was never given a size says 0.
  const columns = io.stdout.columns || undefined;
  return {
    width: columns ?? 100,
    pictureWidth: columns ?? 80,
    colour: colourDepth(io),
    ascii: !showsUnicode(io.env, voice),
    strata: asked.strata,
    theme: asked.theme ?? terminalTheme(io.env),
    fileTheme: asked.theme ?? "light",
  };
}

/**
 * Colour for a terminal that did not decline it (no-color.org). FORCE_COLOR decides over both, as in Node: 0 means none,
 * 3 means 24 bits, anything else what the terminal is known for.
 */
function colourDepth({ stdout, env }: Io): 0 | 8 | 24 {
  const forced = env.FORCE_COLOR;
  if (forced === "0" || forced === "false") return 0;
  if (!forced && (stdout.isTTY !== true || env.NO_COLOR || env.TERM === "dumb")) return 0;
  if (forced === "3") return 24;
  return forced !== "2" && (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? "") || env.WT_SESSION !== undefined) ? 24 : 8;
}

/**
 * A locale that is not UTF-8 may show nothing but ASCII; one that is not set is the C locale, except in the terminal of Windows,
 * which knows no such variables. A language other than English needs more than ASCII anyway.
 */
function showsUnicode(env: Io["env"], { words }: Voice): boolean {
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find((value) => value);
  if (locale !== undefined && /utf-?8/i.test(locale)) return true;
  return words.lang !== "en" || (locale === undefined && env.WT_SESSION !== undefined);
}

/** Some terminals tell their colours as `text;ground`; most are dark. */
const terminalTheme = (env: Io["env"]): Theme => (/;(7|15)$/.test(env.COLORFGBG ?? "") ? "light" : "dark");
