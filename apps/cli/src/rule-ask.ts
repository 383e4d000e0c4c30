import { LANGS } from "@sidepot/words";
import type { RulingWords } from "@sidepot/words/rulings";
import { terminalWords } from "@sidepot/words/terminal";
import { ACTS, type Act, type FactSpec, plainName, SITUATIONS, type Situation, type SituationName } from "sidepot/rulings";
import { Refusal } from "./fault.ts";
import { exactName, type Found, findSituation } from "./rule-find.ts";

/** A question as it was typed, in the form of the contract; values that could not be read are as they were typed. */
export interface TypedQuestion {
  readonly situation: SituationName;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A situation and then `fact=value`, as typed. What cannot be meant is a {@link Refusal}. */
export function askedIn(args: readonly string[], words: RulingWords): TypedQuestion {
  const first = args.findIndex((arg) => PAIR.test(arg));
  const named = first < 0 ? args : args.slice(0, first);
  const { found, rest } = situationIn(named, words);
  const specs = (SITUATIONS[found.situation] as unknown as Situation<Record<string, unknown>>).facts;
  // A map, since an object would lose a fact called `__proto__`.
  const facts = new Map<string, unknown>();
  for (const arg of [...rest, ...args.slice(named.length)]) {
    const [typed, value] = splitPair(arg);
    const fact = factNamed(typed, Object.keys(specs));
    if (facts.has(fact)) throw new Refusal({ code: "FACT_TWICE", fact }, `facts.${fact}`);
    // A fact without a value is refused with what may stand there.
    facts.set(fact, value === undefined ? "" : readFact(value, specs[fact]));
  }
  return { situation: found.situation, facts: { ...found.case?.facts, ...Object.fromEntries(facts) } };
}

const PAIR = /[=＝]/u;

function splitPair(arg: string): [string, string | undefined] {
  const at = arg.search(PAIR);
  return at < 0 ? [arg.trim(), undefined] : [arg.slice(0, at).trim(), arg.slice(at + 1).trim()];
}

/** The situation at the beginning of the words, and the words after it. A title of several words need not be quoted. */
function situationIn(named: readonly string[], words: RulingWords): { readonly found: Found; readonly rest: readonly string[] } {
  const whole = findSituation(named.join(" "), words);
  if ("found" in whole) return { found: whole.found, rest: [] };
  for (let count = named.length - 1; count > 0; count--) {
    const found = exactName(named.slice(0, count).join(" "));
    if (found !== null) return { found, rest: named.slice(count) };
  }
  throw new Refusal({ code: "SITUATION_UNREAD", got: named.join(" "), like: whole.near }, "situation");
}

/** `action-pending` and `actionpending` are `actionPending`; anything else stays as it is, and is refused. */
function factNamed(typed: string, facts: readonly string[]): string {
  const bare = (text: string): string => plainName(text).replaceAll("-", "");
  return facts.find((fact) => bare(fact) === bare(typed)) ?? typed;
}

const YES: readonly string[] = ["yes", "y", "true", "예", "네", "はい"];
const NO: readonly string[] = ["no", "n", "false", "아니요", "아니오", "아뇨", "いいえ"];

/** A value as its fact needs it; what is none stays text, which the referee refuses with what may stand there. */
function readFact(typed: string, spec: FactSpec | undefined): unknown {
  const text = typed.normalize("NFKC").trim();
  const lower = text.toLowerCase();
  switch (spec?.kind) {
    case "yes-no":
      return YES.includes(lower) ? true : NO.includes(lower) ? false : typed;
    case "count":
      return /^\d{1,9}$/.test(text) ? Number(text) : typed;
    case "one-of":
      return spec.values.find((value) => value === plainName(text)) ?? typed;
    case "actions":
      return readActs(lower) ?? typed;
    case undefined:
      return typed;
  }
}

/** `fold,call`, in any of the languages; `none` where nobody did anything. */
function readActs(text: string): readonly Act[] | null {
  if (text === "" || LANGS.some((lang) => terminalWords(lang).rule.noActs === text)) return [];
  // Two commas on end are a slip, and leaving the gap out would change the answer.
  const acts = text
    .split(/\s*[,、]\s*|\s+/u)
    .map((one) => ACTS.find((act) => act === one || LANGS.some((lang) => terminalWords(lang).rule.acts[act] === one)));
  return acts.every((act) => act !== undefined) ? acts : null;
}
