import type { Refusal, SetupProblem, TableStep } from "sidepot/rulings";
import { type Sentences, sentence } from "../text.ts";
import type { Lang } from "../words.ts";
import { table as en } from "./en/table.ts";
import { table as ja } from "./ja/table.ts";
import { table as ko } from "./ko/table.ts";

/** The verbs of a table as buttons say them. */
type VerbLabels = { readonly [K in TableStep["do"]]: (step: Extract<TableStep, { readonly do: K }>) => string };

/** What one language says of the table and of practice on it. */
export interface TablePart {
  /** As short as a button needs it; no full stop. */
  readonly verbs: VerbLabels;
  /** Why a step comes now, as the end of a sentence: without a capital and without a full stop. */
  readonly now: Readonly<Record<TableStep["do"], string>>;
  /** Why a verb cannot be done or is not the one that comes now, likewise; nothing where only the step that comes now says it. */
  readonly reasons: Sentences<Refusal>;
  /** One sentence from the label of the step that comes now and a reason. */
  next(verb: string, reason: string): string;
  /** A sentence from a reason alone. */
  alone(reason: string): string;
  /** Whole sentences. */
  readonly setup: Sentences<SetupProblem>;
}

/** What a language says of the table and of practice on it. */
export interface TableWords {
  readonly lang: Lang;
  /** A verb as a button says it: `Deal the turn`. */
  verb(step: TableStep): string;
  /** One sentence: in a practice which step comes now and why, elsewhere why it cannot be done. */
  refusal(refusal: Refusal): string;
  /** Why a table cannot be as it was said to be. */
  setup(problem: SetupProblem): string;
}

const makeTableWords = (lang: Lang, part: TablePart): TableWords => {
  const verb = (step: TableStep): string => (part.verbs[step.do] as (step: TableStep) => string)(step);
  return {
    lang,
    verb,
    refusal(refusal) {
      const { expected = null } = refusal;
      const reason = sentence(part.reasons, refusal);
      if (expected === null) return part.alone(reason);
      return part.next(verb(expected), refusal.code === "NOT_NOW" ? part.now[expected.do] : reason);
    },
    setup: (problem) => sentence(part.setup, problem),
  };
};

const all: Readonly<Record<Lang, TableWords>> = {
  en: makeTableWords("en", en),
  ko: makeTableWords("ko", ko),
  ja: makeTableWords("ja", ja),
};

/** What a language says of the table and of practice on it. */
export const tableWords = (lang: Lang): TableWords => all[lang];
