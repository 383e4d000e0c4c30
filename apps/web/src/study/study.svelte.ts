import { contestsOf, type Equity, type EquityProblem, type RunProgress, readTally } from "sidepot/equity";
import { untrack } from "svelte";
import type { Desk } from "../desk.svelte.ts";
import { type Asked, askedOf } from "./asked.ts";
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
  /** The link that led here could not be read. */
  readonly unreadable: boolean;
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
/** Steps of undo that are kept. */
const MOST_STEPS = 200;

/** Opens the question that the device kept; call it while a component is made. */
export function openStudy(desk: Desk): Study {
  const pool = openPool();
  const note = $derived(desk.note("study"));
  const read = $derived(note === null || note === "" ? emptyQuestion() : readFragment(note));
  const question = $derived(read ?? emptyQuestion());
  const asked = $derived(askedOf(question));
  /** What the counting hangs on: chips count only by who contests which pot. */
  const key = $derived(
    asked.ready
      ? `${makeFragment({ ...question, players: question.players.map((player) => ({ ...player, bet: 0 })), folded: [], ante: 0 })} ${JSON.stringify(asked.ready.input.contests)}`
      : null,
  );
  let past = $state.raw<readonly string[]>([]);
  let future = $state.raw<readonly string[]>([]);
  let lastKind = "";
  let count = $state.raw<Count>({ state: "waiting" });
  let turn = $state(0);

  const write = (fragment: string): void => desk.setNote("study", fragment);

  $effect(() => {
    void turn;
    count = { state: "waiting" };
    const ready = key === null ? undefined : untrack(() => asked.ready);
    if (!ready) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      count = { state: "counting", part: 0, error: null };
      const counted = await pool.count(ready.input, ready.options, (progress) => {
        if (wanted && count.state === "counting") count = { state: "counting", part: partOf(progress), error: progress.error ?? null };
      });
      // Another question, or “cancel”, has come in between.
      if (!wanted || count.state !== "counting") return;
      if ("tally" in counted) {
        const { players } = ready.input;
        count = { state: "done", equity: readTally(counted.method, counted.tally, contestsOf(ready.input), players.length) };
      } else if ("fault" in counted) count = { state: "failed", ...(counted.fault ? { fault: counted.fault } : {}) };
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
      return read === null;
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
      return future.length > 0;
    },
    edit(next, kind = "") {
      const before = makeFragment(question);
      const after = makeFragment(next);
      if (before === after) return;
      if (kind === "" || kind !== lastKind) past = [...past, before].slice(-MOST_STEPS);
      lastKind = kind;
      future = [];
      write(after);
    },
    undo() {
      const to = past.at(-1);
      if (to === undefined) return;
      future = [...future, makeFragment(question)];
      past = past.slice(0, -1);
      lastKind = "";
      write(to);
    },
    redo() {
      const to = future.at(-1);
      if (to === undefined) return;
      past = [...past, makeFragment(question)];
      future = future.slice(0, -1);
      lastKind = "";
      write(to);
    },
    cancel() {
      pool.stop();
      count = { state: "cancelled" };
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
