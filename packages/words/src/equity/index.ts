import type { EquityProblem } from "sidepot/equity";
import type { Lang } from "../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { type EquityPart, sayProblem } from "./problems.ts";

const parts: Readonly<Record<Lang, EquityPart>> = { en, ko, ja };

/** The sentence on what is wrong with a range or a question of equity: what, where, and how to mend it. */
export const equityProblem = (lang: Lang): ((problem: EquityProblem) => string) => {
  const part = parts[lang];
  return (problem) => sayProblem(part, problem);
};
