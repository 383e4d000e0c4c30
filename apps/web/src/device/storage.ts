/** A place that keeps texts by key on this device; `kept` is false where it forgets some of them when the page closes. */
export interface Keep {
  readonly kept: boolean;
  get(key: string): string | null;
  set(key: string, value: string): void;
  clear(): void;
  /** Calls whenever another tab has written or deleted something; null where it deleted everything at once. */
  watch(changed: (key: string | null) => void): void;
}

const PREFIX = "sidepot.";

/** How a page hears of what other tabs write. */
type Listen = (heard: (event: Pick<StorageEvent, "key" | "storageArea">) => void) => void;

/** The browser's storage, or memory where it is blocked or full. Never throws. */
export function openKeep(storage: () => Storage, listen: Listen = () => {}): Keep {
  const memory = new Map<string, string>();
  const inMemory: Keep = {
    kept: false,
    get: (key) => memory.get(key) ?? null,
    set: (key, value) => void memory.set(key, value),
    clear: () => memory.clear(),
    watch: () => {},
  };
  let store: Storage;
  try {
    store = storage();
    store.setItem(`${PREFIX}probe`, "1");
    store.removeItem(`${PREFIX}probe`);
  } catch {
    return inMemory;
  }
  /** What was read or written last, for a storage that can no longer be read. */
  const seen = new Map<string, string | null>();
  return {
    get kept() {
      return memory.size === 0;
    },
    get(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        seen.set(key, store.getItem(PREFIX + key));
      } catch {
        // Blocked after it was opened: what is known is still right for this page.
      }
      return seen.get(key) ?? null;
    },
    set(key, value) {
      seen.set(key, value);
      try {
        store.setItem(PREFIX + key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    clear() {
      memory.clear();
      seen.clear();
      try {
        for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
      } catch {
        // Nothing can be read from it any more, so nothing is kept that this page could show.
      }
    },
    watch(changed) {
      listen(({ key, storageArea }) => {
        if (storageArea !== store || (key !== null && (!key.startsWith(PREFIX) || key === `${PREFIX}probe`))) return;
        const name = key === null ? null : key.slice(PREFIX.length);
        // What did not fit was older than what another tab has written since.
        if (name === null) memory.clear();
        else memory.delete(name);
        changed(name);
      });
    },
  };
}
