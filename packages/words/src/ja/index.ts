import { compacted, grouped } from "../numbers.ts";
import { sumLine } from "../sums.ts";
import type { Words } from "../words.ts";
import { cardName } from "./cards.ts";
import { gameName } from "./games.ts";
import { handName, note, why } from "./hands.ts";
import { counted, list, listOr } from "./lists.ts";
import { awardLine, potCount, potName, potScript, potStanding, returnLine } from "./pots.ts";
import { amount, place, problem, warning } from "./problems.ts";
import { showing } from "./showing.ts";

const scales = [
  { size: 10_000, sign: "万" },
  { size: 100_000_000, sign: "億" },
  { size: 1_000_000_000_000, sign: "兆" },
];

/** Japanese, in です・ます. */
export const ja: Words = {
  lang: "ja",
  chips: grouped,
  chipsCounted: counted,
  chipsCompact: (n) => compacted(n, scales),
  list,
  listOr,
  potTag: (pot) => (pot === 0 ? "M" : `S${pot}`),
  potName,
  potCount,
  potArithmetic: (layers, pot, names, dead) => sumLine(layers, pot, names, dead === "ante" ? "アンティ" : "デッドチップ"),
  potStanding,
  returnLine,
  potScript,
  awardLine,
  handName,
  why,
  note,
  showing,
  cardName,
  gameName,
  place,
  problem,
  warning,
  amount,
};
