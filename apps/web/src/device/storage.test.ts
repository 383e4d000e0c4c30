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

test("a storage that can no longer be read keeps the page going on what it knows", () => {
  const store = fake();
  const keep = openKeep(() => store);
  keep.set("hand", "x");
  store.getItem = () => {
    throw new Error("SecurityError");
  };
  expect([keep.get("hand"), keep.get("last")]).toEqual(["x", null]);
  store.removeItem = store.getItem as never;
  keep.clear();
  expect(keep.get("hand")).toBeNull();
});

test("other tabs are heard where they change what is ours", () => {
  const store = fake();
  let say: (event: Pick<StorageEvent, "key" | "storageArea">) => void = () => {};
  const keep = openKeep(
    () => store,
    (heard) => {
      say = heard;
    },
  );
  const heard: (string | null)[] = [];
  keep.watch((key) => heard.push(key));
  for (const key of ["sidepot.hand", "other", "sidepot.probe", null]) say({ key, storageArea: store });
  say({ key: "sidepot.hand", storageArea: fake() });
  expect(heard).toEqual(["hand", null]);
});

test("what another tab wrote is newer than what did not fit", () => {
  const store = fake(true);
  let say: (event: Pick<StorageEvent, "key" | "storageArea">) => void = () => {};
  const keep = openKeep(
    () => store,
    (heard) => {
      say = heard;
    },
  );
  keep.watch(() => {});
  keep.set("hand", "long text");
  store.setItem("sidepot.hand", "y");
  say({ key: "sidepot.hand", storageArea: store });
  expect([keep.get("hand"), keep.kept]).toEqual(["y", true]);
});
