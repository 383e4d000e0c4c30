import type { Keep } from "./storage.ts";

/** A place that keeps texts, whose `kept` screens can follow: it turns false the moment something did not fit. */
export function watched(keep: Keep): Keep {
  let kept = $state(keep.kept);
  return {
    get kept() {
      return kept;
    },
    get: keep.get,
    set(key, value) {
      keep.set(key, value);
      kept = keep.kept;
    },
    clear() {
      keep.clear();
      kept = keep.kept;
    },
    watch: (changed) =>
      keep.watch((key) => {
        kept = keep.kept;
        changed(key);
      }),
  };
}
