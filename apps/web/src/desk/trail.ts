/** What the screens need from the browser's history. */
export type PageHistory = Pick<globalThis.History, "state" | "pushState" | "replaceState" | "go">;

/** What an entry of the history says of the screen. */
type Mark = "result" | "awards" | "sheet";
/** What an entry is, and where the reader came from to a place within a tool. */
type Marks = Readonly<Partial<Record<Mark, true>>> & { readonly from?: string };

/**
 * The browser's history as the screens leave it: an entry for a result, and one above it for an open sheet, so that the browser's
 * own Back closes what was opened last. A closed sheet leaves no entry behind, and the way forward is what it was before.
 */
export interface Trail {
  has(mark: Mark): boolean;
  /** A step onwards; it takes the place of a sheet's entry. */
  push(marks: Marks, path?: string): void;
  /** The same entry under another path. */
  rename(path: string): void;
  /** Back to before the entry with this mark, and before a sheet over it. */
  leave(mark: "result" | "awards"): void;
  /** Back to where the reader came from; false where the entry tells of no such place, as after a link from outside. */
  retreat(): boolean;
  /** A sheet has been opened; `close` closes it when the reader goes back. The answer says that it is closed. */
  cover(close: () => void): () => void;
  /** The browser has gone to another entry. Answers the path that it should have. */
  arrived(path: string): string;
  /** The page stands at an entry that it has not made, as by a link. */
  begin(): void;
}

interface Entry {
  readonly state: object;
  /** Left out where it is still the one that the page came with. */
  readonly path?: string | undefined;
}

/** A step that was asked for and never came, as in a tab with a history of its own. */
const LOST_MS = 1000;

/** Opens the history of a page. */
export function openTrail(history: PageHistory): Trail {
  /** The entries that this page has made, by their place; a sheet's is not among them, because the browser forgets what lay before it. */
  let known: Entry[] = [];
  let at = 0;
  /** What the entry under the sheet is called since the language was changed on the sheet. */
  let renamed: string | null = null;
  let covers: (() => void)[] = [];
  /** The history goes by and by; what comes before it has arrived waits. */
  let going: ReturnType<typeof setTimeout> | null = null;
  let waiting: (() => void)[] = [];

  const has = (mark: Mark): boolean => (plain(history.state) as Partial<Record<Mark, unknown>>)[mark] === true;
  const then = (step: () => void): void => {
    if (going === null) step();
    else waiting.push(step);
  };
  const settle = (): void => {
    if (going !== null) clearTimeout(going);
    going = null;
    const next = waiting;
    waiting = [];
    for (const step of next) then(step);
  };
  const go = (steps: number): void => {
    going = setTimeout(settle, LOST_MS);
    history.go(steps);
  };
  const begin = (): void => {
    const given = plain(history.state) as { at?: unknown };
    at = typeof given.at === "number" ? given.at : 0;
    history.replaceState({ ...given, at }, "");
    known = [];
    known[at] = { state: plain(history.state) };
  };
  begin();

  return {
    has,
    begin,
    push: (marks, path) =>
      then(() => {
        const { sheet: _, ...here } = plain(history.state) as { sheet?: unknown };
        const state = { ...(path === undefined ? here : {}), ...marks, at: at + 1 };
        known = [...known.slice(0, at + 1), { state, path: path ?? known[at]?.path }];
        if (has("sheet")) history.replaceState(state, "", path);
        else history.pushState(state, "", path);
        at++;
        renamed = null;
      }),
    rename: (path) =>
      then(() => {
        history.replaceState(history.state, "", path);
        known[at] = { state: known[at]?.state ?? {}, path };
        if (has("sheet")) renamed = path;
      }),
    leave: (mark) =>
      then(() => {
        if (has(mark)) go(has("sheet") ? -2 : -1);
      }),
    retreat() {
      if (typeof (plain(history.state) as { from?: unknown }).from !== "string") return false;
      then(() => go(has("sheet") ? -2 : -1));
      return true;
    },
    cover(close) {
      covers = [...covers, close];
      then(() => {
        if (covers.includes(close) && !has("sheet")) history.pushState({ ...plain(history.state), sheet: true }, "");
      });
      return () => {
        covers = covers.filter((one) => one !== close);
        then(() => {
          if (covers.length > 0 || !has("sheet")) return;
          const [next, ...ahead] = known.slice(at + 1);
          if (next) history.replaceState(next.state, "", next.path);
          for (const { state, path } of ahead) history.pushState(state, "", path);
          go(-1 - ahead.length);
        });
      };
    },
    arrived(path) {
      const state = plain(history.state) as { at?: unknown };
      const under = state.at === at && !has("sheet");
      let name = path;
      if (under && renamed !== null) {
        name = renamed;
        history.replaceState(state, "", name);
      }
      if (!has("sheet")) renamed = null;
      if (typeof state.at !== "number") begin();
      at = typeof state.at === "number" ? state.at : at;
      known[at] ??= { state, path: name };
      if (!has("sheet")) {
        // Where the page itself has gone, the sheets that are open have just been opened.
        const open = going === null ? covers : [];
        if (going === null) covers = [];
        for (const close of open) close();
        const ahead = open.length > 0 && under ? known.slice(at + 1) : [];
        settle();
        if (ahead.length > 0 && going === null) {
          for (const entry of ahead) history.pushState(entry.state, "", entry.path);
          go(-ahead.length);
        }
      } else {
        settle();
        // The way forward to a sheet that was closed leads nowhere.
        if (covers.length === 0 && going === null) go(-1);
      }
      return name;
    },
  };
}

const plain = (state: unknown): object => (typeof state === "object" && state !== null ? state : {});
