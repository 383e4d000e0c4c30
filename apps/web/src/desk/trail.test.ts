import { expect, test, vi } from "vitest";
import { openTrail, type PageHistory, type Trail } from "./trail.ts";

/** A history like the browser's: steps come later. */
function page(): {
  trail: Trail;
  entries: unknown[];
  paths: readonly string[];
  at: () => number;
  back: (steps?: number) => void;
  come: () => void;
} {
  const entries: unknown[] = [null];
  const paths = ["/en/pot"];
  let at = 0;
  let due: number | null = null;
  const history: PageHistory = {
    get state() {
      return entries[at];
    },
    pushState(state) {
      at++;
      entries.splice(at, entries.length, state);
    },
    replaceState(state, _, path) {
      entries[at] = state;
      if (path !== undefined) paths[at] = String(path);
    },
    go(steps = 0) {
      due = (due ?? 0) + steps;
    },
  };
  const trail = openTrail(history);
  const come = (): void => {
    while (due !== null) {
      at = Math.max(0, Math.min(entries.length - 1, at + due));
      due = null;
      trail.arrived(paths[at] ?? "");
    }
  };
  const back = (steps = -1): void => {
    history.go(steps);
    come();
  };
  return { trail, entries, paths, at: () => at, come, back };
}

test("going back closes the sheet and leaves the screen", () => {
  const { trail, at, back } = page();
  trail.push({ result: true });
  const close = vi.fn();
  trail.cover(() => {
    close();
    closed();
  });
  const closed = trail.cover(() => {});
  back();
  expect(close).toHaveBeenCalledOnce();
  expect([at(), trail.has("result"), trail.has("sheet")]).toEqual([1, true, false]);
});

test("a sheet closed by its own button leaves no entry, however often", () => {
  const { trail, at, entries, come } = page();
  for (let i = 0; i < 5; i++) {
    trail.cover(() => {})();
    come();
  }
  expect([at(), entries.length]).toEqual([0, 2]);
});

test("a sheet opened before the last one is gone from the history still has its entry", () => {
  const { trail, at, come } = page();
  trail.cover(() => {})();
  trail.cover(() => {});
  come();
  expect([at(), trail.has("sheet")]).toEqual([1, true]);
});

test("what a sheet leads to takes its place", () => {
  const { trail, at, entries, come } = page();
  const closed = trail.cover(() => {});
  trail.push({ result: true });
  closed();
  come();
  expect([at(), entries]).toEqual([1, [{ at: 0 }, { result: true, at: 1 }]]);
});

test("leaving the result from a sheet over it goes two back", () => {
  const { trail, at, come } = page();
  trail.push({ result: true });
  const closed = trail.cover(() => {});
  trail.leave("result");
  closed();
  come();
  expect(at()).toBe(0);
});

test("forward to a closed sheet, and a reload with an open one, come back from it", () => {
  const { trail, at, back } = page();
  trail.cover(() => {});
  const closed = trail.cover(() => {});
  closed();
  const other = page();
  other.trail.cover(() => {})();
  other.come();
  other.back(1);
  expect(other.at()).toBe(0);
  back();
  expect(at()).toBe(0);
});

test("opening and closing a sheet keeps the way forward, by its button and by going back", () => {
  for (const byButton of [true, false]) {
    const { trail, at, entries, come, back } = page();
    trail.push({ result: true });
    trail.push({}, "/other");
    back(-2);
    const closed = trail.cover(() => {});
    if (byButton) {
      closed();
      come();
    } else back();
    expect([at(), entries]).toEqual([0, [{ at: 0 }, { result: true, at: 1 }, { at: 2 }]]);
  }
});

test("a language chosen on a sheet names the entry under it", () => {
  const { trail, at, paths, come } = page();
  const closed = trail.cover(() => {});
  trail.rename("/ko/pot");
  closed();
  come();
  expect([at(), paths[0]]).toEqual([0, "/ko/pot"]);
});

test("a step that never comes holds nothing up", () => {
  vi.useFakeTimers();
  const { trail } = page();
  trail.cover(() => {})();
  trail.push({ result: true });
  expect(trail.has("result")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(trail.has("result")).toBe(true);
  vi.useRealTimers();
});

test("a place within a tool is left for where the reader came from, and only if the reader came from somewhere", () => {
  const { trail, at, come } = page();
  expect(trail.retreat()).toBe(false);
  trail.push({ from: "" }, "/en/ruling/odd-chip");
  trail.cover(() => {});
  expect(trail.retreat()).toBe(true);
  come();
  expect(at()).toBe(0);
});
