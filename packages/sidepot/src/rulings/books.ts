/** The rulebooks that the referee knows, newest of a family first. */
export const BOOK_IDS = ["tda-2024", "tda-pre-2022", "roberts", "wsop-tournament-2026", "wsop-live-2026"] as const;
/** One of {@link BOOK_IDS}. */
export type BookId = (typeof BOOK_IDS)[number];

/** Which printing of a rulebook was read, and when it was last held against its source. */
export interface Edition {
  /** Null where the printing does not say it. */
  readonly year: number | null;
  readonly version: string;
  /** Tournaments, cash games, or whatever a house uses it for. */
  readonly play: "tournament" | "cash" | "any";
  /** The day on which the points were last held against the text, as `2026-11-29`. */
  readonly checked: string;
  /** Where its publisher has the text or says where it is; null where there is no such place. */
  readonly home: string | null;
}

/** The editions behind {@link BOOK_IDS}. */
export const EDITIONS: Readonly<Record<BookId, Edition>> = {
  "tda-2024": { year: 2024, version: "1.0", play: "tournament", checked: "2026-11-30", home: "https://www.pokertda.com/" },
  // The numbered rules of 2019; its recommended procedures past RP-4 could not be read, so what they held is practice here.
  "tda-pre-2022": { year: 2019, version: "1.0", play: "tournament", checked: "2026-11-29", home: "https://www.pokertda.com/" },
  roberts: { year: null, version: "11", play: "any", checked: "2026-11-29", home: null },
  "wsop-tournament-2026": {
    year: 2026,
    version: "2026",
    play: "tournament",
    checked: "2026-11-30",
    home: "https://assets.wsopcdn.com/wsop/1a72ba28-781c-409d-a9c3-5ca13c4c5718.pdf",
  },
  "wsop-live-2026": {
    year: 2026,
    version: "2026",
    play: "cash",
    checked: "2026-11-30",
    home: "https://assets.wsopcdn.com/wsop/853ee602-e1e9-4019-a0cf-381419d805c6.pdf",
  },
};
