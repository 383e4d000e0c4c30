import type { Ask, JobName, Tell } from "./messages.ts";
import { openQueue } from "./queue.ts";

const tell = (message: Tell): void => postMessage(message);
const queue = openQueue<JobName>((job) => tell({ tell: "failed", job }));

/** Works away from the page that people touch. */
addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  if (data.ask === "hand") {
    queue.clear();
    tell({ tell: "decisions", decisions: [] });
  } else if (data.ask === "stop") queue.stop(data.job);
  else if (data.ask === "go") queue.go(data.job);
  else queue.first(data.job);
});
