import type { BookId } from "../books.ts";
import type { PointName } from "../points.ts";

/** What is wrong with a house rulebook; `path` points into it, as `points.premature-turn.value`. */
export type HouseProblem =
  | { readonly code: "HOUSE_NOT_AN_OBJECT" | "HOUSE_POINTS_NOT_AN_OBJECT"; readonly path: string; readonly got: string }
  | { readonly code: "HOUSE_NAME_MISSING"; readonly path: string }
  /** No text or nothing to see; characters that hide, turn or break it; or what a known book is called, for which it would be taken. */
  | { readonly code: "HOUSE_NAME_NOT_TEXT" | "HOUSE_NAME_NOT_PLAIN" | "HOUSE_NAME_TAKEN"; readonly path: string; readonly got: string }
  | { readonly code: "HOUSE_NAME_TOO_LONG" | "HOUSE_NOTE_TOO_LONG"; readonly path: string; readonly length: number; readonly most: number }
  | { readonly code: "HOUSE_BASE_MISSING"; readonly path: string; readonly choices: readonly BookId[] }
  | { readonly code: "HOUSE_BASE_UNKNOWN"; readonly path: string; readonly got: string; readonly choices: readonly BookId[] }
  /** `like` are points with a name near to it; empty where there are none. */
  | { readonly code: "HOUSE_POINT_UNKNOWN"; readonly path: string; readonly got: string; readonly like: readonly string[] }
  | { readonly code: "HOUSE_VALUE_MISSING"; readonly path: string; readonly point: PointName; readonly choices: readonly string[] }
  | {
      readonly code: "HOUSE_VALUE_UNKNOWN";
      readonly path: string;
      readonly point: PointName;
      readonly got: string;
      readonly choices: readonly string[];
    }
  | { readonly code: "HOUSE_NOTE_NOT_TEXT"; readonly path: string; readonly got: string }
  /** A key that means nothing: passed over, what it was to say would be lost without a word. */
  | { readonly code: "HOUSE_KEY_UNKNOWN"; readonly path: string; readonly got: string; readonly choices: readonly string[] };
