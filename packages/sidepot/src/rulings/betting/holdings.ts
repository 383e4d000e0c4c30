import type { BookId } from "../books.ts";
import { type Holding, practice, silent, text } from "../point.ts";

/** Rules of books other than the TDA's, where their text was read on a point. */
interface OwnRules {
  readonly roberts?: readonly string[];
  readonly tournament?: readonly string[];
  readonly live?: readonly string[];
}

type Holdings<V extends string> = Readonly<Record<BookId, Holding<V>>>;

/** Rules that the TDA of 2022, read whole, numbers as that of 2024 does; those of 2019 were not read. */
const STEADY = /^(?:4[3-7]|49|5[0-3]|58)(?=-|$)/;

const earlier = (rules: readonly string[]): readonly string[] => [
  ...new Set(
    rules.flatMap((rule) => {
      const number = STEADY.exec(rule)?.[0];
      return number === undefined ? [] : [`TDA-2022 ${number}`];
    }),
  ),
];

const of = (book: string, rules: readonly string[]): readonly string[] => rules.map((rule) => `${book} ${rule}`);

/** What every book holds alike: by its own text where that was read, by the TDA's rule as practice where not. */
export function shared<V extends string>(value: V, tda: readonly string[], own: OwnRules = {}): Holdings<V> {
  const stand = practice(value, ...of("TDA-2024", tda));
  const or = (book: string, rules: readonly string[] | undefined): Holding<V> =>
    rules === undefined ? stand : text(value, ...of(book, rules));
  return {
    "tda-2024": text(value, ...of("TDA-2024", tda)),
    "tda-pre-2022": practice(value, ...earlier(tda)),
    roberts: or("ROBERTS", own.roberts),
    "wsop-tournament-2026": or("WSOP-TOURNAMENT-2026", own.tournament),
    "wsop-live-2026": or("WSOP-LIVE-2026", own.live),
  };
}

/** What no book decides; the rules are those that leave it to the floor. */
export const open = <V extends string>(choices: readonly V[], tda: readonly string[], own: OwnRules = {}): Holdings<V> => ({
  "tda-2024": silent(choices, ...of("TDA-2024", tda)),
  "tda-pre-2022": silent(choices, ...earlier(tda)),
  roberts: silent(choices, ...of("ROBERTS", own.roberts ?? [])),
  "wsop-tournament-2026": silent(choices, ...of("WSOP-TOURNAMENT-2026", own.tournament ?? [])),
  "wsop-live-2026": silent(choices, ...of("WSOP-LIVE-2026", own.live ?? [])),
});
