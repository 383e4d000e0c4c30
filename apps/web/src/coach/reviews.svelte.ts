import type { Decision, NoReview, Review, ReviewProgress } from "@sidepot/trainer/coach";
import type { Width } from "@sidepot/trainer/ranges";
import type { FinishedHand } from "@sidepot/trainer/table";
import type { Ask, JobName, SidePotRow, Tell } from "./messages.ts";

/** Where some work stands. */
type Standing = "waiting" | "working" | "stopped" | "done" | "failed";

/** One measurement of the solver. */
export interface Measured {
  readonly width: Width;
  readonly iterations: number;
  readonly ofPot: number;
}

/** A decision and what is known of it. */
export interface Reviewed {
  readonly decision: Decision;
  readonly standing: Standing;
  readonly progress: ReviewProgress | null;
  /** How the solver came nearer to an equilibrium, from the first measurement on. */
  readonly course: readonly Measured[];
  readonly review: Review | null;
  readonly problem: NoReview | null;
}

/** The reviews of one hand, as they come. */
export interface Reviews {
  /** Null until the worker has looked at the hand. */
  readonly all: readonly Reviewed[] | null;
  /** The worker broke before it had. */
  readonly broken: boolean;
  /** This one before the others. */
  first(at: number): void;
  stop(at: number): void;
  /** Goes on with one that was stopped, and begins anew after one that broke off. */
  go(at: number): void;
  again(): void;
  close(): void;
}

/** The demonstration's rows, as they come. */
export interface SidePots {
  readonly standing: Standing;
  readonly rows: readonly SidePotRow[];
  run(): void;
  stop(): void;
  close(): void;
}

/** A worker that is started when it is first asked. */
function openWorker(hear: (tell: Tell) => void, lost: () => void): { ask(message: Ask): void; close(): void } {
  let worker: Worker | null = null;
  const start = (): Worker => {
    const made = new Worker(new URL("./coach.worker.ts", import.meta.url), { type: "module" });
    made.onmessage = ({ data }: MessageEvent<Tell>) => made === worker && hear(data);
    made.onerror = lost;
    made.onmessageerror = lost;
    worker = made;
    return made;
  };
  return {
    ask: (message) => (worker ?? start()).postMessage(message),
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}

/** Reviews a hand's decisions away from the page. */
export function openReviews(hand: FinishedHand): Reviews {
  let all = $state.raw<readonly Reviewed[] | null>(null);
  let broken = $state(false);
  const change = (job: JobName, to: (one: Reviewed) => Partial<Reviewed>): void => {
    all = all?.map((one) => (one.decision.at === job ? { ...one, ...to(one) } : one)) ?? null;
  };
  const hear = (tell: Tell): void => {
    if (tell.tell === "decisions") {
      const none = { standing: "waiting", progress: null, course: [], review: null, problem: null } as const;
      all = tell.decisions.map((decision) => ({ decision, ...none }));
    } else if (tell.tell === "failed") change(tell.job, () => ({ standing: "failed" }));
    else if (tell.tell === "review") {
      const { over, progress, review, problem } = tell;
      change(tell.job, (one) => ({
        standing: over ? "done" : one.standing === "stopped" ? "stopped" : "working",
        progress,
        course: withMeasured(one.course, progress),
        review: review ?? one.review,
        problem,
      }));
    }
  };
  const worker = openWorker(hear, () => {
    worker.close();
    broken = all === null;
    all = all?.map((one) => (one.standing === "done" ? one : { ...one, standing: "failed" })) ?? null;
  });
  const begin = (): void => {
    worker.close();
    all = null;
    broken = false;
    worker.ask({ ask: "hand", hand });
  };
  begin();
  return {
    get all() {
      return all;
    },
    get broken() {
      return broken;
    },
    first: (at) => worker.ask({ ask: "first", job: at }),
    stop(at) {
      change(at, () => ({ standing: "stopped" }));
      worker.ask({ ask: "stop", job: at });
    },
    go(at) {
      if (all?.some(({ standing }) => standing === "failed")) return begin();
      change(at, () => ({ standing: "working" }));
      worker.ask({ ask: "go", job: at });
    },
    again: begin,
    close: worker.close,
  };
}

/** What the solver measured since, one entry a measurement. */
function withMeasured(course: readonly Measured[], { solving }: ReviewProgress): readonly Measured[] {
  if (!solving || solving.ofPot === null) return course;
  const { width, iterations, ofPot } = solving;
  const last = course.at(-1);
  // It is told with every step, and measured in some.
  if (last?.width === width && last.ofPot === ofPot) return course;
  return [...course, { width, iterations, ofPot }];
}

/** Solves the demonstration away from the page, once somebody asks. */
export function openSidePots(): SidePots {
  let standing = $state<Standing>("waiting");
  let rows = $state.raw<readonly SidePotRow[]>([]);
  const fail = (): void => {
    standing = "failed";
    worker.close();
  };
  const worker = openWorker((tell) => {
    if (tell.tell === "failed") fail();
    else if (tell.tell === "side-pots") {
      rows = tell.rows;
      if (tell.over) standing = "done";
    }
  }, fail);
  return {
    get standing() {
      return standing;
    },
    get rows() {
      return rows;
    },
    run() {
      worker.ask({ ask: standing === "stopped" ? "go" : "first", job: "side-pots" });
      standing = "working";
    },
    stop() {
      standing = "stopped";
      worker.ask({ ask: "stop", job: "side-pots" });
    },
    close: worker.close,
  };
}
