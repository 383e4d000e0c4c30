import type { HandScript, HandState, Illegal } from "sidepot/hand";
import { playScript } from "sidepot/hand";
import { handStateJson } from "./hand-json.ts";
import { handStateText } from "./hand-text.ts";
import type { Judge } from "./judge.ts";
import type { Voice } from "./speech.ts";

/** `sidepot hand`: betting so far → whose turn it is, and what is legal. */
export const handJudge = (voice: Voice): Judge<HandState, Illegal> => ({
  decide: (input) => playScript(input as HandScript),
  sentence: (illegal, { hands }, input) => hands.illegal(illegal, namesIn(input)),
  json: handStateJson,
  text: (state) => handStateText(state, voice),
});

/** The names that an input gives, or the letters that stand for them: a refused input has no others. */
function namesIn(input: unknown): string[] {
  const { names, stacks } = (typeof input === "object" && input !== null ? input : {}) as { names?: unknown; stacks?: unknown };
  if (Array.isArray(names) && names.every((name) => typeof name === "string")) return names;
  return Array.isArray(stacks) ? stacks.map((_, seat) => String.fromCharCode(65 + (seat % 26))) : [];
}
