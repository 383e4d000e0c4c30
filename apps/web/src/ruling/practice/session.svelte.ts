import { attempt, type Decision, openPractice, type Practice, type Random, type Refusal, type TableStep } from "sidepot/rulings";
import { openRepeats } from "./repeat.ts";
import { touched } from "./view.ts";

/** One exercise from its first verb to its last. */
export interface Session {
  /** Null where the table cannot be dealt. */
  readonly practice: Practice | null;
  /** Why the last verb was none; null after a right one. */
  readonly refusal: Refusal | null;
  /** How many verbs were refused. */
  readonly flaws: number;
  /** What the refused verb would have touched. */
  readonly shaken: "stub" | "burns" | "board" | null;
  /** The right verb that was done last. */
  readonly last: TableStep | null;
  do(verb: TableStep): void;
}

/** Begins an exercise; a wrong verb changes nothing on its table. */
export function openSession(decision: Decision, players: number, random: Random): Session {
  const repeats = openRepeats(() => performance.now());
  const opened = openPractice(decision, players, random);
  let practice = $state.raw<Practice | null>(opened?.ok ? opened.value : null);
  let refusal = $state.raw<Refusal | null>(null);
  let flaws = $state(0);
  let shaken = $state.raw<Session["shaken"]>(null);
  let last = $state.raw<TableStep | null>(null);
  return {
    get practice() {
      return practice;
    },
    get refusal() {
      return refusal;
    },
    get flaws() {
      return flaws;
    },
    get shaken() {
      return shaken;
    },
    get last() {
      return last;
    },
    do(verb) {
      if (repeats(verb) || !practice) return;
      const tried = attempt(practice, verb, random);
      if (!tried.ok) {
        refusal = tried.error;
        shaken = touched(verb, practice);
        flaws++;
        return;
      }
      practice = tried.value;
      last = verb;
      refusal = null;
      shaken = null;
    },
  };
}
