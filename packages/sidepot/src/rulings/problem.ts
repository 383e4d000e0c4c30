import type { FactSpec } from "./facts.ts";

/** Why a question cannot be ruled on; `path` points into the question, as `facts.actionPending`. */
export type RuleProblem =
  | { readonly code: "QUESTION_NOT_AN_OBJECT" | "FACTS_NOT_AN_OBJECT" | "TABLE_NOT_AN_OBJECT"; readonly path: string; readonly got: string }
  | { readonly code: "SITUATION_MISSING"; readonly path: string; readonly choices: readonly string[] }
  /** `like` are those of the choices that a slip may have missed, the likeliest first. */
  | {
      readonly code: "SITUATION_UNKNOWN" | "RULES_UNKNOWN";
      readonly path: string;
      readonly got: string;
      readonly choices: readonly string[];
      readonly like: readonly string[];
    }
  /** A fact without which the answer would be guessed. */
  | { readonly code: "FACT_MISSING"; readonly path: string; readonly situation: string; readonly fact: string; readonly spec: FactSpec }
  | {
      readonly code: "FACT_INVALID";
      readonly path: string;
      readonly situation: string;
      readonly fact: string;
      readonly got: string;
      readonly spec: FactSpec;
    }
  /** A fact that the situation does not have: passed over it would change the answer without a word. */
  | {
      readonly code: "FACT_UNKNOWN";
      readonly path: string;
      readonly situation: string;
      readonly fact: string;
      readonly choices: readonly string[];
      readonly like: readonly string[];
    }
  /** Two facts that cannot both be so: whatever is answered, one of them is passed over. */
  | { readonly code: "FACTS_CONFLICT"; readonly path: string; readonly situation: string; readonly fact: string; readonly other: string }
  | { readonly code: "PLAYERS_INVALID"; readonly path: string; readonly got: string; readonly least: number; readonly most: number };
