import { type Showdown, type ShowdownInput, showdown } from "sidepot/showdown";
import { showdownText } from "./hands-text.ts";
import type { Judge } from "./judge.ts";
import { showdownJson } from "./showdown-json.ts";
import type { Voice } from "./speech.ts";

/** `sidepot showdown`: cards → the order of hands. */
export const showdownJudge = (voice: Voice): Judge<Showdown> => ({
  decide: (input) => showdown(input as ShowdownInput),
  sentence: (problem, { words }) => words.problem(problem),
  json: showdownJson,
  text: (answer) => showdownText(answer, voice),
});
