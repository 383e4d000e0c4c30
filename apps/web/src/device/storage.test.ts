import { expect, test } from "vitest";
import { openKeep } from "./storage.ts";

const fake = (full = false): Storage => {
  const map = new Map<string, string>();
  const api = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full && value.length > 1) throw new Error("QuotaExceededError");
      map.set(key, value);
      Object.assign(api, { [key]: value });
    },
    removeItem: (key: string) => {
      map.delete(key);
      delete (api as Record<string, unknown>)[key];
    },
  };
  return api as unknown as Storage;
};

test("keeps and clears its own keys alone", () => {
  const store = fake();
  store.setItem("other", "1");
  const keep = openKeep(() => store);
  keep.set("hand", "x");
  expect(keep.kept).toBe(true);
  expect(store.getItem("sidepot.hand")).toBe("x");
  keep.clear();
  expect(keep.get("hand")).toBeNull();
  expect(store.getItem("other")).toBe("1");
});

test("blocked storage works in memory", () => {
  const keep = openKeep(() => {
    throw new Error("SecurityError");
  });
  keep.set("hand", "x");
  expect([keep.kept, keep.get("hand")]).toEqual([false, "x"]);
  keep.clear();
  expect(keep.get("hand")).toBeNull();
});

test("full storage falls back to memory for what does not fit", () => {
  const keep = openKeep(() => fake(true));
  keep.set("hand", "long text");
  expect([keep.kept, keep.get("hand")]).toEqual([false, "long text"]);
  keep.set("hand", "x");
  expect(keep.kept).toBe(true);
});
