import { listOr } from "../../en/lists.ts";
import { showText } from "../../text.ts";
import type { ProblemPart } from "../problems.ts";

const quoted = (text: string): string => (text === "undefined" ? "nothing" : `“${showText(text)}”`);
const either = (texts: readonly string[]): string => listOr(texts.map(quoted));
const like = (texts: readonly string[]): string => (texts.length === 0 ? "" : ` Did you mean ${either(texts)}?`);
const at = (path: string): string => showText(path);
const LIST = "`sidepot rule --list` shows them all.";

/** English. */
export const problems: ProblemPart = {
  stop: ".",
  count: (least, most) => `a whole number from ${least} to ${most}`,
  actions: (list) => `a list, in order, of ${list}`,
  options: (options) => listOr(options.map(({ text, meaning }) => (meaning === null ? text : `${text} (${meaning})`))),
  sentences: ({ words, question, allowed, factPath }) => ({
    QUESTION_NOT_AN_OBJECT: ({ got }) => `A question is an object with a situation and its facts, but this is ${quoted(got)}.`,
    FACTS_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}: facts are an object, a value for each, but this is ${quoted(got)}.`,
    TABLE_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}: a table is an object as {"players":6}, but this is ${quoted(got)}.`,
    SITUATION_MISSING: () => `No situation is named. ${LIST}`,
    SITUATION_UNKNOWN: (p) => `There is no situation ${quoted(p.got)}.${like(p.like)} ${LIST}`,
    RULES_UNKNOWN: (p) =>
      `${quoted(p.got)} is no rulebook that is known here, nor a whole house rulebook.${like(p.like)} Known are ${p.choices.join(", ")}.`,
    FACT_MISSING: (p) =>
      `Not known yet: ${question(p.situation, p.fact)} ${factPath(p.fact)} has to be given: ${allowed(p.situation, p.fact, p.spec)}.`,
    FACT_INVALID: (p) =>
      `${factPath(p.fact)}: ${quoted(p.got)} is no answer to this: ${question(p.situation, p.fact)} Give ${allowed(p.situation, p.fact, p.spec)}.`,
    FACT_UNKNOWN: (p) =>
      `${quoted(p.fact)} is nothing that ${p.situation} asks.${like(p.like)} ${p.choices.length === 0 ? "It asks nothing: leave it out." : `It asks: ${p.choices.join(", ")}.`}`,
    FACTS_CONFLICT: (p) =>
      `${factPath(p.fact)} and ${factPath(p.other)} cannot both be so. Change one of the answers: ${question(p.situation, p.fact)} ${question(p.situation, p.other)}`,
    PLAYERS_INVALID: (p) => `${at(p.path)}: ${quoted(p.got)} is no number of players. Give a whole number from ${p.least} to ${p.most}.`,
    HOUSE_NOT_AN_OBJECT: ({ got }) => `A house rulebook is an object with a name, a base and points, but this is ${quoted(got)}.`,
    HOUSE_POINTS_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}: points are an object, a value for each, but this is ${quoted(got)}.`,
    HOUSE_NAME_MISSING: ({ path }) => `${at(path)}: the rulebook has no name. Give it the name of the house.`,
    HOUSE_NAME_NOT_TEXT: ({ path, got }) =>
      `${at(path)}: ${got.trim() === "" ? "the name is empty" : `${quoted(got)} is no name`}. Give the name of the house as text.`,
    HOUSE_NAME_NOT_PLAIN: ({ path, got }) =>
      `${at(path)}: ${quoted(got)} has characters that nobody can see, or a line break. Write the name anew, by hand.`,
    HOUSE_NAME_TAKEN: ({ path, got }) => `${at(path)}: ${quoted(got)} is the name of a known rulebook. Give the house a name of its own.`,
    HOUSE_NAME_TOO_LONG: ({ path, length, most }) =>
      `${at(path)}: the name has ${length} characters, and ${most} are the most. Shorten it.`,
    HOUSE_NOTE_TOO_LONG: ({ path, length, most }) =>
      `${at(path)}: the note has ${length} characters, and ${most} are the most. Shorten it.`,
    HOUSE_BASE_MISSING: ({ path, choices }) => `${at(path)}: the rulebook under the house's own is not named. Give ${either(choices)}.`,
    HOUSE_BASE_UNKNOWN: ({ path, got, choices }) => `${at(path)}: ${quoted(got)} is no known rulebook. Give ${either(choices)}.`,
    HOUSE_POINT_UNKNOWN: ({ path, got, like: near }) =>
      `${at(path)}: there is no point ${quoted(got)}.${near.length === 0 ? " Leave it out, or look for its name in the list of points." : like(near)}`,
    HOUSE_VALUE_MISSING: ({ path, point, choices }) =>
      `${at(path)}: ${words.point(point)}: what the house holds is missing. Give ${either(choices)}.`,
    HOUSE_VALUE_UNKNOWN: ({ path, point, got, choices }) =>
      `${at(path)}: ${words.point(point)}: ${quoted(got)} cannot be held. Give ${either(choices)}, or leave the point out.`,
    HOUSE_NOTE_NOT_TEXT: ({ path, got }) => `${at(path)}: ${quoted(got)} is no note. Write the note as text, or leave it out.`,
    HOUSE_KEY_UNKNOWN: ({ path, got, choices }) =>
      `${at(path)}: ${quoted(got)} means nothing here. Leave it out; known are ${choices.join(", ")}.`,
  }),
};
