import { contestsOf, type Equity, type EquityProblem, type RunProgress, readTally } from "sidepot/equity";
import { untrack } from "svelte";
import type { Desk } from "../desk.svelte.ts";
import { type Asked, askedOf } from "./asked.ts";
import { makeKept, readKept } from "./kept.ts";
import { makeFragment, readFragment } from "./link.ts";
import { openPool, type Pool } from "./pool.ts";
import { emptyQuestion, type Question } from "./question.ts";

/** How the counting stands. */
type Count =
  | { readonly state: "waiting" }
  /** `fault` is what is wrong with the question, where that is why. */
  | { readonly state: "cancelled" | "failed"; readonly fault?: EquityProblem }
  /** How much of it is done, from 0 to 1, and the error so far where deals are random. */
  | { readonly state: "counting"; readonly part: number; readonly error: number | null }
  | { readonly state: "done"; readonly equity: Equity };

/** What the Study page knows. */
export interface Study {
  readonly question: Question;
  /** The link that led here, where it could not be read; null where it could. */
  readonly unreadable: string | null;
  readonly asked: Asked;
  readonly count: Count;
  readonly pool: Pool;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Puts another question in the place of this one, as one step of undo; equal kinds in a row are one step. */
  edit(question: Question, kind?: string): void;
  undo(): void;
  redo(): void;
  cancel(): void;
  again(): void;
  /** Leaves nothing running. */
  leave(): void;
}

/** Long enough for the next key to come. */
const IDLE_MS = 120;
/** Where random deals end unless something else is asked, as in the library; for the bar alone. */
const PRECISION = 0.0005;
/** Nothing is known yet. */
const WAITING: Count = { state: "waiting" };

/** Opens the question that the device kept; call it while a component is made. */
export function openStudy(desk: Desk): Study {
  const pool = openPool();
  const kept = $derived(readKept(desk.note("study")));
  const read = $derived(kept.now === "" ? emptyQuestion() : readFragment(kept.now));
  const question = $derived(read ?? emptyQuestion());
  const asked = $derived(askedOf(question));
  /** What the counting hangs on: chips count only by who contests which pot. */
  const key = $derived(
    asked.ready
      ? `${makeFragment({ ...question, players: question.players.map((player) => ({ ...player, bet: 0 })), folded: [], ante: 0 })} ${JSON.stringify(asked.ready.input.contests)}`
      : null,
  );
  /** Steps that can be undone: what no question can be made of is none. */
  const past = $derived(kept.past.filter((step) => readFragment(step) !== null));
  let future = $state.raw<readonly string[]>([]);
  let lastKind = "";
  /** What was written here last; after a link, or an edit in another tab, there is nothing to do again. */
  let written = $state("");
  const isOwn = $derived(desk.note("study") === written);
  /** Of an answer that is there it is known what it answers: the question may be another by now. */
  let told = $state.raw<{ readonly key: string | null; readonly count: Count }>({ key: null, count: WAITING });
  const count = $derived(told.key === key ? told.count : WAITING);
  let turn = $state(0);

  const write = (now: string, before: readonly string[]): void => {
    written = makeKept({ now, past: before });
    desk.setNote("study", written);
  };

  $effect(() => {
    void turn;
    const own = key;
    const tell = (next: Count): void => {
      told = { key: own, count: next };
    };
    tell(WAITING);
    const ready = own === null ? undefined : untrack(() => asked.ready);
    if (!ready) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      tell({ state: "counting", part: 0, error: null });
      const counted = await pool.count(ready.input, ready.options, (progress) => {
        if (wanted && count.state === "counting") tell({ state: "counting", part: partOf(progress), error: progress.error ?? null });
      });
      // Another question, or “cancel”, has come in between.
      if (!wanted || count.state !== "counting") return;
      if ("tally" in counted) {
        const { players } = ready.input;
        tell({ state: "done", equity: readTally(counted.method, counted.tally, contestsOf(ready.input), players.length) });
      } else if ("fault" in counted) tell({ state: "failed", ...(counted.fault ? { fault: counted.fault } : {}) });
    }, IDLE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
      pool.stop();
    };
  });

  return {
    get question() {
      return question;
    },
    get unreadable() {
      return read === null ? kept.now : null;
    },
    get asked() {
      return asked;
    },
    get count() {
      return count;
    },
    pool,
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return isOwn && future.length > 0;
    },
    edit(next, kind = "") {
      const before = makeFragment(question);
      const after = makeFragment(next);
      if (before === after) return;
      write(after, kind !== "" && kind === lastKind && isOwn ? past : [before, ...past]);
      lastKind = kind;
      future = [];
    },
    undo() {
      const [to, ...rest] = past;
      if (to === undefined) return;
      future = [...(isOwn ? future : []), makeFragment(question)];
      lastKind = "";
      write(to, rest);
    },
    redo() {
      const to = isOwn ? future.at(-1) : undefined;
      if (to === undefined) return;
      future = future.slice(0, -1);
      lastKind = "";
      write(to, [makeFragment(question), ...past]);
    },
    cancel() {
      pool.stop();
      told = { key, count: { state: "cancelled" } };
    },
    again() {
      turn++;
    },
    leave: () => pool.close(),
  };
}

/** How far a counting is. The error shrinks with the root of the deals: so much of the way is behind. */
function partOf({ done, units, error }: RunProgress): number {
  return error ? Math.max(done / units, Math.min(1, (PRECISION / error) ** 2)) : done / units;
}
