import { compacted, grouped } from "../numbers.ts";
import { sumLine } from "../sums.ts";
import { NBSP } from "../text.ts";
import type { Words } from "../words.ts";
import { cardName } from "./cards.ts";
import { gameName } from "./games.ts";
import { handName, note, why } from "./hands.ts";
import { list, listOr } from "./lists.ts";
import { awardLine, potCount, potName, potScript, potStanding, returnLine } from "./pots.ts";
import { amount, place, problem, warning } from "./problems.ts";
import { showing } from "./showing.ts";

const scales = [
  { size: 1_000, sign: "K" },
  { size: 1_000_000, sign: "M" },
  { size: 1_000_000_000, sign: "B" },
  { size: 1_000_000_000_000, sign: "T" },
];

/** English. */
export const en: Words = {
  lang: "en",
  chips: grouped,
  chipsCounted: (n) => `${grouped(n)}${NBSP}${Math.abs(n) === 1 ? "chip" : "chips"}`,
  chipsCompact: (n) => compacted(n, scales),
  list,
  listOr,
  potTag: (pot) => (pot === 0 ? "M" : `S${pot}`),
  potName,
  potCount,
  potArithmetic: (layers, pot, names, dead) => sumLine(layers, pot, names, dead === "ante" ? "ante" : "dead money"),
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
