/** A place that keeps texts by key on this device; `kept` is false where it forgets some of them when the page closes. */
export interface Keep {
  readonly kept: boolean;
  get(key: string): string | null;
  set(key: string, value: string): void;
  clear(): void;
}

const PREFIX = "sidepot.";

/** The browser's storage, or memory where it is blocked or full. Never throws. */
export function openKeep(storage: () => Storage): Keep {
  const memory = new Map<string, string>();
  const inMemory: Keep = {
    kept: false,
    get: (key) => memory.get(key) ?? null,
    set: (key, value) => void memory.set(key, value),
    clear: () => memory.clear(),
  };
  let store: Storage;
  try {
    store = storage();
    store.setItem(`${PREFIX}probe`, "1");
    store.removeItem(`${PREFIX}probe`);
  } catch {
    return inMemory;
  }
  return {
    get kept() {
      return memory.size === 0;
    },
    get: (key) => memory.get(key) ?? store.getItem(PREFIX + key),
    set: (key, value) => {
      try {
        store.setItem(PREFIX + key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    clear: () => {
      memory.clear();
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
    },
  };
}
