import type { FactSpec, HouseProblem, RuleProblem } from "sidepot/rulings";
import { type Sentences, sentence } from "../text.ts";
import type { Lang } from "../words.ts";
import { problems as en } from "./en/problems.ts";
import { problems as ja } from "./ja/problems.ts";
import { problems as ko } from "./ko/problems.ts";
import { rulingWords } from "./languages.ts";
import type { FactWords } from "./part.ts";
import type { RulingWords } from "./words.ts";

/** What can be wrong with a question, or with the house rulebook that it is asked by. */
export type RulingProblem = RuleProblem | HouseProblem;
/** How a question was put: as JSON, or as the words `fact=value` of a command. */
export type AskedAs = "json" | "arguments";

/** What the sentences of a language are made with. */
interface ProblemGround {
  readonly words: RulingWords;
  /** A question with its mark, or a label with a full stop. */
  question(situation: string, fact: string): string;
  /** What may stand for a fact, as it is written. */
  allowed(situation: string, fact: string, spec: FactSpec): string;
  /** `actionPending` or `facts.actionPending`, as the asker sees it. */
  factPath(fact: string): string;
}

/** The problems of one language. */
export interface ProblemPart {
  /** Closes a label that is no question. */
  readonly stop: string;
  /** What may stand for a fact that has no values of its own to choose from. */
  count(least: number, most: number): string;
  actions(list: string): string;
  /** `a or b`, with the meaning of each where there is one. */
  options(options: readonly { readonly text: string; readonly meaning: string | null }[]): string;
  sentences(ground: ProblemGround): Sentences<RulingProblem>;
}

const parts: Readonly<Record<Lang, ProblemPart>> = { en, ko, ja };

/**
 * The sentence on what is wrong with a question or a house rulebook, and how to mend it.
 *
 * @param as how the question was put, so that the answer shows what to write
 */
export function ruleProblem(lang: Lang, as: AskedAs = "json"): (problem: RulingProblem) => string {
  const sentences = parts[lang].sentences(groundOf(lang, as));
  return (problem) => sentence(sentences, problem);
}

function groundOf(lang: Lang, as: AskedAs): ProblemGround {
  const words = rulingWords(lang);
  const part = parts[lang];
  const factOf = (situation: string, fact: string): FactWords => words.fact(situation as Parameters<RulingWords["fact"]>[0], fact);
  const typed = (fact: string, value: string): string => (as === "json" ? JSON.stringify(value) : `${fact}=${value}`);
  return {
    words,
    question(situation, fact) {
      const { name } = factOf(situation, fact);
      return /[?？]$/.test(name) ? name : `${name}${part.stop}`;
    },
    factPath: (fact) => (as === "json" ? `facts.${fact}` : fact),
    allowed(situation, fact, spec) {
      const plain = (texts: readonly string[]): string => part.options(texts.map((text) => ({ text, meaning: null })));
      switch (spec.kind) {
        case "yes-no":
          return plain(as === "json" ? ["true", "false"] : [`${fact}=yes`, `${fact}=no`]);
        case "count":
          return `${as === "json" ? "" : `${fact}=`}${part.count(spec.least, spec.most)}`;
        case "one-of": {
          const { values = {} } = factOf(situation, fact);
          return part.options(spec.values.map((value) => ({ text: typed(fact, value), meaning: values[value] ?? null })));
        }
        case "actions":
          return `${as === "json" ? '["fold","call"]' : `${fact}=fold,call`} (${part.actions("check, bet, call, raise, fold, all-in")})`;
      }
    },
  };
}
