import type { Lang } from "@sidepot/words";
import { rulingWords } from "@sidepot/words/rulings";
import { CASES, GROUPS, type Group, POINTS, type PointName, SITUATIONS, type SituationName } from "sidepot/rulings";
import { tidy } from "../search.ts";

const LANGS: readonly Lang[] = ["en", "ko", "ja"];

/** The points by the group whose cases rest on them, in the order in which the cases come. */
export const POINTS_BY_GROUP: Readonly<Record<Group, readonly PointName[]>> = gathered();

function gathered(): Readonly<Record<Group, readonly PointName[]>> {
  const groups = new Map<PointName, Group>();
  for (const group of GROUPS) {
    for (const { situation } of CASES[group]) {
      for (const point of SITUATIONS[situation as SituationName].points) if (!groups.has(point)) groups.set(point, group);
    }
  }
  const all = [...groups];
  const of = (group: Group): readonly PointName[] => all.filter(([, its]) => its === group).map(([point]) => point);
  return { board: of("board"), deal: of("deal"), betting: of("betting"), showdown: of("showdown"), room: of("room") };
}

const texts = new Map<PointName, string>();

/** A point's names and values in every language, and its name in files. */
function textOf(point: PointName): string {
  const known = texts.get(point);
  if (known !== undefined) return known;
  const said = LANGS.flatMap((lang) => {
    const words = rulingWords(lang);
    return [words.point(point), ...POINTS[point].values.map((value) => words.value(point, value))];
  });
  const text = [point, ...said].map(tidy).join(" | ");
  texts.set(point, text);
  return text;
}

/** The points that have every word of a query in their names or values, in whatever language. */
export function searchPoints(query: string): readonly PointName[] {
  const wanted = tidy(query)
    .split(" ")
    .filter((word) => word !== "");
  if (wanted.length === 0) return [];
  return GROUPS.flatMap((group) => POINTS_BY_GROUP[group]).filter((point) => wanted.every((word) => textOf(point).includes(word)));
}
