import { type Decision, decisionsOf, type Reviewing, type ReviewOptions, startReview, tournamentOptions } from "@sidepot/trainer/coach";
import type { Ask, JobName, Tell } from "./messages.ts";
import { openQueue } from "./queue.ts";
import { sidePotsJob } from "./side-pots.ts";

const tell = (message: Tell): void => postMessage(message);
const queue = openQueue<JobName>((job) => tell({ tell: "failed", job }));
let demonstrated = false;

/** A review that tells how far it is after each step; it is begun with its first. */
function review(decision: Decision, options: ReviewOptions): void {
  const job = decision.at;
  let work: Reviewing | null = null;
  queue.add({
    name: job,
    get answered() {
      return work !== null && work.review !== null;
    },
    step() {
      work ??= startReview(decision, options);
      const more = work.step();
      tell({ tell: "review", job, over: !more, progress: work.progress, review: work.review, problem: work.problem });
      return more;
    },
  });
}

/** Works away from the page that people touch. */
addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  if (data.ask === "hand") {
    const { events, hero } = data.hand;
    const decisions = hero === null ? [] : decisionsOf(events, hero as Decision["seen"]["seat"]);
    tell({ tell: "decisions", decisions });
    const options = tournamentOptions(data.hand);
    for (const decision of decisions) review(decision, options);
  } else if (data.ask === "stop") queue.stop(data.job);
  else if (data.ask === "go") queue.go(data.job);
  else {
    if (data.job === "side-pots" && !demonstrated) {
      demonstrated = true;
      queue.add(sidePotsJob((rows, over) => tell({ tell: "side-pots", rows, over })));
    }
    queue.first(data.job);
  }
});
