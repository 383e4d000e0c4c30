import { breath } from "../device/breath.ts";

/** Work in small steps. */
export interface Job<N> {
  readonly name: N;
  /** Somebody can read something of it already. */
  readonly answered: boolean;
  /** Does some tens of milliseconds of work, tells what came of it, and answers whether more is left. */
  step(): boolean;
}

/**
 * Jobs that are done one step at a time, so that whoever asks is heard in between: the wanted one first, until it has something to show;
 * then the others, until they have; then the rest of the wanted one, and of the others.
 */
export interface Queue<N> {
  add(job: Job<N>): void;
  /** Wants this one. */
  first(name: N): void;
  /** Leaves one alone until it is to go on. */
  stop(name: N): void;
  go(name: N): void;
  /** Ends all work. */
  clear(): void;
}

/** Opens a queue; `failed` is told of a job that threw, which is then over. */
export function openQueue<N>(failed: (name: N) => void, pause: () => Promise<void> = breath): Queue<N> {
  const jobs: Job<N>[] = [];
  const stopped = new Set<N>();
  let wanted: N | null = null;
  let working = false;

  const next = (): Job<N> | undefined => {
    const ready = jobs.filter(({ name }) => !stopped.has(name));
    const open = ready.filter(({ answered }) => !answered);
    return [open, ready].map((some) => some.find(({ name }) => name === wanted) ?? some[0]).find((job) => job !== undefined);
  };
  const remove = (job: Job<N>): void => {
    const at = jobs.indexOf(job);
    if (at >= 0) jobs.splice(at, 1);
  };
  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let job = next(); job; job = next()) {
      try {
        if (!job.step()) remove(job);
      } catch {
        remove(job);
        failed(job.name);
      }
      await pause();
    }
    working = false;
  }

  return {
    add(job) {
      jobs.push(job);
      void work();
    },
    first(name) {
      wanted = name;
      stopped.delete(name);
      void work();
    },
    stop: (name) => void stopped.add(name),
    go(name) {
      stopped.delete(name);
      void work();
    },
    clear() {
      jobs.length = 0;
      stopped.clear();
      wanted = null;
    },
  };
}
