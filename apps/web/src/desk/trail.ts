/** What the screens need from the browser's history. */
export type PageHistory = Pick<globalThis.History, "state" | "pushState" | "replaceState" | "go">;

/** What an entry of the history says of the screen. */
type Mark = "result" | "awards" | "sheet";

/**
 * The browser's history as the screens leave it: an entry for a result, and one above it for an open sheet, so that the browser's
 * own Back closes what was opened last. No entry stays behind when something is closed by its own button.
 */
export interface Trail {
  has(mark: Mark): boolean;
  /** A step onwards; it takes the place of a sheet's entry. */
  push(marks: Readonly<Partial<Record<Mark, true>>>, path?: string): void;
  /** The same entry under another path. */
  rename(path: string): void;
  /** Back to before the entry with this mark, and before a sheet over it. */
  leave(mark: "result" | "awards"): void;
  /** A sheet has been opened; `close` closes it when the reader goes back. The answer says that it is closed. */
  cover(close: () => void): () => void;
  /** The browser has gone to another entry. */
  arrived(): void;
}

/** A step that was asked for and never came, as in a tab with a history of its own. */
const LOST_MS = 1000;

/** Opens the history of a page. */
export function openTrail(history: PageHistory): Trail {
  let covers: (() => void)[] = [];
  /** The history goes back by and by; what comes before it has arrived waits. */
  let going: ReturnType<typeof setTimeout> | null = null;
  let waiting: (() => void)[] = [];

  const has = (mark: Mark): boolean => (plain(history.state) as Partial<Record<Mark, unknown>>)[mark] === true;
  const settle = (): void => {
    if (going !== null) clearTimeout(going);
    going = null;
    const next = waiting;
    waiting = [];
    for (const step of next) then(step);
  };
  const then = (step: () => void): void => {
    if (going === null) step();
    else waiting.push(step);
  };
  const go = (steps: number): void => {
    going = setTimeout(settle, LOST_MS);
    history.go(steps);
  };
  const sheetless = (): object => {
    const { sheet: _, ...state } = plain(history.state) as { sheet?: unknown };
    return state;
  };

  return {
    has,
    push: (marks, path) =>
      then(() => {
        const state = path === undefined ? { ...sheetless(), ...marks } : marks;
        if (has("sheet")) history.replaceState(state, "", path);
        else history.pushState(state, "", path);
      }),
    rename: (path) => then(() => history.replaceState(history.state, "", path)),
    leave: (mark) =>
      then(() => {
        if (has(mark)) go(has("sheet") ? -2 : -1);
      }),
    cover(close) {
      covers = [...covers, close];
      then(() => {
        if (covers.includes(close) && !has("sheet")) history.pushState({ ...plain(history.state), sheet: true }, "");
      });
      return () => {
        covers = covers.filter((one) => one !== close);
        then(() => {
          if (covers.length === 0 && has("sheet")) go(-1);
        });
      };
    },
    arrived() {
      settle();
      if (going !== null) return;
      if (!has("sheet")) for (const close of covers) close();
      // The way forward to a sheet that was closed leads nowhere.
      else if (covers.length === 0) go(-1);
    },
  };
}

const plain = (state: unknown): object => (typeof state === "object" && state !== null ? state : {});
