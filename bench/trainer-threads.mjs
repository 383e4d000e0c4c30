// Tasks of bench:trainer, done by as many threads as there are cores.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

const MOST = 8;

/** Does all tasks; answers what each found, in their order. Tasks that take long should come first. */
export async function doTasks(tasks) {
  const answers = new Array(tasks.length);
  let next = 0;
  let done = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("trainer-worker.mjs", import.meta.url));
      const give = () => {
        if (next < tasks.length) worker.postMessage({ at: next, ...tasks[next++] });
        else worker.terminate().then(resolve, reject);
      };
      worker.on("message", ({ at, value }) => {
        answers[at] = value;
        if (process.stderr.isTTY) process.stderr.write(`\r${++done} of ${tasks.length} `);
        give();
      });
      worker.on("error", reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(tasks.length, availableParallelism(), MOST) }, one));
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  return answers;
}
