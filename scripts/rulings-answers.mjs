// Every question that the rulings can be asked, within reason, and all that is said in answer. From the built packages.
import { rulingWords } from "@sidepot/words/rulings";
import { BOOK_IDS, CASES, POINTS, rule, SITUATIONS } from "sidepot/rulings";

/** @typedef {import("sidepot/rulings").SituationName} SituationName */
/** @typedef {import("sidepot/rulings").PointName} PointName */
/** @typedef {import("sidepot/rulings").BookId} BookId */
/** @typedef {import("sidepot/rulings").Decision} Decision */
/** @typedef {Readonly<Record<string, unknown>>} Facts */

/** @type {readonly ("en" | "ko" | "ja")[]} */
const LANGS = ["en", "ko", "ja"];
const SEQUENCES = [[], ["fold"], ["fold", "fold"], ["check", "fold"], ["fold", "call"], ["fold", "fold", "fold"]];
/** So many of a count's values are tried from its least, and its most. */
const COUNTS = 4;

/**
 * @param {import("sidepot/rulings").FactSpec} spec
 * @returns {readonly unknown[]}
 */
function valuesOf(spec) {
  const open = spec.default === null ? [undefined] : [];
  if (spec.kind === "yes-no") return [...open, false, true];
  if (spec.kind === "one-of") return [...open, ...spec.values];
  if (spec.kind === "actions") return SEQUENCES;
  const first = Array.from({ length: Math.min(COUNTS, spec.most - spec.least + 1) }, (_, i) => spec.least + i);
  return [...open, ...new Set([...first, spec.most])];
}

/**
 * Every combination of a situation's facts that can be so and leaves nothing open.
 * @param {SituationName} name
 * @returns {Facts[]}
 */
export function factsOf(name) {
  /** @type {Facts[]} */
  let all = [{}];
  for (const [fact, spec] of Object.entries(SITUATIONS[name].facts)) {
    all = all.flatMap((facts) => valuesOf(spec).map((value) => (value === undefined ? facts : { ...facts, [fact]: value })));
  }
  return all.filter((facts) => !refused(name, facts));
}

/**
 * Whether the facts contradict each other, or leave one open that a book's answer hangs on.
 * @param {SituationName} situation
 * @param {Facts} facts
 * @returns {boolean}
 */
const refused = (situation, facts) =>
  BOOK_IDS.some((rules) => {
    const ruled = rule({ rules, situation, facts });
    return !ruled.ok && (ruled.error.code === "FACTS_CONFLICT" || ruled.error.code === "FACT_MISSING");
  });

/** The names of all situations. */
export const NAMES = /** @type {SituationName[]} */ (Object.keys(SITUATIONS));

/**
 * @param {SituationName} situation
 * @param {BookId} rules
 * @param {Facts} facts
 * @returns {Decision}
 */
export function decided(situation, rules, facts) {
  const ruled = rule({ rules, situation, facts });
  if (!ruled.ok) throw new Error(`${situation} ${JSON.stringify(facts)}: ${JSON.stringify(ruled.error)}`);
  return ruled.value;
}

/**
 * @typedef {object} Part one thing that a decision says
 * @property {Decision["decision"]} [decision]
 * @property {Decision["steps"]} [steps]
 * @property {Decision["wrong"][number]} [wrong]
 * @property {Decision["why"][number]} [why]
 * @property {Decision["notes"][number]} [note]
 */

/**
 * Everything that any decision says, each once and with the first place that says it: there are far fewer than decisions.
 * @returns {readonly (readonly [string, Part])[]}
 */
function everyPart() {
  /** @type {Map<string, readonly [string, Part]>} */
  const parts = new Map();
  for (const name of NAMES) {
    for (const facts of factsOf(name)) {
      for (const book of BOOK_IDS) {
        const { decision, steps, choices, wrong, why, notes } = decided(name, book, facts);
        /** @type {Part[]} */
        const all = [
          ...[{ decision, steps }, ...choices].flatMap((one) => [{ decision: one.decision }, { steps: one.steps }]),
          ...wrong.map((one) => ({ wrong: one })),
          ...why.map((one) => ({ why: one })),
          ...notes.map((one) => ({ note: one })),
        ];
        for (const part of all) {
          const key = JSON.stringify(part);
          if (!parts.has(key)) parts.set(key, [`${name} by ${book}`, part]);
        }
      }
    }
  }
  return [...parts.values()];
}

/**
 * All that is said of any decision, situation, point and case, in three languages, each text once.
 * @returns {{ place: string, text: string }[]}
 */
export function everyAnswer() {
  /** @type {Map<string, string>} */
  const places = new Map();
  /** @type {(place: string, texts: readonly string[]) => void} */
  const say = (place, texts) => {
    for (const text of texts) if (!places.has(text)) places.set(text, place);
  };
  const parts = everyPart();
  for (const lang of LANGS) {
    const words = rulingWords(lang);
    for (const [place, { decision, steps, wrong, why, note }] of parts) {
      if (decision) say(`${lang} ${place}`, [words.decision(decision)]);
      if (steps) {
        const lines = words.lines(steps).map(({ text }) => text);
        say(`${lang} ${place}`, [lines.join(". ")]);
      }
      if (wrong) say(`${lang} ${place}`, [words.wrong(wrong.answer), words.when(wrong)]);
      if (why) say(`${lang} ${place}`, [words.why(why)]);
      if (note) say(`${lang} ${place}`, [words.note(note)]);
    }
    for (const name of NAMES) {
      const facts = Object.keys(SITUATIONS[name].facts).map((fact) => words.fact(name, fact));
      say(`${lang} ${name}`, [words.situation(name), ...facts.flatMap((fact) => [fact.name, ...Object.values(fact.values ?? {})])]);
    }
    for (const [name, { values }] of Object.entries(POINTS)) {
      const point = /** @type {PointName} */ (name);
      say(`${lang} point ${name}`, [words.point(point), ...values.map((value) => words.value(point, value))]);
    }
    for (const { id } of Object.values(CASES).flat()) {
      const one = words.caseOf(id);
      say(`${lang} case ${id}`, [one?.title ?? "", one?.question ?? "", ...Object.values(one?.answers ?? {}), ...(one?.slang ?? [])]);
    }
  }
  return [...places].map(([text, place]) => ({ place, text }));
}
