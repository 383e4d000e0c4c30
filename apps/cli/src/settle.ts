import { type SettleInput, type Settlement, settle } from "sidepot/showdown";
import type { Judge } from "./judge.ts";
import type { Page } from "./page.ts";
import { pictureSvg } from "./picture.ts";
import { settlementJson } from "./settlement-json.ts";
import { settlementText } from "./settlement-text.ts";
import type { Voice } from "./speech.ts";

/** `sidepot settle`: amounts and cards → pots → who is paid. */
export const settleJudge = (voice: Voice, explain: boolean, page: Page): Judge<Settlement> => ({
  decide: (input) => settle(input as SettleInput),
  sentence: (problem, { words }) => words.problem(problem),
  json: (answer, id) => settlementJson(answer, id, explain),
  text: (answer) => settlementText(answer, voice, page),
  svg: (answer) => pictureSvg(answer, voice, page),
});
